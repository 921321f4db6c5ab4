"""Every refusal of something a player would try has a rule of the edition's own page behind it."""

from collections.abc import Callable

import pytest

import boneyard
from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.core.move import ALONE, DRAW, LAY, PASS, STOP, Move
from boneyard.core.rng import rng_for
from boneyard.games.lines.moves import line_move
from boneyard.games.poker.moves import BET, CHECK, RAISE, poker_move
from boneyard.games.solitaire.moves import ADD, TURN, solitaire_move
from boneyard.games.trains.moves import train_move
from boneyard.games.tricks.moves import BID, TRUMP, trick_move
from boneyard.words import seen_by
from boneyard.words.families.teller import MATCHING
from boneyard.words.rules.rulebook import rule_behind
from support.engine.matches import EDITIONS, edition_id, seat_counts

WORDS = (DRAW, PASS, STOP, ADD, TURN, CHECK, BET, RAISE)
STEPS = 60
MOVES: dict[str, Callable[..., Move]] = {
    "lines": line_move,
    "trains": train_move,
    "tricks": trick_move,
    "poker": poker_move,
}


def tried(match: Match, seat: int) -> list[Move]:
    """What a player might try: every tile of the hand, wherever it is; every word of the game."""
    game, found = match.game, list[Move]()
    made = MOVES.get(game.family, solitaire_move)
    legal = match.moves(seat)
    playing = {int(move.tile) for move in legal}
    kind = ALONE if int(BID) in game.kinds else LAY
    for tile in game.hands(match.look(seat))[seat] if int(kind) in game.kinds else ():
        if tile not in playing:
            found.append(made(kind, tile))
    places = {int(move.place) for move in legal if move.kind == LAY}
    for tile in game.hands(match.look(seat))[seat] if kind == LAY else ():
        found += [made(LAY, tile, place) for place in places]
    found += [made(word) for word in WORDS if int(word) in game.kinds]
    if int(BID) in game.kinds:
        found += [trick_move(BID, left=29), trick_move(TRUMP, left=2)]
    return [move for move in found if move not in legal]


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_what_is_refused_runs_into_a_rule(edition: Edition) -> None:
    size, seats = seat_counts(edition)[-1]
    names = tuple(f"P{seat}" for seat in range(seats))
    match = new_match(edition, size, names)
    page = {line.question for line in edition.page()} | {MATCHING.question}
    rng = rng_for(f"grounds {edition.name}")
    asked = set()
    for _ in range(STEPS):
        if not match.actors:
            break
        seat = match.actors[0]
        seen = seen_by(match, seat)
        for move in tried(match, seat):
            if legal_anyway(match, seat, move):
                continue
            line = rule_behind(edition, seen, move)
            assert line is not None, f"{move} is refused in {edition.name}, and nothing says by which rule"
            assert line.question in page
            assert line.says.endswith(".")
            asked.add(line.question)
        moves = match.moves(seat)
        match.play(moves[rng.below(len(moves))], seat)
    assert asked or seats == 1  # a solitaire knows few words


def new_match(edition: Edition, size: int, names: tuple[str, ...]) -> Match:
    return boneyard.new(edition.game, edition=edition.key, players=list(names), set=size, seed=7)


def legal_anyway(match: Match, seat: int, move: Move) -> bool:
    """Whether a text of this move would be read as a legal one."""
    try:
        return match.game.read(match.state, seat, str(move)) in match.moves(seat)
    except BoneyardError:
        return True  # it cannot even be read: no rule is broken by that


def test_the_rule_is_the_one_that_is_broken() -> None:
    match = new_match(catalog.edition("block"), 6, ("A", "B"))
    seat = match.actors[0]
    match.play(match.moves(seat)[0], seat)
    other = match.actors[0]
    seen = seen_by(match, other)
    (wrong, *_) = [each for each in tried(match, other) if each.kind == LAY]
    line = rule_behind(match.edition, seen, wrong)
    assert line is not None
    assert (line.question, line.says) == (
        "Touching ends",
        "Touching ends must show the same number: a 4 goes next to a 4.",
    )
    passed = rule_behind(match.edition, seen, Move(PASS))
    assert passed is not None
    assert passed.question == "If you can't play"
    missing = next(tile for tile in match.game.tiles if tile not in match.game.hands(match.state)[other])
    # The refusal itself says that the tile is not held.
    assert rule_behind(match.edition, seen, Move(LAY, missing)) is None
