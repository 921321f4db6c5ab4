# University, optional penalty points: a caught wrong draw costs the fine, 50 points or what the option fine says; the draw itself is
# not corrected, and its tile may be played.
game: mexican-train
edition: university
set: 9
players: Ann, Ben, Cy
options: calls=spoken, penalty=points, fine=30
round 1
hub: 9-9
first: 0
hand 0: 9-5 6-1 4-3 5-0
hand 1: 9-2 7-3 8-3 8-0
hand 2: 9-6 8-4 6-2 5-4
yard: 9-1 4-1 6-3
0 draw
1 catch
= scores: 30 0 0
= turn: 0
= moves: 9-1 > 0 | 9-1 > M
0 9-1 > 0
= turn: 1
= scores: 30 0 0
