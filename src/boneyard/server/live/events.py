"""Events that are neither a move nor a deal: takebacks, requests and their answers, rematches, changes of seats."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import ALONE, LAY, Move
from boneyard.core.phrase import Phrase
from boneyard.core.tile import tile_text
from boneyard.words import Step, teller, viewer
from boneyard.words.language import _, say
from boneyard.words.titles import bot_title
from boneyard.words.viewer import LogWords


class RequestKind(StrEnum):
    """What a player may ask the others for."""

    UNDO = "undo"
    REDO = "redo"
    REMATCH = "rematch"
    HINT = "hint"


# The most requests at one table: unlike moves they could go on forever, and no player needs this many.
MOST: Final = 5000
MOST_MATCHES: Final = 2000
RECENT: Final = 400  # lines of the log that are kept, as many as a page shows; records have the rest


class Request:
    """A player's request to the others, and who has agreed so far."""

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
    public: Phrase
    own: Phrase | None = None


class LogEntry(NamedTuple):
    """A line of the log; its words are written in each reader's language when they read it."""

    ply: int
    round: int
    seat: int | None
    tell: Callable[[], LogWords]
    late: bool = False


def in_words(said: Sentence) -> LogWords:
    """An event in the language of the moment."""
    public = _said(said.public)
    own = {} if said.own is None or said.seat is None else {said.seat: _said(said.own)}
    return LogWords(public, own, "", 0)


def _said(phrase: Phrase) -> str:
    """A sentence in which a kind of bot may be named."""
    bot = phrase.fields.get("bot")
    return _(phrase.message, **{**phrase.fields, "bot": bot_title(str(bot))}) if bot else say(phrase)


def moved(game: Game, players: Sequence[str], step: Step, late: bool) -> LogWords:
    """A move in the language of the moment, and whether the clock made it."""
    said = viewer.log_words(game, players, step)
    if not late:
        return said
    name = players[step.seat]

    def up(deed: str, own: bool) -> str:
        if own:
            return _("Your time was up: {deed}", deed=deed)
        return _("{name}'s time was up: {deed}", name=name, deed=deed)

    own = {seat: up(deed, seat == step.seat) for seat, deed in said.own.items()}
    return said._replace(public=up(said.public, False), own=own)


def dealt(game: Game, number: int, deal: int | None, given: bool = False) -> LogWords:
    """A round is dealt, or a solitaire's deal by its number; or it starts from a given position."""
    if given:
        text = _("Round {number} starts from a given position.", number=number)
        return LogWords(text, {}, "", 0)
    text = teller(game).dealt(number) if deal is None else _("Deal {number}.", number=deal)
    return LogWords(text, {}, "", 0)


def asked(names: Sequence[str], match: Match | None, request: Request) -> Sentence:
    """A player asks the others for something."""
    name, seat = names[request.seat], request.seat
    if request.kind is RequestKind.HINT:
        return Sentence(seat, Phrase("{name} asks for a hint.", name=name), Phrase("You ask for a hint."))
    if request.kind is RequestKind.REMATCH:
        return Sentence(
            seat, Phrase("{name} asks for a rematch.", name=name), Phrase("You ask for a rematch.")
        )
    if request.kind is RequestKind.REDO:
        return Sentence(
            seat,
            Phrase("{name} asks to redo what was undone.", name=name),
            Phrase("You ask to redo what was undone."),
        )
    assert match is not None
    what = taken_back(match, seat, request.count)
    return Sentence(
        seat,
        Phrase("{name} asks to undo {what}.", name=name, what=what),
        Phrase("You ask to undo {what}.", what=what),
    )


def agreed(names: Sequence[str], seat: int) -> Sentence:
    """A player agrees to a request."""
    return Sentence(seat, Phrase("{name} agrees.", name=names[seat]), Phrase("You agree."))


def declined(names: Sequence[str], seat: int, withdrawn: bool) -> Sentence:
    """A player declines a request, or withdraws their own."""
    name = names[seat]
    if withdrawn:
        return Sentence(
            seat, Phrase("{name} took back the request.", name=name), Phrase("You took back the request.")
        )
    return Sentence(seat, Phrase("{name} would rather not.", name=name), Phrase("You would rather not."))


def lapsed(name: str) -> Sentence:
    """A request was dropped because no one answered it."""
    return Sentence(None, Phrase("No one answered {name}'s request. The game goes on.", name=name))


def ready(names: Sequence[str], seat: int) -> Sentence:
    """A player continues after a round."""
    return Sentence(
        seat,
        Phrase("{name} is ready for the next round.", name=names[seat]),
        Phrase("You are ready for the next round."),
    )


def undone(names: Sequence[str], match: Match, asker: int, count: int) -> Sentence:
    """A player takes moves back; announced before it happens."""
    what = taken_back(match, asker, count)
    return Sentence(
        asker,
        Phrase("{name} undid {what}.", name=names[asker], what=what),
        Phrase("You undid {what}.", what=what),
    )


def redone(names: Sequence[str], asker: int) -> Sentence:
    """A player makes moves again that were taken back."""
    return Sentence(
        asker,
        Phrase("{name} redid what was undone.", name=names[asker]),
        Phrase("You redid what was undone."),
    )


def rematch(number: int) -> Sentence:
    """Another match begins."""
    return Sentence(None, Phrase("Match {number} begins. Round 1 is dealt.", number=number))


def advised(names: Sequence[str], seat: int) -> Sentence:
    """The others let a player have a hint."""
    return Sentence(seat, Phrase("{name} gets a hint.", name=names[seat]), Phrase("You get a hint."))


def gone(how: str, names: Sequence[str], seat: int, bot: str, over: bool) -> Sentence:
    """A bot takes over for a player who is away, left, was removed or resigned; after a match they only go."""
    name = names[seat]
    if how == "bot":
        return Sentence(None, Phrase("A bot ({bot}) is now playing for {name}.", bot=bot, name=name))
    if how == "resigns":
        if over:
            return Sentence(seat, Phrase("{name} resigned.", name=name), Phrase("You resigned."))
        return Sentence(
            seat,
            Phrase("{name} resigned. A bot ({bot}) takes over.", name=name, bot=bot),
            Phrase("You resigned. A bot ({bot}) takes over.", bot=bot),
        )
    if how == "left":
        if over:
            return Sentence(None, Phrase("{name} left the table.", name=name))
        return Sentence(None, Phrase("{name} left the table. A bot ({bot}) takes over.", name=name, bot=bot))
    if over:
        return Sentence(None, Phrase("{name} was removed by the host.", name=name))
    return Sentence(
        None, Phrase("{name} was removed by the host. A bot ({bot}) takes over.", name=name, bot=bot)
    )


def stays(name: str) -> Sentence:
    """The host kept the bot; only old tables have this event."""
    return Sentence(None, Phrase("The bot is still playing for {name}.", name=name))


def back(name: str, seat: int) -> Sentence:
    """A player has their seat again."""
    return Sentence(seat, Phrase("{name} is back.", name=name), Phrase("You're back in your seat."))


def takes(before: str, after: str, seat: int) -> Sentence:
    """Someone takes the seat that another player has left."""
    return Sentence(
        seat,
        Phrase("{name} took {other}'s seat.", name=after, other=before),
        Phrase("You took {other}'s seat.", other=before),
    )


def wishes(names: Sequence[str], seat: int, number: int, free: bool) -> Sentence:
    """A player would like another seat: they get a bot's after the round, and a person's if that person agrees."""
    name, other = names[seat], names[number]
    if free:
        return Sentence(
            seat,
            Phrase("{name} moves to {other}'s seat when the round is over.", name=name, other=other),
            Phrase("You move to {other}'s seat when the round is over.", other=other),
        )
    return Sentence(
        seat,
        Phrase("{name} would like to swap seats with {other}.", name=name, other=other),
        Phrase("You ask {other} to swap seats.", other=other),
    )


def keeps(names: Sequence[str], seat: int) -> Sentence:
    """A player stays in their seat after all."""
    return Sentence(
        seat, Phrase("{name} stays in their seat.", name=names[seat]), Phrase("You stay in your seat.")
    )


def swaps(one: str, other: str) -> Sentence:
    """Two players change seats."""
    return Sentence(None, Phrase("{name} and {other} switched seats.", name=one, other=other))


UNKNOWN: Final = Sentence(None, Phrase("Something happened that this server doesn't know about."))


def taken_back(match: Match, asker: int, count: int) -> Phrase:
    """A description of moves that were taken back; it names only what everyone has seen."""
    moves = match.round.moves[-count:]
    mover, move = moves[0]
    owner = "" if mover == asker else match.players[mover]
    named = _called(match.game, mover, move, owner)
    return Phrase("{what} and everything after it", what=named) if count > 1 else named


def _called(game: Game, mover: int, move: Move, owner: str) -> Phrase:
    """A move to be undone: the asker's own, or with the name of the player who made it."""
    seen = game.seen_move(move, mover, None)
    if int(seen.kind) in (LAY, ALONE) and seen.tile >= 0:
        tile = tile_text(seen.tile)
        return Phrase("{name}'s {tile}", name=owner, tile=tile) if owner else Phrase("{tile}", tile=tile)
    if seen.name() == "draw":
        return Phrase("{name}'s draw", name=owner) if owner else Phrase("a draw")
    if seen.name() == "pass":
        return Phrase("{name}'s pass", name=owner) if owner else Phrase("a pass")
    return Phrase("{name}'s move", name=owner) if owner else Phrase("a move")


def to_decision(match: Match, seat: int) -> int:
    """How many moves to undo to reach this seat's last real choice, or its first move if it had none."""
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
