# UDuble, Moon: the bidder need not use the widow: it may be the very tile that is put aside.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 1
hand 0: 6-6 5-1
hand 1: 5-5 4-1
hand 2: 4-4 3-1
yard: 2-1
1 pass
2 bid 4
0 pass
= turn: 2
= hand 2: 4-4 3-1 2-1
= moves: aside 4-4 | aside 3-1 | aside 2-1
2 aside 2-1
= hand 2: 4-4 3-1
2 trump 3
= moves: 4-4 | 3-1
