"""Hands and whole matches of Forty-Two and Moon in the terminal: how they come out, and every command on the way."""

from pathlib import Path

import pytest

from boneyard.core.errors import BadSetup
from boneyard.records import replay
from boneyard.terminal.families import registry
from boneyard.terminal.play.match import MatchPlay
from support.terminal.person import boneyard, going_on, lines, play_to_the_end, played, seated, talk_to
from support.terminal.trick_deals import HEAD, PARTNERS, forty_two

# --- how hands come out


def ending(record: str) -> tuple[str, list[list[str]]]:
    match = replay(record)
    family_view = registry.of(match.game.family)
    return family_view.teller.round_ended(match, match.round), family_view.teller.round_table(
        match, match.round
    )[1]


SHORT = HEAD.format(game="forty-two", edition="uduble", players=PARTNERS, options="target=250") + (
    "hand 0: 6-6 6-5\nhand 1: 5-5 1-0\nhand 2: 2-2 2-0\nhand 3: 3-3 3-0\n"
)


def test_a_bid_that_is_set_is_reported_with_its_points() -> None:
    moves = (
        "0 bid 37, 1 pass, 2 pass, 3 pass, 0 trump 6, 0 6-6, 1 1-0, 2 2-0, 3 3-0, 0 6-5, 1 5-5, 2 2-2, 3 3-3"
    )
    sentence, rows = ending(SHORT + lines(moves))
    assert sentence == "Ann and Cy bid 37 and took 12: set. Ben and Dee score 0 + 37 = 37."
    assert rows == [["Ann and Cy", "2", "10", "0", "0"], ["Ben and Dee", "0", "0", "37", "37"]]


def test_when_all_pass_the_log_says_who_deals_again() -> None:
    sentence, _ = ending(forty_two("0 pass, 1 pass, 2 pass, 3 pass"))
    assert sentence == "Everyone passed: no one scores, and Ann deals again."


MOON_SHORT = HEAD.format(game="moon", edition="uduble", players="Ann, Ben, Cy", options="target=21") + (
    "hand 0: 6-6 6-5\nhand 1: 5-5 5-4\nhand 2: 2-2 2-1\nyard: 1-1\n"
)


def test_moon_costs_the_bid_and_what_was_put_aside_stays_unseen() -> None:
    moves = "0 bid 5, 1 pass, 2 pass, 0 aside 1-1, 0 trump 5, 0 6-5, 1 5-5, 2 2-1, 1 5-4, 2 2-2, 0 6-6"
    sentence, rows = ending(MOON_SHORT + lines(moves))
    assert sentence == ("Ann bid 5 and took nothing: set. Ann loses 5. Ben scores 2.")
    assert rows == [["Ann", "0", "-5", "-5"], ["Ben", "2", "2", "2"], ["Cy", "0", "0", "0"]]


# --- whole matches


@pytest.mark.parametrize("width", [80, 40])
@pytest.mark.parametrize(
    ("game", "edition", "options"),
    [
        ("forty-two", "cardinal", ["target=100", "claim=yes"]),
        ("forty-two", "uduble", ["match=hands", "hands=2"]),
        ("moon", "uduble", ["target=8"]),
    ],
)
def test_a_match_is_played_to_its_end(game: str, edition: str, options: list[str], width: int) -> None:
    play_to_the_end(seated(game, edition, options=options, bots="random"), width)


@pytest.mark.parametrize("game", ["forty-two", "moon"])
def test_a_match_by_piped_input_takes_every_command(game: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.bones"
    typed = "hint\nmoves\nscores\ntable\n?\npass\ntricks\nundo\nredo\n" + "\n1\n2\n3\n4\n5\n6\n7\n" * 20
    run = boneyard("play", game, "--bots", "random", "--seed", "2", typed=f"{typed}save {path}\nquit\n")
    assert (run.returncode, run.stderr) == (0, "")
    shown = boneyard("replay", path, "--seat", "0")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Bidding so far" in shown.stdout


def test_undo_goes_back_to_your_last_decision(tmp_path: Path) -> None:
    seating = going_on(tmp_path, forty_two("0 bid 31, 1 pass, 2 pass, 3 pass"))
    records: list[str] = []

    def answer(prompt: str) -> str:
        records.append(seating.match.record())
        return ["4", "4-4", "undo", "undo", "redo", "quit", "quit"][len(records) - 1]

    console, _ = talk_to(answer)
    MatchPlay(console, seating).run()
    assert records[4] == records[0]
    assert records[3] == records[5] == records[1] != records[2]


def test_a_record_shows_how_each_hand_came_out(tmp_path: Path) -> None:
    path = tmp_path / "moon.bones"
    moves = "0 bid 5, 1 pass, 2 pass, 0 aside 1-1, 0 trump 5, 0 6-5, 1 5-5, 2 2-1, 1 5-4, 2 2-2, 0 6-6"
    path.write_text(MOON_SHORT + lines(moves), "utf-8")
    shown = boneyard("replay", path, "--seat", "Ben").stdout
    assert "The hand is over. Ann bid 5 and took nothing: set." in shown
    assert "put a tile aside" in shown
    assert "1-1" not in shown.partition("move 10 of 11")[0].partition("move 3")[2]
    assert "put 1-1 aside" in boneyard("replay", path).stdout


def test_the_best_bot_is_seated_and_gives_a_hint() -> None:
    seating = seated("moon")
    assert set(seating.bots.values()) == {"greedy"}
    seen = played(seating, ["hint", "pass", "quit"])
    assert "enough" in seen
    assert "I'm " not in seen
    assert "I'm " in played(seated("moon"), ["hint sure", "pass", "quit"])


def test_rules_and_editions_can_be_read() -> None:
    assert "Tricks" in boneyard("rules", "forty-two").stdout
    assert "cardinal" in boneyard("editions", "forty-two").stdout


def test_moon_seats_no_fourth_player() -> None:
    with pytest.raises(BadSetup, match="exactly 3 players, not 4"):
        seated("moon", players=4)
