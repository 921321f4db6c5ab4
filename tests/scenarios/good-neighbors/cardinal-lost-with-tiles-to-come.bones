# Cardinal, Good Neighbors: a full layout without a pair is the end, whatever the boneyard still holds;
# its tiles count in the score.
game: good-neighbors
edition: cardinal
set: 9
players: Ann
round 1
yard: 9-8 9-7 0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-1 8-0 9-3 9-9
= yard: 4
= moves: 9-8+9-7
0 9-8+9-7
= layout: 0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-1 8-0
= yard: 2
= over: none
= scores: 11
= moves: none
