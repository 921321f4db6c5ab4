# UDuble, Moon: 21 that fails costs 21, and the others score their tricks.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 2
hand 0: 6-6 5-1
hand 1: 5-5 4-1
hand 2: 4-4 3-1
yard: 2-1
2 bid 21
= moves: pass
0 pass
1 pass
2 aside 2-1
2 trump 5
2 3-1
0 5-1
1 5-5
= turn: 1
1 4-1
2 4-4
0 6-6
= turn: none
= round: 0 1 -21          # the one trick that was taken does not soften it
= scores: 0 1 -21
= over: no
