# Pressman, Tiddle-a-Wink: up to ten play, five tiles each; with double-9 five tiles are left over and out of play. Seat 9 is
# followed by seat 0.
game: tiddle-a-wink
edition: pressman
set: 9
players: Ann, Ben, Cy, Dee, Eve, Fay, Gus, Hal, Ida, Jo
round 1
hand 0: 8-0 7-0 6-0 5-0 4-0
hand 1: 8-1 7-1 6-1 5-1 4-1
hand 2: 8-2 7-2 6-2 5-2 4-2
hand 3: 8-3 7-3 6-3 5-3 4-3
hand 4: 8-4 7-4 6-4 5-4 4-4
hand 5: 8-5 7-5 6-5 5-5 3-3
hand 6: 8-6 7-6 6-6 3-2 3-1
hand 7: 8-7 7-7 3-0 2-2 2-1
hand 8: 8-8 2-0 1-1 1-0 0-0
hand 9: 9-9 9-8 9-7 9-6 9-5
yard: 9-4 9-3 9-2 9-1 9-0
= turn: 9
9 9-9 > lead
= turn: 9
= moves: 9-8 > 9-9 | 9-7 > 9-9 | 9-6 > 9-9 | 9-5 > 9-9
9 9-8 > 9-9
= turn: 0
= moves: 8-0 > 9-8
! 0 draw
