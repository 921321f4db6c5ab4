# Cardinal, Block (scored as Muggins): who plays the last tile gets the pips of all other hands, nothing is subtracted or rounded.
# Nobody else moves after that.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
first: 1
hand 0: 5-5 6-4
hand 1: 3-2 2-2
hand 2: 6-6 1-0
hand 3: 5-4
1 3-2 > lead
2 pass
3 pass
0 pass
= scores: 0 0 0 0
1 2-2 > 3-2.2
= turn: none
= moves: none
= round: 0 42 0 0         # 20 + 13 + 9
= scores: 0 42 0 0
! 2 pass
