# Cardinal, Tiddle-a-Wink, decision of the rules page for Cardinal games: nobody was dealt a double, so all draw in turn, one
# tile each from the round's first seat on, and who turns up a double leads it. The drawing is part of the deal, no move.
game: tiddle-a-wink
edition: cardinal
set: 9
players: Ann, Ben, Cy
options: hand=2
round 1
first: 1
hand 0: 9-7 5-4
hand 1: 8-7 6-5
hand 2: 8-6 4-3
yard: 9-1 8-8 7-7
= turn: 2
= hand 1: 9-1 8-7 6-5
= hand 2: 8-8 8-6 4-3
= hand 0: 9-7 5-4
= moves: 8-8 > lead
2 8-8 > lead
= moves: 8-6 > 8-8 | stop
2 stop
! 0 draw
= moves: pass
