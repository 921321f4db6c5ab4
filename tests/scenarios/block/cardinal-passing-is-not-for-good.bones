# Cardinal, Block: a player who passed plays again as soon as somebody's tile makes it possible.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-5 5-1 4-4
hand 1: 3-2 1-0
hand 2: 3-1 6-6
0 6-5 > lead
= moves: pass
1 pass
= moves: 6-6 > 6-5.6
2 6-6 > 6-5.6
0 5-1 > 6-5
= turn: 1
! 1 pass
= moves: 1-0 > 5-1
1 1-0 > 5-1
2 pass
0 pass
= moves: pass
1 pass
= round: 0 3 5            # hands of 8, 5 and 4
= scores: 0 3 5
