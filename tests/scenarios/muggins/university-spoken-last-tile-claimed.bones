# University, Muggins, calls=spoken: the claim made with the last tile counts, on top of the opponents' rounded pips.
game: muggins
edition: university
set: 6
players: Ann, Ben
options: calls=spoken
round 1
first: 0
hand 0: 6-5 5-4
hand 1: 3-3 1-1
0 6-5 > lead
1 pass
0 5-4 > 6-5.5 !10         # 6 + 4
= round: 20 0             # 10, and 8 rounded to 10
