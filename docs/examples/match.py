"""A whole match between two players who take whatever comes first."""

import boneyard

match = boneyard.new("muggins", players=["Ann", "Ben"], seed=7)
while match.result is None:
    match.play(match.moves()[0])
print(f"{match.players[match.result.winners[0]]} won {match.scores} after {len(match.rounds)} rounds.")
