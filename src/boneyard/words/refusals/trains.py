"""Why a move, a deal or a position of a train game is refused."""

from typing import Final

from boneyard.core.phrase import marked
from boneyard.games.trains.codes import TrainCode
from boneyard.words.language import _
from boneyard.words.refusals.audience import Audience, Sentences, any_of, with_hint
from boneyard.words.refusals.names import train_name


def cover_double(to: Audience, train: str) -> str:
    """An open double comes before everything else."""
    return _("The double on {train} must be covered first.", train=train_name(to, train))


def no_marker(to: Audience, train: str) -> str:
    """Another player's train that isn't open."""
    seat = int(train) if train.isdigit() else -1
    if 0 <= seat < len(to.names):
        return _("{player}'s train has no marker, so only {player} may play on it.", player=to.names[seat])
    return _("Train {train} has no marker, so only its owner may play on it.", train=train)


def could_not_play(to: Audience, seat: int) -> str:
    """Someone tries to catch a player who was right to draw."""
    if to.is_you(seat):
        return _("You couldn't play before drawing.")
    return _("{player} couldn't play before drawing.", player=to.first(seat))


def line_up_by(to: Audience, given: str, names: tuple[str, ...]) -> str:
    """What a line-up can be measured by."""
    sentence = _("A line-up goes by {names}, not by {given!r}.", names=any_of(names), given=given)
    return with_hint(sentence, given, names)


SENTENCES: Final[Sentences] = {
    TrainCode.TOLL: marked("A D was played before you, so draw a tile first."),
    TrainCode.KEEP_DRAWN: marked("You have to keep the tile you drew. Pass."),
    TrainCode.ONLY_DRAWN: marked("After a draw you may play only the tile you drew, {tile}."),
    TrainCode.NO_SERIES: marked("There's nothing to stop. Stop ends a series of tiles on your own train."),
    TrainCode.NO_CATCHING: marked("No one can be caught here: last tiles are announced automatically."),
    TrainCode.COULD_NOT_PLAY: could_not_play,
    TrainCode.NO_ONE_FORGOT: marked("No one has forgotten to announce a last tile."),
    TrainCode.NOT_LAST_TILE: marked(
        "Announce only the play that leaves you one tile, and only where calls are spoken."
    ),
    TrainCode.NO_SUCH_TRAIN: marked("There's no train {train} here."),
    TrainCode.COVER_DOUBLE: cover_double,
    TrainCode.COVER_ONE_OF_TWO: marked("One of the two open doubles must be covered first."),
    TrainCode.OWN_TRAIN_ONLY: marked("On this turn you may play only on your own train."),
    TrainCode.NO_MARKER: no_marker,
    TrainCode.WILD_ON_DOUBLE: marked("W-W can't go on another double."),
    TrainCode.SECOND_DOUBLE: marked(
        "You may play a second double only if you can then cover one of the two from your hand."
    ),
    TrainCode.NO_TRAIN_GIVEN: marked("A tile needs a place after the >: a seat's train, like > 2, or > M."),
    TrainCode.NOT_A_TRAIN: marked("{text!r} isn't a train. Write a seat's number, like > 2, or > M."),
    TrainCode.NOT_SAID: marked("Only last can stand after !, as in !last, not {text!r}."),
    TrainCode.NOBODY_OPENS: marked(
        "This deal can't be played: no one has a double to open with, and none can be drawn."
    ),
    TrainCode.LINE_UP_BY: line_up_by,
    TrainCode.NO_HUB: marked("Name the double in the middle."),
    TrainCode.TRAINS: marked("There is one train for each seat and then the public one, {count} in all."),
    TrainCode.NOT_A_CAR: marked("Write a car like 4-6, with the touching number first, not {found!r}."),
    TrainCode.WHOSE_CAR: marked("On a public train, say who laid {car}, like {car}:0."),
    TrainCode.CAR_DOES_NOT_FIT: marked("{car} doesn't fit: that train ends in {end}."),
    TrainCode.NO_TRAIN: marked("There's no train {found}."),
}
