# Cardinal, Tiddle-a-Wink with a pool: the stake is an option. At three chips each six players make a pool of 18: minus 3
# to begin with, 15 ahead for the winner. Four tied hands take four each, two chips wait.
game: tiddle-a-wink
edition: cardinal-pool
set: 6
players: Ann, Ben, Cy, Dee, Eve, Fay
options: stake=3
round 1
hand 0: 6-6
hand 1: 5-5
hand 2: 4-4
hand 3: 3-3
hand 4: 2-2
hand 5: 1-1
= scores: -3 -3 -3 -3 -3 -3
0 6-6 > lead
= scores: 15 -3 -3 -3 -3 -3
round 2
hand 0: 6-6 5-5
hand 1: 4-0
hand 2: 3-1
hand 3: 2-2
hand 4: 1-1 2-0
hand 5: 5-4
0 6-6 > lead
1 pass
2 pass
3 pass
4 pass
5 pass
0 pass
= round: -3 1 1 1 1 -3
= scores: 12 -2 -2 -2 -2 -6
round 3
hand 0: 5-5
hand 1: 6-6
hand 2: 4-4
hand 3: 3-3
hand 4: 2-2
hand 5: 1-1
1 6-6 > lead
= round: -3 17 -3 -3 -3 -3
