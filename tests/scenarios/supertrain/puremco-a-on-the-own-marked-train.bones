# Puremco, SuperTrain: an A on another player's marked train leaves the marker there; an A of the owner on the own train takes it off.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 9-1 8-0
hand 1: A-W 4-3 2-0
yard: 7-6 A-W 5-4
0 draw
0 pass
= markers: 0
1 A-W > 0 =A
= markers: 0
= moves: draw
0 draw
0 A-W > 0 =W
= markers: none
= turn: 1
= moves: draw
