# Cardinal, Poker follows the usual rules of the card game. Decision: ante 1, bets and raises of 2, three raises at most. Nobody checks a bet or calls
# nothing; when all others fold the pot is taken unseen. The scores are the chips. Round 1: antes 3, bets 8 + 4 + 8, a pot of 23.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
round 1
first: 1
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
= turn: 1
! 1 call
! 1 raise
! 2 bet
1 bet
= turn: 2
! 2 check
! 2 bet
= moves: call | raise | fold
2 raise
0 raise
1 raise
= turn: 2
! 2 raise                 # it would be the fourth
= moves: call | fold
2 fold
= turn: 0
0 call
= round: 14 -9 -5
= scores: 114 91 95       # the higher pair
round 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
= turn: 2
2 bet
0 fold
= turn: 1
1 fold
= scores: 113 90 97       # the worst hand has it: nobody called
round 3
hand 0: 6-5 5-1 4-2 3-1 6-2
hand 1: 6-6 5-5 4-1 3-2 2-1
hand 2: 4-4 3-3 6-1 5-2 6-4
= turn: 0
0 check
= turn: 1
1 check
2 check
= scores: 112 92 96       # three checks: the best hand takes the antes
