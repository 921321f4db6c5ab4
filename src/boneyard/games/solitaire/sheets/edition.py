"""A row of answers about a solitaire as an edition."""

from typing import Any, final

from boneyard.core.edition import RuleLine
from boneyard.core.game import Game
from boneyard.core.option import Option, Value
from boneyard.games.sheet import SheetEdition


@final
class SolitaireEdition(SheetEdition):
    """One sheet's version of one solitaire."""

    def __init__(self, game: str, key: str, title: str, sheet: str, rules: Any) -> None:
        super().__init__(game, key, title, sheet, rules)
        self.questions = rules.sort

    @property
    def start_rotates(self) -> bool:
        return False

    def options(self, size: int, seats: int) -> list[Option]:
        return []

    def build(self, size: int, seats: int, options: dict[str, Value]) -> Game:
        game: Game = self.rules.builds(self.rules, size)
        return game

    def dealt_lines(self) -> list[RuleLine]:
        return []
