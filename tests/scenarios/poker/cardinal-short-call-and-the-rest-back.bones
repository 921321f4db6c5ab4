# Cardinal, Poker, decision: a call with less than the others bet stays a call: it cannot be more than what is left. The short hand wins only what
# was matched, the bettor takes the rest back.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: chips=10, bet=3
round 1
first: 1
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-6 5-5 4-1 3-2 2-1
1 bet
0 call
= scores: 6 14
round 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
= scores: 5 13
0 bet
1 raise
= scores: 2 7
= turn: 0
= moves: call | fold      # 3 to call, 2 left
! 0 raise
0 call
= turn: none
= scores: 12 8            # 6 of each; the seventh of seat 1 comes back
= round: 6 -6
