"""A short campaign of faults, one of each kind and some kills; benchmarks/faults.py runs long ones."""

import asyncio

from support.faults.campaign import Campaign, Fault, drawn, kinds

SEED = "short"


def test_a_seed_draws_the_same_faults_again() -> None:
    one, two = drawn(1, 20, 4, SEED), drawn(1, 20, 4, SEED)
    assert one == two
    assert one != drawn(1, 20, 4, "another")
    assert {fault: one.count(fault) for fault in kinds(1)} == {
        fault: 20 if fault is Fault.KILL_SERVER else 4 for fault in kinds(1)
    }


def test_a_house_that_is_broken_in_every_way_loses_nothing() -> None:
    async def run() -> Campaign:
        campaign = Campaign(1, 3, SEED, lambda _line: None)
        await campaign.run(drawn(1, 3, 1, SEED))
        return campaign

    campaign = asyncio.run(run())
    assert set(campaign.done) == set(kinds(1))
    assert campaign.acknowledged > 2 * campaign.done.total()
    assert campaign.messages > campaign.acknowledged
