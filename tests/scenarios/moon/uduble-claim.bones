# UDuble, Moon, option claim: the bidder with the four highest trumps lays the hand down and has every trick; the tile put aside counts for nobody.
# Round 2: one step lower it is not certain, and nothing can be claimed.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
options: claim=yes
round 1
first: 0
hand 0: 6-6 6-5 6-4 1-1
hand 1: 5-5 4-4 6-1 3-2
hand 2: 3-3 2-2 6-2 4-1
yard: 6-3
0 bid 4
1 pass
2 pass
! 0 claim
0 aside 1-1
! 0 claim
0 trump 6
= moves: 6-6 | 6-5 | 6-4 | 6-3 | claim
0 claim
= turn: none
= round: 4 0 0
round 2
hand 0: 6-5 6-4 6-3 1-1
hand 1: 5-5 4-4 6-1 3-2
hand 2: 3-3 2-2 6-6 4-1
yard: 6-2
1 pass
2 pass
0 bid 4
0 aside 1-1
0 trump 6
= moves: 6-5 | 6-4 | 6-3 | 6-2
! 0 claim
