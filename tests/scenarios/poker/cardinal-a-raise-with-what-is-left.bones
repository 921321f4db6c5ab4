# Cardinal, Poker, decision: who has more than the call but less than a whole raise raises with what is left and is all in; the others answer that.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: chips=10, bet=6
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
0 bet
= scores: 3 9
= moves: call | raise | fold
1 raise                   # 9, not 12
= scores: 3 0
= turn: 0
= moves: call | fold
0 call
= scores: 20 0
= over: 0
