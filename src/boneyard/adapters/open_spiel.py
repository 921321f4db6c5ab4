"""Every game in OpenSpiel: after this import `pyspiel.load_game("boneyard(game=block,set=6,players=2)")` works.

One round is a game. Chance picks who starts, where the rules leave that open, then the tiles: those of a hand from the
lowest up, so that no two ways of chance lead to the same deal. What is left out in the name is as printed.
"""

from collections.abc import Callable
from math import comb
from typing import Any

from boneyard.adapters.table import SettledTable, missing, table_for
from boneyard.adapters.world import moments, other_world
from boneyard.core.environment.episode import Episode, information_parts
from boneyard.core.environment.row import cells
from boneyard.core.errors import BadSetup
from boneyard.core.game import Deal
from boneyard.core.rng import Rng
from boneyard.core.tile import tile_text, twins
from boneyard.records.position import write_moment
from boneyard.words.language import _

try:
    import numpy as np
    import pyspiel
except ImportError as problem:
    raise missing("OpenSpiel", "open_spiel") from problem

MOST_PLAYERS = 20
_PROBES = 20  # shuffles that show how a game deals
_NUMBERS = [float(number) for number in range(256)]


def _type(game: str, zero_sum: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name="boneyard",
        long_name="Boneyard" if not game else f"Boneyard: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"game": "block", "edition": "", "set": 0, "players": 0, "options": ""},
    )


def _options(text: str) -> dict[str, object]:
    """Options as a name of OpenSpiel can hold them, without a further = or comma: target:50/calls:spoken."""
    found: dict[str, object] = {}
    for part in filter(None, text.split("/")):
        name, sign, value = part.partition(":")
        if not sign:
            raise BadSetup(
                _(
                    "Write options as NAME:VALUE with / between them, like target:50, not {text}.",
                    text=repr(part),
                )
            )
        found[name] = value
    return found


class ChanceDeal:
    """How chance deals at a table: which tiles it picks, and which of them are hands, where order doesn't matter."""

    def __init__(self, table: SettledTable) -> None:
        game = table.game
        self.game = game
        self.hub = game.hub_of(1)
        self.tiles = tuple(tile for tile in game.tiles if tile != self.hub)
        self.picks_first = game.seats > 1 and table.edition.start_rotates
        self.hands = self._hands()
        dealt = sum(self.hands)
        self.picked = len(self.tiles) if game.draws or not self.hands else dealt
        self._weights: dict[tuple[int, int], list[float]] = {}

    def deal(self, first: int, picks: tuple[int, ...]) -> Deal | None:
        """The deal of tiles in the order they were picked, or None if the rules ask for a new shuffle."""
        rest = () if len(picks) == len(self.tiles) else tuple(t for t in self.tiles if t not in picks)
        hub = (self.hub,) if self.hub >= 0 else ()
        return self.game.split((*hub, *picks, *rest), first, 1, self.game.totals_at_first())

    def _hands(self) -> tuple[int, ...]:
        """How many tiles each hand takes, one hand after another; () if a game deals differently."""
        rng, sizes = Rng(1), None
        for _probe in range(_PROBES):
            tiles = list(self.tiles)
            rng.shuffle(tiles)
            deal = self.deal(0, tuple(tiles))
            if deal is None:
                continue
            dealt = tuple(len(hand) for hand in deal.hands)
            if sizes not in (None, dealt) or [t for hand in deal.hands for t in hand] != tiles[: sum(dealt)]:
                return ()
            sizes = dealt
        return sizes or ()

    def left(self, picks: tuple[int, ...]) -> tuple[int, ...]:
        """The tiles that can be picked next: those not picked yet, and within a hand only higher ones than its last."""
        before, wanted = self._wanted(len(picks))
        lowest = picks[-1] if wanted and len(picks) > before else -1
        return tuple(tile for tile in self.tiles if tile > lowest and tile not in picks)

    def _wanted(self, count: int) -> tuple[int, int]:
        """After a number of picks: where the hand being dealt started, and how many tiles it lacks; 0 for none."""
        start = 0
        for size in self.hands:
            if count < start + size:
                return start, start + size - count
            start += size
        return start, 0

    def follows(self, picks: tuple[int, ...], left: tuple[int, ...], tile: int) -> tuple[int, ...]:
        """What left() is after one pick more."""
        _, wanted = self._wanted(len(picks))
        at = left.index(tile)
        if wanted > 1:
            return left[at + 1 :]  # the same hand goes on
        return self.left((*picks, tile)) if wanted else left[:at] + left[at + 1 :]

    def weights(self, picked: int, left: int) -> list[float]:
        """How likely each of the remaining tiles is as the next pick; none of the last ones if a hand needs more."""
        _, wanted = self._wanted(picked)
        found = self._weights.get((wanted, left))
        if found is None:
            # A tile's chance is proportional to the number of hands that continue with it.
            ways = comb(left, wanted)
            found = self._weights[wanted, left] = (
                [comb(left - at - 1, wanted - 1) / ways for at in range(left - wanted + 1)]
                if wanted
                else [1 / left] * left
            )
        return found


class BoneyardGame(pyspiel.Game):
    """A table's rules."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.table = table_for(
            given.get("game") or "block",
            edition=given.get("edition") or None,
            set=given.get("set") or None,
            players=given.get("players") or None,
            options=_options(given.get("options") or ""),
        )
        rules = self.table.game
        self.rules = rules
        self.shuffle = ChanceDeal(self.table)
        alone = rules.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=max(rules.reach_of_tiles(), rules.seats),
            num_players=rules.seats,
            min_utility=-float(rules.swing),
            max_utility=0.0 if alone else float(rules.swing),
            utility_sum=None if alone else 0.0,
            max_game_length=rules.longest,
        )
        super().__init__(_type(self.table.edition.name, not alone), info, given)

    def new_initial_state(self, _: Any = None) -> "BoneyardState":
        """A round before its deal."""
        return BoneyardState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The tiles that chance picks, and who starts."""
        return self.shuffle.picked + 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "BoneyardObserver":
        """What writes a state as text and as numbers."""
        if params:
            raise ValueError(f"An observer of Boneyard takes no parameters, not {params}.")
        return BoneyardObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class BoneyardState(pyspiel.State):
    """A round: first chance deals it, then it's played."""

    __slots__ = ("__dict__", "_shuffle")  # the second is not copied: all states of a game share it

    def __init__(self, game: BoneyardGame) -> None:
        super().__init__(game)
        self._shuffle = game.shuffle
        # Everything here is copied with a state, and pickled to serialize it.
        self.first = -1 if game.shuffle.picks_first else 0
        self.picks: tuple[int, ...] = ()
        self.left = game.shuffle.tiles
        self.episode: Episode | None = None

    def _table(self) -> SettledTable:
        found: SettledTable = self.get_game().table
        return found

    def current_player(self) -> int:
        """Who acts: chance during the deal, then a seat."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else self.episode.legal()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be done next; a Python caller need not go through C++ for it, which asks for it twice."""
        episode = self.episode
        if episode is None:
            if player is not None and player >= 0:
                return []
            if self.first < 0:
                return list(range(self._shuffle.game.seats))
            return list(self.left[: len(self._shuffle.weights(len(self.picks), len(self.left)))])
        return episode.legal() if player is None or player == episode.seat else []

    def is_chance_node(self) -> bool:
        """Whether the deal goes on."""
        return self.episode is None

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a seat sees; a Python caller need not go through C++ for it."""
        episode = self.episode
        seat = self._seat(player)
        rules = self._shuffle.game
        seats = [0.0] * rules.seats
        seats[seat] = 1.0
        if episode is None:
            return seats + [0.0] * rules.width()
        return seats + list(map(_NUMBERS.__getitem__, episode.observation(seat)))

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self._shuffle.game.seats:
            raise ValueError(f"A seat is a number from 0 to {self._shuffle.game.seats - 1}, not {seat}.")
        return seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the deal may bring next."""
        if self.first < 0:
            seats = self._shuffle.game.seats
            return [(seat, 1 / seats) for seat in range(seats)]
        return list(zip(self.left, self._shuffle.weights(len(self.picks), len(self.left)), strict=False))

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.act(action)
        elif self.first < 0:
            self.first = action
        else:
            self._pick(action)

    def _pick(self, tile: int) -> None:
        shuffle = self._shuffle
        self.left = shuffle.follows(self.picks, self.left, tile)
        self.picks = (*self.picks, tile)
        if len(self.picks) < shuffle.picked:
            return
        deal = shuffle.deal(self.first, self.picks)
        if deal is None:
            self.picks, self.left = (), shuffle.tiles  # the rules ask for a new shuffle
        else:
            self.episode = Episode(shuffle.game, deal)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seat {action} starts" if self.first < 0 else f"deal {tile_text(action)}{_which(action)}"
        if self.episode is not None and action in self.episode.numbers:
            return str(self.episode.move(action))
        return f"action {action}"

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """What the round was worth to each seat."""
        if self.episode is None:
            return [0.0] * self.num_players()
        return list(self.episode.utilities())

    def __str__(self) -> str:
        if self.episode is None:
            return f"dealing {' '.join(map(tile_text, self.picks))}".strip()
        rules = self._table().game
        return write_moment(rules, self.episode.state, self.episode.deal.first, rules.totals_at_first())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BoneyardState":
        """Another round that a seat can't tell from this one."""
        if self.episode is None:
            raise BadSetup(_("Nothing is dealt yet, so there's nothing to resample."))
        return self._like(other_world(self._table(), self.episode, player, Rng(int(sampler() * 2**53))))

    def _like(self, episode: Episode) -> "BoneyardState":
        """A state of this game with another deal and the same moves, its history included."""
        game = self.get_game()
        found = game.new_initial_state()
        for action in _picks(game.shuffle, episode.deal):
            found.apply_action(action)
        for (_seat, move), state in zip(episode.played, moments(episode), strict=True):
            found.apply_action(game.rules.number(state, move))
        return found  # type: ignore[no-any-return]


def _which(tile: int) -> str:
    """Which of several tiles that look alike, as a number; nothing for a tile that is the only one."""
    alike = twins(tile)
    return f" {alike.index(tile) + 1}" if len(alike) > 1 else ""


def _picks(shuffle: ChanceDeal, deal: Deal) -> list[int]:
    """What chance picks for a deal."""
    found = [deal.first] if shuffle.picks_first else []
    for hand in deal.hands:
        found += sorted(hand) if shuffle.hands else hand
    return found + list(deal.yard)[: shuffle.picked - sum(map(len, deal.hands))]


class BoneyardObserver:
    """Writes what a seat sees, or all that it has seen, as OpenSpiel asks for it."""

    def __init__(self, game: BoneyardGame, kind: Any) -> None:
        self._recalls = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        parts = information_parts(game.rules) if self._recalls else game.rules.parts()
        self.tensor: Any = np.zeros(game.rules.seats + cells(parts), np.float32)
        self.dict: dict[str, Any] = {"player": self.tensor[: game.rules.seats]}
        at = game.rules.seats
        for name, shape in parts:
            width = cells(((name, shape),))
            self.dict[name] = self.tensor[at : at + width].reshape(shape)
            at += width
        self._seats = game.rules.seats

    def set_from(self, state: BoneyardState, player: int) -> None:
        """Fill the tensor with what a seat sees; during the deal it's empty."""
        tensor = self.tensor
        tensor[: self._seats] = 0
        tensor[player] = 1
        if state.episode is None:
            tensor[self._seats :] = 0
            return
        tensor[self._seats :] = np.frombuffer(self._bytes(state.episode, player), np.uint8)

    def _bytes(self, episode: Episode, player: int) -> bytes:
        if not self._private:
            rules = episode.game
            return rules.written(rules.look(episode.state, None), player)
        return episode.information(player) if self._recalls else episode.observation(player)

    def string_from(self, state: BoneyardState, player: int) -> str:
        """What a seat sees, as text."""
        episode = state.episode
        if episode is None:
            return f"seat {player}, dealing"
        if self._recalls and self._private:
            return episode.information_text(player)
        rules = episode.game
        view = rules.look(episode.state, player if self._private else None)
        told = write_moment(rules, view, episode.deal.first, rules.totals_at_first())
        return f"seat {player}; {told}"


pyspiel.register_game(_type("", True), BoneyardGame)
