"""Every game in OpenSpiel: after this import `pyspiel.load_game("boneyard(game=block,set=6,players=2)")` works.

One round is a game. Chance picks who starts, where the rules leave that open, then the tiles: those of a hand from the
lowest up, so that no two ways of chance lead to the same deal. What is left out in the name is as printed.
"""

from collections.abc import Callable, Iterator
from math import comb
from typing import Any

from boneyard.adapters.table import Table, missing, table_for
from boneyard.bots.registry import worlds_of
from boneyard.core.episode import Episode, information_parts, replayed
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.game import Deal, State
from boneyard.core.move import Many, Move
from boneyard.core.rng import Rng
from boneyard.core.row import cells
from boneyard.core.tile import tile_text, twins
from boneyard.records.position import write_moment

try:
    import numpy as np
    import pyspiel
except ImportError as problem:
    raise missing("OpenSpiel", "open_spiel") from problem

MOST_PLAYERS = 20
_PROBES = 20  # shuffles that show how a game deals
_TRIES = 2000  # worlds that are tried before resampling gives up


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
    """Options as a name of OpenSpiel can hold them: target=50/calls=spoken."""
    found: dict[str, object] = {}
    for part in filter(None, text.split("/")):
        name, sign, value = part.partition("=")
        if not sign:
            raise BadSetup(f"Options are names with values and / between them, like target=50, not {part!r}.")
        found[name] = value
    return found


class Shuffle:
    """How chance deals at a table: which tiles it picks, and which of them are hands, where order doesn't matter."""

    def __init__(self, table: Table) -> None:
        game = table.game
        self.game = game
        self.hub = game.hub_of(1)
        self.tiles = tuple(tile for tile in game.tiles if tile != self.hub)
        self.picks_first = game.seats > 1 and table.edition.start_rotates
        self.hands = self._hands()
        dealt = sum(self.hands)
        self.picked = len(self.tiles) if game.draws or not self.hands else dealt

    def deal(self, first: int, picks: tuple[int, ...]) -> Deal | None:
        """The deal of tiles in the order they were picked; None where the rules ask for a new shuffle."""
        rest = () if len(picks) == len(self.tiles) else tuple(t for t in self.tiles if t not in picks)
        hub = (self.hub,) if self.hub >= 0 else ()
        return self.game.split((*hub, *picks, *rest), first, 1, self.game.totals_at_first())

    def _hands(self) -> tuple[int, ...]:
        """How many tiles each hand takes, one hand after another; () where a game deals otherwise."""
        rng, sizes = Rng(1), None
        for _ in range(_PROBES):
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

    def outcomes(self, picks: tuple[int, ...]) -> list[tuple[int, float]]:
        """The tiles that may be picked next, each with its probability."""
        start = 0
        for size in self.hands:
            if len(picks) < start + size:
                return self._to_hand(picks[:start], picks[start:], size)
            start += size
        left = [tile for tile in self.tiles if tile not in picks]
        return [(tile, 1 / len(left)) for tile in left]

    def _to_hand(self, before: tuple[int, ...], hand: tuple[int, ...], size: int) -> list[tuple[int, float]]:
        """The next higher tile of a hand: as likely as hands that go on with it are many."""
        lowest = hand[-1] if hand else -1
        left = [tile for tile in self.tiles if tile > lowest and tile not in before]
        wanted = size - len(hand)
        ways = comb(len(left), wanted)
        return [
            (tile, comb(len(left) - at - 1, wanted - 1) / ways)
            for at, tile in enumerate(left)
            if len(left) - at >= wanted
        ]


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
        self.shuffle = Shuffle(self.table)
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
        self.episode: Episode | None = None

    def _table(self) -> Table:
        found: Table = self.get_game().table
        return found

    def current_player(self) -> int:
        """Who acts: chance during the deal, then a seat."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else self.episode.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the deal may bring next."""
        if self.first < 0:
            seats = self._shuffle.game.seats
            return [(seat, 1 / seats) for seat in range(seats)]
        return self._shuffle.outcomes(self.picks)

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.act(action)
        elif self.first < 0:
            self.first = action
        else:
            self._pick(action)

    def _pick(self, tile: int) -> None:
        shuffle = self._shuffle
        self.picks = (*self.picks, tile)
        if len(self.picks) < shuffle.picked:
            return
        deal = shuffle.deal(self.first, self.picks)
        if deal is None:
            self.picks = ()  # the rules ask for a new shuffle
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
            raise BadSetup("Nothing is dealt yet, so there's nothing to resample.")
        episode, table = self.episode, self._table()
        rng = Rng(int(sampler() * 2**53))
        draw = worlds_of(table.view(episode, player), episode.history(player))
        known, told = episode.information_text(player), episode.information(player)
        for _ in range(_TRIES):
            found = _world(episode, player, draw(rng), rng)
            if found is None or found.information_text(player) != known:
                continue
            if found.information(player) == told:
                return self._like(found)
        raise BadSetup(f"None of {_TRIES} worlds goes with everything that seat {player} has seen.")

    def _like(self, episode: Episode) -> "BoneyardState":
        """A state of this game with another deal and the same moves, its history included."""
        game = self.get_game()
        found = game.new_initial_state()
        for action in _picks(game.shuffle, episode.deal):
            found.apply_action(action)
        for (_, move), state in zip(episode.played, _states(episode), strict=True):
            found.apply_action(game.rules.number(state, move))
        return found  # type: ignore[no-any-return]


def _which(tile: int) -> str:
    """Which of several tiles that look alike, as a number; nothing for a tile that is the only one."""
    alike = twins(tile)
    return f" {alike.index(tile) + 1}" if len(alike) > 1 else ""


def _states(episode: Episode) -> Iterator[State]:
    """The moment before each move of a round."""
    game = episode.game
    state = game.start(episode.deal, game.totals_at_first())
    for seat, move in episode.played:
        yield state
        state = game.play(state, seat, move)


def _picks(shuffle: Shuffle, deal: Deal) -> list[int]:
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


def _world(episode: Episode, seat: int, state: State, rng: Rng) -> Episode | None:
    """A round from its deal on that leads to a sampled state; None where this guess at who drew what cannot be.

    The seat that looks keeps what it was dealt and drew. Whoever else drew, drew some of the tiles that they hold or
    held in the sampled world, in some order.
    """
    game, played = episode.game, episode.played
    moments = [game.hands(each) for each in (*_states(episode), episode.state)]
    held = [list(hand) for hand in game.hands(state)]
    lost: list[list[int]] = [[] for _ in played]  # what left the mover's hand, where everybody saw it
    gone: dict[int, int] = {}  # moves whose tiles only their mover knows, and how many
    for at, (mover, move) in enumerate(played):
        left = [tile for tile in moments[at][mover] if tile not in moments[at + 1][mover]]
        if mover != seat and game.seen_move(move, mover, seat) != move:
            gone[at] = len(move.groups[0]) if isinstance(move, Many) else 1
        else:
            lost[at] = left
    away = [tile for tiles in lost for tile in tiles]
    seen = {*away, *game.boneyard(state), *[tile for hand in held for tile in hand]}
    secret: list[int] = []
    if gone:
        secret = [
            tile for hand in (*episode.deal.hands, episode.deal.yard) for tile in hand if tile not in seen
        ]
        rng.shuffle(secret)
    if len(secret) != sum(gone.values()):
        return None
    moves = [move for _, move in played]
    for at, count in gone.items():
        lost[at], secret = secret[:count], secret[count:]
        moves[at] = _with_tiles(moves[at], lost[at])
    # Backwards from the sampled hands: what was lost comes back, and what was gained goes to the boneyard.
    drawn: list[int] = []
    hands = held
    for at in range(len(played) - 1, -1, -1):
        mover = played[at][0]
        for who in range(game.seats):
            gained = [tile for tile in moments[at + 1][who] if tile not in moments[at][who]]
            if who != seat and gained:
                gained = _some(hands[who], len(gained), lost[at + 1 : at + 2], rng)
            for tile in reversed(gained):
                if tile not in hands[who]:
                    return None
                hands[who].remove(tile)
                drawn.insert(0, tile)
        hands[mover] += lost[at]
    deal = episode.deal
    for who in range(game.seats):  # a hub that somebody laid before the first move
        hands[who] += [tile for tile in deal.hands[who] if tile not in moments[0][who]]
    hands[seat] = list(deal.hands[seat])
    if [len(hand) for hand in hands] != [len(hand) for hand in deal.hands]:
        return None
    rest = game.boneyard(state)
    yard = (*drawn, *rest)[: len(deal.yard)]
    if not game.deals_hands:  # all that was turned up is known
        yard = (*deal.yard[: len(deal.yard) - len(rest)], *rest)
    *apart, yard = _told_apart([*[tuple(hand) for hand in hands], yard], rng)
    try:
        return replayed(game, Deal(tuple(apart), yard, deal.hub, deal.first), tuple(moves))
    except BoneyardError:
        return None


def _told_apart(rows: list[tuple[int, ...]], rng: Rng) -> list[tuple[int, ...]]:
    """Rows of tiles in which those that look alike are each a tile of their own, any of them in any place."""
    spare: dict[int, list[int]] = {}
    for row in rows:
        for tile in row:
            alike = twins(tile)
            if len(alike) > 1 and alike[0] not in spare:
                spare[alike[0]] = list(alike)
                rng.shuffle(spare[alike[0]])
    return [
        tuple(spare[twins(tile)[0]].pop() if twins(tile)[0] in spare else tile for tile in row)
        for row in rows
    ]


def _some(hand: list[int], count: int, next_lost: list[list[int]], rng: Rng) -> list[int]:
    """Tiles of a hand that may have come into it last: the one that was played right afterwards, else any."""
    soon = [tile for tiles in next_lost for tile in tiles if tile in hand]
    if count == 1 and soon:
        return soon[:1]
    found = list(hand)
    rng.shuffle(found)
    return found[:count]


def _with_tiles(move: Move, tiles: list[int]) -> Move:
    """The same kind of move with other tiles."""
    if isinstance(move, Many):
        return Many(move.kind, (tuple(sorted(tiles, reverse=True)),), move.notation)
    return Move(move.kind, tiles[0], move.place, move.left, move.say, move.notation)


pyspiel.register_game(_type("", True), BoneyardGame)
