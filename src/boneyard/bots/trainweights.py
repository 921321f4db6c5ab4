"""What greedy cares about in train games and how much."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TrainWeights:
    """Prices in points, and times in turns."""

    slack: float = 2.0  # turns that a round lasts beyond what the shortest hand needs
    pace: float = 2.0  # turns that another player needs for a tile
    loose: float = 2.0  # turns that a tile takes which is not lined up
    behind: float = 0.5  # how long such tiles wait for each tile lined up
    tempo: float = 1.0  # a turn that the hand needs
    double: float = 1.5  # a double that is not lined up
    wild: float = 3.0  # a wild tile in hand, early in a round
    wild_turns: float = 4.0  # when half of that is gone
    marker: float = 0.8  # a marker on the own train, for each of the next tiles lined up
    own_open: float = 0.5  # an open double on the own train, for each tile lined up
    drawing: float = 8.0  # a tile to be drawn
    out: float = 30.0  # going out
    turn: float = 6.0  # the next player being far from out, or being oneself
    toll: float = 4.0  # the next player having to draw
