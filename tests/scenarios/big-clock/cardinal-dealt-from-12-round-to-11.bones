# Cardinal, Big Clock: 0-0 is taken out wherever it lies in the shuffled set; the first tile goes to 12, the next ones
# to 1, 2 .. 11.
game: big-clock
edition: cardinal
set: 12
players: Ann
round 1
yard: 11-9 10-3 0-0 6-1 8-5 12-0 4-2 9-8 11-5 12-3 2-0 6-4 9-1 10-6 10-10
= hour 12: 11-9
= hour 1: 10-3
= hour 2: 6-1
= hour 3: 8-5
= hour 4: 12-0
= hour 5: 4-2
= hour 6: 9-8
= hour 7: 11-5
= hour 8: 12-3
= hour 9: 2-0
= hour 10: 6-4
= hour 11: 9-1
= up: none
= yard: 2
= scores: 12
= moves: turn
