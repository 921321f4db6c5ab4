"""Pages to read, for every game and edition, in wide and narrow terminals."""

import pytest

from boneyard import catalog
from boneyard.terminal.commands import pages
from boneyard.terminal.console.signs import ASCII, UNICODE, Signs
from boneyard.terminal.play import screen
from boneyard.words.rules import rulebook
from support.terminal.person import talk_to, typing


@pytest.mark.parametrize("signs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_pages_fit_the_width_and_leave_nothing_out(width: int, signs: Signs) -> None:
    for game in catalog.games():
        console, seen = talk_to(typing([]), width, signs)
        pages.show_games(console)
        pages.show_editions(console, game)
        for edition in catalog.editions(game):
            console, page = talk_to(typing([]), width, signs)
            screen.show_rules(console, edition)
            words = " ".join(page.getvalue().split())
            for line in rulebook.page(edition):
                assert " ".join(line.all_said.split()) in words
            seen.write(page.getvalue())
        text = seen.getvalue()
        assert [line for line in text.splitlines() if len(line) > width] == []
        assert signs is UNICODE or text.isascii()


def test_questions_keep_their_order_where_only_some_ask_them() -> None:
    console, seen = talk_to(typing([]), 120)
    pages.show_editions(console, "draw")
    text = seen.getvalue()
    assert text.index("Who leads") < text.index("No one can lead") < text.index("Doubles")
