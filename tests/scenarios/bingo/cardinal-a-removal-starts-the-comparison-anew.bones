# Cardinal, Bingo, decision: only what happened since the last removal can repeat: 25 counts
# after 0-0 left it is lost, not sooner.
game: bingo
edition: cardinal
set: 12
players: Ann
round 1
yard: 0-0 5-0 1-0 2-0 3-0 4-0
0 count                  # 0-0 goes
= row: 5-0 1-0 2-0 3-0 4-0
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
0 count
= over: no
0 count
= over: none
= scores: 5
= row: 5-0 1-0 2-0 3-0 4-0
