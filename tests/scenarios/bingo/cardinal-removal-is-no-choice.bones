# Cardinal, Bingo, decision: a tile that has the number spoken always goes; the player can do nothing but count.
game: bingo
edition: cardinal
set: 6
players: Ann
round 1
yard: 0-0 4-1 2-1
= moves: count
! 0 pass
! 0 add
! 0 0-0
! 0 stop
0 count                  # 0 on 0-0
= row: 4-1 2-1
= moves: count
! 0 pass
! 0 4-1
= scores: 2
