# Cardinal, Four-Hand Texas; the rules page: a pass is final, also after a 42; only players who have not passed speak once more.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 4-4 6-4 5-4 5-5 6-6 2-1 3-0
hand 1: 4-1 5-0 2-2 3-3 6-0 1-0 0-0
hand 2: 4-3 4-0 5-3 6-1 1-1 2-0 6-5
hand 3: 4-2 3-2 5-1 6-2 6-3 3-1 5-2
0 bid 30
1 pass
2 pass
3 bid 42
= turn: 0
0 pass
= turn: 3
! 1 bid 84
= moves: trump 0 | trump 1 | trump 2 | trump 3 | trump 4 | trump 5 | trump 6 | trump doubles | trump none
