# Cardinal, Poker: who checked may still call, raise or fold when somebody bets; everybody answers the last raise, and then it is over.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
round 1
first: 1
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
1 check
2 bet
= moves: call | raise | fold
0 call
= turn: 1
! 1 check
= moves: call | raise | fold
1 raise
= turn: 2
= moves: call | raise | fold
2 call
= turn: 0
= moves: call | raise | fold
0 call
= turn: none              # all have put in the same
= round: 10 -5 -5
