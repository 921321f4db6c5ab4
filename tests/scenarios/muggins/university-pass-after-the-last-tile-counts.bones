# University, Muggins, decision of the rules page: the pass right after drawing the last tile is the first of those that block the round.
game: muggins
edition: university
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 2-1
hand 1: 5-4
yard: 3-0
0 6-6 > lead
1 draw
= moves: pass
1 pass
0 pass
= turn: none
= scores: 10 0            # 9 + 3 = 12
