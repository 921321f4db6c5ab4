"""The solitaires as their sheets print them: rows of answers."""

from collections.abc import Callable
from dataclasses import replace

from boneyard.core.game import Game
from boneyard.core.phrase import marked
from boneyard.games.sheet import CARDINAL, UDUBLE, UNIVERSITY, Questions
from boneyard.games.solitaire.bingo import BingoGame
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.neighbors import NeighborsGame
from boneyard.games.solitaire.rows import RowAnswers, RowGame
from boneyard.games.solitaire.sheets.edition import SolitaireEdition
from boneyard.games.solitaire.sheets.questions import BINGO, CLOCK, GRID, NEIGHBORS, ROWS, SolitaireRules
from boneyard.games.solitaire.traffic.rules import TrafficGame


def _row(
    sort: Questions,
    builds: Callable[[SolitaireRules, int], Game],
    sets: tuple[int, ...],
    readings: dict[str, str],
    **named: str,
) -> SolitaireRules:
    """A row of answers by their names; a question that isn't named gets its first answer."""
    given = {name: among[named.get(name, next(iter(among)))] for name, (_, among) in sort.items()}
    return SolitaireRules(
        sets=sets,
        sort=sort,
        builds=builds,
        layout=given["layout"],
        turn=given["turn"],
        boneyard=given["boneyard"],
        ends=given["ends"],
        won=given["won"],
        readings=readings,
    )


def _row_game(rules: SolitaireRules, size: int) -> Game:
    removal, adding, won = rules.turn.value, rules.boneyard.value, rules.won.value
    answers = RowAnswers(
        start=rules.layout.value,
        adds=adding.adds,
        restarts=adding.restarts,
        middle=removal.middle,
        between=removal.between,
        run=removal.run,
        wins=won.most,
        near=won.near,
    )
    return RowGame(answers, size)


def _bingo_game(rules: SolitaireRules, size: int) -> Game:
    return BingoGame(size)


def _clock_game(rules: SolitaireRules, size: int) -> Game:
    return ClockGame(size, rules.layout.value[size])


def _neighbors_game(rules: SolitaireRules, size: int) -> Game:
    rows, columns = rules.layout.value[size]
    return NeighborsGame(size, rows, columns, rules.won.value[size])


def _traffic_game(rules: SolitaireRules, size: int) -> Game:
    return TrafficGame(size, rules.layout.value[size])


BINGO_RULES = _row(
    BINGO,
    _bingo_game,
    (6, 9, 12),
    {"turn": marked("Our reading: the sheet says that you may remove the tile; we always do.")},
)
CLOCK_RULES = _row(
    CLOCK,
    _clock_game,
    (12, 9, 6),
    {
        "turn": marked(
            "Our reading: a double on the wrong hour may be moved too, and goes home by itself as soon as it can."
        )
    },
)
NEIGHBORS_RULES = _row(
    NEIGHBORS,
    _neighbors_game,
    (12, 9, 6),
    {"boneyard": marked("Our reading: the sheet doesn't say how to go on when the boneyard is empty.")},
)
SQUEEZE_RULES = _row(
    ROWS,
    _row_game,
    (6, 9, 12),
    {},
    layout="row-of-seven",
    turn="pairs-and-runs",
    boneyard="add-seven",
    won="none-left-two-near",
)
CASTLE_ROCK_RULES = _row(
    ROWS,
    _row_game,
    (6, 9, 12),
    {
        "turn": marked("Our reading: all three tiles must share the same number."),
        "won": marked("Our reading: the sheet doesn't say when the game is won."),
    },
    layout="row-of-three",
    turn="middles-and-threes",
    boneyard="add-one",
    won="none-left",
)
UDUBLE_CASTLE_ROCK_RULES = replace(
    CASTLE_ROCK_RULES,
    sets=(12, 6, 9),
    won=ROWS["won"][1]["two-left"],
    readings={
        "turn": marked("Our reading: all three tiles must share the same number."),
        "won": marked("Our reading: the sheet says two tiles left; fewer wins as well."),
    },
)
TRAFFIC_RULES = _row(
    GRID,
    _traffic_game,
    (6, 9, 12),
    {"turn": marked("Our reading: the sheet doesn't say which lines of five are ruled out.")},
)

EDITIONS = [
    SolitaireEdition("bingo", "cardinal", "Bingo", CARDINAL, BINGO_RULES),
    SolitaireEdition("big-clock", "cardinal", "The Big Clock", CARDINAL, CLOCK_RULES),
    SolitaireEdition("good-neighbors", "cardinal", "Good Neighbors", CARDINAL, NEIGHBORS_RULES),
    SolitaireEdition("squeeze", "cardinal", "Squeeze", CARDINAL, SQUEEZE_RULES),
    SolitaireEdition("traffic", "cardinal", "Traffic", CARDINAL, TRAFFIC_RULES),
    SolitaireEdition("castle-rock", "university", "Castle Rock", UNIVERSITY, CASTLE_ROCK_RULES),
    SolitaireEdition("castle-rock", "uduble", "Castle Rock", UDUBLE, UDUBLE_CASTLE_ROCK_RULES),
]
