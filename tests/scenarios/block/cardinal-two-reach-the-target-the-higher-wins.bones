# Cardinal, Block: a blocked round may bring several players to the target together; then the higher score wins alone.
game: block
edition: cardinal
set: 6
players: Ann, Ben, Cy
options: target=2
round 1
first: 2
hand 0: 5-3
hand 1: 5-5
hand 2: 6-6 2-1
2 6-6 > lead
0 pass
1 pass
2 pass
= scores: 2 0 12
= over: 2
