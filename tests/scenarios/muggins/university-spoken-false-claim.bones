# University, Muggins, calls=spoken: a false claim is no refusal, the tile lies, but it scores nothing, whether the ends make no multiple of five (11)
# or another one (10 claimed as 15).
game: muggins
edition: university
set: 6
players: Ann, Ben
options: calls=spoken
round 1
first: 0
hand 0: 6-5 3-3
hand 1: 5-4 1-1
0 6-5 > lead !10          # 11
= scores: 0 0
= turn: 1
! 1 muggins               # no points were missed
1 5-4 > 6-5.5 !15         # 6 + 4 = 10
= scores: 0 0
