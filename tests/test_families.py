"""What a family of games needs in every room, shown with a tiny one made up here: in Duel the higher tile wins."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

import pytest
from rich.text import Text

import boneyard
from boneyard import bots, catalog
from boneyard.bots import registry as bot_registry
from boneyard.core.errors import BadSetup, Code, Illegal
from boneyard.core.game import Deal, Game, Moves, Points, Seats, State
from boneyard.core.match import Match, Round, View
from boneyard.core.move import ALONE, Move, Notation
from boneyard.core.notation.move_text import read_common
from boneyard.core.option import Option, Value
from boneyard.core.registry import MissingFamily
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import DOWN, FACES, read_tile, tile_set, tile_text
from boneyard.games.sheet import Choices, SheetEdition, SheetRules
from boneyard.pad import begin as begin_pad
from boneyard.pad import has_pad, settled, sheet
from boneyard.pad import registry as pad
from boneyard.pad import write as write_on_pad
from boneyard.pictures import Piece, Scene, touches
from boneyard.pictures import registry as pictures
from boneyard.pictures.layout import rack
from boneyard.pictures.scene import SceneRequest, piece_id
from boneyard.records import check, replay
from boneyard.terminal.console.input import own_tile
from boneyard.terminal.console.signs import Signs
from boneyard.terminal.families import registry as terminal
from boneyard.terminal.families.view import FamilyView
from boneyard.words import refusals
from boneyard.words import registry as words
from boneyard.words.context import Seen, Step
from boneyard.words.families.teller import Teller
from support.terminal.person import played, seated

FAMILY = "duel"

# --- the game: three tiles, two players with one tile each, and the higher tile takes the round


@dataclass(frozen=True)
class DuelState(State):
    hands: tuple[tuple[int, ...], ...]
    yard: tuple[int, ...]
    laid: tuple[int, ...]  # in the order of play
    first: int


class DuelCode(Code):
    NOT_YOUR_TILE = "not-your-tile"


class DuelNotation(Notation):
    def read(self, text: str) -> Move | None:
        return read_common(text)


class DuelGame(Game):
    def __init__(self) -> None:
        self.family = FAMILY
        self.size, self.seats, self.sides, self.rounds = 1, 2, 2, 1
        self.tiles = tile_set(1)
        self.low_wins = False
        self.kinds = (int(ALONE),)
        self.notation = DuelNotation()
        self.forms = "a tile like 1-0"

    def split(self, tiles: tuple[int, ...], first: int, number: int, totals: Points) -> Deal | None:
        return Deal((tiles[:1], tiles[1:2]), tiles[2:], first=first)

    def begin(self, deal: Deal, totals: Points) -> State:
        return DuelState(deal.hands, deal.yard, (), deal.first)

    def actors(self, state: State) -> Seats:
        at = duel(state)
        return ((at.first + len(at.laid)) % 2,) if len(at.laid) < 2 else ()

    def moves(self, state: State, seat: int) -> Moves:
        return (
            tuple(Move(ALONE, tile) for tile in duel(state).hands[seat]) if seat in self.actors(state) else ()
        )

    def play(self, state: State, seat: int, move: Move) -> State:
        if move not in self.moves(state, seat):
            raise Illegal(DuelCode.NOT_YOUR_TILE, tile=tile_text(int(move.tile)))
        before = duel(state)
        hands = tuple(() if owner == seat else hand for owner, hand in enumerate(before.hands))
        return replace(before, hands=hands, laid=(*before.laid, int(move.tile)))

    def look(self, state: State, seat: int | None) -> State:
        full = duel(state)
        hands = tuple(hand if owner == seat else (DOWN,) * len(hand) for owner, hand in enumerate(full.hands))
        return replace(full, hands=hands, yard=(DOWN,) * len(full.yard))

    def points(self, state: State) -> Points | None:
        return self.tally(state) if len(duel(state).laid) == 2 else None

    def tally(self, state: State) -> Points:
        at = duel(state)
        if len(at.laid) < 2:
            return (0, 0)
        winner = (at.first + at.laid.index(max(at.laid))) % 2
        return (1 - winner, winner)

    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        return (totals.index(max(totals)),) if self.points(state) is not None else None

    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        return duel(state).hands

    def boneyard(self, state: State) -> tuple[int, ...]:
        return duel(state).yard

    def unseen(self, state: State) -> list[int]:
        seen = {*duel(state).laid, *duel(state).yard, *[tile for hand in duel(state).hands for tile in hand]}
        return [tile for tile in self.tiles if tile not in seen]


def duel(state: State) -> DuelState:
    assert isinstance(state, DuelState)
    return state


class DuelEdition(SheetEdition):
    questions = MappingProxyType[str, tuple[str, Choices]]({})

    def options(self, size: int, seats: int) -> list[Option]:
        return []

    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        return DuelGame()


DUEL = DuelEdition(
    "duel", "made-up", "Duel", "This test", SheetRules(sets=(1,), players={1: (2, 2)}, deal={1: {2: 1}})
)

# --- what each room asks of it


class DuelTeller(Teller):
    def says(self, seen: Seen) -> list[str]:
        return ["The higher tile wins."]

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return "Play your tile."

    def button(self, seen: Seen, move: Move) -> str:
        return f"Play {move}"

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        return f"{names[step.seat]} played {step.move}."

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        made = match.game.tally(round_.state)
        return ["", "", "Round"], [[name, "", str(made[seat])] for seat, name in enumerate(match.players)]


class DuelView(FamilyView):
    move_help = "Type your tile, or its number."

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return [Text(tile_text(tile)) for tile in duel(seen.state).laid]

    def playable(self, moves: Sequence[Move]) -> set[int]:
        return {int(move.tile) for move in moves}

    def read(self, view: View, text: str, names: Sequence[str]) -> Move:
        return Move(ALONE, own_tile(self.hand(view), text, text))


def arrange(game: Game, state: State, request: SceneRequest) -> Scene:
    pieces = [
        Piece(piece_id(tile), *FACES[tile], 2.0 * seat, 0.0, 2) for seat, tile in enumerate(duel(state).laid)
    ]
    return Scene(-1.0, -1.0, 4.0, 2.0, request.wide, 0.4, tuple(pieces), summary="A duel")


def choose(view: View, moves: Moves, budget: bots.Budget, rng: Rng) -> bots.Choice:
    return bots.Choice(moves[0], 1.0, "There is only one tile.")


def pad_facts(rules: object, game: Game) -> dict[str, object]:
    return {
        "count": "hands",
        "deal": 1,
        "way": {"kind": "point"},
        "ending": {"target": 0, "rounds": 1, "out_wins": False},
        "says": ["The higher tile wins."],
    }


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game is in the catalog for as long as a test lasts."""
    monkeypatch.setattr(catalog, "_GAMES", dict(catalog._GAMES))
    monkeypatch.setattr(catalog, "_registered", {})
    catalog.register("duel", FAMILY, "One tile each: the higher one wins.", [DUEL])


@pytest.fixture
def told() -> Iterator[None]:
    """The made-up family has its words."""
    words.register(FAMILY, DuelTeller())
    refusals.register({DuelCode.NOT_YOUR_TILE: "{tile} isn't your tile."})
    yield
    words.unregister(FAMILY)
    refusals.unregister(DuelCode)


@pytest.fixture
def practiced() -> Iterator[None]:
    """The bots can play the made-up family."""
    bot_registry.register(FAMILY, bot_registry.BotFamily(choose))
    yield
    bot_registry.unregister(FAMILY)


@pytest.fixture
def pictured() -> Iterator[None]:
    """The made-up family has its pictures."""
    pictures.register(FAMILY, pictures.Arranger(arrange, rack.with_rack, rack.touches))
    yield
    pictures.unregister(FAMILY)


@pytest.fixture
def shown() -> Iterator[None]:
    """The made-up family has its view in the terminal."""
    terminal.register(FAMILY, DuelView(DuelTeller()))
    yield
    terminal.unregister(FAMILY)


@pytest.fixture
def padded() -> Iterator[None]:
    """The made-up family has its score pad."""
    pad.register(FAMILY, pad.PadFamily(pad_facts, {}))
    yield
    pad.unregister(FAMILY)


# --- a family that is only in the catalog


def dealt() -> boneyard.Match:
    return boneyard.new("duel", seed=1)


def play_on(match: Match, name: str = "random") -> None:
    while match.actors:
        seat = match.actors[0]
        match.play(bots.choice_of(bots.bot(name), match, seat, rng_for("duel")).move, seat)


def test_rules_and_a_catalog_row_are_enough_to_play_and_to_keep_a_record() -> None:
    match = dealt()
    with pytest.raises(Illegal, match=r"^not-your-tile \(tile ") as refused:
        match.play(another_tile(match))
    assert refused.value.code is DuelCode.NOT_YOUR_TILE
    play_on(match)
    assert match.result is not None
    assert sorted(match.scores) == [0, 1]
    record = match.record()
    assert check(record) == []
    assert replay(record).state == match.state


def another_tile(match: Match) -> str:
    return "1-1" if match.moves()[0] != Move(ALONE, read_tile("1-1")) else "0-0"


@pytest.mark.usefixtures("told")
def test_a_family_brings_the_sentences_of_its_own_refusals() -> None:
    match = dealt()
    tile = another_tile(match)
    with pytest.raises(Illegal, match=f"^{tile} isn't your tile.$"):
        match.play(tile)


def lacking(room: str, wanted: str) -> str:
    """How a room says that the family is not registered there."""
    return f"^boneyard.{room} has nothing for the family 'duel' yet: register {wanted}"


def test_the_pictures_say_that_they_lack_it() -> None:
    with pytest.raises(MissingFamily, match=lacking("pictures", "an Arranger with ")):
        dealt().svg()


def test_the_terminal_says_that_it_lacks_it() -> None:
    with pytest.raises(MissingFamily, match=lacking("terminal", "a FamilyView, ")) as refused:
        played(seated("duel"), ["quit"])
    assert (refused.value.room, refused.value.family) == ("terminal", FAMILY)


def test_the_words_say_that_they_lack_it() -> None:
    with pytest.raises(MissingFamily, match=lacking("words", "a Teller with ")):
        words.teller(DuelGame())


def test_only_random_plays_it_without_a_family_of_bots() -> None:
    match = boneyard.new("duel", players=2, seed=1)
    with pytest.raises(MissingFamily, match=lacking("bots", "a BotFamily with ")):
        bot_registry.of(FAMILY)
    with pytest.raises(BadSetup, match="The random bot can play it"):
        bots.choice_of(bots.bot("greedy"), match, match.actors[0], rng_for("duel"))


def test_the_pad_says_that_it_lacks_it() -> None:
    assert not has_pad(DUEL)
    with pytest.raises(MissingFamily, match=lacking("pad", "a PadFamily with ")):
        sheet(DUEL, 1, 2)


# --- the same family in every room


@pytest.mark.usefixtures("told")
def test_a_registered_family_logs_what_happened() -> None:
    match = dealt()
    play_on(match)
    sentences = words.log_lines(match.game, match.players, words.steps(match.game, match.round))
    assert [sentence.split()[-2] for sentence in sentences] == ["played", "played"]


@pytest.mark.usefixtures("practiced")
def test_with_its_bots_every_level_plays_it() -> None:
    assert dealt().hint().why == "There is only one tile."
    for name in bots.BOTS:
        match = dealt()
        play_on(match, name)
        assert match.result is not None


@pytest.mark.usefixtures("pictured", "told")
def test_with_its_pictures_it_is_drawn_and_touched() -> None:
    match = dealt()
    move = match.moves()[0]
    assert touches(match.game, match.state, 0, move) == (piece_id(int(move.tile)), rack.TRICK)
    before = match.svg()
    play_on(match)
    assert before.startswith("<svg")
    assert match.svg() != before


@pytest.mark.usefixtures("told", "shown")
def test_with_its_view_it_is_played_in_the_terminal() -> None:
    seen = played(seated("duel", bots="random"), ["?", "1", "quit"])
    assert "Type your tile, or its number." in seen
    assert "The higher tile wins." in seen
    assert "won the match!" in seen


@pytest.mark.usefixtures("padded")
def test_with_its_pad_its_rounds_are_counted() -> None:
    assert has_pad(DUEL)
    printed = settled(sheet(DUEL, 1, 2), {})
    entry = {"kind": "round", "id": "a", "match": 1, "number": 1, "out": [1], "hands": [None, None]}
    after, refused = write_on_pad(printed, begin_pad(printed, ["Ann", "Ben"], 0), entry)
    assert refused == ""
    assert (after.totals, after.winners) == ((0, 1), (1,))


# --- our own families


@pytest.mark.parametrize("game", [game for game in catalog.games() if game != "duel"])
def test_every_room_knows_every_family(game: str) -> None:
    family = catalog.family(game)
    assert isinstance(pictures.of(family), pictures.Arranger)
    assert isinstance(terminal.of(family), FamilyView)
    assert isinstance(words.of(family), Teller)
    assert family in bot_registry.families()
    for edition in catalog.editions(game):
        size = edition.sets[0]
        seats = edition.players(size)[0]
        assert edition.table(size, seats, {})[0].family == family
        assert has_pad(edition) == (seats > 1)
