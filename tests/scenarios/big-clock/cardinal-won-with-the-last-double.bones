# Cardinal, Big Clock on double-9: the last double laid at its hour wins.
game: big-clock
edition: cardinal
set: 9
players: Ann
round 1
yard: 1-1 2-2 3-3 4-4 5-5 6-6 7-7 8-8 9-2 9-9
= scores: 1
0 turn
= moves: 9-9 > 9
0 9-9 > 9
= over: 0
= scores: 0
