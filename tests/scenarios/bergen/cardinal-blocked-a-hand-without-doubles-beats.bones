# Cardinal, Bergen: blocked, a hand with a double does not score while another hand is free of them: 2 pips in a 1-1 lose against 9 and 7.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 5-4
hand 1: 1-1
hand 2: 5-2
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 2 0 1
round 2
hand 0: 6-6 0-0
hand 1: 5-4 4-3 4-2
hand 2: 1-1 1-0
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 2 1 0            # 22 pips, but the only hand without a double
= scores: 4 1 1
