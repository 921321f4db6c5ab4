"""The sentences of the terminal about the table, the player's choices and the end of things."""

from collections.abc import Mapping, Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import LAY, Move
from boneyard.core.tile import DOWN, tile_text
from boneyard.games.lines.rules import LineGame
from boneyard.games.trains.rules import TrainGame
from boneyard.terminal import phrases
from boneyard.terminal.manners import manner


def welcome(match: Match, seat: int, bots: Mapping[int, str]) -> str:
    """Who plays with whom, before the first turn."""
    others = [f"{match.players[each]} ({kind})" for each, kind in bots.items()]
    company = f" with {listed(others, 'and')}" if others else ""
    help_ = manner(match.look()).spoken_help
    spoken = f" {help_}" if match.options.get("calls") == "spoken" else ""
    name = match.players[seat]
    you = "You" if name == phrases.YOU else f"{name}, you"
    return f"{you} play {match.edition.title}{company}. Type ? for help.{spoken}"


def tiles(held: Sequence[int]) -> str:
    """Tiles of a hand, the highest first; of tiles face down only the number."""
    if DOWN in held:
        return f"{len(held)} tile{'' if len(held) == 1 else 's'}"
    return " ".join(tile_text(tile) for tile in sorted(held, reverse=True))


def rest(game: Game, state: State) -> str:
    """The tiles that nobody holds."""
    left = len(game.boneyard(state))
    drawn_from = not isinstance(game, LineGame) or game.answers.draws > 0
    return f"boneyard {left}" if drawn_from else f"{left} out of play"


def sides(match: Match) -> list[str]:
    """The names of the sides: the players, or partners together."""
    game = match.game
    return [
        " and ".join(name for seat, name in enumerate(match.players) if game.side(seat) == side)
        for side in range(game.sides)
    ]


def aim(match: Match) -> str:
    """When the match is over."""
    target, rounds = match.options.get("target"), match.options.get("rounds")
    if target or not rounds:
        return f"{target} ends the match" if target else "one round after the other"
    if isinstance(match.game, TrainGame) and match.game.answers.out_wins:
        return "one round, won by going out"
    best = "lowest" if match.game.low_wins else "highest"
    return f"{phrases.counted(int(rounds), 'round')}, the {best} total wins"


def can_do(moves: Sequence[Move]) -> str:
    """The things that can be done, after something that cannot."""
    able = list(dict.fromkeys(tile_text(move.tile) for move in moves if move.kind == LAY))
    if len(able) > 6:
        able = [*able[:6], f"{phrases.number(len(able) - 6)} more"]
    others = [str(move) for move in moves if move.kind != LAY]
    played = [f"play {listed(able)}"] if able else []
    return f"You can {listed([*played, *others])}; ? helps."


# --- how things ended


def round_ended(match: Match, round_: Round) -> str:
    """How a finished round came to its end."""
    game = match.game
    if game.points(round_.state) is None:
        return "The match was decided in the middle of the round."
    for name, hand in zip(match.players, game.hands(round_.state)):
        if not hand:
            return f"{name} played the last tile."
    return "The round was blocked: nobody could play."


def winners(match: Match) -> str:
    """Who won the match."""
    assert match.result is not None
    names = [match.players[seat] for seat in match.result.winners]
    if len(names) == match.game.seats:
        return "The match ended level: everybody shares the win."
    return f"{listed(names, 'and')} won the match."
