# Cardinal, Four-Hand Texas, decision: as on the other sheet a tile with the trump number is a trump only, and any other tile leads its higher end.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-1 5-2
hand 1: 6-2 6-0
hand 2: 4-1 2-0
hand 3: 6-6 2-2
0 bid 30
1 pass
2 pass
3 pass
0 trump 2
0 6-1
= moves: 6-0              # 6-2 is a trump
! 1 6-2
1 6-0
= moves: 4-1 | 2-0        # ones are not asked for
2 4-1
= moves: 6-6
3 6-6
= turn: 3
3 2-2
= moves: 5-2              # a trump was led
0 5-2
1 6-2
2 2-0
= turn: none
= round: 0 37             # 6 + 1 taken
