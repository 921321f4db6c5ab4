# University, optional penalty: whoever draws because nothing fits has done nothing wrong, and a catch is refused. A wrong draw can be
# caught until the next play.
game: mexican-train
edition: university
set: 9
players: Ann, Ben, Cy
options: calls=spoken, penalty=draw
round 1
hub: 9-9
first: 0
hand 0: 6-1 4-3 5-0
hand 1: 9-2 7-3 8-3 8-0
hand 2: 9-6 8-4 6-2 5-4
yard: 7-1 4-1 6-3 3-0
= moves: draw
0 draw
! 1 catch
! 2 catch
0 pass
! 1 catch
1 draw                     # 9-2 would fit
1 pass
2 9-6 > 2                  # the next play
! 0 catch
= turn: 0
= hand 1: 9-2 7-3 8-3 8-0 4-1
