# Cardinal, Four-Hand Texas: 250 bid and lost is the match for the others, whatever else they took.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
1 bid 42
2 bid 84
3 bid 168
0 bid 250
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
0 2-1
1 3-2
2 0-0
3 6-6
= scores: 0 256
= over: 1 3
