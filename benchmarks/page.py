"""How light and how quick the table page is, in a real Chromium on this machine: `python benchmarks/page.py`."""

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

sys.path.extend(str(Path(__file__).parent.parent / name) for name in ("tests", "tools"))

from playwright.sync_api import sync_playwright

from browser.conftest import FLAGS
from chromium import find
from support.browser.guests import DESK, PHONE, Guest
from support.browser.player import Player, sit_down
from support.server.house import house

PLAYS = 40
SLOW_ONLY = "--slow" in sys.argv
# From the touch that plays a tile to the frame in which it lies on the board.
_MEASURE = """
window.plays = [];
let touched = 0;
let lying = new Set();
const now = () => new Set(
  [...document.querySelectorAll('#board .piece[data-role=table]')].map((each) => each.dataset.piece));
addEventListener('click', () => { touched = performance.now(); lying = now(); }, true);
new MutationObserver(() => {
  if (!touched || ![...now()].some((id) => !lying.has(id))) return;
  const from = touched;
  touched = 0;
  requestAnimationFrame(() => window.plays.push(performance.now() - from));
}).observe(document, {childList: true, subtree: true});
"""


def weigh(guest: Guest) -> dict[str, int]:
    """The bodies that a table page is made of, without any cache."""
    found: dict[str, int] = {}
    guest.page.on("response", lambda answer: found.update({answer.url: len(answer.body())}))
    guest.page.reload(wait_until="networkidle")
    return found


SLOW_CPU, SLOW_LINE = 4, 1.6e6 / 8  # times slower, bytes a second
ROUND_TRIP = int(next((each.partition("=")[2] for each in sys.argv if each.startswith("--latency=")), "150"))
_FIRST = """
window.first = new Promise((done) => new MutationObserver((_, watching) => {
  if (!document.querySelector('#board .piece')) return;
  watching.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
}).observe(document, {childList: true, subtree: true}));
"""


def slow_start(guest: Guest) -> tuple[float, int]:
    """Milliseconds until a slow phone with an empty cache has drawn the table, and the bytes it took."""
    line = guest.context.new_cdp_session(guest.page)
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda each: sizes.append(each["encodedDataLength"]))
    for command, words in (
        ("Network.enable", {}),
        ("Network.clearBrowserCache", {}),
        ("Network.setBypassServiceWorker", {"bypass": True}),
        (
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": ROUND_TRIP,
                "downloadThroughput": SLOW_LINE,
                "uploadThroughput": SLOW_LINE,
            },
        ),
        ("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU}),
    ):
        line.send(command, words)
    guest.page.add_init_script(_FIRST)
    guest.page.reload(wait_until="commit")
    took: float = guest.page.evaluate("window.first")
    return took, int(sum(sizes))


def times(player: Player, enough: int) -> list[float]:
    """Milliseconds from a touch to the tile on the board, for this many plays."""
    page = player.guest.page
    while True:
        offer = player.wait()
        if offer.over and offer.title.startswith("Game over"):
            break
        if offer.over:
            player.guest.press("#actions [data-key^=deal]")
            player.guest.until("!document.title.startsWith('Round over')")
            continue
        player.act(offer)
        player.settle(offer)
        if player.moves >= enough:
            break
    found: list[float] = page.evaluate("window.plays")
    return found


def main() -> None:
    """Print the weight and the times at both sizes."""
    path = find()
    assert path is not None, "no Chromium here: python tools/chromium.py fetches one"
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder)) as server,
        sync_playwright() as driver,
        driver.chromium.launch(executable_path=path, args=FLAGS) as browser,
    ):
        for size in (PHONE,) if SLOW_ONLY else (PHONE, DESK):
            guest = Guest(browser, server, size)
            guest.context.add_init_script(_MEASURE)
            player = sit_down(guest, "mexican-train", "cardinal", rounds=20)
            took = times(player, 2 if SLOW_ONLY else PLAYS)
            weights = weigh(guest)
            print(
                f"{size}: the table page weighs {sum(weights.values()) / 1000:.0f} kB in {len(weights)} files"
            )
            high = quantiles(took, n=20)[-1]
            print(
                f"{size}: a play is on the screen after {median(took):.0f} ms (95 of 100 within {high:.0f} ms)"
            )
            if size == PHONE:
                first, weight = slow_start(guest)
                print(
                    f"{size}, {SLOW_CPU} times slower, 1.6 Mbit/s with {ROUND_TRIP} ms there and back, nothing kept: "
                    f"the table is drawn after {first:.0f} ms and {weight / 1000:.0f} kB"
                )
            guest.leave()


if __name__ == "__main__":
    main()
