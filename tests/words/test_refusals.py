"""Every refusal has a code, fields and a sentence, and the sentence addresses its reader."""

import ast
import importlib
import inspect
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import boneyard
from boneyard.core.codes import MoveCode, PositionCode, SetupCode
from boneyard.core.edition import Edition
from boneyard.core.errors import BadRecord, BadSetup, BoneyardError, Code, Illegal, NotYourTurn, bare
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.games.poker.codes import PokerCode
from boneyard.games.trains.codes import TrainCode
from boneyard.games.tricks.codes import TrickCode
from boneyard.households import BadAnswer, HouseholdCode
from boneyard.records.codes import RecordCode
from boneyard.words.language import use
from boneyard.words.refusals import SENTENCES, Audience, reader, render
from support.engine.matches import EDITIONS, edition_id

SOURCE = Path(boneyard.__file__).parent
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")


def codes(kind: type[Code] = Code) -> Iterator[Code]:
    """Every code of the package."""
    for each in kind.__subclasses__():
        if each.__module__.startswith("boneyard."):
            yield from each


def raised() -> Iterator[tuple[str, frozenset[str] | None]]:
    """Every code that is mentioned outside words, with the fields it is given there, or None if that is not seen."""
    for path in SOURCE.rglob("*.py"):
        if "words" in path.relative_to(SOURCE).parts or path.name == "codes.py":
            continue
        tree = ast.parse(path.read_text())
        seen: set[ast.expr] = set()
        for call in [node for node in ast.walk(tree) if isinstance(node, ast.Call)]:
            for code in [each for value in call.args[:2] for each in mentioned(value)]:
                names = [keyword.arg for keyword in call.keywords]
                seen.add(code)
                fields = frozenset(name for name in names if name)
                yield code_name(code), fields if is_error(call.func) and None not in names else None
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node not in seen and is_code(node):
                yield code_name(node), None


def is_error(called: ast.expr) -> bool:
    """Whether a call makes an error: its class, or the refusal of a position's field."""
    if isinstance(called, ast.Attribute):
        return called.attr == "wrong"
    return isinstance(called, ast.Name) and called.id[0].isupper()


def mentioned(value: ast.expr) -> list[ast.Attribute]:
    parts = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    return [part for part in parts if isinstance(part, ast.Attribute) and is_code(part)]


def is_code(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id.endswith("Code") and node.attr.isupper()


def code_name(node: ast.Attribute) -> str:
    assert isinstance(node.value, ast.Name)
    return f"{node.value.id}.{node.attr}"


def name_of(code: Code) -> str:
    return f"{type(code).__name__}.{code.name}"


def wanted_fields(code: Code) -> tuple[set[str], set[str]]:
    """The fields that a sentence cannot do without, and all that it knows."""
    sentence = SENTENCES[code]
    if isinstance(sentence, str):
        found = {name for _, name, _, _ in Formatter().parse(sentence) if name}
        return found, found
    to, *parameters = inspect.signature(sentence).parameters.values()
    assert to.name == "to"
    needed = {each.name for each in parameters if each.default is inspect.Parameter.empty}
    return needed, {each.name for each in parameters}


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    assert set(map(name_of, codes())) == set(map(name_of, SENTENCES))


def test_the_page_of_all_codes_is_not_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "tools"))
    refusal_pages = importlib.import_module("refusal_pages")
    assert set(map(name_of, codes())) == {
        name_of(code) for each in refusal_pages.SECTIONS.values() for code in each
    }
    assert not refusal_pages.stale(), "run `make pages`"


def test_no_two_codes_are_alike() -> None:
    values = [code.value for code in codes()]
    assert len(set(values)) == len(values)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", value) for value in values)


def test_every_code_is_raised_somewhere_with_the_fields_of_its_sentence() -> None:
    by_name = {name_of(code): code for code in codes()}
    found = [each for each in raised() if each[0] in by_name]
    assert {name for name, _ in found} == set(by_name)
    for name, fields in found:
        if fields is not None:
            needed, known = wanted_fields(by_name[name])
            why = {"why"} if isinstance(by_name[name], RecordCode) else set()
            assert needed <= fields, f"{name} is raised without {needed - fields}"
            if not isinstance(SENTENCES[by_name[name]], str):
                assert fields <= known | why, f"the sentence of {name} does not know {fields - known}"


def plain_sentences() -> Iterator[str]:
    """Errors of this package that are made with a sentence no catalog knows, by file and line."""
    trees = {path: ast.parse(path.read_text()) for path in SOURCE.rglob("*.py")}
    names = error_names([node for tree in trees.values() for node in ast.walk(tree)])
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names):
                continue
            if any(re.search(r"\w\s|\s\w", text) for value in node.args[:1] for text in literals(value)):
                yield f"{path.relative_to(SOURCE)}:{node.lineno}"


def error_names(nodes: list[ast.AST]) -> set[str]:
    """The classes of all refusals, by the names they are written with."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for node in nodes
        if isinstance(node, ast.ClassDef)
    }
    found = {BoneyardError.__name__}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


def literals(value: ast.expr) -> list[str]:
    """The texts that are written out where an error is made, outside of any call."""
    parts = value.values if isinstance(value, ast.JoinedStr) else [value]
    return [str(part.value) for part in parts if isinstance(part, ast.Constant)]


def test_no_refusal_is_a_sentence_that_cannot_be_translated() -> None:
    assert not list(plain_sentences())


def tried(match: Match, seat: int, others: list[str]) -> Iterator[BoneyardError]:
    """What a seat reads for moves of others, of other moments and of other games."""
    for text in others:
        try:
            move = match.game.read(match.look(seat), seat, text)
            match.game.play(match.look(seat), seat, move)
        except BoneyardError as problem:
            yield problem


COMMON = [
    "draw",
    "pass",
    "stop",
    "muggins",
    "catch",
    "claim",
    "bid 30",
    "bid 99",
    "trump 9",
    "trump 3",
    "aside 6-4",
]
COMMON += [
    "6-4",
    "6-4 > lead",
    "6-6 > M",
    "6-4 > 0",
    "6-4 > 1 =4",
    "6-5 > 4-4",
    "6-5 > 4-4.9",
    "check",
    "bet",
    "call",
]
COMMON += [
    "raise",
    "fold",
    "stand",
    "exchange 6-4",
    "exchange 0-0 0-0",
    "turn",
    "waste",
    "fill",
    "add",
    "count",
    "3 > 5",
]
COMMON += [
    "6-4+5-4",
    "6-3@0,0v",
    "6-3@0,0v 5-4@2,0<",
    "18-18",
    "A-W > 1",
    "nonsense",
    "6-4 >",
    "6-4 > 1 !last",
    "bid",
]


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_players_read_sentences_with_names_and_nothing_left_over(edition: Edition) -> None:
    size = edition.sets[0]
    _, most = edition.players(size)
    players = list(NAMES[: min(most, 4)]) if most >= 4 else list(NAMES[:most])
    match = boneyard.new(edition.game, edition=edition, players=players, seed=3)
    rng = rng_for(edition.name)
    texts = list(COMMON)
    count = 0
    for ply in range(30):
        if match.result is not None:
            break
        moves = match.moves()
        texts = [*texts, *[str(move) for move in moves[:3]]][-70:]
        if ply % 6 == 0:
            for seat in range(match.game.seats):
                for problem in tried(match, seat, texts):
                    told = render(problem, reader(match, seat))
                    count += 1
                    assert problem.code is not None
                    assert re.search(r"\b[sS]eat \d|\btrain \d|[{}]", told) is None, told
                    assert told[0].isupper() or not told[0].isalpha(), told
                    assert told[-1] == ".", told
                    assert pickle.loads(pickle.dumps(problem)) == problem
                    assert str(pickle.loads(pickle.dumps(problem))) == str(problem)
        match.play(moves[rng.below(len(moves))])
    assert count > 30


ANN = Audience(("Ann", "Ben", "Cid", "Dot"), 0)


@pytest.mark.parametrize(
    ("error", "alone", "to_ann"),
    [
        (
            NotYourTurn(MoveCode.NOT_YOUR_TURN, seat=0, turn=3),
            "It's seat 3's turn, not seat 0's.",
            "It's Dot's turn, not yours.",
        ),
        (
            NotYourTurn(MoveCode.NOT_YOUR_TURN, seat=1, turn=0),
            "It's seat 0's turn, not seat 1's.",
            "It's your turn, not Ben's.",
        ),
        (
            Illegal(MoveCode.DOES_NOT_FIT, tile="5-4", train="0", end="7"),
            "5-4 doesn't fit: train 0 ends in 7.",
            "5-4 doesn't fit: your train ends in 7.",
        ),
        (
            Illegal(MoveCode.DOES_NOT_FIT, tile="5-4", train="M", end="7"),
            "5-4 doesn't fit: the Mexican Train ends in 7.",
            "5-4 doesn't fit: the Mexican Train ends in 7.",
        ),
        (
            Illegal(MoveCode.NOT_HELD, seat=0, tile="5-4"),
            "Seat 0 doesn't hold 5-4.",
            "You don't have 5-4.",
        ),
        (
            Illegal(TrainCode.NO_MARKER, train="1"),
            "Train 1 has no marker, so only its owner may play on it.",
            "Ben's train has no marker, so only Ben may play on it.",
        ),
        (
            NotYourTurn(TrickCode.FINISHED_BIDDING, seat=0, turn=2),
            "Seat 0 has finished bidding. It's seat 2's turn.",
            "You have finished bidding. It's Cid's turn.",
        ),
        (
            NotYourTurn(PokerCode.FOLDED, seat=1, turn=0),
            "Seat 1 has folded. It's seat 0's turn.",
            "Ben has folded. It's your turn.",
        ),
        (
            BadSetup(
                PositionCode.IN_FIELD, field="table", why=Illegal(MoveCode.NOT_HELD, seat=1, tile="6-4")
            ),
            "In the position, table: Seat 1 doesn't hold 6-4.",
            "In the position, table: Ben doesn't hold 6-4.",
        ),
        (Illegal("Whatever a room says."), "Whatever a room says.", "Whatever a room says."),
    ],
)
def test_a_sentence_knows_its_audience(error: BoneyardError, alone: str, to_ann: str) -> None:
    assert str(error) == alone
    assert render(error, ANN) == to_ann


def test_a_refusal_stays_out_of_any_language_until_it_is_read() -> None:
    error = Illegal(MoveCode.BONEYARD_EMPTY)
    with use("en-XA"):
        assert str(error) != "The boneyard is empty."
    assert str(error) == "The boneyard is empty."


def test_the_reason_why_an_option_needs_another_is_translated_too() -> None:
    with pytest.raises(BadSetup) as refused:
        boneyard.new("mexican-train", edition="university", players=4, options={"penalty": "draw"})
    with use("es"):
        assert "no one can be caught" not in str(refused.value)


def test_without_words_a_refusal_can_still_be_read() -> None:
    assert bare(Illegal(MoveCode.DOES_NOT_FIT, tile="5-4", end="7")) == "does-not-fit (tile 5-4, end 7)"
    assert bare(Illegal(MoveCode.BONEYARD_EMPTY)) == "boneyard-empty"


def test_a_sentence_has_no_fields() -> None:
    with pytest.raises(TypeError, match="should be a Code"):
        Illegal("does-not-fit", tile="5-4")


@pytest.mark.parametrize(
    "error",
    [
        BadRecord(RecordCode.A_LEGAL_MOVE, 8, "0 pass", why=Illegal(MoveCode.BONEYARD_EMPTY)),
        BadAnswer("target", SetupCode.OPTION_NEEDS, setting="a=1", needs="b=2", found="3", because="so"),
        BadSetup(HouseholdCode.AT_LINE, line=3, why=BadSetup(HouseholdCode.NO_ANSWERS)),
        BadSetup("A plain sentence."),
    ],
)
def test_errors_travel_between_processes(error: BoneyardError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert again == error
    assert str(again) == str(error)
    assert vars(again) == vars(error)
    assert (again.code, again.fields) == (error.code, error.fields)


def test_a_line_of_a_record_says_what_was_expected_and_what_is_there() -> None:
    error = BadRecord(RecordCode.A_LEGAL_MOVE, 8, "0 pass", why=Illegal(MoveCode.BONEYARD_EMPTY))
    assert (error.line, error.expected) == (8, "a legal move")
    assert error.found == "0 pass (The boneyard is empty.)"
    assert str(error.in_file("x.bones")) == (
        "x.bones:8: expected a legal move, found 0 pass (The boneyard is empty.)"
    )


def test_a_program_can_switch_on_the_code() -> None:
    match = boneyard.new("block", players=["Ann", "Ben"], seed=1)
    with pytest.raises(boneyard.Illegal) as refused:
        match.play("draw")
    assert refused.value.code == "lead-first"
