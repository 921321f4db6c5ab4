# uduble, Castle Rock: a row cleared while tiles are to come starts again with three, by itself.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 10-1 10-2 10-3 9-8 7-6 4-0 2-2
0 10-1+10-2+10-3
= row: 9-8 7-6 4-0
= yard: 1
= scores: 4
= moves: add
