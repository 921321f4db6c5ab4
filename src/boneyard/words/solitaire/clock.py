"""The Big Clock in words."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import LAY, Move
from boneyard.core.tile import double, tile_text
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import NOTHING_UP, ClockState, astray, finished, is_double, taking
from boneyard.games.solitaire.clock.trouble import in_trouble, shifts
from boneyard.games.solitaire.moves import CONCEDE, FILL, SHIFT, TURN, WASTE, hour_of
from boneyard.words import grammar
from boneyard.words.context import Seen, Step
from boneyard.words.solitaire.rows import GAVE_UP, GIVE_UP, NO_BONEYARD, SoloTeller, by, gave_up


class ClockTeller(SoloTeller):
    """Hours, tops and doubles that go home."""

    def rest(self, game: Game, state: State) -> str:
        assert isinstance(game, ClockGame)
        assert isinstance(state, ClockState)
        hours = grammar.counted(game.left(state), "hour")
        return f"{hours} to finish, {len(game.boneyard(state))} tiles to come"

    def says(self, seen: Seen) -> list[str]:
        game, state = seen.game, seen.state
        assert isinstance(game, ClockGame)
        assert isinstance(state, ClockState)
        if not game.actors(state):
            return []
        fill = game.to_fill(state)
        if fill:
            return [f"Hour {fill} is empty: fill it from the boneyard."]
        found = []
        if state.up != NOTHING_UP and not taking(state.piles, state.up):
            found.append(_no_place(state.up))
        away = [f"{tile_text(state.piles[hour - 1][-1])} at hour {hour}" for hour in astray(state.piles)]
        if away:
            home = "A double goes home as soon as its own hour is empty or shows its number."
            found.append(f"In trouble: {listed(away, 'and')}. {home}")
        return found

    def no_stock(self, seen: Seen) -> str:
        game, state = seen.game, seen.state
        assert isinstance(state, ClockState)
        if state.up >= 0:
            return f"Find a place for {tile_text(state.up)} first."
        return "" if game.boneyard(state) else NO_BONEYARD

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        game, state = seen.game, seen.state
        assert isinstance(game, ClockGame)
        assert isinstance(state, ClockState)
        text = tile_text(tile)
        if tile == double(0):
            return f"{text} stays in the middle."
        if tile in state.waste:
            return f"{text} is in the waste heap and stays there."
        if game.to_fill(state):
            return f"Hour {game.to_fill(state)} is empty. Fill it first."
        if tile == state.up:
            return "" if taking(state.piles, tile) else _no_place(tile)
        for hour, pile in enumerate(state.piles, 1):
            if tile in pile[:-1]:
                return f"{text} is under {tile_text(pile[-1])}. Only the top tile of a pile can move."
            if finished(pile, hour) and pile[-1] == tile:
                return f"{text} is home. Hour {hour} is finished."
            if pile and pile[-1] == tile:
                return _no_shift(state, hour, text)
        return ""

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        kinds = {int(move.kind) for move in moves}
        if len(moves) == 1:
            return f"{self.button(seen, moves[0])}."
        if LAY in kinds:
            hours = listed([str(hour_of(move.place)) for move in moves if move.kind == LAY])
            tile = next(tile_text(move.tile) for move in moves if move.kind == LAY)
            return f"{tile} can go on hour {hours}."
        return "Turn up the next tile, or move a top tile." if TURN in kinds else "Move a top tile."

    def button(self, seen: Seen, move: Move) -> str:
        game, state = seen.game, seen.state
        assert isinstance(game, ClockGame)
        assert isinstance(state, ClockState)
        if move.kind == LAY:
            return f"Put {tile_text(move.tile)} on hour {hour_of(move.place)}"
        if move.kind == SHIFT:
            top = state.piles[int(move.left) - 1][-1]
            return f"Move {tile_text(top)} from hour {move.left} to hour {hour_of(move.place)}"
        if move.kind == WASTE:
            return f"Put {tile_text(state.up)} on the waste heap"
        if move.kind == FILL:
            return f"Fill hour {game.to_fill(state)}"
        return "Turn up the next tile" if move.kind == TURN else GIVE_UP

    def where(self, seen: Seen, move: Move) -> str:
        state = seen.state
        assert isinstance(state, ClockState)
        onto = state.piles[hour_of(move.place) - 1] if move.kind in (LAY, SHIFT) else ()
        if move.kind == SHIFT:
            moved = state.piles[int(move.left) - 1][-1]
            return f"{move!s:<10} {tile_text(moved)} onto {tile_text(onto[-1])}"
        return f"{move!s:<10} onto {tile_text(onto[-1])}" if onto else str(move)

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        before, move = step.before, step.move
        assert isinstance(game, ClockGame)
        assert isinstance(before, ClockState)
        if move.kind == CONCEDE:
            return GAVE_UP
        if move.kind == TURN:
            done = f"turned up {tile_text(before.yard.next())}"
        elif move.kind == WASTE:
            done = f"put {tile_text(before.up)} on the waste heap"
        elif move.kind == FILL:
            done = f"filled hour {game.to_fill(before)} with {tile_text(before.yard.next())}"
        elif move.kind == LAY:
            done = f"put {tile_text(move.tile)} on hour {hour_of(move.place)}"
        else:
            top = before.piles[int(move.left) - 1][-1]
            done = f"moved {tile_text(top)} from hour {move.left} to hour {hour_of(move.place)}"
        home = [f"{tile_text(double(hour))} went home" for hour in _homecomings(game, step)]
        return f"{done}; {listed(home, 'and')}" if home else done

    def news(self, game: Game, step: Step) -> list[str]:
        assert isinstance(game, ClockGame)
        before = step.before
        assert isinstance(before, ClockState)
        found = []
        if step.move.kind == FILL:
            found.append(f"Hour {game.to_fill(before)} took {tile_text(before.yard.next())}.")
        if step.move.kind == WASTE:
            found.append(f"{tile_text(before.up)} went to the waste heap.")
        home = [tile_text(double(hour)) for hour in _homecomings(game, step)]
        if home:
            found.append(f"{listed(home, 'and')} went home.")
        return [" ".join(found)] if found else []

    def winners(self, match: Match, names: Sequence[str] = ()) -> str:
        assert match.result is not None
        if match.result.winners:
            return f"{by(names)} won! Every double is home."
        left = grammar.counted(match.scores[0], "hour")
        if gave_up(match):
            return f"{by(names)} {GAVE_UP} with {left} unfinished."
        return f"No more moves: {left} unfinished."


def _no_place(tile: int) -> str:
    text = tile_text(tile)
    if is_double(tile):
        return f"{text} is in trouble: no top tile takes it. Move top tiles until one does, or give up."
    return f"{text} matches no top tile, so it goes to the waste heap."


def _no_shift(state: ClockState, hour: int, text: str) -> str:
    """Why a top cannot be moved; empty if it can."""
    if not in_trouble(state.piles, state.up):
        return "You can move a top tile only while a double is in trouble: it fits nowhere, or it's on the wrong hour."
    if any(start == hour for start, _ in shifts(state.piles)):
        return ""
    return f"{text} can't move: no other top tile matches it."


def _homecomings(game: ClockGame, step: Step) -> list[int]:
    """The hours whose doubles came home by themselves with a move."""
    before, after = step.before, step.after
    assert isinstance(before, ClockState)
    assert isinstance(after, ClockState)
    found = []
    for hour in range(1, game.hours + 1):
        own = step.move.kind == LAY and step.move.tile == double(hour) and hour_of(step.move.place) == hour
        came = finished(after.piles[hour - 1], hour) and not finished(before.piles[hour - 1], hour)
        if came and not own:
            found.append(hour)
    return found
