# Cardinal, Four-Hand Texas: a bid that is made scores what was taken, for both sides; one that is not gives the others the bid besides their own.
# 5-5 and 6-4 are 10, 5-0, 3-2 and 4-1 are 5, a trick is 1.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
0 bid 31
1 pass
2 pass
3 pass
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
0 2-1
1 3-2
2 0-0
3 6-6
= round: 31 6
round 2
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
1 pass
2 pass
3 pass
0 bid 32
0 trump 5
0 5-5
1 5-0
2 6-4
3 4-1
0 2-1
1 3-2
2 0-0
3 6-6
= round: 0 38
= scores: 31 44
