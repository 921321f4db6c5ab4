# UDuble, Forty-Two: the points for a set bid count towards the target like any others: the side that did not bid wins with them.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: target=40
round 1
first: 0
hand 0: 5-5 2-1
hand 1: 5-0 3-2
hand 2: 6-4 0-0
hand 3: 4-1 6-6
0 bid 35
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
= scores: 0 41
= over: 1 3
= turn: none
