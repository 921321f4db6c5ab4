"""Another truth that looks the same: tiles that a seat cannot see, changed about, with the same things happening."""

from collections.abc import Callable

from boneyard.core.errors import BoneyardError
from boneyard.core.game import Deal, Game, Points, State
from boneyard.core.match import Match, Round
from boneyard.core.move import Many, Move
from boneyard.core.rng import Rng
from boneyard.records.writer import write
from support.engine.families import laid, put_away


def hidden_from(game: Game, state: State, seat: int | None) -> list[int]:
    """The tiles that a seat may not know in this truth: all but its own ones and those on the table."""
    own = (*game.hands(state)[seat], *put_away(state, seat)) if seat is not None else ()
    return sorted(set(game.tiles) - set(own) - set(laid(state)))


def swapped(deal: Deal, swap: dict[int, int]) -> Deal:
    """A deal with some tiles in each other's places."""
    hands = tuple(tuple(swap.get(tile, tile) for tile in hand) for hand in deal.hands)
    return Deal(hands, tuple(swap.get(tile, tile) for tile in deal.yard), deal.hub, deal.first)


def shuffled(tiles: list[int], choose: Callable[[int], int], count: int) -> dict[int, int]:
    """Some of the tiles, each to take the place of the next."""
    left = list(tiles)
    ring = [left.pop(choose(len(left))) for _ in range(min(count, len(left)))]
    return dict(zip(ring, ring[1:] + ring[:1], strict=True))


def told_apart(game: Game, current: Round, other: Deal, seat: int | None) -> str | None:
    """What a seat sees differ, step by step, when the round began with another deal, or None if that cannot have been.

    An empty text means that it saw no difference.
    """
    steps = _publicly_alike(game, current, other, seat)
    if steps is None:
        return None
    for count, (one, two) in enumerate(steps):
        if game.look(one, seat) != game.look(two, seat):
            return f"after {count} moves seat {seat} sees that it is not {other.hands} {other.yard}"
    return ""


def _publicly_alike(
    game: Game, current: Round, other: Deal, seat: int | None
) -> list[tuple[State, State]] | None:
    """Both rounds side by side, if the same moves are legal in the other and turns come at the same time."""
    totals: Points = current.before
    try:
        one, two = game.begin(current.deal, totals), game.begin(other, totals)
        steps = [(one, two)]
        for mover, move in current.moves:
            if not _same_turn(game, one, two, seat):
                return None
            one, two = game.play(one, mover, move), game.play(two, mover, move)
            steps.append((one, two))
    except BoneyardError:
        return None
    return steps if _same_turn(game, one, two, seat) else None


def _same_turn(game: Game, one: State, two: State, seat: int | None) -> bool:
    """Turns, numbers of tiles, the hub and the end of a round are public; its own moves a seat knows: all agree."""
    if game.points(one) is not None or game.points(two) is not None:
        return False
    if game.actors(one) != game.actors(two) or _counts(game, one) != _counts(game, two):
        return False
    if game.facts(one).get("hub") != game.facts(two).get("hub"):
        return False
    return seat is None or game.moves(one, seat) == game.moves(two, seat)


def _counts(game: Game, state: State) -> list[int]:
    return [len(game.boneyard(state)), *[len(hand) for hand in game.hands(state)]]


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
        return Move(move.kind, into.get(tile, tile), move.place, move.left, move.say, move.notation)
    groups = tuple([tuple([into.get(tile, tile) for tile in group]) for group in move.groups])
    return Many(move.kind, groups, move.notation)
