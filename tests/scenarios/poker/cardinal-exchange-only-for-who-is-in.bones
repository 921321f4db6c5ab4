# Cardinal, Poker, option exchange: who has folded changes nothing; and when all others have folded there is no exchange at all.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
options: exchange=yes
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
yard: 2-2 5-3 5-4 6-3 4-3
0 bet
1 fold
2 call
= turn: 0
! 1 stand
0 stand
= turn: 2
2 exchange 6-5 5-1 4-2 3-1 6-2
= hand 2: 2-2 5-3 5-4 6-3 4-3
= turn: 0
0 check
= turn: 2
2 check
= round: 4 -1 -3
round 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
yard: 2-2 5-3 5-4 6-3 4-3
1 bet
2 fold
0 fold
= turn: none
= yard: 5
= round: -1 2 -1
