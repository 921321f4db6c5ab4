"""The requests a client sends, one type each, with the sentence that refuses a field that makes no sense.

A request is named after its `do` plus Request. What the server sends is in `messages`.
"""

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.bots import bot as bot_named
from boneyard.core.errors import BoneyardError, Illegal
from boneyard.core.phrase import Phrase, marked
from boneyard.server.http.body import convert, problem_of, refusal
from boneyard.server.live.actions.seats import SeatChange
from boneyard.server.live.setup.settings import (
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
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol.messages import Shape
from boneyard.words.language import _, listed

LONGEST_ID: Final = 40
LONGEST_MOVE: Final = 600  # even the longest, in Traffic and Good Neighbors, are far shorter
LONGEST_CHAT: Final = 1000  # characters that are read before cleaning
MOST_CHOSEN: Final = 60


class Malformed(BoneyardError):
    """A message that makes no sense."""


def _text(name: str, longest: int, description: str) -> Meta:
    return Meta(
        max_length=longest,
        pattern=r"\S",
        description=description,
        extra=refusal(
            Phrase('Give "{name}", a text of at most {longest} characters.', name=name, longest=longest)
        ),
    )


def _no_shape(given: object, _table: LiveTable) -> BoneyardError:
    if isinstance(given, str) and given.strip() and len(given) <= 10:
        return Malformed(_("A shape is wide, low, tall or none."))
    return Malformed(_('Give "shape", a text of at most 10 characters.'))


def _no_match(given: object, table: LiveTable) -> BoneyardError:
    return Illegal(
        _(
            "There's no match {given} here. Matches are numbered from 1 to {last}.",
            given=repr(given),
            last=table.match_number,
        )
    )


def _no_seat(_given: object, table: LiveTable) -> BoneyardError:
    return Malformed(_('Give a "seat": a number from 0 to {count}.', count=len(table.seats) - 1))


_NO_COUNT: Final = marked('A "count" is a number of moves, 1 or more. Leave it out to undo your last choice.')

Id: TypeAlias = Annotated[
    str,
    Meta(
        max_length=LONGEST_ID,
        pattern=r"\S",
        description=("any printable text of up to 40 characters that this seat hasn't sent before"),
        extra=refusal(Phrase('Give "id", a text of at most {most} characters.', most=LONGEST_ID)),
    ),
]

Ply: TypeAlias = Annotated[
    int,
    Meta(
        ge=0,
        lt=2**31,
        description="the ply of the `now` you are answering",
        extra=refusal(marked('Give the "ply" this is about: the number in the last "now".')),
    ),
]

Count: TypeAlias = Annotated[
    int, Meta(ge=1, lt=2**31, description="how many moves", extra=refusal(_NO_COUNT))
]


ShuffleNumber: TypeAlias = Annotated[
    int,
    Meta(
        ge=1,
        lt=2**31,
        description="the number in the last `shuffle`",
        extra=refusal(marked('Give the "number" of the shuffle: the one in the last "shuffle".')),
    ),
]

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=1000, description="which seat", extra=refusal(_no_seat))]


class EventRequest(Struct, tag_field="do"):
    """A request for an event or a line of chat, answered with `accepted` or `refused`."""

    id: Id


class QuestionRequest(Struct, tag_field="do", kw_only=True):
    """A request that changes nothing that has to be stored."""

    id: Annotated[str, Meta(description="only needed to match a refusal to its request")] | UnsetType = UNSET


class MoveRequest(EventRequest, tag="move"):
    """Make a move. It is read leniently, as in records: `4-6>5-5` is fine."""

    ply: Ply
    move: Annotated[str, _text("move", LONGEST_MOVE, "the move")]


class DealRequest(EventRequest, tag="deal"):
    """Continue to the next round, when the phase is `round-over` ([between rounds](#between-rounds)).
    It is dealt once everyone who is here has continued, or 20 seconds after the first player did.
    """

    ply: Ply


class RunRequest(EventRequest, tag="run"):
    """Play on automatically as long as there is nothing to decide, as in Bingo: every move is stored, and the
    last position is sent.
    """

    ply: Ply


class TouchRequest(QuestionRequest, tag="touch"):
    """Ask which moves match what is chosen so far."""

    chosen: Annotated[
        list[str],
        Meta(
            max_length=MOST_CHOSEN,
            description="the ids of pieces and spots",
            extra=refusal(Phrase('Give "chosen", a list of at most {most} ids.', most=MOST_CHOSEN)),
        ),
    ]
    ply: Ply


class WhyRequest(QuestionRequest, tag="why"):
    """Ask why you can't play a tile, either anywhere or at one place."""

    tile: Annotated[
        str,
        _text(
            "tile",
            80,
            "a tile in your hand; in a solitaire any tile, `boneyard`, or tiles on cells, like 6-3@0,0v",
        ),
    ]
    ply: Ply
    place: Annotated[str, _text("place", 40, "the id of a spot: why the tile can't go there")] | UnsetType = (
        UNSET
    )


class HintRequest(QuestionRequest, tag="hint"):
    """Ask for a [hint](#hint) when you are among the `actors`. A seat gets up to eight at once, then one every
    two seconds. If several people are playing, `ways.hints` decides.
    """

    ply: Ply


class LineupRequest(QuestionRequest, tag="lineup"):
    """In train games, ask for the best train you can lay from your hand."""


class ShapeRequest(QuestionRequest, tag="shape"):
    """Get scenes in this shape from now on; a `now` follows."""

    shape: Annotated[Shape, Meta(description="the shape", extra=refusal(_no_shape))]


class LookRequest(QuestionRequest, tag="look"):
    """Ask for the whole state again, if you have missed something; a `now` follows."""

    since: (
        Annotated[
            int,
            Meta(
                ge=0,
                description="the log from this ply on comes with it; if omitted, what is new in it",
                extra=refusal(marked('"since" is a ply: 0 or a larger number.')),
            ),
        ]
        | None
    ) = None


MatchNumber = Annotated[int, Meta(description="an earlier match at this table", extra=refusal(_no_match))]


class RecordRequest(QuestionRequest, tag="record"):
    """Ask for the record."""

    match: MatchNumber | None = None


class WinnableRequest(QuestionRequest, tag="winnable"):
    """Only for the player of a solitaire: ask the solver, which sees the hidden tiles, if it can still be won."""

    ply: Ply


class SolutionRequest(QuestionRequest, tag="solution"):
    """Only for the player of a solitaire: ask the solver for the best line from here."""

    ply: Ply


class EnoughRequest(QuestionRequest, tag="enough"):
    """Stop the solver; asking a new question stops it too."""


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
            Meta(description="what happens when time is up", extra=refusal(problem_of(check_ending))),
        ]
        | UnsetType
    ) = UNSET
    talk: (
        Annotated[bool, Meta(description="whether people may chat", extra=refusal(problem_of(check_talk)))]
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
                description="how many seconds someone must be away before a bot may play for them",
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
    """Take back the moves of this round, back to your last real choice."""

    ply: Ply
    count: Count | None = None
    to: (
        Annotated[
            Literal["start"],
            Meta(
                description="every move of the round",
                extra=refusal(marked('Give "to": "start" for the start of the round, or leave it out.')),
            ),
        ]
        | None
    ) = None


class RedoRequest(EventRequest, tag="redo"):
    """Replay what was taken back, up to your next choice."""

    ply: Ply
    count: Count | None = None


class AnswerRequest(EventRequest, tag="answer"):
    """Agree to what someone is asking for, or not; the player who asked can withdraw it with `false`."""

    ply: Ply
    agree: Annotated[
        bool,
        Meta(description="whether you agree", extra=refusal(marked('Give "agree": true or false.'))),
    ]


class RematchRequest(EventRequest, tag="rematch"):
    """Another match at this table, once this one is over ([rematch](#rematch))."""

    ply: Ply


class ConsultRequest(EventRequest, tag="consult"):
    """Ask the others if you may have a hint, when the table's `hints` are `ask`; if they agree, send `hint`."""

    ply: Ply


class SeatRequest(EventRequest, tag="seat"):
    """Let a bot play for a person who has been away for the grace period, or take your seat back from a bot
    ([seats](#seats)).
    """

    ply: Ply
    seat: SeatNumber
    to: Annotated[
        SeatChange,
        Meta(
            description="`bot` or `person`: who plays there from now on",
            extra=refusal(marked('Give "to", "bot" or "person": who gets the seat.')),
        ),
    ]
    bot: (
        Annotated[
            str, Meta(description="which bot, `normal` or better", extra=refusal(problem_of(bot_named)))
        ]
        | None
    ) = None


class LeaveRequest(EventRequest, tag="leave"):
    """Leave your seat. Before the match it is open again; later a bot plays on ([seats](#seats))."""


class ResignRequest(EventRequest, tag="resign"):
    """Give up the match: a bot plays on for you, and you stay for the next one."""


class ChangeRequest(EventRequest, tag="change"):
    """Move to an open seat or a bot's seat, or ask a person to swap; during a round it waits until the round is over.

    Send your own seat's number to cancel.
    """

    seat: SeatNumber


class RemoveRequest(EventRequest, tag="remove"):
    """Remove a person from the table; only the host can."""

    seat: SeatNumber


class HostRequest(EventRequest, tag="host"):
    """Make another person the host; only the host can."""

    seat: SeatNumber


class RevokeRequest(EventRequest, tag="revoke"):
    """Replace your personal link: the old one, and other devices that used it, lose the seat."""


class ShufflesRequest(QuestionRequest, tag="shuffles"):
    """Ask for the shuffles of the last 20 matches before this one, or of the match that you name."""

    match: MatchNumber | None = None


class CommitRequest(EventRequest, tag="commit"):
    """Commit to a nonce for [the next shuffle](#the-shuffle): 32 random hexadecimal digits that you keep secret."""

    number: ShuffleNumber
    commitment: Annotated[
        str,
        Meta(
            pattern="^[0-9a-f]{64}$",
            description="the SHA-256 of your nonce",
            extra=refusal(
                marked('Give "commitment", the SHA-256 of your nonce: 64 digits, 0 to 9 and a to f.')
            ),
        ),
    ]


class RevealRequest(EventRequest, tag="reveal"):
    """Reveal the nonce that you have committed to, once `shuffle` says that commitments are closed.

    First check that your commitment is among them, and that the seal is the one you committed for.
    """

    number: ShuffleNumber
    nonce: Annotated[
        str,
        Meta(
            pattern="^[0-9a-f]{32}$",
            description="the nonce",
            extra=refusal(marked('Give "nonce", the 32 digits, 0 to 9 and a to f, that you committed to.')),
        ),
    ]


class SayRequest(EventRequest, tag="say"):
    """Send a chat line of up to 200 characters to the table. You need a seat; spectators only read.
    Line breaks become spaces; characters that reverse or overprint text are removed.
    """

    text: Annotated[str, _text("text", LONGEST_CHAT, "what to say")]


class FiguresRequest(QuestionRequest, tag="figures"):
    """Ask for the statistics of a finished match."""


class SkipRequest(QuestionRequest, tag="skip"):
    """Let the bots play without delay until it is a person's turn; anyone with a seat can."""


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
    | LookRequest
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
    | CommitRequest
    | RevealRequest
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
    """Decode what a client sent, or refuse with a sentence what makes no sense at this table."""
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass
    message = read_object(raw)
    do = message.get("do")
    kind = REQUESTS.get(do) if isinstance(do, str) else None
    if kind is None:
        raise Malformed(_('Give "do": {choices}.', choices=listed(list(REQUESTS), "or")))
    return convert(kind, message, Malformed, table)


def read_object(raw: str | bytes) -> dict[str, object]:
    """Read a message as a plain JSON object, whatever it contains."""
    try:
        message = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed(_('That isn\'t JSON. Send an object like {"do": "ping"}.')) from None
    if not isinstance(message, dict):
        raise Malformed(_('A message is a JSON object like {"do": "ping"}.'))
    return message
