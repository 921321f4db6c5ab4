# Cardinal, Block: a tile goes against an open end of the same number. While the lead tile lies alone its two ends are told apart
# by their number; once one of them is covered the tile's name is enough. A tile that fits both ends has two places.
# What is refused: a tile not held, an end that does not match, a covered end, a second lead, another's turn.
game: block
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 0
hand 0: 6-4 5-5 5-3 3-2
hand 1: 4-2 6-2 6-5 3-3
0 4-6>LEAD                # read with the ends in any order, without spaces, in capitals
= turn: 1
= moves: 4-2 > 6-4.4 | 6-2 > 6-4.6 | 6-5 > 6-4.6
! 0 5-5 > 6-4.6           # not his turn
! 1 6-1 > 6-4.6           # not held, in no hand
! 1 5-3 > 6-4.4           # the other's
! 1 3-3 > 6-4.6           # no 6
! 1 4-2 > 6-4.6           # the wrong end
! 1 6-2 > 6-4.5           # no such end
! 1 6-2 > lead
! 1 pass
1 6-5 > 6-4.6
= hand 1: 4-2 6-2 3-3
= turn: 0
= moves: 5-5 > 6-5 | 5-3 > 6-5
! 0 5-5 > 6-4.6           # covered
! 0 5-3 > 6-4             # a 4 is left open there
0 5-5 > 6-5
= moves: 4-2 > 6-4
! 1 6-2 > 6-5             # both its ends are covered
1 4-2 > 6-4
= moves: 5-3 > 5-5 | 3-2 > 4-2
0 5-3 > 5-5
= moves: 6-2 > 4-2 | 3-3 > 5-3
1 3-3 > 5-3
= moves: 3-2 > 4-2 | 3-2 > 3-3
0 3-2 > 3-3
= scores: 8 0
