# Cardinal, Bergen: if every hand holds a double the pips of the doubles do not count: 5-5 1-0 makes 1 and beats 1-1 4-2, which makes 6,
# although it holds more in all. A hand of nothing but a double makes 0.
game: bergen
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 5-5 1-0
hand 1: 1-1 4-2
hand 2: 0-0 3-2
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 3 0 0            # 1, 6 and 5
round 2
hand 0: 6-6 1-1 1-0
hand 1: 5-5
hand 2: 0-0 2-0
0 6-6 > lead
1 pass
2 pass
0 pass
= round: 2 1 0            # 1, 0 and 2
= scores: 5 1 0
