# Cardinal, Muggins: drawing for a double goes round the table from the first seat; a double dealt to nobody but the boneyard does not lead.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 2
hand 0: 6-5
hand 1: 4-3
hand 2: 2-1
yard: 6-4 3-0 5-4 1-1 6-6
= turn: 2
= hand 0: 6-5 3-0
= hand 1: 4-3 5-4
= hand 2: 2-1 6-4 1-1
= yard: 1
= moves: 1-1 > lead
2 1-1 > lead
= turn: 0
