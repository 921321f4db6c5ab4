"""One ply of a table, ready to be sent: what all viewers share is encoded once, the rest once for each seat."""

from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from boneyard import catalog
from boneyard.bots import BOTS
from boneyard.core.errors import Illegal
from boneyard.core.game import Game
from boneyard.core.match import Match, Round
from boneyard.core.move import Move as PlayedMove
from boneyard.games.solitaire.moves import CONCEDE, solitaire_move
from boneyard.pictures import at_rest, seat_part, touches, with_seat
from boneyard.pictures import table as arranged
from boneyard.pictures.registry import last_laid
from boneyard.pictures.scene import Scene
from boneyard.pictures.scene_diff import Own, difference
from boneyard.pictures.scene_json import own_json, scene_json
from boneyard.server.assist.line_up import has_trains
from boneyard.server.live import events
from boneyard.server.live.clock import read_clock
from boneyard.server.live.table import LiveTable, MatchPhase
from boneyard.server.protocol.messages import (
    VERSION,
    Ask,
    ChoicesMessage,
    CountedBy,
    FigureLine,
    FiguresMessage,
    LogLine,
    MatchResult,
    Move,
    MoveKind,
    RoundEnd,
    RoundFigures,
    RoundScore,
    Seat,
    Shape,
    Shuffle,
    TableMessage,
    TablePhase,
    Touch,
    encode,
)
from boneyard.server.storage.tables import Gone, Phase, SeatKind, StoredSeat
from boneyard.words import addressed, seen_by, teller, viewer
from boneyard.words.counts import StatLine
from boneyard.words.grammar import side_names
from boneyard.words.stats import figures

_GOES_ON: Final = '"ended":null,"result":null'
_NO_MOVES: Final = '"moves":[],"touch":null'
MANY: Final = 300  # moves beyond this many are not listed but found by touching
_json: Final = msgspec.json.Encoder()


def _text(thing: object) -> str:
    return _json.encode(thing).decode()


class TableView:
    """A table as its connections see it: the snapshot of this ply, and encoded parts that outlive it."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._snapshot: Snapshot | None = None
        self._log: list[
            tuple[str, int | None, str]
        ] = []  # by ply: the line for everyone, the seat that reads another one, and that one
        self._round_scores: dict[tuple[int, int], str] = {}  # by match and round, of those that are over
        self._shuffles: dict[int, str] = {}
        self._figures: tuple[int, str] = (-1, "")
        self._own: dict[tuple[int, Shape], tuple[Own, str]] = {}  # what seats were last shown

    @property
    def snapshot(self) -> "Snapshot":
        """This ply, ready to be sent."""
        found = self._snapshot
        if found is None or found.version != self.table.version:
            found = self._snapshot = Snapshot(self)
        return found

    def table_message(self, player: str | None, seat: int | None, base: str, token: str) -> TableMessage:
        """What the table is, who sits there, and who is here."""
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
            title=table.title,
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
            forms=table.game.forms,
            rules=table.rules_link,
            household=table.household,
            lineup=has_trains(table),
        )

    def _away(self, chair: StoredSeat) -> float | None:
        """How long the person of a seat has been away."""
        is_person = chair.kind is SeatKind.PERSON or (chair.person and chair.gone is Gone.NOT)
        away = self.table.away(chair.seat) if is_person else None
        return None if away is None else round(away, 1)

    def log_since(self, seat: int | None, ply: int) -> str:
        """The log from a ply on, as a seat reads it."""
        if len(self._log) < len(self.table.log):
            self._encode_log()
        if ply == self.table.ply - 1:  # as nearly always
            text, reader, own = self._log[ply]
            return own if own and reader == seat else text
        return ",".join([own if own and reader == seat else text for text, reader, own in self._log[ply:]])

    def _encode_log(self) -> None:
        for entry in self.table.log[len(self._log) :]:
            line = LogLine(
                entry.ply, entry.round, entry.seat, entry.public, entry.bubble, entry.points, entry.late
            )
            public = _text(line)
            own = _text(replace(line, text=entry.own)) if entry.own else ""
            self._log.append((public, entry.seat if own else None, own))

    def scores(self) -> str:
        """The points, round by round and in all; those of finished rounds are encoded once."""
        table, match = self.table, self.table.match
        names = side_names(table.game, table.names)
        if match is None or not match.rounds:
            return _text({"sides": names, "totals": table.game.totals_at_first(), "rounds": ()})
        over = [self._round_score(match, each) for each in match.rounds[:-1]]
        if table.match_phase is not MatchPhase.PLAYING:
            over.append(_round_score(match.game, match.round))  # not kept: something may still be called
        return f'{{"sides":{_text(names)},"totals":{_text(match.scores)},"rounds":[{",".join(over)}]}}'

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
                "never": table.game.never_told,
            }
        )
        known = "" if match is None else self._revealed(match, table.rounds_before)
        return f'{promise[:-1]},"revealed":[{known}]}}'

    def earlier_shuffles(self) -> str:
        """The whole message with the shuffles of the matches that were played here before this one."""
        found, before = [], 0
        for number, match in enumerate(self.table.past, 1):
            found.append(f'{{"match":{number},"revealed":[{self._revealed(match, before)}]}}')
            before += len(match.rounds)
        return f'{{"type":"shuffles","ply":{self.table.ply},"matches":[{",".join(found)}]}}'

    def _revealed(self, match: Match, before: int) -> str:
        known = self.table.reveals.rounds(match, before)
        return ",".join([self._shuffle(before + each.number, each.number) for each in known])

    def _shuffle(self, serial: int, number: int) -> str:
        found = self._shuffles.get(serial)
        if found is None:
            kept = self.table.shuffles[serial]
            found = self._shuffles[serial] = _text(Shuffle(number, kept.salt, kept.tiles, kept.hash))
        return found

    def figures(self) -> str:
        """The whole message with the match in numbers; counted once, whoever asks."""
        match, ply = self.table.match, self.table.ply
        if match is None or match.result is None:
            raise Illegal("The statistics are ready when the match is over.")
        if self._figures[0] != ply:
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
            self._figures = (ply, encode(message))
        return self._figures[1]

    def own_part(self, own: Own, seat: int, shape: Shape) -> str:
        """A seat's part of a scene, but for the summary; a seat that waits sees the very same part again."""
        known = self._own.get((seat, shape))
        if known is None or known[0] is not own:
            known = self._own[seat, shape] = (own, own_json(own))
        return known[1]


_views: Final[WeakValueDictionary[str, TableView]] = WeakValueDictionary()


def view_of(table: LiveTable) -> TableView:
    """The view that all connections of a table share, for as long as there are any."""
    found = _views.get(table.id)
    if found is None or found.table is not table:
        found = _views[table.id] = TableView(table)
    return found


class Snapshot:
    """One ply; made when somebody is first shown it, thrown away with the next."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._table = view.table
        self._match = view.table.match
        self.version = view.table.version
        self._shared: str | None = None
        self._waiting: str | None = None
        self._scenes: dict[Shape, tuple[Scene, str]] = {}
        self._seat_parts: dict[int | None, str] = {}
        self._own_scenes: dict[tuple[int, Shape], str] = {}
        self._moves: dict[int, list[PlayedMove]] = {}

    def frame(self, seat: int | None, shape: Shape, log: str) -> str:
        """The whole `now` message for a viewer, with what is new in the log; see messages.NowMessage."""
        if self._shared is None:
            self._shared = self._shared_part()
        scene, own = "null", "null"
        if shape is not Shape.NONE and self._match is not None and self._match.rounds:
            scene = self._scene(shape)[1]
            if seat is not None:
                own = self._own_scene(seat, shape)
        clock = _text(read_clock(self._table))
        mine = self._seat_part(seat)
        return f'{self._shared}{mine},"clock":{clock},"scene":{scene},"own":{own},"log":[{log}]}}'

    # --- for all

    def _shared_part(self) -> str:
        table, match = self._table, self._match
        phase = table.match_phase
        dealt = match is not None and bool(match.rounds)
        head = {
            "type": "now",
            "ply": table.ply,
            "phase": phase,
            "round": match.round.number if match is not None and dealt else 0,
            "turn": match.turn if match is not None and phase is MatchPhase.PLAYING else None,
            "actors": match.actors if match is not None else (),
            "ready": list(table.ready),
            "asks": _ask(table),
            "match": table.match_number,
            "won": table.wins,
        }
        view = self._view
        return f'{_text(head)[:-1]},"scores":{view.scores()},"fair":{view.fairness()},'

    def _scene(self, shape: Shape) -> tuple[Scene, str]:
        found = self._scenes.get(shape)
        if found is None:
            match = self._match
            assert match is not None
            game, last = match.game, last_laid(match.round.moves)
            scores = match.scores
            totals = [scores[game.side(seat)] for seat in range(game.seats)] if game.seats > 1 else ()
            scene = arranged(game, match.look(None), shape is Shape.WIDE, match.players, last, totals)
            scene = at_rest(scene) if self._cut_short else scene
            found = self._scenes[shape] = (scene, scene_json(scene))
        return found

    @property
    def _cut_short(self) -> bool:
        """Whether the match was decided in the middle of a round: nobody is to move any more."""
        return self._match is not None and self._match.result is not None and not self._match.round_over

    # --- for a seat

    def _seat_part(self, seat: int | None) -> str:
        found = self._seat_parts.get(seat)
        if found is None:
            found = self._seat_parts[seat] = self._make_seat_part(seat)
        return found

    def _make_seat_part(self, seat: int | None) -> str:
        match = self._match
        you = f'"you":{"null" if seat is None else seat}'
        if match is None or not match.rounds:
            ask = _text(self._table.waiting_sentence())
            return f'{you},"undo":null,"hint":null,"ask":{ask},"says":[],{_GOES_ON},{_NO_MOVES}'
        undo = self._table.undo_options(seat)
        hint = None if undo is None or seat is None else self._table.hint_rule(seat)
        you = f'{you},"undo":{_text(undo)},"hint":{_text(hint)},{self._end(match, seat)}'
        moves = self.moves(seat)
        if seat is None or not moves:
            replaced = seat is not None and self._table.seats[seat].person and match.result is None
            return f"{you},{self._waiting_words(match, None if replaced else seat)},{_NO_MOVES}"
        if len(moves) > MANY:
            offered = f'"moves":[],"touch":{_text(Touch(self.choices(seat, []).next))}'
        else:
            offered = f'"moves":{_text(buttons(match, seat, moves))},"touch":null'
        return f"{you},{_words(match, seat, moves)},{offered}"

    def _waiting_words(self, match: Match, seat: int | None) -> str:
        """What someone reads who can do nothing now; in many games the same for all of them."""
        if not viewer.same_for_waiting(match):
            return _words(match, seat, ())
        if self._waiting is None:
            self._waiting = _words(match, seat, ())
        return self._waiting

    def _end(self, match: Match, seat: int | None) -> str:
        """How the round and the match ended, as a seat reads it."""
        if self._table.match_phase not in (MatchPhase.ROUND_OVER, MatchPhase.OVER):
            return _GOES_ON
        told, result = viewer.addressed_match(match, seat), match.result
        ended = RoundEnd(*viewer.round_end(told, told.round))
        won = None if result is None else MatchResult(list(result.winners), viewer.winners(match, seat))
        return f'"ended":{_text(ended)},"result":{_text(won)}'

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

    def _own_scene(self, seat: int, shape: Shape) -> str:
        found = self._own_scenes.get((seat, shape))
        if found is None:
            match = self._match
            assert match is not None
            public = self._scene(shape)[0]
            if self._cut_short:
                own = difference(public, at_rest(with_seat(public, match.game, match.look(seat), seat)))
            else:
                own = seat_part(public, match.game, match.look(seat), seat)
            summary = _text(public.summary if own.summary is None else own.summary)
            part = self._view.own_part(own, seat, shape)
            found = self._own_scenes[seat, shape] = f'{part},"summary":{summary}}}'
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


def _words(match: Match, seat: int | None, moves: Sequence[PlayedMove]) -> str:
    return f'"ask":{_text(viewer.ask(match, seat))},"says":{_text(viewer.says(match, seat, moves))}'


def _ask(table: LiveTable) -> Ask | None:
    """What a player asks the others for."""
    asked = table.request
    if asked is None:
        return None
    text = f"{table.seats[asked.seat].name} asks {events.wanted(table.match, asked)}."
    return Ask(asked.kind, asked.seat, text, asked.agreed, table.missing_answers())


def _round_score(game: Game, round_: Round) -> str:
    return _text(RoundScore(round_.number, list(game.tally(round_.state))))


def _figure_line(line: StatLine) -> FigureLine:
    return FigureLine(line.what, list(line.numbers), CountedBy(line.by))
