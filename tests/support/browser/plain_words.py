"""What a page says in plain English while it is read in the pseudo-language: whatever escaped translation."""

import re
from typing import Any, Final

from boneyard import catalog
from boneyard.server.http.identity import BOTS, PEOPLE
from boneyard.words.language import PSEUDO
from support.browser.guests import Guest
from support.browser.pad import NAMES

# Everything that can be seen or heard: texts, names, titles. What is quoted as it is (notation, codes, what someone
# typed or said, dates, a language's own name) is left out.
_READ = """() => {
  const quoted = 'script, style, code, pre, kbd, bdi, time, .code, textarea, [data-quoted], [lang]:not(html)';
  const seen = (each) => each.checkVisibility({visibilityProperty: true}) && !each.closest(quoted);
  const found = [['title', document.title]];
  const aside = [...document.querySelectorAll(quoted)].map((each) => each.textContent.trim()).filter(Boolean);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const each = node.parentElement;
    if (node.data.trim() && each && (each.matches('option') ? seen(each.closest('select')) : seen(each))) {
      found.push([each.closest('[id]')?.id ?? each.localName, node.data.trim()]);
    }
  }
  const names = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder'];
  for (const each of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
    for (const name of names) {
      const text = each.getAttribute(name);
      if (text && seen(each)) found.push([`${each.closest('[id]')?.id ?? each.localName} ${name}`, text]);
    }
  }
  return {shown: found, aside};
}"""

_ACCENTED: Final = frozenset("ABCDEGHIJKLNORSTUWYZabcdeghijklnorstuwyz")
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_MOVE: Final = re.compile(r"> \w+")  # where a tile goes, as records write it


def _names() -> frozenset[str]:
    """Names are never translated: of people, of the house, of editions and the sheets that they come from."""
    editions = [edition for game in catalog.games() for edition in catalog.editions(game)]
    keys = [name for edition in editions for name in (edition.key, edition.key.capitalize())]
    texts = ["Boneyard", "Cid", *BOTS, *PEOPLE, *NAMES, *keys, *(edition.sheet for edition in editions)]
    return frozenset(word for text in texts for word in _WORD.findall(text))


NAMED: Final = _names()


def plain(text: str) -> list[str]:
    """The words of a text that are written in plain letters."""
    found = [
        found for found in _WORD.finditer(_MOVE.sub("", text)) if len(found[0]) > 1 and not found[0].isupper()
    ]
    return [
        each[0]
        for each in found
        if each[0].isascii() and _ACCENTED & set(each[0]) and not _is_name(each[0], each.string[each.end() :])
    ]


def _is_name(word: str, after: str) -> bool:
    return word in NAMED or (after.startswith("…") and any(name.startswith(word) for name in NAMED))


def read_pseudo(guest: Guest) -> Guest:
    """Let a guest read everything in the pseudo-language."""
    guest.context.add_cookies([{"name": "language", "value": PSEUDO, "url": guest.house.address}])
    return guest


def escaped(guest: Guest) -> list[str]:
    """The untranslated text that a page shows or reads out."""
    page: dict[str, Any] = guest.page.evaluate(_READ)
    shown: list[tuple[str, str]] = page["shown"]
    devtools = guest.context.new_cdp_session(guest.page)
    tree: list[dict[str, Any]] = devtools.send("Accessibility.getFullAXTree")["nodes"]
    devtools.detach()
    quoted = ("StaticText", "InlineTextBox", "LineBreak", "code", "time", "textbox", "RootWebArea")
    told = [
        (node["role"]["value"], str(node[part]["value"]))
        for node in tree
        for part in ("name", "description")
        if not node.get("ignored") and node["role"]["value"] not in quoted and node.get(part, {}).get("value")
    ]
    # A name made of the element's own content has been read already.
    read = {text for _, text in shown} | set(page["aside"])
    heard = [(role, text) for role, text in told if text not in read and not _made_of(text, read)]
    found = {f"{where}: {text[:120]}" for where, text in [*shown, *heard] if plain(text)}
    return sorted(found)


def _made_of(text: str, parts: set[str]) -> bool:
    for part in sorted(parts, key=len, reverse=True):
        text = text.replace(part, " ")
    return not plain(text)
