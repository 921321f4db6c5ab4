"""Every deal that could have led to what a seat saw, by trying them all on a set of very few tiles."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import boneyard
from boneyard.core.errors import BoneyardError
from boneyard.core.game import Deal, Game, State
from boneyard.core.history import History
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.records.writer import write

World = tuple[tuple[int, ...], ...]  # the hands


def small(game: str, edition: str, size: int, seats: int, hand: int, **given: object) -> Match:
    """A match on a set that no sheet has: only a few tiles, so that all deals can be tried."""
    sheet = boneyard.edition(game, edition)
    options = sheet.table(sheet.sets[0], seats, {"hand": hand, **given})[1]
    rules = sheet.build(size, seats, options)
    return Match(sheet, rules, tuple("abcdefgh"[:seats]), options, write, None)


def played(match: Match, seed: str, moves: int) -> Match:
    """The first round, dealt and played at random."""
    rng = rng_for(seed)
    game = match.game
    deal: Deal | None = None
    while deal is None:
        tiles = list(game.tiles)
        rng.shuffle(tiles)
        deal = game.split(tuple(tiles), 0, 1, match.scores)
    match.add_round(1, deal)
    for _ in range(moves):
        if match.round_over:
            break
        seat = match.actors[0]
        options = match.moves(seat)
        match.play(options[rng.below(len(options))], seat)
    return match


def worlds(match: Match, seat: int) -> Counter[World]:
    """The hands that there can be, each with the number of deals that lead to it."""
    found: Counter[World] = Counter()
    seen, history = match.look(seat), match.history(seat)
    for deal in _deals(match, seat):
        state = _replayed(match, deal, seat, seen, history)
        if state is not None:
            found[key(match.game, state)] += 1
    return found


def possible_deals(match: Match, seat: int) -> list[Deal]:
    """All deals that lead to what a seat saw; of the boneyard only what was drawn matters."""
    seen, history = match.look(seat), match.history(seat)
    return [deal for deal in _deals(match, seat) if _replayed(match, deal, seat, seen, history) is not None]


def key(game: Game, state: State) -> World:
    return tuple([tuple(sorted(hand)) for hand in game.hands(state)])


def _deals(match: Match, seat: int) -> Iterator[Deal]:
    """All deals with the seat's tiles where they were; of the boneyard only what was drawn matters."""
    dealt = match.round.deal
    drawn = len(dealt.yard) - len(match.game.boneyard(match.state))
    own = _own_draws(match, seat)
    others = [each for each in range(len(dealt.hands)) if each != seat]
    hidden = {tile for each in others for tile in dealt.hands[each]}
    hidden |= {tile for at, tile in enumerate(dealt.yard) if at not in own}
    for hands, rest in _hands(sorted(hidden), [len(dealt.hands[each]) for each in others]):
        open_ = [at for at in range(drawn) if at not in own]
        for taken in permutations(rest, len(open_)):
            row = list(dealt.hands)
            for each, hand in zip(others, hands, strict=True):
                row[each] = hand
            yard = dict(own)
            yard.update(dict(zip(open_, taken, strict=True)))
            left = [tile for tile in rest if tile not in taken]
            order = [yard[at] if at in yard else left.pop() for at in range(len(dealt.yard))]
            yield Deal(tuple(row), tuple(order), dealt.hub, dealt.first)


def _own_draws(match: Match, seat: int) -> dict[int, int]:
    """By their place in the boneyard, the tiles that a seat drew itself."""
    game, current = match.game, match.round
    state = game.begin(current.deal, current.before)
    found: dict[int, int] = {}
    for mover, move in current.moves:
        after = game.play(state, mover, move)
        before, now = game.boneyard(state), game.boneyard(after)
        if len(now) < len(before) and len(game.hands(after)[seat]) > len(game.hands(state)[seat]):
            found[len(current.deal.yard) - len(before)] = before[0]
        state = after
    return found


def _hands(tiles: list[int], sizes: list[int]) -> Iterator[tuple[list[tuple[int, ...]], list[int]]]:
    if not sizes:
        yield [], tiles
        return
    for hand in combinations(tiles, sizes[0]):
        for more, rest in _hands([tile for tile in tiles if tile not in hand], sizes[1:]):
            yield [hand, *more], rest


def _replayed(match: Match, deal: Deal, seat: int, seen: State, history: History) -> State | None:
    game = match.game
    try:
        state = game.begin(deal, match.round.before)
        for event, (mover, move) in zip(history.events, match.round.moves, strict=True):
            if game.look(state, seat) != event.before:
                return None
            state = game.play(state, mover, move)
    except BoneyardError:
        return None
    return state if game.look(state, seat) == seen else None
