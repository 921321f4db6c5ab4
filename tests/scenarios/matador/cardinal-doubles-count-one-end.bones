# Cardinal, Matador: doubles lie lengthwise and count once. 1-1 goes on a 6 and leaves a 1 open, it does not go on a 5.
# Lying lengthwise it is never open at its sides.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 6-4 2-2
hand 1: 1-1 6-6 5-3
0 6-5 > lead
! 1 1-1 > 6-5.5          # 5 + 1 + 1 is not how it counts
= moves: 1-1 > 6-5.6
1 1-1 > 6-5.6
= moves: 6-4 > 1-1 | 2-2 > 6-5
0 2-2 > 6-5
! 1 5-3 > 1-1
= moves: 6-6 > 1-1 | 5-3 > 2-2
1 6-6 > 1-1
! 0 6-4 > 1-1            # a side of the double
= moves: pass
0 pass
1 5-3 > 2-2
= round: 0 10
