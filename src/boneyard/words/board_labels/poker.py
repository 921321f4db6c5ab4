"""The short sentences on pictures of poker."""

from collections.abc import Sequence

from boneyard.core.game import Moves
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND
from boneyard.games.poker.pots import Pot
from boneyard.games.poker.ranks import HAND
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING_AGAIN, EXCHANGING, OVER, PokerState
from boneyard.words.board_labels import common
from boneyard.words.families.poker import class_name
from boneyard.words.grammar import YOU, shown
from boneyard.words.language import _, listed, ngettext, pgettext


def chips(count: int) -> str:
    """A number of chips."""
    return ngettext("{count} chip", "{count} chips", count)


def heading(state: PokerState, names: Sequence[str]) -> tuple[str, str]:
    """The stage of the deal, and what there is to pay, or who won."""
    if state.stage == OVER:
        won = [_wins(names[seat], taken) for seat, taken in enumerate(state.won) if taken]
        if state.shown():
            return " ".join(won), _("Hands were compared.")
        return " ".join(won), _("Everyone else folded, so no hand is shown.")
    if state.stage == EXCHANGING:
        return _("The exchange"), _("Players still in may exchange tiles.")
    stage = _("Betting after the exchange") if state.stage == BETTING_AGAIN else _("Betting")
    stakes = state.stakes
    if not stakes.level:
        return stage, _("No one has bet yet.")
    return stage, ngettext(
        "{chips} to stay in, {count} raise so far.",
        "{chips} to stay in, {count} raises so far.",
        stakes.raises,
        chips=chips(stakes.level),
    )


def _wins(name: str, taken: int) -> str:
    if name == YOU:
        return _("You win {chips}.", chips=chips(taken))
    return _("{name} wins {chips}.", name=name, chips=chips(taken))


def word(game: PokerGame, state: PokerState, seat: int) -> str:
    """A seat's state."""
    held = state.hands.of(seat)
    if held.size == 0:
        return _("sits out")
    if seat not in state.inside:
        return pgettext("a player", "folded")
    said = []
    if seat in state.shown() and held.down == 0 and held.size == HAND:
        said.append(class_name(game.answers.ranking, held))
    elif state.stakes.left(seat) == 0:
        said.append(_("all in"))
    changed = state.given.of(seat).size
    if changed and not said:
        said.append(_("exchanged {count}", count=changed))
    return ", ".join(said)


def pot_name(state: PokerState) -> str:
    """What the number in the middle counts."""
    return _("Pot, bets included") if any(state.stakes.put) else _("Pot")


def pot_words(state: PokerState, names: Sequence[str]) -> list[str]:
    """The pot; and once a player is all in, the side pots with the players who can win them."""
    if state.stage == OVER:
        return []
    first, *others = _layers(state)
    told = [
        _(
            "{chips} for {names}",
            chips=pot.chips,
            names=listed([shown(names[seat]) for seat in pot.seats], "and"),
        )
        for pot in others
    ]
    return [str(first.chips), *told]


def _layers(state: PokerState) -> list[Pot]:
    """The pots as far as they are settled: a new one begins where a player has no more chips to put in.

    Players who still have chips can win all of them, because a bet may yet be called.
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
    if kinds & {int(STAND), int(EXCHANGE)}:
        return _("Your turn: exchange tiles or keep them all")
    can = {
        int(CHECK): pgettext("to do", "check"),
        int(BET): pgettext("to do", "bet"),
        int(CALL): _("call {chips}", chips=min(state.stakes.owed(seat), state.stakes.left(seat))),
        int(RAISE): pgettext("to do", "raise"),
        int(FOLD): pgettext("to do", "fold"),
    }
    found = [word for kind, word in can.items() if kind in kinds]
    return _("Your turn: {choices}", choices=listed(found, "or")) if found else ""


def own_word(game: PokerGame, state: PokerState, seat: int) -> str:
    """The viewer's own state, and what their hand is worth."""
    held = state.hands.of(seat)
    worth = class_name(game.answers.ranking, held) if held.size == HAND and held.down == 0 else ""
    said = word(game, state, seat)
    return ", ".join(part for part in (said, worth) if part) if said != worth else said


def summary(game: PokerGame, state: PokerState, names: Sequence[str]) -> str:
    """The table in words."""
    actors = game.actors(state)
    parts = [common.to_move(names, actors)]
    first, second = heading(state, names)
    parts += [first if state.stage == OVER else _("{heading}.", heading=first), second]
    parts.append(_("In the pot: {chips}.", chips=chips(state.stakes.pot())))
    for seat, name in enumerate(names):
        said, has = word(game, state, seat), chips(state.stakes.left(seat) + state.won[seat])
        if said:
            parts.append(_("{name}: {chips}, {said}.", name=shown(name), chips=has, said=said))
        else:
            parts.append(_("{name}: {chips}.", name=shown(name), chips=has))
    return " ".join(parts)
