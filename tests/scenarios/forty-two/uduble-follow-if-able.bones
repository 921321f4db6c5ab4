# UDuble, Forty-Two: who holds the led suit must play it, any tile of it, high or low; the lower end of a tile makes it one of the suit, too.
game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 3-2 0-0 1-0
hand 1: 6-3 3-1 5-5
hand 2: 3-3 5-2 4-2
hand 3: 6-6 2-2 3-0
0 bid 30
1 pass
2 pass
3 pass
0 trump 1
0 3-2
= moves: 6-3              # 3-1 is a trump
! 1 5-5
! 1 3-1
1 6-3
= moves: 3-3
! 2 5-2
2 3-3
= moves: 3-0
! 3 6-6
! 3 2-2
3 3-0
= turn: 2
