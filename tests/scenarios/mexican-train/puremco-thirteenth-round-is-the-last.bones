# Puremco, Mexican Train: with double-12 the match has thirteen rounds; the engine of the last is 0-0, and its blanks count nothing.
game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 13
first: 1
hand 0: 4-0 1-1
hand 1: 9-0
= hub: 0-0
= turn: 1
1 9-0 > 1
= scores: 6 0
= over: 1
