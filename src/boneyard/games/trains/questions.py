"""The questions that a sheet answers about a train game, and the answers there are, with their sentences."""

from dataclasses import dataclass

from boneyard.core.edition import RuleLine
from boneyard.games.sheet import Answer, Choices, Questions, SheetRules, choices
from boneyard.games.trains import deal as hubs
from boneyard.games.trains.answers import Opens


@dataclass(frozen=True)
class HubBy:
    """How the hub's double is found: out of somebody's hand, or taken out of the set before the deal."""

    opens: Opens | None
    rotates: bool


HUB: Choices = choices(
    Answer(
        "first-players-double",
        "The round's first player opens with the own highest double; without one the next player does, and so on; "
        "the first seat moves one to the left each round.",
        HubBy(hubs.first_players_double, True),
    ),
    Answer(
        "highest-double", "Whoever holds the highest double opens with it.", HubBy(hubs.highest_double, False)
    ),
    Answer(
        "falling",
        "The hub's double is taken out before the deal: the highest of the set in the first round, then the next "
        "lower one each round; the start moves one seat to the left each round.",
        HubBy(None, True),
    ),
)

NOBODY_OPENS: Choices = choices(
    Answer("draw-in-turn", "If nobody holds a double, all draw in turn until one turns up.", True),
    Answer("redeal", "If nobody holds a double, all tiles go back and are dealt anew.", False),
)


@dataclass(frozen=True)
class FirstTurn:
    """What is special about the turn that starts a train."""

    series: bool = False
    own_only: bool = False
    opener_may_start: bool = False


FIRST_TURN: Choices = choices(
    Answer("one-tile", "A first turn is one tile like any other.", FirstTurn()),
    Answer(
        "series",
        "The turn that starts the own train takes a series: any number of tiles one after another on it; "
        "it may be stopped early. Whoever opens the hub starts with such a series at once, unless you agree that the "
        "opener may wait for a later turn.",
        FirstTurn(series=True),
        ("opener",),
    ),
    Answer(
        "opener-may-start",
        "Whoever opens may at once start the own train with one tile, and play nowhere else in that turn.",
        FirstTurn(opener_may_start=True),
    ),
    Answer(
        "string",
        "Everybody's first turn is a string of any length on the own train, and nothing else; a player bound by an "
        "open double has it later. If somebody else has begun your train by then, it is one tile.",
        FirstTurn(own_only=True),
    ),
)

PUBLIC: Choices = choices(
    Answer("one", "There is one public train, the Mexican Train, that anybody may start and play on.", False),
    Answer("any-number", "Anybody may start a further public train at the hub; all are open to all.", True),
)


@dataclass(frozen=True)
class Marking:
    """Who gets a marker."""

    unable: bool
    unbegun: bool


UNABLE: Choices = choices(
    Answer(
        "mark",
        "Who cannot play draws one tile; if that does not fit either, a marker opens the own train to all, "
        "begun or not. The own play on it takes the marker off.",
        Marking(unable=True, unbegun=True),
    ),
    Answer(
        "mark-begun",
        "Who cannot play draws one tile; if that does not fit either, a marker opens the own train to all, "
        "if it has begun. The own play on it takes the marker off.",
        Marking(unable=True, unbegun=False),
    ),
    Answer(
        "mark-under-doubles",
        "Who cannot play draws one tile, and plays it if it fits; only who could not cover a double gets a marker, "
        "on a train that has begun.",
        Marking(unable=False, unbegun=False),
    ),
)

AFTER_DOUBLE: Choices = choices(
    Answer("cover-it", "Who plays a double must play on it at once, drawing one tile if need be.", True),
    Answer(
        "play-anywhere",
        "Who plays a double plays once more, on it or on any train open to him, drawing one tile if need be.",
        False,
    ),
)

OPEN_DOUBLE: Choices = choices(
    Answer(
        "binds",
        "A double left open binds everybody: only a tile on it may be played until it is covered, drawing one tile; "
        "who cannot gets a marker. Going out with a double owes nothing.",
        False,
    ),
    Answer(
        "binds-unless-waived",
        "A double left open binds everybody until it is covered. No cover is owed when every other tile of its number "
        "lies on the table, when it was played on the own marked train, or when it was the last tile.",
        True,
    ),
)

TWO_DOUBLES: Choices = choices(
    Answer("no", "One double a turn.", False),
    Answer(
        "if-covered",
        "A second double may be played on another train if a tile of the hand then covers one of the two; "
        "the other stays open.",
        True,
    ),
)

GOING_OUT: Choices = choices(
    Answer(
        "ends-round",
        "The round is over when somebody plays the last tile, or nobody can play or draw.",
        False,
    ),
    Answer(
        "first-turns-finish",
        "The round is over when somebody plays the last tile, or nobody can play or draw; if that was a first turn, "
        "all others still take theirs.",
        True,
    ),
)


@dataclass(frozen=True)
class Ending:
    """How many rounds a match has, by set and players, and whether going out wins a single one."""

    rounds: str
    out_wins: bool = False


ENDING: Choices = choices(
    Answer(
        "round-per-double", "One round for each double of the set; the lowest total wins.", Ending("double")
    ),
    Answer("round-per-player", "One round for each player; the lowest total wins.", Ending("player")),
    Answer(
        "one-round",
        "One round: who goes out wins it, or the lowest hand when it is blocked; over more rounds the lowest total.",
        Ending("one", out_wins=True),
    ),
)

ANNOUNCING: Choices = choices(
    Answer("no", "The last tile need not be announced.", False),
    Answer("free", "The last tile is announced; forgetting it costs nothing.", False),
    Answer(
        "draw-when-caught",
        "The last tile is announced; who is caught forgetting it draws one tile.",
        True,
        ("calls",),
    ),
    Answer(
        "penalty-when-caught",
        "The last tile is announced. You may agree on a penalty for a player who is caught forgetting that, or drawing "
        "with a tile that fits. Then a player who could play may draw, and anyone may catch it until the next play.",
        True,
        ("calls", "penalty"),
    ),
)

QUESTIONS: Questions = {
    "hub": ("The hub", HUB),
    "nobody_opens": ("Nobody can open", NOBODY_OPENS),
    "first_turn": ("First turn", FIRST_TURN),
    "public": ("Public trains", PUBLIC),
    "unable": ("Unable to play", UNABLE),
    "after_double": ("After a double", AFTER_DOUBLE),
    "open_double": ("An open double", OPEN_DOUBLE),
    "two_doubles": ("Two doubles in a turn", TWO_DOUBLES),
    "going_out": ("A round ends", GOING_OUT),
    "ending": ("The match", ENDING),
    "announcing": ("The last tile", ANNOUNCING),
}

# What the wild tiles and the letters add, where they are in the set.
WILD_LINES = (
    RuleLine(
        "Wild ends",
        "W",
        "A W goes on any open end, and any tile goes on an open W; W-W is a double, may not be laid on another double "
        "or at the hub, and is the hub of the last round, where any tile starts a train.",
    ),
    RuleLine(
        "Letters",
        "A D R S T",
        "A letter goes on any open end, and an open letter takes only a W or another letter. A may go on any train, "
        "marked or not; D makes the next player draw a tile before the turn; R turns the direction of play round for "
        "the rest of the round; S makes the next player lose the turn; T gives one further play, lost if nothing fits.",
    ),
)


@dataclass(frozen=True, kw_only=True)
class TrainRules(SheetRules):
    """One sheet's row of answers about one train game."""

    hub: Answer
    nobody_opens: Answer = NOBODY_OPENS["redeal"]
    first_turn: Answer = FIRST_TURN["one-tile"]
    public: Answer = PUBLIC["one"]
    unable: Answer = UNABLE["mark"]
    after_double: Answer = AFTER_DOUBLE["play-anywhere"]
    open_double: Answer = OPEN_DOUBLE["binds"]
    two_doubles: Answer = TWO_DOUBLES["if-covered"]
    going_out: Answer = GOING_OUT["ends-round"]
    ending: Answer = ENDING["round-per-double"]
    announcing: Answer = ANNOUNCING["no"]
    other_sets: bool = True
    other_players: bool = True
    wild: bool = False  # the fourteen wild tiles and the seven letters are in the set
