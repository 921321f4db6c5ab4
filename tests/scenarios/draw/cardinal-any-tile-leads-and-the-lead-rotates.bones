# Cardinal, Draw: any tile may be led; who leads is settled before the game, and then the lead goes to the left every round,
# whoever won. Rounds 2 and 3 name no first seat.
game: draw
edition: cardinal
set: 6
players: Ann, Ben
round 1
first: 1
hand 0: 6-6 5-4
hand 1: 3-1 4-4
= turn: 1
! 0 6-6 > lead
! 1 6-6 > lead
= moves: 3-1 > lead | 4-4 > lead
1 3-1 > lead              # the double stays in the hand
0 pass
1 pass
= round: 0 13             # 21 - 8
round 2
hand 0: 2-0 1-1
hand 1: 6-6 2-1
= turn: 0
= moves: 2-0 > lead | 1-1 > lead
0 2-0 > lead
= moves: 2-1 > 2-0.2
1 2-1 > 2-0.2
0 1-1 > 2-1
= round: 12 0
= scores: 12 13
round 3
hand 0: 6-6
hand 1: 5-5
= turn: 1
1 5-5 > lead              # led and out
= scores: 12 25
