# University 2016, Mexican Train: the announcement is for the play that leaves one tile; before that it is refused and nothing can be caught.
game: mexican-train
edition: university
set: 9
players: Ann, Ben
options: calls=spoken, penalty=draw
round 1
first: 0
hand 0: 9-5 5-1 1-0
hand 1: 9-4 4-2 3-3
yard: 8-7
! 0 9-5 > 0 !last
0 9-5 > 0
! 1 catch
1 9-4 > 1
0 5-1 > 0 !last
! 1 catch
1 4-2 > 1
0 1-0 > 0
= round: 0 6
