# University, optional penalty draw: drawing with a tile that fits is allowed where calls are spoken, and anyone may catch it until
# the next play. The caught player takes one tile more; a rightful draw is nothing to catch.
game: mexican-train
edition: university
set: 9
players: Ann, Ben, Cy
options: calls=spoken, penalty=draw
round 1
hub: 9-9
first: 0
hand 0: 9-5 6-1 4-3 5-0
hand 1: 9-2 7-3 8-3 8-0
hand 2: 9-6 8-4 6-2 5-4
yard: 7-1 4-1 6-3 3-0 2-0
= moves: 9-5 > 0 | 9-5 > M | draw
0 draw                     # 9-5 would fit
= hand 0: 9-5 6-1 4-3 5-0 7-1
! 0 catch                  # nobody catches themselves
! 0 9-5 > 0                # after a draw only the drawn tile may be played
= moves: pass
0 pass
= markers: 0
= turn: 1
2 catch
= hand 0: 9-5 6-1 4-3 5-0 7-1 4-1
! 1 catch                  # once is enough
= turn: 1
1 9-2 > 1
2 9-6 > 2
0 9-5 > 0
= markers: none
