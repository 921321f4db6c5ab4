# Cardinal, Good Neighbors: the sheet's example of filling in: without 3-2, 3-1, 6-1 and 12-6 the 0-0 moves over, 12-9
# comes up to the top row, 12-3 to the left, the bottom three one row up, and four new tiles fill the bottom row.
game: good-neighbors
edition: cardinal
set: 12
players: Ann
round 1
yard: 9-3 8-7 6-1 0-0 3-1 12-6 12-9 12-3 11-11 3-2 5-3 10-4 7-2 8-8 2-2 1-1 6-6
0 6-1+12-6 3-1+3-2
= layout: 9-3 8-7 0-0 12-9 12-3 11-11 5-3 10-4 7-2 8-8 2-2 1-1
= yard: 1
= scores: 13
! 0 9-3+12-3 12-9+12-3   # 12-3 twice; and 12-9 is no longer beside it
= moves: 9-3+12-3
