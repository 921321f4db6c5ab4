"""Words that every family uses: tiles, sides, and who did what one after the other."""

from collections.abc import Sequence

from boneyard.core.edition import Edition
from boneyard.core.errors import listed
from boneyard.core.game import Game
from boneyard.core.match import Match
from boneyard.core.tile import DOWN, tile_text
from boneyard.telling import speech


def game_title(game: str, editions: Sequence[Edition]) -> str:
    """What a game is called where its editions are not told apart: by its own name, not by one edition's."""
    titles = [edition.title for edition in editions]
    own = [title for title in titles if title.lower().replace(" ", "-") == game]
    return (own or titles)[0]


def tiles(held: Sequence[int]) -> str:
    """Tiles of a hand, the highest first; of tiles face down only the number."""
    if DOWN in held:
        return f"{len(held)} tile{'' if len(held) == 1 else 's'}"
    return " ".join(tile_text(tile) for tile in sorted(held, reverse=True))


def sides(match: Match) -> list[str]:
    """The names of the sides: the players, or partners together."""
    return side_names(match.game, match.players)


def side_names(game: Game, names: Sequence[str]) -> list[str]:
    """The names of the sides where these are the names of the seats; whoever is told of it comes first."""
    found = []
    for side in range(game.sides):
        partners = [name for seat, name in enumerate(names) if game.side(seat) == side]
        found.append(" and ".join(sorted(partners, key=lambda name: name != speech.YOU)))
    return found


def in_turn(clauses: Sequence[tuple[str, str]]) -> str:
    """Who did what, one after the other, in one sentence; who did the same, or several things, is named once."""
    told: list[tuple[list[str], list[str]]] = []
    for name, deed in clauses:
        if told and told[-1][0] == [name] and deed != told[-1][1][-1]:
            told[-1][1].append(deed)
        elif told and told[-1][1] == [deed]:
            told[-1][0].append(name)
        else:
            told.append(([name], [deed]))
    found = [
        f"{listed([speech.inside(name) for name in names], 'and')} {listed(deeds, 'and')}"
        for names, deeds in told
    ]
    sentence = ", ".join(found)
    return f"{sentence[0].upper()}{sentence[1:]}."
