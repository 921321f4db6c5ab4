"""The trick-taking games as their sheets print them: rows of answers."""

from boneyard.games.sheet import CARDINAL, UDUBLE
from boneyard.games.tricks.edition import TrickEdition
from boneyard.games.tricks.questions import (
    BIDDING,
    BIDS,
    COUNTS,
    ENDING,
    FAILED,
    MADE,
    PARTNERS,
    TILES,
    TRUMPS,
    WIDOW,
    TrickRules,
)

TEXAS_RULES = TrickRules(
    sets=(6,),
    players={6: (4, 4)},
    deal={6: {4: 7}},
    bidding=BIDDING["goes-round"],
    bids=BIDS["doubling"],
    trumps=TRUMPS["numbers-doubles-none"],
    made=MADE["limit-itself"],
)
UDUBLE_RULES = TrickRules(
    sets=(6,),
    players={6: (4, 4)},
    deal={6: {4: 7}},
    ending=ENDING["points-or-hands"],
)
MOON_RULES = TrickRules(
    sets=(6,),
    players={6: (3, 3)},
    deal={6: {3: 7}},
    partners=PARTNERS["none"],
    tiles=TILES["lone-blank"],
    counts=COUNTS["tricks"],
    bids=BIDS["tricks"],
    widow=WIDOW["taken-up"],
    made=MADE["moon-itself"],
    failed=FAILED["lost-by-the-bidder"],
    ending=ENDING["points-or-moon"],
)

EDITIONS = [
    TrickEdition("forty-two", "cardinal", "Four-Hand Texas", CARDINAL, TEXAS_RULES),
    TrickEdition("forty-two", "uduble", "Forty-Two", UDUBLE, UDUBLE_RULES),
    TrickEdition("moon", "uduble", "Moon", UDUBLE, MOON_RULES),
]
