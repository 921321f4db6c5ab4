# Cardinal, Draw: scored as Muggins but for the fives: ends that add up to 5, 10 or 15 bring nothing during play.
# Who is out gets the pips of all other hands.
game: draw
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 6-4 4-4
hand 1: 6-1 5-0
hand 2: 3-3 5-5
0 6-4 > lead
= scores: 0 0 0           # 10
1 6-1 > 6-4.6
= scores: 0 0 0           # 5
2 pass
0 4-4 > 6-4
= round: 21 0 0           # 5 + 6 + 10
= scores: 21 0 0
= turn: none
! 1 5-0 > 4-4
! 1 muggins
