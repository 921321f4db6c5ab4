# UDuble, Forty-Two, option claim: who is to lead and is sure of all the rest, whatever the others hold, may lay the hand down.
# The tricks that are left and every count in them go to that side: 3 + 10 + 10 + 5.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: claim=yes
round 1
first: 1
hand 0: 6-6 6-5 6-4
hand 1: 5-5 6-3 6-2
hand 2: 3-2 2-2 1-1
hand 3: 4-4 6-1 6-0
! 1 claim
1 pass
2 pass
3 pass
0 bid 30
! 0 claim                 # not before trumps are named
0 trump 6
= turn: 0
= moves: 6-6 | 6-5 | 6-4 | claim
! 1 claim
0 claim
= turn: none
= round: 0 30             # 28 taken
