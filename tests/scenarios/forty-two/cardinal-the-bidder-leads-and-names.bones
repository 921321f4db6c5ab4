# Cardinal, Four-Hand Texas: trumps are not named before the bidding is over; the bidder then names them and has the first lead.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 3
hand 0: 6-6 1-0
hand 1: 5-5 2-0
hand 2: 4-4 3-0
hand 3: 3-3 4-0
3 pass
0 bid 30
! 0 trump 6
! 0 6-6
1 bid 31
2 pass
= turn: 0
0 pass
= turn: 1
! 1 5-5
! 0 trump 6
! 1 trump 7
1 trump 5
= turn: 1
= moves: 5-5 | 2-0
! 1 trump none
! 2 4-4
1 2-0
= turn: 2
