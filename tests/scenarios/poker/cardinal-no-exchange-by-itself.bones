# Cardinal, Poker: it is straight poker unless the option says otherwise: no exchange, and one round of betting.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
yard: 2-2 5-3
0 check
! 1 exchange 5-2
! 1 stand
1 check
= turn: none
= yard: 2
= round: 1 -1
