# Cardinal, Poker, decision: when everybody checks the hands are shown and the best takes the antes.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 3
hand 0: 6-6 5-4 4-1 3-2 2-1
hand 1: 4-4 5-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
hand 3: 5-5 3-3 2-2 6-3 4-3
3 check
0 check
1 check
= turn: 2
= moves: check | bet
2 check
= turn: none
= round: -1 -1 -1 3       # a full hand
