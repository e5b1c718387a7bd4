"""`millhand hint`: the best three turns in a position or at a moment of a record, and why."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from millhand.cli.errors import WrongInput
from millhand.cli.options import Board, GameName, Json, Language
from millhand.cli.output import console, put_json, say
from millhand.cli.reading import MOST_SEED, game_name, language_of, out_of_range, within

if TYPE_CHECKING:
    from millhand.advice.adviser import Advice, Budget
    from millhand.advice.telling import ToldTurn
    from millhand.match.match import Match

LEAST_SECONDS, MOST_SECONDS = 0.1, 600.0
MOST_ROLLS = 1_000_000
USUAL_SECONDS = 5.0
"""So long is waited, if nothing else is said."""
MARGIN = "   "


def hint(
    game: GameName,
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION", help="A position text, a file with one, a record, or - for stdin."
        ),
    ],
    at: Annotated[
        int | None,
        typer.Option(metavar="MOVE", help="Of a record: after so many moves; else at its end."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="COLOUR", help="For whom; else for whoever is asked.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="How long to think; 5 seconds at most without it.")
    ] = None,
    rolls: Annotated[
        int | None, typer.Option(help="How many rolls to compare turns by; then no clock decides.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of what is imagined.")] = 0,
    language: Language = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Tell the best three turns of a seat by what it may know, how far apart they are, and why."""
    from millhand.advice.adviser import Adviser
    from millhand.advice.telling import told
    from millhand.cli.positions import open_moment

    tongue, name = language_of(language), game_name(game)
    thought, chance = budget(seconds, rolls), within("--seed", seed, 0, MOST_SEED)
    match = open_moment(name, position, at, board)
    who = asked_seat(match, seat)
    adviser = Adviser(match.opened)
    advice = adviser.advise(match.table, who, thought, chance)
    turns = told(match.opened, advice, tongue, adviser.shares)
    if as_json:
        put_json(document(match, advice, turns))
        return
    out = console()
    for line in lines(turns):
        say(out, line, MARGIN)


def budget(seconds: float | None, rolls: int | None) -> "Budget":
    """How long may be thought: as many rolls as said, as many as fit into a time, or both."""
    from millhand.advice.adviser import Budget

    if seconds is not None and not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        bounds = (f"{LEAST_SECONDS:g}", f"{MOST_SECONDS:g}")
        raise out_of_range("--seconds", f"{seconds:g}", *bounds)
    if rolls is not None:
        return Budget(within("--rolls", rolls, 1, MOST_ROLLS), seconds)
    return Budget(seconds=USUAL_SECONDS) if seconds is None else Budget(MOST_ROLLS, seconds)


def asked_seat(match: "Match", colour: str | None) -> int:
    """The seat of a colour, or whoever is asked; WrongInput where that seat is not asked."""
    from millhand.kernel.table import DEALER

    decision, colours = match.decision, match.opened.colours
    if decision is None:
        raise WrongInput("game_is_over_here")
    if DEALER in decision.seats:
        raise WrongInput("dealer_is_asked")
    if colour is None:
        return decision.seats[0]
    if colour.lower() not in colours:
        raise WrongInput("nobody_has_this_name", name=colour, known=list(colours))
    seat = colours.index(colour.lower())
    if seat not in decision.seats:
        asked = [colours[one] for one in decision.seats]
        raise WrongInput("seat_is_not_asked", name=colour, known=asked)
    return seat


def document(match: "Match", advice: "Advice", turns: "list[ToldTurn]") -> dict[str, Any]:
    """The advice as data."""
    from millhand.words.marking import plain_text

    opened = match.opened
    return {
        "game": opened.game.name,
        "players": opened.players,
        "seat": opened.colours[advice.seat],
        "judge": advice.judge,
        "rolls": advice.rolls,
        "turns": [
            {
                "moves": [
                    {"move": one.move, "sentence": plain_text(one.sentence)} for one in turn.moves
                ],
                "points": turn.points,
                "difference": turn.difference,
                "reasons": [
                    {
                        "topic": one.topic,
                        "points": one.points,
                        "sentence": plain_text(one.sentence),
                    }
                    for one in turn.reasons
                ],
            }
            for turn in turns
        ],
    }


def lines(turns: "list[ToldTurn]") -> list[str]:
    """The advice as lines: each turn in words and in notation, its difference, its reasons."""
    from millhand.words.marking import plain_text

    told: list[str] = []
    for number, turn in enumerate(turns, start=1):
        told.append(f"{number}  {' '.join(plain_text(one.sentence) for one in turn.moves)}")
        told += [f"{MARGIN}> {one.move}" for one in turn.moves]
        told.append(f"{MARGIN}{turn.difference}")
        for one in turn.reasons:
            told.append(f"{MARGIN}{'+' if one.points >= 0 else '−'} {plain_text(one.sentence)}")
    return told
