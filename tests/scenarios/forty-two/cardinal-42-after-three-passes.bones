# Cardinal, Four-Hand Texas: a 42 with all others out stands at once; everybody passing on a 42 leaves it as well.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
1 pass
2 pass
3 pass
0 bid 42
= turn: 0
! 1 bid 84
0 trump 6
0 6-6
1 5-5
2 4-4
3 3-3
= round: 0 42             # 11 taken
round 2
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
= turn: 2
2 bid 42
= moves: pass | bid 84
3 pass
= moves: pass | bid 84
0 pass
= moves: pass | bid 84
1 pass
= turn: 2
2 trump 4
