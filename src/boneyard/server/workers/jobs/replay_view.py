"""What a replay page shows of a record: each moment as one seat or everyone saw it, or with all tiles open.

Nothing here knows a table: the record contains only what the visitor may see, and nothing else is shown.
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
from boneyard.words.grammar import shown, side_names
from boneyard.words.language import _
from boneyard.words.titles import match_title
from boneyard.words.viewer import RoundEnd, addressed_match, ask, log_words, round_end, winners

MOST_STEPS: Final = 6000  # deals and moves: far more than any match that was played

EVERYBODY, OPEN = "everybody", "open"


class ReplayMoment(NamedTuple):
    """After a deal or a move: the state, and its description."""

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
            raise BadSetup(_("This record has nothing to show: it ends before the first deal."))
        self.game = self.match.game
        # The words of a solitaire address its player.
        self._names = addressed(self.match.players, 0 if self.game.seats == 1 else None)
        self._covered = {
            (each.number, seat)
            for each in self.match.rounds
            for seat, hand in enumerate(each.deal.hands)
            if DOWN in hand
        }

    def _note(self, match: Match) -> None:
        if len(self.moments) >= MOST_STEPS:
            raise BadSetup(
                _("This record is too long to show: it has more than {most} moves.", most=MOST_STEPS)
            )
        current = match.round
        reader = 0 if match.game.seats == 1 else None
        made = sum([len(each.moves) for each in match.rounds])
        seat, text = None, teller(match.game).dealt(current.number)
        if current.moves:
            seat, move = current.moves[-1]
            step = Step(seat, move, self.moments[-1].state, match.state)
            words = log_words(match.game, match.players, step)
            text = words.public if reader is None else words.own[reader]
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
        """The outline of a record: the moves in words, the rounds, and the possible views."""
        match = self.match
        return {
            "title": match_title(match),
            "game": match.edition.game,
            "edition": match.edition.key,
            "players": [shown(name) for name in self._names],
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
        """The available points of view: a seat's, if its tiles are in the record."""
        covered = any([each.deal.hidden() for each in self.match.rounds])
        found = [{"view": OPEN, "label": _("All that is known") if covered else _("All tiles open")}]
        if self.game.seats == 1:
            return [{"view": "0", "label": _("As it was played")}, *found]
        found.append({"view": EVERYBODY, "label": _("What everyone saw")})
        numbers = [each.number for each in self.match.rounds]
        for seat, name in enumerate(self.match.players):
            if any([(number, seat) not in self._covered for number in numbers]):
                found.append({"view": str(seat), "label": name})
        return found

    # --- one moment

    def at(self, place: int) -> ReplayMoment:
        """The moment after this many deals and moves; refuses if there isn't one."""
        if not 0 <= place < len(self.moments):
            raise BadSetup(
                _(
                    "There's no moment {place}. This record has moments 0 to {count}.",
                    place=place,
                    count=len(self.moments) - 1,
                )
            )
        return self.moments[place]

    def place_of(self, round_: int, move: int) -> int:
        """Which moment it is after this many moves of a round."""
        for place, each in enumerate(self.moments):
            if each.round == round_ and each.move == move:
                return place
        raise BadSetup(_("There's no move {move} in round {round} of this record.", move=move, round=round_))

    def moment(self, place: int, view: str, wide: bool) -> str:
        """A moment from one point of view, as JSON: the scene, what differs for a seat, and open hands."""
        moment, seat = self.at(place), self.seat_of(view)
        scene = self._scene(moment, wide)
        own = "null"
        if seat is not None and (moment.round, seat) not in self._covered:
            own = own_json(seat_part(scene, self.game, self.game.look(moment.state, seat), seat))
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
        """The seat of a view, or None for everyone's view and the open view."""
        if view in (EVERYBODY, OPEN):
            return None
        if view.isascii() and view.isdigit() and len(view) < 3 and int(view) < self.game.seats:
            return int(view)
        raise BadSetup(
            _(
                "There's no view {view}. A view is {open}, {everybody}, or a seat from 0 to {seats}.",
                view=repr(view[:20]),
                open=OPEN,
                everybody=EVERYBODY,
                seats=self.game.seats - 1,
            )
        )

    def picture(self, place: int, view: str, wide: bool, palette: str, table: str) -> str:
        """A moment as its own picture."""
        moment, seat = self.at(place), self.seat_of(view)
        scene = self._scene(moment, wide)
        if seat is not None and (moment.round, seat) not in self._covered:
            scene = with_seat(scene, self.game, self.game.look(moment.state, seat), seat)
        elif view == OPEN and self.game.deals_hands:
            scene = with_hands(scene, self.match.players, self.game.hands(moment.state))
        title = _(
            "{game}, {round}, move {move}",
            game=match_title(self.match),
            round=teller(self.game).heading(moment.round),
            move=moment.move,
        )
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
