"""Depth-first search with random restarts and a transposition table for the Big Clock, the order of the boneyard known.

Most deals are won along very many lines, but a search that took a wrong turn early looks for them in vain for very
long. So each pass gives up soon and the next one tries the hours in another order; passes grow, and the first that
leaves nothing out is the proof that there is no win.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.solitaire.solution import Solution, Tick, never_stop
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.hand import bit_of
from boneyard.core.move import LAY, Move
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import DOWN, HIGH, double
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import (
    NOTHING_UP,
    ClockState,
    Pile,
    is_double,
    moved,
    sent_home,
    takes,
    taking,
)
from boneyard.games.solitaire.clock.trouble import Search, shifts
from boneyard.games.solitaire.moves import CONCEDE, FILL, SHIFT, TURN, WASTE, on_hour, solitaire_move
from boneyard.games.solitaire.state import GOING, WON
from boneyard.words.language import _

_FIRST_PASS: Final[i64] = 2000  # positions
_PASSES: Final[i64] = 4  # of one length, before they get longer
_FIRST_RUN: Final[i64] = 60  # top moves between two tiles of the boneyard
_EVERY: Final[i64] = 64  # positions between two ticks

# A step is a kind of move, and the hours it leads from and to, in five bits each.
_STEP_TURN: Final[i64] = 0
_STEP_FILL: Final[i64] = 1
_STEP_WASTE: Final[i64] = 2
_STEP_LAY: Final[i64] = 3
_STEP_SHIFT: Final[i64] = 4
_NO_STEP: Final[i64] = -1

# Hashes have 62 bits, so that neither compiled nor interpreted code has to make large numbers of them.
_MASK: Final[i64] = (1 << 62) - 1
_PRIME: Final[i64] = 0x1F3D5B79A3C1E587
_OTHER_PRIME: Final[i64] = 0x2545F4914F6CDD1D


def best_line(game: Game, state: State, most: int, tick: Tick) -> Solution:
    """The best line found in about this many positions: a win, or one with few hours unfinished."""
    assert isinstance(game, ClockGame)
    assert isinstance(state, ClockState)
    if state.verdict != GOING:
        return Solution(state.verdict == WON, game.left(state), (), True, 0)
    if DOWN in state.yard.rest():
        raise BadSetup(_("A solver needs the whole deal, and here the order of the boneyard isn't known."))
    search = _DepthFirstSearch(game, state, most, tick)
    search.run()
    line = search.line()
    return Solution(search.best == 0, int(search.best), line, search.proved, int(search.positions))


def _mixed(hashed: i64, more: i64) -> i64:
    """A hash with something more in it; only the low bits of a product are kept, which are the same everywhere."""
    found = ((hashed ^ (more + 1)) * _PRIME) & _MASK
    found ^= found >> 29
    found = (found * _OTHER_PRIME) & _MASK
    return found ^ (found >> 32)


# Neither of these is marked acyclic: a long chain of them that is freed at once needs the garbage collector's header.
@final
class _Cell:
    """A tile in a pile, what lies below it, and a hash of both."""

    __slots__ = ("below", "hashed", "tile")

    def __init__(self, tile: i64, below: "_Cell | None", hour: i64) -> None:
        self.tile: Final[i64] = tile
        self.below: Final[_Cell | None] = below
        self.hashed: Final[i64] = _mixed(hour + 200 if below is None else below.hashed, tile)


@final
class _Node:
    """A position: the tops of the hours, the turned-up tile, what is home, and the step that led here."""

    __slots__ = ("before", "early", "home", "piles", "run", "step", "taken", "up")

    def __init__(self, piles: "list[_Cell | None]", before: "_Node | None", step: i64) -> None:
        self.piles: Final[list[_Cell | None]] = piles  # by hour; the first is no hour
        self.before: Final[_Node | None] = before
        self.step: Final[i64] = step
        self.up: i64 = NOTHING_UP
        self.taken: i64 = 0
        self.home: i64 = 0  # a bit for each finished hour
        self.run: i64 = 0  # top moves since the last tile of the boneyard
        # Tops moved before a tile is turned up could as well be moved after it: only an hour emptied so matters.
        self.early = False


@final
class _DepthFirstSearch:
    """One search, pass after pass, with the best position found so far."""

    def __init__(self, game: ClockGame, state: ClockState, most: int, tick: Tick) -> None:
        self.game: Final = game
        self.state: Final = state
        self.yard: Final[list[int]] = list(state.yard.tiles)
        self.hours: Final[i64] = game.hours
        self.order: Final[list[int]] = list(range(1, game.hours + 1))  # in which hours are tried
        self.rng: Final[Rng] = rng_for("clock")
        self.most: Final[i64] = most
        self.tick: Final = tick
        self.positions: i64 = 0
        self.stopped = False
        self.proved = False
        self.cut = False  # a row of top moves was not followed to its end
        self.start: Final = self._first()
        self.best: i64 = game.left(state)
        self.node = self.start
        self.tried: i64 = 0  # steps, to shorten the line

    def _first(self) -> _Node:
        piles: list[_Cell | None] = [None] * (self.game.hours + 1)
        hour: i64 = 1
        for pile in self.state.piles:
            for tile in pile:
                piles[hour] = _Cell(tile, piles[hour], hour)
            hour += 1
        node = _Node(piles, None, _NO_STEP)
        node.up = self.state.up
        node.taken = self.state.yard.taken
        self._settle(node)
        return node

    def run(self) -> None:
        """Pass after pass, until there is a win, or a proof, or no more time."""
        length = _FIRST_PASS
        longest = _FIRST_RUN
        passes: i64 = 0
        while self.best > 0 and not self.stopped and not self.proved:
            self.cut = False
            if self._pass(length, longest):
                if self.cut:
                    longest *= 8
                else:
                    self.proved = True
            passes += 1
            if passes % _PASSES == 0:
                length *= 2
            self.rng.shuffle(self.order)
        if self.best == 0:
            self.proved = True

    def _pass(self, length: i64, longest: i64) -> bool:
        """Search this many positions; returns whether nothing is left to search."""
        seen: set[int] = set()
        stack: list[_Node] = [self.start]
        steps: list[int] = [int(_NO_STEP)]
        until = self.positions + length
        while stack:
            before = stack.pop()
            step: i64 = steps.pop()
            node = before if step < 0 else self._after(before, step)
            key = int(self._key(node))
            if key in seen:
                continue
            seen.add(key)
            self.positions += 1
            if self.positions % _EVERY == 0 and self.tick(int(self.positions)):
                self.stopped = True
            if self.positions >= self.most:
                self.stopped = True
            self._keep(node)
            if self.best == 0:
                return False
            if self.stopped or self.positions >= until:
                return False
            self._push(node, longest, stack, steps)
        return True

    def _key(self, node: _Node) -> i64:
        found = _mixed(node.home, node.taken * 1024 + (node.up + 2) * 2 + (1 if node.early else 0))
        hour: i64 = 1
        while hour <= self.hours:
            # The tiles of a finished hour no longer matter.
            if node.home >> hour & 1 == 0:
                top = node.piles[hour]
                found ^= _mixed(hour, 999) if top is None else top.hashed
            hour += 1
        return found

    # --- what can follow

    def _push(self, node: _Node, longest: i64, stack: list[_Node], steps: list[int]) -> None:
        """Put every step on the stack, the one to be tried first on top."""
        piles = node.piles
        left = len(self.yard) - node.taken
        if left > 0 and self._to_fill(node) > 0:
            stack.append(node)
            steps.append(int(_STEP_FILL << 10))
            return
        up = node.up
        if self._in_trouble(node):
            if node.run < longest:
                self._push_shifts(node, stack, steps)
            else:
                self.cut = True
        if up == NOTHING_UP:
            if left > 0 and not node.early:
                stack.append(node)
                steps.append(int(_STEP_TURN << 10))
            return
        placed = False
        for to in self.order:
            if self._takes(piles[to], to, up):
                placed = True
                stack.append(node)
                steps.append(int(_STEP_LAY << 10 | to))
        if not placed and not is_double(up):
            stack.append(node)
            steps.append(int(_STEP_WASTE << 10))

    def _takes(self, top: _Cell | None, hour: i64, tile: i64) -> bool:
        """Whether a turned-up tile may be laid at an hour."""
        return tile == double(hour) if top is None else takes(top.tile, tile)

    def _in_trouble(self, node: _Node) -> bool:
        """Whether a double is at a wrong hour, or turned up without a top to match."""
        on_top = False
        hour: i64 = 1
        while hour <= self.hours:
            top = node.piles[hour]
            if top is not None:
                if node.home >> hour & 1 == 0 and is_double(top.tile):
                    return True
                on_top = on_top or takes(top.tile, node.up)
            hour += 1
        return is_double(node.up) and not on_top

    def _push_shifts(self, node: _Node, stack: list[_Node], steps: list[int]) -> None:
        piles = node.piles
        for hour in self.order:
            top = piles[hour]
            if top is None or node.home >> hour & 1 != 0:
                continue
            for to in self.order:
                other = piles[to]
                if to != hour and other is not None and takes(other.tile, top.tile):
                    stack.append(node)
                    steps.append(int(_STEP_SHIFT << 10 | hour << 5 | to))

    def _to_fill(self, node: _Node) -> i64:
        """The empty hour that takes the next tile, 0 for none; its own double may go there itself."""
        for hour in self.game.dealt:
            if node.piles[hour] is None and node.up != double(hour):
                return hour
        return 0

    def _after(self, before: _Node, step: i64) -> _Node:
        node = _Node(before.piles.copy(), before, step)
        piles = node.piles
        node.up = before.up
        node.taken = before.taken
        node.home = before.home
        kind = step >> 10
        if kind == _STEP_TURN:
            node.up = self.yard[before.taken]
            node.taken += 1
            return node
        to = step & 31
        if kind == _STEP_SHIFT:
            hour = step >> 5 & 31
            top = piles[hour]
            assert top is not None
            piles[hour] = top.below
            piles[to] = _Cell(top.tile, piles[to], to)
            node.run = before.run + 1
            emptied = top.below is None
            node.early = before.up == NOTHING_UP and before.taken < len(self.yard) and not emptied
        elif kind == _STEP_FILL:
            to = self._to_fill(before)
            piles[to] = _Cell(self.yard[before.taken], None, to)
            node.taken += 1
        else:
            node.up = NOTHING_UP
            if kind == _STEP_LAY:
                piles[to] = _Cell(before.up, piles[to], to)
        self._settle(node)
        return node

    def _settle(self, node: _Node) -> None:
        """Send home every double that can go, and note which hours are finished."""
        piles = node.piles
        going = True
        while going:
            going = False
            hour: i64 = 1
            while hour <= self.hours:
                top = piles[hour]
                if top is not None and node.home >> hour & 1 == 0 and is_double(top.tile):
                    home: i64 = HIGH[top.tile]
                    if home == hour:
                        node.home |= bit_of(hour)
                    elif 0 < home <= self.hours:
                        there = piles[home]
                        if there is None or takes(there.tile, top.tile):
                            piles[hour] = top.below
                            piles[home] = _Cell(top.tile, there, home)
                            node.home |= bit_of(home)
                            going = True
                hour += 1

    # --- the best line

    def _keep(self, node: _Node) -> None:
        """Keep a position if it has fewer hours unfinished than any before."""
        left = self.hours
        home = node.home
        while home != 0:
            home &= home - 1
            left -= 1
        if left >= self.best:
            return
        # With a double turned up that nothing can help the game is over: what comes after does not count.
        if is_double(node.up) and left > 0 and not self._goes_on(node):
            return
        self.best = left
        self.node = node

    def _goes_on(self, node: _Node) -> bool:
        state, made = self._played(self._steps(node))
        return made and self.game.left(state) < self.best

    def _steps(self, node: _Node) -> list[int]:
        found: list[int] = []
        before = node.before
        while before is not None:
            found.append(int(node.step))
            node = before
            before = node.before
        found.reverse()
        return found

    def _played(self, steps: list[int]) -> tuple[ClockState, bool]:
        """The position after these steps by the rules, and whether all of them could be made."""
        state = self.state
        for step in steps:
            if state.verdict != GOING:
                return state, False
            after = self.game.play(state, 0, _move(state, step))
            assert isinstance(after, ClockState)
            state = after
        return state, True

    def line(self) -> tuple[Move, ...]:
        """The moves to the best position; one that is not the end is where the player gives up."""
        whole = self._steps(self.node)
        steps = self._shortened(whole)
        if not self._played(steps)[1]:
            steps = whole  # a top that was not moved left a double in trouble, and the game over
        found: list[Move] = []
        state = self.state
        for step in steps:
            if state.verdict != GOING:
                self.best = self.game.left(state)
                break
            move = _move(state, step)
            found.append(move)
            after = self.game.play(state, 0, move)
            assert isinstance(after, ClockState)
            state = after
        if state.verdict == GOING:
            found.append(solitaire_move(CONCEDE))
        return tuple(found)

    def _shortened(self, steps: list[int]) -> list[int]:
        """The steps without top moves that the line can do without: rows of them first, then one by one.

        That takes no longer than the search was allowed to.
        """
        size: i64 = 16
        self.tried = 0
        while size > 0:
            at: i64 = 0
            node = self.start
            while at < len(steps):
                if self._are_shifts(steps, at, size) and self._leads_as_far(node, steps, at + size):
                    steps = steps[:at] + steps[at + size :]
                else:
                    node = self._after(node, steps[at])
                    at += 1
            size //= 2
        return steps

    def _are_shifts(self, steps: list[int], at: i64, size: i64) -> bool:
        if at + size > len(steps):
            return False
        upto = at + size
        while at < upto and steps[at] >> 10 == _STEP_SHIFT:
            at += 1
        return at == upto

    def _leads_as_far(self, node: _Node, steps: list[int], at: i64) -> bool:
        """Whether the steps from there on can all be made from here, and finish as many hours."""
        while at < len(steps):
            self.tried += 1
            if self.tried > self.most or not self._can(node, steps[at]):
                return False
            node = self._after(node, steps[at])
            at += 1
        aim = self.node
        return node.home == aim.home and node.up == aim.up and node.taken == aim.taken

    def _can(self, node: _Node, step: i64) -> bool:
        """Whether a step may be made here."""
        kind = step >> 10
        to = step & 31
        piles = node.piles
        if node.taken < len(self.yard) and self._to_fill(node) > 0:
            return kind == _STEP_FILL
        if kind == _STEP_TURN:
            return node.up == NOTHING_UP and node.taken < len(self.yard)
        if kind == _STEP_LAY:
            return node.up >= 0 and self._takes(piles[to], to, node.up)
        if kind == _STEP_SHIFT:
            hour = step >> 5 & 31
            top = piles[hour]
            other = piles[to]
            if top is None or other is None or node.home >> hour & 1 != 0:
                return False
            return takes(other.tile, top.tile) and self._in_trouble(node)
        if kind == _STEP_FILL or node.up < 0 or is_double(node.up):
            return False
        for hour in self.order:
            if self._takes(piles[hour], hour, node.up):
                return False
        return True


def _move(state: ClockState, step: i64) -> Move:
    """A step as a move."""
    kind = step >> 10
    to = on_hour(step & 31)
    if kind == _STEP_LAY:
        return solitaire_move(LAY, state.up, to)
    if kind == _STEP_SHIFT:
        return solitaire_move(SHIFT, place=to, left=step >> 5 & 31)
    return solitaire_move(TURN if kind == _STEP_TURN else FILL if kind == _STEP_FILL else WASTE)


def step_to_help(state: ClockState, most: int, tick: Tick = never_stop) -> Move | None:
    """The first of the fewest top moves that help a double in trouble (breadth-first search), or None.

    A turned-up double comes before those at wrong hours, even if it already has a place and needs no help: so a player
    who goes on like this keeps the same aim until that tile is laid, gets nearer to it with every move, and never goes
    around in circles.
    """
    spare = state.yard.left() > 0
    up = state.up if is_double(state.up) else NOTHING_UP
    if up != NOTHING_UP and len(taking(state.piles, up)) > 0:
        return None
    search = Search(up, spare)
    seen = {state.piles}
    waiting: list[tuple[tuple[Pile, ...], Move | None]] = [(state.piles, None)]
    at = 0
    while at < min(len(waiting), most):
        before, first = waiting[at]
        at += 1
        if at % int(_EVERY) == 0 and tick(at):
            break
        for hour, other in shifts(before):
            after = sent_home(moved(before, hour, other))
            step = solitaire_move(SHIFT, place=on_hour(other), left=hour) if first is None else first
            if search.helped(state.piles, after):
                return step
            if after in seen:
                continue
            seen.add(after)
            # An hour emptied in vain takes the next tile before another top can be moved.
            if not (spare and () in after):
                waiting.append((after, step))
    return None
