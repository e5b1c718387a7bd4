"""`millhand perft`, `signature`, `position`: numbers and texts for those who change the engine."""

from typing import TYPE_CHECKING, Annotated

import typer

from millhand.cli.errors import WrongInput
from millhand.cli.options import Agreed, Board, GameName, Json
from millhand.cli.output import console, progress, put_json, table
from millhand.cli.reading import MOST_SEED, POSITION, board_file, stands_already, within

if TYPE_CHECKING:
    from millhand.match.match import Match

MOST_DEPTH = 9

Players = Annotated[int, typer.Option(help="How many players.")]
Seed = Annotated[int, typer.Option(help="The seed of the shuffles.")]


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(help="How many moves deep to count.")],
    position: Annotated[
        str | None,
        typer.Option(metavar="TEXT|FILE", help="Where to begin; else at the start of a game."),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many players; else two.")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of the shuffles; else 1.")] = None,
    option: Agreed = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Count the sequences of complete moves from a position, depth by depth."""
    from time import perf_counter

    from millhand.arena.perft import perft as count
    from millhand.cli.positions import open_position

    within("--depth", depth, 1, MOST_DEPTH)
    if position is None:
        many, first = 2 if players is None else players, 1 if seed is None else seed
        match = _begin(game, many, first, option, board)
        opened, table_ = match.opened, match.table
    else:
        said = {"--players": players, "--seed": seed, "--option": option}
        stands_already(said, "--position", POSITION)
        opened, table_ = open_position(game, position, board)
    counts, began = [], perf_counter()
    with progress("counting", None, as_json):
        for number in range(1, depth + 1):
            counts.append(count(opened, table_, number))
    if as_json:
        seconds = round(perf_counter() - began, 6)
        put_json({"game": game, "depth": depth, "counts": counts, "seconds": seconds})
        return
    grid = table("depth", "sequences", numbers_from=0)
    for number, sequences in enumerate(counts, start=1):
        grid.add_row(str(number), str(sequences))
    console().print(grid)


def signature(as_json: Json = False) -> None:
    """Eight characters that stand for the behaviour of all games."""
    from millhand.arena.signature import signature as sign

    with progress("playing all games", None, as_json):
        signed = sign()
    if as_json:
        put_json({"signature": signed})
    else:
        print(signed)


def position(
    game: GameName,
    players: Players = 2,
    seed: Seed = 1,
    moves: Annotated[int, typer.Option(help="How many moves are played at random.")] = 0,
    option: Agreed = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Print a position text after some random moves, for why, perft and bug reports."""
    from millhand.notation.positions import write_position

    within("--moves", moves, 0, 1000)
    match = _begin(game, players, seed, option, board)
    _ramble(match, moves, seed)
    text = write_position(match.opened, match.table)
    if as_json:
        put_json({"game": game, "players": players, "position": text})
    else:
        print(text, end="")


def _begin(
    game: str, players: int, seed: int, options: list[str] | None, board: str | None
) -> "Match":
    """A match that has been dealt."""
    from millhand.match.agreement import open_game
    from millhand.match.dealer import Dealer
    from millhand.match.match import Match
    from millhand.shelf import SHELF

    within("--seed", seed, 0, MOST_SEED)
    match = Match(open_game(SHELF, game, players, options or (), board_file(board)))
    match.deal(Dealer(seed))
    return match


def _ramble(match: "Match", moves: int, seed: int) -> None:
    """So many moves of the bot random."""
    from millhand.arena.selfplay import bot_move
    from millhand.bots.roster import hire
    from millhand.match.dealer import Dealer

    dealer, (bot,) = Dealer(seed + 1), hire(["random"])
    for number in range(moves):
        decision = match.decision
        if decision is None:
            raise WrongInput("game_is_over_before", moves=number)
        match.play(bot_move(match, decision.seats[0], bot, dealer.chance))
        match.deal(dealer)
