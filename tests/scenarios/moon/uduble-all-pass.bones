# UDuble, Moon, decision: all pass: nobody scores, the widow stays where it is, and the next to the left shuffles anew.
game: moon
edition: uduble
set: 6
players: Ann, Ben, Cid
round 1
first: 2
hand 0: 6-6 5-1
hand 1: 5-5 4-1
hand 2: 4-4 3-1
yard: 2-1
2 pass
0 pass
= turn: 1
= moves: pass | bid 4 | bid 5 | bid 6 | bid 7 | bid 21
1 pass
= turn: none
= yard: 1
= round: 0 0 0
= scores: 0 0 0
= over: no
round 2
hand 0: 6-6 5-1
hand 1: 5-5 4-1
hand 2: 4-4 3-1
yard: 2-1
= turn: 0
