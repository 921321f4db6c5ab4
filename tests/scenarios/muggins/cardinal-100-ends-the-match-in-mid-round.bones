# Cardinal, Muggins: 100 points are game, the moment they are reached: 90 from round 1 and 10 for the lead of round 2.
# Nothing may be moved after that, and the hands are not counted.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6
hand 1: 6-5 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2 4-4 2-1
0 6-6 > lead
= scores: 90 0
= over: no
round 2
hand 0: 5-5 1-0
hand 1: 5-4 4-4
yard: 3-3
= turn: 0
0 5-5 > lead
= scores: 100 0
= over: 0
= turn: none
= moves: none
= hand 1: 5-4 4-4
! 1 5-4 > 5-5
! 1 draw
