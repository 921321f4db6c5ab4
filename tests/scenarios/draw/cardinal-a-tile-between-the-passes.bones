# Cardinal, Draw: only passes in a row block; a tile laid in between starts the count anew, and who passed plays again when something fits.
game: draw
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-5 4-4
hand 1: 3-2 2-1
hand 2: 5-3 1-1
0 6-5 > lead
= moves: pass             # no boneyard in this deal
! 1 draw
1 pass
2 5-3 > 6-5.5
= moves: pass
0 pass
= moves: 3-2 > 5-3
1 3-2 > 5-3
2 pass
0 pass
= turn: 1
= moves: 2-1 > 3-2
1 2-1 > 3-2
= scores: 0 10 0          # 8 + 2
