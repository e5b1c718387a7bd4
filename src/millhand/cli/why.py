"""`millhand why`: what forbids a move in a position, or what it would do."""

from collections.abc import Sequence
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
    from millhand.playing.composed import Reason, WhyNot


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
    from millhand.notation.moves import Unreadable, read_move
    from millhand.words.words import Words

    words = Words(language_of(language), game_name(game))
    match = Match(*open_position(game, position, board))
    seat, said = said_by(match, " ".join(move))
    try:
        refusals, events = judged(match, read_move(match.opened, seat, said))
    except Unreadable:
        told_of = judged_words(match, seat, said, words.language)
        if told_of is None:
            raise
        _tell_words(told_of, words.language, as_json)
        return
    left_open = open_answers(refusals)
    told = [] if left_open else refusals
    refused = [(one, words.refusal(match.opened, one)) for one in told]
    happened = [(event, words.sentence(match.opened, event)) for event in events]
    if as_json:
        put_json(document(refused, left_open, happened))
    else:
        _show(words.language, refused, left_open, happened)


def judged(match: "Match", said: "Move") -> "tuple[list[Refusal], list[Event]]":
    """What forbids a move, or what it brings about whatever lies hidden: no card is invented."""
    from millhand.kernel.chance import Chance
    from millhand.playing.making import Making

    making = Making(match, said.seat)
    refusals = making.say(said)
    return refusals, [] if refusals else making.outlook(Chance(0))


def judged_words(match: "Match", seat: int, said: str, language: str) -> "WhyNot | None":
    """What is to be said of words that are no whole answer: `sell`, `build cannock coal_mine`."""
    from millhand.playing.telling import teller
    from millhand.playing.why_not import why_not_words

    spoken = teller(match.opened, language)
    return why_not_words(match.opened, match.table, seat, said.lower().split(), spoken)


def open_answers(refusals: "Sequence[Refusal]") -> str:
    """What a move has left open, if it only does that: then each of these makes it complete."""
    from millhand.match.attempt import LEFT_OPEN

    if [one.number for one in refusals] != [LEFT_OPEN]:
        return ""
    return str(refusals[0].facts["answers"])


def document(
    refused: "Sequence[tuple[Refusal | Reason, str]]",
    left_open: str,
    happened: "list[tuple[Event, str]]",
) -> dict[str, Any]:
    """The answer as data."""
    return {
        "allowed": not refused,
        "open": left_open.split(", ") if left_open else [],
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
    language: str,
    refused: "list[tuple[Refusal, str]]",
    left_open: str,
    happened: "list[tuple[Event, str]]",
) -> None:
    from millhand.words.words import Words

    out, talk = console(), Words(language, "prompt")
    if left_open:
        say(out, talk.say("prompt-allowed-with", answers=left_open))
    else:
        say(out, talk.say("prompt-refused" if refused else "prompt-allowed"))
    for refusal, sentence in refused:
        say(out, f"{refusal.number} {sentence}")
    for _, sentence in happened:
        say(out, sentence)


def _tell_words(told: "WhyNot", language: str, as_json: bool) -> None:
    """The same for words that are no whole answer."""
    from millhand.words.marking import plain_text
    from millhand.words.words import Words

    refused = [(one, plain_text(one.sentence)) for one in told.failed]
    if as_json:
        put_json(document(refused, "", []))
        return
    out, talk = console(), Words(language, "prompt")
    say(out, talk.say("prompt-allowed-open" if told.allowed else "prompt-refused"))
    for reason, sentence in refused:
        say(out, f"{reason.number} {sentence}")


def said_by(match: "Match", said: str) -> tuple[int, str]:
    """The seat whose colour stands before a move, or the one that is asked; and the move."""
    colour, _, rest = said.strip().partition(" ")
    if colour.lower() in match.opened.colours:
        return match.opened.colours.index(colour.lower()), rest
    decision = match.decision
    return decision.seats[0] if decision else 0, said
