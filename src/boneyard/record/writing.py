"""A match as the text of its record: the deals and the moves, nothing else."""

from boneyard.core.game import State
from boneyard.core.match import Match, Round
from boneyard.core.option import settle, show
from boneyard.core.tile import DOWN, tile_text, tiles_text


def write(match: Match, seat: int | None = None, watcher: bool = False) -> str:
    """The whole record; for a seat or a watcher what they may not know yet stays face down."""
    lines = _header(match)
    for each in match.rounds:
        going_on = match.result is None and match.game.points(each.state) is None
        hidden = going_on and (watcher or seat is not None)
        lines += _deal(match, each, seat, hidden)
        lines += [f"{mover} {move}" for mover, move in each.moves]
        if hidden:
            # Whose turn it is may follow from tiles that lie face down here.
            lines.append(f"= turn: {' '.join(str(actor) for actor in sorted(match.actors))}")
    return "\n".join(lines) + "\n"


def _header(match: Match) -> list[str]:
    game = match.game
    lines = [
        f"game: {match.edition.game}",
        f"edition: {match.edition.key}",
        f"set: {game.size}",
        f"players: {', '.join(match.players)}",
    ]
    printed = settle(match.edition.options(game.size, game.seats), {}, match.edition.name)
    changed = [f"{name}={show(value)}" for name, value in match.options.items() if printed.get(name) != value]
    return [*lines, f"options: {', '.join(changed)}"] if changed else lines


def _deal(match: Match, each: Round, seat: int | None, hidden: bool) -> list[str]:
    deal = each.deal
    lines = [f"round {each.number}"]
    opened = hidden and match.game.opens_with_hub
    hub = match.game.hub(each.state) if opened else deal.hub
    if hub >= 0:
        lines.append(f"hub: {tile_text(hub)}")
    if match.edition.start_rotates and not opened:
        lines.append(f"first: {deal.first}")
    elif hidden:
        # Whoever must lead is known to all, the hands that would tell are not.
        lines.append(f"first: {_leader(match, each)}")
    for owner, hand in enumerate(match.game.hands(_start(match, each)) if opened else deal.hands):
        lines.append(f"hand {owner}: {_shown(hand, hidden and owner != seat)}")
    if deal.yard:
        lines.append(f"yard: {tiles_text(_yard(match, each, seat)) if hidden else tiles_text(deal.yard)}")
    return lines


def _start(match: Match, each: Round) -> State:
    return match.game.begin(each.deal, each.before)


def _leader(match: Match, each: Round) -> int:
    return match.game.opener(_start(match, each))


def _shown(hand: tuple[int, ...], hidden: bool) -> str:
    return tiles_text([DOWN] * len(hand) if hidden else sorted(hand, reverse=True))


def _yard(match: Match, each: Round, seat: int | None) -> list[int]:
    """The boneyard as a seat knows it: what it drew itself, in its place."""
    game = match.game
    state = _start(match, each)
    known = [DOWN] * len(each.deal.yard)
    for mover, move in each.moves:
        after = game.play(state, mover, move)
        at = len(known) - len(game.boneyard(state))
        # Whoever got the tile may not be the one who moved: a caught player draws, too.
        if seat is not None and len(game.hands(after)[seat]) > len(game.hands(state)[seat]):
            known[at] = each.deal.yard[at]
        state = after
    return known
