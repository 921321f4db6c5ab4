"""Points add up: totals are the sums of rounds, and each round pays what its sheet says for the hands that are left."""

from collections.abc import Callable
from dataclasses import dataclass

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.edition import Edition
from boneyard.core.match import Match, Round
from boneyard.core.option import Value
from boneyard.core.tile import PIPS, double, is_double, tile_text
from boneyard.games.poker.state import PokerState
from support.engine.matches import EDITIONS, Moment, Plan, edition_id, examples, on_failure, plans, walk
from support.models.poker import pays
from support.models.tricks import Hand

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)


def totals_are_sums(moment: Moment) -> None:
    match, game = moment.match, moment.game
    made = [game.tally(each.state) for each in match.rounds]
    assert match.scores == tuple(map(sum, zip(game.totals_at_first(), *made, strict=True)))
    assert len(match.scores) == game.sides
    if match.result is not None:
        assert match.result.scores == match.scores
    if match.result is not None and (match.result.winners or game.seats > 1):
        best = {match.scores[game.side(seat)] for seat in match.result.winners}
        assert len(best) == 1
        # A bidder of Moon wins before a higher one, with one lower still, and a made 21 wins from anywhere.
        assert best <= {max(match.scores), min(match.scores)} or match.edition.name == "moon/uduble"


@editions
@examples(20)
@given(data=st.data())
def test_running_totals_are_the_sums_of_the_rounds(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), totals_are_sums)


@dataclass(frozen=True)
class Left:
    """What a finished round leaves, as its sheet's scoring sees it, counted here a second time."""

    hands: list[tuple[int, ...]]
    sides: int
    options: dict[str, Value]
    pool: int
    played: Round

    @property
    def pips(self) -> list[int]:
        return [sum(PIPS[tile] for tile in hand) for hand in self.hands]

    @property
    def out(self) -> int:
        """The seat that has no tile left, -1 when the round was blocked."""
        return next((seat for seat, hand in enumerate(self.hands) if not hand), -1)

    def alone_lowest(self, counts: list[int]) -> int:
        least = [seat for seat, count in enumerate(counts) if count == min(counts)]
        return least[0] if len(least) == 1 else -1

    def won_by(self, winner: int, worth: int) -> list[int]:
        return [worth if side == winner else 0 for side in range(self.sides)]


def cardinal(left: Left) -> list[int]:
    held = [sum(left.pips[side :: left.sides]) for side in range(left.sides)]
    if left.out >= 0:
        winner = left.out % left.sides
        return left.won_by(winner, sum(held) - held[winner])
    return [sum(max(other - own, 0) for other in held) for own in held]


def differences(left: Left) -> list[int]:
    winner = left.out if left.out >= 0 else left.alone_lowest(left.pips)
    return left.won_by(winner, sum(left.pips) - len(left.pips) * left.pips[winner])


def others_less_own(left: Left) -> list[int]:
    winner = left.out if left.out >= 0 else left.alone_lowest(left.pips)
    return left.won_by(winner, sum(left.pips) - 2 * left.pips[winner])


def in_fives(left: Left) -> list[int]:
    held = [sum(left.pips[side :: left.sides]) for side in range(left.sides)]
    winner = left.out % left.sides if left.out >= 0 else left.alone_lowest(held)
    return left.won_by(winner, round((sum(held) - held[winner]) / 5) * 5)


def bergen(left: Left) -> list[int]:
    if left.out >= 0:
        return left.won_by(left.out, 1)
    with_doubles = [any(is_double(tile) for tile in hand) for hand in left.hands]
    singles = [sum(PIPS[tile] for tile in hand if not is_double(tile)) for hand in left.hands]
    if not all(with_doubles):
        singles = [
            10_000 + seat if doubled else count
            for seat, (doubled, count) in enumerate(zip(with_doubles, singles, strict=True))
        ]
    return left.won_by(left.alone_lowest(singles), 1)


def pool(left: Left) -> list[int]:
    lowest = [seat for seat, count in enumerate(left.pips) if count == min(left.pips)]
    winners = [left.out] if left.out >= 0 else lowest
    stake = int(left.options["stake"])
    return [(left.pool // len(winners) if seat in winners else 0) - stake for seat in range(left.sides)]


def chickenfoot(left: Left) -> list[int]:
    blank = int(left.options["penalty"])
    return [
        count + (blank if double(0) in hand else 0) for hand, count in zip(left.hands, left.pips, strict=True)
    ]


def trains(left: Left) -> list[int]:
    """Pips, plus ten for every end that isn't a number."""
    wild = [
        sum(10 for tile in hand for face in tile_text(tile).split("-") if face.isalpha())
        for hand in left.hands
    ]
    return [count + more for count, more in zip(left.pips, wild, strict=True)]


def tricks_of(name: str) -> Callable[[Left], list[int]]:
    """The points of a hand's tricks, played a second time."""

    def points(left: Left) -> list[int]:
        deal = left.played.deal
        hands = [{tile_text(tile) for tile in hand} for hand in deal.hands]
        widow = tile_text(deal.yard[0]) if deal.yard else None
        hand = Hand(name, hands, widow, deal.first, left.options.get("doubling") == "everybody")
        for _, move in left.played.moves:
            hand.do(str(move))
        return hand.points(left.options.get("match") == "hands")

    return points


def poker(left: Left) -> list[int]:
    return pays(left.played, left.hands, left.options)


# Points made during play come on top and are not counted here: those editions name the least a round pays.
ROUNDS: dict[str, Callable[[Left], list[int]]] = {
    "block/cardinal": cardinal,
    "draw/cardinal": cardinal,
    "draw/pressman": differences,
    "matador/cardinal": cardinal,
    "matador/pressman": differences,
    "sebastopol/cardinal": cardinal,
    "tiddle-a-wink/cardinal": cardinal,
    "tiddle-a-wink/cardinal-pool": pool,
    "tiddle-a-wink/pressman": others_less_own,
    "chickenfoot/university": chickenfoot,
    "mexican-train/cardinal": trains,
    "mexican-train/pressman": trains,
    "mexican-train/puremco": trains,
    "mexican-train/uduble": trains,
    "supertrain/puremco": trains,
    "forty-two/cardinal": tricks_of("forty-two/cardinal"),
    "forty-two/uduble": tricks_of("forty-two/uduble"),
    "moon/uduble": tricks_of("moon/uduble"),
    "poker/cardinal": poker,
}
BESIDES_PLAY: dict[str, Callable[[Left], list[int]]] = {
    "muggins/cardinal": cardinal,
    "muggins/university": in_fives,
    "bergen/cardinal": bergen,
    "mexican-train/university": trains,  # and the fine for being caught, if that's the penalty
}
PAID = {**ROUNDS, **BESIDES_PLAY}


def test_every_edition_with_points_has_its_own_reckoning_here() -> None:
    alone = [each.name for each in EDITIONS if each.players(each.sets[0])[1] == 1]
    assert {each.name for each in EDITIONS} == {*PAID, *alone}


paying = pytest.mark.parametrize("edition", [each for each in EDITIONS if each.name in PAID], ids=edition_id)


def finished_rounds(plan: Plan, most: int = 3000) -> list[tuple[Match, Round, Left]]:
    match = walk(plan, lambda moment: None, most)
    found = []
    for each in match.rounds:
        if match.game.points(each.state) is not None:
            chips = int(match.options.get("stake", 0)) * match.game.seats - sum(each.before)
            hands = list(match.game.hands(each.state))
            found.append((match, each, Left(hands, match.game.sides, match.options, chips, each)))
    return found


@paying
@examples(25)
@given(data=st.data())
def test_a_round_pays_what_its_sheet_says(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    for match, each, left in finished_rounds(plan):
        with on_failure(match, plan):
            made = match.game.points(each.state)
            assert made is not None
            due = PAID[edition.name](left)
            if edition.name in ROUNDS:
                assert list(made) == due, f"round {each.number}"
            else:
                during = [had - worth for had, worth in zip(made, due, strict=True)]
                assert min(during) >= 0, f"round {each.number} pays {made}, of which {due} for the hands"
                unit = int(match.options.get("fine", 5))
                assert "bergen" in edition.name or all(points % unit == 0 for points in during)


def with_option(name: str) -> list[Edition]:
    """The editions that have an option of this name."""
    found = []
    for edition in EDITIONS:
        size = edition.sets[0]
        if name in {option.name for option in edition.options(size, edition.players(size)[0])}:
            found.append(edition)
    return found


pooled = pytest.mark.parametrize("edition", with_option("stake"), ids=edition_id)
betting = pytest.mark.parametrize("edition", with_option("chips"), ids=edition_id)


@pooled
@examples(40)
@given(data=st.data())
def test_chips_are_neither_lost_nor_made(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    for match, each, left in finished_rounds(plan):
        with on_failure(match, plan):
            made = match.game.points(each.state)
            assert made is not None
            kept = -sum(each.before) - sum(made)
            assert 0 <= kept < left.sides, f"{kept} chips stay in the pool after round {each.number}"


def every_chip_is_somewhere(moment: Moment) -> None:
    match, state = moment.match, moment.state
    assert isinstance(state, PokerState)
    (before,) = [each.before for each in match.rounds if each.state is state]
    scores = [had + made for had, made in zip(before, match.game.tally(state), strict=True)]
    in_the_pot = state.stakes.pot() - sum(state.won)
    assert min(scores) >= 0
    assert in_the_pot >= 0
    assert sum(scores) + in_the_pot == int(match.options["chips"]) * match.game.seats
    assert match.game.points(state) is None or in_the_pot == 0


@betting
@examples(40)
@given(data=st.data())
def test_chips_in_front_and_in_the_pot_are_always_all_chips(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), every_chip_is_somewhere, 300)
