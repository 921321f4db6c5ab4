# Cardinal, Poker, option exchange: with one tile left one tile may be changed, any of the five, or none.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: exchange=yes
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
yard: 2-2
0 check
1 check
= turn: 0
= moves: stand | exchange 6-6 | exchange 5-5 | exchange 4-1 | exchange 3-2 | exchange 2-1
! 0 exchange 3-2 2-1
! 0 exchange 2-2
0 stand
= turn: 1
= yard: 1
= moves: stand | exchange 4-4 | exchange 3-3 | exchange 6-1 | exchange 5-2 | exchange 6-4
1 exchange 5-2
= hand 1: 4-4 3-3 6-1 6-4 2-2
= yard: 0
0 check
1 check
= round: -1 1
