# Cardinal, Tiddle-a-Wink scores as Block: hands of 3, 8 and 10 collect 5 + 7 = 12, 2 and 0. Round 2, decision of the
# rules page: equal lowest hands both collect. Played with the double-6 set; the holder of the highest double opens
# every round.
game: tiddle-a-wink
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 2-1
hand 1: 5-3
hand 2: 5-5
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 12 2 0
round 2
hand 0: 3-1
hand 1: 5-4
hand 2: 6-6 4-0
= turn: 2
2 6-6 > lead
= turn: 0
0 pass
1 pass
2 pass
= round: 5 0 5
= scores: 17 2 5
