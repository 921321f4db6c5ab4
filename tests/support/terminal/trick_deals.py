"""Deals of Forty-Two and Moon that the tests of the terminal share."""

from support.terminal.person import lines

HEAD = """game: {game}
edition: {edition}
players: {players}
options: {options}
round 1
first: 0
"""

FOUR = """hand 0: 6-6 6-5 4-4 4-3 4-2 1-0 0-0
hand 1: 6-4 6-3 5-5 5-4 5-3 3-3 2-0
hand 2: 6-2 6-1 5-2 4-1 3-2 2-2 2-1
hand 3: 6-0 5-1 5-0 4-0 3-1 3-0 1-1
"""

THREE = """hand 0: 6-6 6-5 6-4 6-3 5-5 5-4 0-0
hand 1: 6-2 6-1 5-3 5-2 5-1 4-4 4-3
hand 2: 4-2 4-1 3-3 3-2 3-1 2-2 2-1
yard: 1-1
"""

PARTNERS = "Ann, Ben, Cy, Dee"


def forty_two(moves: str = "", edition: str = "uduble", options: str = "target=250") -> str:
    """A record of Forty-Two with these moves."""
    head = HEAD.format(game="forty-two", edition=edition, players=PARTNERS, options=options)
    return f"{head}{FOUR}{lines(moves)}"


def moon(moves: str = "") -> str:
    """A record of Moon with these moves."""
    head = HEAD.format(game="moon", edition="uduble", players="Ann, Ben, Cy", options="target=21")
    return f"{head}{THREE}{lines(moves)}"


NAMED = "0 bid 31, 1 pass, 2 pass, 3 pass, 0 trump 4"
BEGUN = f"{NAMED}, 0 4-4, 1 6-4, 2 4-1"
ONE = f"{BEGUN}, 3 4-0"
