# Cardinal, Muggins: who draws the last tile in vain passes, and that pass counts towards the block.
# Blocked, each gets the differences to the higher hands: 3 against 14 is 11. No rounding to fives.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben
round 1
hand 0: 6-6 2-1
hand 1: 5-4
yard: 3-2
0 6-6 > lead
= moves: draw
1 draw
= moves: pass
1 pass
= moves: pass
0 pass
= turn: none
= round: 11 0
