# Records: a file may begin at any round; Cardinal, Block: from there on the lead rotates as ever.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 4
first: 1
hand 0: 6-5
hand 1: 2-2
hand 2: 1-0
= turn: 1
1 2-2 > lead
= scores: 0 12 0
round 5
hand 0: 6-5
hand 1: 2-2
hand 2: 1-0
= turn: 2
2 1-0 > lead
= scores: 0 12 15
