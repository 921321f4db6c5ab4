# UDuble, Moon plays like Forty-Two: the higher end is led, a tile with the trump number is a trump only, who can must follow, others are free.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 5-3 3-3 6-6
hand 1: 6-5 4-2 2-1
hand 2: 5-2 5-1 4-3
yard: 1-1
0 bid 4
1 pass
2 pass
0 aside 1-1
0 trump 2
0 5-3
= moves: 6-5
! 1 4-2
1 6-5
= moves: 5-1              # 5-2 is a trump, and threes are not asked for
! 2 5-2
! 2 4-3
2 5-1
= turn: 1
1 4-2                     # a trump is led
= moves: 5-2
! 2 4-3
2 5-2
= moves: 3-3 | 6-6
0 3-3
= turn: 2                 # 5-2 over 4-2
2 4-3
= moves: 6-6
0 6-6
1 2-1
= turn: none
= round: -4 2 1           # one trick is short of four
