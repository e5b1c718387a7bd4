"""Positions as short texts, for tests, puzzles and bug reports.

    birmingham 2 players; rail; round 2; red to act
    red money 9; red hand coal_mine stone
    red coal_mine-2 at dudley.1 holding 1; blue link dudley birmingham

The first statement names the game and the number of players, then options may follow
(`option introductory=true`); every other statement belongs to the game. Statements end with a
semicolon or a line; what follows a # is a remark.
"""

from collections.abc import Mapping
from pathlib import Path

from millhand.face.faults import Fault
from millhand.face.game import Game, OpenGame, OptionValue, Unsupported
from millhand.face.spelling import Unclear, is_number
from millhand.kernel.table import Table
from millhand.match.agreement import BadOpening, open_game
from millhand.notation.moves import Unreadable


def statements(text: str) -> list[list[str]]:
    """The statements of a text, each as its words."""
    lines = [line.split("#")[0] for line in text.splitlines()]
    said = [part.replace(",", " ").lower().split() for line in lines for part in line.split(";")]
    return [words for words in said if words]


def read_position(
    shelf: Mapping[str, Game], text: str, board: Path | None = None
) -> tuple[OpenGame, Table]:
    """The game and the table that a text describes; Unreadable says what is wrong."""
    said = statements(text)
    if not said:
        raise Unreadable("position_is_empty")
    opened = _open(shelf, said, board)
    table = opened.lay()
    for words in said[1:]:
        if words[0] != "option":
            try:
                opened.arrange(table, words)
            except Unclear as error:
                said_so = " ".join(words)
                fault = error.fault
                raise Unreadable("statement_is_unclear", statement=said_so, fault=fault) from error
    try:
        opened.settle(table)
    except Unclear as error:
        raise Unreadable("position_contradicts_itself", fault=error.fault) from error
    return opened, table


def _open(shelf: Mapping[str, Game], said: list[list[str]], board: Path | None) -> OpenGame:
    head = said[0]
    if len(head) != 3 or head[2] != "players" or not is_number(head[1]):
        example = "birmingham 2 players"
        raise Unreadable("position_needs_a_game", statement=" ".join(head), example=example)
    if ["option"] in said:
        fault = Fault("say_so", examples=["option introductory=true"])
        raise Unreadable("statement_is_unclear", statement="option", fault=fault)
    options = [word for words in said[1:] if words[0] == "option" for word in words[1:]]
    try:
        return open_game(shelf, head[0], int(head[1]), options, board)
    except BadOpening as error:
        raise Unreadable(error.fault.reason, **error.fault.facts) from error


def write_position(opened: OpenGame, table: Table) -> str:
    """A text from which `read_position` makes the same position again."""
    said = [f"{opened.game.name} {opened.players} players"]
    said += [f"option {name}={_say(value)}" for name, value in changed_options(opened).items()]
    return "\n".join([*said, *opened.describe(table)]) + "\n"


def changed_options(opened: OpenGame, rules: int | None = None) -> dict[str, OptionValue]:
    """The options that differ from their defaults, today's or those of a version of the rules."""
    version = opened.game.rules_version if rules is None else rules
    defaults = {option.name: option.default_in(version) for option in opened.game.options}
    return {name: value for name, value in opened.options.items() if value != defaults[name]}


def departures(opened: OpenGame) -> dict[str, OptionValue]:
    """The options that are worth telling.

    Where options follow another one (a preset), that one is told always, and its followers only
    where they depart from it.
    """
    game, agreed = opened.game, opened.options
    leaders = {option.name for option in game.options} & {one.default for one in game.options}
    try:
        led = game.open(opened.players, {name: agreed[name] for name in leaders}).options
    except Unsupported:  # the leader alone cannot be played: everything is told
        return changed_options(opened)
    return {name: value for name, value in agreed.items() if name in leaders or value != led[name]}


def _say(value: OptionValue) -> str:
    return str(value).lower()
