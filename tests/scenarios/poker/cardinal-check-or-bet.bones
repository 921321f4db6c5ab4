# Cardinal, Poker: as long as nobody has bet one may check or bet; decision: there is no folding without something to call.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
= turn: 0
= moves: check | bet
! 0 fold
! 0 call
! 0 raise
! 1 check
! 0 6-6
! 0 stand
! 0 exchange 4-1
0 check
= turn: 1
= moves: check | bet
! 1 fold
1 check
= turn: 2
= moves: check | bet
2 bet
= turn: 0
= moves: call | raise | fold
