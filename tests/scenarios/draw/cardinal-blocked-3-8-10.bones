# Cardinal, Draw (scored as Muggins): blocked hands of 3, 8 and 10 score 5 + 7 = 12, 2 and 0. Tiles drawn in vain count in the hand.
# Round 2, decision of the rules page: equal hands collect alike from the higher one: 4, 4 and 10 give 6, 6, 0.
game: draw
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-6 2-1
hand 1: 5-0
hand 2: 5-5
yard: 3-0
0 6-6 > lead
1 draw
1 pass
2 pass
0 pass
= hand 1: 5-0 3-0
= round: 12 2 0
= scores: 12 2 0
round 2
hand 0: 3-1
hand 1: 6-6 2-2
hand 2: 5-5
= turn: 1
1 6-6 > lead
2 pass
0 pass
1 pass
= round: 6 6 0
= scores: 18 8 0
