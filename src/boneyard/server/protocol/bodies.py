"""The HTTP bodies that programs and page scripts send and receive, one type each."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.core.errors import BadSetup, Illegal
from boneyard.core.phrase import marked
from boneyard.server.http.body import problem_of, refusal
from boneyard.server.http.identity import called
from boneyard.server.live.lobby import LobbyTable
from boneyard.server.live.setup.request import (
    FIRST,
    MOST_SEATS,
    PLAYERS,
    SET,
    SeatWish,
    check_seats,
    read_deal_number,
    whole,
)
from boneyard.server.live.setup.settings import FRIENDLY, Help, Speed, TurnEnding
from boneyard.server.protocol.messages import OwnScene, RoundEnd, Scene, Scores
from boneyard.words.language import _

OptionValue: TypeAlias = int | str


# The refusals of `small_number`.
NO_SEAT: Final = marked("There's no seat {given}. A seat is a small number.")
NO_MATCH: Final = marked("There's no match {given}. A match is a small number.")


def small_number(given: object, problem: str) -> int | None:
    """A seat or match number from JSON, a form or an address; the refusal's message has the field `given`."""
    if given is None or given == "":
        return None
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 4:
        return int(given)
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < 1000:
        return given
    raise Illegal(_(problem, given=repr(given)))


def _no_edition(given: object) -> BadSetup:
    return BadSetup(_("An edition's name is a text like cardinal, not {given}.", given=repr(given)))


def _check_settings(given: object) -> None:
    if not isinstance(given, dict):
        raise BadSetup(_('Table settings are an object like {"limit": 60}.'))
    FRIENDLY.changed(given)


class Refusal(Struct):
    """The body of every response with a status from 400 to 599."""

    why: Annotated[str, Meta(description="a sentence for a person")]
    line: Annotated[int, Meta(description="the line of the record with the mistake")] | UnsetType = UNSET


# --- making a table, and sitting down


class SettingsWish(Struct):
    """The settings of a table, as far as they differ from the usual ones."""

    limit: Annotated[int, Meta(description="seconds for a turn, 0 for no clock")] | UnsetType = UNSET
    ending: (
        Annotated[TurnEnding, Meta(description="what happens when time is up: `bot` or `forced`")] | UnsetType
    ) = UNSET
    talk: Annotated[bool, Meta(description="whether people may chat")] | UnsetType = UNSET
    hints: (
        Annotated[Help, Meta(description="hints among people: `off`, `ask` (if the others agree) or `on`")]
        | UnsetType
    ) = UNSET
    undo: (
        Annotated[Help, Meta(description="undo among people: `off`, `ask` (if the others agree) or `on`")]
        | UnsetType
    ) = UNSET
    grace: (
        Annotated[
            int, Meta(description="how many seconds someone must be away before a bot may play for them")
        ]
        | UnsetType
    ) = UNSET
    speed: Annotated[Speed, Meta(description="how fast the bots play")] | UnsetType = UNSET


class NewTable(Struct):
    """`POST /api/tables`: the table to make."""

    game: Annotated[
        str,
        Meta(
            description=("like `muggins`; [the list of games](../README.md) has every name and its editions"),
            extra=refusal(marked('Name a game, like {"game": "muggins"}.')),
        ),
    ]
    edition: (
        Annotated[str, Meta(description="the game's first edition if omitted", extra=refusal(_no_edition))]
        | None
    ) = None
    household: (
        Annotated[
            str,
            Meta(
                description=(
                    "[house rules](households.md), the text of a TOML file, instead of `edition`. "
                    '`"edition": "house.ID"` means the house rules at `/house/ID`'
                ),
                extra=refusal(marked("House rules are the text of a TOML file.")),
            ),
        ]
        | None
    ) = None
    set: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=1000,
                description="6 for double-six; the edition's usual set if omitted",
                extra=refusal(problem_of(lambda given: whole(given, SET))),
            ),
        ]
        | None
    ) = None
    players: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=1000,
                description="how many seats; if omitted, as many as `seats` has, or the fewest the game allows",
                extra=refusal(problem_of(lambda given: whole(given, PLAYERS))),
            ),
        ]
        | None
    ) = None
    options: (
        Annotated[
            dict[str, Any],
            Meta(
                description='the options that differ from the printed values, like `{"target": 50}`',
                extra=refusal(marked('The options are an object of names with values, like {"target": 50}.')),
            ),
        ]
        | UnsetType
    ) = UNSET
    seats: (
        Annotated[
            list[SeatWish],
            Meta(
                description=(
                    "one object for each seat: `kind` is `person` (the first of them is you), `bot` (`bot` is "
                    "its name, `greedy` if omitted) or `open` (`bot` is the bot that takes the seat if no one "
                    "comes)"
                ),
                max_length=MOST_SEATS,
                extra=refusal(problem_of(check_seats)),
            ),
        ]
        | None
    ) = None
    name: (
        Annotated[
            str,
            Meta(
                description="your name; the server makes one up if you omit it",
                extra=refusal(problem_of(called)),
            ),
        ]
        | None
    ) = None
    deal: (
        Annotated[
            int | str,
            Meta(
                description=(
                    "only for solitaires: a number, `today`, or a day like `2026-11-15`; a random deal if "
                    "omitted"
                ),
                extra=refusal(problem_of(read_deal_number)),
            ),
        ]
        | None
    ) = None
    seed: (
        Annotated[
            str,
            Meta(
                max_length=200,
                description=(
                    "a seed for the shuffles instead of chance; only on a server started with `--arena 1`, "
                    "for [tournaments](lab.md) between programs"
                ),
                extra=refusal(marked("A seed is a text of at most 200 letters.")),
            ),
        ]
        | None
    ) = None
    first: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=1000,
                description="the seat that starts, from 0, if the rules leave that open; otherwise it is random",
                extra=refusal(problem_of(lambda given: whole(given, FIRST))),
            ),
        ]
        | None
    ) = None
    public: (
        Annotated[bool, Meta(description="`true` lists the table in the lobby while it has open seats")]
        | UnsetType
    ) = UNSET
    ways: (
        Annotated[
            SettingsWish,
            Meta(
                description=(
                    'the settings besides the rules, as in `table`: `{"limit": 60, "ending": "forced"}`'
                ),
                extra=refusal(problem_of(_check_settings)),
            ),
        ]
        | UnsetType
    ) = UNSET


class MadeTable(Struct):
    """The answer to `POST /api/tables`."""

    table: Annotated[str, Meta(description="the id")]
    link: Annotated[str, Meta(description="the address to give to others")]
    seat: Annotated[
        int | None, Meta(description="your seat, `null` if every seat went to a bot or was left open")
    ]
    token: Annotated[str | None, Meta(description="the token of your seat")]


class PublicTables(Struct):
    """`GET /api/tables`: the public tables, as the lobby shows them."""

    tables: Annotated[
        list[LobbyTable], Meta(description="tables that are waiting come first, then the newest")
    ]


class SeatTaking(Struct):
    """`POST /t/ID/sit` and `POST /t/ID/seats`: a name, and a seat to take."""

    name: (
        Annotated[
            str,
            Meta(
                description="the player's name; the server makes one up if you omit it",
                extra=refusal(problem_of(called)),
            ),
        ]
        | None
    ) = None
    seat: (
        Annotated[
            int | str,
            Meta(
                description="the number of the seat you want; the first open one if omitted",
                extra=refusal(problem_of(lambda given: small_number(given, NO_SEAT))),
            ),
        ]
        | None
    ) = None


class TakenSeat(Struct):
    """The answer to `POST /t/ID/sit`."""

    seat: Annotated[int | None, Meta(description="its number")]
    token: Annotated[str | None, Meta(description="the seat's token")]
    link: Annotated[str, Meta(description="its personal link")]


class GivenSeat(Struct):
    """The answer to `POST /t/ID/seats`."""

    seat: Annotated[int, Meta(description="its number")]
    name: Annotated[str, Meta(description="the program's name at the table")]
    token: Annotated[str, Meta(description="the seat's token")]
    link: Annotated[str, Meta(description="its personal link")]
    command: Annotated[str, Meta(description="a terminal command that lets one of our bots play there")]


class Done(Struct):
    """The answer to `POST /t/ID/start`."""

    ok: bool


class Health(Struct):
    """`GET /health`: whether the server works."""

    ok: bool
    tables: Annotated[int, Meta(description="how many tables are in memory")]
    refused: Annotated[
        int, Meta(description="how many messages and requests were refused since the server started")
    ]


class LessonStep(Struct):
    """A step of the tour that shows a newcomer around a table."""

    head: str
    says: str
    at: Annotated[str, Meta(description="the part of the page it is about")]
    waits: Annotated[
        Literal["", "choose", "move"], Meta(description="what the newcomer has to do before the next step")
    ]


class Lesson(Struct):
    """`GET /t/ID/lesson`."""

    steps: list[LessonStep]


# --- replays


class ReplayStep(Struct):
    """A deal or a move of a match, in words."""

    round: int
    move: int
    ply: int
    seat: int | None
    text: str


class ReplayView(Struct):
    """A point of view for a replay."""

    view: str
    label: str


class ReplayLinks(Struct):
    """The other addresses of a replay."""

    moments: str
    record: str
    picture: str
    review: str


class ReplayOutline(Struct):
    """`GET .../outline`: the players, the views that can be chosen, and every deal and move in words."""

    title: str
    game: str
    edition: str
    players: list[str]
    over: bool
    unit: str
    views: list[ReplayView]
    steps: list[ReplayStep]
    matches: int
    match: int
    you: int | None
    sealed: Annotated[bool, Meta(description="whether the record contains the seals of its shuffles")]
    links: ReplayLinks


class ReplayTile(Struct):
    """A tile in an open hand; a face-down tile has no id."""

    first: int
    second: int
    id: str | UnsetType = UNSET


class ReplayMoment(Struct):
    """A moment of a match."""

    at: int
    round: int
    move: int
    ask: str
    ended: RoundEnd | None
    result: str
    scores: Scores
    hands: list[list[ReplayTile]] | None
    yard: list[ReplayTile] | None
    scene: Scene
    own: OwnScene | None


class ReplayMoments(Struct):
    """`GET .../moments`."""

    moments: list[ReplayMoment]


class OpenedRecord(Struct):
    """The answer to `POST /replay`."""

    base: str


class SharedRecord(Struct):
    """The answer to `POST BASE/share`."""

    link: str


class ReviewedMove(Struct):
    """A move and what it was worth."""

    does: str
    worth: str
    made: bool


class ReviewedDecision(Struct):
    """A decision in a match, reviewed."""

    ply: int
    round: int
    seat: int
    costly: bool
    cost: str
    says: str
    why: list[str]
    worths: list[ReviewedMove]
    known: list[str]
    opened: list[str]


class CurvePoint(Struct):
    """A point of a seat's curve."""

    ply: int
    before: float
    after: float
    mistake: bool


class ReviewCurve(Struct):
    """How a seat's chances went up and down."""

    seat: int
    points: list[CurvePoint]


class MatchReview(Struct):
    """The review of a finished match."""

    head: str
    method: str
    counts: str
    share: bool
    seats: list[int]
    decisions: list[ReviewedDecision]
    mistakes: list[int]
    none: str
    curves: list[ReviewCurve]


class ReviewWaiting(Struct):
    """The progress of a review."""

    state: Literal["waiting", "working"]
    done: int
    of: int
    before: int


class ReviewDone(Struct):
    """A finished review."""

    state: Literal["done"]
    review: MatchReview


ReviewProgress: TypeAlias = ReviewWaiting | ReviewDone


# --- score pads


class PadOption(Struct):
    """An option on a score sheet."""

    name: str
    title: Annotated[str, Meta(description="its name as people see it")]
    says: str
    takes: str
    default: OptionValue
    low: int
    high: int
    choices: list[str]
    labels: Annotated[list[str], Meta(description="the choices as people see them")]
    sets: Annotated[
        str | dict[str, dict[str, Any]],
        Meta(description="the field of the sheet that takes its value, or the fields that each value sets"),
    ]


class DuringPlay(Struct):
    """What is scored during play."""

    asks: str
    taps: list[int]
    step: int
    most: int


class SheetFacts(Struct, kw_only=True):
    """What every score sheet has."""

    game: str
    edition: str
    title: str
    source: str
    set: int
    seats: int
    sides: int
    tiles: int
    low: bool
    begin: int
    hubs: list[str]
    worth: dict[str, int]
    wild: int
    outs: Literal["one", "several"]
    during: DuringPlay | None
    deal: int
    rest: Annotated[
        Literal["boneyard", "aside", "widow"],
        Meta(description="where the tiles that no one is dealt go"),
    ]
    first_says: str
    says: list[str]
    rules: (
        Annotated[str, Meta(description='the address of house rules; "" if they have none')] | UnsetType
    ) = UNSET


class OwnWay(Struct, tag_field="kind", tag="own"):
    """Everyone scores what they hold."""


class UpwardWay(Struct, tag_field="kind", tag="upward"):
    """The player who goes out scores all pips; in a blocked round you score what others hold beyond yours."""


class PointWay(Struct, tag_field="kind", tag="point"):
    """The winner of a round scores one point."""


class WinnerWay(Struct, tag_field="kind", tag="winner"):
    """The winner scores what the others hold."""

    less: Literal["each", "once", "none"]
    nearest: int


class PoolWay(Struct, tag_field="kind", tag="pool"):
    """Everyone pays into a pool."""

    stake: int


HandsWay: TypeAlias = OwnWay | UpwardWay | PointWay | WinnerWay | PoolWay


class BidsWay(Struct, tag_field="kind", tag="bid"):
    """Bids are made or set."""

    bids: list[int]
    most: int
    tricks: int
    counts: dict[str, int]
    itself: int
    costs: bool


class ChipsWay(Struct, tag_field="kind", tag="pot"):
    """Chips are paid into a pot."""

    ante: int


class HandsEnding(Struct):
    """When a match scored by hands is over."""

    target: int
    rounds: int
    out_wins: bool


class BidsEnding(Struct):
    """When a match scored by bids is over."""

    target: int
    rounds: int
    by: Literal["points", "hands", "either"]
    hands: int
    at_once: int


class ChipsEnding(Struct):
    """When a match scored in chips is over."""

    target: int
    rounds: int


class HandsSheet(SheetFacts, tag_field="count", tag="hands", kw_only=True):
    """A sheet on which hands are counted."""

    way: HandsWay
    ending: HandsEnding


class BidsSheet(SheetFacts, tag_field="count", tag="bids", kw_only=True):
    """A sheet on which bids are counted."""

    way: BidsWay
    ending: BidsEnding


class ChipsSheet(SheetFacts, tag_field="count", tag="chips", kw_only=True):
    """A sheet on which chips are counted."""

    way: ChipsWay
    ending: ChipsEnding


PadSheet: TypeAlias = HandsSheet | BidsSheet | ChipsSheet


class PrintedOptions(Struct):
    """The options of a printed sheet, before a table's own choices are applied."""

    options: list[PadOption]


class PadEdition(Struct):
    """An edition with a sheet for each set and number of players."""

    edition: str
    title: str
    source: str
    sheets: list[PadSheet]
    household: Annotated[str, Meta(description="the text of house rules")] | UnsetType = UNSET
    house: Annotated[str, Meta(description="the address of house rules")] | UnsetType = UNSET


class PadGame(Struct):
    """A game with score sheets; `GET /pad/sheets.json` is a list of these."""

    game: str
    title: str
    editions: list[PadEdition]


class HousePad(Struct):
    """`GET /pad/house/ID.json`."""

    game: str
    edition: PadEdition


class PadHead(Struct):
    """`PUT /pad/ID`: what a pad starts with."""

    game: str
    edition: str
    set: int
    players: int
    options: dict[str, OptionValue]
    names: list[str]
    first: int
    household: str | UnsetType = UNSET
    house: str | UnsetType = UNSET


class TilesLeft(Struct):
    """The tiles left in a hand."""

    tiles: list[str]


class PipsLeft(Struct):
    """The pips left in a hand, as someone typed them."""

    pips: int
    double: bool | UnsetType = UNSET


LeftInHand: TypeAlias = TilesLeft | PipsLeft


class EntryFacts(Struct, kw_only=True):
    """What every entry of a pad has."""

    id: Annotated[str, Meta(description="unique: an entry that is sent twice counts once")]
    match: int
    number: int


class HandsRound(EntryFacts, tag_field="kind", tag="round", kw_only=True):
    """A round: the players who went out, and what is left in each hand."""

    out: list[int]
    hands: list[LeftInHand | None]


class BidsRound(EntryFacts, tag_field="kind", tag="round", kw_only=True):
    """A round: its bid, and what each side took."""

    bid: int
    bidder: int
    took: list[int]


class ChipsRound(EntryFacts, tag_field="kind", tag="round", kw_only=True):
    """A round: what everyone paid and won."""

    paid: list[int]
    won: list[int]


class PointsMade(EntryFacts, tag_field="kind", tag="made", kw_only=True):
    """Points made during play."""

    side: int
    points: int


class FirstChosen(EntryFacts, tag_field="kind", tag="first", kw_only=True):
    """The player who starts."""

    seat: int


class NamesChanged(EntryFacts, tag_field="kind", tag="names", kw_only=True):
    """New names for the players."""

    names: list[str]


class MatchAgain(EntryFacts, tag_field="kind", tag="again", kw_only=True):
    """Another match."""


class EntryUndone(EntryFacts, tag_field="kind", tag="undo", kw_only=True):
    """An entry is taken back."""

    of: Annotated[str, Meta(description="the id of that entry")]


class EntryRedone(EntryFacts, tag_field="kind", tag="redo", kw_only=True):
    """An entry counts again."""

    of: Annotated[str, Meta(description="the id of that entry")]


class RoundEdited(EntryFacts, tag_field="kind", tag="edit", kw_only=True):
    """A round is corrected in place; later rounds stay."""

    of: Annotated[str, Meta(description="the id of the entry that added the round")]
    round: Annotated[
        dict[str, Any],
        Meta(
            description=(
                "the corrected fields: those of a `round` entry, and `made`, what each side scored "
                "during play, if that changes too"
            )
        ),
    ]


PadAction: TypeAlias = (
    HandsRound
    | BidsRound
    | ChipsRound
    | PointsMade
    | FirstChosen
    | NamesChanged
    | MatchAgain
    | EntryUndone
    | EntryRedone
    | RoundEdited
)


class WholePad(Struct):
    """All of a pad: the answer to `PUT /pad/ID` and `GET /pad/ID/entries`."""

    head: PadHead
    sheet: PadSheet
    entries: list[PadAction]
    count: int


class RefusedEntry(Struct):
    """An entry that wasn't added, and why."""

    id: str
    why: str


class PadEntries(Struct):
    """The entries from a given number on: the answer to `GET` and `POST /pad/ID/entries`."""

    entries: list[PadAction]
    count: int
    refused: list[RefusedEntry] | UnsetType = UNSET


class PadEntriesRequest(Struct):
    """`POST /pad/ID/entries`."""

    since: Annotated[int, Meta(description="how many entries you already have")]
    entries: Annotated[list[PadAction], Meta(description="at most 50")]
