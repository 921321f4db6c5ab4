# Cardinal, Matador: who plays the last tile gets all pips of all other hands, doubles in full; 100 points is game.
# 99 is not enough, the next round's single point is.
game: matador
edition: cardinal
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 5-4
hand 1: 12-12 12-11 11-11 10-10 10-0
0 5-4 > lead
= turn: none
= round: 99 0            # 24 + 23 + 22 + 20 + 10
= scores: 99 0
= over: no
round 2
hand 0: 8-2
hand 1: 12-5 1-0
= turn: 1
1 12-5 > lead
= moves: 8-2 > 12-5.5
0 8-2 > 12-5.5
= round: 1 0
= scores: 100 0
= over: 0
= turn: none
! 1 1-0 > 12-5
