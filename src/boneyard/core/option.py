"""Table options: an option has a name, a kind, the allowed values and a sentence."""

from typing import Final, final

from boneyard.core.codes import SetupCode
from boneyard.core.errors import BadSetup
from boneyard.core.phrase import OR, Listing

Value = int | bool | str

NUMBER: Final = "number"
YES_NO: Final = "yes or no"
CHOICE: Final = "choice"

_YES: Final = ["yes", "on", "true", "1"]
_NO: Final = ["no", "off", "false", "0"]


@final
class Option:
    """One thing a table may settle, with the printed value as its default."""

    def __init__(
        self,
        name: str,
        says: str,
        default: Value,
        *,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
        needs: tuple[str, str, str] | None = None,
    ) -> None:
        self.name: Final = name
        self.says: Final = says
        self.default: Final = default
        self.low: Final = low
        self.high: Final = high
        self.choices: Final = choices
        # Another option, the value it must have if this one is changed, and why; None if it depends on nothing.
        self.needs: Final = needs
        self.kind: Final = CHOICE if choices else YES_NO if isinstance(default, bool) else NUMBER

    def allowed(self) -> str:
        """The allowed values in words."""
        if self.kind == CHOICE:
            return str(Listing(self.choices, OR))
        if self.kind == YES_NO:
            return "yes or no"
        return (
            f"a whole number from {self.low} to {self.high}" if self.low < self.high else f"only {self.low}"
        )

    def read(self, given: object) -> Value:
        """A given value, from Python or as text, as this option keeps it; refuses what is not allowed."""
        found = self._read_as_kind(given)
        if found is None:
            shown = given if isinstance(given, str) else show(given)
            raise BadSetup(
                SetupCode.OPTION_VALUE,
                option=self.name,
                given=shown,
                kind=self.kind,
                low=self.low,
                high=self.high,
                choices=self.choices,
            )
        return found

    def _read_as_kind(self, given: object) -> Value | None:
        text = given.strip().lower() if isinstance(given, str) else show(given)
        if self.kind == CHOICE:
            return text if text in self.choices else None
        if self.kind == YES_NO:
            return True if text in _YES else False if text in _NO else None
        if isinstance(given, bool):
            return None
        digits = text[1:] if text.startswith("-") else text
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
            return None
        number = int(text)
        return number if self.low <= number <= self.high else None


def show(value: object) -> str:
    """A value as a record writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) > 10**18:
        return "a number that's too long"  # Python refuses to print the very long ones
    return str(value)


def settle(options: list[Option], given: dict[str, object], where: str) -> dict[str, Value]:
    """All options of a table with the given values read and the others at their defaults."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadSetup(SetupCode.NO_SUCH_OPTION, edition=where, given=name, names=tuple(names))
    found = {option.name: option.read(given.get(option.name, option.default)) for option in options}
    for option in options:
        _check_needs(option, found)
    return found


def _check_needs(option: Option, settled: dict[str, Value]) -> None:
    """Refuse a value that makes no sense with another option's value."""
    if option.needs is None or settled[option.name] == option.choices[0]:
        return
    other, value, why = option.needs
    if settled[other] != value:
        raise BadSetup(
            SetupCode.OPTION_NEEDS,
            setting=f"{option.name}={show(settled[option.name])}",
            needs=f"{other}={value}",
            found=show(settled[other]),
            because=why,
        )
