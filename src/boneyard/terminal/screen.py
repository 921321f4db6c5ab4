"""What a player sees: the table, the own hand, the tables of scores."""

from collections.abc import Sequence

from rich.text import Text

from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import LAY, Move
from boneyard.terminal import words
from boneyard.terminal.signs import Signs
from boneyard.terminal.table import face, layout
from boneyard.terminal.talk import ACCENT, Talk


def show_head(talk: Talk, match: Match) -> None:
    """Which game this is, the scores, and how many tiles everybody holds."""
    edition = match.edition
    talk.heading(f"{edition.title} ({edition.key}), round {match.round.number}")
    state = match.look()
    game = match.game
    counts = [len(held) for held in game.hands(state)]
    points = ", ".join(f"{name} {total}" for name, total in zip(words.sides(match), match.scores))
    talk.say(f"Points: {points} ({words.aim(match)})")
    holds = ", ".join(f"{name} {count}" for name, count in zip(match.players, counts))
    talk.say(f"Tiles: {holds}; {words.rest(game, state)}")


def show_layout(talk: Talk, game: Game, state: State) -> None:
    """The tiles on the table and what they ask for."""
    drawn = layout(state, talk.width - 2, talk.signs)
    talk.say("")
    if not drawn:
        talk.say("  The table is empty.", "dim")
    talk.lines(Text("  ").append_text(_painted(line, talk.signs)) for line in drawn)
    talk.say("")
    for sentence in words.table_says(game, state):
        talk.say(sentence, "italic")


def _painted(line: str, signs: Signs) -> Text:
    text = Text(line)
    text.highlight_regex(rf"(?<={signs.to_right} )\d+|\d+(?= {signs.to_left})", ACCENT)
    text.highlight_regex(r"^ *from \S+ \S+", "dim")
    text.highlight_regex(rf"\[\d+{signs.double}\d+\]", "bold")
    return text


def show_hand(talk: Talk, tiles: Sequence[int], moves: Sequence[Move]) -> None:
    """The own tiles, numbered, those that can be played marked."""
    able = {move.tile for move in moves if move.kind == LAY}
    cells = []
    for place, tile in enumerate(tiles, 1):
        sign = talk.signs.mark if tile in able else " "
        cells.append(
            Text(f"{place:>2} {sign}{face(tile, -1, talk.signs)}", ACCENT if tile in able else "dim")
        )
    across = max((cell.cell_len for cell in cells), default=1) + 2
    row = max(1, (talk.width - 2) // across)
    talk.say(f"Your tiles ({talk.signs.mark} can be played):" if able else "Your tiles:")
    for start in range(0, len(cells), row):
        line = Text("  ")
        for cell in cells[start : start + row]:
            line.append_text(cell).append(" " * (across - cell.cell_len))
        line.rstrip()
        talk.lines([line])


def show_round(talk: Talk, match: Match, round_: Round) -> None:
    """How a round ended: what everybody held, the points of the round, the totals."""
    game = match.game
    state = game.look(round_.state, None)
    made = game.tally(round_.state)
    ended = game.points(round_.state) is not None
    talk.heading(f"Round {round_.number} is over" if ended else f"Round {round_.number} stops here")
    talk.say(words.round_ended(match, round_))
    table = talk.table("", "Left", "Pips", "Round", "Total")
    for column in table.columns[2:]:
        column.justify = "right"
    for seat, (name, held) in enumerate(zip(match.players, game.hands(state))):
        side = game.side(seat)
        left = words.tiles(held)
        pips = str(words.pips(held)) if ended else ""
        total = round_.before[side] + made[side]
        table.add_row(name, left or "none", pips, str(made[side]), str(total))
    talk.show(table)


def show_scores(talk: Talk, match: Match) -> None:
    """The points of every round, and the totals."""
    table = talk.table("Round", *words.sides(match))
    for column in table.columns[1:]:
        column.justify = "right"
    for each in match.rounds:
        going_on = " (now)" if match.game.points(each.state) is None and match.result is None else ""
        table.add_row(f"{each.number}{going_on}", *[str(points) for points in match.game.tally(each.state)])
    table.add_section()
    table.add_row("Total", *[str(points) for points in match.scores], style="bold")
    talk.show(table)
    if match.result is None:
        talk.say(f"{words.aim(match).capitalize()}.", "dim")


def show_moves(talk: Talk, match: Match, seat: int) -> None:
    """Everything that can be done, as the record writes it."""
    state = match.look(seat)
    for move in match.moves(seat):
        if move.say < 0:
            talk.say(f"  {words.where(match.game, state, move)}")
