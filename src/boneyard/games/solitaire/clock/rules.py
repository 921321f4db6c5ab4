"""The Big Clock: every double on top of its own hour."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.codes import MoveCode
from boneyard.core.environment.row import Part, Row
from boneyard.core.errors import Illegal
from boneyard.core.game import Deal, Facts, Moves, Points, State
from boneyard.core.move import LAY, Move
from boneyard.core.phrase import Phrase
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
from boneyard.games.solitaire.clock.trouble import Search, on_a_top, shift_numbers
from boneyard.games.solitaire.codes import SolitaireCode
from boneyard.games.solitaire.moves import FILL, SHIFT, TURN, WASTE, hour_of, on_hour, solitaire_move
from boneyard.games.solitaire.rules import SolitaireGame
from boneyard.games.solitaire.state import GOING, LOST, WON

_TURN: Final = solitaire_move(TURN)
_WASTE: Final = solitaire_move(WASTE)
_FILL: Final = solitaire_move(FILL)


@final
class ClockGame(SolitaireGame):
    """The Big Clock with the hours 1 to N, dealt in their own order."""

    def __init__(self, size: int, dealt: tuple[int, ...]) -> None:
        forms = Phrase(
            "turn, 6-5 > 3 for the turned-up tile, waste, 5 > 3 for a top that goes to another hour, fill or concede"
        )
        kinds = [int(TURN), int(LAY), int(WASTE), int(SHIFT), int(FILL)]
        super().__init__(tile_set(size), size, tuple(kinds), forms)
        self.family = "clock"
        self.hours: Final = len(dealt)
        self.dealt: Final = dealt  # the hours in the order in which the first tiles go to them
        # Turn, waste and fill, then the hours to lay on, then those to move a top from and to.
        self.actions = 3 + self.hours + self.hours * self.hours
        self.longest = 20 * len(self.tiles)  # tops may go back and forth forever
        self.swing = self.hours
        # Every move of a top, by its number: see shift_numbers().
        hours = range(1, self.hours + 1)
        self._shifts: Final = [
            solitaire_move(SHIFT, place=on_hour(other), left=hour) for hour in hours for other in hours
        ]

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
        at: i64 = 0
        for pile in view.piles:
            if len(pile) > 0 and pile[-1] >= 0:
                row.put(at, pile[-1] + 1)
            at += 1
        row.skip(at)
        row.number(0 if view.up == NOTHING_UP else view.up + 1)
        at = 0
        for pile in view.piles:
            _write_pile(pile, at, tiles, row)
            at += 1
        _write_pile(view.waste, at, tiles, row)
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
        """A state after everything automatic has happened."""
        settled = sent_home(piles)
        return ClockState(settled, up, waste, yard, self.verdict(settled, up, yard.left() > 0))

    def verdict(self, piles: tuple[Pile, ...], up: i64, spare: bool) -> i64:
        """Whether a game is won or lost; `spare` while the boneyard has tiles."""
        if self._unfinished(piles) == 0:
            return WON
        if up == NOTHING_UP:
            if spare:
                return GOING
            return LOST if not astray(piles) or Search(up, False).hopeless(piles) else GOING
        if not is_double(up) or len(taking(piles, up)) > 0 or (spare and () in piles):
            return GOING
        # When a seat looks ahead, a face-down tile may be the one that helps.
        if any([DOWN in pile for pile in piles]):
            return GOING
        return LOST if Search(up, spare).hopeless(piles) else GOING

    # --- legal moves

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
        if _in_trouble(state):
            found += [self._shifts[number] for number in shift_numbers(state.piles)]
        return tuple(found)

    def to_fill(self, state: State) -> int:
        """The empty hour that takes the next tile of the boneyard, 0 for none; its own double may go there itself."""
        assert isinstance(state, ClockState)
        if state.gap and state.yard.left() > 0:
            for hour in self.dealt:
                if not state.piles[hour - 1] and state.up != double(hour):
                    return hour
        return 0

    def turn(self, state: State, move: Move) -> State:
        assert isinstance(state, ClockState)
        why = fault(self, state, move)
        if why is not None:
            raise why
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
        """A top tile moved to another hour; if it could go back, what helped before still helps: nothing to check."""
        piles = moved(state.piles, hour, other)
        under = piles[hour - 1]
        back = len(under) > 0 and takes(under[-1], piles[other - 1][-1])
        if back and sent_home(piles) is piles:
            return ClockState(piles, state.up, state.waste, state.yard, GOING)
        return self.settled(piles, state.up, state.waste, state.yard)

    def _with_tile(self, piles: tuple[Pile, ...], hour: i64, tile: i64) -> tuple[Pile, ...]:
        row = list(piles)
        row[hour - 1] = (*row[hour - 1], tile)
        return tuple(row)

    # --- the current state

    def _unfinished(self, piles: tuple[Pile, ...]) -> int:
        found: i64 = 0
        for hour in self.dealt:
            if not finished(piles[hour - 1], hour):
                found += 1
        return int(found)

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


def _write_pile(pile: Pile, at: i64, tiles: i64, row: Row) -> None:
    """Where the tiles of a pile are and how deep: those that were there before are written already."""
    last = row.last_kept(at)
    if pile is last:
        return
    row.note(at, pile)
    before: Pile = last if isinstance(last, tuple) else ()
    height: i64 = len(before)
    depth: i64 = 0
    for each in pile:
        tile: i64 = each
        if tile >= 0 and (depth >= height or before[depth] != tile):
            row.keep(tile, at + 1)
            row.keep(tiles + tile, depth + 1)
        depth += 1


def _middle_first(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles with 0-0, which lies in the middle of the clock, before the others."""
    middle = double(0)
    rest = tuple([tile for tile in tiles if tile != middle])
    return (middle, *rest) if len(rest) < len(tiles) else rest


def fault(game: "ClockGame", state: ClockState, move: Move) -> Illegal | None:
    """What is wrong with a move, and what would be right; None for nothing."""
    if move.kind == FILL:
        return None if game.to_fill(state) > 0 else _no_fill(state)
    if game.to_fill(state) > 0:
        return Illegal(SolitaireCode.FILL_FIRST, hour=game.to_fill(state))
    if move.kind == TURN:
        return _no_turn(state)
    if move.kind == LAY:
        return _no_lay(game, state, move)
    if move.kind == SHIFT:
        return _no_shift(game, state, move)
    return _no_waste(state)


def _in_trouble(state: ClockState) -> bool:
    """Whether tops may be moved: see in_trouble(), which is asked of piles without a state."""
    return state.astray or (is_double(state.up) and not on_a_top(state.piles, state.up))


def _no_fill(state: ClockState) -> Illegal:
    for at, pile in enumerate(state.piles):
        if not pile and state.up == double(at + 1):
            return Illegal(SolitaireCode.HOUR_WAITS, hour=at + 1, tile=tile_text(state.up))
        if not pile:
            return Illegal(SolitaireCode.HOUR_STAYS_EMPTY)
    return Illegal(SolitaireCode.NO_EMPTY_HOUR)


def _no_turn(state: ClockState) -> Illegal | None:
    if state.up != NOTHING_UP:
        return Illegal(SolitaireCode.TURNED_UP_ALREADY, tile=tile_text(state.up))
    return None if state.yard.left() > 0 else Illegal(MoveCode.BONEYARD_EMPTY)


def _no_waste(state: ClockState) -> Illegal | None:
    if state.up == NOTHING_UP:
        return Illegal(SolitaireCode.NOTHING_TURNED_UP)
    if state.up == DOWN:
        return Illegal(SolitaireCode.UNKNOWN_TILE)
    hours = taking(state.piles, state.up)
    if hours:
        return Illegal(SolitaireCode.CAN_BE_LAID, tile=tile_text(state.up), hours=tuple(hours))
    if is_double(state.up):
        return Illegal(SolitaireCode.DOUBLE_NOT_WASTED)
    return None


def _no_lay(game: "ClockGame", state: ClockState, move: Move) -> Illegal | None:
    tile = tile_text(move.tile)
    if move.tile not in game.tiles:
        return Illegal(MoveCode.NO_SUCH_TILE, tile=tile)
    if state.up == NOTHING_UP:
        return Illegal(SolitaireCode.TURN_FIRST)
    if move.tile != state.up:
        return Illegal(SolitaireCode.OTHER_TILE_UP, tile=tile_text(state.up))
    if move.left >= 0 or move.say >= 0:
        return Illegal(SolitaireCode.TOO_MANY_WORDS, tile=tile)
    hour = hour_of(move.place)
    if not 1 <= hour <= game.hours:
        return Illegal(SolitaireCode.NO_SUCH_HOUR, last=game.hours)
    if not state.piles[hour - 1]:
        if state.up == double(hour):
            return None
        return Illegal(SolitaireCode.OWN_DOUBLE_ONLY, hour=hour, tile=tile_text(double(hour)))
    return _no_match(state, hour, state.up)


def _no_match(state: ClockState, hour: int, tile: int) -> Illegal | None:
    top = state.piles[hour - 1][-1]
    if takes(top, tile):
        return None
    if is_double(top):
        return Illegal(SolitaireCode.ON_A_DOUBLE, tile=tile_text(top), hour=hour)
    return Illegal(SolitaireCode.NO_MATCH_ON_TOP, tile=tile_text(tile), top=tile_text(top), hour=hour)


def _no_shift(game: "ClockGame", state: ClockState, move: Move) -> Illegal | None:
    hour, other = int(move.left), hour_of(move.place)
    if not (1 <= hour <= game.hours and 1 <= other <= game.hours):
        return Illegal(SolitaireCode.NO_SUCH_HOURS, last=game.hours)
    if not _in_trouble(state):
        return Illegal(SolitaireCode.NO_TROUBLE)
    if hour == other:
        return Illegal(SolitaireCode.SAME_HOUR)
    pile = state.piles[hour - 1]
    if not pile:
        return Illegal(SolitaireCode.HOUR_EMPTY, hour=hour)
    if finished(pile, hour):
        return Illegal(SolitaireCode.HOUR_FINISHED, tile=tile_text(pile[-1]), hour=hour)
    if not state.piles[other - 1]:
        return Illegal(SolitaireCode.NO_TOP_TO_MATCH, hour=other)
    return _no_match(state, other, pile[-1])
