# UDuble, Moon: 22 tiles: seven each and one widow, which goes to the bidder; one tile of the eight is put aside, then trumps are named, then seven
# tiles are played. Nothing of this can change places.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 2-1
hand 1: 5-4 5-3 5-2 5-1 4-4 4-3 4-2
hand 2: 4-1 3-3 3-2 3-1 2-2 1-1 0-0
yard: 5-5
= yard: 1
0 bid 6
= yard: 1
= hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 2-1
1 pass
2 pass
= yard: 0
= turn: 0
= hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 2-1 5-5
= moves: aside 6-6 | aside 6-5 | aside 6-4 | aside 6-3 | aside 6-2 | aside 6-1 | aside 2-1 | aside 5-5
! 0 trump 6
! 0 6-6
! 0 aside 4-4             # another one's tile
! 1 aside 5-4
0 aside 2-1
= hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 5-5
! 0 aside 5-5             # one only
= moves: trump 0 | trump 1 | trump 2 | trump 3 | trump 4 | trump 5 | trump 6
! 0 6-6
0 trump 6
= turn: 0
= moves: 6-6 | 6-5 | 6-4 | 6-3 | 6-2 | 6-1 | 5-5
! 0 2-1
