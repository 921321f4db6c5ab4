"""Poker as its sheet prints it: a row of answers."""

from boneyard.core.phrase import marked
from boneyard.games.poker.sheets.edition import PokerEdition
from boneyard.games.poker.sheets.questions import PokerRules
from boneyard.games.sheet import CARDINAL

CARDINAL_RULES = PokerRules(
    sets=(6,),
    players={6: (2, 4)},
    deal={6: {2: 5, 3: 5, 4: 5}},
    exchangers=(2, 3),
    readings={
        "bets": marked("Our reading: the sheet says nothing about chips and the size of bets."),
        "side_pots": marked("Our reading: the sheet says nothing about players who run out of chips."),
        "hands": marked(
            "Our reading: the sheet's examples leave room for doubt. This reading keeps them all."
        ),
        "ties": marked("Our reading: the sheet doesn't say how hands of the same rank compare."),
        "match": marked("Our reading: the sheet gives no end to the match."),
    },
)

EDITIONS = [PokerEdition("poker", "cardinal", "Poker", CARDINAL, CARDINAL_RULES)]
