"""The menu that asks what to play; Enter takes the first choice each time."""

from dataclasses import replace

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT, REFUSED, Console, ConsoleClosed
from boneyard.terminal.play.setup import MatchRequest
from boneyard.words import terminal, titles
from boneyard.words.language import _, did_you_mean, ngettext, say


def complete_request(console: Console, request: MatchRequest) -> MatchRequest:
    """Ask for what the request leaves open; if a game was named, ask nothing more."""
    if request.edition is not None:
        return request
    return _choose_players(console, replace(request, edition=_choose_game(console)))


def _choose_game(console: Console) -> Edition:
    """Ask for a game, then for an edition if there are several."""
    console.heading("Boneyard")
    console.say(_("Which game would you like to play?"))
    names = list(catalog.games())
    rows = []
    for name in names:
        found = catalog.editions(name)
        spans = [edition.players(size) for edition in found for size in edition.sets]
        low, high = min(span[0] for span in spans), max(span[1] for span in spans)
        players = (
            ngettext("{count} player.", "{count} players.", low)
            if low == high
            else _("{low} to {high} players.", low=low, high=high)
        )
        about = f" {say(catalog.about(name))}" if console.width >= 64 else ""
        rows.append((titles.game_title(name), f"{players}{about}"))
    game = names[_ask_choice(console, _("Game [1]:"), names, rows)]
    editions = catalog.editions(game)
    if len(editions) == 1:
        return editions[0]
    console.say(_("Which edition?"))
    keys = [edition.key for edition in editions]
    return editions[
        _ask_choice(
            console,
            _("Edition [1]:"),
            keys,
            [(each.key, f"{titles.edition_title(each)}. {each.sheet}") for each in editions],
        )
    ]


def _choose_players(console: Console, request: MatchRequest) -> MatchRequest:
    """Ask how many play, if there is a choice."""
    edition = request.edition
    assert edition is not None
    size = edition.sets[0] if request.size is None else request.size
    if request.players is not None or request.bots or size not in edition.all_sets:
        return request
    low, high = edition.players(size)
    if (low, high) == edition.all_players(size) and low == high:
        return replace(request, players=low)
    while True:
        typed = console.ask(
            _("How many players, {low} to {high}, including you? [{low}]", low=low, high=high)
        )
        if not typed:
            return replace(request, players=low)
        try:
            if not (typed.isascii() and typed.isdigit() and len(typed) < 4):
                raise BoneyardError(_("Type a number from {low} to {high}.", low=low, high=high))
            edition.check(size, int(typed))
        except BoneyardError as problem:
            console.say(str(problem), REFUSED)
            continue
        return replace(request, players=int(typed))


def _ask_choice(console: Console, prompt: str, names: list[str], rows: list[tuple[str, str]]) -> int:
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
        typed = terminal.in_english(console.ask(prompt)).lower()
        if not typed:
            return 0
        if typed in ("q", "quit"):
            raise ConsoleClosed
        if input.is_choice(typed, len(names)):
            return int(typed) - 1
        titles = [title.lower() for title, _ in rows]
        for given in (names, titles):
            if typed in given:
                return given.index(typed)
        console.say(
            _(
                "Type a number from 1 to {count} or a name, or press Enter for {first}.",
                count=len(names),
                first=names[0],
            )
            + did_you_mean(typed, names),
            REFUSED,
        )
