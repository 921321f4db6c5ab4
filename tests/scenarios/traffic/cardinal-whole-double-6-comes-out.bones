# Cardinal, Traffic: won when all the tiles lie on the grid: a whole double-6 set in 10 turns.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 5-0 6-5 0-0 4-3 6-4 4-1 5-2 2-2 6-6 2-1 1-0 4-2 3-0 4-0 6-0 5-3 4-4 1-1 3-3 6-2 3-2 3-1 5-1 5-5 6-3 6-1 5-4 2-0
= up: 5-0 6-5 0-0 4-3
= yard: 24
= scores: 28
0 4-3@1,0< 5-0@2,0^ 6-5@3,0>
= up: 0-0 6-4 4-1 5-2
= yard: 21
= over: no
0 4-1@-1,0v 5-2@-2,0v 6-4@-3,0^
= up: 0-0 2-2 6-6 2-1
= yard: 18
= over: no
0 0-0@0,-3> 2-1@1,-2< 2-2@0,-1>
= up: 6-6 1-0 4-2 3-0
= yard: 15
= over: no
0 3-0@4,2> 4-2@4,1< 6-6@4,-1>
= up: 1-0 4-0 6-0 5-3
= yard: 12
= over: no
0 4-0@4,3> 5-3@4,4> 6-0@4,5<
= up: 1-0 4-4 1-1 3-3
= yard: 9
= over: no
0 1-0@-1,-3v 3-3@2,-2>
= up: 4-4 1-1 6-2 3-2
= yard: 7
= over: no
0 1-1@0,-4> 6-2@0,-5> 3-2@1,-6>
= up: 4-4 3-1 5-1 5-5
= yard: 4
= over: no
0 3-1@2,-7> 4-4@1,-8> 5-5@2,-9>
= up: 5-1 6-3 6-1 5-4
= yard: 1
= over: no
0 6-3@-2,-2v 5-4@-4,-1v 6-1@-5,-1<
= up: 5-1 2-0
= yard: 0
= over: no
0 2-0@4,-5^ 5-1@3,-5^
= up: none
= yard: 0
= over: 0
= scores: 0
