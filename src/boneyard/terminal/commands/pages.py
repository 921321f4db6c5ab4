"""`boneyard games`, `rules` and `editions`: pages to read."""

from rich.padding import Padding
from rich.text import Text

from boneyard import catalog
from boneyard.core.phrase import marked
from boneyard.households import edition as find_edition
from boneyard.terminal.commands.arguments import EditionName, GameName, Households, load_households
from boneyard.terminal.console.console import Console, standard_console
from boneyard.terminal.console.help import described
from boneyard.terminal.play.screen import show_rules
from boneyard.words import grammar, terminal, titles
from boneyard.words.language import _, listed
from boneyard.words.rules import rulebook


@described(
    marked("List the games with their editions, players and sets."),
)
def games(household: Households = None) -> None:
    load_households(household)
    show_games(standard_console())


@described(
    marked("Read the rules of a game in one edition."),
    "boneyard rules block",
    "boneyard rules muggins --edition university",
)
def rules(game: GameName, edition: EditionName = None, household: Households = None) -> None:
    load_households(household)
    show_rules(standard_console(), find_edition(game, edition))


@described(
    marked("See what differs between the editions of a game."),
    "boneyard editions tiddle-a-wink",
)
def editions(game: GameName, household: Households = None) -> None:
    load_households(household)
    show_editions(standard_console(), game)


def show_games(console: Console) -> None:
    """The table of games: title, editions, players, sets."""
    table = console.table(_("Game"), _("Name"), _("Editions"), _("Players"), _("Sets"))
    for game in catalog.games():
        found = catalog.editions(game)
        spans = [edition.players(size) for edition in found for size in edition.sets]
        low, high = min(span[0] for span in spans), max(span[1] for span in spans)
        sizes = sorted({size for edition in found for size in edition.sets})
        row = [
            game,
            ", ".join(edition.key for edition in found),
            grammar.span(low, high),
            ", ".join(str(size) for size in sizes),
        ]
        table.add_row(titles.game_title(game), *row)
        if console.width < 64:
            console.say(game, "bold")
            line = _(
                "{editions}; players: {players}; sets: {sets}", editions=row[1], players=row[2], sets=row[3]
            )
            console.say(f"  {line}")
    if console.width >= 64:
        console.show(table)
    console.say(terminal.games_next())


def show_editions(console: Console, game: str) -> None:
    """What differs between the editions of a game."""
    found = catalog.editions(game)
    if len(found) == 1:
        console.say(
            _(
                "{game} has one edition, {edition}, based on {sheet}.",
                game=titles.edition_title(found[0]),
                edition=found[0].key,
                sheet=found[0].sheet,
            )
        )
        console.say(_("Read its rules with: {command}", command=f"boneyard rules {found[0].game}"), "dim")
        return
    keys = [edition.key for edition in found]
    console.heading(
        _(
            "{game}: what differs between {editions}",
            game=titles.game_title(found[0].game),
            editions=listed(keys, "and"),
        )
    )
    for each in rulebook.compared(found):
        console.say(each.question, "bold")
        for answer in each.answers:
            console.show(Padding(Text(f"{', '.join(answer.keys)}: {answer.says}"), (0, 0, 0, 2)))
    console.say(_("Everything else is the same in all of them."), "dim")
