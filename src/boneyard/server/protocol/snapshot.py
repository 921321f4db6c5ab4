"""One ply of a table, ready to be sent: what all viewers share is encoded once, the rest once for each seat."""

from collections.abc import Sequence
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from boneyard import catalog
from boneyard.bots import BOTS
from boneyard.core.errors import Illegal
from boneyard.core.game import NOBODY, Game
from boneyard.core.match import Match, Round
from boneyard.core.move import Move as PlayedMove
from boneyard.games.solitaire.moves import CONCEDE, solitaire_move
from boneyard.pictures import at_rest, seat_part, touches, with_seat
from boneyard.pictures import table as arranged
from boneyard.pictures.registry import last_laid
from boneyard.pictures.scene import Scene
from boneyard.pictures.scene_diff import Own, difference
from boneyard.pictures.scene_json import own_fields, scene_json, scene_patch
from boneyard.server.assist.line_up import has_trains
from boneyard.server.live import events
from boneyard.server.live.clock import read_clock
from boneyard.server.live.events import RequestKind
from boneyard.server.live.shuffles import is_given, is_joint, nonces_of, rounds_over, skipped_of
from boneyard.server.live.table import LiveTable, MatchPhase
from boneyard.server.protocol.messages import (
    VERSION,
    Ask,
    ChoicesMessage,
    Commitment,
    CountedBy,
    FigureLine,
    FiguresMessage,
    LogLine,
    MatchResult,
    Move,
    MoveKind,
    Nonce,
    RoundEnd,
    RoundFigures,
    RoundScore,
    Seat,
    Shape,
    Shuffle,
    ShuffleMessage,
    ShufflePhase,
    TableMessage,
    TablePhase,
    Touch,
    encode,
)
from boneyard.server.storage.tables import Phase, SeatKind, StoredSeat, TableGone
from boneyard.words import addressed, seen_by, teller, viewer
from boneyard.words.counts import StatLine
from boneyard.words.grammar import side_names
from boneyard.words.language import _, current, say
from boneyard.words.stats import figures
from boneyard.words.titles import table_title

_GOES_ON: Final = {"ended": "null", "result": "null"}
_NO_MOVES: Final = {"moves": "[]", "touch": "null"}
_ALWAYS: Final = ("ply", "phase", "round", "turn", "serial")  # in every patch, for programs that need no more
_MOST_EARLIER: Final = 20  # matches whose shuffles are told at once
MANY: Final = 300  # moves beyond this many are not listed but found by touching
_json: Final = msgspec.json.Encoder()


Fields: TypeAlias = dict[str, str]  # by name, each already encoded


def _text(thing: object) -> str:
    return _json.encode(thing).decode()


def _joined(fields: Fields) -> str:
    return ",".join([f'"{name}":{text}' for name, text in fields.items()])


def _changed(before: Fields, after: Fields) -> Fields:
    return {name: text for name, text in after.items() if before.get(name) != text}


class TableView:
    """A table as its connections see it: the snapshot of this ply, and encoded parts that outlive it."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._snapshots: dict[str, Snapshot] = {}  # by language
        # By language and ply: the line for everyone, and for seats that get a different one.
        self._logs: dict[str, dict[int, tuple[str, dict[int | None, str]]]] = {}
        self._round_scores: dict[tuple[int, int], str] = {}  # by match and round, of those that are over
        self._shuffles: dict[int, str] = {}
        self._figures: dict[str, tuple[int, str]] = {}  # by language
        self._sides: dict[str, tuple[list[str], str]] = {}  # by language: of which players, and encoded
        self._own: dict[tuple[str, int, Shape], tuple[Own, Fields]] = {}  # what seats were last shown

    @property
    def snapshot(self) -> "Snapshot":
        """This ply, ready to be sent to readers of one language."""
        language = current()
        found = self._snapshots.get(language)
        if found is None or found.version != self.table.version:
            found = self._snapshots[language] = Snapshot(self, found)
        return found

    def table_message(self, player: str | None, seat: int | None, base: str, token: str) -> TableMessage:
        """The table, its seats and who is connected."""
        table = self.table
        here, watched = table.seats_here, table.people_here
        watchers = sum(each.seat is None for each in table.listeners)
        going_on = table.phase in (Phase.WAITING, Phase.PLAYING)
        return TableMessage(
            version=VERSION,
            table=table.id,
            game=table.edition.game,
            edition=table.edition.key,
            family=catalog.shelf(table.edition.game),
            title=table_title(table.edition, table.game.size, table.game.seats),
            set=table.game.size,
            options=table.options,
            rounds=table.game.rounds,
            aim=table.aim(),
            summary=table.summary(),
            public=table.public,
            deal=table.deal,
            ways=table.settings,
            phase=TablePhase(table.phase) if going_on else TablePhase.OVER,
            host=table.acts_as_host(player, seat),
            you=seat,
            former=table.former_seat(player) if seat is None else None,
            removed=seat is None and player in table.removed,
            seats=[
                Seat(
                    seat=chair.seat,
                    name=chair.name,
                    kind=chair.kind,
                    bot=chair.bot or None,
                    here=chair.seat in here or (chair.kind is SeatKind.BOT and not chair.person),
                    stands_in=bool(chair.person),
                    gone=chair.gone,
                    away=self._away(chair),
                    host=table.seat_of(table.host) == chair.seat,
                    wish=table.wishes.get(chair.seat),
                    program=chair.seat in here and chair.seat not in watched,
                )
                for chair in table.seats
            ],
            bots=list(BOTS),
            watchers=watchers,
            link=f"{base}/t/{table.id}",
            code=table.code,
            personal=f"{base}/t/{table.id}/seat/{token}" if token else None,
            forms=say(table.game.forms),
            rules=table.rules_link,
            household=table.household,
            lineup=has_trains(table),
        )

    def _away(self, chair: StoredSeat) -> float | None:
        """How long the person of a seat has been away."""
        is_person = chair.kind is SeatKind.PERSON or (chair.person and chair.gone is TableGone.NOT)
        away = self.table.away(chair.seat) if is_person else None
        return None if away is None else round(away, 1)

    def log_since(self, seat: int | None, ply: int) -> str:
        """The log from a ply on, as far as it is kept, as a seat reads it."""
        lines, last = self._logs.setdefault(current(), {}), self.table.ply
        first = last - len(self.table.log)
        if len(lines) > 2 * len(self.table.log):
            for each in [each for each in lines if each < first]:
                del lines[each]
        return ",".join([self._line(lines, each, seat) for each in range(max(ply, first), last)])

    def _line(self, lines: dict[int, tuple[str, dict[int | None, str]]], ply: int, seat: int | None) -> str:
        found = lines.get(ply)
        if found is None:
            found = lines[ply] = self._encode_line(ply)
        public, own = found
        return own.get(seat, public)

    def _encode_line(self, ply: int) -> tuple[str, dict[int | None, str]]:
        entry = self.table.log[ply - self.table.ply]
        words = entry.tell()
        line = LogLine(
            entry.ply, entry.round, entry.seat, words.public, words.bubble, words.points, entry.late
        )
        own: dict[int | None, str] = {
            seat: _text(replace(line, text=text)) for seat, text in words.own.items() if text != words.public
        }
        return _text(line), own

    def scores(self) -> str:
        """The points, round by round and in all; those of finished rounds are encoded once."""
        table, match = self.table, self.table.match
        if match is None or not match.rounds:
            totals = _text(table.game.totals_at_first())
            return f'{{"sides":{self._side_names()},"totals":{totals},"rounds":[]}}'
        over = [self._round_score(match, each) for each in match.rounds[:-1]]
        if table.match_phase is not MatchPhase.PLAYING:
            over.append(_round_score(match.game, match.round))  # not kept: something may still be called
        return f'{{"sides":{self._side_names()},"totals":{_text(match.scores)},"rounds":[{",".join(over)}]}}'

    def _side_names(self) -> str:
        names, language = self.table.names, current()
        known = self._sides.get(language)
        if known is None or known[0] != names:
            known = self._sides[language] = (names, _text(side_names(self.table.game, names)))
        return known[1]

    def _round_score(self, match: Match, round_: Round) -> str:
        key = (self.table.match_number, round_.number)
        found = self._round_scores.get(key)
        if found is None:
            found = self._round_scores[key] = _round_score(match.game, round_)
        return found

    def fairness(self) -> str:
        """The hash of the round that is played or comes next, and the shuffles of this match that may be known."""
        table, match = self.table, self.table.match
        number = match.round.number if match is not None and match.rounds else 1
        if table.match_phase is MatchPhase.ROUND_OVER and table.rounds_before + number + 1 in table.shuffles:
            number += 1
        promised = table.shuffles.get(table.rounds_before + number)
        going_on = table.phase in (Phase.WAITING, Phase.PLAYING) and promised is not None
        promise = _text(
            {
                "hash": promised.hash if promised is not None and going_on else None,
                "round": number,
                "deal": table.deal,
                "given": is_given(promised),
                "never": table.game.never_told,
                "scheme": 1 if promised is None else promised.scheme,
            }
        )
        known = "" if match is None else self._revealed(match, table.rounds_before)
        return f'{promise[:-1]},"revealed":[{known}]}}'

    def next_shuffle(self) -> str:
        """The whole message about the next shuffle; empty if the players don't contribute to it."""
        table = self.table
        promise = table.next_promise
        if promise is None or promise.tiles:
            return ""
        given = table.contributions
        return _text(
            ShuffleMessage(
                number=promise.number,
                match=table.match_number + table.over,
                round=1 if table.over else table.next_number,
                hash=promise.hash,
                phase=ShufflePhase.CLOSED if promise.closed else ShufflePhase.OPEN,
                commitments=[Commitment(seat, given[seat].commitment) for seat in sorted(given)],
            )
        )

    def earlier_shuffles(self, asked: int | None) -> str:
        """The whole message with the shuffles of the last matches before this one, or of one match."""
        if asked is not None:
            self.table.match_at(asked)
        found, before = [], 0
        first = len(self.table.past) - _MOST_EARLIER
        for number, match in enumerate(self.table.matches, 1):
            if number == asked or (asked is None and first < number < self.table.match_number):
                found.append(f'{{"match":{number},"revealed":[{self._revealed(match, before)}]}}')
            before += len(match.rounds)
        return f'{{"type":"shuffles","ply":{self.table.ply},"matches":[{",".join(found)}]}}'

    def _revealed(self, match: Match, before: int) -> str:
        known = self.table.reveals.rounds(match, before)
        if match.game.never_told:  # then only the players' part is told
            known = [
                each for each in rounds_over(match) if is_joint(self.table.shuffles[before + each.number])
            ]
        return ",".join([self._shuffle(before + each.number, each.number) for each in known])

    def _shuffle(self, serial: int, number: int) -> str:
        found = self._shuffles.get(serial)
        if found is None:
            kept = self.table.shuffles[serial]
            told = not self.table.game.never_told
            found = self._shuffles[serial] = _text(
                Shuffle(
                    number,
                    salt="" if is_joint(kept) else kept.salt,
                    secret=kept.salt if told and is_joint(kept) else "",
                    order=kept.tiles if told else "",
                    hash=kept.hash,
                    scheme=kept.scheme,
                    number=serial,
                    nonces=[Nonce(seat, nonce) for seat, nonce in nonces_of(kept).items()],
                    skipped=[Commitment(*each) for each in skipped_of(kept).items()],
                    first=kept.first if told and kept.first != NOBODY else None,
                    chosen=kept.turn != NOBODY,
                    seats=self.table.game.seats,
                )
            )
        return found

    def figures(self) -> str:
        """The complete message with the statistics of the match, computed only once."""
        match, ply = self.table.match, self.table.ply
        if match is None or match.result is None:
            raise Illegal(_("The statistics are ready when the match is over."))
        known = self._figures.get(current())
        if known is None or known[0] != ply:
            found = figures(match)
            message = FiguresMessage(
                ply,
                list(found.players),
                list(found.sides),
                found.unit,
                list(found.start),
                found.low_wins,
                [RoundFigures(each.number, list(each.points), list(each.totals)) for each in found.rounds],
                [_figure_line(each) for each in found.counts],
                [_figure_line(each) for each in found.kinds],
            )
            known = self._figures[current()] = (ply, encode(message))
        return known[1]

    def own_fields(self, own: Own, seat: int, shape: Shape) -> Fields:
        """A seat's part of a scene; for a waiting seat it stays the same."""
        key = (current(), seat, shape)
        known = self._own.get(key)
        if known is None or known[0][:-1] != own[:-1]:  # the summary is the last
            known = self._own[key] = (own, own_fields(own))
        return known[1]


_views: Final[WeakValueDictionary[str, TableView]] = WeakValueDictionary()


def view_of(table: LiveTable) -> TableView:
    """The view that all connections of a table share, for as long as there are any."""
    found = _views.get(table.id)
    if found is None or found.table is not table:
        found = _views[table.id] = TableView(table)
    return found


class Snapshot:
    """One ply in one language; built when first needed, and kept until the ply after the next is told."""

    def __init__(self, view: TableView, before: "Snapshot | None" = None) -> None:
        self._view = view
        self._table = view.table
        self._match = view.table.match
        self.version = view.table.version
        self.before = before  # what a viewer may have seen last
        if before is not None:
            before._rest()
        self._shared: Fields | None = None
        self._waiting: Fields | None = None
        self._scenes: dict[Shape, Scene] = {}
        self._scene_texts: dict[Shape, str] = {}
        self._seat_parts: dict[int | None, Fields] = {}
        self._own_scenes: dict[tuple[int, Shape], Fields] = {}
        self._moves: dict[int, list[PlayedMove]] = {}
        # What changed since the snapshot before.
        self._shared_patch: str | None = None
        self._scene_patches: dict[Shape, str] = {}
        self._seat_patches: dict[tuple[int | None, Shape], str | None] = {}

    def frame(self, seat: int | None, shape: Shape, log: str) -> str:
        """The whole `now` message for a viewer, with what is new in the log; see messages.NowMessage."""
        scene, own = "null", "null"
        if self._has_scene(shape):
            scene = self._scene_texts.get(shape) or scene_json(self._scene(shape))
            self._scene_texts[shape] = scene
            if seat is not None:
                own = f"{{{_joined(self._own_scene(seat, shape))}}}"
        shared, mine = _joined(self._shared_part()), _joined(self._seat_part(seat))
        return f'{{"type":"now",{shared},{mine},"clock":{self._clock()},"scene":{scene},"own":{own},"log":[{log}]}}'

    def patch(self, seat: int | None, shape: Shape, log: str) -> str | None:
        """A `patch` message for a viewer who was told of the snapshot before; None if only the whole will do."""
        before = self.before
        if before is None or self._has_scene(shape) != (shape in before._scenes):
            return None
        if (seat, shape) not in self._seat_patches:
            self._seat_patches[seat, shape] = self._make_seat_patch(before, seat, shape)
        mine = self._seat_patches[seat, shape]
        if mine is None:
            return None
        if self._shared_patch is None:
            self._shared_patch = self._make_shared_patch(before)
        return f'{self._shared_patch}{mine},"clock":{self._clock()},"log":[{log}]}}'

    def _rest(self) -> None:
        """Keep only what the next patches are made from."""
        self.before = None
        self._scene_texts, self._scene_patches, self._seat_patches, self._moves = {}, {}, {}, {}

    # What was shown of the snapshot before is taken as it was then: its match has gone on since.

    def _make_shared_patch(self, before: "Snapshot") -> str:
        old, new = before._shared, self._shared_part()
        assert old is not None
        always = {name: new[name] for name in _ALWAYS}
        rest = {name: text for name, text in _changed(old, new).items() if name not in always}
        return f'{{"type":"patch","since":{before.version},{_joined(always | rest)}'

    def _make_seat_patch(self, before: "Snapshot", seat: int | None, shape: Shape) -> str | None:
        found = _changed(before._seat_parts[seat], self._seat_part(seat))
        if self._has_scene(shape):
            if shape not in self._scene_patches:
                self._scene_patches[shape] = scene_patch(before._scenes[shape], self._scene(shape))
            if self._scene_patches[shape]:
                found["scene"] = self._scene_patches[shape]
            if seat is not None:
                old, new = before._own_scenes[seat, shape], self._own_scene(seat, shape)
                if not old.keys() <= new.keys():
                    return None
                own = {} if old is new else _changed(old, new)
                if own:
                    found["own"] = f"{{{_joined(own)}}}"
        return f",{_joined(found)}" if found else ""

    def _has_scene(self, shape: Shape) -> bool:
        return shape is not Shape.NONE and self._match is not None and bool(self._match.rounds)

    def _clock(self) -> str:
        reading = read_clock(self._table)
        return "null" if reading is None else _text(reading)

    # --- for all

    def _shared_part(self) -> Fields:
        if self._shared is None:
            self._shared = self._make_shared_part()
        return self._shared

    def _make_shared_part(self) -> Fields:
        table, match, view = self._table, self._match, self._view
        phase = table.match_phase
        dealt = match is not None and bool(match.rounds)
        turn = match.turn if match is not None and phase is MatchPhase.PLAYING else None
        return {
            "ply": str(table.ply),
            "phase": f'"{phase}"',
            "round": str(match.round.number) if match is not None and dealt else "0",
            "turn": "null" if turn is None else str(turn),
            "actors": _text(match.actors if match is not None else ()),
            "ready": _text(list(table.ready)),
            "asks": _text(_ask(table)),
            "match": str(table.match_number),
            "won": _text(table.wins),
            "serial": str(self.version),
            "scores": view.scores(),
            "fair": view.fairness(),
        }

    def _scene(self, shape: Shape) -> Scene:
        found = self._scenes.get(shape)
        if found is None:
            match = self._match
            assert match is not None
            game, last = match.game, last_laid(match.round.moves)
            scores = match.scores
            totals = [scores[game.side(seat)] for seat in range(game.seats)] if game.seats > 1 else ()
            wide, low = shape is Shape.WIDE, shape is Shape.LOW
            scene = arranged(game, match.look(None), wide, match.players, last, totals, low)
            found = self._scenes[shape] = at_rest(scene) if self._cut_short else scene
        return found

    @property
    def _cut_short(self) -> bool:
        """Whether the match was decided in the middle of a round, so that no one moves anymore."""
        return self._match is not None and self._match.result is not None and not self._match.round_over

    # --- for a seat

    def _seat_part(self, seat: int | None) -> Fields:
        found = self._seat_parts.get(seat)
        if found is None:
            found = self._seat_parts[seat] = self._make_seat_part(seat)
        return found

    def _make_seat_part(self, seat: int | None) -> Fields:
        match = self._match
        you = {"you": "null" if seat is None else str(seat)}
        if match is None or not match.rounds:
            ask = {"ask": _text(self._table.waiting_sentence()), "says": "[]"}
            return {**you, "undo": "null", "hint": "null", **ask, **_GOES_ON, **_NO_MOVES}
        undo = self._table.undo_options(seat)
        hint = None if undo is None or seat is None else self._table.hint_rule(seat)
        you |= {"undo": _text(undo), "hint": _text(hint), **self._end(match, seat)}
        moves = self.moves(seat)
        if seat is None or not moves:
            replaced = seat is not None and self._table.seats[seat].person and match.result is None
            return {**you, **self._waiting_words(match, None if replaced else seat), **_NO_MOVES}
        if len(moves) > MANY:
            offered = {"moves": "[]", "touch": _text(Touch(self.choices(seat, []).next))}
        else:
            offered = {"moves": _text(buttons(match, seat, moves)), "touch": "null"}
        return {**you, **_words(match, seat, moves), **offered}

    def _waiting_words(self, match: Match, seat: int | None) -> Fields:
        """What a player who can't act reads; in many games the same for all of them."""
        if not viewer.same_for_waiting(match):
            return _words(match, seat, ())
        if self._waiting is None:
            self._waiting = _words(match, seat, ())
        return self._waiting

    def _end(self, match: Match, seat: int | None) -> Fields:
        """How the round and the match ended, as a seat reads it."""
        if self._table.match_phase not in (MatchPhase.ROUND_OVER, MatchPhase.OVER):
            return _GOES_ON
        told, result = viewer.addressed_match(match, seat), match.result
        ended = RoundEnd(*viewer.round_end(told, told.round))
        won = None if result is None else MatchResult(list(result.winners), viewer.winners(match, seat))
        return {"ended": _text(ended), "result": _text(won)}

    def moves(self, seat: int | None) -> list[PlayedMove]:
        """What a seat can do now."""
        match = self._match
        if seat is None or match is None or not match.actors:
            return []
        if seat not in match.actors and not match.game.calls(match.state, seat):
            return []
        if self._table.seats[seat].person:
            return []  # a bot plays there for the time being
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = _moves_of(match, seat)
        return found

    def choices(self, seat: int, chosen: list[str]) -> ChoicesMessage:
        """What can be touched next after some things were, and the moves that these mean."""
        match = self._match
        assert match is not None
        wanted = set(chosen)
        state = match.look(seat)
        meant: list[PlayedMove] = []
        following: dict[str, None] = {}
        for move in self.moves(seat):
            ids = touches(match.game, state, seat, move)
            if wanted.issubset(ids):
                rest = [each for each in ids if each not in wanted]
                following.update(dict.fromkeys(rest))
                if not rest and wanted:
                    meant.append(move)
        return ChoicesMessage(self._table.ply, chosen, list(following), buttons(match, seat, meant))

    def _own_scene(self, seat: int, shape: Shape) -> Fields:
        found = self._own_scenes.get((seat, shape))
        if found is None:
            match = self._match
            assert match is not None
            public = self._scene(shape)
            if self._cut_short:
                own = difference(public, at_rest(with_seat(public, match.game, match.look(seat), seat)))
            else:
                own = seat_part(public, match.game, match.look(seat), seat)
            found = self._own_scenes[seat, shape] = self._view.own_fields(own, seat, shape)
        return found


def buttons(match: Match, seat: int, moves: Sequence[PlayedMove]) -> list[Move]:
    """Moves as a page shows them."""
    tells = teller(match.game)
    seen = seen_by(match, seat, addressed(match.players, seat))
    return [
        Move(
            str(move),
            list(touches(match.game, seen.state, seat, move)),
            tells.button(seen, move),
            MoveKind(move.name()),
            tells.worth(seen, move),
        )
        for move in moves
    ]


def _moves_of(match: Match, seat: int) -> list[PlayedMove]:
    """What a seat can do now, calls that it may try among it; a solitaire player may also give up."""
    moves = [*match.moves(seat), *match.game.calls(match.state, seat)]
    if moves and match.game.seats == 1 and int(CONCEDE) in match.game.kinds:
        moves.append(solitaire_move(CONCEDE))
    return moves


def _words(match: Match, seat: int | None, moves: Sequence[PlayedMove]) -> Fields:
    return {"ask": _text(viewer.ask(match, seat)), "says": _text(viewer.says(match, seat, moves))}


def _ask(table: LiveTable) -> Ask | None:
    """What a player asks the others for."""
    asked, missing = table.request, table.missing_answers()
    if asked is None or (asked.kind is RequestKind.REMATCH and not missing):
        return None  # or everyone wants it, and it is about to be dealt
    text = events.asked(table.names, table.match, asked)
    own = text.own or text.public
    return Ask(asked.kind, asked.seat, say(text.public), say(own), asked.agreed, missing)


def _round_score(game: Game, round_: Round) -> str:
    return _text(RoundScore(round_.number, list(game.tally(round_.state))))


def _figure_line(line: StatLine) -> FigureLine:
    return FigureLine(_(line.what), list(line.numbers), CountedBy(line.by))
