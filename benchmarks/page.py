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


def times(player: Player, enough: int) -> list[float]:
    """Milliseconds from a touch to the tile on the board, for so many plays."""
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
        for size in (PHONE, DESK):
            guest = Guest(browser, server, size)
            guest.context.add_init_script(_MEASURE)
            player = sit_down(guest, "mexican-train", "cardinal", rounds=20)
            took = times(player, PLAYS)
            weights = weigh(guest)
            print(
                f"{size}: the table page weighs {sum(weights.values()) / 1000:.0f} kB in {len(weights)} files"
            )
            high = quantiles(took, n=20)[-1]
            print(
                f"{size}: a play is on the screen after {median(took):.0f} ms (95 of 100 within {high:.0f} ms)"
            )
            guest.leave()


if __name__ == "__main__":
    main()
