"""The short sentences on pictures of the table."""

from collections.abc import Sequence

from boneyard.core.game import Moves
from boneyard.core.move import DRAW, LAY, PASS, STOP
from boneyard.core.tile import FACES, face_text, tile_text
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.scoring import fives
from boneyard.games.lines.state import OVER as LINE_OVER
from boneyard.games.lines.state import LineState
from boneyard.games.solitaire.moves import ADD
from boneyard.games.trains.moves import CATCH
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import OVER as TRAIN_OVER
from boneyard.games.trains.state import TrainState
from boneyard.words.grammar import YOU, scores
from boneyard.words.grammar import train_of as train_name
from boneyard.words.language import _, listed, ngettext, per_language, pgettext

TURN = "▸ "  # before the name of the player to move


# --- names of things


def boneyard() -> str:
    """The tiles left to draw."""
    return _("Boneyard")


def your_turn() -> str:
    """That it is the viewer's turn."""
    return _("Your turn")


def match_over() -> str:
    """The text when there is nothing left to do."""
    return _("The match is over.")


def your_train() -> str:
    """The viewer's train."""
    return _("your train")


def hub() -> str:
    """The tile in the middle of the trains."""
    return _("Hub")


def lead() -> str:
    """Where the first tile goes."""
    return pgettext("place for the first tile", "lead")


def turned_up() -> str:
    """Tiles that lie open to be used."""
    return _("turned up")


def waste(count: int) -> str:
    """The waste heap, with how many tiles lie there."""
    return _("waste, {count}", count=count) if count else pgettext("heap of tiles", "waste")


def open_train() -> str:
    """A train with a marker."""
    return pgettext("a train", "open")


def open_to_all() -> str:
    """A train that belongs to no one."""
    return _("open to all")


def score(points: int) -> str:
    """A player's points, with a real minus sign."""
    return str(points).replace("-", "\u2212")


# --- sentences


def of_lines(game: LineGame, state: LineState) -> str:
    """What a layout asks of everyone, or what its ends come to."""
    if state.stage == LINE_OVER:
        return _("The round is over.")
    for end in state.ends():
        if end.binds and game.layouts.branching.binds:
            return ngettext(
                "{tile} needs {count} more toe first.",
                "{tile} needs {count} more toes first.",
                int(end.room),
                tile=tile_text(end.tile),
            )
        if end.binds:
            return ngettext(
                "{tile} needs {count} more tile first.",
                "{tile} needs {count} more tiles first.",
                int(end.room),
                tile=tile_text(end.tile),
            )
    found = []
    if game.answers.count is fives and state.laid is not None:
        found.append(_("The open ends count {count}.", count=sum(int(end.counts) for end in state.ends())))
    if game.layouts.total and state.laid is not None:
        found.append(_("Touching ends add up to {total}.", total=game.layouts.total))
    if state.tally.pool:
        found.append(
            ngettext("The pool holds {count} chip.", "The pool holds {count} chips.", state.tally.pool)
        )
    return " ".join(found)


def of_trains(game: TrainGame, state: TrainState, names: Sequence[str]) -> str:
    """What the trains ask of everyone."""
    if state.owes == TRAIN_OVER:
        return _("The round is over.")
    found = []
    if state.bound >= 0:
        found.append(
            _(
                "The double {tile} on {train} must be covered first.",
                tile=_double(state, int(state.bound)),
                train=train_of(int(state.bound), names),
            )
        )
    elif state.opens:
        doubles = [train_of(index, names) for index in state.opens]
        found.append(_("There's an open double to cover on {trains}.", trains=listed(doubles, "or")))
    if state.rail.step < 0:
        found.append(_("Play goes the other way around."))
    return " ".join(found)


def _double(state: TrainState, index: int) -> str:
    cars = state.trains[index].cars
    assert cars is not None
    return tile_text(cars.tile)


def train_of(index: int, names: Sequence[str]) -> str:
    """What a train is called."""
    if index < len(names):
        return train_name(names[index])
    return (
        _("the Mexican Train")
        if index == len(names)
        else _("the {train}", train=public_train(index - len(names)))
    )


def public_train(count: int) -> str:
    """The name of a public train."""
    return _("Mexican Train") if count == 0 else _("Mexican Train {number}", number=count + 1)


def public_short(count: int) -> str:
    """The same in little room: the place as a record writes it."""
    return _("Train {train}", train="M" if count == 0 else f"M{count + 1}")


def asks(moves: Moves) -> str:
    """What the viewer can do now, in a few words."""
    kinds = {int(move.kind) for move in moves}
    if not kinds:
        return ""
    if kinds & {int(LAY), int(ADD)}:
        if int(DRAW) in kinds:
            return _("Your turn: play a tile or draw")
        return _("Your turn: play a tile or stop") if int(STOP) in kinds else your_turn()
    if int(DRAW) in kinds:
        return _("You can't play: draw a tile")
    if int(PASS) in kinds:
        return _("You can't play: pass")
    if int(MUGGINS) in kinds:
        return _("Points went unclaimed: say muggins")
    if int(CATCH) in kinds:
        return _("Someone forgot to announce their last tile: catch them")
    return your_turn()


def to_move(names: Sequence[str], actors: Sequence[int]) -> str:
    """Whose move it is."""
    if not actors:
        return _("No one to move.")
    name = names[actors[0]]
    return _("You to move.") if name == YOU else _("{name} to move.", name=name)


def hands_and_boneyard(names: Sequence[str], counts: Sequence[int], yard: int) -> str:
    """How many tiles everyone holds, and how many are left to draw."""
    return _("Tiles in hand: {counts}. Boneyard: {yard}.", counts=scores(names, counts), yard=yard)


@per_language
def spoken(tile: int) -> str:
    """A tile as a person says it."""
    high, low = FACES[tile]
    return _("double {number}", number=face_text(high)) if high == low else tile_text(tile)


# --- solitaires


def in_the_row(count: int) -> str:
    """How many tiles a row still has."""
    return ngettext("{count} tile in the row.", "{count} tiles in the row.", count)


def on_the_grid(count: int) -> str:
    """How many tiles lie in Traffic."""
    return ngettext("{count} tile on the grid.", "{count} tiles on the grid.", count)


def tiles_left(count: int) -> str:
    """How many tiles are left."""
    return ngettext("{count} tile left.", "{count} tiles left.", count)


def count_on(tile: int, count: int) -> str:
    """Bingo's count."""
    return _("The count on {tile} is {count}.", tile=spoken(tile), count=count)


def over_with(won: bool, left: int) -> str:
    """How a solitaire came out."""
    return _("You won!") if won else _("The game is over, with {left} left.", left=left)


def with_boneyard(said: str, yard: int) -> str:
    """A sentence, and how many tiles are left to draw."""
    return " ".join(filter(None, [said, _("Boneyard: {yard}.", yard=yard)]))


def hours_left(count: int) -> str:
    """How many hours of the clock aren't finished."""
    return ngettext("{count} hour to finish.", "{count} hours to finish.", count)


def goes_on(tile: int) -> str:
    """Where the line of a layout is shown again on the next row."""
    return _("{tile} goes on", tile=tile_text(tile))
