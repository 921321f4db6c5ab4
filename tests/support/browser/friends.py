"""Several people at a table of friends, for tests: one makes it, the others come by its link."""

from support.browser.guests import Guest


def make_table(guest: Guest, game: str, players: int, name: str = "Ann", **fields: str) -> str:
    """A table for friends, made with the form; its link."""
    guest.page.goto(f"/new/{game}?players={players}")
    guest.page.fill("#name", name)
    for field, value in fields.items():
        found = guest.page.locator(f"#setup [name='{field.replace('_', '.', 1)}']")
        if found.evaluate("each => each.tagName") == "SELECT":
            found.select_option(value)
        else:
            found.fill(value)
    guest.press("button[name=with][value=friends]")
    guest.page.wait_for_url("**/t/*")
    guest.page.locator("#card .share input").first.wait_for()
    return guest.page.url


def sit(guest: Guest, link: str, name: str) -> None:
    """Take the first open seat."""
    guest.page.goto(link)
    guest.page.locator("#card input[name=name]").first.fill(name)
    with guest.page.expect_navigation():
        guest.press("#card .seats button")


def begin(*guests: Guest) -> None:
    """Wait until everyone has tiles."""
    for guest in guests:
        guest.page.locator("#rack .held").first.wait_for()
