"""A poker table as lines of text: the pots, then a line for each player with chips, bet and status."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from boneyard.core.errors import Illegal, Unreadable
from boneyard.core.game import State
from boneyard.core.match import Match, View
from boneyard.core.move import Many, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import tile_text
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND, exchange_of, poker_move
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import EXCHANGING, OVER, PokerState
from boneyard.terminal.console.console import ACCENT
from boneyard.terminal.console.input import Several, own_tile, read_verb
from boneyard.terminal.console.signs import Signs
from boneyard.terminal.families.view import FamilyView
from boneyard.words import grammar, terminal
from boneyard.words.context import Seen
from boneyard.words.families.poker import hand_class, in_rank, parts, price
from boneyard.words.language import _, listed, ngettext, pgettext

_LONGEST = 14  # of a name


def table(seen: Seen, width: int, signs: Signs) -> list[Text]:
    """The table of a poker game, starting with the viewer and going left."""
    game, state = parts(seen)
    longest = max(cell_len(name) for name in seen.names)
    across = min(longest, _LONGEST if width >= 50 else 8)
    found = [] if state.stage == OVER else [Text(line, "bold") for line in pot_lines(seen)]
    chips, bet = pgettext("column", "chips"), pgettext("column", "bet")
    # One column for the numbers and one for the bets, each as wide as its heading needs.
    columns = max(6, cell_len(chips) + 1), max(5, cell_len(bet) + 1)
    found.append(Text(f"{'':<{across + 2}}{chips:>{columns[0]}}{bet:>{columns[1]}}", "dim"))
    own = 0 if seen.seat is None else seen.seat
    for step in range(game.seats):
        found.append(_line(seen, (own + step) % game.seats, across, columns, width, signs))
    return found


def _line(seen: Seen, seat: int, across: int, columns: tuple[int, int], width: int, signs: Signs) -> Text:
    state = parts(seen)[1]
    turn = seat in state.waiting[:1]
    sitting = seat in state.inside
    line = Text(f"{signs.mark} " if turn else "  ", ACCENT)
    line.append(
        set_cell_size(grammar.shown(seen.names[seat]), across),
        "bold" if seat == seen.seat else "" if sitting else "dim",
    )
    put = 0 if state.stage == EXCHANGING else state.stakes.put[seat]
    line.append(f"{state.stakes.left(seat):>{columns[0]}}{put or '':>{columns[1]}}", "" if sitting else "dim")
    for note in standing(seen, seat):
        if line.cell_len + len(note) + 2 <= width:
            line.append(f"  {note}", ACCENT if turn else "dim")
    line.rstrip()
    return line


def standing(seen: Seen, seat: int) -> list[str]:
    """A player's status in this deal, most important first."""
    game, state = parts(seen)
    given = state.given.of(seat).size
    if state.hands.of(seat).size == 0:
        found = pgettext("at a seat", "sits out")
    elif seat not in state.inside:
        found = pgettext("at a seat", "folded")
    elif seat in state.waiting[:1]:
        found = (
            pgettext("at a seat", "to choose")
            if state.stage == EXCHANGING
            else pgettext("at a seat", "to speak")
        )
    else:
        found = pgettext("at a seat", "all in") if state.stakes.left(seat) == 0 else ""
    dealer = pgettext("at a seat", "dealer") if seat == _dealer(game, state) else ""
    exchanged = pgettext("at a seat", "exchanged {count}", count=given) if given else ""
    return [note for note in (found, dealer, exchanged) if note]


def _dealer(game: PokerGame, state: PokerState) -> int:
    """The seat to the right of the first to speak, skipping players who sit out."""
    row = [(state.first - step) % game.seats for step in range(1, game.seats)]
    return next(seat for seat in row if state.hands.of(seat).size > 0)


def pot_lines(seen: Seen) -> list[str]:
    """The pot, or a main pot and side pots with the players who can still win them."""
    state = parts(seen)[1]
    stakes = state.stakes
    levels = sorted({stakes.paid[seat] for seat in state.inside if stakes.left(seat) == 0})
    if max(stakes.paid) not in levels:
        levels.append(max(stakes.paid))
    found: list[tuple[int, list[str]]] = []
    below = 0
    for level in levels:
        chips = sum(min(paid, level) - min(paid, below) for paid in stakes.paid)
        able = [seat for seat in state.inside if stakes.paid[seat] >= level or stakes.left(seat) > 0]
        found.append((chips, [grammar.shown(seen.names[seat]) for seat in able]))
        below = level
    if len(found) == 1:
        return [_("Pot: {chips}", chips=found[0][0])]
    sides = [
        _("Side pot: {chips} ({players})", chips=chips, players=listed(names, "and"))
        for chips, names in found[1:]
    ]
    return [_("Main pot: {chips}", chips=found[0][0]), *sides]


_WORDS = {str(move): move for move in map(poker_move, (CHECK, CALL, BET, RAISE, FOLD, STAND))}
_EXCHANGE = ("exchange", "e", "x")


class PokerView(FamilyView):
    """Chips, bets and hands that are shown or not."""

    move_help = marked(
        "Type check, bet, call, raise or fold, or just the first letter. c checks, or calls if there is a bet.\n"
        "In the exchange, type exchange and the tiles to give up, by number or face: exchange 1 3. Or type s to stand."
    )

    # --- the table

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return table(seen, width, signs)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        if parts(seen)[1].stage == EXCHANGING:
            return _("Exchange tiles, like exchange 1 3, or stand to keep them all.")
        return self.teller.asks(seen, moves)

    def header(self, match: Match, state: State) -> list[str]:
        game = match.game
        assert isinstance(game, PokerGame)
        answers = game.answers
        aim = self.teller.aim(match)
        stakes = _("Ante {ante}, bets and raises of {bet}.", ante=answers.ante, bet=answers.bet)
        return [f"{aim[:1].upper()}{aim[1:]}. {stakes}"]

    # --- reading input

    def hand(self, view: View) -> list[int]:
        """Your tiles, the best first."""
        return in_rank(view.game.hands(view.state)[view.seat])

    def hand_note(self, match: Match, seat: int) -> str:
        """What your hand is."""
        game = match.game
        assert isinstance(game, PokerGame)
        held = game.hands(match.look(seat))[seat]
        return hand_class(game.answers.ranking, held) if held else ""

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        state = view.state
        assert isinstance(state, PokerState)
        plain = " ".join(text.lower().split())
        if plain == "c":
            return poker_move(CALL if state.stakes.owed(view.seat) > 0 else CHECK)
        said = poker_move(CHECK) if plain == "pass" else read_verb(plain, _WORDS)
        if said is not None:
            return said
        word, _space, rest = plain.partition(" ")
        if word in _EXCHANGE:
            return self._exchange(view, rest, text)
        if state.stage == EXCHANGING and plain[0].isdigit():
            return self._exchange(view, plain, text)
        words = [terminal.command_name(each) for each in (*_WORDS, "exchange")]
        raise Unreadable(terminal.not_a_move(text, listed(words, "or")))

    def _exchange(self, view: View, names: str, text: str) -> Move:
        """The tiles to give away, by number or by face."""
        held = self.hand(view)
        if not names:
            raise Unreadable(
                _("Type exchange and the tiles to give up, like exchange 1 3. To keep them all, type stand.")
            )
        tiles = [own_tile(held, name, text) for name in names.replace(",", " ").split()]
        for tile in tiles:
            if tile not in held:
                raise Illegal(terminal.no_such_tile(tile_text(tile)))
        return exchange_of(tuple(sorted(tiles, reverse=True)))

    def list_moves(self, seen: Seen, moves: Sequence[Move]) -> list[str]:
        state = parts(seen)[1]
        if state.stage != EXCHANGING:
            return [price(seen, move) for move in moves]
        most = max((len(move.groups[0]) for move in moves if isinstance(move, Many)), default=0)
        return [
            terminal.command_name("stand"),
            ngettext(
                "exchange and {count} of your tiles, like exchange 1",
                "exchange and 1 to {count} of your tiles, like exchange 1 3",
                most,
            ),
        ]

    def describe_choices(self, moves: Sequence[Move]) -> str:
        found = [terminal.command_name(str(move)) for move in moves if move.kind != EXCHANGE]
        if any(move.kind == EXCHANGE for move in moves):
            found.append(pgettext("you can", "exchange any of your tiles"))
        return terminal.choices(found)
