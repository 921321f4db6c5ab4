"""`boneyard games`, `rules` and `editions`: pages to read."""

from rich.padding import Padding
from rich.text import Text

from boneyard import catalog
from boneyard.core.errors import listed
from boneyard.households import edition as find_edition
from boneyard.terminal.commands.arguments import EditionName, GameName, Households, load_households
from boneyard.terminal.console.console import Console, standard_console
from boneyard.terminal.play.screen import show_rules
from boneyard.words import grammar, rulebook, terminal


def games(household: Households = None) -> None:
    """List the games: names, editions, players and sets."""
    load_households(household)
    show_games(standard_console())


def rules(game: GameName, edition: EditionName = None, household: Households = None) -> None:
    """Read the rules of a game, as one edition has them.

    \b
    Examples:
      boneyard rules block
      boneyard rules muggins --edition university
    """
    load_households(household)
    show_rules(standard_console(), find_edition(game, edition))


def editions(game: GameName, household: Households = None) -> None:
    """See what differs between the editions of a game.

    \b
    Example:
      boneyard editions tiddle-a-wink
    """
    load_households(household)
    show_editions(standard_console(), game)


def show_games(console: Console) -> None:
    """The table of games: title, editions, players, sets."""
    table = console.table("Game", "Name", "Editions", "Players", "Sets")
    for game in catalog.games():
        found = catalog.editions(game)
        spans = [edition.players(size) for edition in found for size in edition.sets]
        low, high = min(least for least, _ in spans), max(most for _, most in spans)
        sizes = sorted({size for edition in found for size in edition.sets})
        row = [
            game,
            ", ".join(edition.key for edition in found),
            grammar.span(low, high),
            ", ".join(str(size) for size in sizes),
        ]
        table.add_row(grammar.game_title(game, found), *row)
        if console.width < 64:
            console.say(game, "bold")
            console.say(f"  {row[1]}; {row[2]} players; sets {row[3]}")
    if console.width >= 64:
        console.show(table)
    console.say(terminal.GAMES_NEXT)


def show_editions(console: Console, game: str) -> None:
    """What differs between the editions of a game."""
    found = catalog.editions(game)
    if len(found) == 1:
        console.say(f"{found[0].title} has one edition, {found[0].key}, based on {found[0].sheet}.")
        console.say(f"Read its rules with: boneyard rules {found[0].game}", "dim")
        return
    keys = [edition.key for edition in found]
    console.heading(f"{grammar.game_title(found[0].game, found)}: what differs between {listed(keys, 'and')}")
    for each in rulebook.compared(found):
        console.say(each.question, "bold")
        for answer in each.answers:
            console.show(Padding(Text(f"{', '.join(answer.keys)}: {answer.says}"), (0, 0, 0, 2)))
    console.say("Everything else is the same in all of them.", "dim")
