# University, Muggins: the match goes to 250, and it is over at the moment somebody has them, in the middle of a round.
# 125, then 114 rounded to 115, then 10 for the first tile of round 3.
game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-2
hand 1: 6-6 6-5 6-4 6-3 6-1 6-0 5-5 5-4 5-3 5-1 4-4 4-3 4-2 4-1 3-3 3-2
0 6-2 > lead
= scores: 125 0
= over: no
round 2
hand 0: 6-2
hand 1: 6-6 6-5 6-4 6-3 6-1 6-0 5-5 5-4 5-3 5-1 4-4 4-3 4-2 4-1 3-3 3-2
= turn: 1
1 6-5 > lead
0 6-2 > 6-5.6
= scores: 240 0
= over: no
round 3
hand 0: 6-4 2-2
hand 1: 6-1 4-4
0 6-4 > lead
= scores: 250 0
= over: 0
= turn: none
= hand 0: 2-2
! 1 6-1 > 6-4.6
! 1 muggins
