# UDuble, Moon, decision: trumps are ones to sixes or the blank; doubles as a suit and no trumps are not to be had.
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
0 bid 4
1 pass
2 pass
0 aside 2-1
= moves: trump 0 | trump 1 | trump 2 | trump 3 | trump 4 | trump 5 | trump 6
! 0 trump doubles
! 0 trump none
! 0 trump 7
! 1 trump 5
0 trump 6
= turn: 0
