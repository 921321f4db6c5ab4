# UDuble, Moon: with another number as trumps 0-0 is a suit of one tile: led it stands unless it is trumped, played to another suit it takes nothing.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 0-0 5-1 5-2
hand 1: 4-1 4-4 4-3
hand 2: 6-3 2-2 2-1
yard: 1-1
0 bid 4
1 pass
2 pass
0 aside 1-1
0 trump 6
0 0-0
= moves: 4-1 | 4-4 | 4-3
1 4-3
= moves: 6-3 | 2-2 | 2-1
2 2-1
= turn: 0                 # nobody can follow, nobody trumped
0 5-1
1 4-1
2 2-2
0 5-2
1 4-4
2 6-3
= turn: none
= round: -4 0 1
round 2
hand 0: 0-0 5-1
hand 1: 4-1 4-4
hand 2: 6-3 2-2
yard: 1-1
1 bid 4
2 pass
0 pass
1 aside 1-1
1 trump 3
1 4-1
2 2-2
0 0-0                     # a discard, double or not
= turn: 1
1 4-4
2 6-3
0 5-1
= turn: none
= round: 0 -4 1
round 3
hand 0: 6-1 5-1
hand 1: 4-1 6-3
hand 2: 0-0 2-2
yard: 1-1
2 bid 4
0 pass
1 pass
2 aside 1-1
2 trump 6
2 0-0
0 5-1
1 6-3                     # trumped
= turn: 1
