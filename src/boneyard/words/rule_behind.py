"""The rule behind a refusal: which line of the edition's own page says why a move may not be made now."""

from boneyard.core.edition import Edition, RuleLine
from boneyard.core.move import Move
from boneyard.words.context import Seen
from boneyard.words.registry import teller
from boneyard.words.teller import MATCHING


def ground(edition: Edition, seen: Seen, move: Move) -> RuleLine | None:
    """The line of the rules that a refused move breaks; None if it breaks none, like a tile that is not held."""
    page = {**{line.question: line for line in edition.page()}, MATCHING.question: MATCHING}
    for question in teller(seen.game).questions(seen, move):
        if question in page:
            return page[question]
    return None
