"""A live table: its match, seats, log and connections. Only this class writes its fields."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import lru_cache, partial
from typing import Annotated, Any, Protocol

import orjson
from msgspec import Meta, Struct

from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError, Illegal
from boneyard.core.game import NOBODY, Deal, Game
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.core.option import Value
from boneyard.core.phrase import marked
from boneyard.records import write
from boneyard.server.live import events
from boneyard.server.live.chat import Chat
from boneyard.server.live.events import RECENT, LogEntry, Request, RequestKind, Sentence
from boneyard.server.live.households import edition_at
from boneyard.server.live.presence import FLICKER, Presence, Report
from boneyard.server.live.setup.settings import Help, TableSettings, read_settings
from boneyard.server.live.setup.summary import aim_of, describe_table
from boneyard.server.live.shuffles import (
    Reveals,
    check_seal,
    completed,
    dealt,
    is_given,
    is_joint,
    numbered,
    numbered_deal,
)
from boneyard.server.steady_time import time
from boneyard.server.storage.chat import ChatLine
from boneyard.server.storage.tables import (
    Contribution,
    Event,
    Phase,
    SeatingChange,
    SeatKind,
    Shuffle,
    StoredSeat,
    StoredTable,
    TableGone,
    rename_back,
)
from boneyard.words import Step, titles
from boneyard.words.language import _, current, ngettext
from boneyard.words.viewer import LogWords


class MatchPhase(StrEnum):
    """The stage of the current match."""

    WAITING = "waiting"
    PLAYING = "playing"
    ROUND_OVER = "round-over"
    OVER = "over"


DEAL = "deal"
CLOCK = "clock"  # the sender of moves made for a player whose time is up
READY = "/ready"  # someone has continued after a round
# Events that leave the position and its clock alone.
_NOT_PLAY = (
    *("/asks", "/yes", "/no", "/lapses", "/hint", "/bot"),
    *("/left", "/removed", "/resigns", "/change", "/keeps", "/swaps", READY),
)
PAST = marked("The table has moved on. Look again before you play.")
_CLOSED = {
    Phase.ARCHIVED: marked("This table was closed because no one has played here for a long time."),
    Phase.CLOSED: marked("The operator of this server has closed this table."),
}
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
    def contributes(self) -> bool:
        """Whether it says that it contributes to shuffles, so that a deal waits for it."""

    @property
    def seat(self) -> int | None:
        """The seat they hold; None for a spectator."""

    @property
    def address(self) -> str:
        """The address they are connected from."""

    def keep_seat(self, seat: int) -> None:
        """Act for this seat, to which the person at this connection has moved."""

    def position_changed(self) -> None:
        """Something happened, or is shown differently from now on."""

    def seats_changed(self) -> None:
        """Someone sat down, came or left, or the settings changed."""

    def chat_changed(self) -> None:
        """Something was said."""

    def shuffle_changed(self) -> None:
        """The next shuffle was promised, or someone has contributed to it."""

    def table_closed(self, why: str) -> None:
        """The table was closed."""

    def reconnect(self) -> None:
        """Connect again: the table is read anew."""

    def notice(self, words: str) -> None:
        """The operator has something to say to everyone."""


class UndoOptions(Struct, frozen=True):
    """What a seat can take back or play again."""

    back: Annotated[bool, Meta(description="whether you have made a move in this round")]
    again: Annotated[bool, Meta(description="whether there is something to redo")]
    free: Annotated[
        bool,
        Meta(description="whether it happens right away: no other person is playing, or the host allows it"),
    ]


class LiveTable:
    """A live table: its match, seats, viewers and the messages they receive, kept in step with the store."""

    def __init__(
        self, kept: StoredTable, host_patience: float = 600.0, presence: Presence | None = None
    ) -> None:
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
        self.closed = ""  # why the table was closed: a marked message
        self.seats: list[StoredSeat] = _first_names(kept.seats, kept.events)
        self.keys: dict[str, int] = dict(kept.keys)  # the seats of players
        self.removed = set(kept.removed)  # players who may not sit down here again
        self.presence = presence or Presence()
        self.match: Match | None = None
        self.past: list[Match] = []  # the matches that were played here before
        self.rounds_before = 0  # rounds of theirs: shuffles are numbered through all matches of a table
        self.shuffles: dict[int, Shuffle] = {}
        self.contributions: dict[int, Contribution] = {}  # by seat: what was given for the next shuffle
        self.expected: dict[
            int, float
        ] = {}  # seats taken in a browser whose page is about to connect, until when
        self.seed = ""  # the seed of the shuffles in an arena; never stored, so that no one can look it up
        self.reveals = Reveals()
        self.undone: list[tuple[int, Move]] = []  # moves that were taken back, the first of them last
        self.request: Request | None = None
        self.advised: int | None = None  # the seat that the others have allowed a hint for its next move
        self.wishes: dict[int, int] = {}  # seats whose player would like another one, and which
        self.reseated = 0  # the last round after which players changed seats, counted through all matches
        self.ready: dict[int, float] = {}  # between two rounds: the seats that have continued, and when
        self.ply = 0
        self.log: deque[LogEntry] = deque(maxlen=RECENT)  # one for each ply: every line holds two positions
        self.chat = Chat()
        self.listeners: list[Listener] = []
        self.lock = asyncio.Lock()  # held while an event is checked, stored and applied
        self.version = 0  # counts up whenever something that is shown has changed
        self.touched = row.touched  # when someone last did something here: an idle table leaves memory
        self.clock_from = row.touched  # when the clock of a turn was last set
        self.listed_phase = self.phase  # the phase that the lobby knows of
        self.latest: Event | None = None  # the last event, if it says all that has changed with it
        self.behind = False  # whether another server has stored something that isn't taken in yet
        self.result_stored = 0  # the number of the match whose result is stored
        self._host_patience = host_patience  # seconds without the host after which someone else acts as host
        self._event_count = 0  # of those that are neither a move nor a deal
        self._done: dict[str, int] = {}  # by sender: the ply that their message made
        self._aims: dict[str, str] = {}  # by language
        self._keep_shuffles(kept.shuffles)
        self._apply_all(kept.events)
        self.seats = list(kept.seats)
        self._keep_contributions(kept.contributions)
        if row.phase.ended:
            self.phase = row.phase

    # --- keeping in step with the store

    def catch_up(self, kept: StoredTable) -> bool:
        """Take in what other servers have stored; whether that was anything."""
        before = (self.ply, self.phase, self.seats, self.keys, self.shuffles, self.settings, self.host)
        for player, seat in kept.keys.items():
            if self.keys.get(player) != seat:
                self.presence.note_left(seat)
        if kept.row.host != self.host:
            self.presence.note_host()
        self.phase, self.seats, self.keys = kept.row.phase, list(kept.seats), dict(kept.keys)
        self.host, self.removed = kept.row.host, set(kept.removed)
        settings = read_settings(kept.row.turn_limit, kept.row.ways)
        if settings.grace != self.settings.grace:
            self.presence.count_anew()
        self.settings = settings
        self.clock_from = max(self.clock_from, kept.row.touched)
        self._keep_shuffles(kept.shuffles)
        self._apply_all([each for each in kept.events if each.ply >= self.ply])
        self.seats = list(kept.seats)
        self.latest = None
        self._keep_contributions(kept.contributions)
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

    def _keep_shuffles(self, kept: Sequence[Shuffle]) -> None:
        """Take the stored shuffles, each checked against its seal."""
        for each in kept:
            if self.shuffles.get(each.number) != each:
                check_seal(each)
        self.shuffles = {each.number: each for each in kept}

    def _keep_contributions(self, kept: Sequence[Contribution]) -> None:
        self.contributions = {each.seat: each for each in kept if each.number == self.next_serial}

    def _apply_all(self, happened: Sequence[Event]) -> None:
        for each in happened:
            self.apply(each)

    def apply(self, happened: Event, shuffles: Sequence[Shuffle] = ()) -> None:
        """Let a committed event happen, with the shuffles that were promised or dealt with it."""
        for shuffle in shuffles:
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
        self.latest = None if shuffles or happened.seat is None else happened
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
        given = is_given(self.shuffles.get(self.rounds_before + number))
        self._note(number, None, partial(events.dealt, self.game, number, self.deal, given))

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
        self.contributions.clear()
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
        step = Step(seat, match.round.moves[-1][1], before, match.state)
        # The line is written when it is read: each reader has a language.
        told = partial(events.moved, match.game, match.players, step, late)
        self._note(match.round.number, seat, told, late)

    def _apply_other(self, happened: Event) -> None:
        number = self.match.round.number if self.match is not None and self.match.rounds else 0
        said = self._other(happened.seat, happened.text, happened.at)
        self._event_count += happened.text != READY  # rounds end, so no one can continue forever
        if happened.text == f"/{RequestKind.REMATCH}":
            number = 1
        self._note(number, said.seat, partial(events.in_words, said))

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
                # A rematch doesn't count as endless asking: a match lies between, and matches have their own limit.
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
            case ["wants"] if seat is not None:  # no longer used: people get their seat back without asking
                return events.back(names[seat], seat)
        return self._seating(text)

    def _seating(self, text: str) -> Sentence:
        """Apply a seat event; the seats themselves are stored separately, so only names and the log change here."""
        what, _space, rest = text[1:].partition(" ")
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
        """Move everything that belongs to a person when two change seats."""
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
        """Rename seats, in a match in progress too; a finished match keeps the names of its players."""
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

    def _note(self, number: int, seat: int | None, tell: Callable[[], LogWords], late: bool = False) -> None:
        self.log.append(LogEntry(self.ply, number, seat, tell, late))

    # --- what others do with it

    def sit_down(self, player: str, seat: int, name: str) -> None:
        """Give an open seat to a player."""
        self.seats[seat] = self.seats[seat]._replace(name=name, kind=SeatKind.PERSON, bot="")
        self.keys[player] = seat
        self.presence.note_left(seat)
        self.version += 1

    def reseat(self, change: SeatingChange) -> None:
        """Apply a stored change of seats."""
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
            self.presence.note_host()
        self.removed.update(change.removed)
        self.latest = None
        self.version += 1

    def hold(self, player: str, seat: int) -> None:
        """Let another device of a player act for their seat."""
        self.keys[player] = seat

    def start(self, seats: Sequence[StoredSeat], first: Event, shuffles: Sequence[Shuffle] = ()) -> None:
        """Begin the first match with these players."""
        self.seats = list(seats)
        self.apply(first, shuffles)

    def contribute(self, given: Contribution) -> None:
        """Note what a seat has given for the next shuffle."""
        self.contributions[given.seat] = given

    def close_commitments(self, given: Sequence[Contribution]) -> None:
        """Note that these are all the commitments that count for the next shuffle."""
        promise = self.shuffles[self.next_serial]
        self.shuffles[promise.number] = promise._replace(closed=True)
        self._keep_contributions(given)

    def expect(self, seat: int, until: float) -> None:
        """Note that the page of a player who has just sat down is about to connect."""
        self.expected[seat] = until

    def connected(self, seat: int) -> None:
        """Note that the page of a player is there: it is no longer expected."""
        self.expected.pop(seat, None)

    def shuffle_by(self, seed: str) -> None:
        """Take all shuffles from a seed, in an arena."""
        self.seed = seed

    def fall_behind(self) -> None:
        """Note that another server may have stored something that isn't taken in yet."""
        self.behind = True

    def start_catching_up(self) -> None:
        """Note that everything stored is about to be taken in."""
        self.behind = False

    def change_settings(self, settings: TableSettings, at: float) -> None:
        """Apply new settings; a new clock counts from now, not from the last move."""
        if settings.limit != self.settings.limit:
            self.clock_from = at
        if settings.grace != self.settings.grace:
            self.presence.count_anew()  # shortening the grace period mustn't let a bot take over immediately
        self.settings = settings
        self.version += 1

    def add_chat(self, lines: Sequence[ChatLine]) -> None:
        """Add what was said and is new here."""
        self.chat.add(lines)

    def touch(self) -> None:
        """Note that someone is about to act here, so that the table isn't unloaded."""
        self.touched = time()

    def leave_time(self, seconds: float) -> None:
        """Give the player to move at least this many seconds: downtime is no one's fault.

        A time in the future was written before the computer's clock was corrected, and counts as now.
        """
        self.clock_from = min(self.clock_from, time())
        if self.settings.limit:
            self.clock_from = max(self.clock_from, time() + seconds - self.settings.limit)

    def close(self, phase: Phase) -> None:
        """Close the table and its connections, because it was archived or closed."""
        self.phase = phase
        why = self.closed = _CLOSED[phase]
        self.version += 1
        for each in self.listeners:
            each.table_closed(why)

    def retire(self) -> None:
        """Do nothing more, and have everyone connect again: this table is about to be read anew."""
        self.closed = PAST
        for each in list(self.listeners):
            each.reconnect()

    def show_notice(self, words: str) -> None:
        """Show everyone what the operator has to say."""
        for each in self.listeners:
            each.notice(words)

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

    # --- the current state

    @property
    def match_phase(self) -> MatchPhase:
        """The stage of the match: waiting, playing, between rounds, or over."""
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

    def match_at(self, number: object) -> Match | None:
        """The match with this number; None if that is the current one and it hasn't started."""
        if number == self.match_number:
            return self.match
        if type(number) is not int or not 0 < number <= len(self.past):
            raise Illegal(
                _(
                    "There's no match {number} here. Matches are numbered from 1 to {count}.",
                    number=repr(number),
                    count=len(self.past) + 1,
                )
            )
        return self.past[number - 1]

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
        """The number of a solitaire's deal, or None if others play."""
        return numbered_deal(self.game, self.shuffles.get(self.rounds_before + 1))

    @property
    def next_serial(self) -> int:
        """The number of the next shuffle, counted through all matches."""
        match = self.match
        return self.rounds_before + (0 if match is None else len(match.rounds)) + 1

    @property
    def next_promise(self) -> Shuffle | None:
        """The promise of the next shuffle, while players can contribute to it."""
        promise = self.shuffles.get(self.next_serial)
        return promise if is_joint(promise) else None

    def next_shuffle(self, people: Sequence[int], rematch: bool = False) -> Shuffle | None:
        """The shuffle to deal next, with what these people have contributed; None if there's none that can be dealt."""
        match, promise = self.match, self.shuffles.get(self.next_serial)
        if rematch and self.game.seats == 1:
            return numbered(self.game, None, self.game.totals_at_first())._replace(number=self.next_serial)
        if promise is None:
            return None
        number, first, totals = 1, NOBODY, self.game.totals_at_first()
        if match is not None and not rematch:
            number, first, totals = self.next_number, match.first_of_next(), match.scores
        if is_joint(promise):
            promise = promise._replace(turn=self._turn_of_rematch()) if rematch else promise
            return completed(self.game, promise, number, first, totals, self.contributions.values(), people)
        return None if rematch or dealt(self.game, promise, number, first, totals) is None else promise

    def _turn_of_rematch(self) -> int:
        """Where chance said who starts, the next seat does in a rematch."""
        begun = self.shuffles[self.rounds_before + 1].first
        return NOBODY if begun == NOBODY else (begun + 1) % self.game.seats

    def deal_of(self, shuffle: Shuffle) -> Deal | None:
        """The next round from a shuffle, or None if the rules require a new shuffle."""
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
            return _("Everyone is here. The game can start.")
        return ngettext("Waiting for one more player.", "Waiting for {count} more players.", len(missing))

    def aim(self) -> str:
        """When the match is over, in words."""
        language = current()
        if language not in self._aims:
            self._aims[language] = aim_of(self.edition, self.game, self.options)
        return self._aims[language]

    def summary(self) -> list[str]:
        """Its rules and settings in a few words."""
        return describe_table(self.edition, self.game, self.options, self.settings, bool(self.household))

    def record(self, seat: int | None, number: object = None) -> str:
        """The record of this match or an earlier one as a seat or a spectator may know it; whole once it is over."""
        match = self.match if number is None else self.match_at(number)
        if match is None:
            raise Illegal(_("There's no record yet: the game hasn't started."))
        return match.record(seat, watcher=seat is None)

    @property
    def title(self) -> str:
        """The game's title in the current language, marked if it adapts the sheet."""
        return titles.table_title(self.edition, self.game.size, self.game.seats)

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
        """Whether a person or a bot sits there, or no one yet."""
        return self.seats[seat].kind

    def alone(self, seat: int) -> bool:
        """Whether there is no other person here who would have to be asked."""
        return not [chair for chair in self.seats if chair.kind is not SeatKind.BOT and chair.seat != seat]

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
        """The players (or devices of one player) that hold a seat."""
        return [player for player, held in self.keys.items() if held == seat]

    def former_seat(self, player: str | None) -> int | None:
        """The seat that a player has left and can take back."""
        left = (chair.seat for chair in self.seats if chair.gone is TableGone.LEFT and chair.former == player)
        return None if player is None else next(left, None)

    @property
    def rematchers(self) -> list[int]:
        """The seats of people who count for a rematch: those who play, and those who resigned from this match."""
        return [
            chair.seat
            for chair in self.seats
            if chair.kind is SeatKind.PERSON or chair.gone is TableGone.RESIGNED
        ]

    @property
    def people_here(self) -> set[int | None]:
        """The seats at which a person is connected, not only a program."""
        return {each.seat for each in self.listeners if each.is_person} | self.presence.people_elsewhere

    @property
    def contributors(self) -> set[int]:
        """The seats that a deal waits for: people whose browser contributes, and whoever is here and has committed."""
        browsers = {each.seat for each in self.listeners if each.contributes}
        here = self.seats_here
        return {seat for seat in self.people if seat in browsers} | {
            seat for seat in self.contributions if seat in here
        }

    def looking(self) -> list[int]:
        """Between rounds: the people who are here and haven't continued. No one waits for a program."""
        here = self.people_here
        return [seat for seat in self.people if seat not in self.ready and seat in here]

    def replaced_player(self, seat: int) -> str:
        """The absent player whose hand this seat could peek at by playing on alone with bots; "" if there isn't one."""
        if not self.alone(seat):
            return ""
        return next((chair.person for chair in self.seats if may_return(chair) and chair.seat != seat), "")

    def among_people(self, seat: int) -> bool:
        """Whether other people play here, even if a bot is standing in for them."""
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
        """Whether a seat is a bot's own, with no one expected back."""
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
        if off or self.replaced_player(seat) or self.round_is_fixed:
            return UndoOptions(back=False, again=False, free=False)
        return UndoOptions(
            back=seat in [mover for mover, _move in match.round.moves],
            again=bool(self.undone),
            free=self.settings.undo is Help.ON or self.alone(seat),
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
        """The seats that a rematch waits for: not those who left or have been away for more than a moment."""
        absences = [(seat, self.away(seat)) for seat in self.rematchers]
        return [seat for seat, away in absences if away is None or away < FLICKER]

    def check_event_limit(self) -> None:
        """Refuse requests that could fill the store, once there have been more than anyone needs."""
        if self._event_count >= events.MOST:
            raise Illegal(
                _(
                    "This table has used all {most} undos and requests. Play on, or start another table.",
                    most=events.MOST,
                )
            )

    # --- the host

    def is_host(self, player: str | None, seat: int | None) -> bool:
        """Whether this is the host, on whatever device: it is known by its player, or as one of the host's seat."""
        return player == self.host or (seat is not None and seat == self.seat_of(self.host))

    def acts_as_host(self, player: str | None, seat: int | None) -> bool:
        """Whether this is the host, or acts for a host who has been away for a long time."""
        return self.is_host(player, seat) or (seat is not None and seat == self._acting_host())

    @property
    def host_here(self) -> bool:
        """Whether the host is connected."""
        return self.presence.host_elsewhere or self._host_connected

    @property
    def _host_connected(self) -> bool:
        return any(self.is_host(each.player, each.seat) for each in self.listeners)

    @property
    def host_overdue(self) -> float:
        """How many seconds the host has been away for longer than others wait; negative while they still wait."""
        return self.presence.host_away_for - self._host_patience

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
                self.presence.note_host()

    @property
    def watched(self) -> bool:
        """Whether anyone looks at it, through whatever server."""
        return bool(self.listeners) or self.presence.watched_elsewhere

    def report(self) -> Report:
        """Who is connected to this server, for the others."""
        seats = {each.seat for each in self.listeners if each.seat is not None}
        people = {each.seat for each in self.listeners if each.seat is not None and each.is_person}
        return self.presence.report(sorted(seats), sorted(people), self._host_connected, bool(self.listeners))

    def moving(self, one: int, other: int) -> list[tuple[Listener, int]]:
        """The connections of two seats that are about to change places, with the seat each then has."""
        to = {one: other, other: one}
        return [(each, to[each.seat]) for each in self.listeners if each.seat is not None and each.seat in to]

    def show_position(self) -> None:
        """Send everyone the current state; an error in one connection doesn't affect the others."""
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

    def show_shuffle(self) -> None:
        """Show everyone how far the next shuffle is."""
        for each in self.listeners:
            each.shuffle_changed()

    def show_chat(self) -> None:
        """Show everyone what was said."""
        for each in self.listeners:
            each.chat_changed()


def standing_in(chair: StoredSeat, bot: str) -> StoredSeat:
    """A seat in which a bot plays for its player; the name stays, since records and scores go by it."""
    return chair._replace(kind=SeatKind.BOT, bot=bot, person=chair.person or chair.name)


def seated_again(chair: StoredSeat) -> StoredSeat:
    """A seat in which its player plays again."""
    return chair._replace(kind=SeatKind.PERSON, bot="", person="", gone=TableGone.NOT, former="")


def may_return(chair: StoredSeat) -> bool:
    """Whether a bot is standing in for someone who is expected back."""
    return bool(chair.person) and chair.gone is not TableGone.LEFT


def _first_names(seats: Sequence[StoredSeat], happened: Sequence[Event]) -> list[StoredSeat]:
    """The seats with the names they had at first: what is stored are the names of today."""
    names = [chair.name for chair in seats]
    for each in reversed(happened):
        rename_back(names, each.text)
    return [chair._replace(name=name) for chair, name in zip(seats, names)]


# Rules hold no position but many tables of tiles: tables that play alike share them.
@lru_cache(maxsize=256)
def rules_of(edition: Edition, size: int, seats: int, options: str) -> tuple[Game, dict[str, Value]]:
    """The rules of a table and its options, as the store keeps them."""
    found: dict[str, Any] = orjson.loads(options)
    return edition.table(size, seats, found)
