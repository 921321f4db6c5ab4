"""Leaving: standing up, changing seats, resigning, being removed; the host role and personal links; all kept."""

from pathlib import Path
from typing import Any

import pytest

from support.server.guests import (
    BOT,
    OPEN,
    PERSON,
    Guest,
    begun,
    catch_up,
    chair,
    make,
    send,
    serving,
    sit,
    told,
    watching,
)

SHORT = {"target": 1}


def do(guest: Guest, what: str, **more: Any) -> dict[str, Any]:
    """Ask for something that names no ply."""
    guest.say(do=what, id=f"{what} {len(guest.heard)}", **more)
    while True:
        message = guest.hear()
        if message["type"] in ("accepted", "refused"):
            break
    guest.ask("pong", do="ping")
    return message


def kinds(guest: Guest) -> list[str]:
    guest.ask("pong", do="ping")
    return [seat["kind"] for seat in guest.table["seats"]]


def finish(guest: Guest) -> None:
    """Play with bots until the match is over."""
    guest.ask("pong", do="ping")
    while guest.now["phase"] != "over":
        if guest.my_turn():
            assert guest.move()["type"] == "accepted"
        elif guest.now["phase"] == "round-over":
            assert send(guest, "deal")["type"] == "accepted"


def post(client: Any, path: str, **body: Any) -> Any:
    return client.post(path, json=body)


# --- before the match


def test_before_the_match_standing_up_opens_the_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, OPEN, OPEN)
        ben = sit(client, made["table"], "Ben")
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], ben["token"]) as two,
        ):
            assert do(two, "leave")["type"] == "accepted"
            assert (two.table["you"], two.now["you"]) == (None, None)
            assert kinds(ann) == ["person", "open", "open"]
            assert do(two, "leave")["type"] == "accepted"  # a message that is sent twice
    with serving(tmp_path) as client:
        with watching(client, made["table"], ben["token"]) as two:
            assert two.table["you"] is None  # the link of the seat went with it
        sit(client, made["table"], "Cat")
        with watching(client, made["table"], made["token"]) as ann:
            assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Cat", ""]


def test_before_the_match_people_change_to_open_seats_and_to_bots(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, OPEN, BOT, OPEN)
        ben = sit(client, made["table"], "Ben")
        with watching(client, made["table"], ben["token"]) as two:
            assert do(two, "change", seat=3)["type"] == "accepted"
            assert (two.table["you"], kinds(two)) == (3, ["person", "open", "bot", "person"])
            assert do(two, "change", seat=2)["type"] == "accepted"
            assert (two.table["you"], kinds(two)) == (2, ["person", "open", "person", "bot"])
            assert "Ann has that seat" in do(two, "change", seat=0)["why"]
            assert "You're already in that seat" in do(two, "change", seat=2)["why"]
            assert 'Give a "seat"' in do(two, "change", seat=9)["why"]
            link = two.table["personal"]
    with serving(tmp_path) as client, watching(client, made["table"], link.rpartition("/")[2]) as two:
        assert (two.table["you"], two.table["seats"][2]["name"]) == (2, "Ben")


def test_the_host_removes_someone_who_waits_and_they_do_not_sit_down_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, OPEN, OPEN)
        with watching(client, made["table"], made["token"]) as ann:
            assert post(client, f"/t/{made['table']}/sit", name="Ben").status_code == 200  # keeps the cookie
            with watching(client, made["table"]) as ben:
                assert "Only the host" in do(ben, "remove", seat=0)["why"]
                assert do(ann, "remove", seat=1)["type"] == "accepted"
                assert kinds(ben) == ["person", "open", "open"]
                assert (ben.table["you"], ben.table["removed"]) == (None, True)
            assert "There's no person in that seat" in do(ann, "remove", seat=2)["why"]
            assert "your own seat" in do(ann, "remove", seat=0)["why"]
            refused = post(client, f"/t/{made['table']}/sit", name="Ben")
            assert (refused.status_code, "You can still watch" in refused.json()["why"]) == (409, True)
            cookies = dict(client.cookies)
    with serving(tmp_path) as client:
        client.cookies.update(cookies)
        assert post(client, f"/t/{made['table']}/sit", name="Ben").status_code == 409


# --- in the match


def test_in_a_match_a_bot_plays_on_for_a_player_who_leaves_and_left_is_not_away(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client, PERSON, OPEN, OPEN)
        sit(client, made["table"], "Cat")
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            assert do(ben, "leave")["type"] == "accepted"
            assert (ben.table["you"], ben.now["own"], ben.now["moves"]) == (None, None, [])
            catch_up(ann, ben.now["ply"])
            seat = chair(ann)
            assert (seat["name"], seat["kind"], seat["bot"], seat["gone"], seat["away"]) == (
                "Ben",
                "bot",
                "normal",
                "left",
                None,
            )
            away = chair(ann, 2)
            assert (away["name"], away["kind"], away["gone"], away["away"] is not None) == (
                "Cat",
                "person",
                "",
                True,
            )
            assert "Ben left the table. A bot (normal) takes over." in told(ann)
            assert "this round is over" in post(client, f"/t/{made['table']}/sit", name="Dan").json()["why"]
    with serving(tmp_path, bot_delay=30.0) as client:
        with watching(client, made["table"], taken["token"]) as ben:
            assert ben.table["you"] is None  # an old link does not take the seat back
        with watching(client, made["table"], made["token"]) as ann:
            assert chair(ann)["gone"] == "left"


def test_a_player_who_left_by_mistake_takes_the_seat_back_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made = make(client, "draw", PERSON, OPEN)
        post(client, f"/t/{made['table']}/sit", name="Ben")  # keeps the cookie
        with watching(client, made["table"]) as ben:
            assert ben.table["you"] == 1
            do(ben, "leave")
            assert (ben.table["you"], ben.table["former"]) == (None, 1)
            assert post(client, f"/t/{made['table']}/sit").json()["seat"] == 1
            while ben.table["you"] != 1:
                ben.hear()
            assert "You're back in your seat." in told(ben)
            seat = chair(ben)
            assert (seat["kind"], seat["gone"], seat["stands_in"]) == ("person", "", False)


def test_between_rounds_someone_else_takes_the_seat_under_their_own_name(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = begun(client, PERSON, OPEN, options={"target": 5000})
        with watching(client, made["table"], made["token"]) as ann:
            with watching(client, made["table"], taken["token"]) as ben:
                do(ben, "leave")
            ann.ask("pong", do="ping")
            ann.play_round()
            assert ann.now["phase"] == "round-over"
            scores = ann.now["scores"]["totals"]
            dan = post(client, f"/t/{made['table']}/sit", name="Dan").json()
            client.cookies.clear()
            assert dan["seat"] == 1
            while ann.table["seats"][1]["name"] != "Dan":
                ann.hear()
            assert "Dan took Ben's seat." in told(ann)
            assert (ann.now["scores"]["sides"], ann.now["scores"]["totals"]) == (["Ann", "Dan"], scores)
            assert send(ann, "deal")["type"] == "accepted"
    with serving(tmp_path) as client, watching(client, made["table"], dan["token"]) as dan_here:
        assert [seat["name"] for seat in dan_here.table["seats"]] == ["Ann", "Dan"]
        assert (dan_here.table["you"], dan_here.now["round"]) == (1, 2)
        assert "Ben left the table." in told(dan_here)
        assert "Ann, Dan" in dan_here.ask("record", do="record")["text"]


def test_a_resigned_player_stays_for_the_next_match(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = begun(client, PERSON, OPEN, options=SHORT)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            assert do(ben, "resign")["type"] == "accepted"
            assert "You resigned. A bot (normal) takes over." in told(ben)
            seat = chair(ben)
            assert (seat["gone"], seat["stands_in"], ben.table["you"]) == ("resigned", True, 1)
            assert "already resigned" in do(ben, "resign")["why"]
            assert "resigned from this match" in send(ben, "seat", seat=1, to="person")["why"]
            finish(ann)
            catch_up(ben, ann.now["ply"])
            assert "while a match is being played" in do(ben, "resign")["why"]
        with watching(client, made["table"], taken["token"]) as ben:
            assert chair(ben)["gone"] == "resigned"  # to return does not undo it
            with watching(client, made["table"], made["token"]) as ann:
                assert send(ann, "rematch")["type"] == "accepted"
                assert ann.now["asks"]["waits"] == [1]
                catch_up(ben, ann.now["ply"])
                assert send(ben, "rematch")["type"] == "accepted"
                assert (ben.now["match"], chair(ben)["kind"], chair(ben)["gone"]) == (2, "person", "")


def test_the_host_removes_someone_from_the_match_and_a_bot_plays_on(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            assert "Only the host" in do(ben, "remove", seat=0)["why"]
            assert do(ann, "remove", seat=1)["type"] == "accepted"
            assert "Ben was removed by the host. A bot (normal) takes over." in told(ann)
            assert (chair(ann)["gone"], chair(ann)["bot"]) == ("left", "normal")
            ben.ask("pong", do="ping")
            assert (ben.table["you"], ben.now["you"], ben.now["own"]) == (None, None, None)
    with serving(tmp_path, bot_delay=30.0) as client, watching(client, made["table"], taken["token"]) as ben:
        assert (ben.table["you"], ben.table["seats"][1]["gone"]) == (None, "left")


def finish_round(*guests: Guest) -> None:
    """Play until the round is over."""
    while guests[0].now["phase"] == "playing":
        for guest in guests:
            guest.ask("pong", do="ping")
            if guest.now["phase"] == "playing" and guest.now["moves"]:
                assert guest.move()["type"] == "accepted"
    for guest in guests:
        guest.ask("pong", do="ping")


def test_a_bots_seat_asked_for_in_a_round_is_yours_when_the_round_is_over(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT, BOT, options={"target": 1000})
        with watching(client, made["table"], made["token"]) as ann:
            bot = ann.table["seats"][1]["name"]
            assert do(ann, "change", seat=1)["type"] == "accepted"
            assert f"You move to {bot}'s seat when the round is over." in told(ann)
            assert (ann.table["you"], ann.table["seats"][0]["wish"]) == (0, 1)  # and not before
            assert "already" in do(ann, "change", seat=1)["why"]
            assert do(ann, "change", seat=0)["type"] == "accepted"
            assert ann.table["seats"][0]["wish"] is None
            assert "You stay in your seat." in told(ann)
            assert "You're already in that seat" in do(ann, "change", seat=0)["why"]
            assert do(ann, "change", seat=1)["type"] == "accepted"
            finish_round(ann)
            while (ann.table["you"], ann.now["you"]) != (1, 1):
                ann.hear()
            assert ann.now["phase"] == "round-over"
            assert [seat["name"] for seat in ann.table["seats"]][:2] == [bot, "Ann"]
            assert all(seat["wish"] is None for seat in ann.table["seats"])
            assert f"Ann and {bot} switched seats." in told(ann)
            # Taken back, the round would show Ann a second hand.
            assert ann.now["undo"]["back"] is False
            assert "changed seats" in send(ann, "undo")["why"]
            # Between two rounds it happens at once.
            assert do(ann, "change", seat=2)["type"] == "accepted"
            assert (ann.now["phase"], ann.table["you"], ann.table["host"]) == ("round-over", 2, True)
            assert send(ann, "deal")["type"] == "accepted"
            assert ann.now["undo"] is not None
            token = ann.table["personal"].rpartition("/")[2]
    with serving(tmp_path) as client, watching(client, made["table"], token) as ann:
        assert (ann.table["you"], ann.table["seats"][2]["name"], ann.now["phase"]) == (2, "Ann", "playing")


def test_two_people_swap_when_both_would_like_to(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = begun(client, PERSON, OPEN, options={"target": 1000})
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            assert do(ann, "change", seat=1)["type"] == "accepted"
            assert "You ask Ben to swap seats." in told(ann)
            ben.ask("pong", do="ping")
            assert "Ann would like to swap seats with Ben." in told(ben)
            finish_round(ann, ben)
            assert (ann.table["you"], ben.table["you"]) == (0, 1)  # Ben has not agreed
            assert do(ben, "change", seat=0)["type"] == "accepted"
            ann.ask("pong", do="ping")
            assert (ann.table["you"], ben.table["you"]) == (1, 0)
            assert [seat["name"] for seat in ann.table["seats"]] == ["Ben", "Ann"]
            assert do(ann, "leave")["type"] == "accepted"
            assert do(ben, "change", seat=1)["type"] == "accepted"  # no one is expected back there
            assert ben.table["you"] == 1


def test_someone_who_stands_up_wishes_for_no_seat(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client, PERSON, OPEN, BOT)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            assert do(ben, "change", seat=2)["type"] == "accepted"
            assert do(ben, "resign")["type"] == "accepted"
            assert "Take your seat back" in do(ben, "change", seat=2)["why"]
            assert "may come back" in do(ann, "change", seat=1)["why"]
            assert all(seat["wish"] is None for seat in ann.table["seats"])


def test_seats_change_after_a_match(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT, BOT, options=SHORT)
        with watching(client, made["table"], made["token"]) as ann:
            finish(ann)
            other = ann.table["seats"][1]["name"]
            assert do(ann, "change", seat=1)["type"] == "accepted"
            assert [seat["name"] for seat in ann.table["seats"]][:2] == [other, "Ann"]
            assert (ann.table["you"], ann.table["host"]) == (1, True)
            assert f"Ann and {other} switched seats." in told(ann)
            token = ann.table["personal"].rpartition("/")[2]
            assert send(ann, "rematch")["type"] == "accepted"
            assert ann.now["match"] == 2
    with serving(tmp_path) as client, watching(client, made["table"], token) as ann:
        assert (ann.table["you"], ann.table["seats"][1]["name"], ann.now["match"]) == (1, "Ann", 2)
        first = ann.ask("record", do="record", match=1)["text"]
        assert f"Ann, {other}" in first  # the players of the first match stay the same


def test_a_rematch_goes_to_the_bot_in_the_seat_that_someone_left(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = begun(client, PERSON, OPEN, options=SHORT)
        with watching(client, made["table"], made["token"]) as ann:
            with watching(client, made["table"], taken["token"]) as ben:
                do(ben, "leave")
            finish(ann)
            assert send(ann, "rematch")["type"] == "accepted"
            seat = chair(ann)
            assert (seat["kind"], seat["stands_in"], seat["gone"]) == ("bot", False, "")
            assert seat["name"] != "Ben"
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert (ann.now["match"], chair(ann)["name"]) == (2, seat["name"])
        assert "Ann, Ben" in ann.ask("record", do="record", match=1)["text"]


def test_matches_that_one_has_played_stay_ones_own_after_leaving(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, OPEN, options=SHORT)
        post(client, f"/t/{made['table']}/sit", name="Ben")
        ben = dict(client.cookies)
        with watching(client, made["table"]) as two:
            do(two, "resign")
            client.cookies.clear()
            with watching(client, made["table"], made["token"]) as ann:
                finish(ann)
            do(two, "leave")
        client.cookies.update(ben)
        assert f"/t/{made['table']}/replay?match=1" in client.get("/matches").text
        assert f'href="/t/{made["table"]}"' not in client.get("/").text


def test_a_solitaire_is_not_left_to_a_bot(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "squeeze", PERSON)
        with watching(client, made["table"], made["token"]) as ann:
            assert "close the page" in do(ann, "leave")["why"]
            assert "concede" in do(ann, "resign")["why"]


# --- the host


def test_the_host_passes_the_role_on_and_it_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client, PERSON, OPEN, BOT)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            assert "Only the host" in do(ben, "host", seat=1)["why"]
            assert "Only a person can be the host" in do(ann, "host", seat=2)["why"]
            assert "Ann is already the host" in do(ann, "host", seat=0)["why"]
            assert do(ann, "host", seat=1)["type"] == "accepted"
            ben.ask("pong", do="ping")
            assert (ann.table["host"], ben.table["host"]) == (False, True)
            assert [seat["host"] for seat in ben.table["seats"]] == [False, True, False]
            assert "Only the host" in ann.ask("refused", do="settle", talk=False)["why"]
    with serving(tmp_path, bot_delay=30.0) as client, watching(client, made["table"], taken["token"]) as ben:
        assert ben.table["host"]
        ben.ask("table", do="settle", talk=False)


def test_a_host_who_leaves_the_match_leaves_the_role_to_someone_who_is_here(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made = make(client, "draw", PERSON, OPEN, OPEN)
        sit(client, made["table"], "Ben")
        third = sit(client, made["table"], "Cat")
        with watching(client, made["table"], third["token"]) as cat:
            with watching(client, made["table"], made["token"]) as ann:
                do(ann, "leave")
                assert not ann.table["host"]
            cat.ask("pong", do="ping")
            assert cat.table["host"]


# --- personal links


def test_a_personal_link_is_replaced_and_the_old_one_opens_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client)
        old = f"/t/{made['table']}/seat/{taken['token']}"
        assert (
            client.get(old, follow_redirects=False).status_code == 303
        )  # someone else's device, with a cookie
        with (
            watching(client, made["table"]) as thief,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            assert thief.table["you"] == 1
            assert do(ben, "revoke")["type"] == "accepted"
            thief.ask("pong", do="ping")
            assert (thief.table["you"], thief.now["own"], thief.table["personal"]) == (None, None, None)
            assert ben.table["you"] == 1
            new = ben.table["personal"].removeprefix("http://testserver")
            assert new != old
        client.cookies.clear()
    with serving(tmp_path, bot_delay=30.0) as client:
        refused = client.get(old)
        assert (refused.status_code, "a new one replaced it" in refused.text) == (403, True)
        with watching(client, made["table"], taken["token"]) as late:
            assert late.table["you"] is None
        assert client.get(new, follow_redirects=False).status_code == 303
        client.cookies.clear()
        with watching(client, made["table"], new.rpartition("/")[2]) as ben:
            assert ben.table["you"] == 1
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.table["you"] == 0  # no one else's is touched


@pytest.mark.parametrize("what", ["leave", "resign", "revoke", "change", "remove", "host"])
def test_no_one_changes_seats_by_watching(what: str, tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, _ = begun(client)
        with watching(client, made["table"]) as watcher:
            more = {"seat": 1} if what in ("change", "remove", "host") else {}
            answer = do(watcher, what, **more)
            assert answer["type"] == ("accepted" if what == "leave" else "refused")
            assert kinds(watcher) == ["person", "person"]
