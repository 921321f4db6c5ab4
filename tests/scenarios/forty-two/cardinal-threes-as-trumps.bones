# Cardinal, Four-Hand Texas, the sheet's example: with threes as trumps 3-3 is the highest, then 6-3, then 5-3.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 5-3 6-3
hand 1: 4-3 5-0
hand 2: 3-3 6-6
hand 3: 3-0 1-1
0 bid 30
1 pass
2 pass
3 pass
0 trump 3
0 6-3
1 4-3
2 3-3
3 3-0
= turn: 2
2 6-6
3 1-1
0 5-3
1 5-0
= turn: none
= round: 0 30             # 7 taken
round 2
hand 0: 5-3 2-1
hand 1: 6-3 5-0
hand 2: 4-3 6-6
hand 3: 3-0 1-1
1 pass
2 pass
3 pass
0 bid 30
0 trump 3
0 5-3
1 6-3
2 4-3
3 3-0
= turn: 1                 # 6-3 over 5-3
1 5-0
2 6-6
3 1-1
0 2-1
= round: 0 37             # 2 + 5 taken
