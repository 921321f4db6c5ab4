# Cardinal, Poker: who has no chips left is dealt nothing, pays no ante and is passed over; the first word goes to the next who has some.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
options: chips=10, bet=9
round 1
first: 0
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
0 bet
= moves: call | fold
1 call
2 fold
= scores: 21 0 9
= over: no
round 2
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: none
hand 2: 6-5 5-1 4-2 3-1 6-2
= scores: 20 0 8
= hand 1: none
= turn: 2                 # it would have been seat 1
! 1 check
2 check
= turn: 0
0 check
= turn: none
= round: 1 0 -1
= scores: 22 0 8
