"""Bots play every edition by the rules, from what their seat sees and nothing else."""

from collections.abc import Iterator

import pytest

import boneyard
from boneyard.bots import BOTS, Budget, Choice, bot, choice_of
from boneyard.bots.inference.sight import Sight, tiles_in
from boneyard.bots.lines.greedy import weights_for
from boneyard.catalog import editions, games
from boneyard.core.errors import BadSetup, NotYourTurn
from boneyard.core.game import State
from boneyard.core.hand import hand_of, hands_of
from boneyard.core.history import History
from boneyard.core.match import Match, View
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import read_tile
from boneyard.core.yard import Yard
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from boneyard.games.poker.state import PokerState
from boneyard.games.solitaire.state import SolitaireState
from boneyard.games.trains.state import TrainState
from boneyard.games.tricks.hand import holding_of, seen_tiles
from boneyard.games.tricks.state import NOTHING, TrickState
from boneyard.records import replay
from boneyard.words.bot_reasons.lines import unable

QUICK = Budget(iterations=1)
# The levels above differ from easy in their budgets only.
PLAYERS = ["random", "easy", "greedy"]
NOTHING_DONE = History()
ALL_SHEETS = [sheet for game in games() for sheet in editions(game)]
# No one sits across the table in a solitaire.
SHEETS = [sheet for sheet in ALL_SHEETS if sheet.players(sheet.sets[0]) != (1, 1)]
ALONE = [sheet for sheet in ALL_SHEETS if sheet not in SHEETS]
TABLES = [
    (sheet.game, sheet.key, size, seats)
    for sheet in SHEETS
    for size in sheet.sets
    for low, high in [sheet.players(size)]
    for seats in sorted({low, (low + high) // 2, high})
]
ADAPTED = [
    ("mexican-train", "puremco", 18, 20),
    ("mexican-train", "cardinal", 6, 9),
    ("mexican-train", "university", 15, 3),
    ("supertrain", "puremco", 12, 12),
    ("chickenfoot", "university", 15, 12),
    ("block", "cardinal", 18, 16),
    ("muggins", "university", 12, 6),
    ("matador", "pressman", 6, 2),
    ("tiddle-a-wink", "cardinal-pool", 9, 14),
]
OWN_SET = [
    (sheet.game, sheet.key, seats)
    for sheet in SHEETS
    for low, high in [sheet.players(sheet.sets[0])]
    for seats in sorted({low, min(low + 1, high)})
]
LAYOUTS = [
    table
    for table in OWN_SET
    if isinstance(boneyard.new(table[0], edition=table[1], players=table[2], seed=1).game, LineGame)
]


def steps(match: Match, name: str, seed: str = "") -> Iterator[tuple[View, Choice]]:
    """One round played by one bot in every seat: each view with the choice made in it."""
    rng = rng_for(f"{name} {seed}")
    while match.result is None and len(match.rounds) == 1:
        actors = match.actors
        seat = actors[rng.below(len(actors))]
        view = match.view(seat)
        choice = choice_of(bot(name), match, seat, rng, QUICK)
        yield view, choice
        match.play(choice.move, seat)


def lines_of(view: View) -> tuple[LineGame, LineState]:
    assert isinstance(view.game, LineGame)
    assert isinstance(view.state, LineState)
    return view.game, view.state


def choice_in(text: str, seat: int) -> Choice:
    return choice_of(bot("greedy"), replay(text), seat, Rng(1))


# --- every edition


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("game", "edition", "size", "seats"), TABLES)
def test_a_whole_round_of_legal_moves(game: str, edition: str, size: int, seats: int, name: str) -> None:
    match = boneyard.new(game, edition=edition, players=seats, set=size, seed="whole")
    for view, choice in steps(match, name):
        assert choice.move in match.moves(view.seat)
        assert choice.why.endswith(".")
        assert choice.why[0].isupper() or choice.why[0].isdigit()
    # A target that is reached ends the match in the middle of a round.
    assert match.result is not None or match.game.points(match.rounds[0].state) is not None


@pytest.mark.parametrize(("game", "edition", "size", "seats"), ADAPTED)
def test_a_round_at_a_table_beyond_the_printed_ones(game: str, edition: str, size: int, seats: int) -> None:
    for name in ("random", "greedy"):
        match = boneyard.new(game, edition=edition, players=seats, set=size, seed="whole")
        assert match.adapted
        for view, choice in steps(match, name):
            assert choice.move in match.moves(view.seat)
    match = boneyard.new(game, edition=edition, players=seats, set=size, seed="searched")
    for seat in match.actors:
        assert choice_of(bot("easy"), match, seat, Rng(1), QUICK).move in match.moves(seat)


@pytest.mark.parametrize("sheet", ALONE, ids=lambda sheet: sheet.name)
def test_a_solitaire_is_played_to_its_end_at_random(sheet: boneyard.Edition) -> None:
    match = boneyard.new(sheet.game, edition=sheet, seed="alone")
    for view, choice in steps(match, "random"):
        assert choice.move in match.moves(view.seat)
    assert match.result is not None


@pytest.mark.parametrize("sheet", ALONE, ids=lambda sheet: sheet.name)
def test_a_hint_in_a_solitaire_does_not_know_what_is_to_come(sheet: boneyard.Edition) -> None:
    match = boneyard.new(sheet.game, edition=sheet, set=min(sheet.sets), seed=5)
    shuffler = rng_for("swap")
    for number, (view, choice) in enumerate(steps(match, "greedy")):
        assert choice.move in match.moves()
        assert choice.why.endswith(".")
        other = match.game.look(swapped(match.state, 0, shuffler), 0)
        again = View(match.game, other, 0, view.scores, 1)
        few = Budget(iterations=3)
        first, second = (bot("normal").choose(each, NOTHING_DONE, few, Rng(number)) for each in (view, again))
        assert first == second
        if number == 4:
            break


@pytest.mark.parametrize(
    "options", [{"calls": "spoken"}, {"partners": True}, {"calls": "spoken", "partners": True}]
)
@pytest.mark.parametrize("name", PLAYERS)
def test_a_whole_round_with_partners_and_calls(name: str, options: dict[str, object]) -> None:
    match = boneyard.new("muggins", edition="university", players=4, seed="table", options=options)
    for view, choice in steps(match, name):
        assert choice.move in match.moves(view.seat)


def swapped(state: State, seat: int, rng: Rng) -> State:
    """Another state that looks the same from a seat: everything it can't see is dealt again."""
    if isinstance(state, TrickState):
        return swapped_tricks(state, seat, rng)
    if isinstance(state, SolitaireState):
        coming = list(state.yard.rest())
        rng.shuffle(coming)
        return state.with_yard(Yard((*state.yard.tiles[: state.yard.taken], *coming), state.yard.taken))
    assert isinstance(state, LineState | TrainState | PokerState)
    row = list(state.hands.row())
    yard = list(state.yard.tiles)
    taken = int(state.yard.taken)
    hidden = [tile for other, hand in enumerate(row) if other != seat for tile in hand.tiles()] + yard[taken:]
    rng.shuffle(hidden)
    for other, hand in enumerate(row):
        if other != seat:
            row[other] = hand_of([hidden.pop() for _ in range(len(hand))])
    hands, rest = hands_of(tuple(row)), Yard((*yard[:taken], *hidden), taken)
    if isinstance(state, TrainState):
        unseen = state.now.drew and seat != state.turn
        now = state.now.after_draw(-1) if unseen else state.now
        return state.with_tiles(hands, rest, now)
    if isinstance(state, PokerState):
        return state.with_tiles(hands, state.given, rest)
    return state.with_tiles(hands, rest, state.forced)


def swapped_tricks(state: TrickState, seat: int, rng: Rng) -> TrickState:
    """The other hands, the widow and a tile that another player put aside, dealt again."""
    auction = state.auction
    hands = [seen_tiles(state.hand(other)) for other in range(4)]
    beside = [int(auction.widow), NOTHING if seat == state.bidder else int(auction.aside)]
    hidden = [tile for other, hand in enumerate(hands) if other != seat for tile in hand]
    hidden += [tile for tile in beside if tile != NOTHING]
    rng.shuffle(hidden)
    a, b, c, d = (
        holding_of(hand) if other == seat else holding_of([hidden.pop() for _ in hand])
        for other, hand in enumerate(hands)
    )
    widow, aside = (hidden.pop() if tile != NOTHING else tile for tile in beside)
    shown = auction.showing(widow, int(auction.aside) if seat == state.bidder else aside)
    return state.with_tiles(a, b, c, d, shown)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("game", "edition", "seats"), OWN_SET)
def test_a_choice_depends_on_the_view_alone(game: str, edition: str, seats: int, name: str) -> None:
    match = boneyard.new(game, edition=edition, players=seats, seed="swap")
    shuffler = rng_for("swap")
    for number, (view, _) in enumerate(steps(match, name)):
        other = swapped(match.state, view.seat, shuffler)
        again = View(match.game, match.game.look(other, view.seat), view.seat, view.scores, view.number)
        first, second = (
            bot(name).choose(each, match.history(view.seat), QUICK, Rng(number)) for each in (view, again)
        )
        assert first == second


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("game", "edition", "seats"), OWN_SET)
def test_the_same_seed_plays_the_same_round(game: str, edition: str, seats: int, name: str) -> None:
    played = [
        [choice for _, choice in steps(boneyard.new(game, edition=edition, players=seats, seed=7), name)]
        for _ in range(2)
    ]
    assert played[0] == played[1]


@pytest.mark.parametrize(("game", "edition", "seats"), LAYOUTS)
def test_no_one_holds_what_a_pass_has_ruled_out(game: str, edition: str, seats: int) -> None:
    for seed in range(4):
        match = boneyard.new(game, edition=edition, players=seats, seed=seed)
        for view, _ in steps(match, "random", str(seed)):
            rules, state = lines_of(view)
            sight = Sight(view, rules, state)
            truth = match.state
            assert isinstance(truth, LineState)
            for other in set(range(seats)) - {view.seat}:
                held = tiles_in(truth.hands.of(other))
                assert held & ~sight.may_hold(other) == 0


# --- names and refusals


def test_bots_introduce_themselves() -> None:
    assert list(BOTS) == ["random", "easy", "greedy", "normal", "expert"]
    for name, each in BOTS.items():
        assert each.name == name
        assert each.says.endswith(".")
        assert bot(f" {name.upper()} ") is each


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        BadSetup,
        match=r"There's no bot 'gredy'\. The bots are random, easy, greedy, normal and expert\. Did you mean greedy\?",
    ):
        bot("gredy")
    with pytest.raises(BadSetup, match="A bot's name is a text"):
        bot(3)


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_that_may_not_act_has_nothing_to_choose(name: str) -> None:
    match = boneyard.new("block", players=2, seed=1)
    assert match.turn is not None
    with pytest.raises(NotYourTurn, match="nothing to choose"):
        choice_of(bot(name), match, 1 - match.turn, Rng(1))


# --- what greedy makes of a position

MUGGINS = """
game: muggins
edition: university
players: Ada, Ben
options: hand=3{options}
round 1
first: 0
hand 0: 5-4 6-2 3-1
hand 1: 6-4 5-1 4-3
yard: 6-6 5-5
0 5-4 > lead
"""


def test_greedy_takes_the_points_in_muggins() -> None:
    # 5-1 leaves 1 and 4, a five; the heavier 6-4 leaves 6 and 5.
    choice = choice_in(MUGGINS.format(options=""), 1)
    assert choice.move == "5-1 > 5-4.5"
    assert choice.why == "Scores 5."


def test_greedy_claims_its_points() -> None:
    choice = choice_in(MUGGINS.format(options=", calls=spoken"), 1)
    assert choice.move == "5-1 > 5-4.5 !5"


def test_greedy_calls_muggins_in_its_turn_and_out_of_it() -> None:
    unclaimed = MUGGINS.format(options=", calls=spoken") + "1 5-1 > 5-4.5\n"
    choice = choice_in(unclaimed, 0)
    assert choice.move == "muggins"
    assert choice.why == "Takes the 5 points that went unclaimed."
    third = unclaimed.replace("Ada, Ben", "Ada, Ben, Cy").replace("yard:", "hand 2: 2-2 4-0 3-3\nyard:")
    assert replay(third).turn == 2
    assert choice_in(third, 0).move == "muggins"
    assert choice_in(third, 2).move == "muggins"


def test_greedy_scores_with_ends_alike_in_bergen() -> None:
    text = """
    game: bergen
    edition: cardinal
    players: Ada, Ben
    options: hand=3
    round 1
    hand 0: 4-4 6-0 5-0
    hand 1: 6-4 4-0 6-5
    yard: 5-3 1-0
    0 4-4 > lead
    1 6-4 > 4-4
    """
    # Ends 4 and 6: nothing of Ada's makes them alike; after 6-0, Ben's 4-0 does, with the double for 3.
    choice = choice_in(text + "0 6-0 > 6-4\n", 1)
    assert choice.move == "4-0 > 6-0"
    assert choice.why == "Scores 3."


@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [
        ("muggins", "cardinal", 2),
        ("bergen", "cardinal", 3),
        ("matador", "pressman", 3),
        ("tiddle-a-wink", "cardinal", 3),
    ],
)
def test_greedy_plays_whenever_it_can(game: str, edition: str, seats: int) -> None:
    for seed in range(3):
        for view, choice in steps(boneyard.new(game, edition=edition, players=seats, seed=seed), "greedy"):
            if any(move.kind == LAY for move in view.moves()):
                assert choice.move.kind == LAY


def test_greedy_spares_its_matadors() -> None:
    text = """
    game: matador
    edition: cardinal
    players: Ada, Ben
    options: hand=3
    round 1
    first: 0
    hand 0: 5-3 1-0 2-0
    hand 1: 6-1 4-2 2-2
    yard: 6-6
    0 5-3 > lead
    """
    choice = choice_in(text, 1)
    assert choice.move.tile != read_tile("6-1")
    assert choice.why.startswith("Saves your matadors")


def test_greedy_gets_rid_of_the_double_blank_that_costs_fifty() -> None:
    seen = 0
    for seed in range(40):
        match = boneyard.new("chickenfoot", players=2, seed=seed)
        for view, choice in steps(match, "greedy"):
            blanks = [move for move in view.moves() if move.tile == 0]
            if blanks and len(view.moves()) > 1:
                seen += 1
                assert choice.move.tile == 0
    assert seen > 5


def test_weights_follow_the_answers() -> None:
    def weights(game: str, edition: str, seats: int) -> object:
        rules = boneyard.new(game, edition=edition, players=seats, seed=1).game
        assert isinstance(rules, LineGame)
        return weights_for(rules)

    assert weights("draw", "cardinal", 2) == weights("chickenfoot", "university", 2)
    assert weights("block", "cardinal", 2) != weights("draw", "cardinal", 2)
    assert weights("bergen", "cardinal", 2) != weights("muggins", "cardinal", 2)


def test_a_move_without_a_tile_has_its_sentence_too() -> None:
    said = {unable(Move(kind)) for kind in (DRAW, PASS, STOP)}
    assert len(said) == 3
