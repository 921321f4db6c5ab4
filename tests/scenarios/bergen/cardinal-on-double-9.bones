# Cardinal, Bergen: larger sets may be used with the same rules.
game: bergen
edition: cardinal
set: 9
players: Ann, Ben
round 1
hand 0: 9-9 8-7 1-1
hand 1: 9-8 9-7
= moves: 9-9 > lead
0 9-9 > lead
= scores: 2 0
1 9-8 > 9-9
0 8-7 > 9-8
= moves: 9-7 > 9-9 | 9-7 > 8-7
1 9-7 > 8-7
= scores: 2 4             # 9 at the double and 9: three; and out
