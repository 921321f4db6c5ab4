"""The form for a new table: what was filled in, what an edition offers, and the table it asks for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from boneyard import catalog
from boneyard.bots import BOTS, bot
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.option import YES_NO, Option, show
from boneyard.server.live.table_request import (
    DEFAULT_BOT,
    SeatWish,
    TableRequest,
    find_edition,
    read_deal_number,
)
from boneyard.server.live.table_settings import FRIENDLY, Help, TurnEnding
from boneyard.server.storage.tables import SeatKind

WITH_BOTS, FRIENDS, PUBLIC = "bots", "friends", "public"
COMPANY = (WITH_BOTS, FRIENDS, PUBLIC)
_OPTION, _WAS, _BOT = "option.", "was.", "bot."
_MOST_FIELDS = 200
_LONGEST = 200  # letters of one answer
OWN = "own"
OTHER = "other"  # a number of players that is typed

LIMITS = [
    ("", "No clock"),
    ("30", "30 seconds"),
    ("60", "1 minute"),
    ("300", "5 minutes"),
    ("86400", "A day"),
    ("259200", "Three days"),
    (OWN, "Other (minutes)"),
]

HELP = [
    ("", "On with friends, off in public"),
    (Help.ON, "On"),
    (Help.ASK, "If the others agree"),
    (Help.OFF, "Off"),
]
UNDO_HELP = [("", "Ask friends, off in public"), *HELP[1:]]

GRACES = [
    ("15", "15 seconds"),
    ("30", "30 seconds"),
    ("60", "1 minute"),
    ("120", "2 minutes"),
    ("300", "5 minutes"),
]

_AT_EASE = 3  # players at a table nobody has counted


@dataclass(frozen=True)
class FormFields:
    """A form as it was typed: nothing in it has been looked at yet."""

    edition: str = ""
    size: str = ""
    players: str = ""
    name: str = ""
    company: str = WITH_BOTS
    bots: Mapping[int, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    untouched: frozenset[str] = frozenset()  # options left as they were offered
    limit: str = ""  # of a turn: seconds, or OWN for so many minutes
    minutes: str = ""
    ending: str = ""
    hints: str = ""  # among people; as usual where it is empty
    undo: str = ""
    grace: str = ""  # seconds
    deal: str = ""  # of a game for one
    first: str = ""  # the seat that starts; chance decides where it is empty
    others: bool = False  # the number of players was typed, so it may be one that is not printed


@dataclass(frozen=True)
class OptionField:
    """One option as the form asks for it."""

    option: Option
    value: str
    usual: str
    why: str = ""  # it cannot be this

    @property
    def choices(self) -> tuple[str, ...]:
        """The values to choose among; none where a number is typed."""
        return self.option.choices or (("yes", "no") if self.option.kind == YES_NO else ())


@dataclass(frozen=True)
class EditionChoice:
    """An edition to choose: a published one by its name, a household's by the address it is kept at."""

    value: str
    edition: Edition
    household: str = ""  # its TOML


@dataclass(frozen=True)
class Form:
    """Everything the set-up page shows."""

    game: str
    picks: list[EditionChoice]
    picked: EditionChoice
    edition: Edition
    size: int
    low: int  # players, as printed
    high: int
    least: int  # players, adaptations included
    most: int
    seats: int
    adaptation: str  # what the sheet prints, where this table is not on it
    asked: list[OptionField]
    kinds: list[str]
    bots: list[str]
    starts: list[tuple[str, str]]  # who may start, with words for each; none where the rules say who does
    first: str
    company: str
    limits: list[tuple[str, str]]
    limit: str
    minutes: str
    ending: str
    help: list[tuple[str, list[tuple[str, str]], str]]  # what, the choices, the chosen one
    graces: list[tuple[str, str]]
    grace: str


def read_fields(pairs: Iterable[tuple[str, str]]) -> FormFields:
    """The fields of a form or of an address; what no form of ours has is not looked at."""
    plain: dict[str, str] = {}
    bots: dict[int, str] = {}
    options: dict[str, str] = {}
    was: dict[str, str] = {}
    for count, (name, value) in enumerate(pairs):
        if count >= _MOST_FIELDS:
            raise BadSetup(f"That form has more than {_MOST_FIELDS} fields. No table needs that many.")
        if len(name) > _LONGEST or len(value) > _LONGEST:
            raise BadSetup(f"That form has an answer of more than {_LONGEST} letters. Use a shorter one.")
        if name.startswith(_OPTION):
            options[name.removeprefix(_OPTION)] = value
        elif name.startswith(_WAS):
            was[name.removeprefix(_WAS)] = value
        elif name.startswith(_BOT):
            seat = _number(name.removeprefix(_BOT))
            if seat is not None:
                bots[seat] = value
        else:
            plain[name] = value
    others = plain.get("players") == OTHER
    return FormFields(
        edition=plain.get("edition", ""),
        size=plain.get("set", ""),
        players=plain.get("others" if others else "players", ""),
        others=others,
        name=plain.get("name", ""),
        company=plain.get("with", WITH_BOTS),
        bots=bots,
        options=options,
        limit=plain.get("limit", ""),
        minutes=plain.get("minutes", ""),
        ending=plain.get("ending", ""),
        hints=plain.get("hints", ""),
        undo=plain.get("undo", ""),
        grace=plain.get("grace", ""),
        untouched=frozenset(name for name, value in options.items() if was.get(name) == value),
        deal=plain.get("deal", ""),
        first=plain.get("first", ""),
    )


def _number(text: str) -> int | None:
    digits = text.strip()
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else None


# --- the form


def edition_choices(game: str, own: Sequence[EditionChoice] = ()) -> list[EditionChoice]:
    """The editions of a game: the published ones, then the households' own."""
    return [
        *[EditionChoice(each.key, each) for each in catalog.editions(game)],
        *[pick for pick in own if pick.edition.game == game],
    ]


def build_form(
    game: str, typed: FormFields, refused: bool = False, own: Sequence[EditionChoice] = ()
) -> Form:
    """What to show for what was typed: all that still applies is kept, the rest goes back to what is usual.

    A form that was refused keeps every option as it was typed, with what is wrong with it.
    """
    offers = edition_choices(game, own)
    picked = next((each for each in offers if each.value == typed.edition), offers[0])
    edition = picked.edition
    size = _number(typed.size)
    if size not in edition.all_sets:
        size = edition.sets[0]
    low, high = edition.players(size)
    least, most = edition.all_players(size) if typed.others else (low, high)
    seats = _number(typed.players)
    seats = usual_seats(edition, size) if seats is None else max(least, min(most, seats))
    offered = edition.options(size, seats)
    starts = _starts(edition, seats)
    return Form(
        game=edition.game,
        picks=offers,
        picked=picked,
        edition=edition,
        size=size,
        low=low,
        high=high,
        least=edition.all_players(size)[0],
        most=edition.all_players(size)[1],
        seats=seats,
        adaptation=edition.adaptation(size, seats),
        asked=[_asked(option, typed, refused) for option in offered],
        kinds=list(BOTS),
        bots=[_kept(typed.bots.get(seat)) for seat in range(1, seats)],
        starts=starts,
        first=typed.first if typed.first in dict(starts) else "",
        company=typed.company if typed.company in COMPANY else WITH_BOTS,
        limits=LIMITS,
        limit=typed.limit if typed.limit in dict(LIMITS) else "",
        minutes=typed.minutes if _number(typed.minutes) else "10",
        ending=typed.ending if typed.ending in list(TurnEnding) else TurnEnding.BOT,
        help=[("hints", HELP, typed.hints), ("undo", UNDO_HELP, typed.undo)],
        graces=GRACES,
        grace=typed.grace if typed.grace in dict(GRACES) else str(FRIENDLY.grace),
    )


def _starts(edition: Edition, seats: int) -> list[tuple[str, str]]:
    """Who can be named to start, as seats with their words; nobody where the rules say who does."""
    if seats == 1 or not edition.start_rotates:
        return []
    others = [(str(seat), f"Seat {seat + 1}") for seat in range(1, seats)]
    return [("", "Random"), ("0", "You"), *others]


def _kept(kind: str | None) -> str:
    return DEFAULT_BOT if kind is None or kind not in BOTS else kind


def _asked(option: Option, typed: FormFields, refused: bool) -> OptionField:
    usual = show(option.default)
    given = typed.options.get(option.name)
    if given is None or option.name in typed.untouched or not given.strip():
        return OptionField(option, usual, usual)
    try:
        return OptionField(option, show(option.read(given)), usual)
    except BadSetup as problem:
        return (
            OptionField(option, given, usual, str(problem)) if refused else OptionField(option, usual, usual)
        )


def usual_seats(edition: Edition, size: int) -> int:
    """How many sit down where nobody says."""
    low, high = edition.players(size)
    return max(low, min(high, _AT_EASE))


# --- the table


def table_request(game: str, typed: FormFields, own: Sequence[EditionChoice] = ()) -> TableRequest:
    """The table a form asks for; refuses in the engine's words what cannot be had."""
    pick = next((each for each in own if each.value == typed.edition and each.edition.game == game), None)
    edition = find_edition(game, typed.edition or None) if pick is None else pick.edition
    size = _whole("The set", typed.size, edition.sets[0], "like 6 for double-six")
    edition.check_set(size)
    seats = _whole("The number of players", typed.players, usual_seats(edition, size), "like 2")
    edition.check(size, seats)
    if typed.company not in COMPANY:
        raise BadSetup(f"A table is for bots, for friends or public, not {typed.company!r}.")
    given = {
        name: value for name, value in typed.options.items() if value.strip() and name not in typed.untouched
    }
    edition.table(size, seats, dict(given))  # refuses what cannot be
    kind = SeatKind.BOT if typed.company == WITH_BOTS else SeatKind.OPEN
    others = [SeatWish(kind, _bot(typed, seat)) for seat in range(1, seats)]
    return TableRequest(
        game=edition.game,
        edition=edition.key,
        size=size,
        players=seats,
        options=given,
        seats=[SeatWish(SeatKind.PERSON), *others],
        name=typed.name.strip(),
        public=typed.company == PUBLIC,
        settings=_settings(typed),
        household="" if pick is None else pick.household,
        deal=read_deal_number(typed.deal.strip()),
        first=_whole("The seat that starts", typed.first, 0, "like 0") if typed.first.strip() else None,
    )


def _settings(typed: FormFields) -> dict[str, object]:
    """What is settled besides the rules: time for a turn, help among people, patience with who is away."""
    found: dict[str, object] = {}
    if typed.limit == OWN:
        found["limit"] = 60 * _whole("The minutes of a turn", typed.minutes, 10, "like 10")
    elif typed.limit.strip():
        found["limit"] = _whole("The time of a turn", typed.limit, 0, "of seconds")
    if found:
        found["ending"] = typed.ending or TurnEnding.BOT
    found |= {name: value for name, value in (("hints", typed.hints), ("undo", typed.undo)) if value}
    if typed.grace.strip():
        found["grace"] = _whole("The time before a bot takes over", typed.grace, 0, "of seconds")
    return found


def _bot(typed: FormFields, seat: int) -> str:
    """The bot for a seat."""
    return bot(typed.bots.get(seat, "") or DEFAULT_BOT).name


def _whole(what: str, text: str, usual: int, like: str) -> int:
    if not text.strip():
        return usual
    number = _number(text)
    if number is None:
        raise BadSetup(f"{what} is a whole number {like}, not {text!r}.")
    return number
