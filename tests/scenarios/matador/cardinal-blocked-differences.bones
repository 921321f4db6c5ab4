# Cardinal, Matador scores as Muggins does: when blocked, everybody gets the differences to all hands higher than the
# own. Hands of 3, 8 and 10 are worth 5 + 7 = 12, then 2, then 0. Round 2, decision of the rules page: equal lowest
# hands (4 and 4 against 9) both collect 5.
game: matador
edition: cardinal
set: 6
players: Ann, Ben, Cy
round 1
first: 0
hand 0: 0-0 2-1
hand 1: 6-2
hand 2: 6-4
0 0-0 > lead
! 1 6-2 > 0-0
= moves: pass
1 pass
2 pass
= turn: 0
= scores: 0 0 0
! 0 2-1 > 0-0
0 pass
= turn: none
= round: 12 2 0
round 2
hand 0: 5-4
hand 1: 0-0 4-0
hand 2: 3-1
= moves: 0-0 > lead | 4-0 > lead
1 0-0 > lead
2 pass
0 pass
! 1 4-0 > 0-0            # a blank does not go with a blank
1 pass
= round: 0 5 5
= scores: 12 7 5
= over: no
