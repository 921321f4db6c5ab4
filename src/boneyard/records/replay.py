"""A record played again, move by move, into a match."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import TextIO

from boneyard import catalog
from boneyard.core.codes import SetupCode
from boneyard.core.edition import Edition
from boneyard.core.errors import Ambiguous, BadRecord, BadSetup, BoneyardError, Unreadable
from boneyard.core.game import NOBODY, Deal
from boneyard.core.match import Match
from boneyard.core.tile import DOWN, is_double, tile_set, tile_text, told_apart
from boneyard.records.codes import RecordCode
from boneyard.records.position import read_moment
from boneyard.records.reader import CheckLine, MoveLine, Record, RoundLines, read, read_each
from boneyard.records.writer import write


def set_up(record: Record, edition: Edition | None = None) -> Match:
    """The table that a record's header describes, with nothing dealt yet; a household's edition may be handed in."""
    seats = len(record.players)
    if edition is None:
        edition = _edition(record)
    given = record.header.get("set", str(edition.sets[0]))
    size = int(given) if given.isascii() and given.isdigit() and len(given) < 4 else -1
    if size not in edition.all_sets:
        sizes = tuple(sorted(edition.all_sets))
        raise BadRecord(RecordCode.A_SET, record.line_of("set"), given, edition=edition.name, sizes=sizes)
    try:
        edition.check(size, seats)
    except BadSetup as problem:
        raise BadRecord(RecordCode.PLAYERS, record.line_of("players"), str(seats), why=problem) from None
    try:
        game, options = edition.table(size, seats, record.options)
    except BadSetup as problem:
        found = record.header.get("options") or None
        raise BadRecord(RecordCode.OPTIONS, record.line_of("options"), found, why=problem) from None
    return Match(edition, game, record.players, options, write)


def _edition(record: Record) -> Edition:
    """The edition that a record names."""
    try:
        catalog.edition(record.header["game"])
    except BadSetup as problem:
        found = repr(record.header["game"])
        raise BadRecord(RecordCode.A_GAME, record.line_of("game"), found, why=problem) from None
    try:
        return catalog.edition(record.header["game"], record.header["edition"])
    except BadSetup as problem:
        found = repr(record.header["edition"])
        raise BadRecord(RecordCode.AN_EDITION, record.line_of("edition"), found, why=problem) from None


def begin_round(match: Match, found: RoundLines) -> None:
    """Deal a round of a record; refuses a deal that no round can start from."""
    if found.position:
        _begin_in_the_middle(match, found)
        return
    _tell_apart(found)
    _check_tiles(match, found)
    _check_hands(match, found)
    if match.result is not None:
        raise BadRecord(RecordCode.MATCH_END, found.line, f"round {found.number}")
    if 0 < match.game.rounds < found.number:
        raise BadRecord(RecordCode.ROUND_RANGE, found.line, f"round {found.number}", last=match.game.rounds)
    if match.rounds and match.game.points(match.state) is None:
        open_round = match.round.number
        raise BadRecord(RecordCode.ROUND_END, found.line, f"round {found.number}", round=open_round)
    hands = tuple(found.hands.get(seat, ()) for seat in range(match.game.seats))
    first = match.first_of_next() if found.first == NOBODY else found.first
    if first == NOBODY and match.edition.start_rotates:
        raise BadRecord(RecordCode.FIRST_LINE, found.line, None, round=found.number)
    if first >= match.game.seats:
        raise BadRecord(RecordCode.SEAT_RANGE, found.dealt["first"], str(first), last=match.game.seats - 1)
    hub = match.game.hub_of(found.number) if found.hub < 0 else found.hub
    try:
        match.add_round(found.number, Deal(hands, found.yard, hub, first))
    except BoneyardError as problem:
        raise BadRecord(RecordCode.PLAYABLE_DEAL, found.line, None, why=problem) from None
    if any(seat >= match.game.seats for seat in match.actors):
        raise BadRecord(RecordCode.FIRST_LINE_UNSEEN, found.line, None, round=found.number)


def _begin_in_the_middle(match: Match, found: RoundLines) -> None:
    """Start the first round of a record from its position."""
    line = found.dealt["position"]
    if match.rounds:
        raise BadRecord(RecordCode.POSITION_FIRST, line, "position")
    if 0 < match.game.rounds < found.number:
        raise BadRecord(RecordCode.ROUND_RANGE, found.line, f"round {found.number}", last=match.game.rounds)
    for name, at in found.dealt.items():
        if name != "position":
            raise BadRecord(RecordCode.POSITION_ALONE, at, name)
    try:
        totals, deal = read_moment(match.game, found.position)
    except BoneyardError as problem:
        raise BadRecord(RecordCode.A_POSITION, line, None, why=problem) from None
    match.add_round(found.number, deal, totals)


def _check_hands(match: Match, found: RoundLines) -> None:
    if not match.game.deals_hands:
        for name in ("first", *[f"hand {seat}" for seat in found.hands]):
            if name in found.dealt:
                raise BadRecord(RecordCode.YARD_ONLY, found.dealt[name], name)
        if "yard" not in found.dealt:
            raise BadRecord(RecordCode.YARD_LINE, found.line, None, round=found.number)
        return
    for seat in range(match.game.seats):
        if seat not in found.hands:
            raise BadRecord(RecordCode.HAND_LINE, found.line, None, seat=seat, round=found.number)


def _tell_apart(found: RoundLines) -> None:
    """Tiles that look alike are written alike; each becomes a separate tile."""
    *hands, found.yard = told_apart([*found.hands.values(), found.yard])
    found.hands = dict(zip(found.hands, hands, strict=True))


def _check_tiles(match: Match, found: RoundLines) -> None:
    hub = match.game.hub_of(found.number)
    if found.hub >= 0 and hub < 0 and not match.game.opens_with_hub:
        hub_text = tile_text(found.hub)
        raise BadRecord(RecordCode.NO_HUB, found.dealt["hub"], hub_text, edition=match.edition.name)
    if found.hub >= 0 and (found.hub not in match.game.tiles or not is_double(found.hub)):
        hub_text = tile_text(found.hub)
        raise BadRecord(RecordCode.DOUBLE_OF_SET, found.dealt["hub"], hub_text, size=match.game.size)
    hub = found.hub if found.hub >= 0 else hub
    seen: dict[int, str] = {hub: "hub"} if hub >= 0 else {}
    rows = [(f"hand {seat}", tiles) for seat, tiles in found.hands.items()]
    rows.append(("yard", found.yard))
    for name, tiles in rows:
        line = found.dealt.get(name, found.line)
        if name.startswith("hand ") and int(name[5:]) >= match.game.seats:
            raise BadRecord(RecordCode.SEAT_RANGE, line, name, last=match.game.seats - 1)
        if name.startswith("hand ") and not tiles and not match.game.sits_out:
            raise BadRecord(RecordCode.HAND_TILES, line, None)
        for tile in tiles:
            if tile == DOWN:
                continue
            if tile not in match.game.tiles:
                raise BadRecord(_tile_wanted(match), line, tile_text(tile), size=match.game.size)
            if tile in seen:
                text = tile_text(tile)
                raise BadRecord(RecordCode.TILE_ONCE, line, text, tile=text, where=seen[tile])
            seen[tile] = name


def _tile_wanted(match: Match) -> RecordCode:
    whole = len(match.game.tiles) >= len(tile_set(match.game.size))
    return RecordCode.TILE_OF_SET if whole else RecordCode.TILE_OF_GAME


def replay(text: str, each: Callable[[Match], None] | None = None, edition: Edition | None = None) -> Match:
    """The match in a record; its checks are skipped, and a refused move is reported with its line."""
    return replay_record(read(text), each, edition)


def replay_record(
    record: Record, each: Callable[[Match], None] | None = None, edition: Edition | None = None
) -> Match:
    """The match in a record that has been read."""
    match = set_up(record, edition)
    for found in record.rounds:
        begin_round(match, found)
        if each is not None:
            each(match)
        for event in found.events:
            if isinstance(event, CheckLine):
                see_turn(match, event)
            elif not event.refused:
                _play(match, event)
                if each is not None:
                    each(match)
    return match


def see_turn(match: Match, event: CheckLine) -> None:
    """With face-down tiles, a line that says whose turn it is adds information."""
    if event.key == "turn" and event.value.isascii() and event.value.isdigit():
        match.see_moving(int(event.value))


def bad_move(event: MoveLine, problem: BoneyardError) -> BadRecord:
    """What should have stood in the place of a move that a match did not take."""
    unread = isinstance(problem, Unreadable) and not isinstance(problem, Ambiguous)
    code = RecordCode.A_MOVE if unread else RecordCode.A_LEGAL_MOVE
    return BadRecord(code, event.line, f"{event.seat} {event.text}", why=problem)


def _play(match: Match, event: MoveLine) -> None:
    try:
        match.play(event.text, event.seat)
    except BoneyardError as problem:
        raise bad_move(event, problem) from None


def load(source: str | Path | TextIO) -> Match:
    """The match in a `.bones` file or in its text, ready to continue, with its own seed if the record has it."""
    name = str(source) if _names_a_file(source) else ""
    if isinstance(source, str | Path):
        text = read_file(source) if name else str(source)
    else:
        text = source.read()
    try:
        record = read(text)
        return resume(replay_record(record), record)
    except BadRecord as problem:
        raise problem.in_file(name) from None


def resume(match: Match, record: Record) -> Match:
    """A replayed match with a seed to go on with: its own, or a new one."""
    return match if match.sealed else match.resumed(record.header.get("seed") or token_hex(16))


def _names_a_file(source: object) -> bool:
    """Whether this is the name of a file: a text with line breaks is a record itself."""
    return isinstance(source, str | Path) and "\n" not in str(source)


def replay_each(source: str | Path | Iterable[str], edition: Edition | None = None) -> Iterator[Match]:
    """The matches of a stream of records, one after another, each as far as its record goes.

    A text with line breaks is the records themselves, any other text names a file; an open file or any other iterable
    gives lines. Errors name the line, counted from the start of the stream.
    """
    if isinstance(source, str | Path) and _names_a_file(source):
        try:
            with Path(source).open(encoding="utf-8") as file:
                yield from replay_each(file, edition)
        except OSError as problem:
            raise _cannot_read(source, problem) from None
        except UnicodeDecodeError:
            raise BadSetup(SetupCode.NOT_UTF8, path=str(source)) from None
        return
    lines = source.splitlines() if isinstance(source, str) else source
    assert not isinstance(lines, Path)
    for record in read_each(lines):
        yield replay_record(record, None, edition)


def replay_file(path: str | Path, watch: Callable[[Match], None] | None = None) -> Match:
    """The match in a `.bones` file as far as it goes; errors name the file and the line."""
    text = read_file(path)
    try:
        return replay(text, watch)
    except BadRecord as problem:
        raise problem.in_file(path) from None


def read_file(path: str | Path) -> str:
    """A record's text, or a sentence that says why there is none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise _cannot_read(path, problem) from None
    except (UnicodeDecodeError, ValueError):
        raise BadSetup(SetupCode.NOT_UTF8, path=str(path)) from None


def _cannot_read(path: object, problem: OSError) -> BadSetup:
    """A file that can't be read, with the system's reason."""
    return BadSetup(SetupCode.CANNOT_READ, path=str(path), reason=problem.strerror or str(problem))
