# UDuble, Forty-Two, option claim: whoever is on lead may claim, also against the bidders: the set bid is paid as if every trick had been played.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
options: claim=yes
round 1
first: 0
hand 0: 6-1 3-0 2-0
hand 1: 6-6 6-5 6-4
hand 2: 5-5 3-1 2-1
hand 3: 4-1 4-4 1-0
0 bid 30
1 pass
2 pass
3 pass
0 trump 6
0 3-0
= moves: 6-6 | 6-5 | 6-4
! 1 claim                 # only to a trick of one's own
1 6-4
2 3-1
3 1-0
= turn: 1
= moves: 6-6 | 6-5 | claim
1 claim
= round: 0 58             # 3 tricks, 10 + 10 + 5, and the 30
