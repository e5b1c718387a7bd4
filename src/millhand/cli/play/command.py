"""`millhand play`: a whole game at the prompt."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from millhand.cli.errors import WrongInput
from millhand.cli.options import Agreed, Board, GameName, Json, Language
from millhand.cli.output import put_json
from millhand.cli.reading import (
    MOST_SEED,
    RECORD,
    board_file,
    game_name,
    language_of,
    players_for,
    read_text,
    stands_already,
    within,
)

if TYPE_CHECKING:
    from millhand.match.match import Match


def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many players; else two.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="you,canny,…", help="Who sits where: you (also twice) or bots."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The seed of the shuffles, for a rematch.")
    ] = None,
    option: Agreed = None,
    board: Board = None,
    language: Language = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="Keep every move in this file at once.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Go on with the game of a record.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play a whole game at the prompt, against bots or with others at the same keyboard."""
    from millhand.cli.play.evening import Evening
    from millhand.cli.play.keeping import fresh_file
    from millhand.cli.play.seats import read_seats, take_seats
    from millhand.cli.play.talk import Talk
    from millhand.match.dealer import Dealer

    name, tongue = game_name(game), language_of(language)
    dealer = Dealer(_seed(seed))
    if resume is not None:
        said = {"--players": players, "--option": option}
        stands_already(said, "--resume", RECORD)
        match, names, is_mended = _resumed(name, resume, board)
        names = names if seats is None else read_seats(seats, match.opened.players)
    else:
        (match, names), is_mended = _begun(name, players, seats, option, board), False
    bots = None if seats is None else take_seats(names, match.opened)
    file = None if record is None else fresh_file(record)
    if file is None and resume is not None:
        file = Path(resume)
    talk = Talk(tongue, name, aside=as_json)
    if is_mended:
        talk.tell("mended", file=str(resume), moves=len(match.journal))
    evening = Evening(match, names, dealer, talk, file, board, bots)
    code = evening.run()
    if as_json:
        put_json(evening.document())
    if code:
        raise typer.Exit(code)


def _seed(said: int | None) -> int:
    from secrets import randbelow

    return randbelow(MOST_SEED) if said is None else within("--seed", said, 0, MOST_SEED)


def _begun(
    game: str, players: int | None, seats: str | None, options: list[str] | None, board: str | None
) -> "tuple[Match, list[str]]":
    """A new match and its seats."""
    from millhand.cli.play.seats import read_seats
    from millhand.match.agreement import open_game
    from millhand.match.match import Match
    from millhand.shelf import SHELF

    count = players_for(SHELF[game], players, (seats or "").split(","))
    opened = open_game(SHELF, game, count, options or (), board_file(board))
    return Match(opened), read_seats(seats, count)


def _resumed(game: str, file: str, board: str | None) -> "tuple[Match, list[str], bool]":
    """The match of a record, verified, its seats, and whether its end had to be mended."""
    from millhand.notation.record import match_of, parse_record
    from millhand.shelf import SHELF

    record = parse_record(read_text(file, RECORD), file, mend=True)
    match, names = match_of(SHELF, record, board_file(board)), record.names
    if match.opened.game.name != game:
        raise WrongInput(
            "record_is_of_another_game", file=file, game=match.opened.game.name, wanted=game
        )
    if len(names) != match.opened.players:
        raise WrongInput(
            "record_has_other_seats", file=file, seats=len(names), players=match.opened.players
        )
    return match, names, record.torn
