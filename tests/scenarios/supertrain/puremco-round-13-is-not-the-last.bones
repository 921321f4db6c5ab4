# Puremco, SuperTrain: the engine of round 13 is 0-0, and one more round follows.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 13
first: 0
hand 0: 5-0
hand 1: W-W
= hub: 0-0
0 5-0 > 0
= scores: 0 20
= over: no
round 14
hand 0: 9-8
hand 1: 3-2
= hub: W-W
= turn: 1
1 3-2 > M =3
= scores: 17 20
= over: 0
