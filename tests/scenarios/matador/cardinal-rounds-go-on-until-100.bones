# Cardinal, Matador: only the 100 points end the match, not a number of rounds: two players, three rounds, and no winner yet.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 5-5
hand 1: 2-0
0 5-5 > lead
= scores: 2 0
= over: no
round 2
hand 0: 6-5
hand 1: 4-4
= turn: 1
1 4-4 > lead
= scores: 2 11
= over: no
round 3
hand 0: 5-5
hand 1: 1-0
= turn: 0
0 5-5 > lead
= scores: 3 11
= over: no
