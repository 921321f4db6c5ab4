# University, Muggins: who goes out with a partner gets the pips of the other side, never those of the partner; blocked, the side with the lower
# total gets the other side's total. Both are rounded to the nearest five. Partners sit opposite: 0 + 2 against 1 + 3.
# Round 1: seat 0 is out; 7 + 6 = 13 gives 15, although the own side (19) holds more than the other side.
# Round 2, blocked: 8 + 7 = 15 is the lower side although seat 1 has the lowest hand; 3 + 19 = 22 gives 20.
game: muggins
edition: university
set: 6
players: Ann, Ben, Cy, Dee
options: partners=yes
round 1
first: 0
hand 0: 6-2 2-1
hand 1: 4-3
hand 2: 5-5 5-4
hand 3: 5-1
0 6-2 > lead             # 8
1 pass
2 pass
3 pass
0 2-1 > 6-2.2            # 6 + 1, and out
= scores: 15 0
round 2
first: 1
hand 0: 5-3
hand 1: 6-6 2-1
hand 2: 4-3
hand 3: 5-5 5-4
1 6-6 > lead             # 12
2 pass
3 pass
0 pass
1 pass
= scores: 35 0
