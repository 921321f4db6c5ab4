# University 2016, Chickenfoot with three: only passes of all players in a row, boneyard empty, block the round; a play between
# them starts the count anew.
game: chickenfoot
edition: university
set: 9
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 5-4
hand 1: 3-2
hand 2: 9-1 2-1
0 pass
1 pass
! 2 pass
= moves: 9-1 > 9-9
2 9-1 > 9-9
! 0 draw
0 pass
1 pass
= turn: 2
! 2 2-1 > 9-1            # the hub has one toe of six
2 pass
= turn: none
= round: 9 5 3
