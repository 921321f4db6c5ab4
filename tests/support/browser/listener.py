"""Someone who cannot see the page: keys in, and out only what the accessibility tree holds."""

import time
from dataclasses import dataclass, field
from typing import Any

from boneyard.core.rng import Rng, rng_for
from support.browser.guests import Guest

TABLE, HAND, MOVES = (
    "The table",
    "Your tiles",
    "Moves",
)  # the parts of a page, by the names that they announce
_PAUSE = 0.03  # seconds between two looks
_PATIENCE = 40.0  # seconds
_GAME = 280.0  # seconds that a whole game may take
_BY_HAND = "can be placed"  # said of a tile that stays where you put it
_STOPS = 80  # presses of Tab after which one has been all round the page
_STEPS = 130  # arrow keys to the end of a long row


@dataclass(frozen=True)
class Thing:
    """A node of the tree: what is read out when it gets the focus."""

    role: str
    name: str
    within: tuple[str, ...]  # the names of what it is part of
    focused: bool = False
    pressed: bool = False
    live: bool = False
    described: str = ""

    def is_in(self, part: str) -> bool:
        return part in self.within


def _thing(node: dict[str, Any], within: tuple[str, ...], live: bool) -> Thing:
    facts = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    text = {key: str(node.get(key, {}).get("value", "")) for key in ("role", "name", "description")}
    return Thing(
        text["role"],
        text["name"],
        within,
        facts.get("focused") is True,
        facts.get("pressed") in (True, "true"),
        live or facts.get("live") in ("polite", "assertive"),
        text["description"],
    )


@dataclass
class Listener:
    """A person with a screen reader, with chance for a head."""

    guest: Guest
    seed: str
    heard: list[str] = field(default_factory=list)
    moves: int = 0
    rng: Rng = field(init=False)
    _tried: list[str] = field(default_factory=list)
    _before: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.rng = rng_for(f"listener {self.seed}")
        self._line = self.guest.context.new_cdp_session(self.guest.page)
        self._line.send("Accessibility.enable")

    # --- listening

    def things(self) -> list[Thing]:
        """The whole tree, from its top to its end; what is announced meanwhile is heard."""
        nodes = self._line.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        found: list[Thing] = []

        def walk(id: str, within: tuple[str, ...], live: bool) -> None:
            node = known.get(id)
            if node is None:
                return
            inside = within
            if not node.get("ignored"):
                thing = _thing(node, within, live)
                found.append(thing)
                live = thing.live
                inside = (*within, thing.name) if thing.name and thing.role != "StaticText" else within
            for child in node.get("childIds", ()):
                walk(child, inside, live)

        walk(nodes[0]["nodeId"], (), False)
        self._hear(tuple(each.name for each in found if each.live and each.role == "StaticText"))
        return found

    def _hear(self, said: tuple[str, ...]) -> None:
        """What a live region has gained since the last look: new lines come at its end."""
        start = next((at for at in range(len(self._before) + 1) if self._starts(said, at)), 0)
        self.heard += said[len(self._before) - start :]
        self._before = said

    def _starts(self, said: tuple[str, ...], at: int) -> bool:
        rest = self._before[at:]
        return said[: len(rest)] == rest

    @property
    def title(self) -> str:
        """The name of the page, which is read when it changes."""
        return self.things()[0].name

    def focus(self) -> Thing | None:
        """What has the focus: one branch of the tree, which costs far less than all of it."""
        found = self._line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        if "objectId" not in found:
            return None
        branch = self._line.send("Accessibility.getAXNodeAndAncestors", {"objectId": found["objectId"]})[
            "nodes"
        ]
        within: tuple[str, ...] = ()
        for node in reversed(branch[1:]):
            above = _thing(node, within, False)
            if not node.get("ignored") and above.name and above.role != "StaticText":
                within = (*within, above.name)
        here = _thing(branch[0], within, False)
        return here if here.focused and here.role != "RootWebArea" else None

    # --- keys

    def key(self, name: str) -> None:
        self.guest.page.keyboard.press(name)

    def tab_to(self, part: str, name: str = "") -> Thing:
        """Press Tab until something in this part of the page has the focus, or what has this name there."""
        for _ in range(_STOPS):
            here = self.focus()
            if here is not None and (not part or here.is_in(part)) and (not name or here.name == name):
                return here
            self.key("Tab")
        raise AssertionError(f"Tab never comes to {name or 'anything'} in {part}, but to {self.focus()}")

    def press(self, part: str, name: str) -> None:
        """Find a button with Tab and press it."""
        self.tab_to(part, name)
        self.key("Enter")

    def walk_to(self, part: str, names: list[str]) -> Thing:
        """Go with the arrow keys, to one side and then to the other, until something with such a name has the focus."""
        here = self.tab_to(part)
        for way in ("ArrowLeft", "ArrowRight"):
            for _ in range(_STEPS):
                if here.name in names and here.is_in(part):
                    return here
                self.key(way)
                there = self.focus()
                if there == here or there is None:
                    break
                here = there
        if here.name in names:
            return here
        raise AssertionError(f"the arrow keys never come to {names} in {part}, but to {here}")

    # --- playing

    def any_of(self, names: list[str]) -> str:
        return names[self.rng.below(len(names))]

    def play(self, most: int = 10_000) -> None:
        """Play until the game is over; a solitaire that goes on for longer than this is given up."""
        since, last = time.monotonic(), ""
        end = since + _GAME
        while True:
            assert time.monotonic() < end, f"this goes on for ever: {self.moves} {self.heard[-12:]}"
            things = self.things()
            title = things[0].name
            buttons = [each.name for each in things if each.role == "button" and each.is_in(MOVES)]
            if title.startswith("Game over"):
                return
            if (moment := f"{title} {self.moves} {len(self.heard)} {self._tried}") != last:
                since, last = time.monotonic(), moment
            assert time.monotonic() - since < _PATIENCE, f"nothing goes on: {self.heard[-6:]} {things}"
            try:
                if title.startswith(("Round over", "Hand over")) and buttons:
                    self.press(MOVES, buttons[0])
                    self._wait_while(title)
                elif title.startswith("Your turn"):
                    self._act(things, buttons, self.moves >= most)
            except AssertionError:
                # What was looked for may be gone because the game went on in the meantime.
                if self.things()[0].name == title:
                    raise
            time.sleep(_PAUSE)

    def _wait_while(self, title: str) -> None:
        """Wait until the page has another title: what was pressed takes a moment to show."""
        end = time.monotonic() + _PATIENCE
        while self.things()[0].name == title and time.monotonic() < end:
            time.sleep(_PAUSE)

    def _act(self, things: list[Thing], buttons: list[str], tired: bool) -> None:
        tiles = [each for each in things if each.role == "button" and (each.is_in(HAND) or each.is_in(TABLE))]
        chosen = [each for each in tiles if each.pressed]
        can = [each for each in buttons if each not in ("Give up", "Clear")]
        if tired and "Give up" in buttons:
            self.press(MOVES, "Give up")
            self.press("Give up this game?", "Give up")
        elif tired and (back := [each for each in buttons if each in ("Clear", "Take all back")]):
            self.press(MOVES, back[0])
        elif tired:
            self.key("Escape")
        elif not can and any(each.name.endswith(_BY_HAND) for each in tiles):
            self._choose([each for each in tiles if each.name.endswith(_BY_HAND)])
        elif can and (chosen or not self._open(tiles, HAND, TABLE) or not self.rng.below(3)):
            self._play(self.any_of(can))
        elif chosen:
            self._go_on(tiles, [each.name for each in chosen])
        else:
            self._choose(self._open(tiles, HAND, TABLE))

    def _open(self, tiles: list[Thing], *parts: str) -> list[Thing]:
        """Tiles that can be chosen, by what is said of them."""
        signs = (", playable", "can be chosen", " place", " places", "goes with it", _BY_HAND)
        return [
            each
            for each in tiles
            if each.name.endswith(signs) and not each.pressed and any(each.is_in(part) for part in parts)
        ]

    def _choose(self, tiles: list[Thing]) -> None:
        fresh = [each for each in tiles if each.name not in self._tried] or tiles
        if not fresh:
            return
        tile = fresh[self.rng.below(len(fresh))]
        self._tried.append(tile.name)
        self.walk_to(HAND if tile.is_in(HAND) else TABLE, [tile.name])
        self.key("Enter")
        if tile.name.endswith(_BY_HAND):
            # It is announced that N goes on to the next place that fits, and Enter puts it down.
            self.key("n")
            self.key("Enter")
            self.moves += 1

    def _go_on(self, tiles: list[Thing], chosen: list[str]) -> None:
        """Something is chosen, and not yet a whole move: go to what it asks for next."""
        places = [each for each in tiles if each.is_in(TABLE) and not each.pressed]
        wanted = [each for each in places if not each.name.endswith(", playable")]
        mates = [each for each in wanted if each.name.endswith("goes with it")] or wanted
        mates += [each for each in self._open(tiles, HAND) if each.name.endswith("goes with it")]
        if not mates:
            return
        names = [each.name for each in mates]
        before = len(self.heard)
        part = HAND if mates[0].is_in(HAND) else TABLE
        found = self.walk_to(part, names)
        self.key("Enter")
        self._tried.append(found.name)
        self._settle(before)

    def _play(self, button: str) -> None:
        before = len(self.heard)
        self.press(MOVES, button)
        self._settle(before)

    def _settle(self, before: int) -> None:
        """Wait a moment for what comes of it."""
        self.moves += 1
        self._tried.clear()
        end = time.monotonic() + 3
        while time.monotonic() < end:
            self.things()
            if len(self.heard) > before:
                return
            time.sleep(_PAUSE)
