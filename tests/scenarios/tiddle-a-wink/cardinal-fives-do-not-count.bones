# Cardinal, Tiddle-a-Wink scores nothing during play, whatever the ends add up to (5 + 5, then 5 + 0).
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 5-5 5-0 4-3
hand 1: 1-0
hand 2: 5-2
0 5-5 > lead
= scores: 0 0 0
0 5-0 > 5-5
= scores: 0 0 0
1 1-0 > 5-0
= round: 0 14 0
