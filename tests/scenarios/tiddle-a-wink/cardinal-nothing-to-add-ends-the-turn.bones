# Cardinal, Tiddle-a-Wink: a double with nothing to add ends the turn by itself; neither `stop` nor `pass` is said. The
# round is blocked only when all three have then passed in a row. 7 against 15 and 11 is 12, 11 against 15 is 4.
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 4-3
hand 1: 8-7
hand 2: 6-5
0 9-9 > lead
= turn: 1
! 0 stop
! 0 pass
= moves: pass
1 pass
2 pass
= turn: 0
= moves: pass
0 pass
= turn: none
= round: 12 0 4
