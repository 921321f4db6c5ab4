"""How a family of games is put into words, and what families have in common."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from boneyard.core.edition import RuleLine
from boneyard.core.errors import listed
from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import ALONE, DRAW, LAY, PASS, Move
from boneyard.core.tile import read_tile, tile_text
from boneyard.words import grammar
from boneyard.words.context import Seen, Step, addressed, gained, seen_by
from boneyard.words.counts import Counted, Played, moves_made

# What no sheet has a question for, because nobody asks it.
MATCHING: Final = RuleLine(
    "Laying a tile", "match", "A tile is laid against an open end that shows one of its two numbers."
)

BLOCKED: Final = "blocked"  # how a round ended in which nobody could play anymore


class Teller(ABC):
    """The words for a family of games: the table, what can be done, what was done, and how it ended."""

    unit: str = "round"  # what a match is made of
    total: str = "Total"  # what the totals of the score table are called
    worded: int = 2  # how many columns of a round's table are words; the others are numbers
    pictured: bool = False  # whether a picture of the table shows what `says` says
    alike: bool = False  # whether everybody reads the same words about the table and the turn

    # --- the table

    @abstractmethod
    def says(self, seen: Seen) -> list[str]:
        """What the table asks for, in words."""

    def score(self, match: Match, scores: Sequence[int]) -> str:
        """The running totals."""
        points = ", ".join(f"{name} {total}" for name, total in zip(grammar.sides(match), scores))
        return f"Points: {points}"

    def holds(self, match: Match, state: State) -> str:
        """How many tiles everybody holds, and what is left."""
        counts = zip(match.players, match.game.hands(state))
        return f"Tiles: {', '.join(f'{name} {len(held)}' for name, held in counts)}; {self.rest(match.game, state)}"

    def rest(self, game: Game, state: State) -> str:
        """The tiles that nobody holds."""
        return f"boneyard {len(game.boneyard(state))}"

    def aim(self, match: Match) -> str:
        """When the match is over."""
        target, rounds = match.options.get("target"), match.options.get("rounds")
        if target:
            return f"until someone reaches {target}" if match.game.low_wins else f"first to {target}"
        if not rounds:
            return "round after round"
        best = "lowest" if match.game.low_wins else "highest"
        return f"{grammar.counted(int(rounds), 'round')}; the {best} total wins"

    def held(self, seen: Seen, seat: int) -> str:
        """A player's tiles, as far as they are seen, for a replay."""
        return grammar.tiles(seen.game.hands(seen.state)[seat]) or "no tiles"

    # --- what can be done

    @abstractmethod
    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        """What the player is asked to do now."""

    @abstractmethod
    def button(self, seen: Seen, move: Move) -> str:
        """A move as the label of a button."""

    def worth(self, seen: Seen, move: Move) -> int:
        """The points that a legal move scores at once; 0 where plays score nothing."""
        return 0

    def where(self, seen: Seen, move: Move) -> str:
        """A move with what it means, one of several that are offered."""
        return str(move)

    def stuck(self, seen: Seen, moves: Sequence[Move]) -> str:
        """Why you can only draw or pass; empty if there is a choice."""
        return ""

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        """Why a tile in hand cannot be played; empty if it can."""
        return ""

    def why_not(self, seen: Seen, thing: str) -> str:
        """Why what somebody has touched cannot be played: a tile by its name, or what else a family knows."""
        return self.fits_nowhere(seen, read_tile(thing))

    def offer(self, seen: Seen) -> str:
        """What a player has missed, so that others may call it."""
        return ""

    def due(self, seen: Seen) -> str:
        """What the player to move has to do, for the others: "It's Ben's turn to play"."""
        return "play"

    def status(self, match: Match, seat: int | None) -> str:
        """What a seat, or a spectator (None), needs first: whose turn it is and what is asked, or how it ended."""
        names = addressed(match.players, seat)
        if match.result is not None:
            return self.winners(match, names)
        seen = seen_by(match, seat, names)
        if seat in match.actors and (match.round_over or seat != match.turn):
            return f"{self.offer(seen)} {self._call(seen, match.moves(seat))}"
        if match.round_over:
            return f"The {self.unit} is over."
        if seat is None or seat != match.turn:
            assert match.turn is not None
            return f"It's {match.players[match.turn]}'s turn to {self.due(seen)}."
        return self.your_turn(self.asks(seen, match.moves(seat)))

    def your_turn(self, asked: str) -> str:
        """Say that it is the viewer's turn, and what is asked."""
        return f"Your turn. {asked}" if asked else "Your turn: play a tile."

    def _call(self, seen: Seen, moves: Sequence[Move]) -> str:
        return f"You can say {listed([str(move) for move in moves])}."

    # --- what was done, and how it ended

    @abstractmethod
    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        """What was done with one move, as it follows the player's name or what they did before."""

    def scored(self, game: Game, step: Step) -> int:
        """The points that a move scored at once, without what the end of a round pays."""
        return 0

    def bubble(self, game: Game, names: Sequence[str], step: Step) -> str:
        """What a player did without laying a tile, in the few words that appear at their seat; else nothing."""
        if game.seats == 1 or step.move.kind in (LAY, ALONE):
            return ""
        deed = "drew a tile" if step.move.kind == DRAW else self.deed(game, names, step, None)
        return deed[:1].upper() + deed[1:]

    def log(self, game: Game, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
        """What happened, a sentence for each player's turn; only the viewer's own draws are named."""
        turns: list[list[Step]] = []
        for step in made:
            if turns and turns[-1][0].seat == step.seat and turns[-1][-1].move.kind != PASS:
                turns[-1].append(step)
            else:
                turns.append([step])
        return [
            f"{names[turn[0].seat]} {listed(self._deeds(game, names, turn, own), 'and')}." for turn in turns
        ]

    def _deeds(self, game: Game, names: Sequence[str], turn: list[Step], own: int | None) -> list[str]:
        deeds: list[str] = []
        draws = 0
        drawn: list[str] = []
        played = False
        previous: Step | None = None
        for step in [*turn, None]:
            if step is not None and step.move.kind == DRAW:
                draws += 1
                drawn += [tile_text(tile) for tile in gained(game, step)]
                continue
            if draws:
                named = listed(drawn, "and") if turn[0].seat == own else grammar.counted(draws, "tile")
                deeds.append(f"drew {named}")
                draws, drawn, played, previous = 0, [], False, None
            if step is not None:
                deed = self.deed(game, names, step, previous)
                deeds.append(deed.removeprefix("played ") if played else deed)
                played = deed.startswith("played ")
                previous = step
        return deeds

    def epilogue(self, match: Match, round_: Round) -> str:
        """How a finished round came out, for the end of a round in a replay."""
        return ""

    def round_ended(self, match: Match, round_: Round) -> str:
        """How a finished round ended."""
        game = match.game
        if game.points(round_.state) is None:
            return "The match ended in the middle of the round."
        for name, hand in zip(match.players, game.hands(round_.state)):
            if not hand:
                return f"{name} played the last tile."
        return "The round is blocked: no one can play."

    def ending(self, game: Game, state: State) -> str:
        """How a round ended, in one word for tables of many rounds."""
        return "played" if game.points(state) is not None else "decided"

    @abstractmethod
    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        """The points of a round as a table: its head, and a row for each player; words come first, then numbers."""

    def count(self, game: Game, played: Played) -> Counted:
        """Count what happened in a match: how often everybody did what, and what the points were made by."""
        return [moves_made(game, played)], []

    # --- why not

    def questions(self, seen: Seen, move: Move) -> tuple[str, ...]:
        """The questions of the rule page that may answer why a move is refused, the likeliest first."""
        return ()

    def winners(self, match: Match, names: Sequence[str] = ()) -> str:
        """Who won the match; `names` replace the players' names."""
        assert match.result is not None
        won = [(names or match.players)[seat] for seat in match.result.winners]
        if len(won) == match.game.seats:
            return "It's a tie: everyone shares the win."
        return f"{listed([*won[:1], *[grammar.inside(name) for name in won[1:]]], 'and')} won the match!"


class CountingTeller(Teller):
    """What layouts and trains have in common."""

    @abstractmethod
    def pips(self, held: Sequence[int]) -> int:
        """What the tiles left in a hand count."""

    def ending(self, game: Game, state: State) -> str:
        """Somebody went out, or nobody could play anymore."""
        if game.points(state) is None:
            return super().ending(game, state)
        return "out" if any([not hand for hand in game.hands(state)]) else BLOCKED

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        game = match.game
        made = game.tally(round_.state)
        ended = game.points(round_.state) is not None
        rows = []
        for seat, (name, held) in enumerate(zip(match.players, game.hands(game.look(round_.state, None)))):
            side = game.side(seat)
            pips = str(self.pips(held)) if ended else ""
            total = str(round_.before[side] + made[side])
            rows.append([name, grammar.tiles(held) or "none", pips, str(made[side]), total])
        return ["", "Left", "Pips", "Round", "Total"], rows
