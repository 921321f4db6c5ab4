# Cardinal, Poker, option exchange: after the first round of betting each in turn changes up to as many tiles as are left, drawn from the boneyard, or
# stands; then there is a second round of betting.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid
options: exchange=yes
round 1
first: 1
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 6-5 5-1 4-2 3-1 6-2
yard: 2-2 5-3 5-4 6-3 4-3
= yard: 5
! 1 exchange 6-1
! 1 stand
1 check
2 check
0 check
= turn: 1
! 1 check
! 1 bet
! 1 fold
! 1 exchange 6-6          # another one's tile
! 1 exchange 6-1 6-1
1 exchange 6-1 5-2
= hand 1: 4-4 3-3 6-4 2-2 5-3
= yard: 3
= turn: 2
! 2 exchange 6-5 5-1 4-2 3-1
2 stand
= hand 2: 6-5 5-1 4-2 3-1 6-2
= yard: 3
= turn: 0
0 exchange 4-1 3-2 2-1
= hand 0: 6-6 5-5 5-4 6-3 4-3
= yard: 0
= turn: 1                 # the second round of betting, again from the dealer's left
= moves: check | bet
1 bet
2 fold
= turn: 0
! 0 exchange 6-3
0 call
= turn: none
= round: -3 4 -1          # three doubles over two
