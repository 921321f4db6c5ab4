# Cardinal, Bergen, decision of the rules page: nobody has a double: one tile each in turn, from the round's first seat on, until one turns up.
# Its drawer leads it, and that scores two.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 1
hand 0: 6-5
hand 1: 4-3
hand 2: 2-1
yard: 6-4 5-4 3-0 6-1 2-2 5-5
= turn: 2
= hand 0: 6-5 3-0
= hand 1: 4-3 6-4 6-1
= hand 2: 2-1 5-4 2-2
= yard: 1
= scores: 0 0 0
= moves: 2-2 > lead
2 2-2 > lead
= scores: 0 0 2
= turn: 0
