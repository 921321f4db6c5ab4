# Cardinal, Block (as in Draw): the first player leads whatever tile he likes, a double or not; the lead goes one seat to the left
# every round, whoever won. Rounds 2 and 3 name no first seat. A lead that is the last tile goes out at once.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 2
hand 0: 6-1
hand 1: 5-0
hand 2: 4-3 2-2 3-1
= turn: 2
= moves: 4-3 > lead | 2-2 > lead | 3-1 > lead
! 0 6-1 > lead            # not his turn
! 2 6-1 > lead            # not his tile
! 2 pass
! 2 draw
! 2 3-1 > 2-2             # nothing lies there
2 3-1 > lead
= turn: 0
= moves: 6-1 > 3-1.1
0 6-1 > 3-1.1
= round: 16 0 0           # out: 5 + 7 + 4
= scores: 16 0 0
round 2
hand 0: 5-4 1-1
hand 1: 6-6
hand 2: 3-2
= turn: 0
! 1 6-6 > lead            # a higher double gives no right to lead
= moves: 5-4 > lead | 1-1 > lead
0 5-4 > lead
1 pass
2 pass
0 pass
= round: 13 0 7           # hands of 2, 12 and 5
= scores: 29 0 7
round 3
hand 0: 6-6
hand 1: 0-0
hand 2: 1-1
= turn: 1
= moves: 0-0 > lead
1 0-0 > lead
= turn: none
= round: 0 14 0
= scores: 29 14 7
