"""The sentences of the terminal about the table, the player's choices and the end of things."""

from collections.abc import Mapping, Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import DRAW, LAY, LEAD, MUGGINS, PASS, Move, place_number, place_text
from boneyard.core.tile import DOWN, PIPS, tile_text
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.scoring import fives
from boneyard.games.lines.state import ADDING, LEADING, LineState
from boneyard.terminal import phrases


def welcome(match: Match, seat: int, bots: Mapping[int, str]) -> str:
    """Who plays with whom, before the first turn."""
    others = [f"{match.players[each]} ({kind})" for each, kind in bots.items()]
    company = f" with {listed(others, 'and')}" if others else ""
    spoken = f" {phrases.CLAIM_HELP}" if match.options.get("calls") == "spoken" else ""
    name = match.players[seat]
    you = "You" if name == phrases.YOU else f"{name}, you"
    return f"{you} play {match.edition.title}{company}. Type ? for help.{spoken}"


def call_offer(state: State) -> str:
    """That somebody has missed a claim."""
    return f"{phrases.points(unclaimed(state)).capitalize()} were left unclaimed."


def unclaimed(state: State) -> int:
    """The points of the last play that anybody else may call."""
    return int(state.tally.unclaimed) if isinstance(state, LineState) else 0


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
    best = "lowest" if match.game.low_wins else "highest"
    return f"{phrases.counted(int(rounds), 'round')}, the {best} total wins"


def table_says(game: Game, state: State) -> list[str]:
    """What the layout asks for, in words: what binds, what fits, what the ends count."""
    if not isinstance(game, LineGame) or not isinstance(state, LineState):
        return []
    found = [binding(game, state) or _many_ends(state), touching(game, state)]
    if game.answers.count is fives and state.laid is not None:
        found.append(f"The open ends count {sum(int(end.counts) for end in state.ends())}.")
    if state.tally.pool:
        found.append(f"The pool holds {phrases.counted(state.tally.pool, 'chip')}.")
    return [sentence for sentence in found if sentence]


def _many_ends(state: LineState) -> str:
    """The numbers to look for where there are more ends than one sees at a glance."""
    numbers = sorted({int(end.number) for end in state.ends()})
    return f"Open ends: {', '.join(str(each) for each in numbers)}." if len(state.ends()) > 2 else ""


def binding(game: LineGame, state: LineState) -> str:
    """What must be played on before anything else."""
    thing = "toe" if game.layouts.branching.binds else "tile"
    for end in state.ends():
        if end.binds:
            needs = phrases.counted(int(end.room), thing)
            return f"{tile_text(end.tile)} still needs {needs}: nothing else may be played."
    return ""


def touching(game: LineGame, state: LineState) -> str:
    """What the open ends take where touching ends do not simply match."""
    if not game.layouts.total:
        return ""
    numbers = sorted({int(end.number) for end in state.ends()})
    takes = [f"the {each} takes a {game.layouts.total - each}" for each in numbers if each]
    if 0 in numbers:
        takes.append("the 0 takes only a matador")
    anywhere = "; a matador fits anywhere" if any(numbers) else ""
    return f"{listed(takes, 'and').capitalize()}{anywhere}." if takes else ""


def ask_of(state: State, moves: Sequence[Move]) -> str:
    """What the player is asked to do now."""
    kinds = {int(move.kind) for move in moves}
    called = (
        f"{phrases.points(unclaimed(state))} were left unclaimed: say muggins. " if MUGGINS in kinds else ""
    )
    if kinds <= {MUGGINS, DRAW}:
        return f"{called}Nothing fits: draw a tile."
    if kinds <= {MUGGINS, PASS}:
        return f"{called}Nothing fits: pass."
    if isinstance(state, LineState) and state.stage == ADDING:
        return f"{called}You may add a tile after the double, or stop."
    if isinstance(state, LineState) and state.stage == LEADING:
        only = len({move.tile for move in moves}) == 1
        return f"{tile_text(moves[0].tile)} must lead." if only else "Lead any tile."
    return f"{called}You may draw as well." if DRAW in kinds else called.strip()


def can_do(moves: Sequence[Move]) -> str:
    """The things that can be done, after something that cannot."""
    able = list(dict.fromkeys(tile_text(move.tile) for move in moves if move.kind == LAY))
    if len(able) > 6:
        able = [*able[:6], f"{phrases.number(len(able) - 6)} more"]
    others = [str(move) for move in moves if move.kind != LAY]
    played = [f"play {listed(able)}"] if able else []
    return f"You can {listed([*played, *others])}; ? helps."


def fits_nowhere(game: Game, state: State, tile: int) -> str:
    """Why a tile in hand cannot be played."""
    name = tile_text(tile)
    if not isinstance(game, LineGame) or not isinstance(state, LineState):
        return f"{name} cannot be played now."
    if state.stage == LEADING:
        return f"{tile_text(state.forced)} must lead this round, not {name}."
    bound = binding(game, state)
    if bound:
        return f"{name} does not fit: {bound[0].lower()}{bound[1:]}"
    numbers = listed([str(each) for each in sorted({int(end.number) for end in state.ends()})], "and")
    rule = f" {touching(game, state)}" if game.layouts.total else ""
    return f"{name} fits nowhere: the open ends show {numbers}.{rule}"


def where(game: Game, state: State, move: Move) -> str:
    """One of several places for a tile: the record's text of the move, and what it is in words."""
    if move.kind != LAY or move.place == LEAD:
        return str(move)
    spelled = game.spelled(state, move)
    leaves = f", leaving {spelled.left}" if spelled.left >= 0 else ""
    return (
        f"{move}   on the {place_number(spelled.place)} of {place_text(move.place).partition('.')[0]}{leaves}"
    )


def pips(held: Sequence[int]) -> int:
    """The pips of open tiles together."""
    return sum(int(PIPS[tile]) for tile in held)


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
