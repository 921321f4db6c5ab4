"""One ply of a table, ready to be sent: what all viewers share is made and encoded once, the rest once for a seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.pictures import seat_part, touches
from boneyard.pictures import table as arranged
from boneyard.pictures.registry import last_laid
from boneyard.pictures.scene import Scene
from boneyard.pictures.scene_json import own_json, scene_json
from boneyard.server.live import events
from boneyard.server.live.clock import clock_json
from boneyard.server.protocol import text
from boneyard.server.protocol.encoding import text_of
from boneyard.words import viewer as words

if TYPE_CHECKING:
    from boneyard.server.live.table import LiveTable


WIDE, TALL, NONE = "wide", "tall", "none"


SHAPES = (WIDE, TALL, NONE)


_GOES_ON = '"ended":null,"result":null'


_NOTHING = '"moves":[],"touch":null'


def _said(match: Match, seat: int | None, moves: Sequence[Move]) -> str:
    said = {"ask": words.ask(match, seat), "says": words.says(match, seat, moves)}
    return text_of(said)[1:-1]


class Situation:
    """What can be told of a table at one ply; made when somebody is first told, thrown away with the next."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._match = table.match
        self.ply = table.ply
        self._shared: str | None = None
        self._waiting: str | None = None
        self._scenes: dict[str, tuple[Scene, str]] = {}
        self._mine: dict[int | None, str] = {}
        self._own: dict[tuple[int, str], str] = {}
        self._moves: dict[int, list[Move]] = {}

    def frame(self, seat: int | None, shape: str, log: str) -> str:
        """The whole message for a viewer, with what is new in the log."""
        if self._shared is None:
            self._shared = self._made_shared()
        scene, own = "null", "null"
        if shape != NONE and self._match is not None and self._match.rounds:
            scene = self._scene(shape)[1]
            if seat is not None:
                own = self._own_of(seat, shape)
        clock = text_of(clock_json(self._table)) if self._table.ways.limit else "null"
        mine = self._mine_of(seat)
        return f'{self._shared}{mine},"clock":{clock},"scene":{scene},"own":{own},"log":[{log}]}}'

    # --- for all

    def _made_shared(self) -> str:
        table, match = self._table, self._match
        dealt = match is not None and bool(match.rounds)
        head = {
            "type": "now",
            "ply": self.ply,
            "phase": table.moment,
            "round": match.round.number if match is not None and dealt else 0,
            "turn": match.turn if match is not None and table.moment == "playing" else None,
            "actors": match.actors if match is not None else (),
            "asks": events.request_json(table),
            "match": len(table.past) + 1,
            "won": events.won(table),
        }
        return f'{text_of(head)[:-1]},"scores":{table.points.told()},"fair":{table.fairness.told()},'

    def _scene(self, shape: str) -> tuple[Scene, str]:
        found = self._scenes.get(shape)
        if found is None:
            match = self._match
            assert match is not None
            scene = arranged(
                match.game, match.look(None), shape == WIDE, match.players, last_laid(match.round.moves)
            )
            found = self._scenes[shape] = (scene, scene_json(scene))
        return found

    # --- for a seat

    def _mine_of(self, seat: int | None) -> str:
        found = self._mine.get(seat)
        if found is None:
            found = self._mine[seat] = self._made_mine(seat)
        return found

    def _made_mine(self, seat: int | None) -> str:
        match = self._match
        you = f'"you":{"null" if seat is None else seat}'
        if match is None or not match.rounds:
            waiting = {"ask": self._table.waits_for(seat), "says": ()}
            return f'{you},"undo":null,{text_of(waiting)[1:-1]},{_GOES_ON},{_NOTHING}'
        you = f'{you},"undo":{text_of(events.ways_back(self._table, seat))},{self._end(match, seat)}'
        moves = self.moves(seat)
        if seat is None or not moves:
            replaced = seat is not None and self._table.seats[seat].person and match.result is None
            return f"{you},{self._waits(match, None if replaced else seat)},{_NOTHING}"
        offered: dict[str, Any]
        if len(moves) > text.MANY:
            offered = {"moves": (), "touch": {"next": self.choices(seat, [])["next"]}}
        else:
            offered = {"moves": text.buttons(match, seat, moves), "touch": None}
        return f"{you},{_said(match, seat, moves)},{text_of(offered)[1:-1]}"

    def _waits(self, match: Match, seat: int | None) -> str:
        """What is said to who can do nothing now; in many games the same to all of them."""
        if not words.same_for_waiting(match):
            return _said(match, seat, ())
        if self._waiting is None:
            self._waiting = _said(match, seat, ())
        return self._waiting

    def _end(self, match: Match, seat: int | None) -> str:
        """How the round and the match ended, as one tells it to a seat."""
        if self._table.moment not in ("round-over", "over"):
            return _GOES_ON
        told, result = words.addressed_match(match, seat), match.result
        won = None
        if result is not None:
            won = {"winners": result.winners, "text": words.winners(match, seat)}
        return text_of({"ended": words.round_end(told, told.round)._asdict(), "result": won})[1:-1]

    def moves(self, seat: int | None) -> list[Move]:
        """What a seat can do now."""
        if seat is None or self._match is None or seat not in self._match.actors:
            return []
        if self._table.seats[seat].person:
            return []  # a bot plays there for the time being
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = text.moves_of(self._match, seat)
        return found

    def choices(self, seat: int, chosen: list[str]) -> dict[str, Any]:
        """What can be touched next after some things were, and the moves that these mean."""
        match = self._match
        assert match is not None
        wanted = set(chosen)
        state = match.look(seat)
        meant: list[Move] = []
        following: dict[str, None] = {}
        for move in self.moves(seat):
            ids = touches(match.game, state, seat, move)
            if wanted.issubset(ids):
                rest = [each for each in ids if each not in wanted]
                following.update(dict.fromkeys(rest))
                if not rest and wanted:
                    meant.append(move)
        return {"next": list(following), "moves": text.buttons(match, seat, meant)}

    def _own_of(self, seat: int, shape: str) -> str:
        found = self._own.get((seat, shape))
        if found is None:
            match = self._match
            assert match is not None
            public = self._scene(shape)[0]
            own = seat_part(public, match.game, match.look(seat), seat)
            # Who waits sees the very same part again: it need not be put into words again.
            known = self._table.owns.get((seat, shape))
            if known is None or known[0] is not own:
                known = self._table.owns[seat, shape] = (own, own_json(own))
            summary = text_of(public.summary if own.summary is None else own.summary)
            found = self._own[seat, shape] = f'{known[1]},"summary":{summary}}}'
        return found
