# Cardinal, Bergen: a double laid while the other end differs scores nothing.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 5-5 2-1
hand 1: 6-5 5-0 3-3
0 6-6 > lead
1 6-5 > 6-6
0 5-5 > 6-5
= scores: 2 0             # 6 and 5, a double at both ends
= moves: 5-0 > 5-5
1 5-0 > 5-5
= scores: 2 0
