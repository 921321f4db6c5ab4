"""Other truths that one seat cannot tell from the real one: the same round with unseen tiles changed about."""

from boneyard.core.errors import BoneyardError
from boneyard.core.game import Deal
from boneyard.core.match import Match
from boneyard.core.move import Many, Move
from boneyard.core.rng import Rng
from boneyard.record.writing import write

_TRIES = 60


def another_truth(match: Match, seat: int, rng: Rng) -> Match | None:
    """The first round dealt differently, with the same moves, if a few attempts find one that looks the same."""
    wanted = match.view(seat).state, match.history(seat)
    unseen = sorted(_never_seen(match, seat))
    for _ in range(_TRIES):
        shuffled = list(unseen)
        rng.shuffle(shuffled)
        found = _changed(match, dict(zip(unseen, shuffled, strict=True)))
        if found is None or found.state == match.state:
            continue
        if (found.view(seat).state, found.history(seat)) == wanted:
            return found
    return None


def _never_seen(match: Match, seat: int) -> set[int]:
    game = match.game
    unseen = set(game.unseen(match.look(seat)))
    for event in match.history(seat).events:
        unseen &= set(game.unseen(event.before))
    return unseen


def _changed(match: Match, into: dict[int, int]) -> Match | None:
    dealt = match.round.deal
    hands = tuple([tuple([into.get(tile, tile) for tile in hand]) for hand in dealt.hands])
    deal = Deal(hands, tuple([into.get(tile, tile) for tile in dealt.yard]), dealt.hub, dealt.first)
    other = Match(match.edition, match.game, match.players, match.options, write, None)
    try:
        other.add_round(1, deal)
        for seat, move in match.round.moves:
            other.play(_renamed(move, into), seat)
    except BoneyardError:
        return None
    return other


def _renamed(move: Move, into: dict[int, int]) -> Move:
    if not isinstance(move, Many):
        tile = int(move.tile)
        return Move(move.kind, into.get(tile, tile), move.place, move.left, move.say)
    return Many(move.kind, tuple([tuple([into.get(tile, tile) for tile in group]) for group in move.groups]))
