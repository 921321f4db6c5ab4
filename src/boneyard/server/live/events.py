"""Events that are no move and no deal: moves taken back, what is asked for and answered, a rematch, a stand-in."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boneyard.core.errors import Illegal
from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import ALONE, LAY, Move
from boneyard.core.tile import tile_text
from boneyard.words import addressed

if TYPE_CHECKING:
    from boneyard.server.live.table import LiveTable


UNDO, REDO, REMATCH = "undo", "redo", "rematch"


MOST: Final = 5000  # at one table; nobody takes back so much who plays


MOST_MATCHES: Final = 1000


_PLAIN: Final = {"draw": "a draw", "pass": "a pass"}


class Asking:
    """What somebody asks the others for: which of them have agreed so far."""

    def __init__(self, what: str, seat: int, count: int) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.count: Final = count
        self.agreed: Final = [seat]
        self.at = 0.0  # when it was asked

    @property
    def text(self) -> str:
        """As the list of events has it."""
        return f"/{self.what} {self.count}" if self.count else f"/{self.what}"


class LogEntry(NamedTuple):
    """What is said of an event: who did it, and how it is told to all and to that seat."""

    seat: int | None
    public: str
    mine: str = ""


def apply(table: "LiveTable", seat: int | None, text: str) -> LogEntry:
    """Let such an event happen, and say who did it."""
    match text[1:].split():
        case ["asks", what, *count] if seat is not None:
            table.asking = Asking(what, seat, int(count[0]) if count else 0)
            return _both(table, seat, lambda name: f"{name} {_asks(name)} {wanted(table)}.")
        case ["yes"] if table.asking is not None and seat is not None:
            table.asking.agreed.append(seat)
            return _both(table, seat, lambda name: f"{name} {'agree' if name == 'You' else 'agrees'}.")
        case ["no"] if table.asking is not None and seat is not None:
            withdrawn = table.asking.seat == seat
            table.asking = None
            return _both(table, seat, lambda name: _declined(name, withdrawn))
        case ["lapses"] if table.asking is not None:
            name = table.seats[table.asking.seat].name
            table.asking = None
            return LogEntry(None, f"Nobody answered what {name} asked for: the game goes on.")
        case ["undo" | "redo" as what, count] if seat is not None:
            asker = seat if table.asking is None else table.asking.seat
            table.asking = None
            if what == UNDO:
                said = _both(
                    table, asker, lambda name: f"{name} took back {taken_back(table, asker, int(count))}."
                )
                table.take_back(int(count))
            else:
                said = _both(table, asker, lambda name: f"{name} played again what was taken back.")
                table.put_back(int(count))
            return said
        case ["rematch"]:
            table.asking = None
            table.begin_again()
            return LogEntry(None, f"Match {len(table.past) + 1} at this table begins. Round 1 is dealt.")
        case ["bot", number, bot]:
            return table.stand_in(int(number), bot)
        case ["wants"] if seat is not None:
            table.wanting.add(seat)
            return _both(
                table,
                seat,
                lambda name: (
                    f"{name} {'are' if name == 'You' else 'is'} back and {_asks(name)} for the seat."
                ),
            )
        case ["stays", number]:
            table.wanting.discard(int(number))
            return LogEntry(None, f"The bot still plays for {table.seats[int(number)].name}.")
        case ["back", number]:
            return table.come_back(int(number))
    return LogEntry(None, "Something happened that this server does not know of.")


def _both(table: "LiveTable", seat: int, words: Callable[[str], str]) -> LogEntry:
    names = tuple(chair.name for chair in table.seats)
    return LogEntry(seat, words(names[seat]), words(addressed(names, seat)[seat]))


def _asks(name: str) -> str:
    return "ask" if name == "You" else "asks"


def _is(name: str) -> str:
    return "are" if name == "You" else "is"


def _declined(name: str, withdrawn: bool) -> str:
    if withdrawn:
        return f"{name} no longer {_asks(name)} for it."
    return f"{name} would rather not."


def wanted(table: "LiveTable") -> str:
    """What is asked for, to go on after "Ann asks"."""
    asking = table.asking
    assert asking is not None
    if asking.what == UNDO:
        return f"to take back {taken_back(table, asking.seat, asking.count)}"
    return "to play again what was taken back" if asking.what == REDO else "for a rematch"


def taken_back(table: "LiveTable", asker: int, count: int) -> str:
    """What a number of moves is called once they are taken back; only what everybody has seen is named."""
    match = table.match
    assert match is not None
    moves = match.round.moves[-count:]
    mover, move = moves[0]
    named = _called(match.game, mover, move)
    if mover != asker:
        named = f"{match.players[mover]}'s {named.removeprefix('a ')}"
    return f"{named} and what came after it" if count > 1 else named


def _called(game: Game, mover: int, move: Move) -> str:
    seen = game.seen_move(move, mover, None)
    if int(seen.kind) in (LAY, ALONE) and seen.tile >= 0:
        return tile_text(seen.tile)
    return _PLAIN.get(seen.name(), "a move")


def to_decision(match: Match, seat: int) -> int:
    """How many moves lead back to this seat's last one that was a choice; to its first where none was."""
    moves, states = match.round.moves, _positions(match)
    found = 0
    for at in range(len(moves) - 1, -1, -1):
        if moves[at][0] == seat:
            found = len(moves) - at
            legal = match.game.moves(states[at], seat)
            if len(legal) > 1 or moves[at][1] not in legal:
                break  # it was one among others; giving up always is
    return found


def from_decision(match: Match, seat: int, undone: Sequence[tuple[int, Move]]) -> int:
    """How many of the moves taken back lead on to this seat's next choice; those to be made first are last."""
    game, state = match.game, match.state
    count = 0
    for mover, move in reversed(undone):
        if count and mover == seat and len(game.moves(state, seat)) > 1:
            break
        state = game.play(state, mover, move)
        count += 1
    return count


def _positions(match: Match) -> list[State]:
    """Every moment of the round before a move was made, in one pass: a round may have thousands of moves."""
    game, current = match.game, match.round
    found = [game.begin(current.deal, current.before)]
    for mover, move in current.moves[:-1]:
        found.append(game.play(found[-1], mover, move))
    return found


def check_room(table: "LiveTable") -> None:
    """Refuse what could go on for ever, and fill the store, once there was more of it than anybody needs."""
    if table.asides >= MOST:
        raise Illegal(
            f"Moves were taken back, and things asked for, {MOST} times at this table: play on, or make another one."
        )


def away(table: "LiveTable", seat: int) -> str:
    """Who could come back to a hand that somebody here plays on alone with bots; nobody where others play along."""
    if not table.alone(seat):
        return ""
    return next((chair.person for chair in table.seats if chair.person and chair.seat != seat), "")


# --- what is told of it


def waits(table: "LiveTable") -> list[int]:
    """Whose word is still missing."""
    asked = table.asking
    if asked is None:
        return []
    missing = [
        chair.seat for chair in table.seats if chair.kind == "person" and chair.seat not in asked.agreed
    ]
    if asked.what == REMATCH:
        here = {each.seat for each in table.viewers}
        return [seat for seat in missing if seat in here]
    return missing


def request_json(table: "LiveTable") -> dict[str, Any] | None:
    """What is asked for now."""
    asked = table.asking
    if asked is None:
        return None
    return {
        "what": asked.what,
        "seat": asked.seat,
        "text": f"{table.seats[asked.seat].name} asks {wanted(table)}.",
        "agreed": asked.agreed,
        "waits": waits(table),
    }


def ways_back(table: "LiveTable", seat: int | None) -> dict[str, bool] | None:
    """Whether a seat can take something back or play it again, and whether it has to ask."""
    match = table.match
    if seat is None or match is None or not match.rounds or table.kind(seat) != "person":
        return None
    may = not away(table, seat)
    return {
        "back": may and any(mover == seat for mover, _ in match.round.moves),
        "again": may and bool(table.undone),
        "free": may and table.alone(seat),
    }


def won(table: "LiveTable") -> list[int]:
    """How many matches each side has won at this table; a shared victory counts for each."""
    counts = [0] * table.game.sides
    for match in [*table.past, *([table.match] if table.match is not None else [])]:
        if match.result is not None:
            for side in {match.game.side(seat) for seat in match.result.winners}:
                counts[side] += 1
    return counts
