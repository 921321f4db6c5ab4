"""A poker table as lines of text: the pots, then a line for each player with chips, bet and what became of them."""

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from boneyard.core.errors import listed
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import EXCHANGING, OVER, PokerState
from boneyard.telling import speech
from boneyard.telling.pokerwords import parts
from boneyard.telling.seen import Seen
from boneyard.terminal.signs import Signs
from boneyard.terminal.talk import ACCENT

_LONGEST = 14  # of a name


def table(seen: Seen, width: int, signs: Signs) -> list[Text]:
    """The table of a poker game, from the one who looks round to the left."""
    game, state = parts(seen)
    longest = max(cell_len(name) for name in seen.names)
    across = min(longest, _LONGEST if width >= 50 else 8)
    found = [] if state.stage == OVER else [Text(line, "bold") for line in pot_lines(seen)]
    found.append(Text(f"{'':<{across + 2}}{'chips':>6}{'bet':>5}", "dim"))
    own = 0 if seen.seat is None else seen.seat
    for step in range(game.seats):
        found.append(_line(seen, (own + step) % game.seats, across, width, signs))
    return found


def _line(seen: Seen, seat: int, across: int, width: int, signs: Signs) -> Text:
    _, state = parts(seen)
    turn = seat in state.waiting[:1]
    sitting = seat in state.inside
    line = Text(f"{signs.mark} " if turn else "  ", ACCENT)
    line.append(
        set_cell_size(seen.names[seat], across), "bold" if seat == seen.seat else "" if sitting else "dim"
    )
    put = 0 if state.stage == EXCHANGING else state.stakes.put[seat]
    line.append(f"{state.stakes.left(seat):>6}{put or '':>5}", "" if sitting else "dim")
    for note in standing(seen, seat):
        if line.cell_len + len(note) + 2 <= width:
            line.append(f"  {note}", ACCENT if turn else "dim")
    line.rstrip()
    return line


def standing(seen: Seen, seat: int) -> list[str]:
    """What there is to say of a player in this deal, what matters most first."""
    game, state = parts(seen)
    given = state.given.of(seat).size
    if state.hands.of(seat).size == 0:
        found = "sits out"
    elif seat not in state.inside:
        found = "folded"
    elif seat in state.waiting[:1]:
        found = "to choose" if state.stage == EXCHANGING else "to speak"
    else:
        found = "all in" if state.stakes.left(seat) == 0 else ""
    dealer = "dealer" if seat == _dealer(game, state) else ""
    return [note for note in (found, dealer, f"exchanged {speech.number(given)}" if given else "") if note]


def _dealer(game: PokerGame, state: PokerState) -> int:
    """The seat to the right of who speaks first, past those who sit out."""
    row = [(state.first - step) % game.seats for step in range(1, game.seats)]
    return next(seat for seat in row if state.hands.of(seat).size > 0)


def pot_lines(seen: Seen) -> list[str]:
    """What lies in the middle: one pot, or a main pot and the side pots of those who can still win them."""
    _, state = parts(seen)
    stakes = state.stakes
    levels = sorted({stakes.paid[seat] for seat in state.inside if stakes.left(seat) == 0})
    if max(stakes.paid) not in levels:
        levels.append(max(stakes.paid))
    found: list[tuple[int, list[str]]] = []
    below = 0
    for level in levels:
        chips = sum(min(paid, level) - min(paid, below) for paid in stakes.paid)
        able = [seat for seat in state.inside if stakes.paid[seat] >= level or stakes.left(seat) > 0]
        found.append((chips, [speech.inside(seen.names[seat]) for seat in able]))
        below = level
    lines = [f"{'Main pot' if len(found) > 1 else 'Pot'}: {found[0][0]}"]
    return lines + [f"Side pot: {chips} ({listed(names, 'and')})" for chips, names in found[1:]]
