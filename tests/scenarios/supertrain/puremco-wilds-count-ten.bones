# Puremco, SuperTrain: every W and every letter left in the hand counts 10 and every number its pips: 7-W 17, W-W 20, A-W 20, three A 60.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 12-1
hand 1: 7-W W-W S-W 0-W
hand 2: A-W A-W A-W 3-2
0 12-1 > 0
= round: 0 67 65
= scores: 0 67 65
