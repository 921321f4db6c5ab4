# Cardinal, Four-Hand Texas, decision: with doubles as trumps a double belongs to no number's suit: who holds 6-6 and no other six need not follow
# a six, and who holds another six must play that one.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 6-5 2-1
hand 1: 6-6 3-1
hand 2: 6-4 5-5
hand 3: 6-0 3-3
0 bid 30
1 pass
2 pass
3 pass
0 trump doubles
0 6-5
= moves: 6-6 | 3-1
1 3-1
= moves: 6-4
! 2 5-5
2 6-4
= moves: 6-0
3 6-0
= turn: 0                 # without its double 6-5 is the highest six
0 2-1
1 6-6
2 5-5
3 3-3
= round: 0 41             # 11 taken by each side
