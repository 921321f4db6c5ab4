"""Run our engine against its peers, in one run on one machine, and check the bars (``make bench``).

A contestant is a name, a command and an environment. Its command takes ``--rounds N --repeat R`` and
prints one JSON line with ``rounds``, ``moves`` and ``cpu_seconds`` (``stopwatch.report`` does all that).
A page is a title, contestants that play the same rounds, and the bars between them: to add a page, write a
function like ``block_page`` and list it in ``PAGES``.

The contestants of a page take turns, never two at once: in each of five laps each runs once, and the best
lap of each counts, so that a machine that speeds up or slows down does so for all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEER_ENV = ROOT / ".venv-peers"
PEER_PACKAGES = ("dominoes==6.1.0", "open_spiel==2.0.2", "chess==1.11.2")
PURE = "chess"  # comes as Python source only

LAPS = 5
LAP_SECONDS = 1.5
PILOT_SECONDS = 0.2
ROUNDS, MOVES = "rounds", "moves"  # what is counted a second
IMPORT_RUNS = 10
IMPORT_BAR_MS = 60.0
MATCHES = 200
MATCH_BAR = 300_000  # steps of a Match a second


@dataclass(frozen=True)
class Contestant:
    """One program in the race."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    #: Fields its JSON line must hold, so that we never time the wrong build under the right name.
    expect: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Bar:
    """``fast`` must play at least ``times`` as many rounds (or moves) a second as ``slow``."""

    fast: str
    slow: str
    times: float
    unit: str = ROUNDS


@dataclass(frozen=True)
class Page:
    """Contestants that play the same rounds, the ones the others are measured by, and the bars.

    Where the rounds are not the same, ``unit`` says that moves are compared.
    """

    title: str
    contestants: tuple[Contestant, ...]
    baselines: tuple[str, ...]
    bars: tuple[Bar, ...]
    unit: str = ROUNDS


@dataclass
class Score:
    """The best lap of a contestant."""

    name: str
    version: str
    rounds: int
    moves: int
    cpu_seconds: float
    laps: list[float] = field(default_factory=list)

    def figures(self) -> dict[str, object]:
        """The score as JSON will have it, the two rates included."""
        rates = {"rounds_per_second": self.rounds_per_second, "moves_per_second": self.moves_per_second}
        return {**asdict(self), **rates}

    @property
    def rounds_per_second(self) -> float:
        """Rounds per second of CPU time."""
        return self.rounds / self.cpu_seconds

    @property
    def moves_per_second(self) -> float:
        """Moves per second of CPU time."""
        return self.moves / self.cpu_seconds

    def rate(self, unit: str) -> float:
        """Rounds or moves per second of CPU time."""
        return self.moves_per_second if unit == MOVES else self.rounds_per_second


@dataclass(frozen=True)
class Check:
    """A bar and how it went."""

    what: str
    value: float
    met: bool
    text: str


def block_page() -> Page:
    """Uniformly random four-player block on the double-six set: the game all three packages have."""
    peer = str(peer_python())
    dominoes = (peer, str(HERE / "peer_dominoes.py"))
    open_spiel = (peer, str(HERE / "peer_open_spiel.py"))
    ours = (sys.executable, str(HERE / "ours.py"))
    return Page(
        "four-player block, double-six, seven tiles each, uniformly random play",
        (
            Contestant("dominoes", dominoes),
            Contestant("dominoes (shortcut)", (*dominoes, "--shortcut")),
            Contestant("open_spiel", open_spiel),
            Contestant("open_spiel (shortcut)", (*open_spiel, "--shortcut")),
            Contestant("boneyard compiled", ours, expect={"compiled": True}),
            Contestant("boneyard interpreted", ours, {"PYTHONPATH": str(ROOT / "src")}, {"compiled": False}),
        ),
        ("dominoes", "open_spiel"),
        (
            Bar("boneyard compiled", "dominoes", 40.0),
            Bar("boneyard compiled", "open_spiel", 150.0),
            Bar("boneyard interpreted", "dominoes", 1.0),
        ),
    )


def trains_page() -> Page:
    """Uniformly random four-player Mexican Train, a game no peer has, beside the rounds of block that one has."""
    ours = (sys.executable, str(HERE / "ours.py"), "--page", "trains")
    return Page(
        "four-player Mexican Train (puremco), double-twelve, beside dominoes' block; uniformly random play",
        (
            Contestant("dominoes (block)", (str(peer_python()), str(HERE / "peer_dominoes.py"))),
            Contestant("boneyard compiled", ours, expect={"compiled": True}),
            Contestant("boneyard interpreted", ours, {"PYTHONPATH": str(ROOT / "src")}, {"compiled": False}),
        ),
        ("dominoes (block)",),
        (Bar("boneyard compiled", "dominoes (block)", 12.0, MOVES),),
        MOVES,
    )


def forty_two_page() -> Page:
    """Uniformly random hands of Forty-Two, a game no peer has, beside the trick-taking game that one has."""
    ours = (sys.executable, str(HERE / "ours.py"), "--page", "forty-two")
    return Page(
        "Forty-Two (uduble), bidding included, beside open_spiel's hearts in C++; uniformly random play",
        (
            Contestant("open_spiel (hearts)", (str(peer_python()), str(HERE / "peer_hearts.py"))),
            Contestant("boneyard compiled", ours, expect={"compiled": True}),
            Contestant("boneyard interpreted", ours, {"PYTHONPATH": str(ROOT / "src")}, {"compiled": False}),
        ),
        ("open_spiel (hearts)",),
        (Bar("boneyard compiled", "open_spiel (hearts)", 1.0, MOVES),),
        MOVES,
    )


def solitaires_page() -> Page:
    """Uniformly random solitaires with many turns to choose from, games no peer has, beside the block that one has.

    The bars are ten times what each made of dominoes' moves a second, in one run, while a random turn was picked from a
    list: 0.45 and 0.037 times.
    """
    ours = (sys.executable, str(HERE / "ours.py"), "--page")
    return Page(
        "Good Neighbors (double-twelve) and Traffic (double-six), beside dominoes' block; uniformly random play",
        (
            Contestant("dominoes (block)", (str(peer_python()), str(HERE / "peer_dominoes.py"))),
            Contestant("good neighbors", (*ours, "good-neighbors"), expect={"compiled": True}),
            Contestant("traffic", (*ours, "traffic"), expect={"compiled": True}),
        ),
        ("dominoes (block)",),
        (
            Bar("good neighbors", "dominoes (block)", 4.5, MOVES),
            Bar("traffic", "dominoes (block)", 0.37, MOVES),
        ),
        MOVES,
    )


def records_page() -> Page:
    """Records read and replayed, every move checked: ours beside the games that python-chess reads from PGN."""
    ours = (sys.executable, str(HERE / "our_records.py"), "--game")
    games = ("block", "muggins", "mexican-train", "forty-two")
    return Page(
        "uniformly random games read from a stream of records, beside chess.pgn; a round is a record",
        (
            Contestant("chess.pgn", (str(peer_python()), str(HERE / "peer_chess.py"))),
            *[Contestant(game, (*ours, game), expect={"compiled": True}) for game in games],
        ),
        ("chess.pgn",),
        tuple(Bar(game, "chess.pgn", 1.0, MOVES) for game in games),
        MOVES,
    )


PAGES: dict[str, Callable[[], Page]] = {
    "block": block_page,
    "trains": trains_page,
    "forty-two": forty_two_page,
    "solitaires": solitaires_page,
    "records": records_page,
}


def peer_python() -> Path:
    """The interpreter of the peers' environment."""
    return PEER_ENV / ("Scripts" if os.name == "nt" else "bin") / "python"


def make_peer_env() -> None:
    """Create the peers' environment, unless it is there with just these packages and this Python."""
    stamp = PEER_ENV / "peers.txt"
    wanted = "\n".join((sys.version, *PEER_PACKAGES)) + "\n"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print(f"installing {', '.join(PEER_PACKAGES)} in {PEER_ENV}", file=sys.stderr)
    venv.create(PEER_ENV, clear=True, symlinks=os.name != "nt", with_pip=True)
    # Wheels only: a peer built from source by whatever compiler is here would be a different peer.
    pip = (str(peer_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run((*pip, "--only-binary", ":all:", "--no-binary", PURE, *PEER_PACKAGES), check=True)
    # The stamp goes last: an install that broke off is done again.
    stamp.write_text(wanted, encoding="utf-8")


def run(command: Sequence[str], environment: Mapping[str, str]) -> str:
    """Standard output of a command that must succeed."""
    # The caller's PYTHONPATH would turn the compiled contestant into the interpreted one.
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    env.update(environment)
    done = subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"exit status {done.returncode} from: {' '.join(command)}")
    return done.stdout


def json_lines(text: str) -> list[dict[str, Any]]:
    """The JSON objects among the lines; libraries may print other lines."""
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def lap(contestant: Contestant, rounds: int) -> Score:
    """Let a contestant play that many rounds once."""
    command = (*contestant.command, "--rounds", str(rounds), "--repeat", "1")
    lines = json_lines(run(command, contestant.environment))
    if not lines:
        raise SystemExit(f"{contestant.name}: no JSON line from: {' '.join(command)}")
    line = lines[-1]
    for key, value in contestant.expect.items():
        if line.get(key) != value:
            raise SystemExit(f"{contestant.name}: {key} is {line.get(key)!r}, not {value!r}: wrong build?")
    if line["rounds"] != rounds:
        raise SystemExit(f"{contestant.name}: played {line['rounds']} rounds, not {rounds}")
    seconds = float(line["cpu_seconds"])
    return Score(contestant.name, str(line["version"]), rounds, int(line["moves"]), seconds, [seconds])


def calibrate(contestant: Contestant) -> int:
    """How many rounds take this contestant about ``LAP_SECONDS``."""
    rounds = 100
    while True:
        seconds = lap(contestant, rounds).cpu_seconds
        if seconds >= PILOT_SECONDS:
            return max(1, round(rounds * LAP_SECONDS / seconds))
        # A very short run says little about the speed: close in on it by steps.
        rounds *= max(2, min(20, int(1.5 * PILOT_SECONDS / max(seconds, 1e-6))))


def race(page: Page) -> dict[str, Score]:
    """The best of ``LAPS`` laps for each contestant, in turns."""
    rounds = {contestant.name: calibrate(contestant) for contestant in page.contestants}
    best: dict[str, Score] = {}
    for number in range(LAPS):
        print(f"lap {number + 1} of {LAPS}", file=sys.stderr)
        for contestant in page.contestants:
            score = lap(contestant, rounds[contestant.name])
            before = best.setdefault(contestant.name, score)
            if before is not score:
                laps = before.laps + score.laps
                winner = min(before, score, key=lambda each: each.cpu_seconds)
                winner.laps = laps
                best[contestant.name] = winner
    return best


def check_bars(page: Page, scores: Mapping[str, Score]) -> list[Check]:
    """Hold the scores against the bars of the page."""
    checks = []
    for bar in page.bars:
        ratio = scores[bar.fast].rate(bar.unit) / scores[bar.slow].rate(bar.unit)
        what = f"{bar.fast} >= {bar.times:g} x {bar.slow}, {bar.unit}/s"
        checks.append(Check(what, ratio, ratio >= bar.times, f"{ratio:.2f} x"))
    return checks


def check_import() -> Check:
    """Time ``import boneyard`` in fresh processes."""
    code = "import time; t=time.perf_counter(); import boneyard; print(time.perf_counter()-t)"
    best = min(float(run((sys.executable, "-c", code), {})) for _ in range(IMPORT_RUNS)) * 1000
    return Check(f"import boneyard < {IMPORT_BAR_MS:g} ms", best, best < IMPORT_BAR_MS, f"{best:.1f} ms")


def check_match() -> Check:
    """Time play with Match, which keeps the record, the scores and what can be undone."""
    ours = Contestant(
        "boneyard Match", (sys.executable, str(HERE / "ours.py"), "--match"), expect={"compiled": True}
    )
    best = max(lap(ours, MATCHES).moves_per_second for _ in range(LAPS))
    return Check(f"Match >= {MATCH_BAR:,} steps/s (block)", best, best >= MATCH_BAR, f"{best:,.0f} steps/s")


def editions() -> list[dict[str, Any]]:
    """The lines of our compiled engine about every edition."""
    return json_lines(run((sys.executable, str(HERE / "ours.py"), "--editions"), {}))


def print_table(rows: Sequence[Sequence[str]], left: int = 1) -> None:
    """Print rows in columns, the first ``left`` of them flush left and the others flush right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())


def print_scores(page: Page, scores: Mapping[str, Score]) -> None:
    """Print the table of a page."""
    print(f"\n{page.title}")
    print(f"best of {LAPS} laps, CPU time of one process; ratios are of {page.unit}/s\n")
    rows = [["contestant", "version", "rounds/s", "moves/s", "moves/round"]]
    rows[0] += [f"x {name}" for name in page.baselines]
    for score in scores.values():
        row = [score.name, score.version, f"{score.rounds_per_second:,.0f}", f"{score.moves_per_second:,.0f}"]
        row.append(f"{score.moves / score.rounds:.1f}")
        row += [f"{score.rate(page.unit) / scores[name].rate(page.unit):.2f}" for name in page.baselines]
        rows.append(row)
    print_table(rows, left=2)


def print_editions(lines: Sequence[Mapping[str, Any]]) -> None:
    """Print the table of our own editions."""
    print("\nevery edition, boneyard compiled\n")
    rows = [["game", "edition", "set", "seats", "rounds/s", "moves/s"]]
    for line in lines:
        seconds = float(line["cpu_seconds"])
        row = [str(line[key]) for key in ("game", "edition", "set", "seats")]
        rows.append([*row, f"{line['rounds'] / seconds:,.0f}", f"{line['moves'] / seconds:,.0f}"])
    print_table(rows, left=3)


def main() -> int:
    """Run every page; the exit status is 1 when a bar is missed."""
    parser = argparse.ArgumentParser(description="our engine against its peers")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE as well")
    parser.add_argument(
        "--page", choices=PAGES, action="append", help="only this page, and no table of editions"
    )
    args = parser.parse_args()
    make_peer_env()
    checks: list[Check] = []
    pages: list[dict[str, object]] = []
    for name in args.page or PAGES:
        page = PAGES[name]()
        scores = race(page)
        print_scores(page, scores)
        checks += check_bars(page, scores)
        pages.append({"title": page.title, "scores": [score.figures() for score in scores.values()]})
    lines: list[dict[str, Any]] = []
    if not args.page:
        lines = editions()
        print_editions(lines)
        checks += [check_match(), check_import()]
    print("\nbars\n")
    print_table([[check.what, check.text, "met" if check.met else "MISSED"] for check in checks])
    if args.json:
        figures = {
            "python": sys.version,
            "pages": pages,
            "editions": lines,
            "bars": [asdict(check) for check in checks],
        }
        args.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 0 if all(check.met for check in checks) else 1


if __name__ == "__main__":
    sys.exit(main())
