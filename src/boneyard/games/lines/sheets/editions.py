"""The layout games as their sheets print them: rows of answers."""

from dataclasses import replace

from boneyard.core.phrase import marked, sentences
from boneyard.core.tile import tile_set
from boneyard.games.lines.sheets.edition import LineEdition
from boneyard.games.lines.sheets.questions import (
    AFTER_DOUBLE,
    COUNTING,
    DOUBLES,
    DRAWING,
    ENDING,
    LEAD,
    NOBODY_LEADS,
    SCORING,
    TOUCHING,
    UNABLE,
    LineRules,
)
from boneyard.games.sheet import CARDINAL, PRESSMAN, UNIVERSITY

Players = dict[int, tuple[int, int]]
Table = dict[int, dict[int, int]]


def _each(players: Players, tiles: int) -> Table:
    """The same number of tiles whatever the number of players."""
    return {size: dict.fromkeys(range(low, high + 1), tiles) for size, (low, high) in players.items()}


def _shared(players: Players) -> Table:
    """All tiles shared out equally, the remainder left aside."""
    return {
        size: {seats: len(tile_set(size)) // seats for seats in range(low, high + 1)}
        for size, (low, high) in players.items()
    }


# Our readings, where a sheet is silent or unclear.
_START = marked("Our reading: the sheet leaves open who starts the first round.")
_PLAYERS = marked("Our reading: the sheet doesn't give the number of players.")
_SETS = marked("Our reading: the sheet doesn't give the numbers of players for every set.")
_FORCED = marked("Our reading: the sheet names the player who leads, not the tile.")
_NO_DOUBLE = marked("Our reading: the sheet doesn't say what happens if no one has a double.")
_ONLY_WITH_FEWER = marked("Our reading: this comes up only if you deal fewer tiles than the sheet does.")
_EQUAL = marked("Our reading: players with equal hands both collect from the higher ones.")
_OPEN_ENDS = marked("Our reading: the sheet doesn't say how doubles and the spinner count.")
_MID_ROUND = marked("Our reading: the sheet doesn't say whether the round is played out first.")

_BLOCK_PLAYERS: Players = {6: (2, 4), 9: (2, 6), 12: (2, 8)}
_FEW: Players = {6: (2, 4), 9: (2, 4), 12: (2, 4)}
_TIDDLE_PLAYERS: Players = {9: (3, 9), 12: (3, 12), 6: (3, 7)}

_PLAIN = LineRules(
    sets=(6, 9, 12),
    players=_BLOCK_PLAYERS,
    deal=_each(_BLOCK_PLAYERS, 7),
    lead=LEAD["any-tile"],
    nobody_leads=NOBODY_LEADS["redeal"],
    doubles=DOUBLES["line"],
    spinner={6: "none", 9: "first-double", 12: "first-double"},
    readings={
        "players": _SETS,
        "lead": _START,
        "doubles": marked(
            "Our reading: for larger sets the sheet advises a spinner without saying which double it is."
        ),
        "scoring": _EQUAL,
    },
)
BLOCK = replace(
    _PLAIN,
    partners=(4,),
    readings={**_PLAIN.readings, "players": sentences(_SETS, marked("Partnerships are our addition."))},
)
DRAW = replace(_PLAIN, unable=UNABLE["draw-until-playable"])
DRAW_PRESSMAN = LineRules(
    sets=(6, 9, 12),
    players={6: (2, 4), 9: (2, 6), 12: (2, 7)},
    deal={
        6: dict.fromkeys(range(2, 5), 5),
        9: dict.fromkeys(range(2, 7), 7),
        12: dict.fromkeys(range(2, 8), 9),
    },
    lead=LEAD["highest-double"],
    nobody_leads=NOBODY_LEADS["redeal"],
    doubles=DOUBLES["every-double"],
    unable=UNABLE["draw-until-playable"],
    scoring=SCORING["winner-takes-differences"],
    readings={
        "doubles": marked("Our reading: the sheet lets you play on either end or either side of a double."),
        "scoring": marked("Our reading: the sheet doesn't say what happens if the lowest hands tie."),
    },
)
MUGGINS = replace(
    DRAW,
    players=_FEW,
    deal=_each(_FEW, 7),
    lead=LEAD["highest-double"],
    nobody_leads=NOBODY_LEADS["draw-in-turn"],
    doubles=DOUBLES["lead-spinner"],
    drawing=DRAWING["may-draw"],
    counting=COUNTING["fives"],
    spinner={},
    readings={
        "players": _PLAYERS,
        "nobody_leads": _NO_DOUBLE,
        "counting": _OPEN_ENDS,
        "scoring": _EQUAL,
        "ending": _MID_ROUND,
    },
)
MUGGINS_UNIVERSITY = LineRules(
    sets=(6,),
    players={6: (2, 4)},
    deal={6: {2: 7, 3: 5, 4: 5}},
    lead=LEAD["any-tile"],
    nobody_leads=NOBODY_LEADS["redeal"],
    doubles=DOUBLES["first-double-sides-first"],
    unable=UNABLE["draw-until-playable"],
    counting=COUNTING["fives"],
    scoring=SCORING["opponents-in-fives"],
    defaults={"target": 250},
    partners=(4,),
    readings={
        "lead": _START,
        "counting": _OPEN_ENDS,
        "scoring": marked(
            "Our reading: add up the pips first, then round once. The sheet doesn't settle ties."
        ),
        "ending": _MID_ROUND,
    },
)
BERGEN = replace(
    MUGGINS,
    deal=_each(_FEW, 6),
    doubles=DOUBLES["line"],
    counting=COUNTING["ends-alike"],
    scoring=SCORING["one-point"],
    defaults={"target": 15},
    readings={
        "players": _PLAYERS,
        "nobody_leads": _NO_DOUBLE,
        "counting": marked(
            "Our reading: the sheet gives 3 for a single tile that matches a double; we count a double that "
            "makes the ends alike the same."
        ),
        "scoring": marked("Our reading: the sheet doesn't say what happens if the lowest hands tie."),
        "ending": _MID_ROUND,
    },
)
MATADOR = replace(
    DRAW,
    players=_FEW,
    deal=_each(_FEW, 7),
    touching=TOUCHING["sum"],
    spinner={},
    readings={
        "players": marked("Our reading: the sheet gives the numbers of players for double-6 only."),
        "lead": _START,
        "drawing": marked("Our reading: a matador you could play counts as a tile that fits."),
        "scoring": _EQUAL,
    },
)
MATADOR_PRESSMAN = LineRules(
    sets=(9, 12),
    players={9: (3, 8), 12: (3, 8)},
    deal={size: {**dict.fromkeys(range(3, 7), 7), 7: 5, 8: 5} for size in (9, 12)},
    lead=LEAD["highest-double-or-most-pips"],
    nobody_leads=NOBODY_LEADS["redeal"],
    doubles=DOUBLES["line"],
    touching=TOUCHING["total"],
    unable=UNABLE["draw-until-playable"],
    drawing=DRAWING["may-spare-matadors"],
    scoring=SCORING["winner-takes-differences"],
    readings={
        "deal": marked("Our reading: the sheet puts six players in both rows of its table."),
        "lead": marked(
            "Our reading: the sheet names the player who leads, not the tile, and doesn't settle equal tiles."
        ),
        "touching": marked(
            "Our reading: the sheet says 10, which fits double-9. With the option total you can play double-12 that "
            "way."
        ),
        "drawing": marked("Our reading: the sheet doesn't say how long you may go on drawing."),
        "scoring": marked("Our reading: the sheet doesn't say what happens if the lowest hands tie."),
    },
)
SEBASTOPOL = replace(
    _PLAIN,
    sets=(6,),
    players={6: (4, 4)},
    deal={6: {4: 7}},
    lead=LEAD["top-double"],
    doubles=DOUBLES["lead-four-ways-first"],
    spinner={},
    other_sets=False,
    other_players=False,
    readings={"nobody_leads": _ONLY_WITH_FEWER, "scoring": _EQUAL},
)
TIDDLE = replace(
    _PLAIN,
    sets=(9, 12, 6),
    players=_TIDDLE_PLAYERS,
    deal=_shared(_TIDDLE_PLAYERS),
    lead=LEAD["highest-double"],
    nobody_leads=NOBODY_LEADS["draw-in-turn"],
    after_double=AFTER_DOUBLE["may-add"],
    spinner={},
    readings={
        "players": _PLAYERS,
        "lead": _FORCED,
        "nobody_leads": _ONLY_WITH_FEWER,
        "scoring": _EQUAL,
    },
)
TIDDLE_POOL = replace(
    TIDDLE,
    sets=(6,),
    players={6: (6, 9)},
    deal={6: dict.fromkeys(range(6, 10), 3)},
    nobody_leads=NOBODY_LEADS["redeal"],
    doubles=DOUBLES["one-side"],
    scoring=SCORING["winner-takes-pool"],
    ending=ENDING["round-per-player"],
    readings={
        "lead": _FORCED,
        "scoring": marked("Our reading: the sheet only says that bets are made as in a pool."),
        "ending": marked("Our reading: the sheet gives no end to the match."),
    },
)
TIDDLE_PRESSMAN = LineRules(
    sets=(9, 12),
    players={9: (6, 10), 12: (6, 10)},
    deal=_each({9: (6, 10), 12: (6, 10)}, 5),
    lead=LEAD["highest-double"],
    nobody_leads=NOBODY_LEADS["redeal"],
    doubles=DOUBLES["line"],
    after_double=AFTER_DOUBLE["plays-again"],
    scoring=SCORING["others-less-own"],
    defaults={"target": 200},
    readings={
        "lead": _FORCED,
        "nobody_leads": _NO_DOUBLE,
        "scoring": marked("Our reading: the sheet doesn't say what happens if the lowest hands tie."),
    },
)
CHICKENFOOT = LineRules(
    sets=(9, 12),
    players={9: (2, 6), 12: (4, 8)},
    deal={9: {2: 20, 3: 14, 4: 11, 5: 9, 6: 7}, 12: {4: 18, 5: 14, 6: 12, 7: 10, 8: 9}},
    lead=LEAD["hub"],
    nobody_leads=NOBODY_LEADS["redeal"],
    doubles=DOUBLES["feet"],
    unable=UNABLE["draw-one"],
    scoring=SCORING["own-pips"],
    ending=ENDING["round-per-double"],
    readings={
        "lead": _START,
    },
)

EDITIONS = [
    LineEdition("block", "cardinal", "Block", CARDINAL, BLOCK),
    LineEdition("draw", "cardinal", "Draw", CARDINAL, DRAW),
    LineEdition("draw", "pressman", "Draw", PRESSMAN, DRAW_PRESSMAN),
    LineEdition("muggins", "cardinal", "Muggins", CARDINAL, MUGGINS),
    LineEdition("muggins", "university", "Muggins", UNIVERSITY, MUGGINS_UNIVERSITY),
    LineEdition("bergen", "cardinal", "Bergen", CARDINAL, BERGEN),
    LineEdition("matador", "cardinal", "Matador", CARDINAL, MATADOR),
    LineEdition("matador", "pressman", "Matador", PRESSMAN, MATADOR_PRESSMAN),
    LineEdition("sebastopol", "cardinal", "Sebastopol", CARDINAL, SEBASTOPOL),
    LineEdition("tiddle-a-wink", "cardinal", "Tiddle-a-Wink", CARDINAL, TIDDLE),
    LineEdition("tiddle-a-wink", "cardinal-pool", "Tiddle-a-Wink with a pool", CARDINAL, TIDDLE_POOL),
    LineEdition("tiddle-a-wink", "pressman", "Tiddle-a-Wink", PRESSMAN, TIDDLE_PRESSMAN),
    LineEdition("chickenfoot", "university", "Chickenfoot", UNIVERSITY, CHICKENFOOT),
]
