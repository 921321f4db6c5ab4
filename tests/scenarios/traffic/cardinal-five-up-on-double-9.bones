# Cardinal, Traffic: five tiles are up on double-9, and five again after a turn while the boneyard lasts.
game: traffic
edition: cardinal
set: 9
players: Ann
round 1
yard: 5-1 6-1 7-1 9-8 7-6 9-0 8-0 3-3 2-2
= up: 5-1 6-1 7-1 9-8 7-6
= yard: 4
0 5-1@0,0v 6-1@1,0v 7-1@2,0v 9-8@3,-1v
= up: 7-6 9-0 8-0 3-3 2-2
= yard: 0
= scores: 5
