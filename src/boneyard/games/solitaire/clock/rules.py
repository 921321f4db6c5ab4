"""The Big Clock: every double on top of its own hour."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import listed
from boneyard.core.game import Deal, Facts, Moves, Points, State
from boneyard.core.move import LAY, Move
from boneyard.core.row import Part, Row
from boneyard.core.tile import DOWN, double, tile_set, tile_text, tile_texts
from boneyard.core.yard import Yard
from boneyard.games.solitaire.clock.state import (
    NOTHING_UP,
    ClockState,
    Pile,
    astray,
    finished,
    is_double,
    moved,
    sent_home,
    takes,
    taking,
)
from boneyard.games.solitaire.clock.trouble import Search, in_trouble, shifts
from boneyard.games.solitaire.moves import FILL, SHIFT, TURN, WASTE, hour_of, on_hour, solitaire_move
from boneyard.games.solitaire.rules import SolitaireGame
from boneyard.games.solitaire.state import GOING, LOST, WON

_TURN: Final = solitaire_move(TURN)
_WASTE: Final = solitaire_move(WASTE)
_FILL: Final = solitaire_move(FILL)


@final
class ClockGame(SolitaireGame):
    """The Big Clock with the hours 1 to N, dealt in an order of their own."""

    def __init__(self, size: int, dealt: tuple[int, ...]) -> None:
        forms = "turn, 6-5 > 3 for the turned-up tile, waste, 5 > 3 for a top that goes to another hour, fill"
        kinds = [int(TURN), int(LAY), int(WASTE), int(SHIFT), int(FILL)]
        super().__init__(tile_set(size), size, tuple(kinds), forms)
        self.family = "clock"
        self.hours: Final = len(dealt)
        self.dealt: Final = dealt  # the hours in the order in which the first tiles go to them
        # Turn, waste and fill, then the hours to lay on, then those to move a top from and to.
        self.actions = 3 + self.hours + self.hours * self.hours
        self.longest = 20 * len(self.tiles)  # tops may go to and fro for ever
        self.swing = self.hours

    # --- as numbers

    def number(self, state: State, move: Move) -> int:
        if move.kind == LAY:
            return 2 + hour_of(move.place)
        if move.kind == SHIFT:
            return 2 + int(move.left) * self.hours + hour_of(move.place)
        if move.kind == TURN:
            return 0
        return 1 if move.kind == WASTE else 2

    def own_parts(self) -> tuple[Part, ...]:
        tiles = self.reach_of_tiles()
        return (("tops", (self.hours,)), ("up", (1,)), ("where", (tiles,)), ("depth", (tiles,)))

    def write_own(self, view: State, row: Row) -> None:
        assert isinstance(view, ClockState)
        tiles: i64 = self.reach_of_tiles()
        row.places(tuple([pile[-1] if pile else -1 for pile in view.piles]), self.hours)
        row.number(view.up + 1 if view.up != NOTHING_UP else 0)
        for at, pile in enumerate((*view.piles, view.waste)):
            for depth, tile in enumerate(pile):
                if tile >= 0:
                    row.put(tile, at + 1)
                    row.put(tiles + tile, depth + 1)
        row.skip(2 * tiles)

    # --- the deal

    def split(self, tiles: tuple[int, ...], first: int, number: int, totals: Points) -> Deal | None:
        return Deal(((),), _middle_first(tiles), -1, 0)

    def begin(self, deal: Deal, totals: Points) -> State:
        tiles = _middle_first(deal.yard)
        taken = 1 if double(0) in tiles else 0  # a smaller boneyard may do without it
        piles: list[Pile] = [()] * self.hours
        for hour in self.dealt:
            if taken < len(tiles):
                piles[hour - 1] = (tiles[taken],)
                taken += 1
        return self.settled(tuple(piles), NOTHING_UP, (), Yard(tiles, taken))

    def settled(self, piles: tuple[Pile, ...], up: i64, waste: Pile, yard: Yard) -> ClockState:
        """A moment once what happens by itself has happened."""
        settled = sent_home(piles)
        return ClockState(settled, up, waste, yard, self._verdict(settled, up, yard))

    def _verdict(self, piles: tuple[Pile, ...], up: i64, yard: Yard) -> i64:
        if self._unfinished(piles) == 0:
            return WON
        spare = yard.left() > 0
        if up == NOTHING_UP:
            if spare:
                return GOING
            return LOST if not astray(piles) or Search(up, False).hopeless(piles) else GOING
        if not is_double(up) or len(taking(piles, up)) > 0 or (spare and () in piles):
            return GOING
        # Where a seat thinks ahead, a tile face down may be the one that helps.
        if any([DOWN in pile for pile in piles]):
            return GOING
        return LOST if Search(up, spare).hopeless(piles) else GOING

    # --- what may be done

    def turns(self, state: State) -> Moves:
        assert isinstance(state, ClockState)
        if self.to_fill(state) > 0:
            return (_FILL,)
        found: list[Move] = []
        if state.up == NOTHING_UP:
            if state.yard.left() > 0:
                found.append(_TURN)
        else:
            hours = taking(state.piles, state.up)
            found += [solitaire_move(LAY, state.up, on_hour(hour)) for hour in hours]
            if not hours and state.up >= 0 and not is_double(state.up):
                found.append(_WASTE)
        if in_trouble(state.piles, state.up):
            found += [
                solitaire_move(SHIFT, place=on_hour(other), left=hour) for hour, other in shifts(state.piles)
            ]
        return tuple(found)

    def to_fill(self, state: State) -> int:
        """The empty hour that takes the next tile of the boneyard, 0 for none; its own double may go there itself."""
        assert isinstance(state, ClockState)
        if state.yard.left() > 0:
            for hour in self.dealt:
                if not state.piles[hour - 1] and state.up != double(hour):
                    return hour
        return 0

    def turn(self, state: State, move: Move) -> State:
        assert isinstance(state, ClockState)
        why = fault(self, state, move)
        if why:
            raise self.refuse(move, why)
        up, yard = state.up, state.yard
        piles, waste = state.piles, state.waste
        if move.kind == TURN:
            up = yard.next()
            yard = yard.drawn()
        elif move.kind == LAY:
            piles = self._with_tile(piles, hour_of(move.place), up)
            up = NOTHING_UP
        elif move.kind == WASTE:
            waste = (*waste, up)
            up = NOTHING_UP
        elif move.kind == SHIFT:
            return self._shifted(state, move.left, hour_of(move.place))
        else:
            piles = self._with_tile(piles, self.to_fill(state), yard.next())
            yard = yard.drawn()
        return self.settled(piles, up, waste, yard)

    def _shifted(self, state: ClockState, hour: i64, other: i64) -> ClockState:
        """A top at another hour; where it could go back, whatever helped before helps still, and nothing is asked."""
        piles = moved(state.piles, hour, other)
        under = piles[hour - 1]
        back = len(under) > 0 and takes(under[-1], piles[other - 1][-1])
        if back and sent_home(piles) == piles:
            return ClockState(piles, state.up, state.waste, state.yard, GOING)
        return self.settled(piles, state.up, state.waste, state.yard)

    def _with_tile(self, piles: tuple[Pile, ...], hour: i64, tile: i64) -> tuple[Pile, ...]:
        row = list(piles)
        row[hour - 1] = (*row[hour - 1], tile)
        return tuple(row)

    # --- what is so now

    def _unfinished(self, piles: tuple[Pile, ...]) -> int:
        return len([hour for hour in self.dealt if not finished(piles[hour - 1], hour)])

    def left(self, state: State) -> int:
        """The hours still unfinished."""
        assert isinstance(state, ClockState)
        return self._unfinished(state.piles)

    def facts(self, state: State) -> Facts:
        assert isinstance(state, ClockState)
        found: Facts = {"up": () if state.up == NOTHING_UP else (tile_text(state.up),)}
        for at, pile in enumerate(state.piles):
            found[f"hour {at + 1}"] = tile_texts(pile[-1:])
        return found


def _middle_first(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles with 0-0, which lies in the middle of the clock, before the others."""
    middle = double(0)
    rest = tuple([tile for tile in tiles if tile != middle])
    return (middle, *rest) if len(rest) < len(tiles) else rest


def fault(game: "ClockGame", state: ClockState, move: Move) -> str:
    """What is wrong with a move, and what would be right; empty for nothing."""
    if move.kind == FILL:
        return "" if game.to_fill(state) > 0 else _no_fill(state)
    if game.to_fill(state) > 0:
        return f"hour {game.to_fill(state)} is empty and takes the next tile first: fill."
    if move.kind == TURN:
        return _no_turn(state)
    if move.kind == LAY:
        return _no_lay(game, state, move)
    if move.kind == SHIFT:
        return _no_shift(game, state, move)
    return _no_waste(state)


def _no_fill(state: ClockState) -> str:
    for at, pile in enumerate(state.piles):
        if not pile and state.up == double(at + 1):
            return f"hour {at + 1} waits for {tile_text(state.up)}, which lies turned up."
        if not pile:
            return "the boneyard is empty: the empty hour stays so."
    return "no hour is empty."


def _no_turn(state: ClockState) -> str:
    if state.up != NOTHING_UP:
        return f"{tile_text(state.up)} lies turned up already and must find its place first."
    return "" if state.yard.left() > 0 else "the boneyard is empty."


def _no_waste(state: ClockState) -> str:
    if state.up == NOTHING_UP:
        return "no tile lies turned up."
    if state.up == DOWN:
        return "nobody here knows which tile it is."
    hours = taking(state.piles, state.up)
    if hours:
        return f"{tile_text(state.up)} can be laid at {_hours(hours)}."
    if is_double(state.up):
        return "a double never goes to the waste heap: top moves may find it a place."
    return ""


def _no_lay(game: "ClockGame", state: ClockState, move: Move) -> str:
    tile = tile_text(move.tile)
    if move.tile not in game.tiles:
        return f"there is no {tile} in this set."
    if state.up == NOTHING_UP:
        return "no tile lies turned up: turn one first."
    if move.tile != state.up:
        return f"{tile_text(state.up)} is the tile that lies turned up."
    if move.left >= 0 or move.say >= 0:
        return f"a tile goes to an hour without more words: {tile} > 3."
    hour = hour_of(move.place)
    if not 1 <= hour <= game.hours:
        return f"a tile goes to an hour from 1 to {game.hours}."
    if not state.piles[hour - 1]:
        own = state.up == double(hour)
        return "" if own else f"hour {hour} is empty: only {tile_text(double(hour))} may be laid there."
    return _no_match(state, hour, state.up)


def _no_match(state: ClockState, hour: int, tile: int) -> str:
    top = state.piles[hour - 1][-1]
    if takes(top, tile):
        return ""
    if is_double(top):
        return f"nothing goes on a double, and {tile_text(top)} is on top of hour {hour}."
    return f"{tile_text(tile)} and {tile_text(top)} on top of hour {hour} have no number in common."


def _no_shift(game: "ClockGame", state: ClockState, move: Move) -> str:
    hour, other = move.left, hour_of(move.place)
    if not (1 <= hour <= game.hours and 1 <= other <= game.hours):
        return f"tops go from one hour to another, and the hours are 1 to {game.hours}."
    if not in_trouble(state.piles, state.up):
        return "tops may be moved only while a double is in trouble: without a match, or at a wrong hour."
    if hour == other:
        return "a top goes to another hour than its own."
    pile = state.piles[hour - 1]
    if not pile:
        return f"hour {hour} is empty."
    if finished(pile, hour):
        return f"{tile_text(pile[-1])} is at home on hour {hour}, which is finished."
    if not state.piles[other - 1]:
        return f"hour {other} is empty: a top needs another to match."
    return _no_match(state, other, pile[-1])


def _hours(hours: list[int]) -> str:
    return (
        f"hour {hours[0]}" if len(hours) == 1 else f"the hours {listed([str(hour) for hour in hours], 'and')}"
    )
