"""The loop of play, with someone who types good moves, bad moves and everything else."""

from pathlib import Path

import pytest

import boneyard
from boneyard.core.move import LAY
from boneyard.records import check, replay
from boneyard.terminal.play.match import MatchPlay
from boneyard.terminal.play.setup import Seating, resume_match
from support.terminal.person import played, seated, talk_to

RECORD = """game: {game}
edition: {edition}
players: {players}
options: {options}
round 1
first: 0
hand 0: {ann}
hand 1: {ben}
"""


def going_on(tmp_path: Path, text: str, bots: str = "greedy") -> Seating:
    path = tmp_path / "start.bones"
    path.write_text(text, "utf-8")
    return resume_match(str(path), None, bots)


def line(tmp_path: Path, ann: str, ben: str, moves: str = "", **more: str) -> Seating:
    fields = {"game": "block", "edition": "cardinal", "players": "Ann, Ben", "options": "target=20", **more}
    return going_on(tmp_path, RECORD.format(ann=ann, ben=ben, **fields) + moves)


# --- whole matches


@pytest.mark.parametrize("width", [80, 40])
@pytest.mark.parametrize(
    ("game", "edition", "players", "options"),
    [
        ("block", "cardinal", 2, ["target=30"]),
        ("draw", "pressman", 4, ["target=20"]),
        ("muggins", "cardinal", 2, ["target=30"]),
        ("muggins", "university", 4, ["target=30", "calls=spoken"]),
        ("muggins", "university", 4, ["target=30", "partners=yes"]),
        ("bergen", "cardinal", 3, ["target=5"]),
        ("matador", "pressman", 3, ["target=20"]),
        ("sebastopol", "cardinal", 4, ["target=20"]),
        ("tiddle-a-wink", "cardinal", 3, ["target=50"]),
        ("tiddle-a-wink", "cardinal-pool", 6, ["rounds=2"]),
        ("tiddle-a-wink", "pressman", 6, ["target=50"]),
        ("chickenfoot", "university", 3, ["rounds=2"]),
    ],
)
def test_a_match_to_its_end(game: str, edition: str, players: int, options: list[str], width: int) -> None:
    seating = seated(game, edition, players=players, options=options)
    match = seating.match
    turns = 0

    def answer(prompt: str) -> str:
        nonlocal turns
        turns += 1
        assert turns < 2000
        assert len(prompt) <= width
        if prompt.startswith("Your move:"):
            moves = match.moves(seating.seat)
            plays = [move for move in moves if move.kind == LAY] or list(moves)
            return str(plays[turns % len(plays)])
        if prompt.startswith("muggins"):
            return "muggins" if turns % 2 else ""
        return "quit" if prompt.startswith("again") else ""

    console, seen = talk_to(answer, width)
    MatchPlay(console, seating).run()
    text = seen.getvalue()
    assert match.result is not None
    assert "The match is over" in text
    assert text.rstrip().endswith("Goodbye.")
    printed = [
        line for line in text.splitlines() if not line.startswith(("Your move", "Enter", "muggins,", "again"))
    ]
    assert [line for line in printed if len(line) > width] == []
    assert check(match.record()) == []


def test_the_same_seed_and_answers_give_the_same_screen() -> None:
    first, second = (played(seated("draw", seed="7"), [""] * 30) for _ in range(2))
    assert first == second


# --- one turn


def test_what_a_turn_shows(tmp_path: Path) -> None:
    seating = line(tmp_path, "6-4 5-5 1-0", "6-5 4-4 3-0", "0 6-4 > lead\n1 6-5 > 6-4.6\n")
    assert (
        played(seating, ["quit"]).splitlines()
        == [
            "Ann, you're playing Block with Ben (greedy). Type ? for help.",
            "── Block (cardinal), round 1 ───────────────────────────────────────────────────",
            "Points: Ann 0, Ben 0 (first to 20)",
            "Tiles: Ann 2, Ben 2; 0 out of play",
            "",
            "  5 ← [5|6][6|4] → 4",
            "",
            "Your tiles (● can be played):",
            "   1 ●[5‖5]   2  [1|0]",
            "Your move [5-5 > 6-5]: quit",
            f"Goodbye. The match is in {tmp_path / 'start.bones'}.",
            f"Continue with: boneyard play --load {tmp_path / 'start.bones'}",
        ]
        or len(str(tmp_path)) > 30
    )


@pytest.mark.parametrize("typed", ["1", "5-5", "5-5 > 6-5", "5-5>5-6", " 5-5 ", ""])
def test_ways_to_say_the_same_move(tmp_path: Path, typed: str) -> None:
    seating = line(tmp_path, "6-4 5-5 1-0", "6-5 4-4 3-0", "0 6-4 > lead\n1 6-5 > 6-4.6\n")
    played(seating, [typed, "quit"])
    assert str(seating.match.rounds[0].moves[2][1]) == "5-5 > 6-5"


def test_a_tile_with_two_places_asks_which(tmp_path: Path) -> None:
    seating = line(tmp_path, "6-5 5-4 6-6 2-1", "6-4 4-4 3-3 0-0", "0 6-5 > lead\n1 6-4 > 6-5.6\n")
    seen = played(seating, ["5-4", "x", "", "2", "2"])
    assert "  1  5-4 > 6-4   on the 4 of 6-4, leaving 5" in seen
    assert "  2  5-4 > 6-5   on the 5 of 6-5, leaving 4" in seen
    assert "Type a number from 1 to 2, or press Enter to go back." in seen
    assert str(seating.match.rounds[0].moves[2][1]) == "5-4 > 6-5"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("9", "There's no tile number 9. Yours are 1 to 2."),
        ("0", "There's no tile number 0"),
        ("6-6", "You don't have 6-6."),
        ("1-0", "1-0 doesn't fit: the open ends are 4 and 5."),
        ("1-0 > 6-5", "1-0 doesn't fit: 6-5 is open at 5."),
        ("draw", "No one draws in this game. If you can't play, pass."),
        ("pass", "You can play, so you must: 5-5 > 6-5."),
        ("muggins", "there is nothing to call"),
        ("5-5 !10", "Points are claimed automatically here"),
        ("5-5 !", "Write the points you claim after !"),
        ("hnt", "Did you mean hint?"),
        ("blah", "'blah' isn't a move or a command"),
        ("5-5 >", "A tile needs a place after the >"),
        ("[bold]", "'[bold]' isn't a move or a command"),
    ],
)
def test_an_impossible_command_is_answered_with_what_is_possible(
    tmp_path: Path, typed: str, sentence: str
) -> None:
    seating = line(tmp_path, "6-4 5-5 1-0", "6-5 4-4 3-0", "0 6-4 > lead\n1 6-5 > 6-4.6\n")
    seen = " ".join(played(seating, [typed, "quit"]).split())
    assert sentence in seen
    assert "You can play 5-5. Type ? for help." in seen
    assert len(seating.match.rounds[0].moves) == 2


def test_enter_alone_says_what_can_be_done() -> None:
    assert "You can play" in played(seated("block"), ["", "quit"])


def test_a_forced_pass_and_a_forced_draw_are_enter(tmp_path: Path) -> None:
    seating = line(tmp_path, "6-4 1-0 1-1", "6-6 4-4 3-0 5-0", "0 6-4 > lead\n1 6-6 > 6-4.6\n")
    assert "You can't play: pass.\nYour move [pass]:" in played(seating, ["", "quit"])
    deal = "yard: 3-2 6-1\n0 6-4 > lead\n1 6-6 > 6-4.6\n"
    seating = line(tmp_path, "6-4 1-0 1-1", "6-6 4-4 3-0 5-0", deal, game="draw")
    seen = played(seating, ["", "", "", "quit"])
    assert "You can't play: draw a tile.\nYour move [draw]:" in seen
    assert "You drew" not in seen
    assert "Ann drew 3-2.\n" in seen
    assert "Ann drew 6-1.\n" in seen
    assert "Your move [6-1 > 6-6]:" in seen


def test_after_a_double_one_may_stop() -> None:
    seating = seated("tiddle-a-wink", "cardinal", players=3, seed="5")
    seen = played(seating, ["", *["1", "2", "3", "4", "5", "6", "7", "8", "9", "stop"] * 12, "quit"])
    assert "You may add a tile after your double, or stop." in seen


# --- calls


def muggins(tmp_path: Path, players: str, moves: str, hands: str = "") -> Seating:
    text = RECORD.format(
        game="muggins",
        edition="university",
        players=players,
        options="calls=spoken",
        ann="5-4 6-1 3-1 2-2",
        ben="6-4 1-1 2-1 3-3",
    )
    return going_on(tmp_path, text + hands + moves)


def test_a_claim_is_typed_with_the_play(tmp_path: Path) -> None:
    seating = muggins(tmp_path, "Ann, Ben", "")
    assert "Ann led 6-1." in played(seating, ["6-1", "quit"])
    seating = muggins(tmp_path, "Ann, Ben", "0 3-1 > lead\n1 3-3 > 3-1.3\n0 6-1 > 3-1\n1 6-4 > 6-1 !10\n")
    seen = played(seating, ["5-4 !11", "quit"])
    assert "The claim of 11 was wrong." in seen
    seating = muggins(tmp_path, "Ann, Ben", "0 3-1 > lead\n1 3-3 > 3-1.3\n0 6-1 > 3-1\n1 6-4 > 6-1 !10\n")
    seen = played(seating, ["1 !11", "undo", "hint", "quit"])
    assert "Undid " in seen


def test_a_missed_claim_can_be_called_in_turn(tmp_path: Path) -> None:
    seating = muggins(tmp_path, "Ann, Ben", "0 3-1 > lead\n1 3-3 > 3-1.3\n0 6-1 > 3-1\n1 6-4 > 6-1\n")
    seen = played(seating, ["muggins", "quit"])
    assert "10 points went unclaimed: say muggins." in seen
    assert seating.match.scores == (10, 0)


def test_a_missed_claim_is_offered_out_of_turn(tmp_path: Path) -> None:
    hands = "hand 2: 6-6 5-5 4-4 0-0\n"
    moves = "0 3-1 > lead\n1 3-3 > 3-1.3\n2 draw\n2 draw\n2 6-3 > 3-3\n0 6-1 > 3-1\n1 6-4 > 6-1\n"
    seating = muggins(tmp_path, "Ann, Ben, Cleo", moves, f"{hands}yard: 5-0 6-3 6-2\n")
    seen = played(seating, ["foo", "muggins", "quit"])
    assert "10 points went unclaimed.\nType muggins, or press Enter to let it go: foo\n" in seen
    assert "You can only say muggins now. Press Enter to let it go." in seen
    assert "Ann called muggins for 10 points." in seen
    seating = muggins(tmp_path, "Ann, Ben, Cleo", moves, f"{hands}yard: 5-0 6-3 6-2\n")
    seen = played(seating, ["", "quit"])
    assert "Cleo called muggins for 10 points" in seen


# --- commands


def test_help_names_every_command() -> None:
    seen = played(seated("muggins", options=["calls=spoken"]), ["?", "help", "quit"])
    for word in ("moves", "hint", "undo", "scores", "rules", "save FILE", "quit", "!15"):
        assert word in seen


def test_hint_gives_a_legal_move_and_a_reason() -> None:
    seating = seated("block")
    seen = played(seating, ["hint", "quit"])
    hinted = next(line for line in seen.splitlines() if " > " in line and ": " in line)
    assert hinted.partition(": ")[0] in [str(move) for move in seating.match.moves(0)]


def test_undo_goes_back_over_the_bots() -> None:
    seating = seated("block", seed="3", players=3)
    records: list[str] = []

    def answer(prompt: str) -> str:
        records.append(seating.match.record())
        return ["1", "undo", "quit"][len(records) - 1]

    console, seen = talk_to(answer)
    MatchPlay(console, seating).run()
    assert "Undid 3 moves." in seen.getvalue()
    assert records[0] == records[2] != records[1]


def test_nothing_to_take_back() -> None:
    assert "There's nothing to undo yet." in played(seated("block"), ["undo", "quit"])


def test_undo_works_between_rounds_and_after_the_match(tmp_path: Path) -> None:
    seating = line(tmp_path, "6-4 6-6", "1-0 3-0", "0 6-4 > lead\n1 pass\n", options="target=3")
    seen = played(seating, ["", "undo", "6-4", "", "quit"])
    assert seen.count("Ann won the match!") == 2
    seating = line(tmp_path, "6-4 6-6", "1-0 3-0", "0 6-4 > lead\n1 pass\n", options="target=50")
    seen = played(seating, ["", "undo", "quit"])
    assert "Press Enter for the next round:" in seen
    assert seating.match.record().count("round") == 1


def test_the_end_of_a_round_and_of_the_match(tmp_path: Path) -> None:
    seating = line(tmp_path, "6-4 6-6", "1-0 3-0", "0 6-4 > lead\n1 pass\n", options="target=4")
    seen = played(seating, ["", "what", "scores", "again", "quit"])
    assert "Ann played the last tile." in seen
    assert "Ben 3-0 1-0 4 0 0" in " ".join(seen.split())
    assert "Ann won the match!" in seen
    assert "You can't do that now." in seen
    assert seen.count("── Block (cardinal), round 1") == 2


def test_a_blocked_round_says_so(tmp_path: Path) -> None:
    seating = line(tmp_path, "6-4 1-0", "2-0 3-0", "0 6-4 > lead\n1 pass\n")
    assert "The round is blocked: no one can play." in played(seating, ["", "quit"])


def test_rules_moves_table_and_scores() -> None:
    seen = played(seated("chickenfoot"), ["rules", "moves", "table", "scores", "quit"])
    assert "every double is a chicken foot" in " ".join(seen.split())
    assert seen.count("── Chickenfoot (university), round 1") == 2
    assert "Total" in seen


# --- saving


def test_a_match_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "a game.bones"
    seating = seated("draw", seed="4", name="Ann")
    seen = played(seating, ["1", f"save {path}", "quit"])
    assert f"Saved in {path}\nContinue with: boneyard play --load '{path}'\n" in seen
    assert path.read_text("utf-8") == seating.match.record(seed=True)
    assert boneyard.load(path).record() == seating.match.record()
    again = resume_match(str(path), "Ann", "random")
    assert again.bots == {1: "random"}
    assert "Your move" in played(again, ["quit"])


def test_a_file_is_not_written_over_unasked(tmp_path: Path) -> None:
    path = tmp_path / "kept.bones"
    path.write_text("mine", "utf-8")
    seen = played(seated("block"), [f"save {path}", "", f"save {path}", "n", "quit"])
    assert seen.count("Nothing was saved.") == 2
    assert path.read_text("utf-8") == "mine"
    played(seated("block"), [f"save {path}", "y", "quit"])
    assert path.read_text("utf-8").startswith("game: block")
    path.write_text("mine", "utf-8")
    played(seated("block"), [f"save! {path}", "quit"])
    assert path.read_text("utf-8").startswith("game: block")


def test_quit_asks_before_an_unsaved_match_is_lost(tmp_path: Path) -> None:
    question = "This match isn't saved. Leave it? [y/N, or save FILE]"
    assert question not in played(seated("draw", seed="4"), ["quit"]), "nothing was played yet"
    seen = played(seated("draw", seed="4"), ["1", "quit", "", "moves", "quit", "y"])
    assert seen.count(question) == 2
    assert "You're still at the table." in seen
    assert seen.rstrip().endswith("Goodbye. This match wasn't saved.")
    path = tmp_path / "kept.bones"
    seating = seated("draw", seed="4")
    seen = played(seating, ["1", "quit", f"save {path}"])
    assert "Goodbye. The match is saved." in seen
    assert path.read_text("utf-8") == seating.match.record(seed=True)
    seen = played(seated("draw", seed="4"), ["1", f"save {path}", "y", "quit"])
    assert question not in seen
    seen = played(seated("draw", seed="4"), ["1", "quit", f"save {tmp_path}/no/such.bones", "quit", "yes"])
    assert seen.count(question) == 2, "what could not be saved is not left behind"


@pytest.mark.parametrize("where", ["nowhere/x.bones", "", "a\0b", "x" * 400])
def test_a_file_that_cannot_be_written_ends_nothing(tmp_path: Path, where: str) -> None:
    seating = seated("block")
    seen = played(seating, [f"save {tmp_path}/{where}", "moves", "quit"])
    assert "Nothing was saved" in seen
    assert "not saved" in seen or not any(each.moves for each in seating.match.rounds)
    assert list(tmp_path.iterdir()) == []


def test_save_needs_a_name_once(tmp_path: Path) -> None:
    path = tmp_path / "x.bones"
    seen = played(seated("block"), ["save", f"save {path}", "save", "quit"])
    assert "Save where?" in seen
    assert seen.count("Saved in") == 2


def test_a_record_with_hidden_tiles_is_not_played_on(tmp_path: Path) -> None:
    seating = seated("block")
    path = tmp_path / "seen.bones"
    path.write_text(seating.match.record(0), "utf-8")
    with pytest.raises(boneyard.BadSetup, match="face-down tiles"):
        resume_match(str(path), None, "")


def test_a_finished_record_shows_its_end(tmp_path: Path) -> None:
    moves = "0 6-4 > lead\n1 pass\n0 6-6 > 6-4.6\n"
    seating = line(tmp_path, "6-4 6-6", "1-0 3-0", moves, options="target=4")
    assert "Ann won the match!" in played(seating, ["quit"])
    assert replay(seating.match.record()).result is not None


def test_a_table_beyond_the_printed_ones_is_called_an_adaptation() -> None:
    seating = seated("mexican-train", "puremco", players=14)
    assert len(set(seating.match.players)) == 14
    seen = played(seating, ["quit"])
    assert "This is an adaptation. The printed rules are for" in " ".join(seen.split())
    assert "Mexican Train (adaptation)" in seen


def test_who_starts_can_be_named_for_the_terminal() -> None:
    assert seated("block", players=3, first="2").match.turn == 2
    assert seated("block", players=3, first="Ben").match.turn == 1
