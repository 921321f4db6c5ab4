"""From a shuffled set to the first moment of a round: the hands, and who leads with what."""

from boneyard.core.errors import BadSetup
from boneyard.core.game import Deal
from boneyard.core.tile import DOWN
from boneyard.games.lines.answers import Answers
from boneyard.games.lines.codes import LineCode
from boneyard.games.lines.leads import NONE, drawn_in_turn, holder


def dealt(each: int, seats: int, tiles: tuple[int, ...], first: int, hub: int) -> Deal:
    """Deal a shuffled set, a number of tiles to each player, with the hub already taken out."""
    if hub >= 0:
        tiles = tuple([tile for tile in tiles if tile != hub])
    hands = tuple([tiles[seat * each : (seat + 1) * each] for seat in range(seats)])
    return Deal(hands, tiles[seats * each :], hub, first)


def leadable(answers: Answers, size: int, deal: Deal) -> Deal | None:
    """A deal that someone can lead from, after drawing in turn where the rules say so, or None if no one can."""
    if answers.lead(deal.hands, size) != NONE:
        return deal
    return drawn_in_turn(deal, answers.lead, size) if answers.draws_for_lead else None


def settled(answers: Answers, size: int, deal: Deal) -> tuple[Deal, int, int]:
    """The deal as the first choice finds it, the seat that makes it, and the tile that must lead, -1 for any."""
    if deal.hidden():
        # The first seat leads, with the tile that we see it must.
        own = deal.hands[deal.first]
        return deal, deal.first, -1 if DOWN in own else max(answers.lead((own,), size), -1)
    found = leadable(answers, size, deal)
    if found is None:
        raise BadSetup(LineCode.NOBODY_LEADS)
    lead = answers.lead(found.hands, size)
    return found, holder(found.hands, lead), lead
