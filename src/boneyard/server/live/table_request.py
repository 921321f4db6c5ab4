"""What is asked for when a table is made, checked against the editions and their sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from boneyard import catalog
from boneyard.bots import bot
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, listed
from boneyard.core.game import Game
from boneyard.core.option import Value
from boneyard.households import read_household
from boneyard.records.numbered_deals import deal_number
from boneyard.server.http.identity import bot_name, called
from boneyard.server.live.table_settings import FRIENDLY, TableSettings
from boneyard.server.storage.tables import SeatKind, StoredSeat

BEST = "greedy"  # of those that answer at once in every family


KINDS = ("person", "bot", "open")


MOST_OPTIONS = 100


_LONGEST = 40  # letters of a deal's name


@dataclass(frozen=True)
class TableRequest:
    """What somebody asked for; what is left out is as the edition has it."""

    game: str
    edition: str | None = None
    size: int | None = None
    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seats: Sequence[Mapping[str, object]] | None = None  # the maker and open seats where left out
    name: str = ""  # the house gives one
    public: bool = False
    ways: Mapping[str, object] = field(default_factory=dict)
    household: str = ""  # the TOML of a household's edition, in the place of a published one
    deal: int | None = None  # the number of a game for one; any where left out


@dataclass(frozen=True)
class TablePlan:
    """A table that can be made."""

    edition: Edition
    game: Game
    options: dict[str, Value]
    seats: list[StoredSeat]
    own: int | None  # the maker's seat
    ways: TableSettings = FRIENDLY


def plan_table(wish: TableRequest) -> TablePlan:
    """The table that was asked for; refuses what cannot be had, with the sentence of whoever knows."""
    edition = read_household(wish.household) if wish.household else find_edition(wish.game, wish.edition)
    catalog.check_game(edition, wish.game)
    size = edition.sets[0] if wish.size is None else whole("The set", wish.size)
    edition.check_set(size)
    if wish.players is not None:
        count = whole("The number of players", wish.players)
    else:
        count = len(wish.seats) if wish.seats else edition.players(size)[0]
    if len(wish.options) > MOST_OPTIONS:
        raise BadSetup("These are more options than any game has.")
    game, settled = edition.table(size, count, dict(wish.options))
    kinds = wish.seats if wish.seats is not None else [{"kind": "person"}] + [{"kind": "open"}] * (count - 1)
    if len(kinds) != count:
        raise BadSetup(f"There are {count} players but {len(kinds)} seats: say one seat for each.")
    seats, own = _seated(kinds, wish.name)
    return TablePlan(edition, game, settled, seats, own, FRIENDLY.changed(dict(wish.ways)))


def find_edition(game: str, key: str | None) -> Edition:
    """An edition by its name; never by a file's, since the files here are the server's own."""
    if key is not None:
        names = [each.key for each in catalog.editions(game)]
        if key not in names:
            raise BadSetup(f"{game} has no edition {key!r}; it has {listed(names, 'and')}.")
    return catalog.edition(game, key)


def whole(what: str, given: object) -> int:
    """A small whole number."""
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= 1000:
        raise BadSetup(f"{what} is a small whole number, not {given!r}.")
    return given


def read_deal_number(given: object) -> int | None:
    """A deal as a form or a program names it: a number, `today`, or a day; None where none is named."""
    if given is None or given == "":
        return None
    return deal_number(str(given)[:_LONGEST], date.today())


def _seated(kinds: Sequence[Mapping[str, object]], name: str) -> tuple[list[StoredSeat], int | None]:
    """The seats: the first person is who makes the table, further ones are still to come."""
    own: int | None = None
    taken: list[str] = []
    seats: list[StoredSeat] = []
    for seat, each in enumerate(kinds):
        kind = each.get("kind", "open")
        if kind not in KINDS:
            raise BadSetup(f"A seat is for a person, a bot or open, not {kind!r}.")
        if kind == "person" and own is None:
            own = seat
            taken.append(called(name))
            seats.append(StoredSeat(seat, taken[-1], SeatKind.PERSON, ""))
        else:
            # An open seat keeps the kind of bot that takes it when nobody comes.
            plays = bot(each.get("bot") or BEST).name
            seats.append(StoredSeat(seat, "", SeatKind.BOT if kind == "bot" else SeatKind.OPEN, plays))
    return [named(chair, taken) if chair.kind == "bot" else chair for chair in seats], own


def named(chair: StoredSeat, taken: list[str]) -> StoredSeat:
    """A bot's seat with a name that is free."""
    taken.append(bot_name(taken))
    return chair._replace(name=taken[-1])


def fill_names(seats: Sequence[StoredSeat]) -> list[StoredSeat]:
    """The seats with a bot in every open one."""
    taken = [chair.name for chair in seats if chair.kind != "open"]
    return [
        named(chair._replace(kind=SeatKind.BOT, bot=chair.bot or BEST), taken)
        if chair.kind == "open"
        else chair
        for chair in seats
    ]


DEFAULT_BOT = (
    "normal"  # the bot that sits down where nobody chooses one: it plays well and answers in a moment
)
