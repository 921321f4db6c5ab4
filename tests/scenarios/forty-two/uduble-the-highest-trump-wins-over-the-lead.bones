# UDuble, Forty-Two: of several trumps in one trick the highest wins, whoever led and whatever suit was led.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 2-0 6-1
hand 1: 6-6 6-2
hand 2: 3-2 4-4
hand 3: 5-5 5-2
1 bid 30
2 pass
3 pass
0 pass
1 trump 2
1 6-6
= moves: 3-2 | 4-4
2 3-2
= moves: 5-5 | 5-2
3 5-2
= moves: 6-1              # a six is held, so no trump
0 6-1
= turn: 3
3 5-5
0 2-0
= moves: 6-2
1 6-2
2 4-4
= round: 30 0             # 12 taken by the bidders, nothing by the others
