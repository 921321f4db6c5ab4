# Cardinal, Traffic, decision: where more than four had to be turned up at the start, none goes back:
# tiles come again only below four.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-6 5-5 0-0 6-0 5-0 2-1 4-3 6-2 1-0
= up: 6-6 5-5 0-0 6-0 5-0 2-1 4-3
= yard: 2
0 4-3@1,0< 5-0@2,0v 6-0@3,0v
= up: 6-6 5-5 0-0 2-1
= yard: 2
