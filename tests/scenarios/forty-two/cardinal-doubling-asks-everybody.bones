# Cardinal, Four-Hand Texas, option doubling: the sheet lets each of the other players continue after a 42. With everybody those who
# had passed below it are asked too, each once; whoever bid the 42 is not asked again.
game: forty-two
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
options: doubling=everybody
round 1
first: 0
hand 0: 4-4 6-4 5-4 5-5 6-6 2-1 3-0
hand 1: 4-1 5-0 2-2 3-3 6-0 1-0 0-0
hand 2: 4-3 4-0 5-3 6-1 1-1 2-0 6-5
hand 3: 4-2 3-2 5-1 6-2 6-3 3-1 5-2
0 bid 30
1 pass
2 pass
3 bid 42
= turn: 0
! 0 bid 43
= moves: pass | bid 84
0 pass
= turn: 1                  # Ben had passed
= moves: pass | bid 84
1 bid 84
= turn: 2
= moves: pass | bid 168
2 pass
= turn: 1                  # the bidding is over
= moves: trump 0 | trump 1 | trump 2 | trump 3 | trump 4 | trump 5 | trump 6 | trump doubles | trump none
