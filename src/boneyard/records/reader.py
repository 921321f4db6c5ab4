"""A record's text into its lines: the header, the deals, the moves, and what must hold."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from boneyard.core.errors import BadRecord, Unreadable
from boneyard.core.game import NOBODY
from boneyard.core.tile import DOWN, NO_TILE, read_tile, tile_text
from boneyard.records.codes import RecordCode

HEADER = ["game", "edition", "set", "players", "options", "seed"]
DEAL = ["hub", "first", "hand", "yard", "position"]
LYING = ["row", "layout", "hour", "up"]  # parts of a solitaire's table
FACTS = ["open", "markers", "hub", *LYING]  # parts of any table that a game tells of as facts
CHECKS = ["turn", "moves", "hand", "yard", "scores", "round", "open", "markers", "hub", "over", *LYING]
_NUMBERED = {"hand": "SEAT", "hour": "HOUR"}  # keys that are followed by a number


@dataclass(frozen=True, slots=True)
class MoveLine:
    """A move of a seat; `refused` when it must be."""

    line: int
    seat: int
    text: str
    refused: bool = False


@dataclass(frozen=True)
class CheckLine:
    """Something that must hold at this point."""

    line: int
    key: str
    number: int  # the seat or the hour that some keys name, NOBODY if none is
    value: str

    @property
    def name(self) -> str:
        """The key with its number, as written in the line."""
        return self.key if self.number < 0 else f"{self.key} {self.number}"


@dataclass
class RoundLines:
    """One round: its deal, then what happens in it, in order."""

    line: int
    number: int
    hub: int = NO_TILE
    first: int = NOBODY
    hands: dict[int, tuple[int, ...]] = field(default_factory=dict)
    yard: tuple[int, ...] = ()
    position: str = ""  # the moment that the round starts from, in the place of a deal
    events: list[MoveLine | CheckLine] = field(default_factory=list)
    dealt: dict[str, int] = field(default_factory=dict)  # which deal lines there were, and where


@dataclass
class Record:
    """A record as it was read: nothing in it has been played yet."""

    header: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)  # the header's line numbers
    rounds: list[RoundLines] = field(default_factory=list)
    end: int = 1  # the last line's number

    def line_of(self, key: str) -> int:
        """The line of a header key, or where it should be."""
        return self.lines.get(key, 1)

    @property
    def players(self) -> tuple[str, ...]:
        """The names, one per seat."""
        return tuple(name.strip() for name in self.header["players"].split(","))

    @property
    def options(self) -> dict[str, object]:
        """The options by name, still as text."""
        found: dict[str, object] = {}
        for part in self.header.get("options", "").split(","):
            name, equals, value = (text.strip() for text in part.partition("="))
            if part.strip() and (not equals or not name or not value):
                raise BadRecord(RecordCode.OPTION_FORM, self.line_of("options"), part.strip())
            if name in found:
                raise BadRecord(RecordCode.OPTION_ONCE, self.line_of("options"), part.strip(), option=name)
            if part.strip():
                found[name] = value
        return found


def read(text: str, bad: list[BadRecord] | None = None) -> Record:
    """Read a record; a line that is not as it should be is reported with its number, or collected where asked."""
    found = Record()
    for line, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        _take(found, line, raw, bad)
    return _checked(found)


def read_each(lines: Iterable[str]) -> Iterator[Record]:
    """Read the records of a stream one by one; each starts with its line `game: ...`."""
    found = Record()
    for line, raw in enumerate(lines, 1):
        if line == 1:
            raw = raw.removeprefix("\ufeff")
        if "game" in found.header and _starts_record(raw):
            yield _checked(found)
            found = Record()
        _take(found, line, raw, None)
    if found.header or found.rounds:
        yield _checked(found)


def _starts_record(raw: str) -> bool:
    name, colon, _ = raw.partition(":")
    return bool(colon) and name.strip().lower() == "game"


def _take(found: Record, line: int, raw: str, bad: list[BadRecord] | None) -> None:
    content = raw.partition("#")[0].strip()
    found.end = line
    try:
        if content:
            _read_line(found, line, content)
    except BadRecord as problem:
        if bad is None:
            raise
        bad.append(problem)


def _checked(found: Record) -> Record:
    """A record whose header says all that it must."""
    for key in ("game", "edition", "players"):
        if key not in found.header:
            raise BadRecord(RecordCode.HEADER_LINE, found.end, None, key=key)
    if not all(found.players):
        raise BadRecord(RecordCode.NAMES, found.line_of("players"), found.header["players"])
    return found


def _read_line(record: Record, line: int, content: str) -> None:
    if content[0].isdigit():  # by far the most lines are moves
        _event(record, line, content, RecordCode.ROUND_BEFORE_MOVE).append(_move(line, content, False))
    elif content.split(maxsplit=1)[0].lower() == "round" and ":" not in content:
        record.rounds.append(_round(record, line, content))
    elif content[0] == "=":
        _event(record, line, content, RecordCode.ROUND_BEFORE_CHECK).append(_check(line, content[1:].strip()))
    elif content[0] == "!":
        _event(record, line, content, RecordCode.ROUND_BEFORE_REFUSAL).append(
            _move(line, content[1:].strip(), True)
        )
    elif ":" in content:
        _key_line(record, line, content)
    else:
        raise BadRecord(RecordCode.A_LINE, line, content)


def _round(record: Record, line: int, content: str) -> RoundLines:
    words = content.split()
    if len(words) != 2 or not _is_number(words[1]) or int(words[1]) == 0:
        raise BadRecord(RecordCode.ROUND_NUMBER, line, content)
    number = int(words[1])
    if record.rounds and number != record.rounds[-1].number + 1:
        raise BadRecord(RecordCode.NEXT_ROUND, line, content, round=record.rounds[-1].number + 1)
    return RoundLines(line, number)


def _event(record: Record, line: int, content: str, code: RecordCode) -> list[MoveLine | CheckLine]:
    if not record.rounds:
        raise BadRecord(code, line, content)
    return record.rounds[-1].events


def _key_line(record: Record, line: int, content: str) -> None:
    name, _, value = (part.strip() for part in content.partition(":"))
    if record.rounds:
        _deal_line(record.rounds[-1], line, content, name.lower(), value)
        return
    key = name.lower()
    if key not in HEADER:
        raise BadRecord(RecordCode.A_HEADER_LINE, line, content, given=key, names=tuple(HEADER))
    if key in record.header:
        raise BadRecord(RecordCode.ONLY_ONCE, line, content, key=key, other=record.lines[key])
    record.header[key] = value
    record.lines[key] = line


def _deal_line(found: RoundLines, line: int, content: str, name: str, value: str) -> None:
    key, seat = _keyed(line, name, DEAL, content)
    if found.events:
        raise BadRecord(RecordCode.DEAL_FIRST, line, content)
    if name in found.dealt:
        raise BadRecord(RecordCode.ONLY_ONCE, line, content, key=name, other=found.dealt[name])
    found.dealt[name] = line
    if key == "first":
        found.first = _first(line, value)
    elif key == "hub":
        found.hub = _tile(line, value)
    elif key == "hand":
        found.hands[seat] = _tiles(line, value)
    elif key == "position":
        found.position = value
    else:
        found.yard = _tiles(line, value)


def _keyed(line: int, name: str, keys: list[str], content: str) -> tuple[str, int]:
    """A key and the number, a seat's or an hour's, that some keys are followed by."""
    words = name.split()
    key = words[0] if words else ""
    if key not in keys:
        raise BadRecord(RecordCode.KEY, line, content, given=key, names=tuple(keys))
    if len(words) == 2 and key in _NUMBERED and _is_number(words[1]):
        return key, int(words[1])
    if len(words) == 1 and (key not in _NUMBERED):
        return key, NOBODY
    number = f" {_NUMBERED[key]}" if key in _NUMBERED else ""
    raise BadRecord(RecordCode.KEY_FORM, line, content, key=f"{key}{number}")


def _check(line: int, content: str) -> CheckLine:
    name, colon, value = (part.strip() for part in content.partition(":"))
    if not colon:
        raise BadRecord(RecordCode.CHECK_FORM, line, f"= {content}")
    key, number = _keyed(line, name.lower(), CHECKS, f"= {content}")
    return CheckLine(line, key, number, " ".join(value.split()) or "none")


def _move(line: int, content: str, refused: bool) -> MoveLine:
    words = content.split(maxsplit=1)
    if len(words) != 2 or not _is_number(words[0]):
        raise BadRecord(RecordCode.SEAT_AND_MOVE, line, content)
    return MoveLine(line, int(words[0]), words[1], refused)


def _tiles(line: int, value: str) -> tuple[int, ...]:
    if value.lower() == "none":
        return ()
    return tuple(_tile(line, word) for word in value.split())


def _tile(line: int, word: str) -> int:
    if word == tile_text(DOWN):
        return DOWN
    try:
        return read_tile(word)
    except Unreadable:
        raise BadRecord(RecordCode.A_TILE, line, repr(word)) from None


def _first(line: int, value: str) -> int:
    if not _is_number(value):
        raise BadRecord(RecordCode.FIRST_SEAT, line, value)
    return int(value)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6
