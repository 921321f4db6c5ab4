"""What is asked for when a table is made, checked against the editions and their sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated

from msgspec import Meta, Struct

from boneyard import catalog
from boneyard.bots import bot
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, listed
from boneyard.core.game import NOBODY, Game
from boneyard.core.option import Value
from boneyard.households import read_household
from boneyard.records.numbered_deals import deal_number
from boneyard.server.http.identity import bot_name, called
from boneyard.server.live.table_settings import FRIENDLY, PUBLIC, TableSettings
from boneyard.server.storage.tables import SeatKind, StoredSeat

BEST = "greedy"  # of those that answer at once in every family
MOST_SEATS = 100
MOST_OPTIONS = 100
_LONGEST = 40  # letters of a deal's name


class SeatWish(Struct, frozen=True):
    """Who is to sit in a seat."""

    kind: Annotated[SeatKind, Meta(description="`person` (the first of them is you), `bot` or `open`")] = (
        SeatKind.OPEN
    )
    bot: (
        Annotated[
            str, Meta(description="the bot that sits there, or that takes an open seat when nobody comes")
        ]
        | None
    ) = None


@dataclass(frozen=True)
class TableRequest:
    """What somebody asked for; what is left out is as the edition has it."""

    game: str
    edition: str | None = None
    size: int | None = None
    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seats: Sequence[SeatWish] | None = None  # the maker and open seats where left out
    name: str = ""  # the house gives one
    public: bool = False
    settings: Mapping[str, object] = field(default_factory=dict)
    household: str = ""  # the TOML of a household's edition, in the place of a published one
    deal: int | None = None  # the number of a game for one; any where left out
    seed: str = ""  # what shuffles in the place of chance; in an arena only
    first: int | None = (
        None  # the seat that starts, where the rules leave it open; chance says where left out
    )


@dataclass(frozen=True)
class TablePlan:
    """A table that can be made."""

    edition: Edition
    game: Game
    options: dict[str, Value]
    seats: list[StoredSeat]
    own: int | None  # the maker's seat
    first: int = NOBODY  # the seat that starts, where it was named
    settings: TableSettings = FRIENDLY


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
        raise BadSetup("That's more options than any game has.")
    game, settled = edition.table(size, count, dict(wish.options))
    first = NOBODY
    if wish.first is not None:
        first = whole("The seat that starts", wish.first)
        edition.check_first(first, count)
    wishes = wish.seats
    if wishes is None:
        wishes = [SeatWish(SeatKind.PERSON), *[SeatWish()] * (count - 1)]
    if len(wishes) != count:
        raise BadSetup(f"There are {count} players but {len(wishes)} seats. List one seat for each player.")
    seats, own = _seat_players(wishes, wish.name)
    people = sum(chair.kind is not SeatKind.BOT for chair in seats)
    usual = PUBLIC if wish.public and people > 1 else FRIENDLY
    return TablePlan(edition, game, settled, seats, own, first, usual.changed(dict(wish.settings)))


def find_edition(game: str, key: str | None) -> Edition:
    """An edition by its name; never by a file's, since the files here are the server's own."""
    if key is not None:
        names = [each.key for each in catalog.editions(game)]
        if key not in names:
            raise BadSetup(f"{game} has no edition {key!r}. It has {listed(names, 'and')}.")
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


def _seat_players(wishes: Sequence[SeatWish], name: str) -> tuple[list[StoredSeat], int | None]:
    """The seats: the first person is the one who makes the table, further ones are still to come."""
    own: int | None = None
    taken: list[str] = []
    seats: list[StoredSeat] = []
    for seat, wish in enumerate(wishes):
        if wish.kind is SeatKind.PERSON and own is None:
            own = seat
            taken.append(called(name))
            seats.append(StoredSeat(seat, taken[-1], SeatKind.PERSON, ""))
        else:
            # An open seat keeps the kind of bot that takes it when nobody comes.
            plays = bot(wish.bot or BEST).name
            kind = SeatKind.BOT if wish.kind is SeatKind.BOT else SeatKind.OPEN
            seats.append(StoredSeat(seat, "", kind, plays))
    return [named(chair, taken) if chair.kind is SeatKind.BOT else chair for chair in seats], own


def check_seats(given: object) -> None:
    """Refuse seats that make no sense, each for its own reason."""
    if (
        not isinstance(given, list)
        or len(given) > MOST_SEATS
        or not all(isinstance(each, dict) for each in given)
    ):
        raise BadSetup('Seats are a list of objects like {"kind": "open"}, one for each player.')
    for each in given:
        kind = each.get("kind", SeatKind.OPEN)
        if kind not in list(SeatKind):
            raise BadSetup(f"A seat is person, bot or open, not {kind!r}.")
        bot(each.get("bot") or BEST)


def named(chair: StoredSeat, taken: list[str]) -> StoredSeat:
    """A bot's seat with a name that is free."""
    taken.append(bot_name(taken))
    return chair._replace(name=taken[-1])


def bots_own(chair: StoredSeat, taken: Sequence[str]) -> StoredSeat:
    """A seat that someone has left as its bot's own."""
    plain = StoredSeat(chair.seat, "", SeatKind.BOT, chair.bot, link=chair.link)
    return named(plain, list(taken))


def fill_names(seats: Sequence[StoredSeat]) -> list[StoredSeat]:
    """The seats with a bot in every open one."""
    taken = [chair.name for chair in seats if chair.kind is not SeatKind.OPEN]
    return [
        named(chair._replace(kind=SeatKind.BOT, bot=chair.bot or BEST), taken)
        if chair.kind is SeatKind.OPEN
        else chair
        for chair in seats
    ]


DEFAULT_BOT = (
    "normal"  # the bot that sits down where nobody chooses one: it plays well and answers in a moment
)
