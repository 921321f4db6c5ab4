"""The codes of what core refuses: moves in any game, impossible tables, and positions."""

from boneyard.core.errors import Code


class MoveCode(Code):
    """Why a move is refused, or can't be read, whatever the game."""

    # Whose turn it is.
    NOT_YOUR_TURN = "not-your-turn"
    NOTHING_TO_CHOOSE = "nothing-to-choose"
    ROUND_OVER = "round-over"
    MATCH_OVER = "match-over"
    NO_SUCH_SEAT = "no-such-seat"
    NAME_THE_SEAT = "name-the-seat"  # several seats may make the same call

    # What a text or a number means.
    NOT_A_MOVE = "not-a-move"
    NOT_A_MOVE_HERE = "not-a-move-here"  # it is one of other games
    NOT_A_MOVE_ANYWHERE = "not-a-move-anywhere"
    MOVE_OF_SEVERAL_GAMES = "move-of-several-games"
    NOT_A_TEXT = "not-a-text"
    NOT_A_MOVE_OR_TEXT = "not-a-move-or-text"
    SEVERAL_MEANINGS = "several-meanings"
    NOT_A_TILE = "not-a-tile"
    NO_FACE = "no-face"
    NO_SUCH_ACTION = "no-such-action"
    NO_SUCH_ACTION_IN_GAME = "no-such-action-in-game"

    # What the rules allow now.
    NO_SUCH_TILE = "no-such-tile"
    NOT_HELD = "not-held"
    ELSEWHERE = "tile-elsewhere"
    DOES_NOT_FIT = "does-not-fit"
    CANNOT_LEAVE = "cannot-leave"
    EITHER_WAY = "either-way-around"
    MUST_PLAY = "must-play"
    DRAW_FIRST = "draw-first"
    BONEYARD_EMPTY = "boneyard-empty"
    DRAWN_ALREADY = "drawn-already"

    # The course of a match.
    NO_ROUND = "no-round"
    NO_NEXT_ROUND = "no-next-round"
    CANNOT_UNDO = "cannot-undo"
    CANNOT_REDO = "cannot-redo"
    NOT_A_COUNT = "not-a-count"


class SetupCode(Code):
    """Why a table, an edition or an option isn't possible."""

    NO_SUCH_GAME = "no-such-game"
    GAME_NOT_TEXT = "game-not-text"
    NO_SUCH_EDITION = "no-such-edition"
    EDITION_NOT_TEXT = "edition-not-text"
    OTHER_GAME = "edition-of-other-game"
    PUBLISHED = "published-edition"
    NO_SUCH_SET = "no-such-set"
    SET_NOT_WHOLE = "set-not-whole"
    PLAYERS_NOT_WHOLE = "players-not-whole"
    WRONG_PLAYERS = "wrong-players"
    NOT_PLAYERS = "not-players"
    NOT_A_NAME = "not-a-name"
    NO_SUCH_OPTION = "no-such-option"
    OPTION_FOR_OTHERS = "option-for-other-tables"
    OPTION_VALUE = "option-value"
    OPTION_NEEDS = "option-needs"
    NOT_OPTIONS = "not-options"
    START_DECIDED = "start-decided"
    NO_SEAT_TO_START = "no-seat-to-start"
    NO_NAME_TO_START = "no-name-to-start"
    START_NOT_WHOLE = "start-not-whole"
    NOT_A_SEED = "not-a-seed"
    SEED_TOO_LONG = "seed-too-long"
    NO_SEED = "no-seed"
    NO_DEAL = "no-deal"
    NO_DEAL_FOR_GAME = "no-deal-for-game"
    NO_SAMPLER = "no-sampler"
    NO_SUCH_ANSWER = "no-such-answer"
    ANSWER_VALUE = "answer-value"
    SET_VALUE = "set-value"
    MISSING_FAMILY = "missing-family"
    CANNOT_READ = "file-cannot-be-read"
    NOT_UTF8 = "file-not-utf-8"


class PositionCode(Code):
    """Why a line of text is no position."""

    IN_FIELD = "position-field"  # with the field, and what is wrong with it as `why`
    NOT_PLAYABLE = "position-not-playable"
    STUCK = "position-stuck"
    NOT_A_LINE = "position-not-a-line"
    SEVERAL_LINES = "position-several-lines"
    NO_EDITION = "position-no-edition"
    BAD_OPTION = "position-option"
    FIELD_TWICE = "position-field-twice"
    FIELD_EMPTY = "position-field-empty"
    NO_SUCH_FIELD = "position-no-such-field"
    WRONG_PLAYERS = "position-wrong-players"

    # What is wrong with a field.
    TILE_NOT_IN_SET = "position-tile-not-in-set"
    TILE_TWICE = "position-tile-twice"
    ROWS = "position-rows"
    NUMBER_RANGE = "position-number-range"
    NUMBERS = "position-numbers"
    NOT_WHOLE = "position-not-whole"
    NO_SUCH_SEAT = "position-no-such-seat"
    SEAT_TWICE = "position-seat-twice"
    CHOICE = "position-choice"
    ROUND_RANGE = "position-round-range"
    NOT_IN_HAND = "position-not-in-hand"
