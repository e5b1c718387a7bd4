"""What happened: every move with its events, for whoever may hear of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from millhand.face.seen import Event
from millhand.match.match import Match, happenings
from millhand.match.moves import Glimpse, Move
from millhand.words.words import Words


@dataclass(frozen=True)
class Chapter:
    """A move and what it brought about, or what may be known of both."""

    number: int
    move: Move | Glimpse
    events: Sequence[Event]


class Chronicle:
    """The moves of a match with their events, kept beside the match."""

    def __init__(self, match: Match) -> None:
        """A match remembers no events: they are found by playing it again."""
        self.match = match
        self.chapters: list[Chapter] = []
        table = match.first_table()
        for move in match.journal:
            self.add(move, happenings(match.opened, table, move))

    def add(self, move: Move, events: Sequence[Event]) -> Chapter:
        """One more move."""
        self.chapters.append(Chapter(len(self.chapters) + 1, move, events))
        return self.chapters[-1]

    def forget_last(self) -> None:
        """The last move was taken back."""
        self.chapters.pop()

    def told_to(self, seat: int | None, since: int = 0) -> list[Chapter]:
        """The chapters after the first `since`, as a seat (None: a spectator) may know them now."""
        told = zip(self.chapters, self.match.told_to(seat), strict=True)
        return [
            Chapter(chapter.number, move, [event.told_to(seat) for event in chapter.events])
            for chapter, move in list(told)[since:]
        ]

    def paragraph(self, chapter: Chapter, words: Words) -> str:
        """What happened in a chapter, in sentences."""
        return " ".join(self.sentences(chapter.events, words))

    def sentences(self, events: Sequence[Event], words: Words) -> list[str]:
        """What happened, sentence by sentence; what is said several times in a row is counted."""
        return counted([words.sentence(self.match.opened, event) for event in events])


def counted(sentences: Sequence[str]) -> list[str]:
    """Sentences, each told once where it stands several times in a row, and how often."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [text if times == 1 else f"{text} (× {times})" for text, times in runs]
