# Cardinal, Block: while one player can play, the others passing does not block the round.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 1
hand 0: 4-4
hand 1: 6-5 5-2 2-1 6-3
hand 2: 4-0
1 6-5 > lead
2 pass
0 pass
= turn: 1
! 1 pass
= moves: 5-2 > 6-5.5 | 6-3 > 6-5.6
1 5-2 > 6-5.5
2 pass
0 pass
1 2-1 > 5-2
2 pass
0 pass
= moves: 6-3 > 6-5
1 6-3 > 6-5
= round: 0 12 0
= scores: 0 12 0
