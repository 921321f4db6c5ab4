# University, Muggins: the first tile may score too, and it need not be a double: 6-4 makes 10, 3-2 makes 5, 5-5 alone makes 10, 6-5 nothing.
# Any tile may lead, and the lead goes round: rounds 2 to 4 name no first seat.
game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-4 5-5 1-0
hand 1: 4-3
= turn: 0
= moves: 6-4 > lead | 5-5 > lead | 1-0 > lead
! 1 4-3 > lead
! 0 draw
! 0 pass
0 6-4 > lead
= scores: 10 0
1 4-3 > 6-4.4             # 6 + 3; out: 10 + 1 = 11 gives 10
= scores: 10 10
round 2
hand 0: 6-6 4-0
hand 1: 3-2 1-1
= turn: 1
= moves: 3-2 > lead | 1-1 > lead
1 3-2 > lead
= scores: 10 15
0 pass
1 pass
= scores: 10 30           # 2 against 16, rounded to 15
round 3
hand 0: 5-5 1-0
hand 1: 6-4 1-1
= turn: 0
0 5-5 > lead
= scores: 20 30
1 pass
0 pass
= scores: 30 30           # 1 against 12, rounded to 10
round 4
hand 0: 6-4
hand 1: 6-5 0-0
= turn: 1
1 6-5 > lead
= scores: 30 30           # 11
