"""The questions that a sheet answers about a trick-taking game, and the answers there are, with their sentences."""

from dataclasses import dataclass

from boneyard.core.tile import tile_of
from boneyard.games.sheet import Answer, Choices, Questions, SheetRules, choices
from boneyard.games.tricks.suits import DOUBLES, NO_SUIT

PARTNERS: Choices = choices(
    Answer("opposite", "Two sides, partners sitting opposite each other.", True),
    Answer("none", "Everybody plays alone.", False),
)

TILES: Choices = choices(
    Answer("all", "All tiles of the set are dealt.", False),
    Answer(
        "lone-blank",
        "The tiles with a blank are taken out, except the double blank: 22 are left.",
        True,
    ),
)

COUNTS: Choices = choices(
    Answer(
        "fives",
        "Each trick is a point, and five tiles count more for who takes them: 5-5 and 6-4 ten, 5-0, 4-1 and 3-2 "
        "five: 42 points in all.",
        {
            tile_of(5, 5): 10,
            tile_of(6, 4): 10,
            tile_of(5, 0): 5,
            tile_of(4, 1): 5,
            tile_of(3, 2): 5,
        },
    ),
    Answer("tricks", "Each trick is a point; no tile counts more.", {}),
)

BIDDING: Choices = choices(
    Answer(
        "goes-round",
        "From the dealer's left, the dealer last, everybody bids more than the bid before or passes for good, round "
        "and round until all others have passed. After the limit bid each of the others still in speaks once more, "
        "and whoever made it is not asked again. If nobody bids, the tiles are dealt anew and the deal moves left.",
        True,
    ),
    Answer(
        "once",
        "From the left of the shuffler, who speaks last, everybody bids more than the bid before or passes, once "
        "each. If nobody bids, the next player to the left shuffles and deals anew.",
        False,
    ),
)


@dataclass(frozen=True)
class Bids:
    """The bids there are, and the one from which on only the next can be bid."""

    bids: tuple[int, ...]
    limit: int


BIDS: Choices = choices(
    Answer("thirty-to-forty-two", "Any number from 30 to 42 can be bid.", Bids(tuple(range(30, 43)), 42)),
    Answer(
        "doubling",
        "Any number from 30 to 42, the limit, can be bid; over 42 only 84, over 84 only 168, over 168 only 250. A bid "
        "of 84 or more must take all 42.",
        Bids((*range(30, 43), 84, 168, 250), 42),
        ("doubling",),
    ),
    Answer(
        "tricks",
        "Four to seven tricks can be bid, or 21, which must take all seven.",
        Bids((4, 5, 6, 7, 21), 21),
    ),
)

WIDOW: Choices = choices(
    Answer("none", "All tiles are in the hands.", False),
    Answer(
        "taken-up",
        "One tile is left over, the widow. The bidder takes it up and puts one tile of the eight aside, which the "
        "others never see; then trumps are named.",
        True,
    ),
)

TRUMPS: Choices = choices(
    Answer("numbers", "The bidder names blanks or any number from one to six.", tuple(range(7))),
    Answer(
        "numbers-doubles-none",
        "The bidder names blanks, any number from one to six, doubles or none. Doubles are then a suit of their own, "
        "6-6 high, and belong to no number.",
        (*range(7), DOUBLES, NO_SUIT),
    ),
)

MADE: Choices = choices(
    Answer("as-taken", "When the bid is made, each side scores what it took.", 0),
    Answer(
        "limit-itself",
        "When the bid is made, each side scores what it took; a bid of 42 or more scores the bid itself.",
        42,
    ),
    Answer("moon-itself", "When the bid is made, everybody scores the tricks taken; 21 scores 21.", 21),
)

FAILED: Choices = choices(
    Answer(
        "paid-to-the-others",
        "When it is not, the bidders score nothing and the others the bid and what they took.",
        False,
    ),
    Answer(
        "lost-by-the-bidder",
        "When it is not, the bidder loses the bid and the others score the tricks they took. Totals may go below 0.",
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
        "The first side to reach 250 wins; if both do in one hand, the bidders.",
        Ending(250),
        ("target",),
    ),
    Answer(
        "points-or-hands",
        "The first side to reach 250 wins, if both do in one hand the bidders; or the first to win seven hands, a bid "
        "that is made being a hand for the bidders and a bid that fails one for the others; or whichever comes first.",
        Ending(250),
        ("target", "match", "hands"),
    ),
    Answer(
        "points-or-moon",
        "The first to reach 21 wins, and a made bid of 21 wins at once. If several get there in one hand, the bidder "
        "wins, otherwise the highest of them; level ones share it.",
        Ending(21, 21),
        ("target",),
    ),
)

QUESTIONS: Questions = {
    "partners": ("Partners", PARTNERS),
    "tiles": ("The tiles", TILES),
    "counts": ("Counts", COUNTS),
    "bidding": ("The bidding", BIDDING),
    "bids": ("Bids", BIDS),
    "widow": ("The widow", WIDOW),
    "trumps": ("Trumps", TRUMPS),
    "made": ("A bid made", MADE),
    "failed": ("A bid set", FAILED),
    "ending": ("The match", ENDING),
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
