# Cardinal, Poker, decision: with several all in for different amounts there are several side pots, each for the best hand among those who paid into it;
# the chips of who folded stay in the pots they reached.
game: poker
edition: cardinal
set: 6
players: Ann, Ben, Cid, Dot
options: chips=20, bet=4
round 1
first: 0
hand 0: 4-4 3-3 6-1 5-2 6-4
hand 1: 6-5 5-1 4-2 3-1 6-2
hand 2: 2-2 5-3 6-3 4-3 5-4
hand 3: 6-6 5-5 4-1 3-2 2-1
0 bet
1 fold
2 fold
3 raise
0 raise
3 call
= scores: 7 19 19 35      # 13 lost by seat 0
round 2
hand 0: 6-5 5-1 4-2 3-1 6-2
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 2-2 5-3 6-3 4-3 5-4
hand 3: 6-6 5-5 4-1 3-2 2-1
= turn: 1
1 bet
2 fold
3 call
0 fold
= scores: 6 14 18 42
round 3
hand 0: 6-6 5-5 4-1 3-2 2-1
hand 1: 4-4 3-3 6-1 5-2 6-4
hand 2: 2-2 5-3 6-3 4-3 5-4
hand 3: 6-5 5-1 4-2 3-1 6-2
= scores: 5 13 17 41
= turn: 2
2 bet
3 raise
= turn: 0
= moves: call | fold
0 call                    # all in, 6 with the ante
= turn: 1
= moves: call | raise | fold
1 raise                   # 12 in the betting
= turn: 2
= moves: call | raise | fold
2 fold                    # 5 left behind
= turn: 3
3 raise                   # 16
= turn: 1
= moves: call | fold      # 1 left
1 call                    # all in, 14 with the ante
= turn: none
= scores: 23 16 13 28     # pots: 6 + 6 + 5 + 6 = 23 for seat 0, 8 + 8 = 16 for seat 1, 3 back to seat 3
= round: 17 2 -5 -14
