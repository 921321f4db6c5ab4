# Cardinal, Traffic: what stands beside or across a quad by chance need not fit:
# only lines of five are forbidden, four by chance are not.
game: traffic
edition: cardinal
set: 6
players: Ann
round 1
yard: 3-0 4-1 5-2 6-3
0 3-0@0,0v 4-1@1,0v 5-2@2,0v 6-3@3,0v # 0 1 2 3 below
= over: 0
