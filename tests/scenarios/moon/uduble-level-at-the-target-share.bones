# UDuble, Moon, decision: two who reach the target level, the bidder not among them, share the match. Target 2 instead of 21.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
options: target=2
round 1
first: 2
hand 0: 5-5 4-4 3-2 4-2
hand 1: 5-2 5-3 3-3 2-2
hand 2: 5-1 4-1 3-1 2-1
yard: 6-1
2 bid 4
0 pass
1 pass
2 aside 6-1
2 trump 6
2 5-1
0 5-5
1 5-2
0 4-4
1 5-3
2 4-1
0 3-2
1 3-3
2 3-1
1 2-2
2 2-1
0 4-2
= scores: 2 2 -4
= over: 0 1
