"""What is asked for when a table is made, checked against the editions and their sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated, Final

from msgspec import Meta, Struct

from boneyard import catalog
from boneyard.bots import bot
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.game import NOBODY, Deal, Game
from boneyard.core.option import Value
from boneyard.core.phrase import marked
from boneyard.households import read_household
from boneyard.records.numbered_deals import deal_number
from boneyard.records.position import Position, read_position
from boneyard.server.http.identity import bot_name, called
from boneyard.server.live.setup.settings import FRIENDLY, PUBLIC, TableSettings
from boneyard.server.storage.tables import SeatKind, StoredSeat
from boneyard.words.language import _, listed

BEST = "greedy"  # of the bots that answer instantly in every family
MOST_SEATS = 100
MOST_OPTIONS = 100
_LONGEST = 40  # letters of a deal's name


class SeatWish(Struct, frozen=True):
    """Who should sit in a seat."""

    kind: Annotated[SeatKind, Meta(description="`person` (the first of them is you), `bot` or `open`")] = (
        SeatKind.OPEN
    )
    bot: (
        Annotated[
            str, Meta(description="the bot that sits there, or that takes an open seat if no one comes")
        ]
        | None
    ) = None


@dataclass(frozen=True)
class TableRequest:
    """A request for a table; anything omitted is as the edition has it."""

    game: str
    edition: str | None = None
    size: int | None = None
    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seats: Sequence[SeatWish] | None = None  # the maker and open seats if left out
    name: str = ""  # the house gives one
    public: bool = False
    settings: Mapping[str, object] = field(default_factory=dict)
    household: str = ""  # the TOML of a household's edition, in the place of a published one
    deal: int | None = None  # the number of a game for one; any where left out
    seed: str = ""  # what shuffles in the place of chance; in an arena only
    first: int | None = (
        None  # the seat that starts, where the rules leave it open; chance says where left out
    )
    position: str = (
        ""  # what the first round starts from, in the place of a deal: it says game, set and options too
    )


@dataclass(frozen=True)
class TablePlan:
    """A table that can be made."""

    edition: Edition
    game: Game
    options: dict[str, Value]
    seats: list[StoredSeat]
    own: int | None  # the maker's seat
    first: int = NOBODY  # the seat that starts, if one was chosen
    settings: TableSettings = FRIENDLY
    deal: Deal | None = None  # the position that the first round starts from


def plan_table(wish: TableRequest) -> TablePlan:
    """The requested table; refuses an impossible one with the engine's or the setting's sentence."""
    if wish.position:
        return _plan_position(wish)
    edition = read_household(wish.household) if wish.household else find_edition(wish.game, wish.edition)
    catalog.check_game(edition, wish.game)
    size = edition.sets[0] if wish.size is None else whole(wish.size, SET)
    edition.check_set(size)
    if wish.players is not None:
        count = whole(wish.players, PLAYERS)
    else:
        count = len(wish.seats) if wish.seats else edition.players(size)[0]
    if len(wish.options) > MOST_OPTIONS:
        raise BadSetup(_("That's more options than any game has."))
    game, settled = edition.table(size, count, dict(wish.options))
    first = NOBODY
    if wish.first is not None:
        first = whole(wish.first, FIRST)
        edition.check_first(first, count)
    seats, own, settings = _seating(wish, count)
    return TablePlan(edition, game, settled, seats, own, first, settings)


def _seating(
    wish: TableRequest, count: int, own: int = 0
) -> tuple[list[StoredSeat], int | None, TableSettings]:
    """The seats, including the visitor's own, and the settings besides the rules."""
    wishes = wish.seats
    if wishes is None:
        wishes = [SeatWish(SeatKind.PERSON) if seat == own else SeatWish() for seat in range(count)]
    if len(wishes) != count:
        raise BadSetup(
            _(
                "There are {count} players but {seats} seats. List one seat for each player.",
                count=count,
                seats=len(wishes),
            )
        )
    seats, sits = _seat_players(wishes, wish.name)
    people = sum(chair.kind is not SeatKind.BOT for chair in seats)
    usual = PUBLIC if wish.public and people > 1 else FRIENDLY
    return seats, sits, usual.changed(dict(wish.settings))


def read_start(text: str) -> Position:
    """The position that a table can start from."""
    words = text.split(";", 1)[0].split()
    game, slash, key = words[0].partition("/") if words else ("", "", "")
    found = read_position(text, find_edition(game, key) if slash else None)
    state = found.deal.state
    assert state is not None
    if found.game.hidden(state):
        raise BadSetup(
            _("This position has tiles that lie face down, so it can't be played on: name them all.")
        )
    if found.number != 1 or found.totals != found.game.totals_at_first():
        raise BadSetup(
            _("A table starts with round 1 and no scores. Leave round and scores out of the position.")
        )
    if not found.game.actors(state) or found.game.points(state) is not None:
        raise BadSetup(_("The round is over in this position, so there's nothing left to play."))
    return found


def _plan_position(wish: TableRequest) -> TablePlan:
    """A table that starts from a position: whoever asks for it sits in the seat whose turn it is."""
    found = read_start(wish.position)
    state = found.deal.state
    assert state is not None
    seats, own, settings = _seating(wish, found.game.seats, found.game.actors(state)[0])
    return TablePlan(
        found.edition, found.game, found.options, seats, own, found.deal.first, settings, found.deal
    )


def find_edition(game: str, key: str | None) -> Edition:
    """An edition by its name; never by a file's, since the files here are the server's own."""
    if key is not None:
        names = [each.key for each in catalog.editions(game)]
        if key not in names:
            raise BadSetup(
                _(
                    "{game} has no edition {key}. It has {choices}.",
                    game=game,
                    key=repr(key),
                    choices=listed(names, "and"),
                )
            )
    return catalog.edition(game, key)


# How `whole` refuses anything but a small whole number.
SET: Final = marked("The set is a small whole number, not {given}.")
PLAYERS: Final = marked("The number of players is a small whole number, not {given}.")
FIRST: Final = marked("The seat that starts is a small whole number, not {given}.")


def whole(given: object, problem: str) -> int:
    """A small whole number; refuses anything else with a message that has the field `given`."""
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= 1000:
        raise BadSetup(_(problem, given=repr(given)))
    return given


def read_deal_number(given: object) -> int | None:
    """A deal as a form or a program names it: a number, `today`, or a day, or None if none is given."""
    if given is None or given == "":
        return None
    return deal_number(str(given)[:_LONGEST], date.today())


def _seat_players(wishes: Sequence[SeatWish], name: str) -> tuple[list[StoredSeat], int | None]:
    """The seats: the first person makes the table, and the others are still to come."""
    own: int | None = None
    taken: list[str] = []
    seats: list[StoredSeat] = []
    for seat, wish in enumerate(wishes):
        if wish.kind is SeatKind.PERSON and own is None:
            own = seat
            taken.append(called(name))
            seats.append(StoredSeat(seat, taken[-1], SeatKind.PERSON, ""))
        else:
            # An open seat remembers which bot takes it if no one comes.
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
        raise BadSetup(_('Seats are a list of objects like {"kind": "open"}, one for each player.'))
    for each in given:
        kind = each.get("kind", SeatKind.OPEN)
        if kind not in list(SeatKind):
            raise BadSetup(_("A seat is person, bot or open, not {kind}.", kind=repr(kind)))
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


DEFAULT_BOT = "normal"  # the default bot: it plays well and answers quickly
