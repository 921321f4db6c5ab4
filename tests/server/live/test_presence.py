"""Servers that hear each other's reports agree on who is here, and since when the others are away."""

from boneyard.server.live.presence import Presence


class Clock:
    """A time that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_an_absence_began_at_the_same_moment_for_every_server() -> None:
    clock = Clock()
    one, other = Presence(clock), Presence(clock)
    assert other.hear("one", one.report([1], [1], False, True))
    assert (other.elsewhere, other.people_elsewhere) == ({1}, {1})
    clock.now += 10
    one.note_left(1)
    report = one.report([], [], False, False)
    clock.now += 3  # the report takes its time
    assert other.hear("one", report)
    assert one.away_for(1) == other.away_for(1) == 3


def test_a_server_that_opens_the_table_later_learns_since_when() -> None:
    clock = Clock()
    one = Presence(clock)
    one.note_left(2)
    one.note_host()
    clock.now += 100
    late = Presence(clock)
    late.hear("one", one.report([], [], False, False))
    assert late.away_for(2) == one.away_for(2) == 100
    assert late.away_for(3) == one.away_for(3) == 100, "no one was seen since the first server opened it"
    assert late.host_away_for == one.host_away_for == 100


def test_the_guests_of_a_server_that_died_are_away_since_it_was_last_alive() -> None:
    clock = Clock()
    here, there = Presence(clock), Presence(clock)
    here.hear("there", there.report([1], [1], True, True))
    assert (here.host_elsewhere, here.watched_elsewhere) == (True, True)
    clock.now += 60
    assert here.forget("there", clock.now - 2)
    assert (here.elsewhere, here.host_elsewhere, here.watched_elsewhere) == (set(), False, False)
    assert (here.away_for(1), here.host_away_for) == (2, 2)
    assert not here.forget("there")


def test_a_new_grace_period_counts_from_now() -> None:
    clock = Clock()
    one = Presence(clock)
    one.note_left(1)
    clock.now += 50
    one.count_anew()
    clock.now += 5
    assert one.away_for(1) == one.away_for(2) == 5
