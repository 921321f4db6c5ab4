"""From a shuffled set to the first moment of a round: the hands, and who leads with what."""

from boneyard.core.errors import BadSetup
from boneyard.core.game import Deal
from boneyard.core.tile import DOWN
from boneyard.games.lines.answers import Answers
from boneyard.games.lines.leads import ANY, NONE, drawn_in_turn, holder


def dealt(
    answers: Answers, size: int, seats: int, tiles: tuple[int, ...], first: int, hub: int
) -> Deal | None:
    """Deal a shuffled set; None when the rules ask for a new shuffle."""
    if hub >= 0:
        tiles = tuple([tile for tile in tiles if tile != hub])
    each = answers.hand
    hands = tuple([tiles[seat * each : (seat + 1) * each] for seat in range(seats)])
    deal = Deal(hands, tiles[seats * each :], hub, first)
    return deal if hub >= 0 else _leadable(answers, size, deal)


def _leadable(answers: Answers, size: int, deal: Deal) -> Deal | None:
    """A deal that someone can lead from, after drawing in turn where the rules say so."""
    if answers.lead(deal.hands, size) != NONE:
        return deal
    return drawn_in_turn(deal, answers.lead, size) if answers.draws_for_lead else None


def settled(answers: Answers, size: int, deal: Deal) -> tuple[Deal, int, int]:
    """The deal as the first choice finds it, the seat that makes it, and the tile that must lead, -1 for any."""
    if deal.hub >= 0 or answers.lead(deal.hands, size) == ANY:
        return deal, deal.first, -1
    if deal.hidden():
        # The first seat leads, with the tile that we see it must.
        own = deal.hands[deal.first]
        return deal, deal.first, -1 if DOWN in own else max(answers.lead((own,), size), -1)
    found = _leadable(answers, size, deal)
    if found is None:
        raise BadSetup(
            "Nobody holds a tile that may lead here, and none can be drawn: this deal cannot be played."
        )
    lead = answers.lead(found.hands, size)
    return found, holder(found.hands, lead), lead
