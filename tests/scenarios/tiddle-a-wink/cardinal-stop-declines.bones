# Cardinal, Tiddle-a-Wink: adding a tile after a double is a choice: `stop` declines it. Declining is not a pass: the
# round is not blocked by it, and on the next ordinary turn the tile has to be played.
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 9-5
hand 1: 8-7
hand 2: 6-5
0 9-9 > lead
= moves: 9-5 > 9-9 | stop
0 stop
= hand 0: 9-5
= turn: 1
! 1 stop
= moves: pass
1 pass
2 pass
= turn: 0
! 0 stop
! 0 pass
= moves: 9-5 > 9-9
0 9-5 > 9-9
= round: 26 0 0          # 15 + 11
