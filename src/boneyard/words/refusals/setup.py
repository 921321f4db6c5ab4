"""Why a table, an edition or an option isn't possible, and what is."""

from typing import Final

from boneyard.core.codes import SetupCode
from boneyard.core.option import CHOICE, YES_NO
from boneyard.core.phrase import marked
from boneyard.words.language import _, number, say
from boneyard.words.refusals.audience import Audience, Sentences, all_of, any_of, with_hint

Names = tuple[str, ...]


def no_such_game(to: Audience, given: str, names: Names) -> str:
    """A game that no one here knows."""
    sentence = _("There's no game {given!r}. The games are {names}.", given=given, names=all_of(names))
    return with_hint(sentence, given, names)


def no_such_edition(to: Audience, game: str, given: str, names: Names) -> str:
    """An edition that a game doesn't have."""
    sentence = _(
        "{game} has no edition {given!r}. It has {names}.", game=game, given=given, names=all_of(names)
    )
    return with_hint(sentence, given, names)


def no_such_option(to: Audience, edition: str, given: str, names: Names) -> str:
    """An option that an edition doesn't have."""
    sentence = _(
        "{edition} has no option {given!r}. It has {names}.",
        edition=edition,
        given=given,
        names=all_of(names),
    )
    return with_hint(sentence, given, names)


def no_such_answer(to: Audience, edition: str, given: str, names: Names) -> str:
    """A question that an edition doesn't ask."""
    sentence = _(
        "{edition} has no answer named {given!r}. It has {names}.",
        edition=edition,
        given=given,
        names=all_of(names),
    )
    return with_hint(sentence, given, names)


def answer_value(to: Audience, answer: str, given: str, names: Names) -> str:
    """An answer that a question doesn't take."""
    sentence = _(
        "{answer} can't be {given}. It takes {names}.", answer=answer, given=given, names=any_of(names)
    )
    return with_hint(sentence, given.strip("'"), names)


def option_value(
    to: Audience, option: str, given: str, kind: str, low: int, high: int, choices: Names
) -> str:
    """A value that an option doesn't take."""
    if kind == CHOICE:
        sentence = _(
            "The option {option} can't be {given!r}. It takes {choices}.",
            option=option,
            given=given,
            choices=any_of(choices),
        )
        return with_hint(sentence, given, choices)
    if kind == YES_NO:
        return _("The option {option} can't be {given!r}. It takes yes or no.", option=option, given=given)
    if low == high:
        return _(
            "The option {option} can't be {given!r}. It takes only {low}.",
            option=option,
            given=given,
            low=low,
        )
    return _(
        "The option {option} can't be {given!r}. It takes a whole number from {low} to {high}.",
        option=option,
        given=given,
        low=number(low),
        high=number(high),
    )


def no_such_set(to: Audience, edition: str, size: int, sizes: tuple[int, ...]) -> str:
    """A set that an edition isn't played with."""
    return _(
        "{edition} isn't played with double-{size}. It takes {sizes}.",
        edition=edition,
        size=size,
        sizes=any_of([_("double-{size}", size=each) for each in sizes]),
    )


def option_needs(to: Audience, setting: str, needs: str, found: str, because: str) -> str:
    """An option's value that makes no sense without another option's value."""
    return _(
        "{setting} needs {needs}, not {found}: {because}.",
        setting=setting,
        needs=needs,
        found=found,
        because=say(because),
    )


def wrong_players(
    to: Audience, edition: str, size: int, players: int, low: int, high: int, printed: tuple[int, int]
) -> str:
    """A number of players that an edition doesn't take."""
    if high == 1:
        return _(
            "{edition} with double-{size} is for exactly 1 player, not {players}.",
            edition=edition,
            size=size,
            players=players,
        )
    if low == high:
        return _(
            "{edition} with double-{size} is for exactly {low} players, not {players}.",
            edition=edition,
            size=size,
            low=low,
            players=players,
        )
    if printed == (low, high):
        return _(
            "{edition} with double-{size} is for {low} to {high} players, not {players}.",
            edition=edition,
            size=size,
            low=low,
            high=high,
            players=players,
        )
    return _(
        "{edition} with double-{size} is for {low} to {high} players (printed for {least} to {most}), "
        "not {players}.",
        edition=edition,
        size=size,
        low=low,
        high=high,
        least=printed[0],
        most=printed[1],
        players=players,
    )


def no_name_to_start(to: Audience, name: str, several: bool) -> str:
    """A name that doesn't say which seat starts."""
    if several:
        return _(
            "Who starts? Several players are called {name!r}. Give the seat number, counting from 0.",
            name=name,
        )
    return _("Who starts? No one is called {name!r}. Give the seat number, counting from 0.", name=name)


SENTENCES: Final[Sentences] = {
    SetupCode.NO_SUCH_GAME: no_such_game,
    SetupCode.GAME_NOT_TEXT: marked("A game's name is a text like muggins, not {given}."),
    SetupCode.NO_SUCH_EDITION: no_such_edition,
    SetupCode.EDITION_NOT_TEXT: marked("An edition's name is a text like cardinal, not {given}."),
    SetupCode.OTHER_GAME: marked("{edition} is an edition of {of}, not of {game}."),
    SetupCode.PUBLISHED: marked(
        "{edition} is a published edition. Choose another name for your house rules."
    ),
    SetupCode.NO_SUCH_SET: no_such_set,
    SetupCode.SET_NOT_WHOLE: marked("The set is a whole number like 6 for double-six, not {given}."),
    SetupCode.PLAYERS_NOT_WHOLE: marked("The number of players is a whole number like 2, not {given}."),
    SetupCode.WRONG_PLAYERS: wrong_players,
    SetupCode.NOT_PLAYERS: marked("The players are a list of names or a number of seats, not {given}."),
    SetupCode.NOT_A_NAME: marked(
        "{given} can't be a player's name. Use a text without commas, # or line breaks."
    ),
    SetupCode.NO_SUCH_OPTION: no_such_option,
    SetupCode.OPTION_FOR_OTHERS: marked(
        "{edition} has no option {option!r} for {players} players, only for {having}."
    ),
    SetupCode.OPTION_VALUE: option_value,
    SetupCode.OPTION_NEEDS: option_needs,
    SetupCode.NOT_OPTIONS: marked("Options are names with values, like {{'target': 50}}, not {given}."),
    SetupCode.START_DECIDED: marked("You can't choose who starts: the rules of {edition} decide that."),
    SetupCode.NO_SEAT_TO_START: marked("Seat {given} can't start: this table has seats 0 to {last}."),
    SetupCode.NO_NAME_TO_START: no_name_to_start,
    SetupCode.START_NOT_WHOLE: marked(
        "Who starts is a whole number like 0 for the first seat, or a player's name, not {given}."
    ),
    SetupCode.NOT_A_SEED: marked("A seed is a whole number or a text, not {given}."),
    SetupCode.SEED_TOO_LONG: marked("A seed is a whole number of at most a hundred digits, or a text."),
    SetupCode.NO_SEED: marked("This match has no seed to shuffle with: its deals come from its record."),
    SetupCode.NO_DEAL: marked("{tries} shuffles gave no deal that works for {edition} with these options."),
    SetupCode.NO_DEAL_FOR_GAME: marked("{tries} shuffles gave no deal that works for {game}."),
    SetupCode.NO_SAMPLER: marked(
        "Nothing here can guess what is face down. Import boneyard, which brings the bots along."
    ),
    SetupCode.NO_SUCH_ANSWER: no_such_answer,
    SetupCode.ANSWER_VALUE: answer_value,
    SetupCode.SET_VALUE: marked("The set can't be {given}. {edition} takes {sizes}."),
    SetupCode.MISSING_FAMILY: marked(
        "boneyard.{room} has nothing for the family {family!r} yet: register {wanted}."
    ),
    SetupCode.CANNOT_READ: marked("{path} can't be read: {reason}."),
    SetupCode.NOT_UTF8: marked("{path} isn't a UTF-8 text file."),
}
