"""Many rounds side by side, each with a generator of its own: what one of them does is the same beside any others."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.episode import Episode, shuffled_deal
from boneyard.core.errors import Illegal
from boneyard.core.game import Game
from boneyard.core.rng import Rng, rng_for


@final
class Episodes:
    """So many rounds of one game; one that is over is followed by the next deal of its own generator."""

    def __init__(self, game: Game, seed: str, count: int) -> None:
        self.game: Final[Game] = game
        self.count: Final[int] = count
        self.width: Final[int] = game.width()
        self.actions: Final[int] = game.actions
        self._rngs: Final[list[Rng]] = [rng_for(f"{seed} {index}") for index in range(count)]
        self.running: Final[list[Episode]] = [Episode(game, shuffled_deal(game, rng)) for rng in self._rngs]
        # What everybody reads: one stretch for each round.
        self.observations: Final = bytearray(count * game.width())
        self.masks: Final = bytearray(count * game.actions)
        self.turns: Final = bytearray(count)
        self.dones: Final = bytearray(count)
        self._legal: Final[list[list[int]]] = [[] for _ in range(count)]  # the numbers marked in each mask
        for index in range(count):
            self._settle(index)

    def step(self, numbers: list[int]) -> list[tuple[int, tuple[float, ...]]]:
        """Let whoever's turn it is act in every round; those that ended, each with what it was worth."""
        running = self.running
        chosen: list[int] = []
        index: i64 = 0
        for number in numbers:
            at = self._place(running[index].numbers, number)
            if at < 0:
                episode = running[index]
                may = ", ".join([str(each) for each in episode.legal()])
                raise Illegal(
                    f"Action {number} is refused in game {index}: seat {episode.seat} may take {may}."
                )
            chosen.append(int(at))
            index += 1
        ended: list[tuple[int, tuple[float, ...]]] = []
        index = 0
        for place in chosen:
            episode = running[index]
            episode.play(episode.moves[place])
            if episode.over:
                ended.append((int(index), episode.utilities()))
                running[index] = Episode(self.game, shuffled_deal(self.game, self._rngs[index]))
                self.dones[index] = 1
            elif self.dones[index]:
                self.dones[index] = 0
            self._settle(index)
            index += 1
        return ended

    def _place(self, numbers: list[int], number: int) -> i64:
        if number < 0:
            return -1
        at: i64 = 0
        for each in numbers:
            if each == number:
                return at
            at += 1
        return -1

    def _settle(self, index: i64) -> None:
        """Write what the seat whose turn it is sees and may do."""
        episode = self.running[index]
        while episode.over:  # dealt out before anybody could act
            episode = Episode(self.game, shuffled_deal(self.game, self._rngs[index]))
            self.running[index] = episode
        start = int(index) * self.width
        self.observations[start : start + self.width] = episode.observation(episode.seat)
        base = int(index) * self.actions
        for number in self._legal[index]:
            self.masks[base + number] = 0
        legal = episode.numbers
        for number in legal:
            if number >= 0:
                self.masks[base + number] = 1
        self._legal[index] = [number for number in legal if number >= 0]
        self.turns[index] = episode.seat
