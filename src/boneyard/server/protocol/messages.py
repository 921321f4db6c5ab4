"""The messages the server sends, one type each. The schema and the documentation are generated from them.

A message is named after its `type` plus Message. What a client sends is in `requests`.
`docs/protocol.md`, `docs/protocol.schema.json` and the page scripts' `protocol.d.ts` are generated from here
(`make pages`), with the descriptions of the fields.
"""

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.core.option import Value
from boneyard.server.assist.line_up import LineupTile
from boneyard.server.assist.rule_behind import Rule
from boneyard.server.live.clock import ClockReading
from boneyard.server.live.events import RequestKind
from boneyard.server.live.lobby import LobbyTable, OwnTable
from boneyard.server.live.setup.settings import Help, TableSettings
from boneyard.server.live.table import MatchPhase, UndoOptions
from boneyard.server.storage.tables import SeatKind, TableGone

VERSION: Final = 1


class Shape(StrEnum):
    """How a scene is arranged; `none` for programs that need no picture."""

    WIDE = "wide"
    LOW = "low"
    TALL = "tall"
    NONE = "none"


class TablePhase(StrEnum):
    """What stage a table is at."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class RefusalKind(StrEnum):
    """The kind of refusal; the code sent with it says more."""

    MALFORMED = "malformed"
    TOO_MUCH = "too-much"
    STALE = "stale"
    NOT_YOUR_TURN = "not-your-turn"
    ILLEGAL = "illegal"
    UNREADABLE = "unreadable"
    IMPOSSIBLE = "impossible"
    UNAVAILABLE = "unavailable"


class MoveKind(StrEnum):
    """The kind of move, as pages distinguish them."""

    LAY = "lay"
    DRAW = "draw"
    PASS = "pass"
    STOP = "stop"
    MUGGINS = "muggins"
    CATCH = "catch"
    CLAIM = "claim"
    CHECK = "check"
    BET = "bet"
    CALL = "call"
    RAISE = "raise"
    FOLD = "fold"
    STAND = "stand"
    COUNT = "count"
    TURN = "turn"
    WASTE = "waste"
    FILL = "fill"
    ADD = "add"
    CONCEDE = "concede"
    BID = "bid"
    TRUMP = "trump"
    ASIDE = "aside"
    ALONE = "alone"
    SHIFT = "shift"
    EXCHANGE = "exchange"
    REMOVE = "remove"
    SPREAD = "spread"


class WinnableAnswer(StrEnum):
    """Whether a solitaire can still be won."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


class CountedBy(StrEnum):
    """What the numbers of a line count: seats, sides or the whole table."""

    SEAT = "seat"
    SIDE = "side"
    TABLE = "table"


class PieceRole(StrEnum):
    """What a tile in a scene is."""

    TABLE = "table"
    RACK = "rack"
    SHOWN = "shown"
    HELD = "held"
    YARD = "yard"
    TUCKED = "tucked"
    PILED = "piled"


class LabelRole(StrEnum):
    """What a label in a scene says."""

    WORDS = "words"
    NAME = "name"
    COUNT = "count"
    BINDS = "binds"
    MARKER = "marker"
    CHIPS = "chips"
    SCORE = "score"


class Anchor(StrEnum):
    """Which point of a label its position gives."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


# --- scenes: fields with their default value are omitted


Box: TypeAlias = tuple[float, float, float, float]


class Piece(Struct, omit_defaults=True):
    """A tile in a scene."""

    id: Annotated[
        str,
        Meta(
            description=(
                "its permanent name, like `6-4`, so that it can glide from the hand to the table; backs are named "
                "after the player who holds them"
            )
        ),
    ]
    first: Annotated[int, Meta(description="the numbers at its tail and its head, -1 for a back")]
    second: Annotated[int, Meta(description="the numbers at its tail and its head, -1 for a back")]
    x: Annotated[float, Meta(description="its center")]
    y: Annotated[float, Meta(description="its center")]
    turn: Annotated[
        int, Meta(description="eighths of a turn clockwise; at 0 the tail is left and the head right")
    ] = 0
    scale: Annotated[float, Meta(description="how large it is")] = 1.0
    role: Annotated[
        PieceRole,
        Meta(
            description=(
                "`rack` (your own), `shown`, `held`, `yard`, `tucked` (not drawn), `piled` (only its edge "
                "shows)"
            )
        ),
    ] = PieceRole.TABLE
    lane: Annotated[str, Meta(description="the lane it lies in")] = ""
    last: Annotated[bool, Meta(description="it was played last")] = False
    binds: Annotated[bool, Meta(description="this must be answered before anything else may be played")] = (
        False
    )
    dim: Annotated[bool, Meta(description="it doesn't fit anywhere now")] = False
    able: Annotated[bool, Meta(description="you can use it where it lies")] = False
    place: Annotated[
        str,
        Meta(description="where it lies, in words for people who can't see it: `third on Ann's train`"),
    ] = ""


class Spot(Struct, omit_defaults=True):
    """A place that takes a tile."""

    id: Annotated[str, Meta(description="the place as a record writes it")]
    number: Annotated[str, Meta(description="the number that is open there")]
    x: Annotated[float, Meta(description="as for pieces")]
    y: Annotated[float, Meta(description="as for pieces")]
    turn: Annotated[int, Meta(description="as for pieces")] = 0
    length: Annotated[float, Meta(description="how long it is")] = 2.0
    scale: Annotated[float, Meta(description="as for pieces")] = 1.0
    lane: Annotated[str, Meta(description="as for pieces")] = ""
    active: Annotated[bool, Meta(description="you can play here now")] = False
    tiles: Annotated[list[str], Meta(description="the pieces in your rack that fit here")] = []
    place: Annotated[
        str, Meta(description="where it is and what it takes, in words: `Ann's train, open for 7`")
    ] = ""


class Label(Struct, omit_defaults=True):
    """Text on the table."""

    id: str
    text: str
    x: Annotated[
        float,
        Meta(
            description="the middle of its line in height; its start, middle or end in width, depending on `anchor`"
        ),
    ]
    y: Annotated[
        float,
        Meta(
            description="the middle of its line in height; its start, middle or end in width, depending on `anchor`"
        ),
    ]
    size: Annotated[float, Meta(description="the height of the text")]
    anchor: Annotated[Anchor, Meta(description="`start`, `middle` or `end`")] = Anchor.START
    role: Annotated[
        LabelRole,
        Meta(description="`name`, `count`, `binds`; `marker`, `chips` and `score` are drawn on a plate"),
    ] = LabelRole.WORDS
    lane: Annotated[str, Meta(description='`""`')] = ""
    strong: bool = False


class Lane(Struct, omit_defaults=True):
    """The strip of a train, the plate of a seat, or a place in a trick."""

    id: str
    x: Annotated[float, Meta(description="its upper left corner and its size")]
    y: Annotated[float, Meta(description="its upper left corner and its size")]
    width: Annotated[float, Meta(description="its upper left corner and its size")]
    height: Annotated[float, Meta(description="its upper left corner and its size")]
    slot: Annotated[int, Meta(description="its position, counted from the top")] = 0
    bright: Annotated[
        bool, Meta(description="you can play on it, or it is the plate of the seat whose turn it is")
    ] = False
    marked: Annotated[bool, Meta(description="it has a marker")] = False
    hidden: Annotated[int, Meta(description="how many tiles at its start are out of view")] = 0
    plain: Annotated[bool, Meta(description="it is only a plate for text")] = False


class Rail(Struct, omit_defaults=True):
    """A line that connects one thing to another."""

    x1: Annotated[float, Meta(description="its ends")]
    y1: Annotated[float, Meta(description="its ends")]
    x2: Annotated[float, Meta(description="its ends")]
    y2: Annotated[float, Meta(description="its ends")]
    curved: bool = False


class Scene(Struct):
    """The table as a picture, the same for everyone."""

    box: Annotated[Box, Meta(description="left, top, width and height of the whole picture")]
    wide: Annotated[bool, Meta(description="whether it is meant for a wide screen")]
    em: Annotated[float, Meta(description="the height of ordinary text")]
    pieces: Annotated[list[Piece], Meta(description="tiles")]
    spots: Annotated[list[Spot], Meta(description="places that take a tile")]
    labels: Annotated[list[Label], Meta(description="text on the table")]
    lanes: Annotated[list[Lane], Meta(description="strips of trains, plates of seats, places in a trick")]
    rails: Annotated[
        list[Rail],
        Meta(
            description=("lines that connect one thing to another; in `own` they replace all of the scene's")
        ),
    ]
    summary: Annotated[str, Meta(description="the picture in a sentence, for anyone who can't see it")]


class OwnScene(Struct):
    """What is different for one viewer: a part replaces the scene's part with the same id, others are added."""

    box: Annotated[Box, Meta(description="left, top, width and height of the whole picture")]
    pieces: Annotated[list[Piece], Meta(description="tiles")]
    gone: Annotated[
        list[str], Meta(description="only in `own`: the ids of pieces in the scene that you don't see")
    ]
    spots: Annotated[list[Spot], Meta(description="places that take a tile")]
    labels: Annotated[list[Label], Meta(description="text on the table")]
    gone_labels: Annotated[
        list[str],
        Meta(description="only in `own`: the ids of labels, spots and lanes that you don't see"),
    ]
    lanes: Annotated[list[Lane], Meta(description="strips of trains, plates of seats, places in a trick")]
    summary: Annotated[
        str | None,
        Meta(
            description="the picture in a sentence, for anyone who can't see it; `null` if it is the scene's"
        ),
    ]
    gone_spots: (
        Annotated[
            list[str],
            Meta(description="only in `own`: the ids of labels, spots and lanes that you don't see"),
        ]
        | UnsetType
    ) = UNSET
    gone_lanes: (
        Annotated[
            list[str],
            Meta(description="only in `own`: the ids of labels, spots and lanes that you don't see"),
        ]
        | UnsetType
    ) = UNSET
    rails: (
        Annotated[
            list[Rail],
            Meta(
                description=(
                    "lines that connect one thing to another; in `own` they replace all of the scene's"
                )
            ),
        ]
        | UnsetType
    ) = UNSET


# --- what changes in a scene from one state to the next


PieceSplice: TypeAlias = tuple[int, int, list[Piece]]
SpotSplice: TypeAlias = tuple[int, int, list[Spot]]
LabelSplice: TypeAlias = tuple[int, int, list[Label]]
LaneSplice: TypeAlias = tuple[int, int, list[Lane]]

_SPLICES: Final = Meta(
    description="each `[at, gone, come]`: from place `at` on, `gone` parts are replaced by the parts in `come`"
)


class ScenePatch(Struct):
    """What has changed in a scene; what is missing has not."""

    box: Annotated[Box, Meta(description="the new box")] | UnsetType = UNSET
    em: Annotated[float, Meta(description="the new height of ordinary text")] | UnsetType = UNSET
    pieces: Annotated[list[PieceSplice], _SPLICES] | UnsetType = UNSET
    spots: Annotated[list[SpotSplice], _SPLICES] | UnsetType = UNSET
    labels: Annotated[list[LabelSplice], _SPLICES] | UnsetType = UNSET
    lanes: Annotated[list[LaneSplice], _SPLICES] | UnsetType = UNSET
    rails: Annotated[list[Rail], Meta(description="all of them")] | UnsetType = UNSET
    summary: Annotated[str, Meta(description="the new summary")] | UnsetType = UNSET


class OwnPatch(Struct):
    """The fields of `own` that have changed, each whole; what is missing has not."""

    box: Annotated[Box, Meta(description="as in `own`")] | UnsetType = UNSET
    pieces: Annotated[list[Piece], Meta(description="as in `own`")] | UnsetType = UNSET
    gone: Annotated[list[str], Meta(description="as in `own`")] | UnsetType = UNSET
    spots: Annotated[list[Spot], Meta(description="as in `own`")] | UnsetType = UNSET
    labels: Annotated[list[Label], Meta(description="as in `own`")] | UnsetType = UNSET
    gone_labels: Annotated[list[str], Meta(description="as in `own`")] | UnsetType = UNSET
    lanes: Annotated[list[Lane], Meta(description="as in `own`")] | UnsetType = UNSET
    summary: Annotated[str | None, Meta(description="as in `own`")] | UnsetType = UNSET
    gone_spots: Annotated[list[str], Meta(description="as in `own`")] | UnsetType = UNSET
    gone_lanes: Annotated[list[str], Meta(description="as in `own`")] | UnsetType = UNSET
    rails: Annotated[list[Rail], Meta(description="as in `own`")] | UnsetType = UNSET


# --- what the server sends


class Seat(Struct):
    """A seat of a table."""

    seat: Annotated[int, Meta(description="its number")]
    name: Annotated[
        str, Meta(description="the player's name, typed by a stranger: escape it before you show it")
    ]
    kind: Annotated[SeatKind, Meta(description="`person`, `bot` or `open`")]
    bot: Annotated[str | None, Meta(description="the bot's name, `null` for others")]
    here: Annotated[
        bool,
        Meta(
            description=(
                "whether the player is connected now; always `true` for a bot, unless it is standing in for "
                "someone"
            )
        ),
    ]
    stands_in: Annotated[
        bool, Meta(description="whether a bot is playing for the person named there, who is away or gone")
    ]
    gone: Annotated[
        TableGone,
        Meta(
            description=(
                'how that person went: `left` for good, `resigned` from this match, or `""` if they are only '
                "away and get the seat back when they return"
            )
        ),
    ]
    away: Annotated[
        float | None,
        Meta(
            description=(
                "how many seconds the person has been away when this is sent, `null` for people who are here and "
                "for bots; after `ways.grace` a bot may play for them"
            )
        ),
    ]
    host: Annotated[bool, Meta(description="whether this is the host's seat")]
    wish: Annotated[
        int | None,
        Meta(
            description=(
                "the seat this person would like to have, `null` for none: they get a bot's seat when the "
                "round is over, and a person's seat if both want to swap"
            )
        ),
    ]
    program: Annotated[
        bool,
        Meta(description="whether only a program is connected there; no one waits for it between rounds"),
    ]


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table, its seats and who is connected: sent on connecting, and whenever that changes."""

    version: Annotated[int, Meta(description="the version of this protocol: 1")]
    table: Annotated[str, Meta(description="the table's id")]
    game: Annotated[str, Meta(description="the game and its edition")]
    edition: Annotated[str, Meta(description="the game and its edition")]
    family: Annotated[
        str, Meta(description="the game's family: `lines`, `trains`, `tricks`, `poker` or `solitaire`")
    ]
    title: Annotated[str, Meta(description="the title for people, and the set")]
    set: Annotated[int, Meta(description="the title for people, and the set")]
    options: Annotated[dict[str, Value], Meta(description="every option with its value")]
    rounds: Annotated[
        int, Meta(description="how many rounds the match has, 0 if it ends at a number of points")
    ]
    aim: Annotated[str, Meta(description="how the match ends, in words")]
    summary: Annotated[
        list[str],
        Meta(
            description=(
                "what to know before sitting down, in a few words each: edition, set, how the match ends, "
                "changed options, clock, help"
            )
        ),
    ]
    public: Annotated[bool, Meta(description="whether the lobby lists it")]
    deal: Annotated[
        int | None,
        Meta(
            description=(
                "the number of a solitaire's deal, which has the same tiles for everyone; `null` in other "
                "games"
            )
        ),
    ]
    ways: Annotated[TableSettings, Meta(description="the table's settings besides the rules")]
    phase: Annotated[TablePhase, Meta(description="`waiting` for people to sit down, `playing`, `over`")]
    host: Annotated[
        bool,
        Meta(
            description=(
                "whether you are the host, or are acting as host because the host has been away for a long time"
            )
        ),
    ]
    you: Annotated[int | None, Meta(description="your seat, `null` for a spectator")]
    former: Annotated[
        int | None, Meta(description="the seat that you left and can take back, otherwise `null`")
    ]
    removed: Annotated[bool, Meta(description="whether the host has removed you; then you can only watch")]
    seats: Annotated[list[Seat], Meta(description="one object for each seat, in order")]
    bots: Annotated[
        list[str], Meta(description="the names of the bots that know this game, the weakest first")
    ]
    watchers: Annotated[int, Meta(description="how many spectators there are")]
    link: Annotated[str, Meta(description="the address to give to others")]
    code: Annotated[
        str | None,
        Meta(
            description=(
                "five letters and digits that also lead to the table, at `/j/CODE`; `null` once the table is "
                "put away"
            )
        ),
    ]
    personal: Annotated[
        str | None,
        Meta(description="your personal link, which is the key to your seat; `null` for a spectator"),
    ]
    forms: Annotated[str, Meta(description='how moves are written here, in words that can follow "write"')]
    rules: Annotated[str, Meta(description="the address of the rules")]
    household: Annotated[
        str,
        Meta(
            description=(
                'the TOML text of the [house rules](households.md) that are played here, `""` for a '
                "published edition: you need it to read this table's records"
            )
        ),
    ]
    lineup: Annotated[
        bool,
        Meta(description="whether a hand can be [lined up](#lineup) here: `true` in train games"),
    ]


class Move(Struct):
    """A legal move, ready to be shown and sent."""

    move: Annotated[str, Meta(description="what to send")]
    touch: Annotated[
        list[str],
        Meta(
            description=(
                "the ids of the pieces and spots in the scene that a person touches to make this move"
            )
        ),
    ]
    label: Annotated[str, Meta(description="for a button, or for a screen reader")]
    kind: Annotated[
        MoveKind,
        Meta(
            description=(
                "`lay`, `draw`, `pass`, `stop`, `muggins`, `catch`, `claim`, `check`, `bet`, `call`, "
                "`raise`, `fold`, `stand`, `count`, `turn`, `waste`, `fill`, `add`, `concede`, `bid`, "
                "`trump`, `aside`, `alone`, `shift`, `exchange`, `remove`, `spread`"
            )
        ),
    ]
    points: Annotated[
        int, Meta(description="what it scores right away, 0 if nothing; the `label` says so too")
    ]


class Touch(Struct):
    """What can be touched first, when there are too many moves to list."""

    next: Annotated[list[str], Meta(description="the ids that can be touched first")]


class LogLine(Struct, omit_defaults=True):
    """An event in words."""

    ply: Annotated[int, Meta(description="the ply of the event")]
    round: Annotated[int, Meta(description="the number of its round")]
    seat: Annotated[int | None, Meta(description="who moved, `null` for a deal")]
    text: Annotated[str, Meta(description="what happened, in words")]
    bubble: Annotated[
        str,
        Meta(
            description=(
                'a pass, a draw or a bid in a few words, which a page shows at the seat for a moment; `""` for '
                "everything that can be seen on the table"
            )
        ),
    ]
    points: Annotated[int, Meta(description="what the move scored right away, 0 if nothing")]
    late: Annotated[bool, Meta(description="the clock made this move: the player's time was up")] = False


class RoundScore(Struct):
    """What each side scored in a round."""

    round: Annotated[int, Meta(description="its number")]
    points: Annotated[list[int], Meta(description="what each side scored in it")]


class Scores(Struct):
    """The points of a match."""

    sides: Annotated[list[str], Meta(description="the names of the sides")]
    totals: Annotated[list[int], Meta(description="a number for each side")]
    rounds: Annotated[list[RoundScore], Meta(description="the finished rounds, in order")]


class RoundEnd(Struct):
    """How a round ended."""

    how: Annotated[
        str,
        Meta(description="in words addressed to you: you are You there and in the rows"),
    ]
    head: Annotated[list[str], Meta(description="the headings of a table that counts the hands")]
    rows: Annotated[
        list[list[str]], Meta(description="its rows, each a list of texts, in order of standing in the match")
    ]
    lead: Annotated[
        int,
        Meta(
            description=(
                "how many of the first rows lead the match, or have won it once it is over; 0 if everyone is level"
            )
        ),
    ]


class MatchResult(Struct):
    """Who won a match."""

    winners: Annotated[list[int], Meta(description="the seats that won; empty if a solitaire was lost")]
    text: Annotated[str, Meta(description="the same in words, addressed to you")]


class Ask(Struct):
    """What a player asks the others for."""

    what: Annotated[RequestKind, Meta(description="`undo`, `redo`, `hint` or `rematch`")]
    seat: Annotated[int, Meta(description="the player who asks")]
    text: Annotated[str, Meta(description="the same in words")]
    own: Annotated[str, Meta(description="the same in words, for the player who asks")]
    agreed: Annotated[list[int], Meta(description="the seats that agree, including the one that asks")]
    waits: Annotated[list[int], Meta(description="the seats that haven't answered yet")]


class Nonce(Struct):
    """What a seat contributed to a shuffle."""

    seat: Annotated[int, Meta(description="the seat")]
    nonce: Annotated[str, Meta(description="32 hexadecimal digits")]


class Commitment(Struct):
    """What a seat has committed to."""

    seat: Annotated[int, Meta(description="the seat")]
    commitment: Annotated[
        str, Meta(description="the SHA-256 of its nonce; empty if a seat that was skipped made none")
    ]


class Shuffle(Struct):
    """A shuffle that has been revealed."""

    round: Annotated[int, Meta(description="its number")]
    salt: Annotated[
        str,
        Meta(
            description=(
                "32 hexadecimal digits in scheme 1, where the server shuffled alone; otherwise empty"
            )
        ),
    ]
    order: Annotated[
        str,
        Meta(
            description=(
                "all tiles in the order in which they were dealt; `position` and the position, where the round "
                "started from one; empty in poker"
            )
        ),
    ]
    hash: Annotated[str, Meta(description="what was shown before")]
    scheme: Annotated[
        int, Meta(description="2 where [players contribute](#the-shuffle), 1 where the server shuffled alone")
    ]
    secret: Annotated[
        str,
        Meta(
            description="the server's secret in scheme 2, 32 hexadecimal digits; empty in poker, where it is never told"
        ),
    ]
    number: Annotated[int, Meta(description="its number, counted through all matches of the table")]
    nonces: Annotated[list[Nonce], Meta(description="what the players contributed")]
    skipped: Annotated[
        list[Commitment],
        Meta(
            description="the people and programs who contributed nothing, with what they had committed to, if anything"
        ),
    ]
    first: Annotated[
        int | None, Meta(description="the seat that the deal started with, where the rules don't decide that")
    ]
    chosen: Annotated[
        bool, Meta(description="whether that seat was chosen by the host or by turns, not by chance")
    ]
    seats: Annotated[int, Meta(description="how many seats play")]


class Fairness(Struct):
    """The hash of the current shuffle, and the shuffles revealed so far."""

    hash: Annotated[
        str | None,
        Meta(description="the hash of the shuffle for round `fair.round`, `null` once no more will be dealt"),
    ]
    round: Annotated[int, Meta(description="the round that the hash belongs to: the current one or the next")]
    deal: Annotated[
        int | None,
        Meta(
            description=(
                "the number of a solitaire's deal, which is no secret and serves as its salt; otherwise `null`"
            )
        ),
    ]
    given: Annotated[
        bool,
        Meta(
            description="`true` if round `fair.round` starts from a given position, so nothing was shuffled"
        ),
    ]
    never: Annotated[bool, Meta(description="`true` where no shuffle is ever told (poker)")]
    scheme: Annotated[
        int,
        Meta(description="how round `fair.round` is shuffled: 2 where [players contribute](#the-shuffle)"),
    ]
    revealed: Annotated[
        list[Shuffle],
        Meta(
            description=(
                "the shuffles of the rounds that are over. If a round ends with tiles that were never "
                "shown (in Forty-Two and Moon, when everyone passes or a tile was put aside), its shuffle "
                "comes at the end of the match. Poker only reveals the nonces, because the order would show "
                "folded hands"
            )
        ),
    ]


class NowMessage(Struct, tag_field="type", tag="now"):
    """The complete current state of a table as one viewer may see it: on connecting, and after each event.

    `snapshot.Snapshot` encodes it in parts, so that what all viewers share is encoded only once.
    """

    ply: Annotated[
        int,
        Meta(
            description=(
                "how many events there have been: include it in whatever you send about this position"
            )
        ),
    ]
    phase: Annotated[
        MatchPhase,
        Meta(
            description=(
                "`waiting` (nothing has been dealt yet), `playing`, `round-over` (until everyone has "
                "[continued](#between-rounds)), `over`"
            )
        ),
    ]
    round: Annotated[int, Meta(description="the number of the current or last round; 0 before the first")]
    turn: Annotated[int | None, Meta(description="the seat whose turn it is, `null` if it is no one's")]
    actors: Annotated[
        list[int],
        Meta(
            description=(
                "all seats that can act now: in games with spoken calls, others may call out of turn"
            )
        ),
    ]
    ready: Annotated[
        list[int],
        Meta(
            description=(
                "[between rounds](#between-rounds), the seats that have continued; `clock` says how "
                "long the others have"
            )
        ),
    ]
    asks: Annotated[
        Ask | None,
        Meta(description="what someone is asking the others for ([taking back](#taking-back)), or `null`"),
    ]
    match: Annotated[
        int, Meta(description="the number of the match at this table: 1, plus one for each rematch")
    ]
    won: Annotated[
        list[int],
        Meta(
            description=(
                "how many matches each side has won here, in the order of `scores.sides`; a shared victory "
                "counts for each"
            )
        ),
    ]
    serial: Annotated[int, Meta(description="the number of this state, for [patches](#patch)")]
    scores: Annotated[Scores, Meta(description="the points")]
    fair: Annotated[Fairness, Meta(description="the [shuffle](#the-shuffle)")]
    you: Annotated[int | None, Meta(description="your seat, `null` for a spectator")]
    undo: Annotated[
        UndoOptions | None,
        Meta(description="what you can take back, `null` for a spectator and before the first deal"),
    ]
    hint: Annotated[
        Help | None,
        Meta(
            description=(
                "whether you can have a hint: `on`, `ask` (send `consult` first) or `off`; `null` as for `undo`"
            )
        ),
    ]
    ended: Annotated[
        RoundEnd | None,
        Meta(description="how the last round ended, while `phase` is `round-over` or `over`; else `null`"),
    ]
    result: Annotated[MatchResult | None, Meta(description="`null` while the match goes on")]
    ask: Annotated[str, Meta(description="what you have to do, or who the table is waiting for, in words")]
    says: Annotated[
        list[str], Meta(description="a list of sentences: what restricts play now, and why you can't play")
    ]
    moves: Annotated[list[Move], Meta(description="all the [moves](#moves) you can make now")]
    touch: Annotated[
        Touch | None,
        Meta(
            description=(
                "an object that replaces `moves` when there are more than 300 of them ([many "
                "moves](#many-moves)), otherwise `null`"
            )
        ),
    ]
    clock: Annotated[ClockReading | None, Meta(description="`null` if no clock is running ([time](#time))")]
    scene: Annotated[
        Scene | None,
        Meta(
            description=("the public [scene](#scenes), `null` for the shape `none` and before the first deal")
        ),
    ]
    own: Annotated[OwnScene | None, Meta(description="what is different for you, `null` for a spectator")]
    log: Annotated[list[LogLine], Meta(description="what happened since your last `now`, oldest first")]


_SINCE: Final = Meta(description="as in `now`, if it has changed")


class PatchMessage(Struct, tag_field="type", tag="patch"):
    """What has changed since the state with the number `since`: only for clients that asked for [patches](#patch)."""

    since: Annotated[
        int,
        Meta(
            description=(
                "the `serial` of the state that this changes; if yours is another one, "
                'send `{"do": "look"}` to get the whole state'
            )
        ),
    ]
    ply: Annotated[int, Meta(description="as in `now`")]
    phase: Annotated[MatchPhase, Meta(description="as in `now`")]
    round: Annotated[int, Meta(description="as in `now`")]
    turn: Annotated[int | None, Meta(description="as in `now`")]
    serial: Annotated[int, Meta(description="the number of the state that comes of it")]
    clock: Annotated[ClockReading | None, Meta(description="as in `now`")]
    log: Annotated[list[LogLine], Meta(description="what happened since the state before, oldest first")]
    actors: Annotated[list[int], _SINCE] | UnsetType = UNSET
    ready: Annotated[list[int], _SINCE] | UnsetType = UNSET
    asks: Annotated[Ask | None, _SINCE] | UnsetType = UNSET
    match: Annotated[int, _SINCE] | UnsetType = UNSET
    won: Annotated[list[int], _SINCE] | UnsetType = UNSET
    scores: Annotated[Scores, _SINCE] | UnsetType = UNSET
    fair: Annotated[Fairness, _SINCE] | UnsetType = UNSET
    undo: Annotated[UndoOptions | None, _SINCE] | UnsetType = UNSET
    hint: Annotated[Help | None, _SINCE] | UnsetType = UNSET
    ended: Annotated[RoundEnd | None, _SINCE] | UnsetType = UNSET
    result: Annotated[MatchResult | None, _SINCE] | UnsetType = UNSET
    ask: Annotated[str, _SINCE] | UnsetType = UNSET
    says: Annotated[list[str], _SINCE] | UnsetType = UNSET
    moves: Annotated[list[Move], _SINCE] | UnsetType = UNSET
    touch: Annotated[Touch | None, _SINCE] | UnsetType = UNSET
    scene: Annotated[ScenePatch, Meta(description="what has changed in the scene")] | UnsetType = UNSET
    own: Annotated[OwnPatch, Meta(description="what has changed in `own`")] | UnsetType = UNSET


class AcceptedMessage(Struct, tag_field="type", tag="accepted"):
    """Your move, your deal or your chat line is stored, and no crash can lose it."""

    id: Annotated[str, Meta(description="the one you sent")]
    ply: Annotated[int, Meta(description="the table's ply after it")]


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """Nothing was changed, and why."""

    ply: Annotated[int, Meta(description="the table's ply now")]
    why: Annotated[str, Meta(description="a sentence for a person")]
    kind: Annotated[
        RefusalKind,
        Meta(
            description=(
                "the kind of refusal: `malformed`, `too-much` (too many requests), `stale`, `not-your-turn`, "
                "`illegal`, `unreadable`, `impossible` (no such option, bot or setting), `unavailable` (it "
                "couldn't be stored or computed now)"
            )
        ),
    ]
    code: Annotated[
        str,
        Meta(
            description=(
                "the same as `why`, for programs: the rule's code, like `does-not-fit` or `must-play` "
                "([all of them](refusals.md)), or the kind if no rule has a code for it"
            )
        ),
    ]
    stale: Annotated[
        bool,
        Meta(description=("`true` if the table had moved on: a `now` follows, so look and choose again")),
    ]
    rule: (
        Annotated[
            Rule, Meta(description="only if a move breaks a rule: that rule, in the edition's own words")
        ]
        | UnsetType
    ) = UNSET
    id: (
        Annotated[str, Meta(description="the one you sent; missing if the message couldn't be read")]
        | UnsetType
    ) = UNSET


class ChoicesMessage(Struct, tag_field="type", tag="choices"):
    """The answer to `touch`."""

    ply: Annotated[int, Meta(description="the table's ply")]
    chosen: Annotated[list[str], Meta(description="what you sent")]
    next: Annotated[list[str], Meta(description="the ids that can be touched next")]
    moves: Annotated[list[Move], Meta(description="the moves that match exactly what is chosen")]


class WhyMessage(Struct, tag_field="type", tag="why"):
    """The answer to `why`."""

    tile: Annotated[str, Meta(description="the one you asked about")]
    text: Annotated[str, Meta(description="why you can't play it now, or that you can")]
    rule: (
        Annotated[Rule, Meta(description="the rule behind it, if there is one, as in [`refused`](#refused)")]
        | UnsetType
    ) = UNSET


class HintMessage(Struct, tag_field="type", tag="hint"):
    """The answer to `hint`: what the bot `normal` would play in your place, knowing only what you know."""

    ply: Annotated[int, Meta(description="the table's ply")]
    move: Annotated[str, Meta(description="the [move](#moves)")]
    touch: Annotated[list[str], Meta(description="the [move](#moves)")]
    label: Annotated[str, Meta(description="the [move](#moves)")]
    kind: Annotated[MoveKind, Meta(description="the [move](#moves)")]
    why: Annotated[str, Meta(description="the reason, in a sentence")]
    sure: Annotated[str, Meta(description="how sure the bot is, with its numbers, in words")]


class WinnableMessage(Struct, tag_field="type", tag="winnable"):
    """The answer to `winnable`, a few seconds later."""

    answer: Annotated[
        WinnableAnswer,
        Meta(
            description=(
                "`yes`; `no`, which is proven; or `unknown`: no win was found, but not every line was "
                "searched"
            )
        ),
    ]
    text: Annotated[str, Meta(description="the same in words, with what was searched")]
    positions: Annotated[int, Meta(description="how many positions were searched")]
    ply: Annotated[int, Meta(description="the one you asked about")]


class SolutionMessage(Struct, tag_field="type", tag="solution"):
    """The answer to `solution`, a few seconds later."""

    won: Annotated[bool, Meta(description="whether the moves end with a win")]
    proved: Annotated[bool, Meta(description="whether this is proven to be the best possible result")]
    left: Annotated[
        int | None, Meta(description="how many tiles they leave, `null` if no complete line was found")
    ]
    moves: Annotated[list[str], Meta(description="what to send, one after another")]
    text: Annotated[str, Meta(description="the same in words")]
    positions: Annotated[int, Meta(description="how many positions were searched")]
    ply: Annotated[int, Meta(description="the one you asked about")]


class LineupMessage(Struct, tag_field="type", tag="lineup"):
    """The longest train you can lay from your hand at the open end of your train;
    of several equally long ones, the one with the most pips.
    """

    ply: Annotated[int, Meta(description="the ply it applies to")]
    open: Annotated[
        str, Meta(description="the open number of your train, or the hub's if you haven't started one")
    ]
    train: Annotated[list[LineupTile], Meta(description="its tiles in playing order")]
    rest: Annotated[list[str], Meta(description="the ids of the other tiles in your hand")]


class RecordMessage(Struct, tag_field="type", tag="record"):
    """The answer to `record`."""

    ply: Annotated[int, Meta(description="the table's ply")]
    text: Annotated[str, Meta(description="the match so far, [as your seat may know it](records.md#records)")]


class ShufflePhase(StrEnum):
    """How far the players' part in a shuffle is."""

    OPEN = "open"
    CLOSED = "closed"


class ShuffleMessage(Struct, tag_field="type", tag="shuffle"):
    """The promise of the next shuffle: on connecting, when it is made, and when someone has contributed to it."""

    number: Annotated[int, Meta(description="its number, counted through all matches of the table")]
    match: Annotated[int, Meta(description="the match it is for")]
    round: Annotated[int, Meta(description="the round it is for")]
    hash: Annotated[str, Meta(description="its seal: the SHA-256 of the server's secret")]
    phase: Annotated[
        ShufflePhase,
        Meta(description="`open` while you can `commit`, then `closed`: `reveal` your nonce at once"),
    ]
    commitments: Annotated[list[Commitment], Meta(description="what the seats have committed to")]


class MatchShuffles(Struct):
    """The shuffles of an earlier match."""

    match: Annotated[int, Meta(description="its number")]
    revealed: Annotated[list[Shuffle], Meta(description="its shuffles, as in `fair.revealed`")]


class ShufflesMessage(Struct, tag_field="type", tag="shuffles"):
    """The answer to `shuffles`: the shuffles of earlier matches at this table, at most the last 20."""

    ply: Annotated[int, Meta(description="the table's ply")]
    matches: Annotated[list[MatchShuffles], Meta(description="one object for each match, oldest first")]


class ChatLine(Struct):
    """A line of chat."""

    number: Annotated[
        int,
        Meta(
            description=(
                "counts up at each table; after a lost connection you may get a line again, and recognize it by "
                "its number"
            )
        ),
    ]
    seat: Annotated[int, Meta(description="the seat of the player who said it")]
    name: Annotated[str, Meta(description="the player's name at the time, typed by a stranger")]
    text: Annotated[
        str,
        Meta(
            description=(
                "one line of up to 200 characters, typed by a stranger: escape it before you show it"
            )
        ),
    ]
    at: Annotated[float, Meta(description="when, in seconds since 1970")]


class SaidMessage(Struct, tag_field="type", tag="said"):
    """Chat: the last 100 lines on connecting, then new ones as they come."""

    lines: Annotated[list[ChatLine], Meta(description="oldest first")]


class FigureLine(Struct):
    """One thing that was counted."""

    what: Annotated[str, Meta(description="in words")]
    numbers: Annotated[list[int], Meta(description="one per seat, one per side, or a single number")]
    by: Annotated[CountedBy, Meta(description="`seat`, `side` or `table`")]


class RoundFigures(Struct):
    """A round in numbers."""

    number: Annotated[int, Meta(description="the number of the round")]
    points: Annotated[list[int], Meta(description="what each side scored in it")]
    totals: Annotated[list[int], Meta(description="each side's total after it")]


class FiguresMessage(Struct, tag_field="type", tag="figures"):
    """The statistics of a finished match. They name no tile."""

    ply: Annotated[int, Meta(description="the table's ply")]
    players: Annotated[list[str], Meta(description="their names")]
    sides: Annotated[list[str], Meta(description="their names")]
    unit: Annotated[str, Meta(description="what a part of the match is called: `round`, `deal` or `hand`")]
    start: Annotated[list[int], Meta(description="what each side started with")]
    low_wins: Annotated[bool, Meta(description="whether the lowest score wins")]
    rounds: Annotated[list[RoundFigures], Meta(description="in order")]
    counts: Annotated[
        list[FigureLine],
        Meta(description="totals such as tiles drawn, passes, the longest train and bids made"),
    ]
    kinds: Annotated[
        list[FigureLine],
        Meta(description="the points by how they were scored; empty if there is only one kind"),
    ]


class PongMessage(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""


class GoneMessage(Struct, tag_field="type", tag="gone"):
    """The table was closed; the connection is closed after this message."""

    why: Annotated[str, Meta(description="a sentence for a person")]


class NoticeMessage(Struct, tag_field="type", tag="notice"):
    """A message of the server's operator to everyone, at a table or in the lobby."""

    text: Annotated[str, Meta(description="the operator's words, as they were typed")]


class TablesMessage(Struct, tag_field="type", tag="tables"):
    """The public tables, over the lobby's WebSocket: on connecting, and whenever they change."""

    tables: list[LobbyTable]


class OwnTablesMessage(Struct, tag_field="type", tag="own-tables"):
    """The visitor's own tables, over the lobby's WebSocket: on connecting, and whenever one changes."""

    tables: list[OwnTable]


LobbyMessage: TypeAlias = TablesMessage | OwnTablesMessage | NoticeMessage

ServerMessage: TypeAlias = (
    TableMessage
    | NowMessage
    | PatchMessage
    | AcceptedMessage
    | RefusedMessage
    | ChoicesMessage
    | WhyMessage
    | HintMessage
    | WinnableMessage
    | SolutionMessage
    | LineupMessage
    | RecordMessage
    | ShuffleMessage
    | ShufflesMessage
    | SaidMessage
    | FiguresMessage
    | PongMessage
    | GoneMessage
    | NoticeMessage
)

_encoder: Final = msgspec.json.Encoder()


def encode(message: ServerMessage | LobbyMessage) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
