"""Poker as its sheet prints it: a row of answers."""

from boneyard.games.poker.edition import PokerEdition
from boneyard.games.poker.questions import PokerRules
from boneyard.games.sheet import CARDINAL

CARDINAL_RULES = PokerRules(
    sets=(6,),
    players={6: (2, 4)},
    deal={6: {2: 5, 3: 5, 4: 5}},
    exchangers=(2, 3),
)

EDITIONS = [PokerEdition("poker", "cardinal", "Poker", CARDINAL, CARDINAL_RULES)]
