# Cardinal, Poker: as with calls and raises, a player short of chips bets what is left: with 2 chips the bet of 4 is one of 2, and 2 are to be called.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
options: chips=10, ante=8, bet=4
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
= scores: 2 2 2
= moves: check | bet
0 bet
= scores: 0 2 2
= turn: 1
= moves: call | fold
1 call
= scores: 0 0 2
2 fold
= scores: 28 0 2
= over: no
