"""The questions that a sheet answers about poker, and the answers there are, with their sentences."""

from dataclasses import dataclass

from boneyard.core.edition import RuleLine
from boneyard.games.poker.ranks import Ranking, sheet_straights, suit_straights
from boneyard.games.sheet import Answer, Choices, Questions, SheetRules, choices

# The readings of the straights, by the name of the option's value.
STRAIGHTS: Choices = choices(
    Answer(
        "sheet",
        "four straight is four of the fours in sequence and any fifth tile, five straight five tiles of one suit in "
        "sequence, six straight five of the sixes in sequence",
        Ranking(sheet_straights()),
    ),
    Answer(
        "suits",
        "the straights are any five tiles of the fours, of the fives and of the sixes",
        Ranking(suit_straights()),
    ),
)

QUESTIONS: Questions = {}

# What is the same whatever the options say.
PAGE = (
    RuleLine(
        "The tiles",
        "twenty",
        "The blanks and 1-1 are taken out; twenty tiles are left. What is not dealt is the boneyard.",
    ),
    RuleLine(
        "The ante",
        "by itself",
        "Everybody pays the ante before the deal, by itself; who has less is all in with what is left.",
    ),
    RuleLine(
        "Betting",
        "one round",
        "From the dealer's left: check or bet; once somebody has bet, call, raise or fold. After a bet or a raise all "
        "others speak again. It is over when all have checked, or all have called or folded.",
    ),
    RuleLine(
        "Bets",
        "limited",
        "Every bet and every raise is of the same size. With fewer chips one bets, raises or calls with what is left "
        "and is all in; a raise with less counts as a raise. Nobody bets or raises where nobody else has chips to call "
        "with; where the antes leave at most one player with chips, the hands are shown without a word.",
    ),
    RuleLine(
        "Side pots",
        "kept",
        "Who is all in can win from each of the others as much as he paid himself; what the others paid on top lies "
        "in side pots among them, and what nobody matched goes back.",
    ),
    RuleLine(
        "The showdown",
        "best hand",
        "The best hand of those still in takes each pot. No two hands are equal, so no pot is ever divided. Hands that "
        "reach the showdown are shown, folded ones never; if all others have folded, the last one takes the pot "
        "without showing anything.",
    ),
    RuleLine(
        "The hands",
        "ten classes",
        "From low to high: high tile; one pair, which is two doubles; flush, five tiles of one suit; threes, three "
        "doubles; four straight; full hand, three doubles and two more tiles of one suit; five straight; fours, four "
        "doubles; six straight; royal, the five doubles. A hand counts as the best class it fits.",
    ),
    RuleLine(
        "Within a class",
        "tile by tile",
        "Hands of one class compare tile by tile, the best first: doubles are above all other tiles, by pips; then the "
        "higher end counts, then the lower.",
    ),
    RuleLine(
        "The match",
        "deals or all chips",
        "The deal moves left, past players without chips: they are dealt nothing and sit out. The match ends after its "
        "last deal or when one player holds all the chips; most chips win.",
    ),
)


@dataclass(frozen=True, kw_only=True)
class PokerRules(SheetRules):
    """One sheet's row of answers about poker."""

    exchangers: tuple[int, ...]  # the numbers of players who may agree on an exchange
