"""Another round that a seat can't tell from the one it plays: other tiles, the same moves."""

from collections.abc import Iterator

from boneyard.adapters.table import SettledTable
from boneyard.bots.inference.guess import Comings
from boneyard.bots.inference.worlds import PastDraw, line_past, train_past
from boneyard.bots.registry import worlds_of
from boneyard.core.environment.episode import Episode, replayed
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.game import Deal, State
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import Many, Move
from boneyard.core.rng import Rng
from boneyard.core.tile import told_apart
from boneyard.words.language import _

# The families in which tiles are drawn one by one, so that it matters who drew what when.
_PASTS = {"lines": line_past, "trains": train_past}
_TRIES = 2000  # worlds that are tried before this gives up


def other_world(table: SettledTable, episode: Episode, seat: int, rng: Rng) -> Episode:
    """A round with a deal of its own that looks the same to a seat; all deals that do are equally likely."""
    draw = _past(table.view(episode, seat), episode.history(seat))
    known, told = episode.information_text(seat), episode.information(seat)
    for _try in range(_TRIES):
        state, came = draw(rng)
        found = _world(episode, seat, state, came, rng)
        if found is None or found.information_text(seat) != known:
            continue
        if found.information(seat) == told:
            return found
    raise BadSetup(
        _("None of {count} worlds fits everything that seat {seat} has seen.", count=_TRIES, seat=seat)
    )


def moments(episode: Episode) -> Iterator[State]:
    """The moment before each move of a round."""
    game = episode.game
    state = game.start(episode.deal, game.totals_at_first())
    for seat, move in episode.played:
        yield state
        state = game.play(state, seat, move)


def _past(view: View, history: History) -> PastDraw:
    """Draws whole states, each with the times at which the others' tiles came, where that matters."""
    found = _PASTS.get(view.game.family)
    if found is not None and view.game.hidden(view.state):
        return found(view, history)
    draw = worlds_of(view, history)
    return lambda rng: (draw(rng), [])


def _world(episode: Episode, seat: int, state: State, came: list[Comings], rng: Rng) -> Episode | None:
    """A round from its deal on that leads to a sampled state, or None if this guess at who drew what cannot be.

    The seat that looks keeps what it was dealt and drew. Whoever else drew, drew what came then; if nothing is said
    about that, any of the tiles that they hold or held in the sampled world, in any order.
    """
    game, played = episode.game, episode.played
    hands_then = [game.hands(each) for each in (*moments(episode), episode.state)]
    held = [list(hand) for hand in game.hands(state)]
    lost: list[list[int]] = [[] for _ in played]  # what left the mover's hand, where everyone saw it
    gone: dict[int, int] = {}  # moves whose tiles only their mover knows, and how many
    for at, (mover, move) in enumerate(played):
        left = [tile for tile in hands_then[at][mover] if tile not in hands_then[at + 1][mover]]
        if mover != seat and game.seen_move(move, mover, seat) != move:
            gone[at] = len(move.groups[0]) if isinstance(move, Many) else 1
        else:
            lost[at] = left
    away = [tile for tiles in lost for tile in tiles]
    seen = {*away, *game.boneyard(state), *[tile for hand in held for tile in hand]}
    secret: list[int] = []
    if gone:
        secret = [
            tile for hand in (*episode.deal.hands, episode.deal.yard) for tile in hand if tile not in seen
        ]
        rng.shuffle(secret)
    if len(secret) != sum(gone.values()):
        return None
    moves = [move for _, move in played]
    for at, count in gone.items():
        lost[at], secret = secret[:count], secret[count:]
        moves[at] = _with_tiles(moves[at], lost[at])
    # Backwards from the sampled hands: what was lost comes back, and what was gained goes to the boneyard.
    drawn: list[int] = []
    hands = held
    for at in range(len(played) - 1, -1, -1):
        mover = played[at][0]
        for who in range(game.seats):
            gained = [tile for tile in hands_then[at + 1][who] if tile not in hands_then[at][who]]
            if who != seat and gained:
                gained = came[who][2 * at + 1] if came else _some(hands[who], len(gained), rng)
            for tile in reversed(gained):
                if tile not in hands[who]:
                    return None
                hands[who].remove(tile)
                drawn.insert(0, tile)
        hands[mover] += lost[at]
    deal = episode.deal
    for who in range(game.seats):  # a hub that someone laid before the first move
        hands[who] += [tile for tile in deal.hands[who] if tile not in hands_then[0][who]]
    hands[seat] = list(deal.hands[seat])
    if [len(hand) for hand in hands] != [len(hand) for hand in deal.hands]:
        return None
    rest = game.boneyard(state)
    yard = (*drawn, *rest)[: len(deal.yard)]
    if not game.deals_hands:  # all that was turned up is known
        yard = (*deal.yard[: len(deal.yard) - len(rest)], *rest)
    *apart, yard = told_apart(
        [*[tuple(hand) for hand in hands], yard]
    )  # as a deal numbers tiles that look alike
    try:
        return replayed(game, Deal(tuple(apart), yard, deal.hub, deal.first), tuple(moves))
    except BoneyardError:
        return None


def _some(hand: list[int], count: int, rng: Rng) -> list[int]:
    """So many tiles of a hand, any of them."""
    found = list(hand)
    rng.shuffle(found)
    return found[:count]


def _with_tiles(move: Move, tiles: list[int]) -> Move:
    """The same kind of move with other tiles."""
    if isinstance(move, Many):
        return Many(move.kind, (tuple(sorted(tiles, reverse=True)),), move.notation)
    return Move(move.kind, tiles[0], move.place, move.left, move.say, move.notation)
