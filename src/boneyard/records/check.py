"""Whether a record holds: every move legal, every `=` line so, every `!` line refused."""

from dataclasses import dataclass

from boneyard.core.errors import BadRecord, BoneyardError, Unreadable
from boneyard.core.match import Match
from boneyard.core.tile import read_tile, tile_text, tiles_text
from boneyard.records.codes import RecordCode
from boneyard.records.reader import FACTS, LYING, CheckLine, MoveLine, read
from boneyard.records.replay import bad_move, begin_round, see_turn, set_up


@dataclass(frozen=True)
class Problem:
    """A line that isn't true."""

    error: BadRecord

    @property
    def line(self) -> int:
        """The number of the line."""
        return self.error.line

    @property
    def expected(self) -> str:
        """What was expected, in words."""
        return self.error.expected

    @property
    def found(self) -> str:
        """What was found, in words."""
        return self.error.found

    def __str__(self) -> str:
        return self.error.of_line


def check(text: str) -> list[Problem]:
    """Every problem in a record, in order; a bad header or deal ends the search."""
    bad: list[BadRecord] = []
    problems: list[BadRecord] = []
    try:
        record = read(text, bad)
        match = set_up(record)
        for found in record.rounds:
            begin_round(match, found)
            for event in found.events:
                problem = (
                    _check_move(match, event) if isinstance(event, MoveLine) else _check_line(match, event)
                )
                if problem is not None:
                    problems.append(problem)
    except BadRecord as problem:
        bad.append(problem)
    return sorted([Problem(each) for each in [*problems, *bad]], key=lambda problem: problem.line)


def _check_move(match: Match, event: MoveLine) -> BadRecord | None:
    try:
        match.play(event.text, event.seat)
    except BoneyardError as problem:
        return None if event.refused else bad_move(event, problem)
    if not event.refused:
        return None
    match.undo()
    return BadRecord(RecordCode.REFUSAL, event.line, move=f"{event.seat} {event.text}")


def _check_line(match: Match, event: CheckLine) -> BadRecord | None:
    see_turn(match, event)
    expected, found = _compare(match, event)
    if expected == found:
        return None
    return BadRecord(RecordCode.CHECK, event.line, _show(event, found), wanted=_show(event, expected))


def _show(event: CheckLine, value: object) -> str:
    separator = " | " if event.key == "moves" else " "
    shown = separator.join(str(each) for each in value) if isinstance(value, (list, tuple)) else str(value)
    return f"{event.name}: {shown or 'none'}"


def _compare(match: Match, event: CheckLine) -> tuple[object, object]:
    """What the line says and what is true, in the same form."""
    key, value = event.key, event.value
    game = match.game
    if key == "moves":
        return sorted(_read_moves(match, value)), sorted(str(move) for move in match.moves())
    if key == "hand":
        if event.number >= game.seats:
            raise BadRecord(RecordCode.SEAT_RANGE, event.line, str(event.number), last=game.seats - 1)
        held = game.hands(match.state)[event.number]
        return _read_tiles(event), _sorted_tiles(list(held))
    if key in FACTS:
        return _read_fact(match, event), _fact(match, event)
    if key == "over":
        winners = "no" if match.result is None else list(match.result.winners)
        return ("no" if value == "no" else _read_numbers(event)), winners
    numbers = {
        "turn": sorted(match.actors),
        "yard": [len(game.boneyard(match.state))],
        "scores": list(match.scores),
        "round": list(game.tally(match.state)),
    }
    said = _read_numbers(event)
    return (sorted(said) if key == "turn" else said), numbers[key]


def _read_moves(match: Match, value: str) -> list[str]:
    if value == "none":
        return []
    found: list[str] = []
    for text in value.split("|"):
        try:
            seat = match.turn
            found.append(text.strip() if seat is None else str(match.game.read(match.state, seat, text)))
        except Unreadable:
            found.append(text.strip())
    return found


def _fact(match: Match, event: CheckLine) -> list[str]:
    """What the table shows by this name; a part that only some games have is asked for only where it is."""
    facts = match.game.facts(match.state)
    if event.name not in facts and event.key in LYING:
        raise BadRecord(RecordCode.SOMETHING_THERE, event.line, event.name, edition=match.edition.name)
    found = list(facts.get(event.name, ()))
    return sorted(found) if event.key == "open" else found


def _read_fact(match: Match, event: CheckLine) -> list[str]:
    if event.key == "markers":
        return [str(number) for number in _read_numbers(event)]
    return sorted(_read_places(match, event)) if event.key == "open" else _read_tile_row(event)


def _read_places(match: Match, event: CheckLine) -> list[str]:
    if event.value == "none":
        return []
    words = event.value.split()
    try:
        # A play reads its place as the game writes it.
        plays = [match.game.notation.read(f"0-0 > {word}") for word in words]
    except Unreadable as problem:
        raise BadRecord(RecordCode.PLACES, event.line, repr(event.value), why=problem) from None
    return [word if play is None else play.where() for word, play in zip(words, plays, strict=True)]


def _read_tiles(event: CheckLine) -> list[str]:
    return _sorted_tiles([read_tile(text) for text in _read_tile_row(event)])


def _read_tile_row(event: CheckLine) -> list[str]:
    if event.value == "none":
        return []
    try:
        return [tile_text(read_tile(word)) for word in event.value.split()]
    except Unreadable as problem:
        raise BadRecord(RecordCode.TILES, event.line, repr(event.value), why=problem) from None


def _sorted_tiles(tiles: list[int]) -> list[str]:
    return tiles_text(sorted(tiles, reverse=True)).split() if tiles else []


def _read_numbers(event: CheckLine) -> list[int]:
    if event.value == "none":
        return []
    try:
        return [int(word) for word in event.value.replace(",", " ").split()]
    except ValueError:
        raise BadRecord(RecordCode.NUMBERS, event.line, event.value, key=event.key) from None
