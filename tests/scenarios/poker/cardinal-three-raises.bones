# Cardinal, Poker, decision: three raises at most in a round of betting, whoever made them; the bet is none of them.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
0 bet
1 raise
= moves: call | raise | fold
0 raise
= moves: call | raise | fold
1 raise
= moves: call | fold
! 0 raise
0 call
= round: 9 -9             # 1 + 2 + 6
