# UDuble, Forty-Two, the two worked examples: 30 bid and 35 taken score 35, with 7 for the other side; 37 bid and 35 taken score nothing,
# and the other side gets its 7 and the 37. Seats 0 and 2 are the first number, 1 and 3 the second.
# Both hands are the same: five tricks with 4-1, 6-4, 5-5 and 5-0 make 35, two tricks with 3-2 make 7.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 1
hand 0: 4-4 6-4 5-4 5-5 6-6 2-1 3-0
hand 1: 4-1 5-0 2-2 3-3 6-0 1-0 0-0
hand 2: 4-3 4-0 5-3 6-1 1-1 2-0 6-5
hand 3: 4-2 3-2 5-1 6-2 6-3 3-1 5-2
1 pass
2 pass
3 pass
0 bid 30
0 trump 4
0 4-4
1 4-1
2 4-3
3 4-2
0 6-4
1 0-0
2 4-0
3 3-1
0 5-5
1 5-0
2 5-3
3 5-1
0 6-6
1 6-0
2 6-1
3 6-2
0 5-4
1 1-0
2 6-5
3 6-3
0 2-1
1 2-2
2 2-0
3 3-2
= turn: 1
1 3-3
2 1-1
3 5-2
0 3-0
= round: 35 7
= scores: 35 7
= over: no
round 2
hand 0: 4-4 6-4 5-4 5-5 6-6 2-1 3-0
hand 1: 4-1 5-0 2-2 3-3 6-0 1-0 0-0
hand 2: 4-3 4-0 5-3 6-1 1-1 2-0 6-5
hand 3: 4-2 3-2 5-1 6-2 6-3 3-1 5-2
= turn: 2                 # the shuffle went to the left
2 pass
3 pass
0 bid 37
1 pass
0 trump 4
0 4-4
1 4-1
2 4-3
3 4-2
0 6-4
1 0-0
2 4-0
3 3-1
0 5-5
1 5-0
2 5-3
3 5-1
0 6-6
1 6-0
2 6-1
3 6-2
0 5-4
1 1-0
2 6-5
3 6-3
0 2-1
1 2-2
2 2-0
3 3-2
1 3-3
2 1-1
3 5-2
0 3-0
= round: 0 44
= scores: 35 51
