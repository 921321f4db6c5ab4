# Cardinal, Muggins: who could not play and drew a tile that fits may play it or go on drawing; who cannot play has to draw.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 2-1
hand 1: 5-4 3-3
yard: 6-1 6-3 1-0
0 6-6 > lead
= moves: draw
! 1 pass
1 draw
= moves: 6-1 > 6-6 | draw
1 draw
= moves: 6-1 > 6-6 | 6-3 > 6-6 | draw
1 6-3 > 6-6
= scores: 0 15
= yard: 1
= turn: 0
= moves: draw
