# Adaptation: SuperTrain is printed for two to eight players or more; nine can play it, each with a train.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus, Hal, Ida
round 1
first: 8
hand 0: 12-0 0-W
hand 1: 12-1 1-W
hand 2: 12-2 2-W
hand 3: 12-3 3-W
hand 4: 12-4 4-W
hand 5: 12-5 5-W
hand 6: 12-6 6-W
hand 7: 12-7 7-W
hand 8: 12-8 8-W
yard: 11-10
= hub: 12-12
= turn: 8
8 12-8 > 8
= turn: 0
0 12-0 > M
= turn: 1
