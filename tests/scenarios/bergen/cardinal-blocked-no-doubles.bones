# Cardinal, Bergen: when the round is blocked the lowest hand scores one point, not the difference.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 5-4
hand 1: 4-3
hand 2: 5-1 5-0
0 6-6 > lead
= moves: pass
1 pass
2 pass
= over: no
0 pass
= turn: none
= round: 2 1 0            # hands of 9, 7 and 11
