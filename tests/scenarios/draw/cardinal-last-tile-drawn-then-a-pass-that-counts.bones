# Cardinal, Draw, decision of the rules page: who has drawn the last tile and still cannot play passes, and this pass counts towards a block.
# One more pass by the other player, and the round of two is over.
game: draw
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 2-1
hand 1: 5-4
yard: 3-2
0 6-6 > lead
= moves: draw
! 1 pass
1 draw
= yard: 0
= moves: pass
! 1 draw                  # nothing is left
1 pass
= turn: 0
= moves: pass
! 0 draw
0 pass
= turn: none
= round: 11 0             # 14 - 3
= scores: 11 0
