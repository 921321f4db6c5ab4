"""The words for solitaires: what they have in common, the rows, and Bingo, which asks for no decision."""

from collections.abc import Sequence

from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import Many, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import tile_text
from boneyard.games.solitaire.bingo import BingoGame, BingoState
from boneyard.games.solitaire.moves import ADD, CONCEDE, FILL, TURN
from boneyard.games.solitaire.rows import RowGame, RowState
from boneyard.games.solitaire.rules import SolitaireGame
from boneyard.words import grammar
from boneyard.words.context import Seen, Step
from boneyard.words.counts import Counted, Played, StatLine, moves_made
from boneyard.words.families.teller import Teller
from boneyard.words.grammar import YOU
from boneyard.words.language import _, ngettext, pgettext

GIVE_UP = marked("Give up")
BONEYARD = "boneyard"  # what is touched to take the next tile


NO_BONEYARD = marked("The boneyard is empty.")


class SoloTeller(Teller):
    """What solitaires have in common."""

    def ending(self, game: Game, state: State) -> str:
        """Won or lost."""
        return "won" if game.standing(state, game.tally(state), 1) else "lost"

    def says(self, seen: Seen) -> list[str]:
        return []

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        """What can be done now."""
        if len(moves) == 1:
            return _("You have one possible move: {move}.", move=self.button(seen, moves[0]))
        return ngettext("You have {count} possible move.", "You have {count} possible moves.", len(moves))

    def why_not(self, seen: Seen, thing: str) -> str:
        return self.no_stock(seen) if thing == BONEYARD else super().why_not(seen, thing)

    def no_stock(self, seen: Seen) -> str:
        """Why the boneyard gives no tile now."""
        if not seen.game.boneyard(seen.state):
            return _(NO_BONEYARD)
        return _("The table refills from the boneyard on its own.")

    def your_turn(self, asked: str) -> str:
        return asked  # it is always the same player's turn

    def rest(self, game: Game, state: State) -> str:
        assert isinstance(game, SolitaireGame)
        return _(
            "{left} left, {coming} of them still to come",
            left=game.left(state),
            coming=len(game.boneyard(state)),
        )

    def questions(self, seen: Seen, move: Move) -> tuple[str, ...]:
        return ("The boneyard", "A turn") if move.kind in (ADD, TURN, FILL) else ("A turn",)

    def count(self, game: Game, played: Played) -> Counted:
        left = sum(game.tally(round_.state)[0] for round_, _ in played)
        return [moves_made(game, played), StatLine(marked("Left"), (left,))], []

    def news(self, game: Game, step: Step) -> list[str]:
        """What else a move brought about that the table alone does not show."""
        return []

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        return ["", "", pgettext("tiles", "Left")], [
            [grammar.shown(match.players[0]), "", str(match.scores[0])]
        ]

    def round_ended(self, match: Match, round_: Round) -> str:
        return self.winners(match) if match.result is not None else ""

    def winners(self, match: Match, names: Sequence[str] = ()) -> str:
        assert match.result is not None
        left, name = match.scores[0], by(names)
        if match.result.winners:
            if left:
                return won_with(name, left)
            return _("You won!") if name == YOU else _("{name} won!", name=name)
        if gave_up(match):
            if name == YOU:
                return _("You gave up with {left} left.", left=left)
            return _("{name} gave up with {left} left.", name=name, left=left)
        return _("No more moves: {left} left.", left=left)


def won_with(name: str, left: int) -> str:
    """Say that someone won, though something is left."""
    if name == YOU:
        return _("You won, with {left} left!", left=left)
    return _("{name} won, with {left} left!", name=name, left=left)


def gives_up(name: str) -> str:
    """Say that someone gave up."""
    return _("You gave up.") if name == YOU else _("{name} gave up.", name=name)


def removes(name: str, tiles: Sequence[int]) -> str:
    """Say which tiles someone removed."""
    if name == YOU:
        return _("You removed {tiles}.", tiles=grammar.tile_list(tiles))
    return _("{name} removed {tiles}.", name=name, tiles=grammar.tile_list(tiles))


def gave_up(match: Match) -> bool:
    """Whether the player ended the game."""
    return bool(match.round.moves) and match.round.moves[-1][1].kind == CONCEDE


def by(names: Sequence[str]) -> str:
    """Whose game it was."""
    return names[0] if names else YOU


class RowTeller(SoloTeller):
    """Squeeze and Castle Rock: a row from which tiles go."""

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        if all(move.kind == ADD for move in moves):
            return _added(self._adds(seen))
        if len(moves) == 1:
            return super().asks(seen, moves)
        return ngettext(
            "You can remove tiles in {count} way.", "You can remove tiles in {count} ways.", len(moves)
        )

    def button(self, seen: Seen, move: Move) -> str:
        if move.kind == CONCEDE:
            return _(GIVE_UP)
        if move.kind == ADD:
            return ngettext("Add the next tile", "Add the next {count} tiles", self._adds(seen))
        return _("Remove {tiles}", tiles=grammar.tile_list(_removed(move)))

    def _adds(self, seen: Seen) -> int:
        """How many tiles come to the row next."""
        assert isinstance(seen.game, RowGame)
        return min(int(seen.game.answers.adds), len(seen.game.boneyard(seen.state)))

    def no_stock(self, seen: Seen) -> str:
        if not seen.game.boneyard(seen.state):
            return _(NO_BONEYARD)
        return _("You can still remove something. New tiles come when you can't.")

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        game, state = seen.game, seen.state
        assert isinstance(game, RowGame)
        assert isinstance(state, RowState)
        row = state.row
        if tile not in row or any(tile in _removed(move) for move in game.removals(row)):
            return ""
        at = row.index(tile)
        text = tile_text(tile)
        if not game.answers.middle:
            return _(
                "{tile} can't go: no tile one or two places away matches it, and it isn't one of three in a row that "
                "share a number.",
                tile=text,
            )
        if at in (0, len(row) - 1):
            return _(
                "{tile} can't go: at the end of the row, it can only go as one of three in a row that share a number.",
                tile=text,
            )
        return _(
            "{tile} can't go: {left} and {right} beside it don't match, and it isn't one of three in a row that share "
            "a number.",
            tile=text,
            left=tile_text(row[at - 1]),
            right=tile_text(row[at + 1]),
        )

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        before, after = step.before, step.after
        assert isinstance(before, RowState)
        assert isinstance(after, RowState)
        if step.move.kind == CONCEDE:
            return gives_up(names[0])
        if step.move.kind == ADD:
            count = int(after.yard.taken - before.yard.taken)
            if names[0] == YOU:
                return ngettext("You added {count} tile.", "You added {count} tiles.", count)
            return ngettext("{name} added {count} tile.", "{name} added {count} tiles.", count, name=names[0])
        return removes(names[0], _removed(step.move))

    def winners(self, match: Match, names: Sequence[str] = ()) -> str:
        game = match.game
        assert isinstance(game, RowGame)
        near = game.near(match.state)
        if near:
            return _("So close! Only {left} left.", left=match.scores[0])
        return super().winners(match, names)


def _added(count: int) -> str:
    return ngettext(
        "You can't remove anything. Add the next tile.",
        "You can't remove anything. Add the next {count} tiles.",
        count,
    )


def _removed(move: Move) -> Sequence[int]:
    return move.groups[0] if isinstance(move, Many) else (int(move.tile),)


class BingoTeller(SoloTeller):
    """Bingo asks for no decision: it is watched."""

    pictured = True  # the tile that is touched next, and the count below it

    def rest(self, game: Game, state: State) -> str:
        assert isinstance(game, BingoGame)
        return _("{left} left", left=game.left(state))

    def says(self, seen: Seen) -> list[str]:
        state = seen.state
        assert isinstance(state, BingoState)
        if not state.row or state.verdict:
            return []
        tile = tile_text(state.row[int(state.place)])
        return [_("The count is at {count}. The next tile is {tile}.", count=state.count, tile=tile)]

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        state = seen.state
        assert isinstance(state, BingoState)
        if state.verdict or tile not in state.row or tile == state.row[int(state.place)]:
            return ""
        current = tile_text(state.row[int(state.place)])
        return _(
            "The count is on {current} now. {tile} gets its turn.", current=current, tile=tile_text(tile)
        )

    def button(self, seen: Seen, move: Move) -> str:
        state = seen.state
        assert isinstance(state, BingoState)
        if move.kind == CONCEDE:
            return _(GIVE_UP)
        return _("Count {count} on {tile}", count=state.count, tile=tile_text(state.row[int(state.place)]))

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        before, after = step.before, step.after
        assert isinstance(before, BingoState)
        assert isinstance(after, BingoState)
        if step.move.kind == CONCEDE:
            return gives_up(names[0])
        gone = [tile_text(tile) for tile in before.row if tile not in after.row]
        name, count = names[0], before.count
        if name == YOU:
            if gone:
                return _("You counted {count} and removed {tile}.", count=count, tile=gone[0])
            return _("You counted {count}.", count=count)
        if gone:
            return _("{name} counted {count} and removed {tile}.", name=name, count=count, tile=gone[0])
        return _("{name} counted {count}.", name=name, count=count)
