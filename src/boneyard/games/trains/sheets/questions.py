"""The questions that a sheet answers about a train game, and the possible answers with their sentences."""

from dataclasses import dataclass
from typing import Final

from boneyard.core.edition import RuleLine
from boneyard.core.phrase import Listing, marked
from boneyard.games.sheet import CANNOT_PLAY, Answer, Choices, Questions, SheetRules, choices
from boneyard.games.trains import deal as hubs
from boneyard.games.trains.answers import Opens


@dataclass(frozen=True)
class HubBy:
    """Where the hub's double comes from: a player's hand, or the set before the deal."""

    opens: Opens | None
    rotates: bool


HUB: Choices = choices(
    Answer(
        "first-players-double",
        "The first player opens with their highest double. If they don't have one, the next player opens, and so on. "
        "The first player is picked at random in the first round; then the start moves one seat to the left each "
        "round.",
        HubBy(hubs.first_players_double, True),
    ),
    Answer(
        "highest-double", "Whoever holds the highest double opens with it.", HubBy(hubs.highest_double, False)
    ),
    Answer(
        "falling",
        "Before the deal, lay out the highest double of the set as the hub. Each round after that, use the next lower "
        "double. A player picked at random starts the first round; then the start moves one seat to the left each "
        "round.",
        HubBy(None, True),
    ),
)

NOBODY_OPENS: Choices = choices(
    Answer(
        "draw-in-turn",
        "If no one has a double, draw one tile each in turn until someone does. The first player draws first. If the "
        "boneyard runs out, shuffle and deal again.",
        True,
    ),
    Answer("redeal", "If no one has a double, shuffle all the tiles and deal again.", False),
)


@dataclass(frozen=True)
class FirstTurn:
    """What is special about the turn that starts a train."""

    series: bool = False
    own_only: bool = False
    opener_may_start: bool = False


FIRST_TURN: Choices = choices(
    Answer("one-tile", "Your first turn is one tile, like any other.", FirstTurn()),
    Answer(
        "series",
        "On the turn that starts your train, you may play a series: as many matching tiles as you like, one after "
        "another, doubles included. You may stop early. Whoever opens the hub starts their train with a series in the "
        "same turn, unless your table lets the opener wait.",
        FirstTurn(series=True),
        ("opener",),
    ),
    Answer(
        "opener-may-start",
        "Whoever opens the hub may start their own train with one tile in the same turn, but may not play anywhere "
        "else.",
        FirstTurn(opener_may_start=True),
    ),
    Answer(
        "string",
        "Your first turn is a string on your own train: as many matching tiles as you like, one after another, "
        "doubles included. You may play nowhere else. If an open double stops you, your string waits for a later "
        "turn. If someone else starts your train meanwhile, your first turn there is one tile.",
        FirstTurn(own_only=True),
    ),
)

PUBLIC: Choices = choices(
    Answer(
        "one",
        "The Mexican Train is open to everyone. Anyone may start it at the hub, and there is only one.",
        False,
    ),
    Answer(
        "any-number",
        "There can be several Mexican Trains: the public trains, open to everyone. Anyone may start another one at "
        "the hub.",
        True,
    ),
)


@dataclass(frozen=True)
class Marking:
    """Who gets a marker."""

    unable: bool
    unbegun: bool


UNABLE: Choices = choices(
    Answer(
        "mark",
        "If you can't play, draw one tile. If it fits, you must play it at once. If not, put a marker on your train, "
        "even if it hasn't started yet. Now everyone may play on your train. When you play on it yourself, take the "
        "marker off.",
        Marking(unable=True, unbegun=True),
    ),
    Answer(
        "mark-begun",
        "If you can't play, draw one tile. If it fits, you must play it at once. If not, and your train has started, "
        "put a marker on it. Now everyone may play on your train. When you play on it yourself, take the marker off.",
        Marking(unable=True, unbegun=False),
    ),
    Answer(
        "mark-under-doubles",
        "If you can't play, draw one tile. If it fits, you must play it at once. If not, your turn ends, without a "
        "marker: you only get one if you can't cover an open double and your train has started. Everyone may play on a "
        "train with a marker. When you play on yours, take the marker off.",
        Marking(unable=False, unbegun=False),
    ),
)

AFTER_DOUBLE: Choices = choices(
    Answer(
        "cover-it",
        "When you play a double, you must play another tile on it at once. If you can't, draw one tile; you may play "
        "it only on that double.",
        True,
    ),
    Answer(
        "play-anywhere",
        "When you play a double, you must play another tile at once, on the double or on any train open to you. If "
        "you can't, draw one tile and play it if it fits.",
        False,
    ),
)

OPEN_DOUBLE: Choices = choices(
    Answer(
        "binds",
        "Once your turn is over, a double without a tile on it stops everything else: until someone covers it, no one "
        "may play anywhere but on that double. If you can't cover it, draw one tile; you may play it only on that "
        "double. A double played as your last tile ends the round and needs no cover.",
        False,
    ),
    Answer(
        "binds-unless-waived",
        "Once your turn is over, a double without a tile on it stops everything else: until someone covers it, no one "
        "may play anywhere but on that double. If you can't cover it, draw one tile; you may play it only on that "
        "double. Three kinds of doubles need no cover: one whose number can't be matched because all its other tiles "
        "are on the table, one you play on your own marked train, and one that is your last tile.",
        True,
    ),
)

# What follows when an open double can't be covered, by whether a train that hasn't started gets a marker.
STILL_OPEN: Final = {
    True: marked("If the tile you draw doesn't cover it either, put a marker on your train, started or not."),
    False: marked(
        "If the tile you draw doesn't cover it either, put a marker on your train if it has started."
    ),
}

TWO_DOUBLES: Choices = choices(
    Answer("no", "After a double, you may not play a second one on another train.", False),
    Answer(
        "if-covered",
        "You may play a second double on another train if you can then cover one of the two from your hand. The other "
        "one stays open.",
        True,
    ),
)

GOING_OUT: Choices = choices(
    Answer(
        "ends-round",
        "A round ends when someone plays their last tile, or when it's blocked: no one can play or draw.",
        False,
    ),
    Answer(
        "first-turns-finish",
        "A round ends when someone plays their last tile, or when it's blocked: no one can play or draw. If someone "
        "goes out on their first turn, everyone else still takes theirs.",
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
        "round-per-double",
        "Play one round for each double of the set. The lowest total wins. Players who tie for it share the win.",
        Ending("double"),
    ),
    Answer(
        "round-per-player",
        "Play one round for each player. The lowest total wins. Players who tie for it share the win.",
        Ending("player"),
    ),
    Answer(
        "one-round",
        "The match is one round. Whoever goes out wins; if the round is blocked, the lowest hand wins, and tied "
        "players share the win. If you play more rounds, the lowest total wins.",
        Ending("one", out_wins=True),
    ),
)

ANNOUNCING: Choices = choices(
    Answer("no", "You don't have to announce your last tile.", False),
    Answer("free", "Announce when you have one tile left. Forgetting costs nothing.", False),
    Answer(
        "draw-when-caught",
        "Announce when you have one tile left. If someone catches you before the next play, draw one tile.",
        True,
        ("calls",),
    ),
    Answer(
        "penalty-when-caught",
        "Announce when you have one tile left. Your table may agree on a penalty for being caught forgetting, or for "
        "drawing when you could have played. With a penalty you may draw at any time, but anyone may catch you until "
        "the next play.",
        True,
        ("calls", "penalty"),
    ),
)

QUESTIONS: Questions = {
    "hub": (marked("The hub"), HUB),
    "nobody_opens": (marked("No one can open"), NOBODY_OPENS),
    "first_turn": (marked("First turn"), FIRST_TURN),
    "public": (marked("The Mexican Train"), PUBLIC),
    "unable": (CANNOT_PLAY, UNABLE),
    "after_double": (marked("After a double"), AFTER_DOUBLE),
    "open_double": (marked("An open double"), OPEN_DOUBLE),
    "two_doubles": (marked("Two doubles in a turn"), TWO_DOUBLES),
    "going_out": (marked("A round ends"), GOING_OUT),
    "ending": (marked("The match"), ENDING),
    "announcing": (marked("The last tile"), ANNOUNCING),
}

# How an ordinary turn goes, by whether there can be several public trains.
TURN_SAID: Final = {
    False: marked(
        "On your turn, play one tile on the end of your own train, the Mexican Train, or another player's train that "
        "has a marker."
    ),
    True: marked(
        "On your turn, play one tile on the end of your own train, a public train, or another player's train that has "
        "a marker."
    ),
}
TRAINS_SAID: Final = marked(
    "Touching ends must match, and the tile's other end becomes the new open end. A train starts at the hub with the "
    "hub's number. Trains never branch. If you can play, you must. Play then passes to the left."
)

# What the wild tiles and the letters add, where they are in the set.
WILD_LINES = (
    RuleLine(
        marked("Wild ends"),
        Listing(["W"]),
        marked(
            "A W goes on any open end, and any tile goes on an open W. W-W is a double, but you can't play it on "
            "another double or at the hub. In the last round W-W is the hub, and any tile starts a train."
        ),
    ),
    RuleLine(
        marked("Letters"),
        Listing(["A D R S T"]),
        marked(
            "A letter goes on any open end, but an open letter takes only a W or another letter. A may go on any "
            "train, marked or not; if a double is open, only on that double. D makes the next player draw a tile "
            "before their turn; if they still can't play, they draw as usual. R reverses the direction of play for "
            "the rest of the round. S skips the next player. T means that you play once more; if you can't, your turn "
            "ends without a draw or a marker."
        ),
        marked(
            "Our reading: A may also start another player's train, and a letter takes effect however it was played."
        ),
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
