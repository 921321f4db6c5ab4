# Cardinal, Four-Hand Texas, decision: all four pass: no points, the deal moves to the left and the tiles are dealt anew.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
0 pass
1 pass
2 pass
3 pass
= turn: none
= round: 0 0
= scores: 0 0
= over: no
round 2
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
= turn: 1
