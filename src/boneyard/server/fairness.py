"""What is told of the shuffles: the hash of the one that counts now, and those that may be known."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boneyard.core.match import Match, Round
from boneyard.server.situation import text_of

if TYPE_CHECKING:
    from boneyard.server.table import LiveTable


class Fairness:
    """The shuffles of one table, all of its matches in one row of numbers."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._revealed: dict[int, str] = {}
        self._shown: dict[int, bool] = {}  # by number: whether everybody has seen every tile of that round

    def forget(self, serial: int) -> None:
        """Look again at a round that goes on once more."""
        self._shown.pop(serial, None)

    def told(self) -> str:
        """The hash of the round that is played or comes next, and the shuffles of this match that are over."""
        table, match = self._table, self._table.match
        number = match.round.number if match is not None and match.rounds else 1
        if table.moment == "round-over" and table.before + number + 1 in table.shuffles:
            number += 1
        shown = table.shuffles.get(table.before + number)
        going_on = table.phase in ("waiting", "playing") and shown is not None
        promise = text_of(
            {
                "hash": shown.hash if shown is not None and going_on else None,
                "round": number,
                "deal": table.deal,
                "never": table.game.never_told,
            }
        )
        over = "" if match is None else ",".join(self._open(match, table.before))
        return f'{promise[:-1]},"revealed":[{over}]}}'

    def earlier(self) -> str:
        """The shuffles of the matches that were played here before this one."""
        found, before = [], 0
        for number, match in enumerate(self._table.past, 1):
            over = ",".join(self._open(match, before))
            found.append(f'{{"match":{number},"revealed":[{over}]}}')
            before += len(match.rounds)
        return f"[{','.join(found)}]"

    def _open(self, match: Match, before: int) -> list[str]:
        return [self._telling(before + each.number, each.number) for each in self.known(match, before)]

    def known(self, match: Match, before: int) -> Sequence[Round]:
        """The rounds whose shuffle may be known: not where it would show tiles that the game keeps hidden."""
        if match.game.never_told:
            return ()
        if match.result is not None:
            return match.rounds
        over = match.rounds if match.rounds and match.round_over else match.rounds[:-1]
        return [each for each in over if self._all_shown(match, each, before + each.number)]

    def _all_shown(self, match: Match, round_: Round, serial: int) -> bool:
        """Whether everybody has seen every tile of a round that is over."""
        if match.game.always_shown:
            return True
        found = self._shown.get(serial)
        if found is None:
            found = self._shown[serial] = not match.game.unseen(match.game.look(round_.state, None))
        return found

    def _telling(self, serial: int, number: int) -> str:
        found = self._revealed.get(serial)
        if found is None:
            kept = self._table.shuffles[serial]
            told: dict[str, Any] = {
                "round": number,
                "salt": kept.salt,
                "order": kept.tiles,
                "hash": kept.hash,
            }
            found = self._revealed[serial] = text_of(told)
        return found
