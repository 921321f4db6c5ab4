# Cardinal, Four-Hand Texas: 168 lost is 168 for the others, and what they took.
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
1 pass
2 bid 42
3 bid 84
0 bid 168
= turn: 0                 # all others still in have spoken
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
0 2-1
1 3-2
2 0-0
3 6-6
= scores: 0 174
= over: no
