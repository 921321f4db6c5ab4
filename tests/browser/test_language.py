"""Nothing escapes translation: in the pseudo-language, any plain letters on a page are untranslated English."""

import pytest

from browser.conftest import Invite
from browser.test_replay import opened, shared
from browser.test_spectators import board_of
from browser.test_talk import at_a_table, open_talk
from browser.test_time import NOTIFIES
from support.browser.guests import DESK, PHONE, SIDEWAYS, Guest
from support.browser.inspection import examine
from support.browser.pad import begin, write
from support.browser.plain_words import escaped, plain, read_pseudo
from support.browser.player import Player, sit_down
from support.engine.records import FINISHED
from support.server.house import House

PAGES = (
    "/",
    "/learn",
    "/learn/lines",
    "/rules",
    "/rules/mexican-train",
    "/rules/forty-two/uduble",
    "/rules/traffic/cardinal",
    "/solitaire",
    "/solitaire/castle-rock",
    "/pad",
    "/house",
    "/house/new/block",
    "/matches",
    "/replay",
    "/fair",
    "/offline",
    "/new/mexican-train",
    "/new/poker",
    "/position",
    "/solitaire/squeeze/today",
    "/translate",
)
TABLES: list[tuple[str, str, dict[str, object]]] = [
    ("muggins", "cardinal", {}),
    ("mexican-train", "cardinal", {"set": 6, "players": 3}),
    ("forty-two", "uduble", {}),
    ("poker", "cardinal", {"deals": 3}),
    ("castle-rock", "university", {}),
    ("traffic", "university", {}),
]


def tell(found: list[str]) -> str:
    """What escaped, a line each."""
    return "\n".join(["these escaped translation:", *found])


def expect_none(guest: Guest) -> None:
    """Nothing on the page is plain English."""
    found = escaped(guest)
    assert not found, tell(found)


def test_the_check_sees_plain_words_and_only_them() -> None:
    assert plain("Draw a tile") == ["Draw", "tile"]
    assert plain("⟦Ðŕåŵ å ţîļé~~~⟧ 5-4 Ann") == []


@pytest.mark.parametrize("address", PAGES)
def test_no_page_shows_a_plain_word(invite: Invite, address: str) -> None:
    guest = read_pseudo(invite())
    guest.page.goto(address)
    guest.page.wait_for_load_state("networkidle")
    assert guest.page.locator("html").get_attribute("lang") == "en-XA"
    guest.page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    expect_none(guest)


def test_the_settings_show_no_plain_word(invite: Invite) -> None:
    guest = read_pseudo(invite())
    guest.page.goto("/")
    guest.press("#settings-open")
    guest.page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    expect_none(guest)


def test_a_page_that_is_not_there_says_so_in_no_plain_word(invite: Invite) -> None:
    guest = read_pseudo(invite())
    with guest.refused_with(404):
        guest.page.goto("/nothing-here")
    expect_none(guest)


@pytest.mark.parametrize(("game", "edition", "wishes"), TABLES, ids=[row[0] for row in TABLES])
def test_no_table_shows_a_plain_word(
    invite: Invite, game: str, edition: str, wishes: dict[str, object]
) -> None:
    guest = read_pseudo(invite(reduced_motion="reduce"))
    player = sit_down(guest, game, edition, **wishes)
    found: set[str] = set()
    for turn in range(400):
        offer = player.wait()
        if turn % 5 == 0 or offer.over:
            found |= set(escaped(guest))
        if offer.over:
            break
        if turn < 40 or not player.give_up():
            player.act(offer)
            player.settle(offer)
    assert player.read().over
    assert not found, tell(sorted(found))


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESK])
@pytest.mark.parametrize(("game", "edition"), [("muggins", "cardinal"), ("mexican-train", "cardinal")])
def test_words_that_are_a_third_longer_fit(invite: Invite, game: str, edition: str, size: str) -> None:
    guest = read_pseudo(invite(size, reduced_motion="reduce"))
    player = sit_down(guest, game, edition)
    offer = player.wait()
    examine(guest)
    if offer.tiles:
        player.touch(offer.tiles[0])
        player.settle(offer)
        examine(guest)


def test_the_dialogs_of_a_table_show_no_plain_word(invite: Invite) -> None:
    guest = read_pseudo(invite(reduced_motion="reduce"))
    player = sit_down(guest, "muggins", "cardinal")
    player.wait()
    found: set[str] = set()
    for selector in ("#share-open", "#fair-open", "[data-tool=arrange]", "[data-tool=hint]", "#ways button"):
        guest.press(selector)
        guest.page.wait_for_load_state("networkidle")
        guest.page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
        found |= set(escaped(guest))
        guest.page.keyboard.press("Escape")
    guest.press("[data-tool=hint]")
    guest.until("document.querySelector('#words .sure')")
    found |= set(escaped(guest))
    assert not found, tell(sorted(found))


def test_a_refusal_and_its_rule_show_no_plain_word(invite: Invite) -> None:
    guest = read_pseudo(invite(reduced_motion="reduce"))
    player = sit_down(guest, "block", "cardinal")
    while not (offer := player.wait()).tiles:
        player.act(offer)
        player.settle(offer)
    guest.page.evaluate("document.getElementById('typed').hidden = false")
    found: set[str] = set()
    for typed in ("nonsense", "pass"):
        guest.page.locator("#typed-move").fill(typed)
        guest.page.locator("#typed-move").press("Enter")
        guest.until("document.querySelector('#words.refused')?.textContent")
        found |= set(escaped(guest))
    guest.press("#words .why-not")
    found |= set(escaped(guest))
    # What someone typed is quoted as it is; each text comes after its place.
    left = [text for text in found if plain(text.partition(": ")[2].replace("nonsense", ""))]
    assert not left, tell(sorted(left))


@pytest.mark.parametrize("game", ["block", "castle-rock"])
def test_a_tour_shows_no_plain_word(invite: Invite, game: str) -> None:
    guest = read_pseudo(invite(new=True, reduced_motion="reduce"))
    guest.page.goto(f"/new/{game}")
    guest.press('button[name=with][value="bots"]')
    card = guest.page.locator(".walk")
    card.wait_for()
    found: set[str] = set()
    while card.count():
        found |= set(escaped(guest))
        guest.press(".walk .main")
    assert not found, tell(sorted(found))


def test_a_replay_shows_no_plain_word(invite: Invite, open_house: House) -> None:
    guest = read_pseudo(invite(reduced_motion="reduce"))
    opened(guest, shared(open_house, FINISHED))
    found = set(escaped(guest))
    guest.press("#share-open")
    guest.until("document.querySelector('#share-inside input')")
    found |= set(escaped(guest))
    assert not found, tell(sorted(found))


@pytest.mark.parametrize("game", ["mexican-train", "forty-two", "poker"])
def test_a_pad_shows_no_plain_word(invite: Invite, game: str) -> None:
    guest = read_pseudo(invite(PHONE))
    begin(guest, game, "puremco" if game == "mexican-train" else "cardinal" if game == "poker" else "uduble")
    found = set(escaped(guest))
    guest.press("[data-act=main]")
    found |= set(escaped(guest))
    guest.press(".round-form button.main")
    found |= set(escaped(guest))
    if game == "mexican-train":
        guest.press(".round-form .plain")
        write(guest, "Ann", {"Ben": 10, "Cleo": 20, "Dan": 1})
        found |= set(escaped(guest))
    for act, dialog in (("names", "#names"), ("share", "#share")):
        guest.press(f"[data-act={act}]")
        found |= set(escaped(guest))
        guest.press(f"{dialog} button.plain")
    assert not found, tell(sorted(found))


def opened_all(guest: Guest) -> list[str]:
    """What escapes on a page with all its details open."""
    guest.page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    return escaped(guest)


def test_chat_and_the_board_show_no_plain_word(invite: Invite) -> None:
    ann, ben = at_a_table(invite)
    for each in (read_pseudo(ann), read_pseudo(ben)):
        each.page.reload()
        each.until("document.querySelector('#rack .held')")
    open_talk(ann)
    found = set(escaped(ann))
    ann.press("#talk .phrases button")
    ben.until("document.querySelector('.bubble')")
    found |= set(escaped(ben))
    open_talk(ben)
    found |= set(escaped(ben))
    board = read_pseudo(invite(DESK, reduced_motion="reduce"))
    board_of(ann, board)
    found |= set(opened_all(board))
    spectator = read_pseudo(invite(DESK, reduced_motion="reduce"))
    spectator.page.goto(ann.page.url)
    spectator.until("document.querySelector('#board .piece')")
    found |= set(opened_all(spectator))
    assert not found, tell(sorted(found))


def test_the_waiting_room_and_its_board_show_no_plain_word(invite: Invite) -> None:
    ann = read_pseudo(invite(DESK, reduced_motion="reduce"))
    ann.page.goto("/new/mexican-train?players=4")
    ann.page.fill("#name", "Ann")
    ann.press("button[name=with][value=friends]")
    ann.page.wait_for_url("**/t/*")
    ann.until("document.querySelector('#card .seats')")
    found = set(opened_all(ann))
    visitor = read_pseudo(invite(PHONE, reduced_motion="reduce"))
    visitor.page.goto(ann.page.url)
    visitor.until("document.querySelector('#card .seats button')")
    found |= set(opened_all(visitor))
    visitor.page.fill("#card input[name=name]", "Ben, 2")
    with visitor.refused_with(422):
        visitor.press("#card .seats button >> nth=0")
        visitor.until("document.querySelector('#card .refused')?.textContent")
    found |= set(opened_all(visitor))
    board = read_pseudo(invite(DESK, reduced_motion="reduce"))
    board_of(ann, board)
    found |= set(opened_all(board))
    lobby = read_pseudo(invite(DESK))
    lobby.page.goto("/")
    found |= set(opened_all(lobby))
    ann.page.goto("/")
    ann.until("document.querySelector('#own-tables li')")
    found |= set(opened_all(ann))
    assert not found, tell(sorted(found))


def test_a_finished_match_and_its_review_show_no_plain_word(invite: Invite) -> None:
    guest = read_pseudo(invite(DESK, reduced_motion="reduce"))
    sit_down(guest, "block", "cardinal", target=1, hand=4).play_round()
    guest.until("document.querySelector('#actions a[data-key=replay]')")
    found = set(opened_all(guest))
    guest.press("#actions a[data-key=replay]")
    guest.page.wait_for_url("**/replay*")
    guest.until("document.querySelector('#told')?.textContent")
    guest.press("#show-review")
    found |= set(opened_all(guest))
    guest.press("#review-begin")
    guest.page.locator("#review .small").last.wait_for(timeout=90_000)
    guest.until("document.querySelector('#review .decision')")
    found |= set(opened_all(guest))
    guest.page.goto("/matches")
    found |= set(opened_all(guest))
    assert not found, tell(sorted(found))


def test_a_set_up_form_that_is_refused_shows_no_plain_word(invite: Invite) -> None:
    guest = read_pseudo(invite(DESK))
    guest.page.goto("/new/block")
    guest.page.fill("#name", "Ann, 2")
    with guest.refused_with(422):
        guest.press("button[name=with][value=bots]")
        guest.until("document.querySelector('[role=alert], .refused')?.textContent")
    expect_none(guest)


def test_house_rules_and_their_effects_show_no_plain_word(invite: Invite) -> None:
    guest = read_pseudo(invite(DESK))
    guest.page.goto("/house/new/block")
    guest.page.fill("[name=title]", "Ann")
    guest.page.fill("[name='option.target']", "60")
    guest.press("#setup button.main")
    guest.page.wait_for_url("**/house/*")
    found = set(opened_all(guest))
    guest.press("#effects-begin")
    guest.page.locator("#effects-found li, #effects-found p").first.wait_for(timeout=90_000)
    found |= set(opened_all(guest))
    assert not found, tell(sorted(found))


def test_titles_and_notifications_are_in_no_plain_word(invite: Invite) -> None:
    ann, ben = at_a_table(invite)
    found: set[str] = set()
    for each in (ann, ben):
        each.context.add_init_script(NOTIFIES.replace("ANSWER", "'granted'"))
        read_pseudo(each).page.reload()
        each.until("document.querySelector('#rack .held')")
        each.press("#settings-open")
        each.press("#bell")
        found |= set(opened_all(each))
        each.press("#settings .foot button.main")
        each.page.evaluate("window.away = true")
    pages = [ann.page, ben.page]
    mover = next(player for player in (Player(ann), Player(ben)) if player.read().yours)
    other = ben if mover.guest is ann else ann
    while (offer := mover.read()).yours:
        if not offer.sending and (offer.tiles or offer.words):
            mover.act(offer)
        mover.settle(offer)
    other.until("window.told.length")
    found |= {f"title: {each.title()}" for each in pages if plain(each.title())}
    told = [text for each in pages for note in each.evaluate("window.told") for text in note]
    found |= {f"notification: {text}" for text in told if plain(text)}
    assert not found, tell(sorted(found))
