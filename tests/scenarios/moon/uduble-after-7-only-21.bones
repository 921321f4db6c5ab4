# UDuble, Moon: above 7 there is only 21, and after 21 whoever is left can only pass.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 6-6 5-1
hand 1: 5-5 4-1
hand 2: 4-4 3-1
yard: 2-1
0 bid 7
= turn: 1
= moves: pass | bid 21
! 1 bid 7
1 bid 21
= turn: 2
= moves: pass
! 2 bid 21
2 pass
= turn: 1
