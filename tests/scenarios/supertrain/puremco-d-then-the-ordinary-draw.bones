# Puremco, SuperTrain: who cannot play after the tile of the D draws the ordinary tile as well before passing with a marker.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: D-W 9-1
hand 1: 4-1 3-0
yard: 7-6 8-2 5-5
0 D-W > 0 =W
1 draw
= moves: draw
! 1 pass
1 draw
= hand 1: 4-1 3-0 7-6 8-2
= moves: pass
1 pass
= markers: 1
= yard: 1
