"""Trains as lines of text: the hub, then a line for each train, its marker, its last tiles and its open end."""

from collections.abc import Sequence
from functools import partial

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from boneyard.core.errors import Unreadable
from boneyard.core.laid import laid_in_order
from boneyard.core.match import View
from boneyard.core.move import LAY, Move
from boneyard.core.tile import WILD, face_text, is_double
from boneyard.games.trains.moves import CATCH, place_text, read_place, train_move
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import OVER, Train, TrainState
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import Signs, face
from boneyard.terminal.families.view import TwinsView
from boneyard.words import grammar, terminal
from boneyard.words.context import Seen
from boneyard.words.families.trains import viewer
from boneyard.words.language import _, ngettext, pgettext

MARKED = "bold magenta"
_VERBS = {**input.COMMON_VERBS, "catch": train_move(CATCH)}
_ROOMY = 36  # from this width on there is room for more words
_LONGEST = 14  # of a name before its train, as far as the terminal is wide


def trains(seen: Seen, width: int, signs: Signs) -> list[Text]:
    """The table of a train game, one line for each train, your own first."""
    game, state = seen.game, seen.state
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    return _Drawing(seen, game, state, width, signs).lines()


class _Drawing:
    """The lines of one moment."""

    def __init__(self, seen: Seen, game: TrainGame, state: TrainState, width: int, signs: Signs) -> None:
        self.seen = seen
        self.game = game
        self.state = state
        self.width = width
        self.signs = signs
        self.own = viewer(seen)
        self.places = [place_text(game.reach.places[index]) for index in range(len(state.trains))]
        labels = [cell_len(self._label(index)) for index in range(len(state.trains))]
        self.head = min(max(labels), _LONGEST if width >= 60 else 8)
        turn = state.turn == self.own and state.owes != OVER
        self.open = set(game.reach.spots(state, self.own)) if turn else set()
        moves = game.moves(state, self.own) if turn else ()
        self.takes = {game.reach.index_of(move.place) for move in moves if move.kind == LAY}

    def lines(self) -> list[Text]:
        seats = range(self.game.seats)
        publics = range(self.game.seats, len(self.state.trains))
        order = [self.own, *publics, *[seat for seat in seats if seat != self.own]]
        hub = Text(_("Hub") + " ").append(face(self.state.hub, -1, self.signs), "bold")
        return [hub, *[self._line(index) for index in order]]

    def _label(self, index: int) -> str:
        place = self.places[index]
        return f"{place} {grammar.shown(self.seen.names[index])}" if index < self.game.seats else place

    def _line(self, index: int) -> Text:
        train = self.state.trains[index]
        marked = index < self.game.seats and (self.state.rail.markers >> index) & 1 == 1
        may, takes = index in self.open, index in self.takes
        line = Text()
        line.append(set_cell_size(self._label(index), self.head), "bold" if index == self.own else "")
        line.append(f" {self.signs.marker} " if marked else " " * (2 + len(self.signs.marker)), MARKED)
        after = Text("", ACCENT if takes else "" if may else "dim")
        if train.count:
            after.append(f" {self.signs.to_right} {face_text(train.end)}")
        else:
            public = index >= self.game.seats
            after.append(self._wants(train) if public or index == self.own else _("not started"))
        if may or takes:
            after.append((" " if train.count else ", ") + pgettext("a train", "open"))
        room = self.width - line.cell_len - after.cell_len
        return line.append_text(self._cars(train, room)).append_text(after)

    def _wants(self, train: Train) -> str:
        """What a train that has not started takes."""
        end, wild = face_text(train.end), train.end == WILD
        if self.width >= _ROOMY:
            return (
                _("not started: takes any tile") if wild else _("not started: takes a {number}", number=end)
            )
        return _("takes any tile") if wild else _("takes a {number}", number=end)

    def _cars(self, train: Train, room: int) -> Text:
        """The tiles of a train, from the hub on or only as many of the last ones as there is room for."""
        rows = laid_in_order(train.cars)
        faces = [face(row[0], row[2], self.signs) for row in rows]
        before = ""
        shown = len(faces)
        if sum(map(len, faces)) > room:
            count = (
                ngettext("({count} tile)", "({count} tiles)", len(faces)) if room >= 34 else f"({len(faces)})"
            )
            before = f"{count} {self.signs.more}"
            if len(before) + len(faces[-1]) > room:
                before = self.signs.more
            used = len(before)
            shown = 0
            for piece in reversed(faces):
                used += len(piece)
                if used > room and shown:
                    break
                shown += 1
        text = Text().append(before, "dim")
        for row, piece in list(zip(rows, faces))[len(faces) - shown :]:
            text.append(piece, "bold" if is_double(row[0]) else "")
        return text


class TrainsView(TwinsView):
    """Games with a train for every player."""

    move_help = terminal.TRAIN_HELP
    spoken_help = terminal.LAST_HELP

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return trains(seen, width, signs)

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        said = input.read_verb(text, _VERBS)
        if said is not None:
            return said
        name, place = _split_play(input.before_claim(text))
        unfit = self.teller.fits_nowhere
        spell = partial(_spell_train, names=names)
        return input.read_play(view, text, self.hand(view), unfit, name, place, names, spell)


def _split_play(text: str) -> tuple[str, str]:
    """A tile, and the train to play it on if one was named."""
    name, sign, place = (part.strip() for part in text.partition(">"))
    if sign:
        return name, place
    name, _, place = text.partition(" ")
    return name, place.strip()


def _spell_train(text: str, names: Sequence[str]) -> str:
    """A train as a record writes it: a player's name is a seat."""
    plain = text.casefold()
    for seat, name in enumerate(names):
        if plain == name.casefold():
            return str(seat)
    try:
        read_place(plain)
    except Unreadable:
        raise Unreadable(
            _("There's no train {text}. Type M, a player's name or the number before it.", text=repr(text))
        ) from None
    return text
