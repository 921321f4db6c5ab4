"""People at a real table with the score pad on their phones."""

import re
from typing import Any

from support.browser.guests import Guest

PAD = re.compile(r"/pad/[\w-]{22}$")
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]


def begin(guest: Guest, game: str, edition: str, players: int = 0, **options: Any) -> str:
    """Choose a game and its players, and start; returns the pad's address."""
    page = guest.page
    page.goto(f"/pad?game={game}&edition={edition}" + (f"&players={players}" if players else ""))
    page.locator("#begin").wait_for()
    for number in range(page.locator("#people input").count()):
        page.fill(f"#name-{number}", NAMES[number])
    if options:
        guest.press("#house summary")
    for name, value in options.items():
        field = page.locator(f"#option-{name}")
        if field.evaluate("each => each.tagName") == "SELECT":
            field.select_option(str(value))
        else:
            field.fill(str(value))
            field.press("Tab")
    guest.press("#begin button.main")
    page.wait_for_url(PAD)
    page.locator("#whole").wait_for()
    return page.url


def look(guest: Guest, address: str) -> None:
    """Open a pad by its link."""
    guest.page.goto(address)
    guest.page.locator("#whole").wait_for()


def totals(guest: Guest) -> dict[str, int]:
    """What the pad says everyone has."""
    found: list[list[str]] = guest.page.evaluate(
        """() => [...document.querySelectorAll('#scores li')].map((each) => [
          each.querySelector('.name').textContent, each.querySelector('.total').firstChild.textContent])"""
    )
    return {name: int(total.replace("−", "-")) for name, total in found}


def expect(guest: Guest, wanted: dict[str, int]) -> None:
    """Wait until the pad shows these totals."""
    guest.until(
        """(wanted) => {
          const found = Object.fromEntries([...document.querySelectorAll('#scores li')].map((each) => [
            each.querySelector('.name').textContent,
            Number(each.querySelector('.total').firstChild.textContent.replace('−', '-'))]));
          return Object.entries(wanted).every(([name, total]) => found[name] === total);
        }""",
        wanted,
    )


def open_round(guest: Guest, out: str = "No one: blocked") -> None:
    """Open the form of the round, and say who went out."""
    guest.press("[data-act=main]")
    guest.press(f".segments label:has-text('{out}')")


def write(guest: Guest, out: str, left: dict[str, int]) -> None:
    """Write a round down with typed numbers."""
    open_round(guest, out)
    for name, points in left.items():
        guest.page.locator(".hand", has_text=name).locator(".points").fill(str(points))
    guest.press(".round-form button.main")
    guest.page.locator(".round-form").wait_for(state="detached")


def sent(guest: Guest) -> None:
    """Wait until all that was written here has been sent."""
    guest.until("() => document.getElementById('line').textContent.startsWith('Every phone')")
