"""A live table: its match, its seats, its log and who is connected. Nobody else writes its fields."""

import asyncio
import logging
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
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
from boneyard.server.live.presence import FLICKER, Presence
from boneyard.server.live.shuffles import Reveals, dealt, numbered_deal
from boneyard.server.live.table_settings import Help, TableSettings, read_settings
from boneyard.server.live.table_summary import aim_of, describe_table
from boneyard.server.steady_time import time
from boneyard.server.storage.chat import ChatLine
from boneyard.server.storage.tables import (
    Event,
    Gone,
    Phase,
    SeatingChange,
    SeatKind,
    Shuffle,
    StoredSeat,
    StoredTable,
)
from boneyard.words import Step, viewer


class MatchPhase(StrEnum):
    """How far the current match has come."""

    WAITING = "waiting"
    PLAYING = "playing"
    ROUND_OVER = "round-over"
    OVER = "over"


DEAL = "deal"
CLOCK = "clock"  # the sender of what is done for a player whose time is up
READY = "/ready"  # somebody has seen enough of the round that is over
# Events that leave the position and its clock alone.
_NOT_PLAY = (
    *("/asks", "/yes", "/no", "/lapses", "/hint", "/bot"),
    *("/left", "/removed", "/resigns", "/change", "/keeps", "/swaps", READY),
)
PAST = "The table has moved on. Look again before you play."
log = logging.getLogger(__name__)


class Stale(BoneyardError):
    """A message for a ply that is past."""


class Listener(Protocol):
    """Someone connected to a table, in a seat or watching."""

    @property
    def player(self) -> str | None:
        """The player's id; None for a program, which is known by its seat."""

    @property
    def is_person(self) -> bool:
        """Whether a person looks at the table there, in a browser or through a program that says so."""

    @property
    def seat(self) -> int | None:
        """The seat they hold; None for a spectator."""

    @property
    def address(self) -> str:
        """Where they are connected from."""

    def keep_seat(self, seat: int) -> None:
        """Act for this seat, to which the person at this connection has moved."""

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
    free: Annotated[
        bool,
        Meta(description="whether it happens at once: no other person plays here, or the host allows it"),
    ]


class LiveTable:
    """One table, built from what is stored of it and kept in step with that."""

    def __init__(self, kept: StoredTable, host_patience: float = 600.0, shared: bool = False) -> None:
        row = kept.row
        self.id = row.id
        self.public = row.public
        self.host = row.host
        self.code = row.code
        self.household = row.household  # the TOML where house rules are played
        self.edition = edition_at(row.game, row.edition, row.household)
        self.game, options = rules_of(self.edition, row.size, row.seats, row.options)
        self.options = dict(options)
        self.settings = read_settings(row.turn_limit, row.ways)
        self.phase: Phase = row.phase
        self.closed = ""  # why nobody plays here any more
        self.seats: list[StoredSeat] = _first_names(kept.seats, kept.events)
        self.keys: dict[str, int] = dict(kept.keys)  # the seats of players
        self.removed = set(kept.removed)  # players who may not sit down here again
        self.presence = Presence()
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
        self.advised: int | None = None  # the seat that the others have allowed a hint for its next move
        self.wishes: dict[int, int] = {}  # seats whose player would like another one, and which
        self.reseated = 0  # the last round after which players changed seats, counted through all matches
        self.ready: dict[int, float] = {}  # between two rounds: the seats that have continued, and when
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
        self._shared = shared  # whether other servers may have players of this table
        self._host_patience = host_patience  # seconds without the host after which someone else acts as host
        self._host_seen = time()
        self._event_count = 0  # of those that are neither a move nor a deal
        self._done: dict[str, int] = {}  # by sender: the ply that their message made
        self._aim: str | None = None
        self._apply_all(kept.events)
        self.seats = list(kept.seats)
        if row.phase is Phase.ARCHIVED:
            self.phase = Phase.ARCHIVED

    # --- keeping in step with the store

    def catch_up(self, kept: StoredTable) -> bool:
        """Take in what other servers have stored; whether that was anything."""
        before = (self.ply, self.phase, self.seats, self.keys, self.shuffles, self.settings, self.host)
        self.phase, self.seats, self.keys = kept.row.phase, list(kept.seats), dict(kept.keys)
        self.host, self.removed = kept.row.host, set(kept.removed)
        self.settings = read_settings(kept.row.turn_limit, kept.row.ways)
        self.clock_from = max(self.clock_from, kept.row.touched)
        self.shuffles = {each.number: each for each in kept.shuffles}
        self._apply_all(kept.events[self.ply :])
        self.version += 1
        return before != (
            self.ply,
            self.phase,
            self.seats,
            self.keys,
            self.shuffles,
            self.settings,
            self.host,
        )

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
        self.advised = None
        self.ready.clear()
        return number

    def _move(self, seat: int, text: str, late: bool) -> None:
        match = self.match
        assert match is not None
        before = match.state
        match.play(text, seat)
        self.undone.clear()
        if seat == self.advised:
            self.advised = None
        self.ready.clear()  # a call after the round has changed what there is to see
        move = match.round.moves[-1][1]
        public, own, bubble, points = viewer.log_words(match, Step(seat, move, before, match.state))
        if late:
            public, own = f"{match.players[seat]}'s time was up: {public}", f"Your time was up: {own}"
        self._note(match.round.number, Sentence(seat, public, own, bubble, points, late))

    def _apply_other(self, happened: Event) -> None:
        number = self.match.round.number if self.match is not None and self.match.rounds else 0
        said = self._other(happened.seat, happened.text, happened.at)
        self._event_count += happened.text != READY  # rounds come to an end, so nobody continues forever
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
            case ["ready"] if seat is not None:
                self.ready[seat] = at
                return events.ready(names, seat)
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
                # Who plays on has not gone on asking: a match lies between, and their number has a limit of its own.
                self._event_count -= 1 + (0 if request is None else len(request.agreed))
                self.request = None
                return self._rematch()
            case ["change", number] if seat is not None:
                self.wishes[seat] = int(number)
                return events.wishes(names, seat, int(number), self.is_free(int(number)))
            case ["keeps"] if seat is not None:
                self.wishes.pop(seat, None)
                return events.keeps(names, seat)
            case ["hint"] if request is not None:
                self.request, self.advised = None, request.seat
                return events.advised(names, request.seat)
            case ["wants"] if seat is not None:  # nobody has to ask for their seat any more
                return events.back(names[seat], seat)
        return self._seating(text)

    def _seating(self, text: str) -> Sentence:
        """An event about seats; who sits where is stored beside it, so only names and words follow from it here."""
        what, _, rest = text[1:].partition(" ")
        match what, rest.split("," if "," in rest else None):
            case (("bot" | "left" | "removed" | "resigns"), [number, bot]):
                seat = int(number)
                if self.request is not None and self.request.seat == seat:
                    self.request = None
                self.wishes.pop(seat, None)
                return events.gone(what, self.names, seat, bot, self.over)
            case "stays", [number]:
                return events.stays(self.names[int(number)])
            case "back", [number]:
                return events.back(self.names[int(number)], int(number))
            case "takes", [number, before, after]:
                self._rename({int(number): after})
                return events.takes(before, after, int(number))
            case "swaps", [one, other, first, second]:
                self._swap(int(one), int(other))
                self._rename({int(one): first, int(other): second})
                return events.swaps(second, first)
        return events.UNKNOWN

    def _swap(self, one: int, other: int) -> None:
        """Let what goes with a person follow two who change seats."""
        self.request, self.advised = None, None
        self.wishes = {
            seat: wish
            for seat, wish in self.wishes.items()
            if seat not in (one, other) and wish not in (one, other)
        }
        swapped = {one: other, other: one}
        self.ready = {swapped.get(seat, seat): at for seat, at in self.ready.items()}
        if self.match is not None and self.match.rounds:
            self.reseated = self.rounds_before + self.match.round.number

    def _rename(self, names: dict[int, str]) -> None:
        """Let seats have other names, in a match that goes on too; one that is over keeps those who played it."""
        for seat, name in names.items():
            self.seats[seat] = self.seats[seat]._replace(name=name)
        played = self.match
        if played is not None and played.result is None:
            self.match = Match(self.edition, self.game, tuple(self.names), self.options, write)
            self.match.go_on_from(played)

    def _undo(self, asker: int, count: int) -> Sentence:
        match = self.match
        assert match is not None
        said = events.undone(self.names, match, asker, count)
        self.undone += reversed(match.round.moves[-count:])
        self.ready.clear()
        match.undo(count)
        self.phase = Phase.PLAYING
        self.reveals.forget(self.rounds_before + match.round.number)
        return said

    def _redo(self, asker: int, count: int) -> Sentence:
        assert self.match is not None
        said = events.redone(self.names, asker)
        del self.undone[-count:]
        self.ready.clear()
        self.match.redo(count)
        return said

    def _rematch(self) -> Sentence:
        assert self.match is not None
        self.past.append(self.match)
        self.rounds_before += len(self.match.rounds)
        self._begin()
        self._add_round()
        return events.rematch(self.match_number)

    def _note(self, number: int, said: Sentence) -> None:
        own = said.own if said.own != said.public else ""
        self.log.append(
            LogEntry(self.ply, number, said.seat, said.public, own, said.bubble, said.points, said.late)
        )

    # --- what others do with it

    def sit_down(self, player: str, seat: int, name: str) -> None:
        """Give an open seat to a player."""
        self.seats[seat] = self.seats[seat]._replace(name=name, kind=SeatKind.PERSON, bot="")
        self.keys[player] = seat
        self.presence.note_left(seat)
        self.version += 1

    def reseat(self, change: SeatingChange) -> None:
        """Apply a stored change of who sits where."""
        for chair in change.seats:
            self.seats[chair.seat] = chair
        for player, seat in change.keys.items():
            if seat is None:
                self.keys.pop(player, None)
            else:
                self.keys[player] = seat
                self.presence.note_left(seat)
        if change.host:
            self.host = change.host
            self._host_seen = time()
        self.removed.update(change.removed)
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
        if settings.grace != self.settings.grace:
            self.presence.count_anew()  # a shorter grace period is no way to replace someone at once
        self.settings = settings
        self.version += 1

    def add_chat(self, lines: Sequence[ChatLine]) -> None:
        """Add what was said and is new here."""
        self.chat.add(lines)

    def touch(self) -> None:
        """Note that somebody is about to do something here: the table must not leave memory before."""
        self.touched = time()

    def leave_time(self, seconds: float) -> None:
        """Give whoever is to move at least this many seconds: time without a server is nobody's fault.

        What happened in the future was written under a clock that has been set right since: it's taken to be now.
        """
        self.clock_from = min(self.clock_from, time())
        if self.settings.limit:
            self.clock_from = max(self.clock_from, time() + seconds - self.settings.limit)

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

    def was_done(self, sender: str) -> bool:
        """Whether a message that names no ply was carried out before."""
        return bool(sender) and sender in self._done

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
            return "Everyone is here. The game can start."
        many = "one more player" if len(missing) == 1 else f"{len(missing)} more players"
        return f"Waiting for {many}."

    def aim(self) -> str:
        """When the match is over, in words."""
        if self._aim is None:
            self._aim = aim_of(self.edition, self.game, self.options)
        return self._aim

    def summary(self) -> list[str]:
        """Its rules and settings in a few words."""
        return describe_table(self.edition, self.game, self.options, self.settings, bool(self.household))

    def record(self, seat: int | None, number: object = None) -> str:
        """The record of this match or an earlier one as a seat or a spectator may know it; whole once it is over."""
        match = self.match
        if number is not None and number != self.match_number:
            if type(number) is not int or not 0 < number <= len(self.past):
                raise Illegal(
                    f"There's no match {number!r} here. Matches are numbered from 1 to {len(self.past) + 1}."
                )
            match = self.past[number - 1]
        if match is None:
            raise Illegal("There's no record yet: the game hasn't started.")
        return match.record(seat, watcher=seat is None)

    @property
    def title(self) -> str:
        """What is played here, marked where it adapts the sheet."""
        return self.edition.title_at(self.game.size, self.game.seats)

    @property
    def rules_link(self) -> str:
        """The address of this table's rules."""
        return f"/t/{self.id}/rules" if self.household else f"/rules/{self.edition.game}/{self.edition.key}"

    # --- seats

    def seat_of(self, player: str | None) -> int | None:
        """The seat a player holds here."""
        return None if player is None else self.keys.get(player)

    def seat_of_token(self, table: str, seat: int, link: int) -> int | None:
        """The seat that a personal link opens here; None for one of another table, or one that was replaced."""
        known = table == self.id and 0 <= seat < len(self.seats) and self.seats[seat].link == link
        return seat if known else None

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
        return {each.seat for each in self.listeners} | self.presence.elsewhere

    def away(self, seat: int) -> float | None:
        """How many seconds a seat's player has been away; None while they are here."""
        return None if seat in self.seats_here else self.presence.away_for(seat)

    def holders(self, seat: int) -> list[str]:
        """The players, or devices of one, who hold a seat."""
        return [player for player, held in self.keys.items() if held == seat]

    def former_seat(self, player: str | None) -> int | None:
        """The seat that a player has left and can take back."""
        left = (chair.seat for chair in self.seats if chair.gone is Gone.LEFT and chair.former == player)
        return None if player is None else next(left, None)

    @property
    def rematchers(self) -> list[int]:
        """The seats whose people another match concerns: those who play, and those who resigned from this one."""
        return [
            chair.seat for chair in self.seats if chair.kind is SeatKind.PERSON or chair.gone is Gone.RESIGNED
        ]

    @property
    def people_here(self) -> set[int | None]:
        """The seats at which a person is connected, not only a program."""
        return {each.seat for each in self.listeners if each.is_person}

    def looking(self) -> list[int]:
        """Between two rounds: the people who are here and have not continued. Nobody waits for a program."""
        here, watched = self.seats_here, self.people_here
        return [
            seat
            for seat in self.people
            if seat not in self.ready and (seat in watched or (self._shared and seat not in here))
        ]

    def replaced_player(self, seat: int) -> str:
        """The player who may come back to a hand that this seat plays on alone with bots; "" where there is none."""
        if not self.alone(seat):
            return ""
        return next((chair.person for chair in self.seats if may_return(chair) and chair.seat != seat), "")

    def among_people(self, seat: int) -> bool:
        """Whether other people play here, if only through a bot that stands in for them."""
        others = (chair for chair in self.seats if chair.seat != seat)
        return any(chair.kind is not SeatKind.BOT or may_return(chair) for chair in others)

    def hint_rule(self, seat: int) -> Help:
        """Whether a seat gets a hint now, has to ask the others, or gets none."""
        if not self.among_people(seat) or self.advised == seat:
            return Help.ON
        return self.settings.hints

    @property
    def round_is_fixed(self) -> bool:
        """Whether players changed seats after this round: taken back, it would show someone a second hand."""
        match = self.match
        return (
            match is not None
            and bool(match.rounds)
            and self.reseated == self.rounds_before + match.round.number
        )

    def is_free(self, number: int) -> bool:
        """Whether a seat is a bot's, and nobody is expected back in it."""
        chair = self.seats[number]
        return chair.kind is not SeatKind.PERSON and not may_return(chair)

    def swap_due(self) -> tuple[int, int] | None:
        """A change of seats that was asked for and can happen now: between two rounds, or after the match."""
        if self.match_phase not in (MatchPhase.ROUND_OVER, MatchPhase.OVER):
            return None
        return next(
            (
                (seat, number)
                for seat, number in self.wishes.items()
                if self.is_free(number) or self.wishes.get(number) == seat
            ),
            None,
        )

    def undo_options(self, seat: int | None) -> UndoOptions | None:
        """What a seat can take back or play again; None for a spectator and before the first deal."""
        match = self.match
        if seat is None or match is None or not match.rounds or self.kind(seat) is not SeatKind.PERSON:
            return None
        off = self.settings.undo is Help.OFF and self.among_people(seat)
        may = not off and not self.replaced_player(seat) and not self.round_is_fixed
        return UndoOptions(
            back=may and any(mover == seat for mover, _ in match.round.moves),
            again=may and bool(self.undone),
            free=may and (self.alone(seat) or self.settings.undo is Help.ON),
        )

    def missing_answers(self) -> list[int]:
        """The seats whose answer to the current request is missing."""
        asked = self.request
        if asked is None:
            return []
        if asked.kind is RequestKind.REMATCH:
            return [seat for seat in self.rematch_awaits if seat not in asked.agreed]
        return [seat for seat in self.people if seat not in asked.agreed]

    @property
    def rematch_awaits(self) -> list[int]:
        """The seats that a rematch waits for: nobody who left, or has been away for more than a flicker."""
        absences = [(seat, self.away(seat)) for seat in self.rematchers]
        return [seat for seat, away in absences if away is None or away < FLICKER]

    def check_event_limit(self) -> None:
        """Refuse what could go on forever and fill the store, once there was more of it than anybody needs."""
        if self._event_count >= events.MOST:
            raise Illegal(
                f"This table has used all {events.MOST} undos and requests. Play on, or start another table."
            )

    # --- the host

    def is_host(self, player: str | None, seat: int | None) -> bool:
        """Whether this is the host, on whatever device: it is known by its player, or as one of the host's seat."""
        return player == self.host or (seat is not None and seat == self.seat_of(self.host))

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
            seat = listener.seat
            if seat is not None and all(each.seat != seat for each in self.listeners):
                self.presence.note_left(seat)
            if self.is_host(listener.player, seat):
                self._host_seen = time()

    def moving(self, one: int, other: int) -> list[tuple[Listener, int]]:
        """The connections of two seats that are about to change places, with the seat each then has."""
        to = {one: other, other: one}
        return [(each, to[each.seat]) for each in self.listeners if each.seat is not None and each.seat in to]

    def show_position(self) -> None:
        """Show everyone how things stand; what goes wrong with one connection is not the others' trouble."""
        for each in self.listeners:
            try:
                each.position_changed()
            except Exception:
                log.exception("A viewer of table %s couldn't be updated.", self.id)

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
    return chair._replace(kind=SeatKind.PERSON, bot="", person="", gone=Gone.NOT, former="")


def may_return(chair: StoredSeat) -> bool:
    """Whether a bot plays here for someone who is expected back."""
    return bool(chair.person) and chair.gone is not Gone.LEFT


def _first_names(seats: Sequence[StoredSeat], happened: Sequence[Event]) -> list[StoredSeat]:
    """The seats with the names they had at first: what is stored are the names of today."""
    names = [chair.name for chair in seats]
    for each in reversed(happened):
        what, _, rest = each.text.partition(" ")
        if what == "/takes":
            number, before, _ = rest.split(",")
            names[int(number)] = before
        elif what == "/swaps":
            one, other, first, second = rest.split(",")
            names[int(one)], names[int(other)] = second, first
    return [chair._replace(name=name) for chair, name in zip(seats, names)]


# Rules hold no position but many tables of tiles: tables that play alike share them.
@lru_cache(maxsize=256)
def rules_of(edition: Edition, size: int, seats: int, options: str) -> tuple[Game, dict[str, Value]]:
    """The rules of a table and its options, as the store keeps them."""
    found: dict[str, Any] = orjson.loads(options)
    return edition.table(size, seats, found)
