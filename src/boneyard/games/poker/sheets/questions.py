"""What a sheet says about poker, and the readings of its straights, with their sentences."""

from dataclasses import dataclass
from typing import Final

from boneyard.core.phrase import marked
from boneyard.games.poker.ranks import Ranking, sheet_straights, suit_straights
from boneyard.games.sheet import Questions, SheetRules

# The readings of the straights, by the name of the option's value.
STRAIGHTS: Final = {"sheet": Ranking(sheet_straights()), "suits": Ranking(suit_straights())}
STRAIGHTS_SAID: Final = marked(
    "What counts as a straight. Sheet: A four straight is four of the fours in sequence plus any fifth tile. A five "
    "straight is five tiles of one suit in sequence. A six straight is five of the sixes in sequence. Tiles of a suit "
    "are in sequence if their other ends run in order: 6-4, 5-4, 4-4, 4-3. Suits: The straights are any five tiles of "
    "the fours, of the fives, and of the sixes."
)

QUESTIONS: Questions = {}

# What is the same whatever the options say; the page puts our readings beside it.
PAGE = (
    (
        "tiles",
        marked("The tiles"),
        marked("twenty"),
        marked(
            "Take out every tile with a blank, and 1-1. That leaves 20 tiles. The tiles that aren't dealt are the "
            "boneyard."
        ),
    ),
    (
        "ante",
        marked("The ante"),
        marked("automatic"),
        marked(
            "Everyone pays the ante before the deal; it's paid for you. If you have less, you put in what you have and "
            "are all in."
        ),
    ),
    (
        "betting",
        marked("Betting"),
        marked("one round"),
        marked(
            "Starting at the dealer's left, check or bet. Once someone has bet, call, raise or fold. After a bet or a "
            "raise, everyone else still in gets another turn to bet. Betting is over when everyone has checked, or "
            "when everyone has called or folded."
        ),
    ),
    (
        "bets",
        marked("Bets"),
        marked("limited"),
        marked(
            "Every bet and every raise is the same size. If you have fewer chips, you bet, raise or call with what "
            "you have and are all in; a smaller raise still counts as a raise. You can't bet or raise if no one else "
            "has chips to call with. If the antes leave at most one player with chips, the hands are shown right away."
        ),
    ),
    (
        "side_pots",
        marked("Side pots"),
        marked("kept"),
        marked(
            "A player who is all in can win from each other player only as much as they put in themselves. What the "
            "others put in beyond that goes into side pots between them. Chips no one matched go back."
        ),
    ),
    (
        "showdown",
        marked("The showdown"),
        marked("best hand"),
        marked(
            "The best hand still in takes the pot, and likewise each side pot. No two hands are equal, so a pot is "
            "never split. Hands that reach the showdown are shown; folded hands never are. If everyone else has "
            "folded, the last player takes the pot without showing."
        ),
    ),
    (
        "hands",
        marked("The hands"),
        marked("ten ranks"),
        marked(
            "A suit is all the tiles with the same number: 6-4, 4-4 and 4-1 are fours. From low to high: high tile; "
            "one pair (two doubles); flush (five tiles of one suit); threes (three doubles); four straight; full hand "
            "(three doubles and two more tiles of one suit); five straight; fours (four doubles); six straight; royal "
            "(the five doubles). Your hand counts as the best rank it fits. The option straights says what the three "
            "straights are."
        ),
    ),
    (
        "ties",
        marked("Hands of the same rank"),
        marked("tile by tile"),
        marked(
            "Hands of the same rank are compared tile by tile, best tile first. Doubles beat all other tiles and rank "
            "by their pips. Other tiles rank by their higher end, then by their lower end."
        ),
    ),
    (
        "match",
        marked("The match"),
        marked("deals or all chips"),
        marked(
            "The first dealer is picked at random; then the deal moves to the left. Players without chips sit out. The "
            "match ends after the last deal, or when one player has all the chips. Whoever has "
            "the most chips wins."
        ),
    ),
)


@dataclass(frozen=True, kw_only=True)
class PokerRules(SheetRules):
    """One sheet's row of answers about poker."""

    exchangers: tuple[int, ...]  # the numbers of players who may agree on an exchange
