"""Events that are neither a move nor a deal: takebacks, requests and their answers, rematches, changes of seats."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import ALONE, LAY, Move
from boneyard.core.tile import tile_text
from boneyard.words import addressed


class RequestKind(StrEnum):
    """What a player may ask the others for."""

    UNDO = "undo"
    REDO = "redo"
    REMATCH = "rematch"
    HINT = "hint"


# Of such events at one table: unlike moves they could go on forever. Nobody who plays needs so many.
MOST: Final = 5000
MOST_MATCHES: Final = 1000
_PLAIN: Final = {"draw": "a draw", "pass": "a pass"}


class Request:
    """What a player has asked the others for, and who has agreed so far."""

    def __init__(self, kind: RequestKind, seat: int, count: int, at: float) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.count: Final = count
        self.at: Final = at
        self.agreed: Final = [seat]

    @property
    def text(self) -> str:
        """The event that carries it out."""
        return f"/{self.kind} {self.count}" if self.count else f"/{self.kind}"


class Sentence(NamedTuple):
    """An event in words: whose it is, and how everyone and that seat read it."""

    seat: int | None
    public: str
    own: str = ""
    bubble: str = ""  # what appears at the seat for a moment
    points: int = 0  # what a move scored at once
    late: bool = False  # the clock made the move


class LogEntry(NamedTuple):
    """A line of the log; `own` is how the player in the seat reads it, where that differs."""

    ply: int
    round: int
    seat: int | None
    public: str
    own: str
    bubble: str = ""
    points: int = 0
    late: bool = False


def asked(names: Sequence[str], match: Match | None, request: Request) -> Sentence:
    """A player asks the others for something."""
    return _both(names, request.seat, lambda name: f"{name} {_asks(name)} {wanted(match, request)}.")


def agreed(names: Sequence[str], seat: int) -> Sentence:
    """A player agrees to a request."""
    return _both(names, seat, lambda name: f"{name} {'agree' if name == 'You' else 'agrees'}.")


def declined(names: Sequence[str], seat: int, withdrawn: bool) -> Sentence:
    """A player declines a request, or withdraws their own."""

    def words(name: str) -> str:
        return f"{name} no longer {_asks(name)} for it." if withdrawn else f"{name} would rather not."

    return _both(names, seat, words)


def lapsed(name: str) -> Sentence:
    """A request was dropped because nobody answered it."""
    return Sentence(None, f"Nobody answered what {name} asked for: the game goes on.")


def ready(names: Sequence[str], seat: int) -> Sentence:
    """A player continues after a round."""
    return _both(
        names, seat, lambda name: f"{name} {'are' if name == 'You' else 'is'} ready for the next round."
    )


def undone(names: Sequence[str], match: Match, asker: int, count: int) -> Sentence:
    """A player takes moves back; told before they are."""
    return _both(names, asker, lambda name: f"{name} took back {taken_back(match, asker, count)}.")


def redone(names: Sequence[str], asker: int) -> Sentence:
    """A player makes moves again that were taken back."""
    return _both(names, asker, lambda name: f"{name} played again what was taken back.")


def rematch(number: int) -> Sentence:
    """Another match begins."""
    return Sentence(None, f"Match {number} at this table begins. Round 1 is dealt.")


def advised(names: Sequence[str], seat: int) -> Sentence:
    """The others let a player have a hint."""
    return _both(names, seat, lambda name: f"{name} {'get' if name == 'You' else 'gets'} a hint.")


def gone(how: str, names: Sequence[str], seat: int, bot: str, over: bool) -> Sentence:
    """A bot takes over for a player who is away, left, was removed or resigned; after a match they only go."""
    if how == "bot":
        return Sentence(None, f"A bot ({bot}) plays for {names[seat]} now.")
    plays_on = "" if over else f" A bot ({bot}) plays on."
    if how == "resigns":
        return _both(names, seat, lambda name: f"{name} resigned.{plays_on}")
    went = "left the table" if how == "left" else "was removed by the host"
    return Sentence(None, f"{names[seat]} {went}.{plays_on}")


def stays(name: str) -> Sentence:
    """The host left the bot where it was; only tables of before have such an event."""
    return Sentence(None, f"The bot still plays for {name}.")


def back(name: str, seat: int) -> Sentence:
    """A player has their seat again."""
    return Sentence(seat, f"{name} is back.", "You're back in your seat.")


def takes(before: str, after: str, seat: int) -> Sentence:
    """Someone takes the seat that another player has left."""
    return Sentence(seat, f"{after} takes {before}'s seat.", f"You take {before}'s seat.")


def swaps(one: str, other: str) -> Sentence:
    """Two players change seats."""
    return Sentence(None, f"{one} and {other} change seats.")


UNKNOWN: Final = Sentence(None, "Something happened that this server does not know of.")


def _both(names: Sequence[str], seat: int, words: Callable[[str], str]) -> Sentence:
    return Sentence(seat, words(names[seat]), words(addressed(tuple(names), seat)[seat]))


def _asks(name: str) -> str:
    return "ask" if name == "You" else "asks"


def wanted(match: Match | None, request: Request) -> str:
    """What is asked for, to go on after "Ann asks"."""
    if request.kind is RequestKind.UNDO:
        assert match is not None
        return f"to take back {taken_back(match, request.seat, request.count)}"
    if request.kind is RequestKind.REDO:
        return "to play again what was taken back"
    return "for a hint" if request.kind is RequestKind.HINT else "for a rematch"


def taken_back(match: Match, asker: int, count: int) -> str:
    """What a number of moves is called once they are taken back; only what everybody has seen is named."""
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
    found = [game.start(current.deal, current.before)]
    for mover, move in current.moves[:-1]:
        found.append(game.play(found[-1], mover, move))
    return found
