"""What games, editions and bots are called."""

import re
from pathlib import Path

from boneyard import catalog
from boneyard.bots import BOTS
from boneyard.words.titles import bot_title, edition_title, table_title

SCRIPT = Path(__file__).parents[2] / "src/boneyard/web/static/lib/text.js"


def test_the_pages_and_the_scripts_name_every_bot() -> None:
    text = SCRIPT.read_text("utf-8")
    named = set(
        re.findall(r'pgettext\("bot", "(\w+)"\)', text[text.index("function botName") :].partition("\n}")[0])
    )
    assert named == {bot_title(name) for name in BOTS}


def test_a_table_is_called_by_the_game_that_was_chosen_and_its_rules_by_what_the_sheet_says() -> None:
    texas = catalog.edition("forty-two", "cardinal")
    assert edition_title(texas) == "Four-Hand Texas"
    assert table_title(texas, 6, 4) == "Forty-Two"
    pool = catalog.edition("tiddle-a-wink", "cardinal-pool")
    assert table_title(pool, 6, 6) == edition_title(pool)
