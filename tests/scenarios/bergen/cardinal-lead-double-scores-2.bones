# Cardinal, Bergen: the highest double of all hands leads and scores two, no more; nothing else may be done first.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 3-3 6-5
hand 1: 5-5 2-2 2-1
hand 2: 4-4 6-4
yard: 6-6
= turn: 1
= moves: 5-5 > lead
! 1 2-2 > lead
! 1 2-1 > lead
! 1 draw
! 1 pass
! 2 4-4 > lead
1 5-5 > lead
= scores: 0 2 0
= turn: 2
! 2 muggins
= over: no
