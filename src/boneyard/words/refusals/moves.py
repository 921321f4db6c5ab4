"""Why a move is refused, or can't be read, whatever the game."""

from typing import Final

from boneyard.core.codes import MoveCode
from boneyard.core.phrase import marked
from boneyard.words.language import _, ngettext
from boneyard.words.refusals.audience import Audience, Sentences, any_of
from boneyard.words.refusals.names import train_name


def not_your_turn(to: Audience, seat: int, turn: int) -> str:
    """Whose turn it is instead."""
    if to.is_you(seat):
        return _("It's {player}'s turn, not yours.", player=to.name(turn))
    if to.is_you(turn):
        return _("It's your turn, not {player}'s.", player=to.name(seat))
    return _("It's {player}'s turn, not {other}'s.", player=to.name(turn), other=to.name(seat))


def whose_turn(to: Audience, turn: int) -> str:
    """Whose turn it is."""
    return _("It's your turn.") if to.is_you(turn) else _("It's {player}'s turn.", player=to.name(turn))


def not_held(to: Audience, seat: int, tile: str) -> str:
    """A tile that isn't in the hand."""
    if tile == "?":
        return _("Say which tile.")
    if to.is_you(seat):
        return _("You don't have {tile}.", tile=tile)
    return _("{player} doesn't hold {tile}.", player=to.first(seat), tile=tile)


def does_not_fit(to: Audience, tile: str, end: str, place: str = "", train: str = "") -> str:
    """A tile whose numbers aren't the open one, of a layout or of a train."""
    if place:
        return _("{tile} doesn't fit: {place} is open at {end}.", tile=tile, place=place, end=end)
    return _("{tile} doesn't fit: {train} ends in {end}.", tile=tile, train=train_name(to, train), end=end)


def must_play(to: Audience, plays: tuple[str, ...], more: int) -> str:
    """Someone who could play tries to draw or pass."""
    if not more:
        return _("You can play, so you must: {plays}.", plays=any_of(plays))
    return ngettext(
        "You can play, so you must: {plays} or {count} more play.",
        "You can play, so you must: {plays} or {count} more plays.",
        more,
        plays=", ".join(plays),
    )


def not_a_move_here(to: Audience, text: str, forms: str) -> str:
    """A move of other games."""
    if not text:
        return _("That isn't a move in this game. Write {forms}.", forms=forms)
    return _("{text!r} isn't a move in this game. Write {forms}.", text=text, forms=forms)


def either_way(to: Audience, tile: str, ends: tuple[str, ...]) -> str:
    """A tile that could be laid either way around."""
    return _(
        "{tile} can go either way around. Write {ends} for the end it leaves open.",
        tile=tile,
        ends=any_of([f"={end}" for end in ends]),
    )


def no_such_action(to: Audience, number: int, seat: int, may: tuple[int, ...]) -> str:
    """A number that isn't a legal move."""
    return _(
        "Action {number} is refused: {player} may take {may}.",
        number=number,
        player=to.name(seat),
        may=", ".join(map(str, may)),
    )


def no_such_action_in_game(to: Audience, number: int, game: int, seat: int, may: tuple[int, ...]) -> str:
    """The same, for one of several rounds that are played together."""
    return _(
        "Action {number} is refused in game {game}: {player} may take {may}.",
        number=number,
        game=game,
        player=to.name(seat),
        may=", ".join(map(str, may)),
    )


def cannot_undo(to: Audience, given: str, made: int) -> str:
    """More moves than were made."""
    if made == 0:
        return _("You can't undo {given} moves: none have been made.", given=given)
    return ngettext(
        "You can't undo {given} moves: {count} has been made.",
        "You can't undo {given} moves: {count} have been made.",
        made,
        given=given,
    )


def cannot_redo(to: Audience, given: str, undone: int) -> str:
    """More moves than were undone."""
    if undone == 0:
        return _("You can't redo {given} moves: none were undone.", given=given)
    return ngettext(
        "You can't redo {given} moves: {count} was undone.",
        "You can't redo {given} moves: {count} were undone.",
        undone,
        given=given,
    )


SENTENCES: Final[Sentences] = {
    MoveCode.NOT_YOUR_TURN: not_your_turn,
    MoveCode.NOTHING_TO_CHOOSE: marked("There's nothing to choose now."),
    MoveCode.ROUND_OVER: marked("The round is over."),
    MoveCode.MATCH_OVER: marked("The match is over."),
    MoveCode.NO_SUCH_SEAT: marked("There's no seat {given}. This table has seats 0 to {last}."),
    MoveCode.NAME_THE_SEAT: marked("Several players may say {move}. Name the seat that says it."),
    MoveCode.NOT_A_MOVE: marked("{text!r} isn't a move. Write {forms}."),
    MoveCode.NOT_A_MOVE_HERE: not_a_move_here,
    MoveCode.NOT_A_MOVE_ANYWHERE: marked(
        "{text!r} isn't a move. Write one as in a record, like 6-4 > 5-5, draw or pass."
    ),
    MoveCode.MOVE_OF_SEVERAL_GAMES: marked(
        "{text} is a move in several games. Read it with the rules of one of them."
    ),
    MoveCode.NOT_A_TEXT: marked("A move is read from a text, like '6-4 > 5-5', not from {given}."),
    MoveCode.NOT_A_MOVE_OR_TEXT: marked("A move is a Move or its text, like '6-4 > 5-5', not {given}."),
    MoveCode.SEVERAL_MEANINGS: marked("{text} could be {choices}. Write which one."),
    MoveCode.NOT_A_TILE: marked("{text!r} isn't a tile. Write its two ends, high end first, like 6-4."),
    MoveCode.NO_FACE: marked("Write a number from 0 to 18 or a letter after {sign}, not {text!r}."),
    MoveCode.NO_SUCH_ACTION: no_such_action,
    MoveCode.NO_SUCH_ACTION_IN_GAME: no_such_action_in_game,
    MoveCode.NO_SUCH_TILE: marked("There's no {tile} in this game."),
    MoveCode.NOT_HELD: not_held,
    MoveCode.ELSEWHERE: marked("{tile} is somewhere else: on the table or in a hand that you can see."),
    MoveCode.DOES_NOT_FIT: does_not_fit,
    MoveCode.CANNOT_LEAVE: marked("{tile} can't leave {end} open there."),
    MoveCode.EITHER_WAY: either_way,
    MoveCode.MUST_PLAY: must_play,
    MoveCode.DRAW_FIRST: marked("Draw a tile first. Pass only when you can't draw."),
    MoveCode.BONEYARD_EMPTY: marked("The boneyard is empty."),
    MoveCode.DRAWN_ALREADY: marked("You have already drawn a tile."),
    MoveCode.NO_ROUND: marked("No round has been dealt yet."),
    MoveCode.NO_NEXT_ROUND: marked(
        "You can't deal the next round now: this round isn't over, or the match is."
    ),
    MoveCode.CANNOT_UNDO: cannot_undo,
    MoveCode.CANNOT_REDO: cannot_redo,
    MoveCode.NOT_A_COUNT: marked("A number of moves is a whole number, like 1, not {given}."),
}
