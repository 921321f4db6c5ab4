"""The lab on a Ray cluster of two nodes: the same bytes as on one core, whichever process dies."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.core.errors import BoneyardError
from boneyard.lab import compare, simulate, table, tournament

MORTAL = "support.models.lab_bots:Mortal"
NODE = {"num_cpus": 1, "object_store_memory": 100_000_000}


@pytest.fixture(scope="module")
def died(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file where the mortal bot notes that it has died; the cluster's processes get it from their environment."""
    path = tmp_path_factory.mktemp("ray") / "died"
    os.environ["BONEYARD_TEST_DIED"] = str(path)
    return path


@pytest.fixture(scope="module")
def cluster(died: Path) -> Iterator[Any]:
    ray, tools = import_module("ray"), import_module("ray.cluster_utils")
    found = tools.Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    found.add_node(**NODE)
    yield found
    ray.shutdown()
    found.shutdown()


def rows(folder: Path, name: str, **where: Any) -> bytes:
    """The files of a simulation, one after the other."""
    files = [folder / f"{name}-{part}.csv" for part in ("rounds", "moves")]
    simulate("block", matches=40, rounds_only=True, bots=[MORTAL, "random"], seed=5,
             out=files[0], moves_out=files[1], **where)  # fmt: skip
    return b"".join(file.read_bytes() for file in files)


def test_a_killed_worker_and_a_lost_node_change_nothing(cluster: Any, died: Path, tmp_path: Path) -> None:
    lost: list[int] = []

    def lose_a_node(done: int, of: int) -> None:
        if done >= 15 and not lost:
            lost.append(done)
            extra = cluster.add_node(**NODE)  # one takes its place
            assert extra is not None
            cluster.remove_node(cluster.list_all_nodes()[1])

    on_ray = rows(tmp_path, "ray", ray=cluster.address, progress=lose_a_node)
    assert died.exists(), "no worker was killed"
    assert lost
    assert on_ray == rows(tmp_path, "local", cores=1)


def test_comparisons_and_tournaments_come_to_the_same(cluster: Any, died: Path) -> None:
    died.touch()
    one, other = table("block", options={"target": 20}), table("block", options={"target": 10})
    here, there = (
        compare(one, other, deals=10, bot="random", **where)
        for where in ({"cores": 1}, {"ray": cluster.address})
    )
    assert here.findings == there.findings
    bots = ["greedy", "random", MORTAL]
    local, remote = (
        tournament("block", bots, deals=4, **where) for where in ({"cores": 1}, {"ray": cluster.address})
    )
    assert local.table_rows().text() == remote.table_rows().text()


def played_on(match: boneyard.Match, moves: int) -> boneyard.Match:
    """The match after its first legal moves; runs wherever it's sent."""
    for _ in range(moves):
        match.play(match.moves(match.actors[0])[0])
    return match


@pytest.mark.parametrize("game", ["block", "mexican-train", "forty-two", "poker", "traffic"])
def test_a_match_travels_to_a_task_and_back(cluster: Any, died: Path, game: str) -> None:
    ray = import_module("ray")
    ray.init(address=cluster.address, ignore_reinit_error=True)
    here = played_on(boneyard.new(game, seed=5), 2)
    task = ray.remote(played_on)
    there = ray.get(task.remote(here, 1))
    assert here.state != there.state  # it was a copy that went
    assert there == played_on(here, 1)
    assert there.record() == here.record()


def test_a_wrong_bot_is_refused_with_its_sentence(cluster: Any) -> None:
    with pytest.raises(BoneyardError, match="can't continue"):
        simulate("block", bots="support.models.lab_bots:Cheat", matches=1, ray=cluster.address)
