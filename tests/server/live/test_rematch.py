"""A rematch keeps the table: the next match begins there, the start rotates, and the wins are counted."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from boneyard.server import steady_time
from boneyard.server.cluster import bus
from boneyard.server.live import events
from boneyard.server.live.actions import moves, takebacks
from boneyard.server.live.actions.moves import Act
from support.server.guests import (
    BOT,
    OPEN,
    PERSON,
    Guest,
    catch_up,
    chair,
    make,
    send,
    serving,
    sit,
    watching,
)

SHORT = {"target": 10}


def play_match(ann: Guest) -> None:
    """Play and deal until the match is over."""
    while ann.now["phase"] != "over":
        ann.play_round()
        if ann.now["phase"] == "round-over":
            send(ann, "deal")


def test_a_rematch_starts_the_next_match_at_the_same_table_and_counts_the_wins(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT, options=SHORT)
        with watching(client, made["table"], made["token"]) as ann:
            assert (ann.now["match"], ann.now["won"]) == (1, [0, 0])
            assert "when this match is over" in send(ann, "rematch")["why"]
            play_match(ann)
            winners = ann.now["result"]["winners"]
            won = [int(seat in winners) for seat in range(2)]
            assert ann.now["won"] == won
            first = ann.ask("record", do="record")["text"]
            shuffles = ann.now["fair"]["revealed"]
            assert send(ann, "rematch", "again")["type"] == "accepted"
            assert (ann.now["match"], ann.now["won"], ann.now["round"]) == (2, won, 1)
            assert ann.now["scores"]["totals"] == [0, 0]
            assert ann.now["result"] is None
            assert ann.now["fair"]["revealed"] == []
            (kept,) = ann.ask("shuffles", do="shuffles")["matches"]
            assert kept == {"match": 1, "revealed": shuffles}
            assert ann.ask("record", do="record", match=1)["text"] == first
            assert "no match 3" in ann.ask("refused", do="record", match=3)["why"]
            assert client.get(f"/t/{made['table']}/record?match=1").text == first
            assert client.get(f"/t/{made['table']}/record?match=7").status_code == 409
            play_match(ann)
            assert sum(ann.now["won"]) >= 2
            for shown in ann.now["fair"]["revealed"]:
                assert sha256(shown["secret"].encode()).hexdigest() == shown["hash"]
            state, ply = ann.ask("record", do="record")["text"], ann.now["ply"]
            wins = ann.now["won"]
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert ann.table["phase"] == "over"
        assert (ann.now["ply"], ann.now["won"], ann.now["match"]) == (ply, wins, 2)
        assert ann.ask("record", do="record")["text"] == state
        assert ann.ask("record", do="record", match=1)["text"] == first


def test_the_start_rotates_where_a_lot_decides(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "forty-two", PERSON, BOT, BOT, BOT, options={"target": 1})
        with watching(client, made["table"], made["token"]) as ann:
            begins = []
            for _ in range(3):
                record = ann.ask("record", do="record")["text"]
                begins.append(int(record.split("first: ")[1][0]))
                play_match(ann)
                assert send(ann, "rematch")["type"] == "accepted"
            assert begins == [begins[0], (begins[0] + 1) % 4, (begins[0] + 2) % 4]


def two_and_a_watcher(client: Any, options: dict[str, int]) -> Any:
    made = make(client, "block", PERSON, OPEN, options=options)
    return made, sit(client, made["table"], "Ben")


def play_both(ann: Guest, ben: Guest) -> None:
    while True:
        for guest, other in ((ann, ben), (ben, ann)):
            catch_up(guest, other.now["ply"])
        if ann.now["phase"] == "over":
            return
        if ann.now["phase"] == "round-over":
            send(ann, "deal")
        else:
            (ann if ann.now["turn"] == 0 else ben).move()


def test_with_several_players_it_starts_when_all_who_are_here_want_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = two_and_a_watcher(client, SHORT)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
            watching(client, made["table"]) as watcher,
        ):
            play_both(ann, ben)
            assert send(ann, "rematch")["type"] == "accepted"
            assert ann.now["asks"]["text"] == "Ann asks for a rematch."
            assert ann.now["asks"]["waits"] == [1]
            assert "Ben hasn't answered" in send(ann, "rematch")["why"]
            catch_up(ben, ann.now["ply"])
            assert send(ben, "answer", agree=False)["type"] == "accepted"
            assert ben.now["asks"] is None
            catch_up(ann, ben.now["ply"])
            assert send(ben, "rematch")["type"] == "accepted"
            catch_up(ann, ben.now["ply"])
            assert "You're watching" in watcher.ask("refused", do="rematch", id="w", ply=1)["why"]
            assert send(ann, "rematch")["type"] == "accepted"
            assert (ann.now["match"], ann.now["phase"]) == (2, "playing")


def test_no_one_waits_for_a_player_who_has_left(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = two_and_a_watcher(client, SHORT)
        with watching(client, made["table"], made["token"]) as ann:
            with watching(client, made["table"], taken["token"]) as ben:
                play_both(ann, ben)
            while ann.table["seats"][1]["here"]:
                ann.hear()
            assert send(ann, "rematch")["type"] == "accepted"
            assert ann.now["asks"]["waits"] == [1]  # it may only be a page that is loaded again
            while ann.now["match"] == 1:
                ann.hear()


def test_a_rematch_begins_by_itself_when_the_last_one_it_waits_for_leaves(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = two_and_a_watcher(client, SHORT)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            play_both(ann, ben)
            assert send(ann, "rematch")["type"] == "accepted"
            ben.say(do="leave", id="bye")
            while ann.now["match"] == 1:
                ann.hear()
            seat = chair(ann)
            assert (seat["kind"], seat["gone"], seat["name"] != "Ben") == ("bot", "", True)


def test_a_rematch_does_not_wait_for_the_moves_of_someone_who_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        made, taken = two_and_a_watcher(client, SHORT)
        with watching(client, made["table"], made["token"]) as ann:
            with watching(client, made["table"], taken["token"]) as ben:
                play_both(ann, ben)
            while ann.table["seats"][1]["here"]:
                ann.hear()
            monkeypatch.setattr(bus, "time", lambda: steady_time.time() + 60)
            assert send(ann, "rematch")["type"] == "accepted"
            seat = chair(ann)
            assert (ann.now["match"], seat["name"], seat["stands_in"], seat["gone"]) == (2, "Ben", True, "")


def test_a_rematch_that_is_sent_twice_is_begun_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT, options=SHORT)
        with watching(client, made["table"], made["token"]) as ann:
            play_match(ann)
            ply = ann.now["ply"]
            answers = [send(ann, "rematch", "once", ply=ply) for _ in range(2)]
            assert [each["ply"] for each in answers] == [ply + 1, ply + 1]
            assert ann.now["match"] == 2
            assert send(ann, "rematch", "late", ply=ply)["stale"]


@pytest.mark.parametrize("game", ["squeeze", "poker"])
def test_other_games_have_it_too(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client:
        made = make(client, game, PERSON, *([] if game == "squeeze" else [BOT]))
        with watching(client, made["table"], made["token"]) as ann:
            if game == "squeeze":
                assert ann.move("concede")["type"] == "accepted"
            else:
                play_match(ann)
            assert send(ann, "rematch")["type"] == "accepted"
            assert (ann.now["phase"], ann.now["match"]) == ("playing", 2)


def test_taking_back_is_no_way_to_begin_a_rematch_that_was_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = two_and_a_watcher(client, SHORT)
        with watching(client, made["table"], made["token"]) as ann:
            with watching(client, made["table"], taken["token"]) as ben:
                play_both(ann, ben)
                assert send(ann, "rematch")["type"] == "accepted"
            while ann.table["seats"][1]["here"]:
                ann.hear()
            assert "already asked for something" in send(ann, "undo", count=1)["why"]
            while ann.now["match"] == 1:
                ann.hear()
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert (ann.now["match"], ann.now["phase"]) == (2, "playing")


def test_matches_without_end_fill_no_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "MOST_MATCHES", 2)
    with serving(tmp_path) as client:
        made = make(client, "squeeze", PERSON)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.move("concede")["type"] == "accepted"
            assert send(ann, "rematch")["type"] == "accepted"
            assert ann.move("concede")["type"] == "accepted"
            assert "Start another table" in send(ann, "rematch")["why"]


def test_asking_for_rematches_and_playing_them_never_uses_up_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "MOST", 4)
    with serving(tmp_path) as client:
        made, taken = two_and_a_watcher(client, {"target": 1})
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            for number in range(2, 7):
                play_both(ann, ben)
                assert send(ann, "rematch")["type"] == "accepted"
                catch_up(ben, ann.now["ply"])
                assert send(ben, "rematch")["type"] == "accepted"
                catch_up(ann, ben.now["ply"])
                assert ann.now["match"] == number


def test_a_table_lives_through_a_thousand_rematches(tmp_path: Path) -> None:
    """The matches are played in the server itself, since no one has to look on; then everyone comes back."""
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN, options={"target": 1, "hand": 2})
        taken = sit(client, made["table"], "Ben")
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        portal: Any = client.portal

        async def play_on(matches: int) -> None:
            tables = services.tables
            table = await tables.get(made["table"])
            for number in range(matches):
                while not table.over:
                    if table.match.round_over:
                        await moves.deal(tables, table, Act(table.ply, 0, "test"))
                    else:
                        seat = table.match.actors[0]
                        move = str(table.match.moves(seat)[0])
                        await moves.move(tables, table, Act(table.ply, seat, "test"), move)
                await takebacks.rematch(tables, table, Act(table.ply, number % 2, "test"))
                if table.over:  # nobody is connected to be asked, unless for a moment
                    await takebacks.rematch(tables, table, Act(table.ply, 1 - number % 2, "test"))

        portal.call(play_on, 1000)
    with (
        serving(tmp_path) as client,  # from the store, as after a restart
        watching(client, made["table"], made["token"]) as ann,
        watching(client, made["table"], taken["token"]) as ben,
    ):
        assert ann.now["match"] == 1001
        assert max(len(str(each)) for each in ann.heard) < 200_000, "a page gets more than it shows"
        services = client.app.state.services  # type: ignore[attr-defined]
        live = services.tables.in_memory(made["table"])
        assert len(live.log) <= events.RECENT < live.ply, "every line of the log holds two positions"
        last = ann.ask("shuffles", do="shuffles")["matches"]
        assert [each["match"] for each in last] == list(range(981, 1001))
        (named,) = ann.ask("shuffles", do="shuffles", match=3)["matches"]
        assert named["match"] == 3
        assert named["revealed"]
        assert "no match 1002" in ann.ask("refused", do="shuffles", match=1002)["why"]
        play_both(ann, ben)
        assert send(ann, "rematch")["type"] == "accepted"
        catch_up(ben, ann.now["ply"])
        assert send(ben, "rematch")["type"] == "accepted"
        catch_up(ann, ben.now["ply"])
        assert ann.now["match"] == 1002
