"""Spanish in a browser that asks for it: a round from the first tile to the last, and the switch to English."""

import re

from browser.conftest import Invite
from support.browser.guests import PHONE, Guest
from support.browser.inspection import examine
from support.browser.player import sit_down

_ASKED = re.compile(r"Tu turno|Sal con|No puedes jugar|Elige|Le toca|La ronda|La partida|¡Ganaste|^$")
_TOLD = re.compile(
    r"(^Ronda \d+$|Se repartió la ronda \d+|(Saliste|\w+ salió) con \d-\d|(Jugaste|\w+ jugó) \d-\d en el \d"
    r"|(Pasaste|\w+ pasó)|(Jugaste|\w+ jugó) la última ficha|La ronda está trancada"
    r"|Empate|(Anotas|\w+ anota) \d+ puntos?)\b"
)
_BUTTON = re.compile(
    r"Jugar|Salir con|Pasar|Limpiar|Próxima|Deshacer|Revancha|Partida nueva|Todos los juegos|Repetición"
)


def test_a_round_is_played_in_spanish_and_the_switch_turns_the_page_to_english_and_back(
    invite: Invite,
) -> None:
    guest = invite(PHONE, locale="es-MX", reduced_motion="reduce")
    player = sit_down(guest, "block", "cardinal")
    assert guest.page.get_attribute("html", "lang") == "es"
    asked: set[str] = set()
    buttons: set[str] = set()
    while not (offer := player.wait()).over:
        asked.add(guest.page.locator("#ask").inner_text())
        buttons |= _buttons(guest)
        player.act(offer)
        player.settle(offer)
    examine(guest)
    asked.add(guest.page.locator("#ask").inner_text())
    buttons |= _buttons(guest)
    told = guest.page.locator("#log li").all_text_contents()
    assert [text for text in asked if not _ASKED.search(text)] == []
    assert [text for text in buttons if not _BUTTON.match(text)] == []
    assert [text for text in told if not _TOLD.search(text)] == []
    assert len(told) > 5
    assert guest.page.title() == "Ronda terminada · Bloqueo"
    assert guest.page.locator("#card h2").inner_text() == "La ronda 1 terminó"

    table = guest.page.url
    _switch(guest, "en")
    assert guest.page.url == table
    assert guest.page.title() == "Round over · Block"
    assert guest.page.locator("#card h2").inner_text() == "Round 1 is over"
    assert _buttons(guest) >= {"Next round"}
    _switch(guest, "es")
    assert guest.page.url == table
    assert guest.page.title() == "Ronda terminada · Bloqueo"
    assert guest.page.locator("#log li").all_text_contents() == told


def _buttons(guest: Guest) -> set[str]:
    return {text.strip() for text in guest.page.locator("#actions button:visible").all_inner_texts()}


def _switch(guest: Guest, language: str) -> None:
    guest.press("#settings-open")
    with guest.page.expect_navigation():
        guest.press(f"dialog[open] .languages [value={language}]")
    guest.until("document.querySelector('#card h2')?.textContent")
