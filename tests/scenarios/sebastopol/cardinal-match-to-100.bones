# Cardinal, Sebastopol: 100 points is game, as in Block. Every round belongs to the holder of 6-6, nothing rotates. 97
# is not enough; three more are. (6-6 as the only tile of a hand is out with the lead.)
game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-6
hand 1: 6-5 6-4 5-5
hand 2: 6-3 6-2 5-4 4-4
hand 3: 6-1 6-0 5-3 5-1 4-1
0 6-6 > lead
= round: 97 0 0 0        # 31 + 34 + 32
= over: no
round 2
hand 0: 1-0
hand 1: 0-0
hand 2: 6-6
hand 3: 1-1
= turn: 2
2 6-6 > lead
= scores: 97 0 3 0
= over: no
round 3
hand 0: 6-6
hand 1: 0-0
hand 2: 1-0
hand 3: 1-1
= turn: 0
0 6-6 > lead
= scores: 100 0 3 0
= over: 0
= turn: none
