"""The form for a new table: what was filled in, what an edition offers, and the table it asks for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from boneyard import catalog
from boneyard.bots import BOTS, bot
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.option import YES_NO, Option, show
from boneyard.core.phrase import marked
from boneyard.server.live.setup.request import (
    DEFAULT_BOT,
    SeatWish,
    TableRequest,
    find_edition,
    read_deal_number,
)
from boneyard.server.live.setup.settings import FRIENDLY, Help, TurnEnding
from boneyard.server.storage.tables import SeatKind
from boneyard.words.language import _, ngettext, pgettext
from boneyard.words.rules import rulebook

WITH_BOTS, FRIENDS, PUBLIC = "bots", "friends", "public"
COMPANY = (WITH_BOTS, FRIENDS, PUBLIC)
_OPTION, _WAS, _BOT = "option.", "was.", "bot."
_MOST_FIELDS = 200
_LONGEST = 200  # letters of one answer
OWN = "own"
OTHER = "other"  # a number of players that is typed


def limits() -> list[tuple[str, str]]:
    """How long a turn may take, in seconds, each with words."""
    return [
        ("", _("No clock")),
        ("30", _seconds(30)),
        ("60", _minutes(1)),
        ("300", _minutes(5)),
        ("86400", _("A day")),
        ("259200", _("Three days")),
        (OWN, _("Other (minutes)")),
    ]


def _help(usual: str) -> list[tuple[str, str]]:
    """Whether there is some kind of help among people, each answer with words."""
    return [
        ("", usual),
        (Help.ON, pgettext("help at a table", "On")),
        (Help.ASK, _("If the others agree")),
        (Help.OFF, pgettext("help at a table", "Off")),
    ]


def graces() -> list[tuple[str, str]]:
    """When a bot may play for someone who is away, in seconds, each with words."""
    return [
        ("15", _waits(_seconds(15))),
        ("30", _waits(_seconds(30))),
        ("60", _waits(_minutes(1))),
        ("120", _waits(_minutes(2))),
        ("300", _waits(_minutes(5))),
    ]


def _waits(time: str) -> str:
    return _("a bot can play after {time}", time=time)


def _seconds(count: int) -> str:
    return ngettext("{count} second", "{count} seconds", count)


def _minutes(count: int) -> str:
    return ngettext("{count} minute", "{count} minutes", count)


_AT_EASE = 3  # default number of players


@dataclass(frozen=True)
class FormFields:
    """A form as it was typed, not checked yet."""

    edition: str = ""
    size: str = ""
    players: str = ""
    name: str = ""
    company: str = WITH_BOTS
    bots: Mapping[int, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    untouched: frozenset[str] = frozenset()  # options left as they were offered
    limit: str = ""  # time for a turn: seconds, or OWN for a custom number of minutes
    minutes: str = ""
    ending: str = ""
    hints: str = ""  # among people; the default if empty
    undo: str = ""
    grace: str = ""  # seconds
    deal: str = ""  # of a solitaire
    first: str = ""  # the seat that starts; random if empty
    others: bool = False  # the number of players may be one that is not printed


@dataclass(frozen=True)
class OptionField:
    """One option as the form asks for it."""

    option: Option
    value: str
    usual: str
    why: str = ""  # why the value is refused

    @property
    def choices(self) -> tuple[str, ...]:
        """The values to choose from; none if a number is typed."""
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
    adaptation: str  # what the sheet prints, if this table isn't on it
    asked: list[OptionField]
    kinds: list[str]
    bots: list[str]
    starts: list[tuple[str, str]]  # the possible starters in words; none if the rules say who starts
    first: str
    company: str
    limits: list[tuple[str, str]]
    limit: str
    minutes: str
    ending: str
    help: list[tuple[str, str, list[tuple[str, str]], str]]  # what, its label, the choices, the chosen one
    graces: list[tuple[str, str]]
    grace: str


def read_fields(pairs: Iterable[tuple[str, str]]) -> FormFields:
    """The fields of a form or an address; unknown ones are ignored."""
    plain: dict[str, str] = {}
    bots: dict[int, str] = {}
    options: dict[str, str] = {}
    was: dict[str, str] = {}
    for count, (name, value) in enumerate(pairs):
        if count >= _MOST_FIELDS:
            raise BadSetup(
                _("That form has more than {most} fields. No table needs that many.", most=_MOST_FIELDS)
            )
        if len(name) > _LONGEST or len(value) > _LONGEST:
            raise BadSetup(
                _("That form has an answer of more than {most} letters. Use a shorter one.", most=_LONGEST)
            )
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
    typed = plain.get("players") == OTHER
    return FormFields(
        edition=plain.get("edition", ""),
        size=plain.get("set", ""),
        players=plain.get("others" if typed else "players", ""),
        # Typed, or named by an address. A printed number chosen on the form gives way to the next edition's.
        others=typed or "others" not in plain,
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
        adaptation=rulebook.adaptation(edition, size, seats),
        asked=[_asked(option, typed, refused) for option in offered],
        kinds=list(BOTS),
        bots=[_kept(typed.bots.get(seat)) for seat in range(1, seats)],
        starts=starts,
        first=typed.first if typed.first in dict(starts) else "",
        company=typed.company if typed.company in COMPANY else WITH_BOTS,
        limits=limits(),
        limit=typed.limit if typed.limit in dict(limits()) else "",
        minutes=typed.minutes if _number(typed.minutes) else "10",
        ending=typed.ending if typed.ending in list(TurnEnding) else TurnEnding.BOT,
        help=[
            ("hints", _("Hints"), _help(_("On with friends, off in public")), typed.hints),
            ("undo", _("Undo"), _help(_("Ask friends, off in public")), typed.undo),
        ],
        graces=graces(),
        grace=typed.grace if typed.grace in dict(graces()) else str(FRIENDLY.grace),
    )


def _starts(edition: Edition, seats: int) -> list[tuple[str, str]]:
    """The seats that can be chosen to start, in words; empty if the rules say who starts."""
    if seats == 1 or not edition.start_rotates:
        return []
    others = [(str(seat), _("Seat {number}", number=seat + 1)) for seat in range(1, seats)]
    return [("", pgettext("who starts", "Random")), ("0", pgettext("who starts", "You")), *others]


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
    """The default number of players."""
    low, high = edition.players(size)
    return max(low, min(high, _AT_EASE))


# --- the table


def table_request(game: str, typed: FormFields, own: Sequence[EditionChoice] = ()) -> TableRequest:
    """The table a form asks for; refuses an impossible one in the engine's words."""
    pick = next((each for each in own if each.value == typed.edition and each.edition.game == game), None)
    edition = find_edition(game, typed.edition or None) if pick is None else pick.edition
    size = _whole(
        typed.size,
        edition.sets[0],
        marked("The set is a whole number like 6 for double-six, not {given}."),
    )
    edition.check_set(size)
    seats = _whole(
        typed.players,
        usual_seats(edition, size),
        marked("The number of players is a whole number like 2, not {given}."),
    )
    edition.check(size, seats)
    if typed.company not in COMPANY:
        raise BadSetup(
            _("A table is for bots, for friends or public, not {given}.", given=repr(typed.company))
        )
    given = {
        name: value for name, value in typed.options.items() if value.strip() and name not in typed.untouched
    }
    edition.table(size, seats, dict(given))  # refuses what isn't possible
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
        first=_whole(typed.first, 0, marked("The seat that starts is a whole number like 0, not {given}."))
        if typed.first.strip()
        else None,
    )


def _settings(typed: FormFields) -> dict[str, object]:
    """The settings besides the rules: time limit, help among people, grace period."""
    found: dict[str, object] = {}
    if typed.limit == OWN:
        found["limit"] = 60 * _whole(
            typed.minutes, 10, marked("The minutes for a turn are a whole number like 10, not {given}.")
        )
    elif typed.limit.strip():
        found["limit"] = _whole(
            typed.limit, 0, marked("The time for a turn is a whole number of seconds, not {given}.")
        )
    if found:
        found["ending"] = typed.ending or TurnEnding.BOT
    found |= {name: value for name, value in (("hints", typed.hints), ("undo", typed.undo)) if value}
    if typed.grace.strip():
        found["grace"] = _whole(
            typed.grace,
            0,
            marked("The time before a bot takes over is a whole number of seconds, not {given}."),
        )
    return found


def _bot(typed: FormFields, seat: int) -> str:
    """The bot for a seat."""
    return bot(typed.bots.get(seat, "") or DEFAULT_BOT).name


def _whole(text: str, usual: int, refusal: str) -> int:
    if not text.strip():
        return usual
    number = _number(text)
    if number is None:
        raise BadSetup(_(refusal, given=repr(text)))
    return number
