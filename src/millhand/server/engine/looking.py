"""What somebody may see and hear of a match: the table, its past, its standings, its record."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from millhand.face.game import Event, Score
from millhand.kernel.table import DEALER
from millhand.match.match import Match
from millhand.notation.record import FORMAT, BadRecord, read_match, write_record
from millhand.server.engine.openings import KEPT_OPEN, Opening, open_box
from millhand.server.engine.play import Kind, Play, Played, Said
from millhand.server.engine.sentences import sentence
from millhand.server.problems import wrong
from millhand.server.shapes.looking import Decision, Entry, ScoreLine, Span, Standing
from millhand.shelf import SHELF
from millhand.words.words import Words

HIDDEN = "?"

Memory = dict[int, tuple[Event, str]]
"""Sentences by the event they tell."""


@dataclass(frozen=True)
class Viewer:
    """Whose eyes and ears: a seat or a spectator, the language, and what players are called."""

    seat: int | None
    language: str
    names: tuple[str, ...] = ()
    openly: bool = False
    """Whether the game is over, so that everything may be told."""
    said: Memory = field(default_factory=dict, compare=False)
    """What was said already: viewers of one language may share it."""


@lru_cache(16)
def words_of(language: str, game: str) -> Words:
    """The words of a game; reading them takes a while."""
    return Words(language, game)


# --- the table ---


@lru_cache(KEPT_OPEN)
def drawing(opening: Opening) -> dict[str, Any]:
    """Everything that never changes on a table, for whoever draws it."""
    return open_box(opening).drawing()


def sight(play: Play, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see."""
    return play.match.sight(seat)


def decision(play: Play, language: str) -> Decision | None:
    """The question on the table in words, and who must answer it; None when the game is over."""
    asked = play.match.decision
    if asked is None:
        return None
    words = words_of(language, play.opening.game)
    seats = [seat for seat in asked.seats if seat != DEALER]
    return Decision(question=asked.kind, sentence=words.piece("question", asked.kind), seats=seats)


def standings(play: Play, viewer: Viewer) -> list[Standing]:
    """How everybody stands, as far as the viewer may know: money that is hidden tells nothing."""
    seen = play.match.sight(viewer.seat)["seats"]
    scores = play.opened.scores(play.match.table)
    if play.is_over:
        return [_standing(play, viewer, score) for score in scores]
    known = [score for score in scores if seen[score.seat].get("money") is not None]
    return [_standing(play, viewer, score, seen[score.seat].get("standing")) for score in known]


def _standing(play: Play, viewer: Viewer, score: Score, points: int | None = None) -> Standing:
    words = words_of(viewer.language, play.opening.game)
    lines = {} if points is not None else score.lines
    return Standing(
        seat=score.seat,
        points=score.points if points is None else points,
        lines=[
            ScoreLine(source=source, sentence=words.score_line(source), points=number)
            for source, number in lines.items()
        ],
        tie_breakers=dict(score.tie_breakers),
    )


def winners(play: Play) -> list[int]:
    """Who has won; empty before the end."""
    return play.opened.winners(play.match.table)


def course(play: Play) -> list[list[int]]:
    """The points of every seat after each move, from before the first; only for the end."""
    again = Play(play.opening)
    points = [_points(again)]
    for number, move in zip(play.rows, play.match.journal, strict=True):
        again.match.play(move)
        again.rows.append(number)
        points.append(_points(again))
    return points


def _points(play: Play) -> list[int]:
    return [score.points for score in play.opened.scores(play.match.table)]


# --- what happened ---


def ledger(
    opening: Opening, journal: Sequence[tuple[Said, float]], viewer: Viewer, since: int = 0
) -> list[Entry]:
    """What every row after row `since` brought about, as the viewer may hear it."""
    again = Play(opening)
    again.take(said for said, _ in journal if said.number <= since)
    entries = [
        entry(again, again.witness(said), at, viewer) for said, at in journal if said.number > since
    ]
    in_force = set(again.rows)
    return [
        one if one.kind == "undo" or one.version in in_force else replace(one, taken_back=True)
        for one in entries
    ]


def entry(play: Play, played: Played, at: float, viewer: Viewer) -> Entry:
    """One row in sentences; in `play` it is in force, unless it took others back."""
    said = played.said
    return Entry(
        number=None if said.kind == "undo" else play.rows.index(said.number) + 1,
        version=said.number,
        seat=None if said.seat == DEALER else said.seat,
        at=at,
        kind=said.kind,
        deal=said.kind == "deal",
        sentences=[[Span(text=text)] for text in _sentences(play, played, viewer)],
        taken_back=False,
        stays=int(said.text) if said.kind == "undo" else None,
    )


def _sentences(play: Play, played: Played, viewer: Viewer) -> list[str]:
    if played.said.kind == "undo":
        words = words_of(viewer.language, play.opening.game)
        who = words.seat(play.opened, played.said.seat, viewer.names)
        return [sentence(viewer.language, "took-back", {"player": who, "moves": play.moves})]
    events = [_heard(event, viewer) for event in played.events]
    told = [_told(play.opening, viewer, event) for event in events]
    runs = [(text, len(list(run))) for text, run in groupby(told)]
    return [text if times == 1 else f"{text} (× {times})" for text, times in runs]


def _heard(event: Event, viewer: Viewer) -> Event:
    return event if viewer.openly else event.told_to(viewer.seat)


def _told(opening: Opening, viewer: Viewer, event: Event) -> str:
    if id(event) not in viewer.said:
        words = words_of(viewer.language, opening.game)
        text = words.sentence(open_box(opening), event, viewer.names)
        viewer.said[id(event)] = (event, text)
    return viewer.said[id(event)][1]


# --- records ---


def record(play: Play, names: Sequence[str], viewer: Viewer) -> str:
    """The record: whole when all may be told, before that only what a seat may know.

    Hidden are deals, what was answered at once with others, and digests, which would tell both.
    """
    whole = write_record(play.match, names)
    if viewer.openly:
        return whole
    seat = viewer.seat
    head, moves, tail = whole.split("\n\n")
    told = [
        _told_line(line, hidden)
        for line, hidden in zip(moves.splitlines(), _hidden(play, seat), strict=True)
    ]
    seen_by = "spectator" if seat is None else play.opened.colours[seat]
    return "\n\n".join([f"{head}\ntold {seen_by}", "\n".join(told), tail])


def _hidden(play: Play, seat: int | None) -> list[bool]:
    """For each move whether somebody may not know it."""
    again, hidden = Match(play.opened), []
    for move in play.match.journal:
        asked = again.decision
        together = asked is not None and len(asked.seats) > 1
        hidden.append(move.is_deal or (together and move.seat != seat))
        again.play(move)
    return hidden


def _told_line(line: str, hidden: bool) -> str:
    number, who, rest = line.split(" ", maxsplit=2)
    move = HIDDEN if hidden else rest.partition(" | ")[0]
    return f"{number} {who} {move} | {HIDDEN}"


@dataclass(frozen=True)
class Uploaded:
    """A record that somebody brought, verified."""

    opening: Opening
    names: list[str]
    played: list[Played]


def read_record(text: str) -> Uploaded:
    """The match of a record; Problem names the first line that is wrong."""
    try:
        match, names = read_match(SHELF, text, FORMAT)
    except BadRecord as error:
        raise wrong("record-is-bad", line=error.line, fault=error.fault) from error
    opened = match.opened
    options = tuple(
        f"{name}={str(value).lower()}" for name, value in sorted(opened.options.items())
    )
    opening = Opening(opened.game.name, opened.players, options)
    play, played = Play(opening), []
    for move in match.journal:
        events = play.match.play(move)
        kind: Kind = "deal" if move.is_deal else "move"
        played.append(play.noted(kind, events))
    return Uploaded(opening, names, played)
