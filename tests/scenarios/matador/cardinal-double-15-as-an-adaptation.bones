# Adaptation: on double-15 touching ends add up to 16, one more than its highest number, and 15-1 is a matador.
game: matador
edition: cardinal
set: 15
players: Ann, Ben
round 1
first: 0
hand 0: 12-5 3-2
hand 1: 11-6 15-1 12-4
0 12-5 > lead
! 1 11-6 > 12-5.12
= moves: 11-6 > 12-5.5 | 12-4 > 12-5.12 =12 | 12-4 > 12-5.12 =4 | 12-4 > 12-5.5 =12 | 12-4 > 12-5.5 =4 | 15-1 > 12-5.12 =15 | 15-1 > 12-5.12 =1 | 15-1 > 12-5.5 =15 | 15-1 > 12-5.5 =1
