"""The words for games for one: what they have in common, the rows, and Bingo, which asks for no decision."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import Many, Move
from boneyard.core.tile import tile_text
from boneyard.games.solitaire.bingo import BingoGame, BingoState
from boneyard.games.solitaire.moves import ADD, CONCEDE, FILL, TURN
from boneyard.games.solitaire.rows import RowGame, RowState
from boneyard.games.solitaire.rules import SolitaireGame
from boneyard.words import grammar
from boneyard.words.context import Seen, Step
from boneyard.words.counts import Counted, Played, StatLine, moves_made
from boneyard.words.teller import Teller

GIVE_UP = "Give up"
GAVE_UP = "gave up"
BONEYARD = "boneyard"  # what is touched to take the next tile


NO_BONEYARD = "The boneyard is empty."


class SoloTeller(Teller):
    """What games for one have in common."""

    def ending(self, game: Game, state: State) -> str:
        """Won or lost."""
        return "won" if game.standing(state, game.tally(state), 1) else "lost"

    def says(self, seen: Seen) -> list[str]:
        return []

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        """What can be done now."""
        if len(moves) == 1:
            return f"{self.button(seen, moves[0])}."
        return f"You have {len(moves)} possible moves."

    def why_not(self, seen: Seen, thing: str) -> str:
        return self.no_stock(seen) if thing == BONEYARD else super().why_not(seen, thing)

    def no_stock(self, seen: Seen) -> str:
        """Why the boneyard gives no tile now."""
        return (
            NO_BONEYARD
            if not seen.game.boneyard(seen.state)
            else "The table refills from the boneyard on its own."
        )

    def your_turn(self, asked: str) -> str:
        return asked  # it is always the same player's turn

    def rest(self, game: Game, state: State) -> str:
        assert isinstance(game, SolitaireGame)
        return f"{game.left(state)} left, {len(game.boneyard(state))} of them still to come"

    def questions(self, seen: Seen, move: Move) -> tuple[str, ...]:
        return ("The boneyard", "A turn") if move.kind in (ADD, TURN, FILL) else ("A turn",)

    def count(self, game: Game, played: Played) -> Counted:
        left = sum(game.tally(round_.state)[0] for round_, _ in played)
        return [moves_made(game, played), StatLine("Left", (left,))], []

    def news(self, game: Game, step: Step) -> list[str]:
        """What else a move brought about that the table alone does not show."""
        return []

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        return ["", "", "Left"], [[match.players[0], "", str(match.scores[0])]]

    def round_ended(self, match: Match, round_: Round) -> str:
        return self.winners(match) if match.result is not None else ""

    def winners(self, match: Match, names: Sequence[str] = ()) -> str:
        assert match.result is not None
        left = match.scores[0]
        if match.result.winners:
            return f"{by(names)} won!" if left == 0 else f"{by(names)} won, with {left} left!"
        if gave_up(match):
            return f"{by(names)} {GAVE_UP} with {left} left."
        return f"No more moves: {left} left."


def gave_up(match: Match) -> bool:
    """Whether the player ended the game."""
    return bool(match.round.moves) and match.round.moves[-1][1].kind == CONCEDE


def by(names: Sequence[str]) -> str:
    """Whose game it was."""
    return names[0] if names else grammar.YOU


class RowTeller(SoloTeller):
    """Squeeze and Castle Rock: a row from which tiles go."""

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        if all(move.kind == ADD for move in moves):
            return f"You can't remove anything. {self._add(seen)}."
        if len(moves) == 1:
            return super().asks(seen, moves)
        return f"You can remove tiles in {grammar.number(len(moves))} ways."

    def button(self, seen: Seen, move: Move) -> str:
        if move.kind == CONCEDE:
            return GIVE_UP
        if move.kind == ADD:
            return self._add(seen)
        return f"Remove {listed([tile_text(tile) for tile in _removed(move)], 'and')}"

    def _add(self, seen: Seen) -> str:
        """The button that adds tiles to the row, with how many come."""
        assert isinstance(seen.game, RowGame)
        adds = min(int(seen.game.answers.adds), len(seen.game.boneyard(seen.state)))
        return "Add the next tile" if adds == 1 else f"Add the next {grammar.number(adds)} tiles"

    def no_stock(self, seen: Seen) -> str:
        if not seen.game.boneyard(seen.state):
            return NO_BONEYARD
        return "You can still remove something. New tiles come when you can't."

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        game, state = seen.game, seen.state
        assert isinstance(game, RowGame)
        assert isinstance(state, RowState)
        row = state.row
        if tile not in row or any(tile in _removed(move) for move in game.removals(row, False)):
            return ""
        at = row.index(tile)
        text, runs = tile_text(tile), "three in a row that share a number"
        if not game.answers.middle:
            return f"{text} can't go: no tile one or two places away matches it, and it isn't one of {runs}."
        if at in (0, len(row) - 1):
            return f"{text} can't go: at the end of the row, it can only go as one of {runs}."
        beside = f"{tile_text(row[at - 1])} and {tile_text(row[at + 1])}"
        return f"{text} can't go: {beside} beside it don't match, and it isn't one of {runs}."

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        before, after = step.before, step.after
        assert isinstance(before, RowState)
        assert isinstance(after, RowState)
        if step.move.kind == CONCEDE:
            return GAVE_UP
        if step.move.kind == ADD:
            return f"added {grammar.counted(int(after.yard.taken - before.yard.taken), 'tile')}"
        return f"removed {listed([tile_text(tile) for tile in _removed(step.move)], 'and')}"

    def winners(self, match: Match, names: Sequence[str] = ()) -> str:
        game = match.game
        assert isinstance(game, RowGame)
        near = game.near(match.state)
        return f"So close! Only {match.scores[0]} left." if near else super().winners(match, names)


def _added(seen: Seen) -> int:
    """How many tiles come next."""
    game = seen.game
    assert isinstance(game, RowGame)
    return min(int(game.answers.adds), len(game.boneyard(seen.state)))


def _removed(move: Move) -> Sequence[int]:
    return move.groups[0] if isinstance(move, Many) else (int(move.tile),)


class BingoTeller(SoloTeller):
    """Bingo asks for no decision: it is watched."""

    pictured = True  # the tile that is touched next, and the count below it

    def rest(self, game: Game, state: State) -> str:
        assert isinstance(game, BingoGame)
        return f"{game.left(state)} left"

    def says(self, seen: Seen) -> list[str]:
        state = seen.state
        assert isinstance(state, BingoState)
        if not state.row or state.verdict:
            return []
        tile = tile_text(state.row[int(state.place)])
        return [f"The count is at {state.count}. The next tile is {tile}."]

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        state = seen.state
        assert isinstance(state, BingoState)
        if state.verdict or tile not in state.row or tile == state.row[int(state.place)]:
            return ""
        return (
            f"The count is on {tile_text(state.row[int(state.place)])} now. {tile_text(tile)} gets its turn."
        )

    def button(self, seen: Seen, move: Move) -> str:
        state = seen.state
        assert isinstance(state, BingoState)
        if move.kind == CONCEDE:
            return GIVE_UP
        return f"Count {state.count} on {tile_text(state.row[int(state.place)])}"

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        before, after = step.before, step.after
        assert isinstance(before, BingoState)
        assert isinstance(after, BingoState)
        if step.move.kind == CONCEDE:
            return GAVE_UP
        gone = [tile for tile in before.row if tile not in after.row]
        return f"counted {before.count}" + (f" and removed {tile_text(gone[0])}" if gone else "")
