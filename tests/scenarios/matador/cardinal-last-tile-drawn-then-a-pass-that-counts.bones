# Cardinal, Matador, decision of the rules page: a pass with an empty boneyard counts towards the block, also right after
# drawing its last tile: this one and the other player's end the round. 4 against 24: 20 for the lower hand.
game: matador
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-6 4-0
hand 1: 5-5
yard: 5-4 3-2
0 6-6 > lead
1 draw
! 1 pass
= moves: draw
1 draw
= yard: 0
= moves: pass
1 pass
= turn: 0
= moves: pass
0 pass
= turn: none
= round: 20 0            # 10 + 9 + 5 less 4
