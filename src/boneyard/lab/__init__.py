"""The lab: many games played by bots and counted, with the intervals that belong to the counts.

`simulate` gives rows of rounds and moves, `compare` says what a rule changes, `tournament` rates bots, and `plot` draws
what they found. `table` names what is played, for all of them.
"""

from boneyard.lab.comparison import Comparison, Finding, compare
from boneyard.lab.competition import Standing, Tournament, tournament
from boneyard.lab.plots import plot
from boneyard.lab.simulation import Simulation, simulate
from boneyard.lab.tables import Table, table
from boneyard.records.rows import Rows, read_rows

__all__ = [
    "Comparison",
    "Finding",
    "Rows",
    "Simulation",
    "Standing",
    "Table",
    "Tournament",
    "compare",
    "plot",
    "read_rows",
    "simulate",
    "table",
    "tournament",
]
