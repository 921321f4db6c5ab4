# uduble, Castle Rock, rules page: with fewer than three to come the new row is as long as they are: two, and so it is
# won.
game: castle-rock
edition: uduble
players: Ann
round 1
yard: 10-1 10-2 10-3 9-8 7-6
0 10-1+10-2+10-3
= row: 9-8 7-6
= yard: 0
= over: 0
= scores: 2
