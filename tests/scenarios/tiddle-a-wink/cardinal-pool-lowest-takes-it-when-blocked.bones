# Cardinal, Tiddle-a-Wink with a pool: three tiles each, the rest out of play, so nobody draws and the highest double that
# was dealt opens. Decision of the rules page: when blocked, the lowest hand takes the pool, and only the pool: no
# differences.
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay
round 1
hand 0: 5-5 6-4
hand 1: 6-0
hand 2: 4-0
hand 3: 3-0
hand 4: 2-2
hand 5: 1-1
yard: 6-6 6-5 5-0
= turn: 0
! 4 2-2 > lead
= moves: 5-5 > lead
0 5-5 > lead
= turn: 1                # nothing to add: no `stop`
! 1 draw
= moves: pass
1 pass
2 pass
3 pass
4 pass
5 pass
= turn: 0
= scores: -1 -1 -1 -1 -1 -1
0 pass
= turn: none
= round: -1 -1 -1 -1 -1 5
