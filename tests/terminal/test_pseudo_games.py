"""With the pseudo-language on, no table, page or record in the terminal contains plain English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard import catalog, new
from boneyard.core.match import Match
from boneyard.core.tile import tile_text
from boneyard.records.seals import Seal, seal_of, with_seals
from boneyard.terminal.commands.pages import show_editions, show_games
from boneyard.terminal.commands.replay import show_replay
from boneyard.terminal.commands.review import show_review
from boneyard.terminal.commands.verify import show_verdict
from boneyard.terminal.play.match import MatchPlay
from boneyard.terminal.play.screen import show_rules
from boneyard.terminal.play.solitaire import SolitairePlay
from boneyard.terminal.play.statistics import Statistics
from boneyard.words.language import PSEUDO, use
from support.terminal.person import boneyard, seated, talk_to, typing
from support.terminal.pseudo import escaped, without_typed


@pytest.fixture(autouse=True)
def _pseudo() -> Iterator[None]:
    with use(PSEUDO):
        yield


TABLES = [
    ("block", {}),
    ("muggins", {"options": ("calls=spoken",)}),
    ("mexican-train", {"players": 3}),
    ("chickenfoot", {}),
    ("forty-two", {}),
    ("moon", {}),
    ("poker", {"players": 3}),
]
SOLITAIRES = ["big-clock", "good-neighbors", "traffic", "squeeze", "castle-rock", "bingo"]
_ASKED = ["?", "zz", "9-9", "moves", "hint", "scores", "table", "rules", "save", "undo", "redo"]


def _answers(match: Match, seat: int, first: list[str], last: str) -> Iterator[str]:
    """Everything that can be asked for, then legal moves until the round is over, and the end."""
    yield from first
    for turn in range(60):
        if match.round_over or match.result is not None or len(match.rounds) > 1:
            break
        moves = match.moves(seat)
        # The longest of several pairs: a turn that nothing can be added to.
        texts = [str(move) for move in moves if "+" not in str(move)] or [
            max(map(str, moves), key=len, default="")
        ]
        yield texts[turn % len(texts)]
    yield from ["", last, "y"]


@pytest.mark.parametrize(("game", "wish"), TABLES, ids=[game for game, _ in TABLES])
def test_a_round_is_played_in_the_reader_s_language(game: str, wish: dict[str, object]) -> None:
    seating = seated(game, **wish)  # type: ignore[arg-type]
    console, seen = talk_to(typing(_answers(seating.match, seating.seat, _ASKED, "quit")), width=100)
    MatchPlay(console, seating).run()
    assert escaped(without_typed(seen.getvalue())) == []


@pytest.mark.parametrize("game", SOLITAIRES)
def test_a_solitaire_is_played_in_the_reader_s_language(game: str, tmp_path: Path) -> None:
    seating = seated(game, seed=None, deal="7")
    asked = [*_ASKED, "stats", "winnable"]
    console, seen = talk_to(typing(_answers(seating.match, 0, asked, "quit")), width=100)
    SolitairePlay(console, seating, Statistics(tmp_path)).run()
    assert escaped(without_typed(seen.getvalue())) == []


# --- pages and records


def test_the_pages_are_in_the_reader_s_language() -> None:
    console, seen = talk_to(typing([]), width=100)
    show_games(console)
    show_editions(console, "muggins")
    show_editions(console, "moon")
    for game in ("muggins", "mexican-train", "forty-two", "squeeze"):
        show_rules(console, catalog.edition(game))
    assert escaped(seen.getvalue()) == []


RECORD = """game: block
edition: cardinal
players: Ann, Ben
options: target=4
round 1
first: 0
hand 0: 6-4 6-6
hand 1: 1-0 3-0
0 6-4 > lead
1 pass
0 6-6 > 6-4.6
"""


def test_a_record_is_replayed_in_the_reader_s_language(tmp_path: Path) -> None:
    path = tmp_path / "game.bones"
    path.write_text(RECORD, "utf-8")
    console, seen = talk_to(typing(["", "b", "b", "7", "end", "", "q"]), width=100)
    show_replay(console, path, None, stepping=True)
    assert escaped(without_typed(seen.getvalue())) == []


@pytest.mark.parametrize("game", ["block", "mexican-train", "forty-two", "squeeze", "traffic"])
def test_a_review_is_in_the_reader_s_language(tmp_path: Path, game: str) -> None:
    low = catalog.edition(game).players(catalog.edition(game).sets[0])[0]
    match = new(game, players=["Ann", "Ben", "Cleo", "Dan"][:low], seed="3")
    for turn in range(30):
        if match.actors and len(match.rounds) == 1 and not match.round_over:
            moves = match.moves()
            match.play(moves[turn % len(moves)])
    path = tmp_path / "game.bones"
    path.write_text(match.record(), "utf-8")
    console, seen = talk_to(typing([]), width=100)
    show_review(console, path, None, 2, None, False, 3, True, "")
    assert escaped(without_typed(seen.getvalue())) == []


def test_seals_are_checked_in_the_reader_s_language(tmp_path: Path) -> None:
    match = new("block", players=["Ann", "Ben"], seed="3")
    order = " ".join(tile_text(tile) for tile in match.game.tiles)
    path = tmp_path / "game.bones"
    for salt in ("0" * 32, "1" * 32):
        seal = Seal(seal_of("0" * 32, order), salt, order, "0")
        path.write_text(with_seals(match.record(), {1: seal}), "utf-8")
        console, seen = talk_to(typing([]), width=100)
        show_verdict(console, path, ["ab" * 32])
        assert escaped(re.sub(r"[0-9a-f]{64}", "", seen.getvalue())) == []


def test_a_line_up_is_in_the_reader_s_language() -> None:
    run = boneyard("train", "12", "12-5", "5-7", "3-0", "--language", PSEUDO)
    assert escaped(run.stdout) == []
