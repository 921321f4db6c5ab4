# Cardinal, Tiddle-a-Wink: the round is over when a hand is empty, also when the last tile was a double: nothing is added
# any more. The winner gets all pips of the other hands, 12 + 14.
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
round 1
hand 0: 9-9 9-5 4-4
hand 1: 5-4 6-6
hand 2: 7-7
0 9-9 > lead
0 9-5 > 9-9
= moves: 5-4 > 9-5
1 5-4 > 9-5
= moves: pass
2 pass
= moves: 4-4 > 5-4
0 4-4 > 5-4
= turn: none
= moves: none
= round: 26 0 0
