"""The short sentences on pictures of poker."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Moves
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND
from boneyard.games.poker.pots import Pot
from boneyard.games.poker.ranks import HAND
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING_AGAIN, EXCHANGING, OVER, PokerState
from boneyard.words.board_labels import common

_CAN = ((CHECK, "check"), (BET, "bet"), (CALL, "call"), (RAISE, "raise"), (FOLD, "fold"))


def chips(count: int) -> str:
    """A number of chips."""
    return f"{count} chip" if count == 1 else f"{count} chips"


def heading(state: PokerState, names: Sequence[str]) -> tuple[str, str]:
    """What goes on, and what there is to pay, or who won."""
    if state.stage == OVER:
        won = [
            f"{common.does(names[seat], 'wins')} {chips(taken)}"
            for seat, taken in enumerate(state.won)
            if taken
        ]
        how = "Hands were compared." if state.shown() else "Everyone else folded, so no hand is shown."
        return listed(won, "and"), how
    if state.stage == EXCHANGING:
        return "The exchange", "Players still in may exchange tiles."
    stakes = state.stakes
    stage = "Betting after the exchange" if state.stage == BETTING_AGAIN else "Betting"
    raised = common.counted(stakes.raises, "raise")
    return (
        stage,
        f"{chips(stakes.level)} to stay in, {raised} so far." if stakes.level else "No one has bet yet.",
    )


def word(game: PokerGame, state: PokerState, seat: int) -> str:
    """How a seat stands."""
    held = state.hands.of(seat)
    if held.size == 0:
        return "sits out"
    if seat not in state.inside:
        return "folded"
    said = []
    if seat in state.shown() and held.down == 0 and held.size == HAND:
        said.append(game.answers.ranking.name(held))
    elif state.stakes.left(seat) == 0:
        said.append("all in")
    changed = state.given.of(seat).size
    if changed and not said:
        said.append(f"exchanged {changed}")
    return ", ".join(said)


def pot_name(state: PokerState) -> str:
    """What the number in the middle counts."""
    return "Pot, bets included" if any(state.stakes.put) else "Pot"


def pot_words(state: PokerState, names: Sequence[str]) -> list[str]:
    """The pot; and once a player is all in, the side pots with the players who can win them."""
    if state.stage == OVER:
        return []
    first, *others = _layers(state)
    told = [f"{pot.chips} for {listed([names[seat] for seat in pot.seats], 'and')}" for pot in others]
    return [str(first.chips), *told]


def _layers(state: PokerState) -> list[Pot]:
    """The pots as far as they are settled: a new one begins where a player has no more chips to put in.

    Whoever still has chips can win all of them, because a bet may yet be called.
    """
    stakes = state.stakes
    most = max(stakes.paid)
    broke = {stakes.paid[seat] for seat in state.inside if stakes.left(seat) == 0}
    found: list[Pot] = []
    below = 0
    for level in sorted(broke | {most}):
        chips = sum(min(each, level) - min(each, below) for each in stakes.paid)
        can = [seat for seat in state.inside if stakes.paid[seat] >= level or stakes.left(seat) > 0]
        if chips:
            found.append(Pot(chips, tuple(can)))
        below = level
    return found


def asks(state: PokerState, moves: Moves, seat: int) -> str:
    """What the viewer can do now."""
    kinds = {int(move.kind) for move in moves}
    can = [word for kind, word in _CAN if int(kind) in kinds]
    if int(CALL) in kinds:
        owed = min(state.stakes.owed(seat), state.stakes.left(seat))
        can[can.index("call")] = f"call {owed}"
    if kinds & {int(STAND), int(EXCHANGE)}:
        can = ["exchange tiles", "keep them all"]
    return f"{common.YOUR_TURN}: {listed(can)}" if can else ""


def own_word(game: PokerGame, state: PokerState, seat: int) -> str:
    """How the viewer stands, and what their hand is worth."""
    held = state.hands.of(seat)
    worth = game.answers.ranking.name(held) if held.size == HAND and held.down == 0 else ""
    said = word(game, state, seat)
    return ", ".join(part for part in (said, worth) if part) if said != worth else said


def summary(game: PokerGame, state: PokerState, names: Sequence[str]) -> str:
    """The table in words."""
    actors = game.actors(state)
    parts = [common.to_move(names, actors)]
    parts += [line.rstrip(".") for line in heading(state, names)]
    parts.append(f"In the pot: {chips(state.stakes.pot())}")
    for seat, name in enumerate(names):
        said = word(game, state, seat)
        parts.append(
            f"{name}: {chips(state.stakes.left(seat) + state.won[seat])}{', ' if said else ''}{said}"
        )
    return ". ".join(parts) + "."
