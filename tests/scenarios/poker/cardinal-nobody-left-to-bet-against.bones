# Cardinal, Poker: with all but one all in there is nothing to bet for: the hands are shown without a word, and what nobody matched comes back.
game: poker
edition: cardinal
set: 6
players: Ann, Ben
options: chips=10, ante=3, bet=5
round 1
first: 0
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-6 5-5 4-1 3-2 2-1
0 bet
1 call
= scores: 2 18
round 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
= turn: none
= scores: 4 16
= over: no
