"""A record played again, move by move, into a match."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import TextIO

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import Ambiguous, BadRecord, BadSetup, BoneyardError, Unreadable
from boneyard.core.game import NOBODY, Deal
from boneyard.core.match import Match
from boneyard.core.tile import DOWN, is_double, tile_set, tile_text, told_apart
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
        sizes = " or ".join(str(each) for each in sorted(edition.all_sets))
        raise BadRecord(
            record.line_of("set"), f"a set that {edition.name} is played with: {sizes}", given or "nothing"
        )
    try:
        edition.check(size, seats)
    except BadSetup as problem:
        raise BadRecord(
            record.line_of("players"), "as many players as the game takes", f"{seats} ({problem})"
        ) from None
    try:
        game, options = edition.table(size, seats, record.options)
    except BadSetup as problem:
        found = record.header.get("options") or "none"
        raise BadRecord(
            record.line_of("options"), "options that the edition has", f"{found} ({problem})"
        ) from None
    return Match(edition, game, record.players, options, write)


def _edition(record: Record) -> Edition:
    """The edition that a record names."""
    try:
        catalog.edition(record.header["game"])
    except BadSetup as problem:
        raise BadRecord(record.line_of("game"), "a game", f"{record.header['game']!r} ({problem})") from None
    try:
        return catalog.edition(record.header["game"], record.header["edition"])
    except BadSetup as problem:
        raise BadRecord(
            record.line_of("edition"), "an edition", f"{record.header['edition']!r} ({problem})"
        ) from None


def begin_round(match: Match, found: RoundLines) -> None:
    """Deal a round of a record; refuses a deal that no round can start from."""
    if found.position:
        _begin_in_the_middle(match, found)
        return
    _tell_apart(found)
    _check_tiles(match, found)
    _check_hands(match, found)
    if match.result is not None:
        raise BadRecord(found.line, "nothing more: the match is over", f"round {found.number}")
    if 0 < match.game.rounds < found.number:
        raise BadRecord(found.line, f"a round from 1 to {match.game.rounds}", f"round {found.number}")
    if match.rounds and match.game.points(match.state) is None:
        raise BadRecord(found.line, f"the end of round {match.round.number} first", f"round {found.number}")
    hands = tuple(found.hands.get(seat, ()) for seat in range(match.game.seats))
    first = match.first_of_next() if found.first == NOBODY else found.first
    if first == NOBODY and match.edition.start_rotates:
        raise BadRecord(found.line, f"a line 'first: SEAT' in round {found.number}", "none")
    if first >= match.game.seats:
        raise BadRecord(found.dealt["first"], f"a seat from 0 to {match.game.seats - 1}", str(first))
    hub = match.game.hub_of(found.number) if found.hub < 0 else found.hub
    try:
        match.add_round(found.number, Deal(hands, found.yard, hub, first))
    except BoneyardError as problem:
        raise BadRecord(found.line, "a deal that can be played", str(problem)) from None
    if any(seat >= match.game.seats for seat in match.actors):
        raise BadRecord(
            found.line,
            f"a line 'first: SEAT' in round {found.number}, because face-down tiles don't show who starts",
            "none",
        )


def _begin_in_the_middle(match: Match, found: RoundLines) -> None:
    """Start the first round of a record from its position."""
    line = found.dealt["position"]
    if match.rounds:
        raise BadRecord(line, "a deal: only the first round of a record can start from a position", "one")
    if 0 < match.game.rounds < found.number:
        raise BadRecord(found.line, f"a round from 1 to {match.game.rounds}", f"round {found.number}")
    for name, at in found.dealt.items():
        if name != "position":
            raise BadRecord(at, "no further line of a deal beside a position", name)
    try:
        totals, deal = read_moment(match.game, found.position)
    except BoneyardError as problem:
        raise BadRecord(line, "a position", f"none ({problem})") from None
    match.add_round(found.number, deal, totals)


def _check_hands(match: Match, found: RoundLines) -> None:
    if not match.game.deals_hands:
        for name in ("first", *[f"hand {seat}" for seat in found.hands]):
            if name in found.dealt:
                raise BadRecord(found.dealt[name], "only 'yard: ...', the tiles in the order they come", name)
        if "yard" not in found.dealt:
            raise BadRecord(found.line, f"a line 'yard: ...' in round {found.number}", "none")
        return
    for seat in range(match.game.seats):
        if seat not in found.hands:
            raise BadRecord(found.line, f"a line 'hand {seat}: ...' in round {found.number}", "none")


def _tell_apart(found: RoundLines) -> None:
    """Tiles that look alike are written alike; each becomes a tile of its own."""
    *hands, found.yard = told_apart([*found.hands.values(), found.yard])
    found.hands = dict(zip(found.hands, hands, strict=True))


def _check_tiles(match: Match, found: RoundLines) -> None:
    hub = match.game.hub_of(found.number)
    if found.hub >= 0 and hub < 0 and not match.game.opens_with_hub:
        raise BadRecord(found.dealt["hub"], f"no hub: {match.edition.name} has none", tile_text(found.hub))
    if found.hub >= 0 and (found.hub not in match.game.tiles or not is_double(found.hub)):
        expected = f"a double of the double-{match.game.size} set"
        raise BadRecord(found.dealt["hub"], expected, tile_text(found.hub))
    hub = found.hub if found.hub >= 0 else hub
    seen: dict[int, str] = {hub: "hub"} if hub >= 0 else {}
    rows = [(f"hand {seat}", tiles) for seat, tiles in found.hands.items()]
    rows.append(("yard", found.yard))
    for name, tiles in rows:
        line = found.dealt.get(name, found.line)
        if name.startswith("hand ") and int(name[5:]) >= match.game.seats:
            raise BadRecord(line, f"a seat from 0 to {match.game.seats - 1}", name)
        if name.startswith("hand ") and not tiles and not match.game.sits_out:
            raise BadRecord(line, "at least one tile in a hand", "none")
        for tile in tiles:
            if tile == DOWN:
                continue
            if tile not in match.game.tiles:
                raise BadRecord(line, _tile_wanted(match), tile_text(tile))
            if tile in seen:
                raise BadRecord(
                    line, f"every tile once ({tile_text(tile)} is already in {seen[tile]})", tile_text(tile)
                )
            seen[tile] = name


def _tile_wanted(match: Match) -> str:
    whole = len(match.game.tiles) >= len(tile_set(match.game.size))
    return f"a tile of the double-{match.game.size} set{'' if whole else ' that this game is played with'}"


def replay(text: str, each: Callable[[Match], None] | None = None, edition: Edition | None = None) -> Match:
    """The match that a record tells; its checks are passed over, a refused move is reported with its line."""
    return replay_record(read(text), each, edition)


def replay_record(
    record: Record, each: Callable[[Match], None] | None = None, edition: Edition | None = None
) -> Match:
    """The match that a record tells, once it has been read."""
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
    """A line that says whose turn it is tells something where tiles lie face down."""
    if event.key == "turn" and event.value.isascii() and event.value.isdigit():
        match.see_moving(int(event.value))


def wanted(problem: BoneyardError) -> str:
    """What should have stood in the place of a move that a match did not take."""
    unread = isinstance(problem, Unreadable) and not isinstance(problem, Ambiguous)
    return "a move" if unread else "a legal move"


def _play(match: Match, event: MoveLine) -> None:
    try:
        match.play(event.text, event.seat)
    except BoneyardError as problem:
        raise BadRecord(event.line, wanted(problem), f"{event.seat} {event.text} ({problem})") from None


def load(source: str | Path | TextIO) -> Match:
    """The match in a `.bones` file, ready to go on where it stopped: with its own seed where the record tells it."""
    name = str(source) if isinstance(source, str | Path) else ""
    text = read_file(source) if isinstance(source, str | Path) else source.read()
    try:
        record = read(text)
        return resume(replay_record(record), record)
    except BadRecord as problem:
        raise BadRecord(problem.line, problem.expected, problem.found, name) from None


def resume(match: Match, record: Record) -> Match:
    """A replayed match with a seed to go on with: its own, or a new one."""
    return match if match.sealed else match.resumed(record.header.get("seed") or token_hex(16))


def replay_each(source: str | Path | Iterable[str], edition: Edition | None = None) -> Iterator[Match]:
    """The matches of a stream of records, one after another, each as far as its record goes.

    A text with line breaks is the records themselves, any other text names a file; an open file or any other iterable
    gives lines. What does not hold is told with its line, counted from the start of the stream.
    """
    if isinstance(source, str | Path) and ("\n" not in str(source)):
        try:
            with Path(source).open(encoding="utf-8") as file:
                yield from replay_each(file, edition)
        except OSError as problem:
            raise BadSetup(f"{source} cannot be read: {problem.strerror or problem}.") from None
        except UnicodeDecodeError:
            raise BadSetup(f"{source} is not a text file in UTF-8.") from None
        return
    lines = source.splitlines() if isinstance(source, str) else source
    assert not isinstance(lines, Path)
    for record in read_each(lines):
        yield replay_record(record, None, edition)


def replay_file(path: str | Path, watch: Callable[[Match], None] | None = None) -> Match:
    """The match in a `.bones` file as far as it goes; what does not hold is told with the file and the line."""
    text = read_file(path)
    try:
        return replay(text, watch)
    except BadRecord as problem:
        raise BadRecord(problem.line, problem.expected, problem.found, str(path)) from None


def read_file(path: str | Path) -> str:
    """A record's text, or a sentence that says why there is none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise BadSetup(f"{path} can't be read: {problem.strerror or problem}.") from None
    except (UnicodeDecodeError, ValueError):
        raise BadSetup(f"{path} isn't a UTF-8 text file.") from None
