# Cardinal, Big Clock on double-9: the clock runs from 1 to 9, dealt in that order, and 0-0 is set aside as well.
game: big-clock
edition: cardinal
set: 9
players: Ann
round 1
yard: 9-1 8-2 7-3 6-0 5-1 0-0 4-2 7-1 8-3 9-9 5-2
= hour 1: 9-1
= hour 2: 8-2
= hour 3: 7-3
= hour 4: 6-0
= hour 5: 5-1
= hour 6: 4-2
= hour 7: 7-1
= hour 8: 8-3
= hour 9: 9-9
= yard: 1
= scores: 8              # 9-9 was dealt to its own hour
= moves: turn
0 turn
= up: 5-2
= moves: 5-2 > 2 | 5-2 > 5 | 5-2 > 6
