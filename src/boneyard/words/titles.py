"""What games, editions and tables are called in the reader's language; a household's own title stays as it is."""

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.match import Match
from boneyard.words.language import _, per_language, pgettext

_ADAPTED = " (adaptation)"  # what core.edition puts behind the title of a table that is not printed


@per_language
def _titles() -> dict[str, str]:
    """The titles that sheets print, each in the language of the moment."""
    return {
        "Bergen": pgettext("game", "Bergen"),
        "Bingo": pgettext("game", "Bingo"),
        "Block": pgettext("game", "Block"),
        "Castle Rock": pgettext("game", "Castle Rock"),
        "Chickenfoot": pgettext("game", "Chickenfoot"),
        "Draw": pgettext("game", "Draw"),
        "Forty-Two": pgettext("game", "Forty-Two"),
        "Four-Hand Texas": pgettext("game", "Four-Hand Texas"),
        "Good Neighbors": pgettext("game", "Good Neighbors"),
        "Matador": pgettext("game", "Matador"),
        "Mexican Train": pgettext("game", "Mexican Train"),
        "Moon": pgettext("game", "Moon"),
        "Muggins": pgettext("game", "Muggins"),
        "Poker": pgettext("game", "Poker"),
        "Sebastopol": pgettext("game", "Sebastopol"),
        "Squeeze": pgettext("game", "Squeeze"),
        "SuperTrain": pgettext("game", "SuperTrain"),
        "The Big Clock": pgettext("game", "The Big Clock"),
        "Tiddle-a-Wink": pgettext("game", "Tiddle-a-Wink"),
        "Tiddle-a-Wink with a pool": pgettext("game", "Tiddle-a-Wink with a pool"),
        "Traffic": pgettext("game", "Traffic"),
    }


def translated(title: str) -> str:
    """A title that a sheet prints, in the language of the moment; any other one as it is."""
    return _titles().get(title, title)


def edition_title(edition: Edition) -> str:
    """What an edition is called."""
    return translated(edition.title)


def game_title(game: str) -> str:
    """What a game is called when no particular edition is meant."""
    return translated(own_name(game))


def play_title(edition: Edition) -> str:
    """The title over a game in play: the game a person chose, whatever a sheet calls it, or the house rules' name."""
    own = own_name(edition.game)
    keeps = not catalog.is_published(edition) or edition.title.startswith(own)
    return translated(edition.title if keeps else own)


def own_name(game: str) -> str:
    """A game's own name, not one edition's."""
    printed = [edition.title for edition in catalog.editions(game)]
    own = [title for title in printed if title.lower().replace(" ", "-") == game]
    return (own or printed)[0]


def table_title(edition: Edition, size: int, seats: int) -> str:
    """The title of a table with this set and number of players: an adaptation says so."""
    title = play_title(edition)
    return _("{title} (adaptation)", title=title) if edition.is_adapted(size, seats) else title


def match_title(match: Match) -> str:
    """What a match is called."""
    return table_title(match.edition, match.game.size, match.game.seats)


def kept_title(title: str) -> str:
    """The title of a table that was stored when its match was over."""
    plain = title.removesuffix(_ADAPTED)
    found = _kept_titles().get(plain) or translated(plain)
    return found if plain == title else _("{title} (adaptation)", title=found)


@per_language
def _kept_titles() -> dict[str, str]:
    editions = [edition for game in catalog.games() for edition in catalog.editions(game)]
    return {edition.title: play_title(edition) for edition in editions}


@per_language
def _bots() -> dict[str, str]:
    return {
        "random": pgettext("bot", "random"),
        "greedy": pgettext("bot", "greedy"),
        "easy": pgettext("bot", "easy"),
        "normal": pgettext("bot", "normal"),
        "expert": pgettext("bot", "expert"),
    }


def bot_title(name: str) -> str:
    """What a kind of bot is called; records and the command line keep its name."""
    return _bots().get(name, name)
