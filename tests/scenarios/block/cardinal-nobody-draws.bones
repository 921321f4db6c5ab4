# Cardinal, Block: the tiles left over are never drawn; who cannot play passes, and may play again later.
# Who can play must. A tile laid in between starts the count of passes anew.
game: block
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-5 5-4 3-2
hand 1: 3-3 2-2
yard: 6-1
0 6-5 > lead
= turn: 1
= moves: pass
! 1 draw
1 pass
= yard: 1
= hand 1: 3-3 2-2
= turn: 0
! 0 pass
! 0 draw
= moves: 5-4 > 6-5.5
0 5-4 > 6-5.5
= moves: pass
1 pass
= turn: 0                 # one pass in a row, not two: the round goes on
= over: no
= moves: pass
! 0 draw
0 pass
= turn: none
= yard: 1
= round: 5 0              # 10 - 5
= scores: 5 0
