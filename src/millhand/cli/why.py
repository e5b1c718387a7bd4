"""`millhand why`: what forbids a move in a position, or what it would do."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from millhand.cli.options import Board, GameName, Json, Language
from millhand.cli.output import console, put_json, say
from millhand.cli.positions import open_position
from millhand.cli.reading import game_name, language_of

if TYPE_CHECKING:
    from millhand.face.rules import Refusal
    from millhand.face.seen import Event
    from millhand.match.match import Match
    from millhand.match.moves import Move


def why(
    game: GameName,
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION", help="A position text, a file with one, or - for stdin."
        ),
    ],
    move: Annotated[
        list[str], typer.Argument(metavar="MOVE", help="A move; a colour may stand before it.")
    ],
    language: Language = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Say which rules forbid a move in a position, all of them, or what the move would do."""
    from millhand.match.match import Match
    from millhand.words.words import Words

    words = Words(language_of(language), game_name(game))
    match = Match(*open_position(game, position, board))
    said = read_said_move(match, " ".join(move))
    refusals = match.explain(said)
    events = [] if refusals else [event.told_to(said.seat) for event in match.play(said)]
    refused = [(one, words.refusal(match.opened, one)) for one in refusals]
    happened = [(event, words.sentence(match.opened, event)) for event in events]
    if as_json:
        put_json(document(refused, happened))
    else:
        _show(words.language, refused, happened)


def document(
    refused: "list[tuple[Refusal, str]]", happened: "list[tuple[Event, str]]"
) -> dict[str, Any]:
    """The answer as data."""
    return {
        "allowed": not refused,
        "rules": [
            {"number": one.number, "sentence": sentence, "facts": dict(one.facts)}
            for one, sentence in refused
        ],
        "events": [
            {"kind": event.kind, "facts": dict(event.facts), "sentence": sentence}
            for event, sentence in happened
        ],
    }


def _show(
    language: str, refused: "list[tuple[Refusal, str]]", happened: "list[tuple[Event, str]]"
) -> None:
    from millhand.words.words import Words

    out, talk = console(), Words(language, "prompt")
    say(out, talk.say("prompt-refused" if refused else "prompt-allowed"))
    for refusal, sentence in refused:
        say(out, f"{refusal.number} {sentence}")
    for _, sentence in happened:
        say(out, sentence)


def read_said_move(match: "Match", said: str) -> "Move":
    """A move of the seat whose colour stands before it, or of the seat that is asked."""
    from millhand.notation.moves import read_move

    opened = match.opened
    colour, _, rest = said.strip().partition(" ")
    if colour.lower() in opened.colours:
        return read_move(opened, opened.colours.index(colour.lower()), rest)
    decision = match.decision
    return read_move(opened, decision.seats[0] if decision else 0, said)
