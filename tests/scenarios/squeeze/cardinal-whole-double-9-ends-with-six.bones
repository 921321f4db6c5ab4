# Cardinal, Squeeze: 55 tiles are seven times seven and six more, so on double-9 the last addition is of six tiles.
# This deal comes out.
game: squeeze
edition: cardinal
set: 9
players: Ann
round 1
yard: 5-5 0-0 9-8 1-0 9-3 9-7 7-5 8-3 5-3 4-3 6-0 2-0 7-7 6-3 5-1 8-7 4-0 7-6 6-2 2-1 3-3 9-6 3-0 7-3 3-1 6-5 9-4 8-6 8-1 9-9 3-2 7-4 5-2 9-5 7-1 8-4 6-1 4-4 9-1 5-0 5-4 7-0 8-5 8-8 6-4 8-0 8-2 9-0 6-6 2-2 9-2 4-2 7-2 1-1 4-1
= yard: 48
= scores: 55
0 9-8+9-3
0 add
= yard: 41
0 8-3+5-3+4-3
0 7-5+7-7
0 6-0+6-3
0 1-0+2-0
0 add
= yard: 34
0 8-7+7-6
0 5-5+5-1
0 0-0+4-0
0 add
= yard: 27
0 3-0+7-3+3-1
0 6-5+8-6
0 6-2+9-6
0 9-7+9-4
0 add
= yard: 20
0 2-1+8-1
0 7-4+7-1
0 3-3+3-2
0 9-9+9-5
0 add
= yard: 13
0 5-0+7-0
0 8-4+4-4
0 5-2+5-4
0 add
= yard: 6
0 8-0+9-0
0 6-4+6-6
0 8-5+8-8+8-2
0 add
= yard: 0
0 2-2+9-2+4-2+7-2
0 6-1+9-1+1-1+4-1
= row: none
= over: 0
= scores: 0
