"""`millhand board`: board files, checked and shown."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from millhand.cli.errors import WrongInput
from millhand.cli.options import GameName, Json, Language
from millhand.cli.output import put_json
from millhand.cli.reading import BOARD, language_of, read_text

if TYPE_CHECKING:
    from millhand.face.game import Game


board = typer.Typer(rich_markup_mode=None, suggest_commands=False)


@board.command("check", short_help="Name every fault of a board file.")
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A board file.")],
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="The game it is for; else the one that the file names."),
    ] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Check a board file and name every fault; exit code 1 if there is one."""
    from millhand.face.game import BrokenData
    from millhand.match.agreement import find_game
    from millhand.shelf import SHELF
    from millhand.words.faults import say_fault
    from millhand.words.words import Words

    tongue = language_of(language)
    if game is not None:
        find_game(SHELF, game)
    read_text(file, BOARD)
    try:
        game = game or _game_of(file)
        faults = find_game(SHELF, game).board_faults(Path(file))
    except BrokenData as error:
        faults = error.faults
    if as_json:
        told = [{"fault": one.reason, "sentence": say_fault(one, tongue)} for one in faults]
        put_json({"file": file, "game": game, "ok": not faults, "faults": told})
    elif faults:
        print(*(say_fault(fault.at(file), tongue) for fault in faults), sep="\n")
    else:
        title = find_game(SHELF, str(game)).title
        print(Words(tongue, "command").say("board-good", file=file, title=title))
    if faults:
        raise typer.Exit(1)


def _game_of(file: str) -> str:
    """The game that a board file says it is for."""
    from millhand.face.boards import read_board

    game = read_board(Path(file)).get("game")
    if not isinstance(game, str):
        raise WrongInput("board_names_no_game", file=file)
    return game


@board.command("show", short_help="Print a board file of the game.")
def show(
    game: GameName,
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[BOARD]", help="One of several boards, or a file that they name: mat …"
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Print a board file of a game, to be edited and played with --board."""
    import tomllib

    from millhand.match.agreement import find_game
    from millhand.shelf import SHELF

    found = find_game(SHELF, game)
    texts = {**found.boards(), **_named_besides(found)}
    if name is not None and name not in texts:
        raise WrongInput("board_is_unknown", word=name, known=list(texts))
    text = texts[name or next(iter(texts))]
    if as_json:
        put_json({"board": tomllib.loads(text)})
    else:
        print(text, end="")


def _named_besides(game: "Game") -> dict[str, str]:
    """The files that the boards of a game name besides themselves, such as a mat, by name."""
    import tomllib

    data = game.folder.joinpath("data")
    said = [word for text in game.boards().values() for word in tomllib.loads(text).values()]
    names = dict.fromkeys(word for word in said if isinstance(word, str) and word.endswith(".toml"))
    return {name.removesuffix(".toml"): data.joinpath(name).read_text("utf-8") for name in names}
