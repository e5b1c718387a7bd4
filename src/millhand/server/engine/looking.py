"""What somebody may see and hear of a match: the table, its past, its standings, its record."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from millhand.face.seen import Event, Score, Sight
from millhand.kernel.table import DEALER
from millhand.match.match import apply
from millhand.notation.positions import changed_options
from millhand.notation.record import BadRecord, read_match
from millhand.notation.writing import FORMAT, write_record, write_told_record
from millhand.playing.chronicle import Chronicle, counted
from millhand.playing.standings import moment, with_gains
from millhand.playing.standings import standings as known_scores
from millhand.playing.standings import tie_break as decided_by
from millhand.server.engine.openings import KEPT_OPEN, Opening, open_box
from millhand.server.engine.play import Line, Outcome, Play, replayed
from millhand.server.engine.sentences import KEPT_SENTENCES, sentence, stretches, words_of
from millhand.server.problems import wrong
from millhand.server.shapes.common import Span
from millhand.server.shapes.looking import (
    Decision,
    Entry,
    EraBegun,
    Gain,
    ScoreLine,
    Standing,
)
from millhand.server.shapes.tables import Drawing
from millhand.shelf import SHELF
from millhand.words.legend import legend
from millhand.words.words import Words

Fact = tuple[str, str | int]

HEADINGS = ("round_began", "game_ended")
"""Events that part the ledger."""


@dataclass(frozen=True)
class Viewer:
    """Whose eyes and ears: a seat or a spectator, the language, and what players are called."""

    seat: int | None
    language: str
    names: tuple[str, ...] = ()
    openly: bool = False
    """Whether the game is over, so that everything may be told."""


# --- the table ---


@lru_cache(KEPT_OPEN)
def drawing(opening: Opening, language: str) -> Drawing:
    """Everything that never changes on a table, for whoever draws it."""
    opened = open_box(opening)
    return Drawing(
        game=opening.game,
        title=opened.game.title,
        drawing=opened.drawing(),
        names=legend(language, opening.game),
    )


def sight(play: Play, seat: int | None) -> Sight:
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


def standings(play: Play, seen: Sight, language: str) -> list[Standing]:
    """How everybody stands, as far as whoever has this sight of it may know."""
    words = words_of(language, play.opening.game)
    return [_standing(words, score) for score in known_scores(play.match, seen)]


def final_scores(play: Play, viewer: Viewer) -> list[Standing]:
    """How a match has ended for everybody, piece by piece."""
    words = words_of(viewer.language, play.opening.game)
    scores = play.opened.scores(play.match.table)
    return [_standing(words, score) for score in with_gains(scores, Chronicle(play.match))]


def _standing(words: Words, score: Score) -> Standing:
    return Standing(
        seat=score.seat,
        points=score.points,
        lines=[
            ScoreLine(source=source, sentence=words.score_line(source), points=number)
            for source, number in score.lines.items()
        ],
        tie_breakers=dict(score.tie_breakers),
        gains=[
            Gain(line=gain.line, points=gain.points, pieces=dict(gain.pieces))
            for gain in score.gains
        ],
    )


def tie_break(play: Play) -> str | None:
    """What has decided where points were equal."""
    return decided_by(play.match) if play.is_over else None


def winners(play: Play) -> list[int]:
    """Who has won; empty before the end."""
    return play.opened.winners(play.match.table)


@dataclass(frozen=True)
class CourseOfAMatch:
    """How a match went."""

    points: list[list[int]]
    """What every seat would have had, from before the first move to the end."""
    eras: list[EraBegun]


def course(play: Play) -> CourseOfAMatch:
    """How a match went that is over."""
    opened, table = play.opened, play.match.first_table()
    moments = [moment(opened, table)]
    for move in play.match.journal:
        apply(opened, table, move)
        moments.append(moment(opened, table))
    points = [known for known, _ in moments[:-1]]
    points.append([score.points for score in opened.scores(table)])
    eras = [era for _, era in moments]
    begun = [at for at, era in enumerate(eras) if era and (at == 0 or era != eras[at - 1])]
    return CourseOfAMatch(points, [EraBegun(era=str(eras[at]), at=at) for at in begun])


# --- what happened ---


def ledger(
    opening: Opening, journal: Sequence[tuple[Line, float]], viewer: Viewer, since: int = 0
) -> list[Entry]:
    """What every row after row `since` brought about, as the viewer may hear it."""
    again = Play(opening, [said for said, _ in journal if said.number <= since])
    entries = [
        entry(again, again.witness(said), at, viewer) for said, at in journal if said.number > since
    ]
    in_force = set(again.rows)
    return [
        one if one.kind == "undo" or one.version in in_force else replace(one, taken_back=True)
        for one in entries
    ]


def entry(play: Play, played: Outcome, at: float, viewer: Viewer) -> Entry:
    """One row in sentences; in `play` it is in force, unless it took others back."""
    said = played.said
    return Entry(
        number=None if said.kind == "undo" else play.rows.index(said.number) + 1,
        version=said.number,
        seat=None if said.seat == DEALER else said.seat,
        at=at,
        kind=said.kind,
        deal=said.kind == "deal",
        sentences=[stretches(text) for text in _sentences(play, played, viewer)],
        taken_back=False,
        heading=_heading(play, played, viewer),
        stays=int(said.text) if said.kind == "undo" else None,
        stand_in=said.stand_in,
    )


def _sentences(play: Play, played: Outcome, viewer: Viewer) -> list[str]:
    if played.said.kind == "undo":
        words = words_of(viewer.language, play.opening.game)
        who = words.seat(play.opened, played.said.seat, viewer.names)
        return [sentence(viewer.language, "took-back", {"player": who, "moves": play.moves})]
    events = [_heard(event, viewer) for event in played.events]
    return counted([_told(play.opening, viewer, event) for event in events])


def _heading(play: Play, played: Outcome, viewer: Viewer) -> list[Span] | None:
    """What begins with a row and is worth a heading; the last of it."""
    began = [event for event in played.events if event.kind in HEADINGS]
    return stretches(_told(play.opening, viewer, began[-1])) if began else None


def _heard(event: Event, viewer: Viewer) -> Event:
    return event if viewer.openly else event.told_to(viewer.seat)


def _told(opening: Opening, viewer: Viewer, event: Event) -> str:
    facts = tuple(event.facts.items())
    return _sentence(opening, viewer.language, viewer.names, event.kind, facts)


@lru_cache(KEPT_SENTENCES)
def _sentence(
    opening: Opening, language: str, names: tuple[str, ...], kind: str, facts: tuple[Fact, ...]
) -> str:
    """What happened in marked words; it depends on nothing that the hearer is not told."""
    words = words_of(language, opening.game)
    return words.sentence(open_box(opening), Event(kind, dict(facts)), names)


# --- records ---


def record(play: Play, names: Sequence[str], viewer: Viewer) -> str:
    """The record: whole when all may be told, before that only what a seat may know."""
    if viewer.openly:
        return write_record(play.match, names)
    return write_told_record(play.match, names, viewer.seat)


@dataclass(frozen=True)
class Uploaded:
    """A record that somebody brought, verified."""

    opening: Opening
    names: list[str]
    played: list[Outcome]


def read_record(text: str) -> Uploaded:
    """The match of a record; Problem names the first line that is wrong."""
    try:
        match, names = read_match(SHELF, text, FORMAT)
    except BadRecord as error:
        raise wrong("record-is-bad", line=error.line, fault=error.cause) from error
    opened = match.opened
    changed = changed_options(opened, match.rules)
    options = tuple(f"{name}={str(value).lower()}" for name, value in sorted(changed.items()))
    opening = Opening(opened.game.name, opened.players, options, rules=match.rules)
    return Uploaded(opening, names, replayed(opening, match.journal)[1])
