# Pressman, the basic game: the differences go to the winner alone. Blocked (round 1) the lowest hand subtracts its own pips from each of the others;
# who has no tile left (round 2) has nothing to subtract: the sum of all other hands. Fives on the table bring nothing.
game: draw
edition: pressman
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 5-5 5-1
hand 1: 4-3
hand 2: 6-6 2-0
= turn: 2
2 6-6 > lead
0 pass
1 pass
2 pass
= round: 0 0 19           # blocked at once: 2 against 16 and 7, 14 + 5
round 2
hand 0: 5-5 5-1
hand 1: 4-3
hand 2: 6-4 2-0
= turn: 0
0 5-5 > lead
= scores: 0 0 19          # 10 on the table, and nothing for it
1 pass
2 pass
0 5-1 > 5-5
= turn: none
= round: 19 0 0           # 7 + 12
