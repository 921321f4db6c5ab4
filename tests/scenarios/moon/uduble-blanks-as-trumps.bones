# UDuble, Moon: with blanks as trumps 0-0 is the only trump there is: led it cannot be followed, and it beats any tile that is led.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 0-0 6-6
hand 1: 5-5 6-1
hand 2: 4-4 6-3
yard: 2-1
0 bid 4
1 pass
2 pass
0 aside 2-1
0 trump 0
0 0-0
= moves: 5-5 | 6-1
1 5-5
= moves: 4-4 | 6-3
2 4-4
= turn: 0
0 6-6
1 6-1
2 6-3
= round: -4 0 0
round 2
hand 0: 0-0 3-2
hand 1: 6-6 6-1
hand 2: 4-4 6-3
yard: 2-1
1 bid 4
2 pass
0 pass
1 aside 2-1
1 trump 0
1 6-6
= moves: 6-3
2 6-3
= moves: 0-0 | 3-2
0 0-0
= turn: 0                 # the trump
0 3-2
1 6-1
2 4-4
= turn: none
= round: 2 -4 0
