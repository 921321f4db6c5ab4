# Cardinal, Big Clock, decision: two doubles go home in the deal; of two empty hours the one dealt to first is filled
# first.
game: big-clock
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-6 5-5 2-1 3-0 5-3 6-2 4-1 4-2 1-0
= hour 6: 6-6
= hour 5: 5-5
= hour 1: none
= hour 2: none
= moves: fill
0 fill
= hour 1: 4-1
= hour 2: none
= moves: fill
0 fill
= hour 2: 4-2
= scores: 4
= moves: turn
