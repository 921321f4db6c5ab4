"""A live table: its match, its seats, its log and who is connected. Nobody else writes its fields."""

import asyncio
import logging
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from time import time
from typing import Annotated, Any, Protocol

import orjson
from msgspec import Meta, Struct

from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError, Illegal
from boneyard.core.game import NOBODY, Deal, Game
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.core.option import Value
from boneyard.records import write
from boneyard.server.live import events
from boneyard.server.live.chat import Chat
from boneyard.server.live.events import LogEntry, Request, RequestKind, Sentence
from boneyard.server.live.households import edition_at
from boneyard.server.live.shuffles import Reveals, dealt, numbered_deal
from boneyard.server.live.table_settings import TableSettings, read_settings
from boneyard.server.storage.chat import ChatLine
from boneyard.server.storage.tables import Event, Phase, SeatKind, Shuffle, StoredSeat, StoredTable
from boneyard.words import Step, viewer


class MatchPhase(StrEnum):
    """How far the current match has come."""

    WAITING = "waiting"
    PLAYING = "playing"
    ROUND_OVER = "round-over"
    OVER = "over"


DEAL = "deal"
CLOCK = "clock"  # the sender of what is done for a player whose time is up
_NOT_PLAY = ("/asks", "/yes", "/no", "/lapses")  # events that leave the position and its clock alone
PAST = "The table has moved on: look again and play then."
log = logging.getLogger(__name__)


class Stale(BoneyardError):
    """A message for a ply that is past."""


class Listener(Protocol):
    """Someone connected to a table, in a seat or watching."""

    @property
    def player(self) -> str | None:
        """The player's id; None for a program, which is known by its seat."""

    @property
    def seat(self) -> int | None:
        """The seat they hold; None for a spectator."""

    @property
    def address(self) -> str:
        """Where they are connected from."""

    def position_changed(self) -> None:
        """Something happened, or is shown differently from now on."""

    def seats_changed(self) -> None:
        """Someone sat down, came or left, or the settings changed."""

    def chat_changed(self) -> None:
        """Something was said."""

    def table_closed(self, why: str) -> None:
        """Nobody can play here any more."""


class UndoOptions(Struct, frozen=True):
    """What a seat can take back or play again."""

    back: Annotated[bool, Meta(description="whether you have made a move in this round")]
    again: Annotated[bool, Meta(description="whether something was taken back that can be played again")]
    free: Annotated[bool, Meta(description="whether it happens at once, because no other person plays here")]


class LiveTable:
    """One table, built from what is stored of it and kept in step with that."""

    def __init__(self, kept: StoredTable, host_patience: float = 600.0) -> None:
        row = kept.row
        self.id = row.id
        self.public = row.public
        self.host = row.host
        self.code = row.code
        self.household = row.household  # the TOML where house rules are played
        self.edition = edition_at(row.game, row.edition, row.household)
        self.game, options = _rules(self.edition, row.size, row.seats, row.options)
        self.options = dict(options)
        self.settings = read_settings(row.turn_limit, row.ways)
        self.phase: Phase = row.phase
        self.closed = ""  # why nobody plays here any more
        self.seats: list[StoredSeat] = list(kept.seats)
        self.keys: dict[str, int] = dict(kept.keys)  # the seats of players
        self.seats_wanted: set[int] = set()  # seats where a bot stands in and whose player wants them back
        self.match: Match | None = None
        self.past: list[Match] = []  # the matches that were played here before
        self.rounds_before = 0  # rounds of theirs: shuffles are numbered through all matches of a table
        self.shuffles: dict[int, Shuffle] = {each.number: each for each in kept.shuffles}
        self.seed = (
            ""  # what shuffles in the place of chance, in an arena; never kept, so that nobody can look it up
        )
        self.reveals = Reveals()
        self.undone: list[tuple[int, Move]] = []  # moves that were taken back, the first of them last
        self.request: Request | None = None
        self.ply = 0
        self.log: list[LogEntry] = []  # one for each ply
        self.chat = Chat()
        self.listeners: list[Listener] = []
        self.lock = asyncio.Lock()  # held while an event is checked, stored and applied
        self.version = 0  # counts up whenever something that is shown has changed
        self.touched = row.touched  # when someone last did something here: an idle table leaves memory
        self.clock_from = row.touched  # when the clock of a turn was last set
        self.listed_phase = self.phase  # the phase that the lobby knows of
        self.result_stored = 0  # the number of the match whose result is stored
        self._host_patience = host_patience  # seconds without the host after which someone else acts as host
        self._host_seen = time()
        self._event_count = 0  # of those that are neither a move nor a deal
        self._done: dict[str, int] = {}  # by sender: the ply that their message made
        self._aim: str | None = None
        self._apply_all(kept.events)
        if row.phase is Phase.ARCHIVED:
            self.phase = Phase.ARCHIVED

    # --- keeping in step with the store

    def catch_up(self, kept: StoredTable) -> bool:
        """Take in what other servers have stored; whether that was anything."""
        before = (self.ply, self.phase, self.seats, self.keys, self.shuffles, self.settings)
        self.phase, self.seats, self.keys = kept.row.phase, list(kept.seats), dict(kept.keys)
        self.settings = read_settings(kept.row.turn_limit, kept.row.ways)
        self.clock_from = max(self.clock_from, kept.row.touched)
        self.shuffles = {each.number: each for each in kept.shuffles}
        self._apply_all(kept.events[self.ply :])
        self.version += 1
        return before != (self.ply, self.phase, self.seats, self.keys, self.shuffles, self.settings)

    def _apply_all(self, happened: Sequence[Event]) -> None:
        for each in happened:
            self.apply(each)

    def apply(self, happened: Event, shuffle: Shuffle | None = None) -> None:
        """Let a committed event happen, with the shuffle that was promised with it."""
        if shuffle is not None:
            self.shuffles[shuffle.number] = shuffle
        if happened.text.startswith("/"):
            self._apply_other(happened)
        elif happened.seat is None:
            self.request = None
            self._deal()
        else:
            self.request = None
            self._move(happened.seat, happened.text, happened.sender == CLOCK)
        if happened.sender:
            self._done[happened.sender] = self.ply
        self.ply += 1
        self.touched = happened.at
        if not happened.text.startswith(_NOT_PLAY):
            self.clock_from = max(self.clock_from, happened.at)
        self.version += 1
        if self.match is not None and self.match.result is not None:
            self.phase = Phase.OVER

    def _deal(self) -> None:
        if self.match is None:
            self._begin()
        number = self._add_round()
        self._note(
            number, Sentence(None, f"Round {number} is dealt." if self.deal is None else f"Deal {self.deal}.")
        )

    def _begin(self) -> None:
        self.phase = Phase.PLAYING
        self.match = Match(self.edition, self.game, tuple(self.names), self.options, write)

    def _add_round(self) -> int:
        match = self.match
        assert match is not None
        number = self.next_number
        deal = self.deal_of(self.shuffles[self.rounds_before + number])
        assert deal is not None, "a shuffle is checked before it is promised and before it is dealt"
        match.add_round(number, deal)
        self.undone.clear()
        return number

    def _move(self, seat: int, text: str, late: bool) -> None:
        match = self.match
        assert match is not None
        before = match.state
        match.play(text, seat)
        self.undone.clear()
        move = match.round.moves[-1][1]
        public, own = viewer.log_sentences(match, Step(seat, move, before, match.state))
        if late:
            public, own = f"{match.players[seat]}'s time was up: {public}", f"Your time was up: {own}"
        self._note(match.round.number, Sentence(seat, public, own))

    def _apply_other(self, happened: Event) -> None:
        number = self.match.round.number if self.match is not None and self.match.rounds else 0
        said = self._other(happened.seat, happened.text, happened.at)
        self._event_count += 1
        if happened.text == f"/{RequestKind.REMATCH}":
            number = 1
        self._note(number, said)

    def _other(self, seat: int | None, text: str, at: float) -> Sentence:
        """Let an event happen that is neither a move nor a deal."""
        names, request = self.names, self.request
        match text[1:].split():
            case ["asks", kind, *count] if seat is not None:
                asked = Request(RequestKind(kind), seat, int(count[0]) if count else 0, at)
                self.request = asked
                return events.asked(names, self.match, asked)
            case ["yes"] if request is not None and seat is not None:
                request.agreed.append(seat)
                return events.agreed(names, seat)
            case ["no"] if request is not None and seat is not None:
                self.request = None
                return events.declined(names, seat, withdrawn=request.seat == seat)
            case ["lapses"] if request is not None:
                self.request = None
                return events.lapsed(names[request.seat])
            case ["undo", count] if seat is not None:
                self.request = None
                return self._undo(seat if request is None else request.seat, int(count))
            case ["redo", count] if seat is not None:
                self.request = None
                return self._redo(seat if request is None else request.seat, int(count))
            case ["rematch"]:
                self.request = None
                return self._rematch()
            case ["bot", number, bot]:
                self._set_seat(standing_in(self.seats[int(number)], bot))
                return events.stand_in(names[int(number)], bot)
            case ["wants"] if seat is not None:
                self.seats_wanted.add(seat)
                return events.wants_back(names, seat)
            case ["stays", number]:
                self.seats_wanted.discard(int(number))
                return events.stays(names[int(number)])
            case ["back", number]:
                self._set_seat(seated_again(self.seats[int(number)]))
                return events.back(names[int(number)], int(number))
        return events.UNKNOWN

    def _undo(self, asker: int, count: int) -> Sentence:
        match = self.match
        assert match is not None
        said = events.undone(self.names, match, asker, count)
        self.undone += reversed(match.round.moves[-count:])
        match.undo(count)
        self.phase = Phase.PLAYING
        self.reveals.forget(self.rounds_before + match.round.number)
        return said

    def _redo(self, asker: int, count: int) -> Sentence:
        assert self.match is not None
        said = events.redone(self.names, asker)
        del self.undone[-count:]
        self.match.redo(count)
        return said

    def _rematch(self) -> Sentence:
        assert self.match is not None
        self.past.append(self.match)
        self.rounds_before += len(self.match.rounds)
        self._begin()
        self._add_round()
        return events.rematch(self.match_number)

    def _set_seat(self, chair: StoredSeat) -> None:
        self.seats[chair.seat] = chair
        self.seats_wanted.discard(chair.seat)

    def _note(self, number: int, said: Sentence) -> None:
        own = said.own if said.own != said.public else ""
        self.log.append(LogEntry(self.ply, number, said.seat, said.public, own))

    # --- what others do with it

    def sit_down(self, player: str, seat: int, name: str) -> None:
        """Give an open seat to a player."""
        self.seats[seat] = self.seats[seat]._replace(name=name, kind=SeatKind.PERSON, bot="")
        self.keys[player] = seat
        self.version += 1

    def hold(self, player: str, seat: int) -> None:
        """Let another device of a player act for their seat."""
        self.keys[player] = seat

    def start(self, seats: Sequence[StoredSeat], first: Event) -> None:
        """Begin the first match with these players."""
        self.seats = list(seats)
        self.apply(first)

    def change_settings(self, settings: TableSettings, at: float) -> None:
        """Apply new settings; a new clock counts from now, not from the last move."""
        if settings.limit != self.settings.limit:
            self.clock_from = at
        self.settings = settings
        self.version += 1

    def add_chat(self, lines: Sequence[ChatLine]) -> None:
        """Add what was said and is new here."""
        self.chat.add(lines)

    def touch(self) -> None:
        """Note that somebody is about to do something here: the table must not leave memory before."""
        self.touched = time()

    def close(self, why: str) -> None:
        """Put the table away: nobody plays here any more, and the connections end."""
        self.closed, self.phase = why, Phase.ARCHIVED
        self.version += 1
        for each in self.listeners:
            each.table_closed(why)

    def list_phase(self) -> bool:
        """Note what the lobby shows; whether that is new."""
        changed = self.phase != self.listed_phase
        self.listed_phase = self.phase
        return changed

    def note_result_stored(self) -> None:
        """Note that the store knows how the current match ended, or that it has not."""
        self.result_stored = self.match_number if self.over else 0

    def is_repetition(self, sender: str, ply: int) -> bool:
        """Whether this very message was carried out before."""
        # A program that was restarted may use its ids again: only one that names the same ply is a repetition.
        return bool(sender) and self._done.get(sender) == ply

    # --- where it stands

    @property
    def match_phase(self) -> MatchPhase:
        """Where the match stands: waiting, playing, between two rounds, or over."""
        match = self.match
        if match is None or not match.rounds:
            return MatchPhase.WAITING
        if match.result is not None:
            return MatchPhase.OVER
        return MatchPhase.ROUND_OVER if match.round_over else MatchPhase.PLAYING

    @property
    def over(self) -> bool:
        """Whether the current match is over."""
        return self.match is not None and self.match.result is not None

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [chair.name for chair in self.seats]

    @property
    def matches(self) -> list[Match]:
        """Every match that was played here, the current one last."""
        return [*self.past, *([self.match] if self.match is not None else [])]

    @property
    def match_number(self) -> int:
        """Which match of the table this is, counted from 1."""
        return len(self.past) + 1

    @property
    def wins(self) -> list[int]:
        """How many matches each side has won here; a shared victory counts for each."""
        counts = [0] * self.game.sides
        for match in self.matches:
            if match.result is not None:
                for side in {match.game.side(seat) for seat in match.result.winners}:
                    counts[side] += 1
        return counts

    @property
    def next_number(self) -> int:
        """The number in its match of the next round."""
        match = self.match
        return match.rounds[-1].number + 1 if match is not None and match.rounds else 1

    @property
    def deal(self) -> int | None:
        """The number of a solitaire's deal; None where others play."""
        return numbered_deal(self.game, self.shuffles.get(self.rounds_before + 1))

    def deal_of(self, shuffle: Shuffle) -> Deal | None:
        """The next round from a shuffle; None where the rules ask for another one."""
        match = self.match
        if match is None:
            return dealt(self.game, shuffle, 1, NOBODY, self.game.totals_at_first())
        return dealt(self.game, shuffle, self.next_number, match.first_of_next(), match.scores)

    @property
    def round_salt(self) -> str:
        """The salt of the current round's shuffle, which seeds its bots."""
        assert self.match is not None
        return self.shuffles[self.rounds_before + self.match.round.number].salt

    def waiting_sentence(self) -> str:
        """What everyone reads before the first round."""
        missing = [chair for chair in self.seats if chair.kind is SeatKind.OPEN]
        if not missing:
            return "Everybody is here: the game can start."
        many = "one more player" if len(missing) == 1 else f"{len(missing)} more players"
        return f"Waiting for {many}."

    def aim(self) -> str:
        """When the match is over, in words."""
        if self._aim is None:
            # Words go by the kind of state, so before the first deal the promised one is asked; nothing of it shows.
            totals = self.game.totals_at_first()
            deal = dealt(self.game, self.shuffles[1], 1, NOBODY, totals)
            assert deal is not None, "a shuffle is checked before it is promised"
            match = Match(self.edition, self.game, ("",) * self.game.seats, self.options, write)
            self._aim = viewer.aim(match, self.game.begin(deal, totals))
        return self._aim

    def record(self, seat: int | None, number: object = None) -> str:
        """The record of this match or an earlier one as a seat or a spectator may know it; whole once it is over."""
        match = self.match
        if number is not None and number != self.match_number:
            if type(number) is not int or not 0 < number <= len(self.past):
                raise Illegal(
                    f"There is no match {number!r} here: they are numbered from 1 to {len(self.past) + 1}."
                )
            match = self.past[number - 1]
        if match is None:
            raise Illegal("There is no record yet: the game has not begun.")
        return match.record(seat, watcher=seat is None)

    @property
    def rules_link(self) -> str:
        """The address of this table's rules."""
        return f"/t/{self.id}/rules" if self.household else f"/rules/{self.edition.game}/{self.edition.key}"

    # --- seats

    def seat_of(self, player: str | None) -> int | None:
        """The seat a player holds here."""
        return None if player is None else self.keys.get(player)

    def kind(self, seat: int) -> SeatKind:
        """Whether a person or a bot sits there, or nobody yet."""
        return self.seats[seat].kind

    def alone(self, seat: int) -> bool:
        """Whether nobody else is a person here, so that nobody has to be asked."""
        return all(chair.kind is SeatKind.BOT or chair.seat == seat for chair in self.seats)

    @property
    def open_seats(self) -> list[int]:
        """The seats that are still free."""
        return [chair.seat for chair in self.seats if chair.kind is SeatKind.OPEN]

    @property
    def people(self) -> list[int]:
        """The seats in which a person plays."""
        return [chair.seat for chair in self.seats if chair.kind is SeatKind.PERSON]

    @property
    def has_people(self) -> bool:
        """Whether any seat is a person's, or still open to one."""
        return any(chair.kind is not SeatKind.BOT for chair in self.seats)

    @property
    def seats_here(self) -> set[int | None]:
        """The seats whose player is connected; None among them where someone watches."""
        return {each.seat for each in self.listeners}

    def replaced_player(self, seat: int) -> str:
        """The player who may come back to a hand that this seat plays on alone with bots; "" where there is none."""
        if not self.alone(seat):
            return ""
        return next((chair.person for chair in self.seats if chair.person and chair.seat != seat), "")

    def undo_options(self, seat: int | None) -> UndoOptions | None:
        """What a seat can take back or play again; None for a spectator and before the first deal."""
        match = self.match
        if seat is None or match is None or not match.rounds or self.kind(seat) is not SeatKind.PERSON:
            return None
        may = not self.replaced_player(seat)
        return UndoOptions(
            back=may and any(mover == seat for mover, _ in match.round.moves),
            again=may and bool(self.undone),
            free=may and self.alone(seat),
        )

    def missing_answers(self) -> list[int]:
        """The seats whose answer to the current request is missing."""
        asked = self.request
        if asked is None:
            return []
        missing = [seat for seat in self.people if seat not in asked.agreed]
        if asked.kind is RequestKind.REMATCH:
            here = self.seats_here
            return [seat for seat in missing if seat in here]
        return missing

    def check_event_limit(self) -> None:
        """Refuse what could go on forever and fill the store, once there was more of it than anybody needs."""
        if self._event_count >= events.MOST:
            raise Illegal(
                f"Moves were taken back, and things asked for, {events.MOST} times at this table: "
                "play on, or make another one."
            )

    # --- the host

    def is_host(self, player: str | None, seat: int | None) -> bool:
        """Whether this is the person who set up the table; a program has no cookie and is known by the host's seat."""
        if player is not None:
            return player == self.host
        return seat is not None and seat == self.seat_of(self.host)

    def acts_as_host(self, player: str | None, seat: int | None) -> bool:
        """Whether this is the host, or stands in for one who has been away for long."""
        return self.is_host(player, seat) or (seat is not None and seat == self._acting_host())

    @property
    def host_here(self) -> bool:
        """Whether the host is connected."""
        return any(self.is_host(each.player, each.seat) for each in self.listeners)

    @property
    def host_overdue(self) -> float:
        """How many seconds the host has been away for longer than others wait; negative while they still wait."""
        return time() - self._host_seen - self._host_patience

    def _acting_host(self) -> int | None:
        """The first person who is here, once the host has been away for long enough."""
        if self.host_overdue < 0 or self.host_here:
            return None
        here = self.seats_here
        return next((seat for seat in self.people if seat in here), None)

    # --- who is connected

    def join(self, listener: Listener) -> None:
        """Add a connection."""
        self.listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """Remove a connection."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            if self.is_host(listener.player, listener.seat):
                self._host_seen = time()

    def show_position(self) -> None:
        """Show everyone how things stand; what goes wrong with one connection is not the others' trouble."""
        for each in self.listeners:
            try:
                each.position_changed()
            except Exception:
                log.exception("A viewer of table %s could not be told.", self.id)

    def show_seats(self, but: Listener | None = None) -> None:
        """Show everyone who sits here and who is connected."""
        for each in self.listeners:
            if each is not but:
                each.seats_changed()

    def show_chat(self) -> None:
        """Show everyone what was said."""
        for each in self.listeners:
            each.chat_changed()


def standing_in(chair: StoredSeat, bot: str) -> StoredSeat:
    """A seat in which a bot plays for its player; the name stays, since records and scores go by it."""
    return chair._replace(kind=SeatKind.BOT, bot=bot, person=chair.person or chair.name)


def seated_again(chair: StoredSeat) -> StoredSeat:
    """A seat in which its player plays again."""
    return chair._replace(kind=SeatKind.PERSON, bot="", person="")


# Rules hold no position but many tables of tiles: tables that play alike share them.
@lru_cache(maxsize=256)
def _rules(edition: Edition, size: int, seats: int, options: str) -> tuple[Game, dict[str, Value]]:
    found: dict[str, Any] = orjson.loads(options)
    return edition.table(size, seats, found)
