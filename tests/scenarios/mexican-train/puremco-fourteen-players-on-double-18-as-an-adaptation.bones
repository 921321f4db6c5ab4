# Adaptation: double-18 is printed for nine to twelve players or more; with fourteen the marker of the last seat opens its train to all.
game: mexican-train
edition: puremco
set: 18
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus, Hal, Ida, Jo, Kit, Lou, Max, Ned
round 1
first: 13
hand 0: 18-0 0-0
hand 1: 18-1 1-1
hand 2: 18-2 2-2
hand 3: 18-3 3-3
hand 4: 18-4 4-4
hand 5: 18-5 5-5
hand 6: 18-6 6-6
hand 7: 18-7 7-7
hand 8: 18-8 8-8
hand 9: 18-9 9-9
hand 10: 18-10 10-10
hand 11: 18-11 11-11
hand 12: 18-12 12-12
hand 13: 17-16 15-14
yard: 14-13
= hub: 18-18
= turn: 13
13 draw
13 pass
= markers: 13
= moves: 18-0 > 0 | 18-0 > 13 | 18-0 > M
0 18-0 > 13
= turn: 1
