"""The questions that a sheet answers about a trick-taking game, and the possible answers with their sentences."""

from dataclasses import dataclass

from boneyard.core.phrase import marked
from boneyard.core.tile import tile_of
from boneyard.games.sheet import Answer, Choices, Questions, SheetRules, choices
from boneyard.games.tricks.suits import DOUBLES, NO_SUIT

PARTNERS: Choices = choices(
    Answer("opposite", "Play in two partnerships, partners sitting opposite each other.", True),
    Answer("none", "Everyone plays alone.", False),
)

TILES: Choices = choices(
    Answer("all", "All the tiles of the set are dealt.", False),
    Answer(
        "lone-blank",
        "Take out every tile with a blank except the double blank. That leaves 22 tiles.",
        True,
    ),
)

COUNTS: Choices = choices(
    Answer(
        "fives",
        "Each trick is worth 1 point. Five tiles are worth extra to whoever takes them: 10 each for 5-5 and 6-4, and 5 "
        "each for 5-0, 4-1 and 3-2. That makes 42 points in every hand.",
        {
            tile_of(5, 5): 10,
            tile_of(6, 4): 10,
            tile_of(5, 0): 5,
            tile_of(4, 1): 5,
            tile_of(3, 2): 5,
        },
    ),
    Answer("tricks", "Each trick is worth 1 point. No tile is worth extra.", {}),
)

BIDDING: Choices = choices(
    Answer(
        "goes-round",
        "The first dealer is picked at random; then the deal moves one seat to the left each hand. Starting at the "
        "dealer's left, bid higher than the last bid or pass for good. The bidding goes around until everyone else "
        "has passed. After a bid of 42, the others still in speak once more each. If no one bids, deal again; the deal "
        "moves to the left.",
        True,
    ),
    Answer(
        "once",
        "The first player to shuffle is picked at random; then the shuffle moves one seat to the left each hand. "
        "Starting at the shuffler's left, everyone speaks once: bid higher than the last bid, or pass. If no one bids, "
        "the next player to the left shuffles and deals again.",
        False,
    ),
)


@dataclass(frozen=True)
class Bids:
    """The possible bids, and the limit above which only the next bid can be made."""

    bids: tuple[int, ...]
    limit: int


BIDS: Choices = choices(
    Answer(
        "thirty-to-forty-two",
        "Bid any number from 30 to 42: the points you promise to take.",
        Bids(tuple(range(30, 43)), 42),
    ),
    Answer(
        "doubling",
        "Bid any number from 30 to 42: the points you promise to take. The only bids above 42 are 84, 168 and 250, in "
        "that order. To make a bid of 84 or more, take all 42 points.",
        Bids((*range(30, 43), 84, 168, 250), 42),
        ("doubling",),
    ),
    Answer(
        "tricks",
        "Bid 4, 5, 6 or 7: the tricks you promise to take. Or bid 21, which means all seven.",
        Bids((4, 5, 6, 7, 21), 21),
    ),
)

WIDOW: Choices = choices(
    Answer("none", "There is no widow: all the tiles are in the hands.", False),
    Answer(
        "taken-up",
        "One tile is left over, face down: the widow. Whoever wins the bidding takes it, then puts one of their eight "
        "tiles aside, unseen by the others.",
        True,
    ),
)

TRUMPS: Choices = choices(
    Answer(
        "numbers",
        "Whoever wins the bidding names the trumps: blanks or any number from 1 to 6.",
        tuple(range(7)),
    ),
    Answer(
        "numbers-doubles-none",
        "Whoever wins the bidding names the trumps: blanks, any number from 1 to 6, doubles, or none. If doubles are "
        "trumps, they are a suit of their own, 6-6 high, and belong to no number.",
        (*range(7), DOUBLES, NO_SUIT),
    ),
)

MADE: Choices = choices(
    Answer("as-taken", "If the bidders take what they bid, each side scores what it took.", 0),
    Answer(
        "limit-itself",
        "If the bidders take what they bid, each side scores what it took. A bid of 42 or more scores the bid itself.",
        42,
    ),
    Answer(
        "moon-itself",
        "If the bidder makes the bid, everyone scores the tricks they took. A bid of 21 scores 21.",
        21,
    ),
)

FAILED: Choices = choices(
    Answer(
        "paid-to-the-others",
        "If the bidders take less than they bid, they score nothing. The other side scores the bid plus what it took.",
        False,
    ),
    Answer(
        "lost-by-the-bidder",
        "If the bidder falls short, the bid is subtracted from their score. The others score the tricks they took. "
        "Totals can go below 0.",
        True,
    ),
)


@dataclass(frozen=True)
class Ending:
    """The printed target, and the bid that wins the match when it is made, 0 for none."""

    target: int
    wins_at_once: int = 0


ENDING: Choices = choices(
    Answer(
        "points",
        "The first side to reach 250 points wins. If both do in the same hand, the bidders win.",
        Ending(250),
        ("target",),
    ),
    Answer(
        "points-or-hands",
        "The first side to reach 250 points wins. If both do in the same hand, the bidders win. Or your table may play "
        "for hands: the first side to win 7 hands wins. If the bidders make the bid, they win the hand; if "
        "they miss it, the other side does.",
        Ending(250),
        ("target", "match", "hands"),
    ),
    Answer(
        "points-or-moon",
        "The first player to reach 21 points wins. Making a bid of 21 wins at once. If several players get there in "
        "the same hand, the bidder wins if they're one of them; if not, the highest score wins, and players who tie "
        "share the win.",
        Ending(21, 21),
        ("target",),
    ),
)

QUESTIONS: Questions = {
    "partners": (marked("Partners"), PARTNERS),
    "tiles": (marked("The tiles"), TILES),
    "counts": (marked("Counts"), COUNTS),
    "bidding": (marked("The bidding"), BIDDING),
    "bids": (marked("Bids"), BIDS),
    "widow": (marked("The widow"), WIDOW),
    "trumps": (marked("Trumps"), TRUMPS),
    "made": (marked("Making the bid"), MADE),
    "failed": (marked("Missing the bid"), FAILED),
    "ending": (marked("The match"), ENDING),
}


@dataclass(frozen=True, kw_only=True)
class TrickRules(SheetRules):
    """One sheet's row of answers about one trick-taking game."""

    partners: Answer = PARTNERS["opposite"]
    tiles: Answer = TILES["all"]
    counts: Answer = COUNTS["fives"]
    bidding: Answer = BIDDING["once"]
    bids: Answer = BIDS["thirty-to-forty-two"]
    widow: Answer = WIDOW["none"]
    trumps: Answer = TRUMPS["numbers"]
    made: Answer = MADE["as-taken"]
    failed: Answer = FAILED["paid-to-the-others"]
    ending: Answer = ENDING["points"]
