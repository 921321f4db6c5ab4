# Cardinal, Block: when nobody can play any more, everyone collects the difference to each hand that is higher than the own one.
# Hands of 3, 8 and 10: the first gets 5 + 7 = 12, the second 2, the third nothing. It takes a pass of every player in a row.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-6 2-1
hand 1: 5-3
hand 2: 5-5
0 6-6 > lead
= turn: 1
= moves: pass
! 1 5-3 > 6-6
1 pass
= moves: pass
2 pass
= turn: 0
= moves: pass
= scores: 0 0 0
0 pass
= turn: none
= round: 12 2 0
= scores: 12 2 0
= over: no
! 1 pass                  # the round is over
! 0 2-1 > 6-6
