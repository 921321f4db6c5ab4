# Cardinal, Poker, decision: the match is over as soon as one player holds all the chips, however many deals are left.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: chips=10, bet=9
round 1
first: 1
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
1 bet
0 call
= scores: 20 0
= over: 0
= turn: none
! 1 check
