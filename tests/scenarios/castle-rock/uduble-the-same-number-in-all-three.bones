# uduble, Castle Rock, decision: three go together only with one number common to all; here each two match, but by
# another number.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 11-4 11-1 4-1 9-0
= moves: 11-1
! 0 11-4+11-1+4-1
0 11-1
= row: 11-4 4-1
