"""How a family of games is put into words, and what families have in common."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from boneyard.core.edition import RuleLine
from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import ALONE, DRAW, LAY, PASS, STOP, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import read_tile
from boneyard.words import grammar
from boneyard.words.context import Seen, Step, addressed, gained, seen_by
from boneyard.words.counts import Counted, Played, moves_made
from boneyard.words.grammar import YOU
from boneyard.words.language import _, ngettext, pgettext

# What no sheet has a question for, because no one asks it.
MATCHING: Final = RuleLine(
    marked("Playing a tile"),
    marked("match"),
    marked("Play a tile on an open end that shows one of its two numbers."),
)

BLOCKED: Final = "blocked"  # how a round ended in which no one could play anymore


class Teller(ABC):
    """The words for a family of games: the table, what can be done, what was done, and how it ended."""

    unit: str = "round"  # what a match is made of, for programs; people read `heading`
    worded: int = 2  # how many columns of a round's table are words; the others are numbers
    pictured: bool = False  # whether a picture of the table shows what `says` says
    alike: bool = False  # whether everyone reads the same words about the table and the turn

    @property
    def total(self) -> str:
        """What the totals of the score table are called."""
        return _("Total")

    # --- rounds, which some games call hands or deals

    def heading(self, number: int) -> str:
        """A round by its number."""
        return _("Round {number}", number=number)

    def dealt(self, number: int) -> str:
        """Say that a round begins."""
        return _("Round {number} is dealt.", number=number)

    def over(self) -> str:
        """Say that a round is over."""
        return _("The round is over.")

    # --- the table

    @abstractmethod
    def says(self, seen: Seen) -> list[str]:
        """What the table asks for, in words."""

    def score(self, match: Match, scores: Sequence[int]) -> str:
        """The running totals."""
        return _("Points: {scores}", scores=grammar.scores(grammar.sides(match), scores))

    def holds(self, match: Match, state: State) -> str:
        """How many tiles everyone holds, and what is left."""
        counts = grammar.scores(match.players, [len(held) for held in match.game.hands(state)])
        rest = self.rest(match.game, state)
        return (
            _("Tiles: {counts}; {rest}", counts=counts, rest=rest)
            if rest
            else _("Tiles: {counts}", counts=counts)
        )

    def rest(self, game: Game, state: State) -> str:
        """The tiles that no one holds."""
        return _("boneyard {count}", count=len(game.boneyard(state)))

    def aim(self, match: Match) -> str:
        """When the match is over."""
        target, rounds = match.options.get("target"), match.options.get("rounds")
        if target and match.game.low_wins:
            return _("until someone reaches {target}", target=target)
        if target:
            return _("first to {target}", target=target)
        if not rounds:
            return _("round after round")
        if match.game.low_wins:
            return ngettext(
                "{count} round; the lowest total wins", "{count} rounds; the lowest total wins", int(rounds)
            )
        return ngettext(
            "{count} round; the highest total wins", "{count} rounds; the highest total wins", int(rounds)
        )

    def held(self, seen: Seen, seat: int) -> str:
        """A player's tiles, as far as they are seen, for a replay."""
        return grammar.tiles(seen.game.hands(seen.state)[seat]) or _("no tiles")

    # --- what can be done

    @abstractmethod
    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        """What the player is asked to do now."""

    @abstractmethod
    def button(self, seen: Seen, move: Move) -> str:
        """A move as the label of a button."""

    def worth(self, seen: Seen, move: Move) -> int:
        """The points that a legal move scores at once; 0 if plays score nothing."""
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
        """Why what someone has touched cannot be played: a tile by its name, or what else a family knows."""
        return self.fits_nowhere(seen, read_tile(thing))

    def offer(self, seen: Seen) -> str:
        """What a player has missed, so that others may call it."""
        return ""

    def waiting(self, seen: Seen, name: str) -> str:
        """Whom the others wait for, and what for."""
        return _("It's {name}'s turn to play.", name=name)

    def status(self, match: Match, seat: int | None) -> str:
        """What a seat, or a spectator (None), needs first: whose turn it is and what to do, or how it ended."""
        names = addressed(match.players, seat)
        if match.result is not None:
            return self.winners(match, names)
        seen = seen_by(match, seat, names)
        if seat in match.actors and (match.round_over or seat != match.turn):
            return " ".join([self.offer(seen), self.call()])
        if match.round_over:
            return self.over()
        if seat is None or seat != match.turn:
            assert match.turn is not None
            return self.waiting(seen, match.players[match.turn])
        return self.your_turn(self.asks(seen, match.moves(seat)))

    def your_turn(self, asked: str) -> str:
        """Say that it's the viewer's turn, and what to do."""
        return _("Your turn. {asked}", asked=asked) if asked else _("Your turn: play a tile.")

    def call(self) -> str:
        """What can be called out of turn."""
        return _("You can call it now.")

    # --- what was done, and how it ended

    @abstractmethod
    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        """What was done with one move, as a sentence; whether the reader did it, and what they did just before."""

    def scored(self, game: Game, step: Step) -> int:
        """The points that a move scored at once, without what the end of a round pays."""
        return 0

    def bubble(self, game: Game, names: Sequence[str], step: Step) -> str:
        """What a player did without laying a tile, in the few words that appear at their seat; else nothing."""
        if game.seats == 1 or step.move.kind in (LAY, ALONE):
            return ""
        if step.move.kind == DRAW:
            return pgettext("at a seat", "Drew a tile")
        if step.move.kind == PASS:
            return pgettext("at a seat", "Passed")
        if step.move.kind == STOP:
            return pgettext("at a seat", "Stopped there")
        return self.called(game, names, step)

    def called(self, game: Game, names: Sequence[str], step: Step) -> str:
        """The few words at a seat for what only this family knows."""
        return ""

    def log(self, game: Game, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
        """What happened, a line for each player's turn; only the viewer's own draws are named."""
        turns: list[list[Step]] = []
        for step in made:
            if turns and turns[-1][0].seat == step.seat and turns[-1][-1].move.kind != PASS:
                turns[-1].append(step)
            else:
                turns.append([step])
        return [" ".join(self._turn(game, names, turn, turn[0].seat == own)) for turn in turns]

    def _turn(self, game: Game, names: Sequence[str], turn: list[Step], own: bool) -> list[str]:
        """A sentence for each thing that was done; tiles that were drawn in a row make one."""
        found: list[str] = []
        previous: Step | None = None
        for drew, group in groupby(turn, key=lambda step: step.move.kind == DRAW):
            steps = list(group)
            if drew:
                found.append(drawn(game, names[steps[0].seat], steps, own))
                previous = None
                continue
            for step in steps:
                found.append(self.sentence(game, names, step, own, previous))
                previous = step
        return found

    def epilogue(self, match: Match, round_: Round) -> str:
        """How a finished round ended, for the end of a round in a replay."""
        return ""

    def round_ended(self, match: Match, round_: Round) -> str:
        """How a finished round ended."""
        game = match.game
        if game.points(round_.state) is None:
            return _("The match ended in the middle of the round.")
        for name, hand in zip(match.players, game.hands(round_.state)):
            if not hand:
                return (
                    _("You played the last tile.")
                    if name == YOU
                    else _("{name} played the last tile.", name=name)
                )
        return _("The round is blocked: no one can play.")

    def ending(self, game: Game, state: State) -> str:
        """How a round ended, in one word for tables of many rounds."""
        return "played" if game.points(state) is not None else "decided"

    @abstractmethod
    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        """The points of a round as a table: its head, and a row for each player; words come first, then numbers."""

    def count(self, game: Game, played: Played) -> Counted:
        """Count what happened in a match: how often everyone did what, and what the points were made by."""
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
            return _("It's a tie: everyone shares the win.")
        if won == [YOU]:
            return _("You won the match!")
        if len(won) == 1:
            return _("{name} won the match!", name=won[0])
        return _(
            "{names} won the match!",
            names=grammar.Side(tuple(sorted(won, key=lambda name: name != YOU))).text,
        )


def drawn(game: Game, name: str, steps: Sequence[Step], own: bool) -> str:
    """Say what someone drew; only the reader's own tiles are named."""
    count, tiles = len(steps), [tile for step in steps for tile in gained(game, step)]
    if own and tiles:
        if name == YOU:
            return _("You drew {tiles}.", tiles=grammar.tile_list(tiles))
        return _("{name} drew {tiles}.", name=name, tiles=grammar.tile_list(tiles))
    if name == YOU:
        return ngettext("You drew a tile.", "You drew {count} tiles.", count)
    return ngettext("{name} drew a tile.", "{name} drew {count} tiles.", count, name=name)


def passed(name: str) -> str:
    """Say that someone passed."""
    return _("You passed.") if name == YOU else _("{name} passed.", name=name)


def stopped(name: str) -> str:
    """Say that someone stopped where they could have gone on."""
    return _("You stopped there.") if name == YOU else _("{name} stopped there.", name=name)


class CountingTeller(Teller):
    """What layouts and trains have in common."""

    @abstractmethod
    def pips(self, held: Sequence[int]) -> int:
        """What the tiles left in a hand count."""

    def ending(self, game: Game, state: State) -> str:
        """Someone went out, or no one could play anymore."""
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
            rows.append([grammar.shown(name), grammar.tiles(held) or _("none"), pips, str(made[side]), total])
        # For translators: the heads of a round's table; "Left" are the tiles left in a hand.
        return ["", pgettext("tiles", "Left"), _("Pips"), pgettext("points", "Round"), _("Total")], rows
