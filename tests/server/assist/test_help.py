"""Help at a table: the rule behind a refusal, and the steps of the tour; neither reveals anything hidden."""

from pathlib import Path

import pytest

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.words.rules import rulebook
from boneyard.words.rules.lessons import families, lesson
from support.engine.matches import EDITIONS, edition_id
from support.server.guests import BOT, PERSON, make, serving, watching
from support.server.pages import Read

HOUSEHOLD = 'name = "ours"\ngame = "block"\nedition = "cardinal"\n[answers]\nunable = "draw-one"\n'


@pytest.mark.parametrize(
    ("game", "seats", "move", "question"),
    [
        ("block", 2, "pass", "If you can't play"),
        ("mexican-train", 2, "pass", "If you can't play"),
        ("forty-two", 4, "bid 29", "Bids"),
        ("poker", 2, "call check", "Betting"),
        ("squeeze", 1, "6-6+0-0", "A turn"),
        ("big-clock", 1, "fill", "The boneyard"),
    ],
)
def test_a_refused_move_names_the_rule_it_runs_into(
    tmp_path: Path, game: str, seats: int, move: str, question: str
) -> None:
    with serving(tmp_path) as client:
        wrong: list[str] = []
        while not wrong:  # chance may deal a moment in which it is the very thing to do
            made = make(client, game, PERSON, *[BOT] * (seats - 1))
            with watching(client, made["table"], made["token"]) as ann:
                assert ann.my_turn()
                legal = [each["move"] for each in ann.now["moves"]]
                wrong = [each for each in (move.split() if game == "poker" else [move]) if each not in legal]
        with watching(client, made["table"], made["token"]) as ann:
            refused = ann.move(wrong[0])
            assert refused["type"] == "refused"
            rule = refused["rule"]
            assert rule["question"] == question
            link, _, anchor = rule["link"].partition("#")
            page = client.get(link)
            assert page.status_code == 200
            assert f'id="{anchor}"' in page.text
            assert rule["says"] in Read(page.text).words


def test_what_breaks_no_rule_names_none(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann, watching(client, made["table"]) as zoe:
            assert ann.my_turn()
            assert "rule" not in ann.move("hello")  # no move at all
            assert "rule" not in ann.move("6-6 > lead", ply=0)  # too late
            zoe.say(do="move", id="1", ply=zoe.now["ply"], move="pass")
            assert "rule" not in zoe.until("refused")


def test_a_household_refuses_by_its_own_rules(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT, household=HOUSEHOLD)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            rule = ann.move("pass")["rule"]
            assert rule["says"].startswith("If you can't play, draw one tile")
            assert rule["link"] == f"/t/{made['table']}/rules#if-you-can-t-play"
            assert 'id="if-you-can-t-play"' in client.get(rule["link"]).text


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_every_edition_has_a_walk_in_its_own_words(edition: Edition) -> None:
    steps = lesson(edition)
    assert 5 <= len(steps) <= 7
    page = {line.says for line in rulebook.page(edition)}
    assert any(says in step.says for step in steps for says in page)
    for step in steps:
        assert step.at in ("felt", "hand", "ends", "actions", "scores", "help")
        assert step.says.endswith(".")
        assert len(step.says) < 620, (edition.name, step.head)


def test_the_steps_of_a_table_are_the_same_whoever_asks(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT)
        told = [
            client.get(f"/t/{made['table']}/lesson", headers=headers).json()
            for headers in ({}, {"Authorization": f"Bearer {made['token']}"})
        ]
        assert told[0] == told[1]
        assert [step["head"] for step in told[0]["steps"]][:2] == ["The layout", "Your tiles"]
        assert client.get("/t/nowhere/lesson").status_code == 404
        for family in families():
            assert client.get(f"/learn/{family}").status_code == 200
            assert f"/learn/{family}" in client.get("/learn").text
        assert client.get("/learn/chess").status_code == 404
    assert set(families()) == {catalog.shelf(game) for game in catalog.games()}


def test_a_refusal_has_the_rules_code_and_speaks_to_the_player(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            refused = ann.move("draw")
            assert refused["kind"] == "illegal"
            assert refused["code"] in ("no-drawing", "lead-first")
            assert refused["why"][0].isupper()
            refused = ann.move("18-18 > lead")
            assert (refused["kind"], refused["code"]) == ("illegal", "no-such-tile")
            refused = ann.move("hello")
            assert (refused["kind"], refused["code"]) == ("unreadable", "not-a-move")
            assert ann.move("6-4 > lead", ply=0)["code"] == "stale"
