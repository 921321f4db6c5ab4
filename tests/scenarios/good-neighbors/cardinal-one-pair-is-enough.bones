# Cardinal, Good Neighbors: at least one pair goes; the player may leave others lying. There is no passing and no adding.
game: good-neighbors
edition: cardinal
set: 6
players: Ann
round 1
yard: 6-5 6-4 3-3 2-1 5-0 1-1
= moves: 6-5+6-4 | 6-5+5-0
! 0 pass
! 0 add
! 0 2-1+1-1              # 5-0 lies between
0 6-5+5-0
= layout: 6-4 3-3 2-1 1-1
= yard: 0
= over: none
= scores: 4
