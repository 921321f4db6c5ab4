"""Tournaments: round robin or Swiss, every deal mirrored, with a crosstable and ratings that have intervals.

A deal between two bots is played from every side: each of them sits alone against seats full of the other, in each
place in turn. So a good hand helps no one, and two equal bots come out level on average.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from boneyard.bots import Bot
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.rng import rng_for
from boneyard.lab import arena, ratings
from boneyard.lab.pairings import Pair, round_robin, swiss_pairs, swiss_rounds
from boneyard.lab.players import Player, play_out, player, program, shares
from boneyard.lab.ratings import Observation, Rating
from boneyard.lab.run.journal import Journal, run_tasks
from boneyard.lab.run.place import Place, place
from boneyard.lab.tables import Table, seed_text, table, whole_number
from boneyard.records.rows import Rows
from boneyard.words.language import _, listed

Progress = Callable[[int, int], None]

_CHUNK: Final = 4  # deals of a pair that one task has


@dataclass(frozen=True)
class Duel:
    """Two bots at a table."""

    table: Table
    a: Player
    b: Player
    whole: bool
    seed: str  # of its deals: pairs with the same one get the same tiles
    chance: str  # where the bots' chance comes from


@dataclass(frozen=True)
class Meeting:
    """Two players in one deal: the first one's score in each of its games."""

    round: int
    a: int
    b: int
    deal: int
    scores: tuple[float, ...]


@dataclass(frozen=True)
class Standing:
    """A player of a tournament."""

    name: str
    points: float  # of a Swiss system; in a round robin the mean score against each opponent, added up
    score: float  # the mean of all deals, 0.5 for a bot no better than the others
    deals: int
    elo: Rating
    openskill: Rating | None


@dataclass(frozen=True)
class Tournament:
    """The result of a tournament."""

    table: Table
    names: tuple[str, ...]
    meetings: tuple[Meeting, ...]
    standings: tuple[Standing, ...]  # the best first
    duplicate: bool
    rounds: int  # of a Swiss system; 1 for a round robin

    def versus(self, one: str, other: str) -> list[float]:
        """One player's score against another in every deal that they played."""
        first, second = self._place(one), self._place(other)
        own = [_mean(each.scores) for each in self.meetings if (each.a, each.b) == (first, second)]
        return own + [1 - _mean(each.scores) for each in self.meetings if (each.b, each.a) == (first, second)]

    def _place(self, name: str) -> int:
        if name not in self.names:
            raise BadSetup(
                _(
                    "{name} didn't play here. These did: {names}.",
                    name=repr(name),
                    names=listed(self.names, "and"),
                )
            )
        return self.names.index(name)

    def crosstable(self) -> Rows:
        """Everyone's score against everyone, the best first; empty if two did not meet."""
        order = [each.name for each in self.standings]
        rows: list[list[str]] = []
        for one in order:
            cells = [self.versus(one, other) if one != other else [] for other in order]
            rows.append([one, *[f"{_mean(cell):.3f}" if cell else "" for cell in cells]])
        return Rows(["name", *order], rows)

    def table_rows(self) -> Rows:
        """The standings with their ratings, one row for each player."""
        skilled = all(each.openskill is not None for each in self.standings)
        columns = ["place", "name", "points", "score", "deals", "elo", "elo_low", "elo_high"]
        rows: list[list[Any]] = []
        for place_, each in enumerate(self.standings, 1):
            row: list[Any] = [
                place_,
                each.name,
                round(each.points, 4),
                round(each.score, 4),
                each.deals,
                *_rounded(each.elo, 1),
            ]
            rows.append(
                [*row, *(_rounded(each.openskill, 3) if each.openskill is not None and skilled else [])]
            )
        return Rows([*columns, *(["openskill", "openskill_low", "openskill_high"] if skilled else [])], rows)

    def deal_rows(self) -> Rows:
        """A row for each deal of each pair, with the first one's score."""
        rows: list[list[Any]] = [
            [each.round, self.names[each.a], self.names[each.b], each.deal, _mean(each.scores)]
            for each in self.meetings
        ]
        return Rows(["round", "a", "b", "deal", "score"], rows)


def tournament(
    game: str | Table,
    bots: Sequence[str | Bot],
    *,
    edition: str | Path | Edition | None = None,
    set: int | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    deals: int = 100,
    swiss: int | None = None,
    matches: bool = False,
    duplicate: bool = True,
    openskill: bool = False,
    seed: int | str = 0,
    iterations: int | None = None,
    seconds: float | None = None,
    journal: str | Path | None = None,
    cores: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Let bots meet at a table, `deals` times for each pair, and rate them.

    `swiss` is a number of rounds, 0 for as many as find a winner; without it everyone meets everyone. `matches` plays
    whole matches instead of rounds, `duplicate` gives all pairs the same deals. With a `journal` file a tournament that
    was stopped goes on when it is called again.
    """
    setup = table(game, edition=edition, set=set, players=players, options=options)
    field = entered(bots, iterations, seconds)
    count = whole_number(_("The number of deals"), deals, 2)
    if setup.game.sides < 2:
        raise BadSetup(
            _("{edition} is a solitaire. A tournament needs at least two sides.", edition=setup.edition.name)
        )
    if openskill:
        ratings.openskill_model()
    if swiss is not None:
        whole_number(_("The number of Swiss rounds"), swiss, 0, 100)
    rounds = 1 if swiss is None else swiss or swiss_rounds(len(field))
    text = seed_text(seed)
    programs = any(each.command for each in field)
    if programs:
        arena.check(setup)
        if not matches:
            raise BadSetup(_("Programs play whole matches. Add --matches, or matches=True."))
        if ray is not None:
            raise BadSetup(_("Programs play on this machine. Leave out the Ray cluster."))
    signature: dict[str, object] = {
        "what": "tournament", "table": setup.signature(), "bots": [_described(each) for each in field],
        "deals": count, "swiss": swiss, "matches": matches, "duplicate": duplicate, "seed": text,
    }  # fmt: skip
    book = Journal(None if journal is None else Path(journal), signature, "--journal")
    where = place(cores, ray)
    with ExitStack() as open_things:
        open_things.callback(book.close)
        if programs:
            open_things.enter_context(arena.opened())
            where = Place(1)
        event = _Event(setup, field, count, matches, duplicate, text, book, where, progress, rounds)
        meetings, points = event.play_round_robin() if swiss is None else event.play_swiss()
    seen = [_observed(each, duplicate) for each in meetings]
    return Tournament(
        setup,
        tuple(each.name for each in field),
        tuple(meetings),
        _standings(field, setup.game.sides, meetings, points, seen, openskill),
        duplicate,
        rounds,
    )


def entered(bots: object, iterations: object = None, seconds: object = None) -> tuple[Player, ...]:
    """The players of a tournament: two or more with different names."""
    given = bots.split(",") if isinstance(bots, str) else bots
    if not isinstance(given, Sequence):
        raise BadSetup(
            _("A tournament takes a list of bots, like {example}.", example="['expert', 'greedy']")
        )
    field = tuple(program(each) or player(each, iterations, seconds) for each in given)
    names = [each.name for each in field]
    if len(field) < 2:
        raise BadSetup(_("A tournament needs at least two bots."))
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise BadSetup(
            _("{name} is entered twice. Every bot in a tournament needs its own name.", name=twice[0])
        )
    return field


def _described(each: Player) -> list[object]:
    return [each.name, each.budget.iterations, each.budget.seconds]


@dataclass(frozen=True)
class _Event:
    """A tournament while it is played."""

    table: Table
    field: tuple[Player, ...]
    deals: int
    whole: bool
    duplicate: bool
    seed: str
    journal: Journal
    where: Place
    progress: Progress | None
    rounds: int

    def play_round_robin(self) -> tuple[list[Meeting], list[float]]:
        pairs = round_robin(len(self.field))
        meetings = self._play(0, pairs, 0, len(pairs))
        points = [0.0] * len(self.field)
        for pair, score in _pair_scores(meetings).items():
            points[pair[0]] += score
            points[pair[1]] += 1 - score
        return meetings, points

    def play_swiss(self) -> tuple[list[Meeting], list[float]]:
        """Round by round: a win against an opponent over their deals is a point, level is half of one."""
        count = len(self.field)
        points, byes = [0.0] * count, list[int]()
        met: set[Pair] = set()
        meetings: list[Meeting] = []
        each_round = count // 2
        for number in range(self.rounds):
            pairs, bye = swiss_pairs(points, met, byes)
            played = self._play(number, pairs, number * each_round, self.rounds * each_round)
            for (a, b), score in _pair_scores(played).items():
                points[a] += 1.0 if score > 0.5 else 0.5 if score == 0.5 else 0.0
                points[b] += 1.0 if score < 0.5 else 0.5 if score == 0.5 else 0.0
            if bye is not None:
                points[bye] += 1.0
                byes.append(bye)
            met.update(pairs)
            meetings += played
        return meetings, points

    def _play(self, number: int, pairs: Sequence[Pair], before: int, of: int) -> list[Meeting]:
        """All deals of some pairs; `before` and `of` count pairs, for the progress."""
        tasks: list[tuple[str, tuple[Duel, range]]] = []
        about: list[tuple[Pair, range]] = []
        for a, b in pairs:
            pair = f"{self.field[a].name} {self.field[b].name}"
            deals = f"{self.seed} round {number}" if self.duplicate else f"{self.seed} round {number} {pair}"
            duel = Duel(
                self.table,
                self.field[a],
                self.field[b],
                self.whole,
                deals,
                f"{self.seed} round {number} {pair}",
            )
            for start in range(0, self.deals, _CHUNK):
                numbers = range(start, min(start + _CHUNK, self.deals))
                tasks.append((f"{number} {a} {b} {start}", (duel, numbers)))
                about.append(((a, b), numbers))
        meetings: list[Meeting] = []
        for ((a, b), numbers), key in zip(
            about, run_tasks(self.journal, play_duel, tasks, self.where), strict=True
        ):
            for deal, scores in zip(numbers, self.journal[key], strict=True):
                meetings.append(Meeting(number, a, b, deal, tuple(scores)))
            if self.progress is not None:
                self.progress(before * self.deals + len(meetings), of * self.deals)
        return meetings


def seatings(sides: int) -> list[tuple[bool, ...]]:
    """Which sides the first of two players has, in each game of a deal: each place alone, and all others but one."""
    alone = [tuple(side == place for side in range(sides)) for place in range(sides)]
    others = [tuple(not mine for mine in row) for row in alone]
    return alone if sides == 2 else [*alone, *others]


def fair_scores(sides: int) -> list[float]:
    """What two equal players score in each game of a deal."""
    return [sum(row) / sides for row in seatings(sides)]


def play_duel(task: tuple[Duel, range]) -> list[list[float]]:
    """The first player's score in each game of some deals."""
    duel, numbers = task
    return [[duel_score(duel, deal, row) for row in seatings(duel.table.game.sides)] for deal in numbers]


def duel_score(duel: Duel, deal: int, mine: Sequence[bool]) -> float:
    """The first player's share of the win in one game: what all its sides won together."""
    game, seed = duel.table.game, f"{duel.seed} deal {deal}"
    chance = f"{duel.chance} deal {deal} {''.join(str(int(each)) for each in mine)}"
    seats = [duel.a if mine[game.side(seat)] else duel.b for seat in range(game.seats)]
    if duel.a.command or duel.b.command:
        match = arena.current().play(duel.table, seed, seats, chance)
        return sum([part for part, own in zip(shares(match), mine, strict=True) if own])
    match = duel.table.match(seed)
    play_out(
        match,
        [each.chooser(game, rng_for(f"{chance} seat {seat}")) for seat, each in enumerate(seats)],
        duel.whole,
    )
    return sum([part for part, own in zip(shares(match, duel.whole), mine, strict=True) if own])


# --- the result


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _rounded(rating: Rating, digits: int) -> list[float]:
    return [round(each, digits) for each in (rating.value, rating.low, rating.high)]


def _pair_scores(meetings: Sequence[Meeting]) -> dict[Pair, float]:
    found: dict[Pair, list[float]] = {}
    for each in meetings:
        found.setdefault((each.a, each.b), []).append(_mean(each.scores))
    return {pair: _mean(scores) for pair, scores in found.items()}


def _observed(each: Meeting, duplicate: bool) -> Observation:
    deal = (each.round, each.deal) if duplicate else (each.round, each.a, each.b, each.deal)
    return Observation(each.a, each.b, deal, each.scores)


def _standings(
    field: Sequence[Player],
    sides: int,
    meetings: Sequence[Meeting],
    points: Sequence[float],
    seen: Sequence[Observation],
    openskill: bool,
) -> tuple[Standing, ...]:
    elo = ratings.elo(len(field), seen)
    skill = ratings.openskill(len(field), seen, fair_scores(sides)) if openskill else [None] * len(field)
    found = []
    for place_, each in enumerate(field):
        own = [_mean(one.scores) for one in meetings if one.a == place_]
        own += [1 - _mean(one.scores) for one in meetings if one.b == place_]
        score = _mean(own) if own else 0.5
        found.append(Standing(each.name, points[place_], score, len(own), elo[place_], skill[place_]))
    return tuple(sorted(found, key=lambda one: (-one.points, -one.elo.value, one.name)))
