"""What a replay page shows of a record: each moment as one seat saw it, as everybody did, or with all tiles open.

Nothing here knows a table: the record holds what whoever asks may know, and nothing else is shown.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import orjson

from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.game import Points, State
from boneyard.core.match import Match
from boneyard.core.tile import DOWN, FACES
from boneyard.pictures import draw, seat_part, with_seat
from boneyard.pictures import table as arranged
from boneyard.pictures.open_hands import with_hands
from boneyard.pictures.registry import last_laid
from boneyard.pictures.scene import BLANK, Scene, piece_id
from boneyard.pictures.scene_json import own_json, scene_json
from boneyard.records import replay
from boneyard.words import Step, teller
from boneyard.words.context import addressed
from boneyard.words.grammar import side_names
from boneyard.words.viewer import RoundEnd, addressed_match, ask, log_words, round_end, winners

MOST_STEPS: Final = 6000  # deals and moves: far more than any match that was played

EVERYBODY, OPEN = "everybody", "open"


class ReplayMoment(NamedTuple):
    """After a deal or a move: the state, and what is said of it."""

    round: int
    move: int  # how many were made in the round
    ply: int  # and in the whole record before this one
    seat: int | None  # who moved; None for a deal
    text: str
    state: State
    last: int  # the tile that was laid last
    totals: Points
    ask: str
    ended: RoundEnd | None
    result: str


class ReplayView:
    """A record played again, with all its moments."""

    def __init__(self, text: str, edition: Edition | None = None) -> None:
        self.moments: list[ReplayMoment] = []
        self.match = replay(text, self._note, edition)
        if not self.moments:
            raise BadSetup("This record has nothing to show: it ends before the first deal.")
        self.game = self.match.game
        # A game for one is told to whoever played it.
        self._names = addressed(self.match.players, 0 if self.game.seats == 1 else None)
        self._covered = {
            (each.number, seat)
            for each in self.match.rounds
            for seat, hand in enumerate(each.deal.hands)
            if DOWN in hand
        }

    def _note(self, match: Match) -> None:
        if len(self.moments) >= MOST_STEPS:
            raise BadSetup(f"This record is too long to show: it has more than {MOST_STEPS} moves.")
        current = match.round
        reader = 0 if match.game.seats == 1 else None
        made = sum([len(each.moves) for each in match.rounds])
        seat, text = None, f"{teller(match.game).unit.capitalize()} {current.number} is dealt."
        if current.moves:
            seat, move = current.moves[-1]
            step = Step(seat, move, self.moments[-1].state, match.state)
            words = log_words(match, step)
            text = words.public if reader is None else words.own
        over = match.round_over
        self.moments.append(
            ReplayMoment(
                current.number,
                len(current.moves),
                made - (1 if current.moves else 0),
                seat,
                text,
                match.state,
                last_laid(current.moves),
                match.scores,
                "" if over else ask(match, reader),
                round_end(addressed_match(match, reader), current) if over else None,
                "" if match.result is None else winners(match, reader),
            )
        )

    # --- the whole

    def outline(self) -> dict[str, Any]:
        """What there is to see: the moves in words, the rounds, and whose eyes one can look through."""
        match = self.match
        return {
            "title": match.title,
            "game": match.edition.game,
            "edition": match.edition.key,
            "players": self._names,
            "over": match.result is not None,
            "unit": teller(match.game).unit,
            "views": self._views(),
            "steps": [
                {
                    "round": each.round,
                    "move": each.move,
                    "ply": each.ply,
                    "seat": each.seat,
                    "text": each.text,
                }
                for each in self.moments
            ],
        }

    def _views(self) -> list[dict[str, str]]:
        """Whose eyes one can look through: a seat's where its tiles are in the record."""
        covered = any([each.deal.hidden() for each in self.match.rounds])
        found = [{"view": OPEN, "label": "All that is known" if covered else "All tiles open"}]
        if self.game.seats == 1:
            return [{"view": "0", "label": "As it was played"}, *found]
        found.append({"view": EVERYBODY, "label": "What everyone saw"})
        numbers = [each.number for each in self.match.rounds]
        for seat, name in enumerate(self.match.players):
            if any([(number, seat) not in self._covered for number in numbers]):
                found.append({"view": str(seat), "label": name})
        return found

    # --- one moment

    def at(self, place: int) -> ReplayMoment:
        """The moment after so many deals and moves; refuses where there is none."""
        if not 0 <= place < len(self.moments):
            raise BadSetup(
                f"There's no moment {place}. This record has moments 0 to {len(self.moments) - 1}."
            )
        return self.moments[place]

    def place_of(self, round_: int, move: int) -> int:
        """Which moment it is after so many moves of a round."""
        for place, each in enumerate(self.moments):
            if each.round == round_ and each.move == move:
                return place
        raise BadSetup(f"There's no move {move} in round {round_} of this record.")

    def moment(self, place: int, view: str, wide: bool) -> str:
        """A moment through somebody's eyes, as JSON: the scene, what differs for a seat, the hands that lie open."""
        moment, seat = self.at(place), self.seat_of(view)
        scene = self._scene(moment, wide)
        own = "null"
        if seat is not None and (moment.round, seat) not in self._covered:
            part = seat_part(scene, self.game, self.game.look(moment.state, seat), seat)
            summary = scene.summary if part.summary is None else part.summary
            own = f'{own_json(part)},"summary":{orjson.dumps(summary).decode()}}}'
        said = {
            "at": place,
            "round": moment.round,
            "move": moment.move,
            "ask": moment.ask,
            "ended": None if moment.ended is None else moment.ended._asdict(),
            "result": moment.result,
            "scores": self._scores(place),
            "hands": self._hands(moment.state) if view == OPEN else None,
            "yard": self._tiles(self.game.boneyard(moment.state)) if view == OPEN else None,
        }
        return f'{orjson.dumps(said).decode()[:-1]},"scene":{scene_json(scene)},"own":{own}}}'

    def seat_of(self, view: str) -> int | None:
        """The seat whose eyes a view means; None for everybody's, and with all open."""
        if view in (EVERYBODY, OPEN):
            return None
        if view.isascii() and view.isdigit() and len(view) < 3 and int(view) < self.game.seats:
            return int(view)
        raise BadSetup(
            f"There's no view {view[:20]!r}. A view is {OPEN}, {EVERYBODY}, or a seat from 0 to "
            f"{self.game.seats - 1}."
        )

    def picture(self, place: int, view: str, wide: bool, palette: str, table: str) -> str:
        """A moment as a picture of its own."""
        moment, seat = self.at(place), self.seat_of(view)
        scene = self._scene(moment, wide)
        if seat is not None and (moment.round, seat) not in self._covered:
            scene = with_seat(scene, self.game, self.game.look(moment.state, seat), seat)
        elif view == OPEN and self.game.deals_hands:
            scene = with_hands(scene, self.match.players, self.game.hands(moment.state))
        unit = teller(self.game).unit
        title = f"{self.match.title}, {unit} {moment.round}, move {moment.move}"
        return draw(scene, palette=palette, table=table, title=title)

    def _scene(self, moment: ReplayMoment, wide: bool) -> Scene:
        game = self.game
        return arranged(game, game.look(moment.state, None), wide, self.match.players, moment.last)

    def _scores(self, place: int) -> dict[str, Any]:
        """The points as they stood then, round by round and in all."""
        moment = self.moments[place]
        done = [each for each in self.match.rounds if each.number < moment.round]
        points = [{"round": each.number, "points": self.game.tally(each.state)} for each in done]
        if moment.ended is not None:
            points.append({"round": moment.round, "points": self.game.tally(moment.state)})
        sides = side_names(self.game, self._names)
        return {"sides": sides, "totals": moment.totals, "rounds": points}

    def _hands(self, state: State) -> list[list[dict[str, Any]]]:
        return [self._tiles(sorted(hand, reverse=True)) for hand in self.game.hands(state)]

    def _tiles(self, tiles: Sequence[int]) -> list[dict[str, Any]]:
        """Tiles as the page draws them; one that lies face down has no name."""
        found: list[dict[str, Any]] = []
        for tile in tiles:
            if tile == DOWN:
                found.append({"first": BLANK, "second": BLANK})
            else:
                found.append({"id": piece_id(tile), "first": FACES[tile][0], "second": FACES[tile][1]})
        return found
