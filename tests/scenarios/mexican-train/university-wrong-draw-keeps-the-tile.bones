# University, optional penalty keep: whoever is caught at a wrong draw keeps the drawn tile and can't play it. A last tile that went
# unannounced leaves no tile to keep, so nobody is caught there.
game: mexican-train
edition: university
set: 9
players: Ann, Ben, Cy
options: calls=spoken, penalty=keep
round 1
hub: 9-9
first: 0
hand 0: 9-5 6-1 4-3 5-0
hand 1: 9-2 7-3 8-3 8-0
hand 2: 9-6 8-4 6-2 5-4
yard: 9-1 4-1 6-3
0 draw
= moves: 9-1 > 0 | 9-1 > M
2 catch
! 0 9-1 > 0
! 0 9-5 > 0
! 0 draw
= moves: pass
0 pass
= markers: 0
= hand 0: 9-5 6-1 4-3 5-0 9-1
= turn: 1
