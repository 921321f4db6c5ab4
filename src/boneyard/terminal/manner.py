"""How a family of games is shown and told in the terminal; what families have in common stands here."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from rich.text import Text

from boneyard.core.errors import listed
from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round, View
from boneyard.core.move import DRAW, LAY, PASS, Move
from boneyard.core.tile import tile_text
from boneyard.terminal import phrases, words
from boneyard.terminal.seen import Seen, Step, gained
from boneyard.terminal.signs import Signs
from boneyard.terminal.typed import Several


class Manner(ABC):
    """How the games of a family are shown and told."""

    move_help: str
    spoken_help: str = ""
    commands: Mapping[str, str] = {}  # those of this family alone, each with what it does
    unit: str = "round"  # what a match is made of
    total: str = "Total"  # what the numbers at the foot of the scores are
    worded: int = 2  # how many columns of a round's table are words; the others are numbers

    # --- the table

    @abstractmethod
    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        """The table, in lines no wider than `width`."""

    @abstractmethod
    def says(self, seen: Seen) -> list[str]:
        """What the table asks for, in words."""

    @abstractmethod
    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        """What the player is asked to do now."""

    def head(self, match: Match, state: State) -> list[str]:
        """The scores and what everybody holds."""
        return [f"{self.score(match, match.scores)} ({self.aim(match)})", self.holds(match, state)]

    def score(self, match: Match, scores: Sequence[int]) -> str:
        """The running totals."""
        points = ", ".join(f"{name} {total}" for name, total in zip(words.sides(match), scores))
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
        if target or not rounds:
            return f"{target} ends the match" if target else "one round after the other"
        best = "lowest" if match.game.low_wins else "highest"
        return f"{phrases.counted(int(rounds), 'round')}, the {best} total wins"

    def held(self, seen: Seen, seat: int) -> str:
        """Somebody's tiles, as far as they are seen, for a record that is stepped through."""
        return words.tiles(seen.game.hands(seen.state)[seat]) or "no tiles"

    # --- what is typed

    @abstractmethod
    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        """The move that a text means; refuses it with a sentence where it means none."""

    def hand(self, view: View) -> list[int]:
        """The own tiles in the order in which they are numbered, the highest first."""
        return sorted(view.game.hands(view.state)[view.seat], reverse=True)

    def hand_note(self, match: Match, seat: int) -> str:
        """What there is to say of the own tiles, beside them."""
        return ""

    def able(self, moves: Sequence[Move]) -> set[int]:
        """The tiles of the hand that can be played."""
        return {int(move.tile) for move in moves if move.kind == LAY}

    def where(self, seen: Seen, move: Move) -> str:
        """A move with what it means, one of several that are offered."""
        return str(move)

    def listing(self, seen: Seen, moves: Sequence[Move]) -> list[str]:
        """All that can be done, as the record writes it."""
        return [self.where(seen, move) for move in moves if move.say < 0]

    def looked_up(self, seen: Seen, word: str) -> list[str] | None:
        """What a command of this family alone has to say; None where the word is none."""
        return None

    def offer(self, seen: Seen) -> str:
        """What somebody has missed, so that others may call it."""
        return ""

    def can_do(self, moves: Sequence[Move]) -> str:
        """The things that can be done, after something that cannot."""
        able = list(dict.fromkeys(tile_text(move.tile) for move in moves if move.tile in self.able(moves)))
        if len(able) > 6:
            able = [*able[:6], f"{phrases.number(len(able) - 6)} more"]
        others = [str(move) for move in moves if move.tile not in self.able(moves)]
        played = [f"play {listed(able)}"] if able else []
        return f"You can {listed([*played, *others])}; ? helps."

    # --- what was done, and how it ended

    @abstractmethod
    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        """What was done with one move, to go on after the name of who did it, or after what they did before."""

    def told(self, game: Game, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
        """What happened, a sentence for each player's turn; the own draws are named, those of others are not."""
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
                named = listed(drawn, "and") if turn[0].seat == own else phrases.counted(draws, "tile")
                deeds.append(f"drew {named}")
                draws, drawn, played, previous = 0, [], False, None
            if step is not None:
                deed = self.deed(game, names, step, previous)
                deeds.append(deed.removeprefix("played ") if played else deed)
                played = deed.startswith("played ")
                previous = step
        return deeds

    def epilogue(self, match: Match, round_: Round) -> str:
        """How a finished round came out, said at its end in a record that is stepped through."""
        return ""

    def round_ended(self, match: Match, round_: Round) -> str:
        """How a finished round came to its end."""
        game = match.game
        if game.points(round_.state) is None:
            return "The match was decided in the middle of the round."
        for name, hand in zip(match.players, game.hands(round_.state)):
            if not hand:
                return f"{name} played the last tile."
        return "The round was blocked: nobody could play."

    @abstractmethod
    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        """The points of a round as a table: its head, and a row for each player; words come first, then numbers."""

    def winners(self, match: Match) -> str:
        """Who won the match."""
        assert match.result is not None
        names = [match.players[seat] for seat in match.result.winners]
        if len(names) == match.game.seats:
            return "The match ended level: everybody shares the win."
        return f"{listed(names, 'and')} won the match."
