# Cardinal, Traffic: a turn without a quad loses by itself, whatever is still to come; those tiles count in the score.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 2-1 4-3 6-6 6-0 0-0 5-5 3-2 2-0
0 2-1@1,0< 4-3@3,0<
= up: 6-6 6-0 0-0 5-5
= yard: 2
= over: none
= scores: 6
= moves: none
= turn: none
