# Cardinal, Sebastopol: 6-6 is set first, by whoever holds it; the turn goes on to his left. From then on 6-6 binds
# everybody.
game: sebastopol
edition: cardinal
set: 6
players: Ann, Ben, Cy, Dee
round 1
hand 0: 6-5 5-5
hand 1: 6-4 4-4
hand 2: 6-6 6-3 3-3
hand 3: 6-2 1-0
= turn: 2
= open: none
! 0 6-5 > lead
! 2 6-3 > lead
! 2 3-3 > lead
! 2 pass
= moves: 6-6 > lead
2 6-6 > lead
= turn: 3
= open: 6-6
! 0 6-5 > 6-6            # not his turn yet
! 3 1-0 > 6-6
! 3 pass
= moves: 6-2 > 6-6
