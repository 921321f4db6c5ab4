"""Comparison: what an option, an edition or a house rule changes, on the same deals, as paired differences.

Both ways of playing get the same shuffles and their bots the same chance, so what luck adds to both cancels out. Every
match gives one value for each measure; what counts is the difference on each deal, and the interval of its mean.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.move import DRAW
from boneyard.core.rng import rng_for
from boneyard.lab.interval import mean_interval
from boneyard.lab.players import Player, play_out, player, round_shares, shares
from boneyard.lab.run.place import in_order, place
from boneyard.lab.tables import Table, chunks, seed_text, whole_number
from boneyard.words import lab as said
from boneyard.words.families.teller import BLOCKED
from boneyard.words.language import _, listed
from boneyard.words.registry import teller

Progress = Callable[[int, int], None]
Values = dict[str, float]

DEALS: Final = 400
_CHUNK: Final = 8
_LEAST: Final = 10  # deals, for an interval that means something


@dataclass(frozen=True)
class CompareRequest:
    """Two tables and who plays at them."""

    before: Table
    after: Table
    usual: Player  # in every seat, to see how the game goes
    strong: Player  # in one seat against the weak ones, to see what skill is worth
    weak: Player
    seed: str


@dataclass(frozen=True)
class Finding:
    """One measure: its mean under both rules, and the interval of the mean difference."""

    name: str
    before: float
    after: float
    low: float
    high: float

    @property
    def difference(self) -> float:
        """How much more there is with the new rule."""
        return self.after - self.before

    @property
    def differs(self) -> bool:
        """Whether the interval leaves no difference out."""
        return not self.low <= 0.0 <= self.high

    @property
    def title(self) -> str:
        """What was measured."""
        return said.title(self.name)

    @property
    def sentence(self) -> str:
        """The finding in plain words."""
        return said.finding(self.name, self.before, self.after, self.low, self.high)


@dataclass(frozen=True)
class Comparison:
    """What differs between two tables, measure by measure."""

    before: Table
    after: Table
    deals: int
    findings: tuple[Finding, ...]

    def __getitem__(self, name: str) -> Finding:
        for each in self.findings:
            if each.name == name:
                return each
        names = listed([each.name for each in self.findings], "and")
        raise BadSetup(
            _("There's no measure {name}. The measures are {names}.", name=repr(name), names=names)
        )

    def __str__(self) -> str:
        differing = sum(each.differs for each in self.findings)
        lines = [each.sentence for each in self.findings]
        return "\n".join([*lines, said.summary(differing, len(self.findings))])


def compare(
    before: Table,
    after: Table,
    *,
    deals: int = DEALS,
    bot: object = "greedy",
    strong: object = "greedy",
    weak: object = "random",
    seed: int | str = 0,
    iterations: int | None = None,
    cores: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play the same deals at both tables and tell the differences, each with its 95% interval.

    The usual bot plays every seat; one strong bot among weak ones shows how much skill counts.
    """
    count = whole_number(_("The number of deals"), deals, _LEAST)
    request = compare_request(before, after, bot, strong, weak, seed, iterations)
    tasks = [(request, numbers) for numbers in chunks(count, _CHUNK)]
    pairs: list[tuple[Values, Values]] = []
    for found in in_order(measure_some, tasks, place(cores, ray)):
        pairs += found
        if progress is not None:
            progress(len(pairs), count)
    return concluded(request, pairs)


def compare_request(
    before: Table,
    after: Table,
    bot: object = "greedy",
    strong: object = "greedy",
    weak: object = "random",
    seed: int | str = 0,
    iterations: int | None = None,
) -> CompareRequest:
    """The comparison that was asked for; refuses tables that have nothing in common or nothing different."""
    if before.edition.game != after.edition.game and before.game.family != after.game.family:
        raise BadSetup(
            _(
                "{one} and {other} are different games. Compare two ways to play one game.",
                one=before.edition.name,
                other=after.edition.name,
            )
        )
    if before.signature() == after.signature():
        raise BadSetup(
            _(
                "Both tables play {table} by the same rules. Change an option or the edition.",
                table=before.title,
            )
        )
    if before.seats != after.seats and 1 in (before.seats, after.seats):
        raise BadSetup(_("You can't compare a solitaire with a game for several players."))
    usual, able, unable = (player(each, iterations) for each in (bot, strong, weak))
    return CompareRequest(before, after, usual, able, unable, seed_text(seed))


def measure_some(task: tuple[CompareRequest, range]) -> list[tuple[Values, Values]]:
    """The values of some deals at both tables."""
    request, numbers = task
    return [
        (measured(request, request.before, number), measured(request, request.after, number))
        for number in numbers
    ]


def measured(request: CompareRequest, setup: Table, number: int) -> Values:
    """One deal at one table: a match by the usual bots, and one that shows what skill is worth."""
    match = _played(setup, f"{request.seed} {number}", [request.usual] * setup.seats)
    if setup.seats == 1:
        return _measure_solitaire(match)
    values = _measure(match)
    sides = setup.game.sides
    side = number % sides  # in turn, so that every place is the strong bot's equally often
    seats = [request.strong if setup.game.side(seat) == side else request.weak for seat in range(setup.seats)]
    values["skill"] = shares(_played(setup, f"{request.seed} {number}", seats))[side] - 1 / sides
    return values


def _played(setup: Table, seed: str, seats: Sequence[Player]) -> Match:
    match = setup.match(seed)
    play_out(
        match,
        [each.chooser(match.game, rng_for(f"{seed} seat {seat}")) for seat, each in enumerate(seats)],
    )
    return match


def _measure(match: Match) -> Values:
    """How a match went, as means over its rounds."""
    game = match.game
    ending = teller(game).ending
    found: dict[str, list[float]] = {
        name: [] for name in ("length", "blocked", "drawn", "first", "spread", "ties")
    }
    for played in match.rounds:
        points = game.tally(played.state)
        parts = round_shares(game, points)
        found["length"].append(len(played.moves))
        found["blocked"].append(ending(game, played.state) == BLOCKED)
        found["drawn"].append(sum([move.kind == DRAW for _, move in played.moves]))
        found["spread"].append(max(points) - min(points))
        found["ties"].append(max(parts) < 1.0)
        if played.moves:
            found["first"].append(parts[game.side(played.moves[0][0])] - 1 / game.sides)
    values = {name: sum(row) / max(1, len(row)) for name, row in found.items()}
    values["rounds"] = float(len(match.rounds))
    return values


def _measure_solitaire(match: Match) -> Values:
    assert match.result is not None
    return {
        "won": float(bool(match.result.winners)),
        "left": float(match.scores[0]),
        "length": float(len(match.round.moves)),
    }


def concluded(request: CompareRequest, pairs: Sequence[tuple[Values, Values]]) -> Comparison:
    """The findings from the values of all deals; what never happens under either rule is left out."""
    findings = []
    for name in said.MEASURES:
        if name not in pairs[0][0] or not any(one[name] or other[name] for one, other in pairs):
            continue
        ones, others = [one[name] for one, _ in pairs], [other[name] for _, other in pairs]
        low, high = mean_interval([other - one for one, other in zip(ones, others, strict=True)])
        findings.append(Finding(name, sum(ones) / len(ones), sum(others) / len(others), low, high))
    # Where a match is always one round, or always as many, that is no finding.
    fixed = {pair[at]["rounds"] for pair in pairs for at in (0, 1) if "rounds" in pair[at]}
    return Comparison(
        request.before,
        request.after,
        len(pairs),
        tuple(each for each in findings if each.name != "rounds" or len(fixed) > 1),
    )
