# Cardinal, Good Neighbors: the sheet's three pairs 6-1 + 12-6, 12-9 + 12-3 and 3-2 + 5-3 go in one turn; six new tiles
# come.
game: good-neighbors
edition: cardinal
set: 12
players: Ann
round 1
yard: 9-3 8-7 6-1 0-0 3-1 12-6 12-9 12-3 11-11 3-2 5-3 10-4 7-7 8-8 2-2 6-6 5-5 4-4 3-3
0 6-1+12-6 12-9+12-3 3-2+5-3
= layout: 9-3 8-7 0-0 3-1 11-11 10-4 7-7 8-8 2-2 6-6 5-5 4-4
= yard: 1
= scores: 13
= moves: 8-7+7-7
