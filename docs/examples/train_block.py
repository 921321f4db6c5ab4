"""Train a small network on the batch environment until it beats the greedy bot at block for two.

    python docs/examples/train_block.py

It needs numpy and nothing else: pip install 'boneyard[batch]'. The network says what a play is worth: it is shown
what a careful player would look at, such as how likely the other player then has to pass. It learns from
games against itself, by Monte Carlo control: every play is worth what its round brought in the end.
"""

import time
from math import comb

import numpy as np

from boneyard.adapters.batch import batch
from boneyard.adapters.table import table_for
from boneyard.bots import OWN, bot
from boneyard.core.environment.episode import Episode, shuffled_deal
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import HIGH, LOW, PIPS

GAMES, STEPS, HIDDEN, PARTS = 1024, 48, 64, 8
TABLE = table_for("block", players=2)
RULES = TABLE.game
TILES, NUMBERS = 28, 7
PLAYS = 2 * TILES  # a tile on either end; after these come draw, pass, stop and muggins
PASS = PLAYS + 1
WIDTH = 32  # what there is to see of a play
STARTS = np.cumsum([0] + [int(np.prod(shape)) for _, shape in RULES.parts()])
NAMES = [name for name, _ in RULES.parts()]

TILE_HIGH, TILE_LOW, TILE_PIPS = (np.frombuffer(each, np.uint8)[:TILES].astype(int) for each in (HIGH, LOW, PIPS))
# By tile and number, whether the tile has it; by two numbers and tile, whether the tile has either of them.
HAS = np.array([[number in (HIGH[tile], LOW[tile]) for number in range(NUMBERS)] for tile in range(TILES)], np.float32)
FITS = np.maximum(HAS.T[:, None], HAS.T[None, :])
# By tiles that may be anywhere, those of them that fit, and tiles in a hand: the chance that none in the hand fits.
SHUT = np.array(
    [[[comb(max(all_ - fit, 0), held) / max(comb(all_, held), 1) for held in range(8)] for fit in range(TILES)]
     for all_ in range(TILES)], np.float32)  # fmt: skip


def part(observation, name):
    """One part of observations, by its name."""
    at = NAMES.index(name)
    return observation[:, STARTS[at] : STARTS[at + 1]]


class Memory:
    """By game and seat, the numbers on which that seat has had to pass."""

    def __init__(self, games):
        self.lacks = np.zeros((games, 2, NUMBERS), np.float32)
        self.rows = np.arange(games)

    def note(self, observation, turn, actions, done):
        """Remember passes; a new round starts with none."""
        passed = actions == PASS
        ends = part(observation, "ends").reshape(-1, 2, NUMBERS).max(axis=1)
        self.lacks[self.rows[passed], turn[passed]] += ends[passed]
        np.minimum(self.lacks, 1, out=self.lacks)
        self.lacks[done] = 0


def features(observation, turn, memory, games, plays):
    """What there is to see of these plays, one in each of these games."""
    other, own = memory.lacks[memory.rows, 1 - turn], memory.lacks[memory.rows, turn]
    hand = part(observation, "hand").astype(np.float32)
    unseen = 1 - np.maximum(hand, part(observation, "laid") > 0)
    possible = unseen * (other @ HAS.T == 0)  # in the other player's hand
    sizes = part(observation, "sizes").astype(int)
    ends = part(observation, "ends").reshape(-1, 2, NUMBERS)
    empty = ends[games, 0].max(axis=1) == 0
    tile, end = plays // 2, plays % 2
    joined = ends[games, end].argmax(axis=1)
    # The two numbers that would be open.
    left = np.where(empty, TILE_HIGH[tile], TILE_HIGH[tile] + TILE_LOW[tile] - joined)
    right = np.where(empty, TILE_LOW[tile], ends[games, 1 - end].argmax(axis=1))
    fitting = FITS[left, right]
    rows = np.arange(len(games))
    kept = hand[games].copy()
    kept[rows, tile] = 0
    mine, theirs = (kept * fitting).sum(axis=1), (possible[games] * fitting).sum(axis=1)
    anywhere = possible.sum(axis=1)
    held, others = sizes[games, 0] - 1, sizes[games, 1]
    shut = SHUT[anywhere[games].astype(int), theirs.astype(int), others]
    pips = kept @ TILE_PIPS.astype(np.float32)
    average = (possible @ TILE_PIPS) / np.maximum(anywhere, 1)
    ahead = average[games] * others - pips
    mine_by, theirs_by = kept @ HAS, possible @ HAS
    by = mine_by[rows, left], mine_by[rows, right], theirs_by[games, left], theirs_by[games, right]
    stuck, doubles = mine == 0, TILE_HIGH == TILE_LOW
    return np.stack(
        [
            # The tile and the ends it leaves.
            TILE_PIPS[tile] / 12, doubles[tile], left / 6, right / 6, left == right,
            # What would fit there: of yours, of those that the other player may have, and the chance that none does.
            mine / 4, theirs / 8, stuck, shut, (1 - shut) * stuck, shut * stuck, shut * ~stuck,
            *[each / 4 for each in by],
            other[games, left], other[games, right], own[games, left], own[games, right],
            # The race to go out, and who has fewer pips if no one does.
            held / 6, others / 6, held == 0, others == 1, (held - others) / 4,
            pips / 40, ahead / 40, ahead / 40 * shut, ahead / 40 * shut * stuck,
            (mine_by > 0).sum(axis=1) / 7, (kept * doubles).sum(axis=1) / 3, anywhere[games] / 20,
        ],
        axis=1, dtype=np.float32, casting="unsafe",
    )  # fmt: skip


class Policy:
    """A network with one hidden layer that says what a play is worth, in tens of points."""

    def __init__(self, seed=1):
        chance = np.random.default_rng(seed)
        self.weights = [
            chance.normal(0, (2 / WIDTH) ** 0.5, (WIDTH, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.updates = 0

    def worth(self, seen):
        """What plays are worth."""
        return (np.maximum(seen @ self.weights[0] + self.weights[1], 0) @ self.weights[2] + self.weights[3])[:, 0]

    def choose(self, observation, mask, turn, memory, noise=None):
        """The best action in each game, and what there was to see of it; noise makes it try others as well."""
        games, actions = np.nonzero(mask)
        plays = actions < PLAYS
        seen = np.zeros((len(games), WIDTH), np.float32)
        seen[plays] = features(observation, turn, memory, games[plays], actions[plays])
        worth = self.worth(seen)
        if noise is not None:
            worth = worth + noise(len(worth))
        table = np.full(mask.shape, -np.inf, np.float32)
        table[games, actions] = worth
        best = table.argmax(axis=1)
        return best, seen[(best[games] == actions)]

    def learn(self, seen, won, rate):
        """One step of Adam towards what the plays brought."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        slope = ((hidden @ self.weights[2] + self.weights[3])[:, 0] - won)[:, None] / len(won)
        below = (slope @ self.weights[2].T) * (hidden > 0)
        self.updates += 1
        for weight, mean, square, found in zip(
            self.weights, self.means, self.squares,
            [seen.T @ below, below.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)],
            strict=True,
        ):  # fmt: skip
            mean += 0.1 * (found - mean)
            square += 0.001 * (found * found - square)
            step = mean / (1 - 0.9**self.updates)
            weight -= rate * step / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


class Trainer:
    """Games of a policy against itself."""

    def __init__(self, policy, seed=1):
        self.policy = policy
        self.games = batch("block", n=GAMES, seed=seed, players=2)
        self.memory = Memory(GAMES)
        self.chance = np.random.default_rng(seed)

    def improve(self, rate, curiosity):
        """Play for a while, then learn from it."""
        rows = np.arange(GAMES)
        seen, turns, dones, rewards, useful = [], [], [], [], []
        for _ in range(STEPS):
            observation, turn, mask = self.games.observation.copy(), self.games.turn.copy(), self.games.mask
            actions, looked = self.policy.choose(
                observation, mask, turn, self.memory, lambda count: curiosity * self.chance.gumbel(size=count)
            )
            useful.append(actions < PLAYS)
            self.games.step(actions)
            done = self.games.done.astype(bool)
            self.memory.note(observation, turn, actions, done)
            for kept, each in ((seen, looked), (turns, turn), (dones, done), (rewards, self.games.reward.copy())):
                kept.append(each)
        # From the last step back: what each play led to, if the round was over in time.
        worth, known = np.zeros((GAMES, 2), np.float32), np.zeros(GAMES, bool)
        won, use = [], []
        for step in reversed(range(STEPS)):
            worth[dones[step]] = rewards[step][dones[step]]
            known |= dones[step]
            won.append(worth[rows, turns[step]] / 10)
            use.append(known & useful[step])
        use = np.concatenate(use[::-1])
        seen, won = np.concatenate(seen)[use], np.concatenate(won[::-1])[use]
        for some in np.array_split(self.chance.permutation(len(won)), PARTS):
            self.policy.learn(seen[some], won[some], rate)


def against(policy, kind="greedy", rounds=4000, seed="match"):
    """What a policy wins in a round against a bot, with the standard error; both sit in both seats of a deal."""
    other, rng = bot(kind), Rng(1)
    found = []
    for number in range(rounds):
        seat = number % 2
        episode = Episode(RULES, shuffled_deal(RULES, rng_for(f"{seed} {number // 2}")))
        memory = Memory(1)
        while not episode.over:
            acts = np.array([episode.seat])
            observation = np.frombuffer(episode.observation(episode.seat), np.uint8)[None]
            legal = episode.legal()
            if len(legal) == 1:
                action = legal[0]
            elif episode.seat == seat:
                mask = np.frombuffer(episode.mask(), np.uint8)[None]
                action = int(policy.choose(observation, mask, acts, memory)[0][0])
            else:
                chosen = other.choose(TABLE.view(episode, episode.seat), episode.history(episode.seat), OWN, rng)
                action = RULES.number(episode.state, chosen.move)
            memory.note(observation, acts, np.array([action]), np.array([False]))
            episode.act(action)
        found.append(episode.utilities()[seat])
    pairs = np.array(found).reshape(-1, 2).mean(axis=1)
    return float(pairs.mean()), float(pairs.std() / len(pairs) ** 0.5)


def train(times=200, seed=1):
    """A policy that has improved so many times; it tries less and less as it goes."""
    policy = Policy(seed)
    trainer = Trainer(policy, seed)
    for number in range(times):
        left = 1 - number / times
        trainer.improve(rate=3e-3 * left + 1e-4, curiosity=0.1 * left + 0.01)
    return policy


if __name__ == "__main__":
    start = time.process_time()
    trained = train()
    print(f"Trained in {time.process_time() - start:.0f} seconds of CPU time.")
    mean, error = against(trained)
    print(f"It wins {mean:+.2f} points a round against greedy (± {2 * error:.2f}).")
