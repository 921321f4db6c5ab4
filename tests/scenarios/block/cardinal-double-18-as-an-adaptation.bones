# Adaptation: Cardinal calls its rules equally applicable to the larger sets. On double-18 the first double played is a spinner, as on 12.
game: block
edition: cardinal
set: 18
players: Ann, Ben
round 1
first: 0
hand 0: 18-18 17-1 2-0
hand 1: 18-17 18-1 18-2
0 18-18 > lead
1 18-17 > 18-18
0 17-1 > 18-17
1 18-2 > 18-18
0 2-0 > 18-2
= round: 19 0
