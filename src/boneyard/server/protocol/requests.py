"""What a client sends: a type for each request, with the sentence that refuses a field which makes no sense.

A request is named after its `do`, with Request; what the server sends is in `messages`.
"""

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.bots import bot as bot_named
from boneyard.core.errors import BoneyardError, Illegal, listed
from boneyard.server.http.body import convert, problem_of, refusal
from boneyard.server.live.seats import SeatChange
from boneyard.server.live.table import LiveTable
from boneyard.server.live.table_settings import (
    Help,
    Speed,
    TurnEnding,
    check_ending,
    check_grace,
    check_help,
    check_limit,
    check_speed,
    check_talk,
)
from boneyard.server.protocol.messages import Shape

LONGEST_ID: Final = 40
LONGEST_MOVE: Final = 600  # the longest of all, in Traffic and Good Neighbors, stay far below
LONGEST_CHAT: Final = 1000  # characters that are looked at before they are cleaned
MOST_CHOSEN: Final = 60


class Malformed(BoneyardError):
    """A message that makes no sense."""


def _text(name: str, longest: int, description: str) -> Meta:
    return Meta(
        max_length=longest,
        pattern=r"\S",
        description=description,
        extra=refusal(f'Give "{name}", a text of at most {longest} characters.'),
    )


def _no_shape(given: object, _: LiveTable) -> BoneyardError:
    if isinstance(given, str) and given.strip() and len(given) <= 10:
        return Malformed("A shape is wide, tall or none.")
    return Malformed('Give "shape", a text of at most 10 characters.')


def _no_match(given: object, table: LiveTable) -> BoneyardError:
    return Illegal(f"There's no match {given!r} here. Matches are numbered from 1 to {table.match_number}.")


def _no_seat(_: object, table: LiveTable) -> BoneyardError:
    return Malformed(f'Give a "seat": a number from 0 to {len(table.seats) - 1}.')


_NO_COUNT: Final = 'A "count" is a number of moves, 1 or more. Leave it out to undo your last choice.'

Id: TypeAlias = Annotated[
    str,
    Meta(
        max_length=LONGEST_ID,
        pattern=r"\S",
        description=("any printable text of up to 40 characters that was never sent from this seat before"),
        extra=refusal(f'Give "id", a text of at most {LONGEST_ID} characters.'),
    ),
]

Ply: TypeAlias = Annotated[
    int,
    Meta(
        ge=0,
        lt=2**31,
        description="the one of the `now` that you answer",
        extra=refusal('Give the "ply" this is about: the number in the last "now".'),
    ),
]

Count: TypeAlias = Annotated[
    int, Meta(ge=1, lt=2**31, description="how many moves", extra=refusal(_NO_COUNT))
]


SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=1000, description="which seat", extra=refusal(_no_seat))]


class EventRequest(Struct, tag_field="do"):
    """What asks for an event or for a line of chat, and is answered with `accepted` or `refused`."""

    id: Id


class QuestionRequest(Struct, tag_field="do", kw_only=True):
    """What asks for something and changes nothing that has to be kept."""

    id: Annotated[str, Meta(description="only needed to know a refusal by it")] | UnsetType = UNSET


class MoveRequest(EventRequest, tag="move"):
    """Make a move. It is read leniently, as in records: `4-6>5-5` is understood."""

    ply: Ply
    move: Annotated[str, _text("move", LONGEST_MOVE, "the move")]


class DealRequest(EventRequest, tag="deal"):
    """Continue to the next round, when the phase is `round-over` ([between two rounds](#between-two-rounds)).
    It is dealt once all people who are here have continued, or 20 seconds after the first of them.
    """

    ply: Ply


class RunRequest(EventRequest, tag="run"):
    """Play on by itself for as long as there is nothing to decide, as in Bingo: every move is kept, and the
    last position is told.
    """

    ply: Ply


class TouchRequest(QuestionRequest, tag="touch"):
    """Ask what can be meant by what is chosen so far."""

    chosen: Annotated[
        list[str],
        Meta(
            max_length=MOST_CHOSEN,
            description="the ids of pieces and spots",
            extra=refusal(f'Give "chosen", a list of at most {MOST_CHOSEN} ids.'),
        ),
    ]
    ply: Ply


class WhyRequest(QuestionRequest, tag="why"):
    """Ask why a tile cannot be played, at all or at one place."""

    tile: Annotated[
        str,
        _text(
            "tile",
            80,
            "a tile of your hand; in a game for one any tile, `boneyard`, or tiles on cells, like 6-3@0,0v",
        ),
    ]
    ply: Ply
    place: (
        Annotated[str, _text("place", 40, "the id of a spot: why the tile cannot go there")] | UnsetType
    ) = UNSET


class HintRequest(QuestionRequest, tag="hint"):
    """Ask for a [hint](#hint), where you are among the `actors`;
    a seat is given eight at once and one every two seconds. Where several people play, `ways.hints` decides.
    """

    ply: Ply


class LineupRequest(QuestionRequest, tag="lineup"):
    """In the games of trains, ask for the best train out of your hand as it is now."""


class ShapeRequest(QuestionRequest, tag="shape"):
    """From now on scenes of this shape; a `now` follows."""

    shape: Annotated[Shape, Meta(description="the shape", extra=refusal(_no_shape))]


class RecordRequest(QuestionRequest, tag="record"):
    """Ask for the record."""

    match: (
        Annotated[int, Meta(description="an earlier match at this table", extra=refusal(_no_match))] | None
    ) = None


class WinnableRequest(QuestionRequest, tag="winnable"):
    """Only who plays a game for one: ask the solver, who sees what is to come, whether it can still be won."""

    ply: Ply


class SolutionRequest(QuestionRequest, tag="solution"):
    """Only who plays a game for one: ask the solver for the best way on from here."""

    ply: Ply


class EnoughRequest(QuestionRequest, tag="enough"):
    """The solver need not go on; a new question breaks off the one before, too."""


class SettleRequest(QuestionRequest, tag="settle"):
    """Change the table's settings, any of those in `ways`; only the host can."""

    limit: (
        Annotated[
            int,
            Meta(description="seconds for a turn, 0 for no clock", extra=refusal(problem_of(check_limit))),
        ]
        | UnsetType
    ) = UNSET
    ending: (
        Annotated[
            TurnEnding,
            Meta(description="what happens when they are over", extra=refusal(problem_of(check_ending))),
        ]
        | UnsetType
    ) = UNSET
    talk: (
        Annotated[bool, Meta(description="whether people may talk", extra=refusal(problem_of(check_talk)))]
        | UnsetType
    ) = UNSET
    hints: (
        Annotated[Help, Meta(description="hints among people", extra=refusal(problem_of(check_help)))]
        | UnsetType
    ) = UNSET
    undo: (
        Annotated[Help, Meta(description="undo among people", extra=refusal(problem_of(check_help)))]
        | UnsetType
    ) = UNSET
    grace: (
        Annotated[
            int,
            Meta(
                description="seconds that someone is away before a bot may play for them",
                extra=refusal(problem_of(check_grace)),
            ),
        ]
        | UnsetType
    ) = UNSET
    speed: (
        Annotated[Speed, Meta(description="how fast the bots play", extra=refusal(problem_of(check_speed)))]
        | UnsetType
    ) = UNSET


class UndoRequest(EventRequest, tag="undo"):
    """Take back the moves of the round down to your own last one that was a choice."""

    ply: Ply
    count: Count | None = None
    to: (
        Annotated[
            Literal["start"],
            Meta(
                description="all moves of the round",
                extra=refusal('Give "to": "start" for the start of the round, or leave it out.'),
            ),
        ]
        | None
    ) = None


class RedoRequest(EventRequest, tag="redo"):
    """Play again what was taken back, up to your next choice."""

    ply: Ply
    count: Count | None = None


class AnswerRequest(EventRequest, tag="answer"):
    """Agree to what somebody asks for, or not; who asked may withdraw it with `false`."""

    ply: Ply
    agree: Annotated[
        bool,
        Meta(description="whether you agree", extra=refusal('Give "agree": true or false.')),
    ]


class RematchRequest(EventRequest, tag="rematch"):
    """Another match at this table, once this one is over ([rematch](#rematch))."""

    ply: Ply


class ConsultRequest(EventRequest, tag="consult"):
    """Ask the others for a hint, where the table's `hints` are `ask`; if they agree, send `hint`."""

    ply: Ply


class SeatRequest(EventRequest, tag="seat"):
    """Let a bot play for a person who has been away for the grace period, or take your own seat back from one
    ([seats](#seats)).
    """

    ply: Ply
    seat: SeatNumber
    to: Annotated[
        SeatChange,
        Meta(
            description="who plays there from now on",
            extra=refusal('Give "to": "bot" or "person", whoever gets the seat.'),
        ),
    ]
    bot: (
        Annotated[
            str, Meta(description="which bot, `normal` or better", extra=refusal(problem_of(bot_named)))
        ]
        | None
    ) = None


class LeaveRequest(EventRequest, tag="leave"):
    """Stand up. Before the match your seat is open again, later a bot plays on ([seats](#seats))."""


class ResignRequest(EventRequest, tag="resign"):
    """Give up the match: a bot plays on for you, and you stay for the next one."""


class ChangeRequest(EventRequest, tag="change"):
    """Change to an open seat or a bot's, or ask a person to swap; during a round it happens when the round is over.

    Your own seat's number takes the wish back.
    """

    seat: SeatNumber


class RemoveRequest(EventRequest, tag="remove"):
    """Remove a person from the table; only the host can."""

    seat: SeatNumber


class HostRequest(EventRequest, tag="host"):
    """Make another person the host; only the host can."""

    seat: SeatNumber


class RevokeRequest(EventRequest, tag="revoke"):
    """Replace your personal link: the old one, and other devices that were opened with it, lose the seat."""


class ShufflesRequest(QuestionRequest, tag="shuffles"):
    """Ask for the shuffles of the matches before this one."""


class SayRequest(EventRequest, tag="say"):
    """Say a line of up to 200 characters to the table, as who sits there; watchers read only.
    Line breaks become spaces, and letters that turn the line round or climb over others are left out.
    """

    text: Annotated[str, _text("text", LONGEST_CHAT, "what to say")]


class FiguresRequest(QuestionRequest, tag="figures"):
    """Ask for the figures of a match that is over."""


class SkipRequest(QuestionRequest, tag="skip"):
    """Let the bots play without delay until it is a person's turn; anyone who sits at the table may."""


class PingRequest(QuestionRequest, tag="ping"):
    """Ask for a `pong`."""


ClientRequest: TypeAlias = (
    MoveRequest
    | DealRequest
    | RunRequest
    | TouchRequest
    | WhyRequest
    | LineupRequest
    | ShapeRequest
    | RecordRequest
    | PingRequest
    | SettleRequest
    | WinnableRequest
    | SolutionRequest
    | EnoughRequest
    | UndoRequest
    | RedoRequest
    | AnswerRequest
    | RematchRequest
    | SeatRequest
    | ConsultRequest
    | LeaveRequest
    | ResignRequest
    | ChangeRequest
    | RemoveRequest
    | HostRequest
    | RevokeRequest
    | ShufflesRequest
    | HintRequest
    | SayRequest
    | FiguresRequest
    | SkipRequest
)

_decoder: Final[msgspec.json.Decoder[ClientRequest]] = msgspec.json.Decoder(ClientRequest)

REQUESTS: Final[dict[str, type[ClientRequest]]] = {
    str(each.__struct_config__.tag): each for each in get_args(ClientRequest)
}


def decode(raw: str | bytes, table: LiveTable) -> ClientRequest:
    """What a client sent; refuses with a sentence what makes no sense at this table."""
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass
    message = read_object(raw)
    do = message.get("do")
    kind = REQUESTS.get(do) if isinstance(do, str) else None
    if kind is None:
        raise Malformed(f'Give "do": {listed(list(REQUESTS), "or")}.')
    return convert(kind, message, Malformed, table)


def read_object(raw: str | bytes) -> dict[str, object]:
    """A message as a plain JSON object, whatever is in it."""
    try:
        message = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed('That isn\'t JSON. Send an object like {"do": "ping"}.') from None
    if not isinstance(message, dict):
        raise Malformed('A message is a JSON object like {"do": "ping"}.')
    return message
