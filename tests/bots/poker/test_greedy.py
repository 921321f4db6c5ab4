"""Greedy at poker: how it judges a hand, the pot and an exchange, and that it wins chips."""

from itertools import combinations

import pytest

import boneyard
from boneyard.bots import Choice, bot, choice_of
from boneyard.bots.poker.hand_kernel import expected_share, share_beaten
from boneyard.core.hand import hand_of
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import read_tile
from boneyard.games.poker.ranks import ORDER, Ranking
from boneyard.games.poker.sheets.questions import STRAIGHTS
from boneyard.records import replay
from support.models.poker import worth

WEAK = "5-4 3-1 2-1 4-1 3-2"
PAIR = "6-6 5-5 4-1 3-2 2-1"
FOURS = "6-6 5-5 4-4 3-3 2-1"
HEAD = "game: poker\nedition: cardinal\nplayers: {players}\n{options}round 1\nfirst: 0\n"
UNKNOWN = "? ? ? ? ?"


def tiles(text: str) -> list[int]:
    return [read_tile(word) for word in text.split()]


def ranking() -> Ranking:
    found = STRAIGHTS["sheet"]
    assert isinstance(found, Ranking)
    return found


def choice(hand: str, moves: str = "", players: str = "Ada, Ben", options: str = "") -> Choice:
    """What greedy does in seat 0 with this hand, the others' tiles face down."""
    seats = len(players.split(","))
    text = HEAD.format(players=players, options=options) + f"hand 0: {hand}\n"
    text += "".join(f"hand {seat}: {UNKNOWN}\n" for seat in range(1, seats))
    text += f"yard: {' '.join('?' * (20 - 5 * seats))}\n" if seats < 4 else ""
    return choice_of(bot("greedy"), replay(text + moves), 0, Rng(1))


# --- the kernel


@pytest.mark.parametrize("hand", [WEAK, PAIR, FOURS])
def test_the_share_of_beaten_hands_is_exact(hand: str) -> None:
    own = tiles(hand)
    unseen = [tile for tile in ORDER if tile not in own]
    beaten = [worth(other, "sheet") < worth(own, "sheet") for other in combinations(unseen, 5)]
    assert len(beaten) == 3003
    assert share_beaten(ranking(), hand_of(own), unseen, 5) == sum(beaten) / 3003


def test_a_hand_that_is_kept_whole_hopes_for_what_it_is() -> None:
    own = tiles(PAIR)
    unseen = [tile for tile in ORDER if tile not in own]
    assert (
        expected_share(ranking(), tiles("6-6 5-5 4-4 3-3 2-2"), tiles("6-5 6-4"), 1) == (15_503 / 15_504) ** 2
    )
    assert expected_share(ranking(), tiles("6-6 5-5"), unseen, 1) > expected_share(ranking(), own, unseen, 1)


# --- betting


def test_greedy_bets_a_strong_hand_and_checks_a_weak_one() -> None:
    assert choice(PAIR).move == "bet"
    assert choice(PAIR).why == "Your hand (one pair) is probably the best: make the others pay."
    assert choice(PAIR).numbers.startswith("This hand (one pair) is the best about ")
    assert choice(WEAK).move == "check"
    assert choice(WEAK).why.endswith(" may not be the best, and checking is free.")


def test_greedy_folds_a_weak_hand_to_a_bet_and_says_what_it_would_take() -> None:
    found = choice(WEAK, "0 check\n1 bet\n")
    assert found.move == "fold"
    assert found.why.endswith(" isn't good enough to pay 2 for a pot of 4.")
    assert found.numbers.endswith(" Calling 2 for a pot of 4 pays off if you win at least 33 times in 100.")


def test_greedy_raises_with_the_best_and_calls_when_no_raise_is_left() -> None:
    assert choice(FOURS, "0 check\n1 bet\n").move == "raise"
    assert choice(FOURS, "0 bet\n1 raise\n0 raise\n1 raise\n").move == "call"


def test_more_players_make_greedy_more_careful() -> None:
    middling = "6-6 5-4 4-2 3-1 2-1"
    assert choice(middling).move == "bet"
    assert choice(middling, players="Ada, Ben, Cy, Dee").move == "check"


def test_greedy_calls_by_the_pot() -> None:
    middling = "6-6 5-4 4-2 3-1 2-1"
    bet = "0 check\n1 bet\n"
    assert choice(middling, bet, options="options: ante=20, bet=1\n").move in ("call", "raise")
    assert choice("2-2 5-4 4-2 3-1 2-1", bet, options="options: ante=20, bet=1\n").move == "call"
    assert choice("2-2 5-4 4-2 3-1 2-1", bet, options="options: ante=1, bet=20\n").move == "fold"


# --- the exchange

EXCHANGE = "options: exchange=yes\n"
CHECKED = "0 check\n1 check\n"


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        (PAIR, "exchange 4-1 3-2 2-1"),  # the doubles stay
        (FOURS, "exchange 2-1"),  # which can only become better
        ("6-6 5-5 4-4 3-3 2-2", "stand"),
        ("6-5 6-4 6-3 6-2 6-1", "stand"),
        ("5-3 4-3 3-3 3-2 3-1", "stand"),
    ],
)
def test_greedy_keeps_what_is_worth_most_on_average(hand: str, move: str) -> None:
    assert choice(hand, CHECKED, options=EXCHANGE).move == move


def test_greedy_says_what_it_keeps() -> None:
    assert choice(PAIR, CHECKED, options=EXCHANGE).why == (
        "Keep 6-6 5-5 and hope to improve with 3 new tiles."
    )
    assert choice("6-5 6-4 6-3 6-2 6-1", CHECKED, options=EXCHANGE).why == (
        "With six straight, you're better off keeping all your tiles."
    )


# --- it pays


def chips_won(match: Match, chosen: int, rng: Rng) -> int:
    while match.result is None:
        turn = match.turn
        assert turn is not None
        name = "greedy" if turn == chosen else "random"
        match.play(choice_of(bot(name), match, turn, rng).move, turn)
    return match.scores[chosen] - int(match.options["chips"])


@pytest.mark.parametrize(("seats", "exchange"), [(2, False), (3, False), (2, True), (4, False)])
def test_greedy_wins_chips_from_random_on_mirrored_deals(seats: int, exchange: bool) -> None:
    options: dict[str, object] = {"deals": 1, "exchange": True} if exchange else {"deals": 1}
    won = [
        chips_won(
            boneyard.new("poker", players=seats, seed=f"pays {deal}", options=options),
            seat,
            rng_for(f"{deal} {seat}"),
        )
        for deal in range(60)
        for seat in range(seats)
    ]
    assert sum(won) / len(won) > 0.4, "less than half an ante a deal"
