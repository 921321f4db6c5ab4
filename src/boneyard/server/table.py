"""A live table: its match in memory, who sits there, who looks on, and what they are told."""

import asyncio
import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import orjson

from boneyard.catalog import edition as edition_of
from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError, Illegal
from boneyard.core.game import NOBODY, Game
from boneyard.core.match import Match, Round
from boneyard.core.option import Value
from boneyard.pictures.differing import Own
from boneyard.record import write
from boneyard.server import wording
from boneyard.server.dealing import dealt
from boneyard.server.situation import Situation, text_of
from boneyard.server.store import Chair, Event, Kept, Shuffle
from boneyard.server.viewer import Viewer
from boneyard.server.ways import kept_ways
from boneyard.telling import Step
from boneyard.telling.words import side_names

WAITING, PLAYING, ROUND_OVER, OVER, ARCHIVED = "waiting", "playing", "round-over", "over", "archived"
DEAL = "deal"

log = logging.getLogger(__name__)


class Stale(BoneyardError):
    """A move for a ply that is past."""


class LiveTable:
    """One table, built from what is stored of it and kept in step with that."""

    def __init__(self, kept: Kept) -> None:
        row = kept.row
        self.id: str = row.id
        self.public = bool(row.public)
        self.host: str = row.host
        self.made: float = row.made
        self.edition = edition_of(row.game, row.edition)
        self.options: dict[str, Any] = orjson.loads(row.options)
        self.game, settled = _rules(self.edition, row.size, row.seats, row.options)
        self.settled = dict(settled)
        self.ways = kept_ways(row.ways)
        self.phase: str = row.phase
        self.seats: list[Chair] = list(kept.seats)
        self.keys: dict[str, int] = dict(kept.keys)
        self.match: Match | None = None
        self.ply = 0
        self.touched: float = row.touched
        self.shuffles: dict[int, Shuffle] = {each.number: each for each in kept.shuffles}
        self.sent: dict[str, int] = {}  # what was sent by whom, with the ply it made
        self.log: list[tuple[str, int | None, str]] = []  # by ply: for all, who reads it otherwise, and how
        self.owns: dict[
            tuple[int, str], tuple[Own, str]
        ] = {}  # what seats were last shown, and in which words
        self.viewers: list[Viewer] = []
        self.lock = asyncio.Lock()
        self.gone = ""  # why nobody plays here any more
        self._now: Situation | None = None
        self._aim: str | None = None
        self._points: dict[int, str] = {}
        self._revealed: dict[int, str] = {}
        self._shown: dict[
            int, bool
        ] = {}  # by round that is over: whether everybody has seen every tile of it
        self._follow(kept.events)

    # --- keeping in step with the store

    def catch_up(self, kept: Kept) -> bool:
        """Take in what others have stored; whether that was anything."""
        before = (self.ply, self.phase, self.seats, self.keys, self.shuffles, self.ways)
        self.phase, self.seats, self.keys = kept.row.phase, list(kept.seats), dict(kept.keys)
        self.ways = kept_ways(kept.row.ways)
        self.shuffles = {each.number: each for each in kept.shuffles}
        self._follow(kept.events[self.ply :])
        self._now = None
        return before != (self.ply, self.phase, self.seats, self.keys, self.shuffles, self.ways)

    def _follow(self, events: Sequence[Event]) -> None:
        for happened in events:
            self.apply(happened)

    def apply(self, happened: Event) -> None:
        """Let something happen that is committed."""
        if happened.seat is None:
            self._deal()
        else:
            self._move(happened.seat, happened.text)
        if happened.sender:
            self.sent[happened.sender] = self.ply
        self.ply += 1
        self.touched = happened.at
        self._now = None
        if self.match is not None and self.match.result is not None:
            self.phase = OVER

    def _deal(self) -> None:
        if self.match is None:
            self.phase = PLAYING
            names = tuple(chair.name for chair in self.seats)
            self.match = Match(self.edition, self.game, names, self.settled, write)
        match = self.match
        number = match.rounds[-1].number + 1 if match.rounds else 1
        deal = dealt(self.game, self.shuffles[number], match.first_of_next(), match.scores)
        assert deal is not None, "a shuffle is checked before it is promised and before it is dealt"
        match.add_round(number, deal)
        self._note(number, None, f"Round {number} is dealt.")

    def _move(self, seat: int, text: str) -> None:
        match = self.match
        assert match is not None
        before = match.state
        match.play(text, seat)
        move = match.round.moves[-1][1]
        public, mine = wording.told(match, Step(seat, move, before, match.state))
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

    def next_shuffle(self) -> Shuffle | None:
        """The shuffle that is promised for the round to come."""
        match = self.match
        number = match.rounds[-1].number + 1 if match is not None and match.rounds else 1
        return self.shuffles.get(number)

    def can_deal(self) -> bool:
        """Whether the promised shuffle can be dealt now."""
        shuffle, match = self.next_shuffle(), self.match
        if shuffle is None:
            return False
        if match is None:
            return dealt(self.game, shuffle, NOBODY, self.game.totals_at_first()) is not None
        return dealt(self.game, shuffle, match.first_of_next(), match.scores) is not None

    def seat_of(self, player: str | None) -> int | None:
        """The seat a player holds here."""
        return None if player is None else self.keys.get(player)

    def hosted_by(self, player: str | None, seat: int | None) -> bool:
        """Whether this is who made the table; a program has no cookie, and is known by the host's own seat."""
        if player is not None:
            return player == self.host
        return seat is not None and seat == self.seat_of(self.host)

    def aim(self) -> str:
        """When the match is over, in words."""
        if self._aim is None:
            # Words go by the kind of state, so before the first deal the promised one tells; nothing of it is said.
            totals = self.game.totals_at_first()
            deal = dealt(self.game, self.shuffles[1], NOBODY, totals)
            assert deal is not None, "a shuffle is checked before it is promised"
            match = Match(self.edition, self.game, ("",) * self.game.seats, self.settled, write)
            self._aim = wording.aim(match, self.game.begin(deal, totals))
        return self._aim

    def record(self, seat: int | None) -> str:
        """The record as a seat or a watcher may know it; the whole one once the match is over."""
        match = self.match
        if match is None:
            raise Illegal("There is no record yet: the game has not begun.")
        return match.record(seat, watcher=seat is None)

    def forget_now(self) -> None:
        """Have this ply told anew: something other than an event has changed."""
        self._now = None

    def kind(self, seat: int) -> str:
        """Whether a person or a bot sits there, or nobody yet."""
        return self.seats[seat].kind

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

    def scores(self) -> str:
        """The points, round by round and in all."""
        match = self.match
        names = side_names(self.game, [chair.name for chair in self.seats])
        if match is None or not match.rounds:
            totals = self.game.totals_at_first()
            return text_of({"sides": names, "totals": totals, "rounds": ()})
        for each in match.rounds[:-1]:
            if each.number not in self._points:
                self._points[each.number] = _made(each, self.game)
        finished = [self._points[each.number] for each in match.rounds[:-1]]
        if self.moment != PLAYING:
            finished.append(_made(match.round, self.game))  # not kept: something may still be called
        rounds = ",".join(finished)
        return f'{{"sides":{text_of(names)},"totals":{text_of(match.scores)},"rounds":[{rounds}]}}'

    def fairness(self) -> str:
        """The hash of the round that is played or comes next, and the shuffles of those that are over."""
        match = self.match
        number = match.round.number if match is not None and match.rounds else 1
        if self.moment == ROUND_OVER and number + 1 in self.shuffles:
            number += 1
        shown = self.shuffles.get(number)
        revealed = ",".join([self._revealing(each.number) for each in self._open_rounds()])
        going_on = self.phase in (WAITING, PLAYING) and shown is not None
        promise = text_of(
            {
                "hash": shown.hash if shown is not None and going_on else None,
                "round": number,
                "never": self.game.never_told,
            }
        )
        return f'{promise[:-1]},"revealed":[{revealed}]}}'

    def _open_rounds(self) -> Sequence[Round]:
        """The rounds whose shuffle may be known: not where it would show tiles that the game keeps hidden."""
        match = self.match
        if match is None or self.game.never_told:
            return ()
        if match.result is not None:
            return match.rounds
        over = match.rounds if match.rounds and match.round_over else match.rounds[:-1]
        return [each for each in over if self._all_shown(each)]

    def _all_shown(self, round_: Round) -> bool:
        """Whether everybody has seen every tile of a round that is over."""
        if self.game.always_shown:
            return True
        found = self._shown.get(round_.number)
        if found is None:
            found = not self.game.unseen(self.game.look(round_.state, None))
            self._shown[round_.number] = found
        return found

    def _revealing(self, number: int) -> str:
        found = self._revealed.get(number)
        if found is None:
            kept = self.shuffles[number]
            found = self._revealed[number] = text_of(
                {"round": number, "salt": kept.salt, "order": kept.tiles, "hash": kept.hash}
            )
        return found


def _made(round_: Round, game: Game) -> str:
    """What a round brought each side."""
    return text_of({"round": round_.number, "points": game.tally(round_.state)})


# Rules hold no moment of a game but many tables of tiles: what is played alike shares them.
@lru_cache(maxsize=256)
def _rules(edition: Edition, size: int, seats: int, options: str) -> tuple[Game, dict[str, Value]]:
    return edition.table(size, seats, orjson.loads(options))
