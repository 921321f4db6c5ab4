# Cardinal, Muggins: who is out gets the pips of all other hands as they are, not rounded; a last tile that makes a multiple of five scores as well.
# Round 1: 7 + 9 = 16. Round 2: 12 + 3 = 15 on the table and 7 in the other hands.
game: muggins
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
hand 0: 6-6 6-2
hand 1: 4-3
hand 2: 5-4
0 6-6 > lead
1 pass
2 pass
0 6-2 > 6-6
= round: 16 0 0           # 12 + 2 = 14 on the table
round 2
hand 0: 4-3
hand 1: 6-6 6-3
hand 2: 0-0
1 6-6 > lead
2 pass
0 pass
1 6-3 > 6-6
= round: 0 22 0
= scores: 16 22 0
! 2 muggins
