"""The friendly menu that asks what shall be played; Enter takes the first thing each time."""

from dataclasses import replace

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError, nearest
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT, REFUSED, Console, Gone
from boneyard.terminal.play.setup import MatchRequest
from boneyard.words import grammar


def complete_request(console: Console, request: MatchRequest) -> MatchRequest:
    """Ask for what the request leaves open; where a game was named, nothing more is asked."""
    if request.edition is not None:
        return request
    return _choose_players(console, replace(request, edition=_choose_game(console)))


def _choose_game(console: Console) -> Edition:
    """Ask for a game, then for an edition where there are several."""
    console.heading("Boneyard")
    console.say("Which game would you like to play?")
    names = list(catalog.games())
    rows = []
    for name in names:
        found = catalog.editions(name)
        spans = [edition.players(size) for edition in found for size in edition.sets]
        players = grammar.span(min(low for low, _ in spans), max(high for _, high in spans))
        about = f" {catalog.about(name)}" if console.width >= 64 else ""
        noun = "player" if players == "1" else "players"
        rows.append((grammar.game_title(name, found), f"{players} {noun}.{about}"))
    game = names[_ask_choice(console, "Game", names, rows)]
    editions = catalog.editions(game)
    if len(editions) == 1:
        return editions[0]
    console.say("Which edition?")
    keys = [edition.key for edition in editions]
    return editions[
        _ask_choice(
            console, "Edition", keys, [(each.key, f"{each.title}. {each.sheet}") for each in editions]
        )
    ]


def _choose_players(console: Console, request: MatchRequest) -> MatchRequest:
    """Ask how many play, where there is a choice."""
    edition = request.edition
    assert edition is not None
    size = edition.sets[0] if request.size is None else request.size
    if request.players is not None or request.bots or size not in edition.all_sets:
        return request
    low, high = edition.players(size)
    if (low, high) == edition.all_players(size) and low == high:
        return replace(request, players=low)
    while True:
        typed = console.ask(f"How many players, {low} to {high}, including you? [{low}]")
        if not typed:
            return replace(request, players=low)
        try:
            if not (typed.isascii() and typed.isdigit() and len(typed) < 4):
                raise BoneyardError(f"Type a number from {low} to {high}.")
            edition.check(size, int(typed))
        except BoneyardError as problem:
            console.say(str(problem), REFUSED)
            continue
        return replace(request, players=int(typed))


def _ask_choice(console: Console, what: str, names: list[str], rows: list[tuple[str, str]]) -> int:
    table = console.table("", "", "")
    table.show_header = False
    table.box = None
    for place, (title, more) in enumerate(rows, 1):
        table.add_row(f"{place:>3} ", title, more)
    table.columns[0].style = ACCENT
    table.columns[2].style = "dim"
    table.columns[0].no_wrap = True
    table.padding = (0, 2, 0, 0)
    console.show(table)
    while True:
        typed = console.ask(f"{what} [1]:").lower()
        if not typed:
            return 0
        if typed in ("q", "quit"):
            raise Gone
        if input.is_choice(typed, len(names)):
            return int(typed) - 1
        titles = [title.lower() for title, _ in rows]
        for given in (names, titles):
            if typed in given:
                return given.index(typed)
        please = f"Type a number from 1 to {len(names)} or a name, or press Enter for {names[0]}."
        console.say(please + nearest(typed, names), REFUSED)
