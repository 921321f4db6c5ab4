# Cardinal, Matador is a draw game: an unable player draws tile after tile until one can be laid, and then lays it; with
# an empty boneyard he passes. When both pass in a row the round is blocked: 6 against 27 is 21 for the lower hand.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 3-3
hand 1: 6-4 5-0
yard: 6-6 5-5 2-2 1-0
0 6-5 > lead
! 1 pass
= moves: draw
1 draw
= moves: draw
! 1 pass
1 draw
= yard: 2
= moves: draw
1 draw
= hand 1: 6-4 5-0 6-6 5-5 2-2
= yard: 1
! 1 draw
! 1 pass
= moves: 2-2 > 6-5.5
1 2-2 > 6-5.5
= turn: 0
= moves: draw
0 draw
= moves: 1-0 > 6-5
0 1-0 > 6-5              # a blank and a 2 are open
= moves: 5-0 > 2-2 | 5-5 > 2-2
1 5-5 > 2-2
! 0 draw                 # nothing is left to draw
= moves: pass
0 pass
= turn: 1
= moves: pass
1 pass
= turn: none
= round: 21 0
