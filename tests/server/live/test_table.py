"""A live table: moves are stored, sent, and refused with a sentence; a restart loses nothing."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.server.http.identity import PEOPLE
from support.server.guests import BOT, OPEN, PERSON, Guest, catch_up, make, send, serving, sit, watching

EDITIONS = [edition for game in catalog.games() for edition in catalog.editions(game)]


def told(guest: Guest) -> dict[str, Any]:
    """How things stood when a guest came."""
    return next(message for message in guest.heard if message["type"] == "now")


def test_a_guest_receives_the_table_and_then_its_state(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert [message["type"] for message in ann.heard[:4]] == ["table", "said", "shuffle", "now"]
            assert (ann.table["you"], ann.table["host"], ann.table["version"]) == (0, True, 1)
            assert ann.table["personal"].endswith(f"/t/{made['table']}/seat/{made['token']}")
            assert ann.now["scene"] is None


def test_a_round_is_played_to_its_end_and_the_next_one_is_dealt(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "muggins", PERSON, BOT, BOT, options={"target": 5000})
        with watching(client, made["table"], made["token"], "wide") as ann:
            promised = ann.now["fair"]["hash"]
            ann.play_round()
            assert ann.now["phase"] == "round-over"
            assert ann.now["ended"]["rows"]
            (shown,) = ann.now["fair"]["revealed"]
            assert shown["hash"] == promised
            assert sha256(shown["secret"].encode()).hexdigest() == promised
            assert ann.now["fair"]["round"] == 2
            accepted = ann.ask("accepted", do="deal", id="next", ply=ann.now["ply"])
            assert accepted["id"] == "next"
            ann.until("now")
            assert ann.now["round"] == 2
            assert ann.now["log"][-1]["text"] == "Round 2 is dealt."


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_edition_can_be_played_at_a_live_table(edition: Edition, tmp_path: Path) -> None:
    low = edition.players(edition.sets[0])[0]
    with serving(tmp_path) as client:
        made = make(
            client, edition.game, PERSON, *[BOT] * (low - 1), edition=edition.key, set=edition.sets[0]
        )
        shape = "tall" if low % 2 else "wide"
        with watching(client, made["table"], made["token"], shape) as ann:
            assert ann.now["scene"]["pieces"] or ann.now["scene"]["spots"]
            for _ in range(6):
                if not ann.my_turn():
                    break
                if ann.now["touch"]:
                    _by_touch(ann)
                else:
                    assert ann.move()["type"] == "accepted"


def _by_touch(ann: Guest) -> None:
    chosen: list[str] = []
    following = ann.now["touch"]["next"]
    while True:
        chosen.append(following[0])
        answer = ann.ask("choices", do="touch", ply=ann.now["ply"], chosen=chosen)
        following = answer["next"]
        if answer["moves"]:
            assert ann.move(answer["moves"][0]["move"])["type"] == "accepted"
            return


def test_a_stale_move_is_refused_with_the_new_state(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            before = ann.now["ply"]
            refused = ann.move(ply=before - 1)
            assert (refused["stale"], refused["ply"]) == (True, before)
            assert ann.hear()["type"] == "now"
            assert ann.now["ply"] == before


def test_a_repeated_move_is_answered_as_the_first_time_also_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            ply, text = ann.now["ply"], ann.now["moves"][0]["move"]
            first = ann.move(text, ply, "once")
            again = ann.move(text, ply, "once")
            assert first == again == {"type": "accepted", "id": "once", "ply": ply + 1}
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert ann.move(text, ply, "once") == first
        assert sum(entry["seat"] == 0 for entry in told(ann)["log"]) == 1


def test_an_id_that_comes_again_for_another_ply_is_another_move(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:
            for _ in range(2):
                assert ann.my_turn()
                ply = ann.now["ply"]
                assert ann.move(id="1")["ply"] == ply + 1
                assert ann.now["ply"] > ply or ann.until("now")["ply"] > ply


def test_the_shuffle_of_a_hand_that_was_played_out_is_shown_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "forty-two", PERSON, BOT, BOT, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            promised = ann.now["fair"]["hash"]
            ann.play_round()
            unseen = "took" not in str(ann.now["ended"]["how"])  # passed out, or claimed
            assert ann.now["phase"] == "over" or unseen or ann.now["fair"]["revealed"][0]["hash"] == promised


def test_a_player_without_a_name_gets_one_and_is_addressed_as_you(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT, name="")
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"]) as watcher,
        ):
            name = ann.table["seats"][0]["name"]
            assert name in PEOPLE
            ann.play_round()
            while watcher.now["phase"] == "playing":
                watcher.until("now")
            places = [[row[0] for row in each.now["ended"]["rows"]] for each in (ann, watcher)]
            assert places[0].index("You") == places[1].index(name)


def test_after_a_restart_a_table_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            for _ in range(3):
                assert ann.my_turn()
                ann.move()
            assert ann.my_turn()
            before = ann.ask("record", do="record")["text"]
            log = [entry for message in ann.heard for entry in message.get("log", [])]
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert ann.my_turn()
        assert ann.ask("record", do="record")["text"] == before
        assert told(ann)["log"] == log
        assert ann.move()["type"] == "accepted"


def test_a_player_who_comes_back_is_told_only_what_is_new(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            known = ann.now["ply"]
            ann.move()
            assert ann.my_turn()
            now = ann.now["ply"]
        with watching(client, made["table"], made["token"], since=known) as ann:
            assert [entry["ply"] for entry in ann.now["log"]] == list(range(known, now))


def test_friends_sit_down_and_the_table_begins_when_it_is_full(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN, OPEN)
        with watching(client, made["table"], made["token"]) as ann:
            assert (ann.now["phase"], ann.now["ask"]) == ("waiting", "Waiting for 2 more players.")
            sit(client, made["table"], "Ben")
            ann.until("table")
            assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "person", "open"]
            cy = sit(client, made["table"], "Ann")
            while ann.now["phase"] != "playing":
                ann.hear()
            assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Ben", "Ann 2"]
            with watching(client, made["table"], cy["token"]) as third:
                assert third.now["you"] == 2
        late = client.post(f"/t/{made['table']}/sit", json={"name": "Dan"})
        assert late.status_code == 409
        assert late.json()["why"].startswith("This table has no open seat")


def test_the_host_starts_and_bots_take_the_open_seats(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN, {**OPEN, "bot": "random"})
        assert client.post(f"/t/{made['table']}/start", json={}).status_code == 403
        bearer = {"Authorization": f"Bearer {made['token']}"}
        assert client.post(f"/t/{made['table']}/start", headers=bearer, json={}).status_code == 200
        with watching(client, made["table"], made["token"]) as ann:
            assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "bot", "bot"]
            assert [seat["bot"] for seat in ann.table["seats"]] == [None, "greedy", "random"]
            assert ann.now["phase"] == "playing"


def test_all_viewers_share_the_scene_and_only_the_owner_sees_the_hand(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        ben = sit(client, made["table"], "Ben")
        views = []
        for token in (made["token"], ben["token"], None):
            with watching(client, made["table"], token, "wide") as guest:
                views.append(guest.now)
        assert views[0]["scene"] == views[1]["scene"] == views[2]["scene"]
        assert views[2]["own"] is None
        racks = [
            {piece["id"] for piece in view["own"]["pieces"] if piece.get("role") == "rack"}
            for view in views[:2]
        ]
        assert [len(rack) for rack in racks] == [7, 7]
        assert not racks[0] & racks[1]


def test_a_table_of_bots_deals_by_itself_while_someone_watches(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "bergen", BOT, BOT)
        assert (made["seat"], made["token"]) == (None, None)
        with watching(client, made["table"]) as somebody:
            while somebody.now["round"] < 2:
                somebody.until("now")
            assert somebody.now["you"] is None
            assert somebody.now["moves"] == []


def test_an_idle_table_is_put_away_and_a_finished_one_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path, archive_days=1e-12) as client:
        made = make(client, "block", PERSON, OPEN)
        over = make(client, "bingo", PERSON, set=6)
        with watching(client, over["table"], over["token"]) as ann:
            assert ann.move("concede")["type"] == "accepted"
            assert ann.now["phase"] == "over"
        services = client.app.state.services  # type: ignore[attr-defined]
        archived = [client.portal.call(services.tables.archive) for _ in range(2)]  # type: ignore[union-attr]
        assert [table for each in archived for table in each] == [made["table"]]
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.until("gone")["why"].startswith("This table was closed")
        assert client.get(f"/t/{over['table']}/record").status_code == 200


def test_any_draw_can_be_called_where_a_wrong_one_costs_something(tmp_path: Path) -> None:
    """Only the player who drew knows whether a tile fit, so the others are offered the same call after any draw."""
    rules = {"edition": "university", "set": 9, "options": {"calls": "spoken", "penalty": "draw"}, "first": 0}
    with serving(tmp_path) as client:
        made = make(client, "mexican-train", PERSON, OPEN, **rules)
        taken = sit(client, made["table"], "Ben")
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            wrong = any(move["kind"] == "lay" for move in ann.now["moves"])
            assert "draw" in [move["move"] for move in ann.now["moves"]]
            assert ben.now["moves"] == []
            send(ann, "move", move="draw")
            catch_up(ben, ann.now["ply"])
            (offered,) = ben.now["moves"]
            assert (offered["move"], offered["label"]) == ("catch", "Catch Ann: a tile did fit")
            assert "catch" not in [move["move"] for move in ann.now["moves"]]
            answer = send(ben, "move", move="catch")
            assert answer["type"] == ("accepted" if wrong else "refused"), answer
            if wrong:
                assert "caught Ann. Ann drew a tile" in str(ben.heard)
                assert ben.now["moves"] == []
