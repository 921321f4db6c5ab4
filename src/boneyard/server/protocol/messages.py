"""What the server sends: a type for each message, from which the schema and the documentation are made.

A message is named after its `type`, with Message; what a client sends is in `requests`.
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
from boneyard.server.live.table import MatchPhase, UndoOptions
from boneyard.server.live.table_settings import Help, TableSettings
from boneyard.server.storage.tables import Gone, SeatKind

VERSION: Final = 1


class Shape(StrEnum):
    """How a scene is arranged; `none` for programs that need no picture."""

    WIDE = "wide"
    TALL = "tall"
    NONE = "none"


class TablePhase(StrEnum):
    """How far a table has come."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class RefusalCode(StrEnum):
    """Why something was refused, for programs; the sentence beside it is for people."""

    MALFORMED = "malformed"
    TOO_MUCH = "too-much"
    STALE = "stale"
    NOT_YOUR_TURN = "not-your-turn"
    ILLEGAL = "illegal"
    UNREADABLE = "unreadable"
    IMPOSSIBLE = "impossible"
    UNAVAILABLE = "unavailable"


class MoveKind(StrEnum):
    """What kind of move it is, as a page tells them apart."""

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
    """What the numbers of a line are for."""

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
    """Which point of a label its position is."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


# --- scenes: fields at their usual value are left out


Box: TypeAlias = tuple[float, float, float, float]


class Piece(Struct, omit_defaults=True):
    """A tile in a scene."""

    id: Annotated[
        str,
        Meta(
            description=(
                "its name for life, `6-4`, so that it can glide from the hand to the table; backs are named "
                "by who holds them"
            )
        ),
    ]
    first: Annotated[int, Meta(description="the faces at its tail and its head, -1 for a back")]
    second: Annotated[int, Meta(description="the faces at its tail and its head, -1 for a back")]
    x: Annotated[float, Meta(description="its middle")]
    y: Annotated[float, Meta(description="its middle")]
    turn: Annotated[
        int, Meta(description="eighths of a turn clockwise; at 0 the tail is left and the head right")
    ] = 0
    scale: Annotated[float, Meta(description="how large it is")] = 1.0
    role: Annotated[
        PieceRole,
        Meta(
            description=(
                "`rack` (your own), `shown`, `held`, `yard`, `tucked` (not drawn), `piled` (only its rim is "
                "seen)"
            )
        ),
    ] = PieceRole.TABLE
    lane: Annotated[str, Meta(description="the lane in which it lies")] = ""
    last: Annotated[bool, Meta(description="it was played last")] = False
    binds: Annotated[
        bool, Meta(description="nothing else may be played before this has got what it asks for")
    ] = False
    dim: Annotated[bool, Meta(description="it fits nowhere now")] = False
    able: Annotated[bool, Meta(description="you can do something with it where it lies")] = False
    place: Annotated[
        str,
        Meta(description="where it lies, in words for somebody who cannot see it: `third on Ann's train`"),
    ] = ""


class Spot(Struct, omit_defaults=True):
    """A place that takes a tile."""

    id: Annotated[str, Meta(description="the place as a record writes it")]
    number: Annotated[str, Meta(description="what is open there")]
    x: Annotated[float, Meta(description="as of pieces")]
    y: Annotated[float, Meta(description="as of pieces")]
    turn: Annotated[int, Meta(description="as of pieces")] = 0
    length: Annotated[float, Meta(description="how long it is")] = 2.0
    scale: Annotated[float, Meta(description="as of pieces")] = 1.0
    lane: Annotated[str, Meta(description="as of pieces")] = ""
    active: Annotated[bool, Meta(description="you can play here now")] = False
    tiles: Annotated[list[str], Meta(description="the pieces of your rack that fit here")] = []
    place: Annotated[
        str, Meta(description="where it is and what it takes, in words: `Ann's train, open for 7`")
    ] = ""


class Label(Struct, omit_defaults=True):
    """Words on the table."""

    id: str
    text: str
    x: Annotated[float, Meta(description="the middle of its line, at its start, its middle or its end")]
    y: Annotated[float, Meta(description="the middle of its line, at its start, its middle or its end")]
    size: Annotated[float, Meta(description="the height of the words")]
    anchor: Annotated[Anchor, Meta(description="or `middle`, `end`")] = Anchor.START
    role: Annotated[
        LabelRole,
        Meta(description="`name`, `count`, `binds`; `marker`, `chips` and `score` stand on a plate"),
    ] = LabelRole.WORDS
    lane: Annotated[str, Meta(description='`""`')] = ""
    strong: bool = False


class Lane(Struct, omit_defaults=True):
    """A strip of a train, the plate of a seat, or a place of a trick."""

    id: str
    x: Annotated[float, Meta(description="its upper left corner and its size")]
    y: Annotated[float, Meta(description="its upper left corner and its size")]
    width: Annotated[float, Meta(description="its upper left corner and its size")]
    height: Annotated[float, Meta(description="its upper left corner and its size")]
    slot: Annotated[int, Meta(description="which one it is, from the top")] = 0
    bright: Annotated[
        bool,
        Meta(
            description=(
                "it can be played on, or its seat has the turn; it carries a marker; it is only a plate for "
                "words"
            )
        ),
    ] = False
    marked: Annotated[
        bool,
        Meta(
            description=(
                "it can be played on, or its seat has the turn; it carries a marker; it is only a plate for "
                "words"
            )
        ),
    ] = False
    hidden: Annotated[int, Meta(description="tiles out of view at its beginning")] = 0
    plain: Annotated[
        bool,
        Meta(
            description=(
                "it can be played on, or its seat has the turn; it carries a marker; it is only a plate for "
                "words"
            )
        ),
    ] = False


class Rail(Struct, omit_defaults=True):
    """A line from one thing to what belongs to it."""

    x1: Annotated[float, Meta(description="its ends")]
    y1: Annotated[float, Meta(description="its ends")]
    x2: Annotated[float, Meta(description="its ends")]
    y2: Annotated[float, Meta(description="its ends")]
    curved: bool = False


class Scene(Struct):
    """The table as a picture, the same for everyone."""

    box: Annotated[Box, Meta(description="left, top, width and height of the whole")]
    wide: Annotated[bool, Meta(description="whether it is meant for a wide screen")]
    em: Annotated[float, Meta(description="the height of ordinary words")]
    pieces: Annotated[list[Piece], Meta(description="tiles")]
    spots: Annotated[list[Spot], Meta(description="places that take a tile")]
    labels: Annotated[list[Label], Meta(description="words on the table")]
    lanes: Annotated[list[Lane], Meta(description="strips of trains, plates of seats, places of a trick")]
    rails: Annotated[
        list[Rail],
        Meta(
            description=(
                "lines from one thing to what belongs to it; in `own` they replace all of the scene's"
            )
        ),
    ]
    summary: Annotated[str, Meta(description="the picture in a sentence, for anyone who can't see it")]


class OwnScene(Struct):
    """What is different for one viewer: a part replaces the scene's part with the same id, others are added."""

    box: Annotated[Box, Meta(description="left, top, width and height of the whole")]
    pieces: Annotated[list[Piece], Meta(description="tiles")]
    gone: Annotated[
        list[str], Meta(description="only in `own`: the ids of pieces of the scene that you do not see")
    ]
    spots: Annotated[list[Spot], Meta(description="places that take a tile")]
    labels: Annotated[list[Label], Meta(description="words on the table")]
    gone_labels: Annotated[
        list[str],
        Meta(description="only in `own`: the ids of labels, spots and lanes that are not there for you"),
    ]
    lanes: Annotated[list[Lane], Meta(description="strips of trains, plates of seats, places of a trick")]
    summary: Annotated[str, Meta(description="the picture in a sentence, for anyone who can't see it")]
    gone_spots: (
        Annotated[
            list[str],
            Meta(description="only in `own`: the ids of labels, spots and lanes that are not there for you"),
        ]
        | UnsetType
    ) = UNSET
    gone_lanes: (
        Annotated[
            list[str],
            Meta(description="only in `own`: the ids of labels, spots and lanes that are not there for you"),
        ]
        | UnsetType
    ) = UNSET
    rails: (
        Annotated[
            list[Rail],
            Meta(
                description=(
                    "lines from one thing to what belongs to it; in `own` they replace all of the scene's"
                )
            ),
        ]
        | UnsetType
    ) = UNSET


# --- what the server sends


class Seat(Struct):
    """A seat of a table."""

    seat: Annotated[int, Meta(description="its number")]
    name: Annotated[str, Meta(description="who sits there; text by a stranger: escape it before you show it")]
    kind: Annotated[SeatKind, Meta(description="`person`, `bot` or `open`")]
    bot: Annotated[str | None, Meta(description="the bot's name, `null` for others")]
    here: Annotated[
        bool,
        Meta(
            description=(
                "whether the seat has a viewer now; always `true` for a bot, but for one that stands in for "
                "somebody"
            )
        ),
    ]
    stands_in: Annotated[
        bool, Meta(description="whether a bot plays for the person named there, who is away or gone")
    ]
    gone: Annotated[
        Gone,
        Meta(
            description=(
                'how that person went: `left` for good, `resigned` from this match, or `""`: they are only '
                "away and get the seat back when they return"
            )
        ),
    ]
    away: Annotated[
        float | None,
        Meta(
            description=(
                "how many seconds a person has been away as this is sent, `null` for those who are here and "
                "for bots; after `ways.grace` a bot may play for them"
            )
        ),
    ]
    host: Annotated[bool, Meta(description="whether this is the host's seat")]
    wish: Annotated[
        int | None,
        Meta(
            description=(
                "the seat that this person would like to have, `null` for none: they get a bot's seat when the "
                "round is over, and a person's when both would like to swap"
            )
        ),
    ]
    program: Annotated[
        bool,
        Meta(
            description="whether only a program is connected there, which nobody waits for between two rounds"
        ),
    ]


class TableMessage(Struct, tag_field="type", tag="table"):
    """What the table is, who sits there and who is here: on connecting, and whenever that changes."""

    version: Annotated[int, Meta(description="of this protocol: 1")]
    table: Annotated[str, Meta(description="the table's id")]
    game: Annotated[str, Meta(description="what is played, and with which set")]
    edition: Annotated[str, Meta(description="what is played, and with which set")]
    family: Annotated[
        str, Meta(description="of the game: `lines`, `trains`, `tricks`, `poker` or `solitaire`")
    ]
    title: Annotated[str, Meta(description="what is played, and with which set")]
    set: Annotated[int, Meta(description="what is played, and with which set")]
    options: Annotated[dict[str, Value], Meta(description="every option with its value")]
    rounds: Annotated[int, Meta(description="how many rounds the match has, 0 where points end it")]
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
                "the number of the deal of a game for one, which has the same tiles for everybody; `null` "
                "where others play"
            )
        ),
    ]
    ways: Annotated[TableSettings, Meta(description="what the host has settled besides the rules")]
    phase: Annotated[TablePhase, Meta(description="`waiting` for people to sit down, `playing`, `over`")]
    host: Annotated[
        bool,
        Meta(description=("whether you are the host, or act as one because the host has been away for long")),
    ]
    you: Annotated[int | None, Meta(description="your seat, `null` for a watcher")]
    former: Annotated[
        int | None, Meta(description="the seat that you have left and can take back, else `null`")
    ]
    removed: Annotated[bool, Meta(description="whether the host has removed you, so that you can only watch")]
    seats: Annotated[list[Seat], Meta(description="one object for each seat, in order")]
    bots: Annotated[
        list[str], Meta(description="the names of the bots that know this game, the weakest first")
    ]
    watchers: Annotated[int, Meta(description="how many watch")]
    link: Annotated[str, Meta(description="the address to give to others")]
    code: Annotated[
        str | None,
        Meta(
            description=(
                "five letters and digits that lead to the table too: `/j/CODE`; `null` once the table is "
                "put away"
            )
        ),
    ]
    personal: Annotated[
        str | None, Meta(description="your own link, `null` for a watcher; it is the key to your seat")
    ]
    forms: Annotated[str, Meta(description='how moves are written here, to go on after "write"')]
    rules: Annotated[str, Meta(description="the address of the rules")]
    household: Annotated[
        str,
        Meta(
            description=(
                'the TOML of the [household\'s own edition](households.md) that is played here, `""` for a '
                "published one: records of this table can be read with it"
            )
        ),
    ]
    lineup: Annotated[
        bool,
        Meta(description="whether a hand can be [lined up](#lineup) here: `true` in the games of trains"),
    ]


class Move(Struct):
    """A legal move, ready to be shown and sent."""

    move: Annotated[str, Meta(description="what to send")]
    touch: Annotated[
        list[str],
        Meta(
            description=(
                "the ids of the pieces and spots of the scene that mean this move when they are touched"
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
        int, Meta(description="what it scores at once, 0 where plays score nothing; the `label` says it too")
    ]


class Touch(Struct):
    """What can be touched first, where there are too many moves to list them."""

    next: Annotated[list[str], Meta(description="the ids that a first touch can mean")]


class LogLine(Struct, omit_defaults=True):
    """An event in words."""

    ply: Annotated[int, Meta(description="the event's")]
    round: Annotated[int, Meta(description="the number of its round")]
    seat: Annotated[int | None, Meta(description="who moved, `null` for a deal")]
    text: Annotated[str, Meta(description="what happened, in words")]
    bubble: Annotated[
        str,
        Meta(
            description=(
                'a pass, a draw, a bid in the few words that a page shows at the seat for a moment; `""` for '
                "everything that can be seen on the table"
            )
        ),
    ]
    points: Annotated[int, Meta(description="what the move scored at once, 0 where it scored nothing")]
    late: Annotated[bool, Meta(description="the clock made this move: the player's time was up")] = False


class RoundScore(Struct):
    """What a round brought each side."""

    round: Annotated[int, Meta(description="its number")]
    points: Annotated[list[int], Meta(description="what each side made in it")]


class Scores(Struct):
    """The points of a match."""

    sides: Annotated[list[str], Meta(description="the names of the sides")]
    totals: Annotated[list[int], Meta(description="a number for each side")]
    rounds: Annotated[list[RoundScore], Meta(description="the finished rounds, in order")]


class RoundEnd(Struct):
    """How a round ended."""

    how: Annotated[
        str,
        Meta(description="in words, as one tells them to you: your own name is You there and in the rows"),
    ]
    head: Annotated[list[str], Meta(description="the head of a table that counts the hands")]
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

    winners: Annotated[list[int], Meta(description="the seats that won; none where a game for one was lost")]
    text: Annotated[str, Meta(description="the same in words, as one tells them to you")]


class Ask(Struct):
    """What a player asks the others for."""

    what: Annotated[RequestKind, Meta(description="`undo`, `redo`, `hint` or `rematch`")]
    seat: Annotated[int, Meta(description="who asks")]
    text: Annotated[str, Meta(description="the same in words")]
    agreed: Annotated[list[int], Meta(description="the seats that agree, the one that asks among them")]
    waits: Annotated[list[int], Meta(description="the seats whose answer is missing")]


class Shuffle(Struct):
    """A shuffle that may be known."""

    round: Annotated[int, Meta(description="its number")]
    salt: Annotated[str, Meta(description="32 hexadecimal digits")]
    order: Annotated[str, Meta(description="all tiles in the order in which they were dealt")]
    hash: Annotated[str, Meta(description="what was shown before")]


class Fairness(Struct):
    """The promise of a shuffle, and those that may be known by now."""

    hash: Annotated[
        str | None,
        Meta(description="of the shuffle of round `fair.round`, `null` once no more will be dealt"),
    ]
    round: Annotated[
        int, Meta(description="the round that the hash belongs to: the one that is played, or the next one")
    ]
    deal: Annotated[
        int | None,
        Meta(
            description=(
                "the number of the deal of a game for one: no secret, so its salt is this number; else `null`"
            )
        ),
    ]
    never: Annotated[bool, Meta(description="`true` where no shuffle is ever told (poker)")]
    revealed: Annotated[
        list[Shuffle],
        Meta(
            description=(
                "the shuffles of the rounds that are over; where a round ends with tiles that were never "
                "shown (Forty-Two and Moon when a hand is passed out, or a tile was put aside) its shuffle "
                "comes at the end of the match; in poker never, for it would show the hands that were "
                "folded"
            )
        ),
    ]


class NowMessage(Struct, tag_field="type", tag="now"):
    """The whole present of a table as one viewer may know it: on connecting, and after each event.

    `snapshot.Snapshot` encodes it part by part, so that what all viewers share is encoded once.
    """

    ply: Annotated[
        int,
        Meta(
            description=("how many events there have been: write it into whatever you send about this moment")
        ),
    ]
    phase: Annotated[
        MatchPhase,
        Meta(
            description=(
                "`waiting` (nothing is dealt yet), `playing`, `round-over` (until everyone has "
                "[continued](#between-two-rounds)), `over`"
            )
        ),
    ]
    round: Annotated[
        int, Meta(description="the number of the round that is played or was played last; 0 before the first")
    ]
    turn: Annotated[int | None, Meta(description="the seat whose turn it is, `null` where it is nobody's")]
    actors: Annotated[
        list[int],
        Meta(
            description=(
                "all seats that may do something now: where calls are spoken others may call out of turn"
            )
        ),
    ]
    ready: Annotated[
        list[int],
        Meta(
            description=(
                "[between two rounds](#between-two-rounds): the seats that have continued; `clock` says how "
                "long the others have"
            )
        ),
    ]
    asks: Annotated[
        Ask | None,
        Meta(description="`null`, or what somebody asks the others for ([taking back](#taking-back))"),
    ]
    match: Annotated[
        int, Meta(description="the number of the match at this table: 1, and one more after each rematch")
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
    scores: Annotated[Scores, Meta(description="the points")]
    fair: Annotated[Fairness, Meta(description="the [shuffle](#the-shuffle)")]
    you: Annotated[int | None, Meta(description="your seat, `null` for a watcher")]
    undo: Annotated[
        UndoOptions | None,
        Meta(description="what you can take back, `null` for a watcher and before the first deal"),
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
    ask: Annotated[str, Meta(description="what you are to do, or whom one waits for, in words")]
    says: Annotated[
        list[str], Meta(description="a list of sentences: what binds the table now, and why you cannot play")
    ]
    moves: Annotated[list[Move], Meta(description="all [moves](#moves) that you can make now")]
    touch: Annotated[
        Touch | None,
        Meta(
            description=(
                "`null`, or where there are more than 300 moves an object in their stead ([many "
                "moves](#many-moves))"
            )
        ),
    ]
    clock: Annotated[ClockReading | None, Meta(description="`null` where no clock runs ([time](#time))")]
    scene: Annotated[
        Scene | None,
        Meta(
            description=("the public [scene](#scenes), `null` for the shape `none` and before the first deal")
        ),
    ]
    own: Annotated[OwnScene | None, Meta(description="what is different for you, `null` for a watcher")]
    log: Annotated[list[LogLine], Meta(description="what happened since your last `now`, oldest first")]


class AcceptedMessage(Struct, tag_field="type", tag="accepted"):
    """Your move, your deal or what you said is kept, and no crash can lose it."""

    id: Annotated[str, Meta(description="the one you sent")]
    ply: Annotated[int, Meta(description="the table's after it")]


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """Nothing happened, and why."""

    ply: Annotated[int, Meta(description="the table's now")]
    why: Annotated[str, Meta(description="a sentence for a person")]
    code: Annotated[
        RefusalCode,
        Meta(
            description=(
                "the same for programs: `malformed`, `too-much` (at once), `stale`, `not-your-turn`, "
                "`illegal`, `unreadable`, `impossible` (no such option, bot or setting), `unavailable` (it "
                "could not be written or found out now)"
            )
        ),
    ]
    stale: Annotated[
        bool,
        Meta(
            description=("`true` where the table had moved on: a `now` follows, look again and choose again")
        ),
    ]
    rule: (
        Annotated[
            Rule, Meta(description="only where a move runs into a rule: the rule, in the edition's own words")
        ]
        | UnsetType
    ) = UNSET
    id: (
        Annotated[str, Meta(description="the one you sent; missing where the message could not be read")]
        | UnsetType
    ) = UNSET


class ChoicesMessage(Struct, tag_field="type", tag="choices"):
    """The answer to `touch`."""

    ply: Annotated[int, Meta(description="the table's")]
    chosen: Annotated[list[str], Meta(description="what you sent")]
    next: Annotated[list[str], Meta(description="the ids that can be touched next")]
    moves: Annotated[list[Move], Meta(description="the moves that are meant by exactly what is chosen")]


class WhyMessage(Struct, tag_field="type", tag="why"):
    """The answer to `why`."""

    tile: Annotated[str, Meta(description="the one you asked about")]
    text: Annotated[str, Meta(description="why it cannot be played now, or that it can")]
    rule: (
        Annotated[
            Rule, Meta(description="the rule behind it, where there is one, as in [`refused`](#refused)")
        ]
        | UnsetType
    ) = UNSET


class HintMessage(Struct, tag_field="type", tag="hint"):
    """The answer to `hint`: what the bot `normal` would play in your place, from what your seat sees."""

    ply: Annotated[int, Meta(description="the table's")]
    move: Annotated[str, Meta(description="the [move](#moves)")]
    touch: Annotated[list[str], Meta(description="the [move](#moves)")]
    label: Annotated[str, Meta(description="the [move](#moves)")]
    kind: Annotated[MoveKind, Meta(description="the [move](#moves)")]
    why: Annotated[str, Meta(description="the reason, in a sentence")]
    sure: Annotated[str, Meta(description="how sure the bot is, with its numbers, in words")]


class WinnableMessage(Struct, tag_field="type", tag="winnable"):
    """The answer to `winnable`, some seconds later."""

    answer: Annotated[
        WinnableAnswer,
        Meta(
            description=(
                "`yes`; `no`, which is proved; or `unknown`: no win was found, and not everything was "
                "looked at"
            )
        ),
    ]
    text: Annotated[str, Meta(description="the same in words, with what was searched")]
    positions: Annotated[int, Meta(description="how many were looked at")]
    ply: Annotated[int, Meta(description="the one you asked about")]


class SolutionMessage(Struct, tag_field="type", tag="solution"):
    """The answer to `solution`, some seconds later."""

    won: Annotated[bool, Meta(description="whether the moves end with a win")]
    proved: Annotated[bool, Meta(description="whether there can be no better end")]
    left: Annotated[int | None, Meta(description="what they leave, `null` where no line to an end was found")]
    moves: Annotated[list[str], Meta(description="what to send, one after the other")]
    text: Annotated[str, Meta(description="the same in words")]
    positions: Annotated[int, Meta(description="how many were looked at")]
    ply: Annotated[int, Meta(description="the one you asked about")]


class LineupMessage(Struct, tag_field="type", tag="lineup"):
    """The longest train that your hand has for the open end of your own;
    of those as long, the one with the most pips.
    """

    ply: Annotated[int, Meta(description="of the moment that it is meant for")]
    open: Annotated[
        str, Meta(description="what is open at the end of your train, or of the hub where you have none")
    ]
    train: Annotated[list[LineupTile], Meta(description="its tiles in the order in which they would be laid")]
    rest: Annotated[list[str], Meta(description="the ids of the other tiles of your hand")]


class RecordMessage(Struct, tag_field="type", tag="record"):
    """The answer to `record`."""

    ply: Annotated[int, Meta(description="the table's")]
    text: Annotated[str, Meta(description="the match so far, [as your seat may know it](records.md#records)")]


class MatchShuffles(Struct):
    """The shuffles of a match that was played before."""

    match: Annotated[int, Meta(description="its number")]
    revealed: Annotated[list[Shuffle], Meta(description="its shuffles, as in `fair.revealed`")]


class ShufflesMessage(Struct, tag_field="type", tag="shuffles"):
    """The answer to `shuffles`: those of the matches that were played here before this one."""

    ply: Annotated[int, Meta(description="the table's")]
    matches: Annotated[list[MatchShuffles], Meta(description="one object for each match, oldest first")]


class ChatLine(Struct):
    """Something that was said."""

    number: Annotated[
        int,
        Meta(
            description=(
                "counts up at each table; after a lost connection you may hear a line again, and know it by "
                "this"
            )
        ),
    ]
    seat: Annotated[int, Meta(description="who said it")]
    name: Annotated[str, Meta(description="what they were called then; text by a stranger")]
    text: Annotated[
        str,
        Meta(
            description=("one line of up to 200 characters, text by a stranger: escape it before you show it")
        ),
    ]
    at: Annotated[float, Meta(description="when, in seconds since 1970")]


class SaidMessage(Struct, tag_field="type", tag="said"):
    """What people say to each other: on connecting the last 100 lines, then whatever is new."""

    lines: Annotated[list[ChatLine], Meta(description="oldest first")]


class FigureLine(Struct):
    """One thing that was counted."""

    what: Annotated[str, Meta(description="in words")]
    numbers: Annotated[list[int], Meta(description="as many as there are seats, sides, or one")]
    by: Annotated[CountedBy, Meta(description="`seat`, `side` or `table`")]


class RoundFigures(Struct):
    """A round in numbers."""

    number: Annotated[int, Meta(description="of the round")]
    points: Annotated[list[int], Meta(description="what each side made in it")]
    totals: Annotated[list[int], Meta(description="what each had after it")]


class FiguresMessage(Struct, tag_field="type", tag="figures"):
    """The match in numbers, when it is over. No tile is named in it."""

    ply: Annotated[int, Meta(description="the table's")]
    players: Annotated[list[str], Meta(description="their names")]
    sides: Annotated[list[str], Meta(description="their names")]
    unit: Annotated[str, Meta(description="what the match is made of: `round`, `deal` or `hand`")]
    start: Annotated[list[int], Meta(description="what each side brought to the first of them")]
    low_wins: Annotated[bool, Meta(description="whether few points are good")]
    rounds: Annotated[list[RoundFigures], Meta(description="in order")]
    counts: Annotated[
        list[FigureLine],
        Meta(description="how often, how many, how long: tiles drawn, passes, the longest train, bids made"),
    ]
    kinds: Annotated[
        list[FigureLine],
        Meta(description="the points by what brought them; empty where there is one kind only"),
    ]


class PongMessage(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""


class GoneMessage(Struct, tag_field="type", tag="gone"):
    """Nobody can play here any more; the connection is closed after it."""

    why: Annotated[str, Meta(description="a sentence for a person; the connection is closed after it")]


class TablesMessage(Struct, tag_field="type", tag="tables"):
    """The public tables, over the socket of the lobby: on connecting, and whenever they change."""

    tables: list[LobbyTable]


class OwnTablesMessage(Struct, tag_field="type", tag="own-tables"):
    """The tables where the visitor sits, over the socket of the lobby: on connecting, and whenever one changes."""

    tables: list[OwnTable]


LobbyMessage: TypeAlias = TablesMessage | OwnTablesMessage

ServerMessage: TypeAlias = (
    TableMessage
    | NowMessage
    | AcceptedMessage
    | RefusedMessage
    | ChoicesMessage
    | WhyMessage
    | HintMessage
    | WinnableMessage
    | SolutionMessage
    | LineupMessage
    | RecordMessage
    | ShufflesMessage
    | SaidMessage
    | FiguresMessage
    | PongMessage
    | GoneMessage
)

_encoder: Final = msgspec.json.Encoder()


def encode(message: ServerMessage | LobbyMessage) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
