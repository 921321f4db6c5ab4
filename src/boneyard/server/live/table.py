"""A live table: its match in memory, who sits there, who looks on, and what they are told."""

import asyncio
import logging
from collections.abc import Sequence
from functools import lru_cache
from time import time
from typing import Any

import orjson

from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError, Illegal
from boneyard.core.game import NOBODY, Deal, Game
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.core.option import Value
from boneyard.pictures.scene_diff import Own
from boneyard.records import write
from boneyard.server.live import events, host
from boneyard.server.live.chat import Chat
from boneyard.server.live.events import Asking
from boneyard.server.live.households import edition_at
from boneyard.server.live.scores import Points
from boneyard.server.live.shuffles import Fairness, dealt, number_told
from boneyard.server.live.table_settings import kept_ways
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.encoding import text_of
from boneyard.server.protocol.snapshot import Situation
from boneyard.server.storage.tables import Event, SeatKind, Shuffle, StoredSeat, StoredTable
from boneyard.words import Step
from boneyard.words.viewer import aim, log_sentences

WAITING, PLAYING, ROUND_OVER, OVER, ARCHIVED = "waiting", "playing", "round-over", "over", "archived"


DEAL = "deal"


CLOCK = "clock"  # the sender of what is done for somebody whose time is up


_TALK = ("/asks", "/yes", "/no", "/lapses")  # what leaves the game as it stands, and its clock running

log = logging.getLogger(__name__)


class Stale(BoneyardError):
    """A move for a ply that is past."""


class LiveTable:
    """One table, built from what is stored of it and kept in step with that."""

    def __init__(self, kept: StoredTable) -> None:
        row = kept.row
        self.id: str = row.id
        self.public = bool(row.public)
        self.host: str = row.host
        self.made: float = row.made
        self.code: str | None = row.code
        self.household: str = row.household  # the TOML where a household's own rules are played
        self.edition = edition_at(row.game, row.edition, row.household)
        self.options: dict[str, Any] = orjson.loads(row.options)
        self.game, settled = _rules(self.edition, row.size, row.seats, row.options)
        self.settled = dict(settled)
        self.ways = kept_ways(row.turn_limit, row.ways)
        self.phase: str = row.phase
        self.seats: list[StoredSeat] = list(kept.seats)
        self.keys: dict[str, int] = dict(kept.keys)
        self.match: Match | None = None
        self.past: list[Match] = []  # the matches that were played here before
        self.before = 0  # rounds of theirs: shuffles are numbered through all matches of a table
        self.undone: list[tuple[int, Move]] = []  # moves that were taken back, the first of them last
        self.asking: Asking | None = None
        self.asides = 0  # events that are no move and no deal: unlike moves they could go on for ever
        self.listed: str = row.phase  # the phase that the lobby knows of
        self.wanting: set[int] = set()  # seats where a bot stands in and whose person asks for them
        self.patience = 600.0  # seconds without the host after which somebody else acts for them
        self.host_seen = time()
        self.fairness = Fairness(self)
        self.ply = 0
        self.touched: float = row.touched
        self.since: float = row.touched  # when the clock of a turn was last set
        self.shuffles: dict[int, Shuffle] = {each.number: each for each in kept.shuffles}
        self.sent: dict[str, int] = {}  # what was sent by whom, with the ply it made
        self.log: list[tuple[str, int | None, str]] = []  # by ply: for all, who reads it otherwise, and how
        self.owns: dict[
            tuple[int, str], tuple[Own, str]
        ] = {}  # what seats were last shown, and in which words
        self.talk = Chat()
        self.noted = 0  # the number of the match whose end was kept
        self.figured = (-1, "")  # the ply at which the match was counted through, and what came of it
        self.viewers: list[Viewer] = []
        self.lock = asyncio.Lock()
        self.gone = ""  # why nobody plays here any more
        self._now: Situation | None = None
        self._aim: str | None = None
        self.points = Points(self)
        self._follow(kept.events)
        if row.phase == ARCHIVED:
            self.phase = ARCHIVED

    # --- keeping in step with the store

    def catch_up(self, kept: StoredTable) -> bool:
        """Take in what others have stored; whether that was anything."""
        before = (self.ply, self.phase, self.seats, self.keys, self.shuffles, self.ways)
        self.phase, self.seats, self.keys = kept.row.phase, list(kept.seats), dict(kept.keys)
        self.ways = kept_ways(kept.row.turn_limit, kept.row.ways)
        self.since = max(self.since, kept.row.touched)
        self.shuffles = {each.number: each for each in kept.shuffles}
        self._follow(kept.events[self.ply :])
        self._now = None
        return before != (self.ply, self.phase, self.seats, self.keys, self.shuffles, self.ways)

    def _follow(self, events: Sequence[Event]) -> None:
        for happened in events:
            self.apply(happened)

    def apply(self, happened: Event) -> None:
        """Let something happen that is committed."""
        if happened.text.startswith("/"):
            self._aside(happened.seat, happened.text)
            if self.asking is not None and happened.text.startswith("/asks"):
                self.asking.at = happened.at
        elif happened.seat is None:
            self.asking = None
            self._deal()
        else:
            self.asking = None
            self._move(happened.seat, happened.text, happened.sender == CLOCK)
        if happened.sender:
            self.sent[happened.sender] = self.ply
        self.ply += 1
        self.touched = happened.at
        if not happened.text.startswith(_TALK):
            self.since = max(self.since, happened.at)
        self._now = None
        if self.match is not None and self.match.result is not None:
            self.phase = OVER

    def _deal(self) -> None:
        if self.match is None:
            self._begin()
        number = self._add_round()
        self._note(number, None, f"Round {number} is dealt." if self.deal is None else f"Deal {self.deal}.")

    def _begin(self) -> None:
        self.phase = PLAYING
        names = tuple(chair.name for chair in self.seats)
        self.match = Match(self.edition, self.game, names, self.settled, write)
        self.points.clear()

    def _add_round(self) -> int:
        match = self.match
        assert match is not None
        number = self.next_number
        deal = self.deal_of(self.shuffles[self.before + number])
        assert deal is not None, "a shuffle is checked before it is promised and before it is dealt"
        match.add_round(number, deal)
        self.undone.clear()
        return number

    def _aside(self, seat: int | None, text: str) -> None:
        number = self.match.round.number if self.match is not None and self.match.rounds else 0
        said = events.apply(self, seat, text)
        self.asides += 1
        if text == f"/{events.REMATCH}":
            number = 1
        self._note(number, *said)

    def take_back(self, count: int) -> None:
        """Take back the last moves of the round."""
        match = self.match
        assert match is not None
        self.undone += reversed(match.round.moves[-count:])
        match.undo(count)
        self.phase = PLAYING
        self.fairness.forget(self.before + match.round.number)

    def put_back(self, count: int) -> None:
        """Make moves again that were taken back."""
        assert self.match is not None
        del self.undone[-count:]
        self.match.redo(count)

    def stand_in(self, seat: int, bot: str) -> events.LogEntry:
        """Let a bot play for somebody who has left; the name stays, since records and scores go by it."""
        name = self.seats[seat].name
        self.seats[seat] = standing(self.seats[seat], bot)
        self.wanting.discard(seat)
        return events.LogEntry(None, f"A bot ({bot}) plays for {name} now.")

    def come_back(self, seat: int) -> events.LogEntry:
        """Give a seat back to the person it belongs to."""
        self.seats[seat] = seated_again(self.seats[seat])
        self.wanting.discard(seat)
        name = self.seats[seat].name
        return events.LogEntry(seat, f"{name} plays again.", "You play again.")

    def begin_again(self) -> None:
        """The next match, with its first round dealt."""
        assert self.match is not None
        self.past.append(self.match)
        self.before += len(self.match.rounds)
        self._begin()
        self._add_round()

    def _move(self, seat: int, text: str, late: bool) -> None:
        match = self.match
        assert match is not None
        before = match.state
        match.play(text, seat)
        self.undone.clear()
        move = match.round.moves[-1][1]
        public, mine = log_sentences(match, Step(seat, move, before, match.state))
        if late:
            public, mine = f"{match.players[seat]}'s time was up: {public}", f"Your time was up: {mine}"
        self._note(match.round.number, seat, public, mine)

    def _note(self, number: int, seat: int | None, public: str, mine: str = "") -> None:
        entry = {"ply": self.ply, "round": number, "seat": seat, "text": public}
        everybodys = text_of(entry)
        own = text_of({**entry, "text": mine}) if mine and mine != public else ""
        self.log.append((everybodys, seat if own else None, own))

    # --- what is so now

    @property
    def moment(self) -> str:
        """Where the table stands: waiting, playing, between two rounds, or over."""
        match = self.match
        if match is None or not match.rounds:
            return WAITING
        if match.result is not None:
            return OVER
        return ROUND_OVER if match.round_over else PLAYING

    def waits_for(self, seat: int | None) -> str:
        """What is said before the first round."""
        missing = [chair for chair in self.seats if chair.kind == "open"]
        if not missing:
            return "Everybody is here: the game can start."
        many = "one more player" if len(missing) == 1 else f"{len(missing)} more players"
        return f"Waiting for {many}."

    @property
    def next_number(self) -> int:
        """The number in its match of the round to come."""
        match = self.match
        return match.rounds[-1].number + 1 if match is not None and match.rounds else 1

    @property
    def deal(self) -> int | None:
        """The number of the deal of a game for one; None where others play."""
        return number_told(self.game, self.shuffles.get(self.before + 1))

    def deal_of(self, shuffle: Shuffle) -> Deal | None:
        """The next round from a shuffle; None where the rules ask for another one."""
        match = self.match
        if match is None:
            return dealt(self.game, shuffle, 1, NOBODY, self.game.totals_at_first())
        return dealt(self.game, shuffle, self.next_number, match.first_of_next(), match.scores)

    def seat_of(self, player: str | None) -> int | None:
        """The seat a player holds here."""
        return None if player is None else self.keys.get(player)

    def hosted_by(self, player: str | None, seat: int | None) -> bool:
        """Whether this is who made the table, or acts as host because they have been away for long."""
        return host.acts(self, player, seat)

    def parted(self, viewer: Viewer) -> None:
        """Note that a viewer has gone."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            if host.made(self, viewer.player, viewer.seat):
                self.host_seen = time()

    def aim(self) -> str:
        """When the match is over, in words."""
        if self._aim is None:
            # Words go by the kind of state, so before the first deal the promised one tells; nothing of it is said.
            totals = self.game.totals_at_first()
            deal = dealt(self.game, self.shuffles[1], 1, NOBODY, totals)
            assert deal is not None, "a shuffle is checked before it is promised"
            match = Match(self.edition, self.game, ("",) * self.game.seats, self.settled, write)
            self._aim = aim(match, self.game.begin(deal, totals))
        return self._aim

    def record(self, seat: int | None, number: object = None) -> str:
        """The record of this match or an earlier one as a seat or a watcher may know it; all of it once it is over."""
        match = self.match
        if number is not None and number != len(self.past) + 1:
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
        """Where the rules of this table stand."""
        return f"/t/{self.id}/rules" if self.household else f"/rules/{self.edition.game}/{self.edition.key}"

    def forget_now(self) -> None:
        """Have this ply told anew: something other than an event has changed."""
        self._now = None

    def kind(self, seat: int) -> str:
        """Whether a person or a bot sits there, or nobody yet."""
        return self.seats[seat].kind

    def alone(self, seat: int) -> bool:
        """Whether nobody else is a person here, so that nobody has to be asked."""
        return all(chair.kind == "bot" or chair.seat == seat for chair in self.seats)

    @property
    def persons(self) -> bool:
        """Whether any seat is a person's, or still open to one."""
        return any(chair.kind != "bot" for chair in self.seats)

    # --- telling

    @property
    def now(self) -> Situation:
        """This ply, ready to be sent."""
        if self._now is None:
            self._now = Situation(self)
        return self._now

    def tell_now(self, viewer: Viewer) -> None:
        """Tell one viewer how things stand, with what is new to them in the log."""
        known = viewer.known
        viewer.known = self.ply
        viewer.tell(self.now.frame(viewer.seat, viewer.shape, self.news(viewer.seat, known)))

    def news(self, seat: int | None, since: int) -> str:
        """The log from a ply on, as a seat reads it."""
        if since == self.ply - 1:  # as nearly always
            text, reader, own = self.log[since]
            return own if own and reader == seat else text
        return ",".join([own if own and reader == seat else text for text, reader, own in self.log[since:]])

    def tell_all(self) -> None:
        """Tell every viewer how things stand; what goes wrong with one is not the others' trouble."""
        for viewer in self.viewers:
            try:
                self.tell_now(viewer)
            except Exception:
                log.exception("A viewer of table %s could not be told.", self.id)


def standing(chair: StoredSeat, bot: str) -> StoredSeat:
    """A seat in which a bot plays for its person."""
    return chair._replace(kind=SeatKind.BOT, bot=bot, person=chair.person or chair.name)


def seated_again(chair: StoredSeat) -> StoredSeat:
    """A seat in which its person plays again."""
    return chair._replace(kind=SeatKind.PERSON, bot="", person="")


# Rules hold no moment of a game but many tables of tiles: what is played alike shares them.
@lru_cache(maxsize=256)
def _rules(edition: Edition, size: int, seats: int, options: str) -> tuple[Game, dict[str, Value]]:
    return edition.table(size, seats, orjson.loads(options))
