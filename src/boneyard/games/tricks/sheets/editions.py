"""The trick-taking games as their sheets print them: rows of answers."""

from boneyard.core.phrase import marked
from boneyard.games.sheet import CARDINAL, UDUBLE
from boneyard.games.tricks.sheets.edition import TrickEdition
from boneyard.games.tricks.sheets.questions import (
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

_AS_PRINTED = marked("Our reading: the sheet leaves this open, so we play it as on the UDuble sheet.")

TEXAS_RULES = TrickRules(
    sets=(6,),
    players={6: (4, 4)},
    deal={6: {4: 7}},
    bidding=BIDDING["goes-round"],
    bids=BIDS["doubling"],
    trumps=TRUMPS["numbers-doubles-none"],
    made=MADE["limit-itself"],
    readings={
        "bidding": marked(
            "Our reading: the sheet doesn't say that a pass is final, who deals first, or what happens if no "
            "one bids."
        ),
        "bids": marked("Our reading: the sheet doesn't say what a bid above 42 must take."),
        "trumps": marked(
            "Our reading: the sheet doesn't say which suit a double belongs to when doubles are trumps."
        ),
        "tricks": _AS_PRINTED,
        "suits": _AS_PRINTED,
    },
)
UDUBLE_RULES = TrickRules(
    sets=(6,),
    players={6: (4, 4)},
    deal={6: {4: 7}},
    ending=ENDING["points-or-hands"],
    readings={
        "bidding": marked(
            "Our reading: the sheet draws tiles for the first shuffle; here it's picked at random."
        ),
        "ending": marked("Our reading: the sheet doesn't say which hands count as won."),
    },
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
    readings={
        "bidding": marked(
            "Our reading: the sheet doesn't say who shuffles first, or what happens if no one bids."
        ),
        "trumps": marked("Our reading: the sheet doesn't mention doubles or no trump."),
        "made": marked("Our reading: a bid of 21 needs all seven tricks."),
        "ending": marked(
            "Our reading: the sheet doesn't settle what happens if two players get there in the same hand."
        ),
    },
)

EDITIONS = [
    TrickEdition("forty-two", "cardinal", "Four-Hand Texas", CARDINAL, TEXAS_RULES),
    TrickEdition("forty-two", "uduble", "Forty-Two", UDUBLE, UDUBLE_RULES),
    TrickEdition("moon", "uduble", "Moon", UDUBLE, MOON_RULES),
]
