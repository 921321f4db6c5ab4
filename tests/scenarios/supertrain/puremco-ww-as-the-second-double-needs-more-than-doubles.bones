# Puremco, SuperTrain: W-W may be the second double only if the hand can end the turn with one double open. Two further doubles
# cannot: each would lie open on the W-W beside the first one.
game: supertrain
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 2-2 W-W 1-1 11-11
hand 1: 12-2 9-3 6-4
yard: 11-6 7-6
0 12-5 > 0
1 12-2 > M
0 2-2 > M
! 0 W-W > 0
! 0 11-11 > 0
= moves: draw
0 draw                    # 11-6: it could cover the W-W, or an 11-11 on it, but only a drawn tile may be played
! 0 W-W > 0
= moves: pass
0 pass
= open: M
