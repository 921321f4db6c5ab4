"""Tables and random matches: every edition with its sets, seats and options, played by numbers that shrink."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import hypothesis.strategies as st
from hypothesis import HealthCheck, note, settings

import boneyard
from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.core.option import CHOICE, YES_NO, Option, Value
from boneyard.core.rng import Rng, rng_for
from support.engine.families import PATIENCE

EDITIONS = [edition for game in catalog.games() for edition in catalog.editions(game)]

# Runs are the same every time; BONEYARD_SEEK=1 looks elsewhere, BONEYARD_TIMES=10 looks longer.
_SEEK = os.environ.get("BONEYARD_SEEK", "") not in ("", "0")
_TIMES = int(os.environ.get("BONEYARD_TIMES", "1"))
_LONGEST_ROUND = 6  # moves for each tile and seat, more than any round can have
_MOST_ROUNDS = 2000
_STEPS = 150  # of a match that a law follows
_LOOKS = 600  # most laws look at a step once for each seat


def examples(count: int) -> settings:
    """Hypothesis as the laws use it: the same examples in every run, however slow the machine."""
    return settings(
        max_examples=count * _TIMES,
        deadline=None,
        derandomize=not _SEEK,
        database=None,
        print_blob=True,
        suppress_health_check=[
            HealthCheck.too_slow,
            HealthCheck.data_too_large,
            HealthCheck.large_base_example,
        ],
    )


def edition_id(edition: Edition) -> str:
    """An edition's name as a test's id."""
    return edition.name


@dataclass(frozen=True)
class Table:
    """An edition with a set, a number of seats and the options that differ from the printed ones."""

    edition: Edition
    size: int
    seats: int
    options: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        changed = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.edition.name} double-{self.size} seats={self.seats}{changed}"

    def start(self, seed: int | str) -> Match:
        """A match at this table."""
        return boneyard.new(
            self.edition.game,
            edition=self.edition,
            players=self.seats,
            seed=seed,
            options=dict(self.options),
            set=self.size,
        )


def seat_counts(edition: Edition) -> list[tuple[int, int]]:
    """Every set with every number of seats that it takes."""
    return [
        (size, seats)
        for size in edition.sets
        for seats in range(edition.players(size)[0], edition.players(size)[1] + 1)
    ]


def adapted_counts(edition: Edition) -> list[tuple[int, int]]:
    """Some sets and numbers of seats that the sheet does not print: the least, a few more than printed, and many."""
    found = []
    for size in edition.all_sets:
        least, most = edition.all_players(size)
        high = edition.players(size)[1]
        for seats in sorted({least, min(high + 1, most), min(high + 4, most), min(20, most)}):
            if edition.is_adapted(size, seats):
                found.append((size, seats))
    return found


def allowed(options: list[Option], changed: dict[str, Value]) -> dict[str, Value]:
    """Changed options with those that they need: a penalty is nothing without spoken calls."""
    found = dict(changed)
    for option in options:
        if option.needs is not None and changed.get(option.name, option.choices[0]) != option.choices[0]:
            found[option.needs[0]] = option.needs[1]
    return found


def values(option: Option) -> list[Value]:
    """The printed value of an option first, then the others worth trying: all choices, or small numbers."""
    if option.kind == YES_NO:
        return [option.default, not option.default]
    if option.kind == CHOICE:
        return [option.default, *[choice for choice in option.choices if choice != option.default]]
    printed = int(option.default)
    others = {option.low, option.low + 1, option.low + 2, printed // 2}
    if option.high <= 100:
        others |= {option.high, (printed + option.high) // 2}
    return [printed, *sorted(each for each in others - {printed} if option.low <= each <= option.high)]


def tables(edition: Edition) -> list[Table]:
    """Every table of an edition: all sets and seats, printed options, each option changed separately; adaptations."""
    found = []
    for size, seats in seat_counts(edition):
        found.append(Table(edition, size, seats))
        for option in edition.options(size, seats):
            found += [
                Table(edition, size, seats, allowed([option], {option.name: value}))
                for value in values(option)[1:]
            ]
    return [*found, *[Table(edition, size, seats) for size, seats in adapted_counts(edition)]]


@st.composite
def any_table(draw: st.DrawFn, edition: Edition) -> Table:
    """Some table of an edition, adaptations among them; shrinks to its own set, few seats and printed options."""
    size, seats = draw(st.sampled_from([*seat_counts(edition), *adapted_counts(edition)]))
    options = edition.options(size, seats)
    changed: dict[str, Value] = {}
    for option in options:
        value = draw(st.sampled_from(values(option)))
        if value != option.default:
            changed[option.name] = value
    return Table(edition, size, seats, allowed(options, changed))


@dataclass(frozen=True)
class Plan:
    """How one random match goes: the table, the seed of its deals, and the numbers that choose its first moves."""

    table: Table
    seed: int
    choices: list[int]

    def __repr__(self) -> str:
        return f"<{self.table} seed={self.seed} choices={self.choices}>"

    def chooser(self) -> Callable[[int], int]:
        """Picks one of this many things: by the plan's numbers first, then at random from the seed."""
        left = iter(self.choices)
        rng = rng_for(f"moves {self.seed}")

        def choose(count: int) -> int:
            number = next(left, -1)
            return int(rng.below(count)) if number < 0 else number % count

        return choose


@st.composite
def plans(draw: st.DrawFn, edition: Edition) -> Plan:
    """A random match of an edition; one that fails shrinks to a small seed and few choices."""
    table = draw(any_table(edition))
    return Plan(table, draw(st.integers(0, 2**32 - 1)), draw(st.lists(st.integers(0, 60), max_size=40)))


def small_hands(edition: Edition, size: int, seats: int) -> dict[str, Value]:
    """Options for hands of at most six, so that rounds are short; none where hands have a size of their own."""
    hands = [option for option in edition.options(size, seats) if option.name == "hand"]
    return {option.name: max(option.low, min(6, int(option.default))) for option in hands}


@contextmanager
def on_failure(match: Match, plan: object) -> Iterator[None]:
    """Add the record up to here to whatever fails inside."""
    try:
        yield
    except Exception:
        note(f"{plan}\n{match.record()}")
        raise


@dataclass(frozen=True)
class Moment:
    """One step of a random match; the last one of a round as well, though the match has dealt the next by then."""

    match: Match
    game: Game
    state: State
    before: State | None = None  # None at the start of a round
    made: tuple[int, Move] | None = None  # the seat and the move that led here


def options_now(game: Game, state: State) -> list[tuple[int, Move]]:
    """All that may happen next: every acting seat with each of its moves."""
    return [(seat, move) for seat in game.actors(state) for move in game.moves(state, seat)]


def moments(match: Match, choose: Callable[[int], int], most: int = 10**9) -> Iterator[Moment]:
    """Play a match at random, at most this many moves, with a look at every step; an endless round fails."""
    game = match.game
    for dealt in match.rounds:
        yield Moment(match, game, dealt.state)
    for _ in range(most):
        if not match.actors:
            return
        current = match.round
        pairs = options_now(game, match.state)
        assert pairs, f"{match.actors} may act and can do nothing"
        before = match.state
        made = pairs[choose(len(pairs))]
        match.play(made[1], made[0])
        yield Moment(match, game, current.state, before, made)
        each = PATIENCE.get(type(before), _LONGEST_ROUND)
        longest = each * len(game.tiles) * (game.seats + 1)
        assert len(current.moves) <= longest, f"round {current.number} has more than {longest} moves"
        assert len(match.rounds) <= _MOST_ROUNDS, f"the match has more than {_MOST_ROUNDS} rounds"
        for dealt in match.rounds[
            match.rounds.index(current) + 1 :
        ]:  # more than one if a round ends as dealt
            yield Moment(match, game, dealt.state)


def walk(plan: Plan, law: Callable[[Moment], None], most: int | None = None) -> Match:
    """Check a law at every step of a planned match; a failure is reported with its record."""
    match = plan.table.start(plan.seed)
    if most is None:
        most = min(_STEPS, _LOOKS // plan.table.seats)
    with on_failure(match, plan):
        for moment in moments(match, plan.chooser(), most):
            law(moment)
    return match


def random_match(table: Table, seed: int, most: int = 10**9) -> Match:
    """A match played at random, to its end or for this many moves."""
    match = table.start(seed)
    rng: Rng = rng_for(f"moves {seed}")
    for _ in moments(match, lambda count: int(rng.below(count)), most):
        pass
    return match
