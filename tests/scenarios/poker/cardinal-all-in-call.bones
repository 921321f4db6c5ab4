# Cardinal, Poker, decision: who has no more chips than the call takes may call with all of them or fold, but not raise; one chip more is enough
# for a raise (round 3).
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: chips=10, bet=4
round 1
first: 0
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-6 5-5 4-1 3-2 2-1
0 bet
1 call
= scores: 5 15
round 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
= scores: 4 14
= turn: 1
1 bet
= turn: 0
= moves: call | fold      # 4 left and 4 to call: there is nothing to raise with
! 0 raise
0 call
= scores: 10 10
round 3
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-6 5-5 4-1 3-2 2-1
0 bet
1 raise
= scores: 5 1
= moves: call | raise | fold
0 raise                   # 4 to call and the 1 that is left
= scores: 0 1
= moves: call | fold
1 call
= scores: 0 20
= over: 1
= turn: none
