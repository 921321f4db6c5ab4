# UDuble, Moon: of a suit the double is the highest tile, then the other end decides; any trump beats it.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 2
hand 0: 5-4 6-2
hand 1: 6-5 6-6
hand 2: 5-1 5-5
yard: 1-1
2 bid 4
0 pass
1 pass
2 aside 1-1
2 trump 2
2 5-1
0 5-4
1 6-5
= turn: 1                 # 6-5 over 5-4 over 5-1
1 6-6
2 5-5
= moves: 6-2
0 6-2                     # the trump
= turn: none
= round: 1 1 -4
round 2
hand 0: 5-4 6-2
hand 1: 6-5 6-6
hand 2: 5-1 5-5
yard: 1-1
0 pass
1 pass
2 bid 4
2 aside 1-1
2 trump 2
2 5-5
0 5-4
1 6-5
= turn: 2                 # the double over 6-5
