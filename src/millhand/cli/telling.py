"""What happened, in words: every move with its events, for whoever is listening."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from millhand.face.seen import Event
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.words.words import Words


@dataclass(frozen=True)
class Chapter:
    """A move and what it brought about."""

    move: Move
    events: Sequence[Event]


class Chronicle:
    """The moves of a match with their events, kept beside the match."""

    def __init__(self, match: Match) -> None:
        """A match remembers no events: they are found by playing it again."""
        self.opened = match.opened
        again = Match(match.opened)
        self.chapters = [Chapter(move, again.play(move)) for move in match.journal]

    def add(self, move: Move, events: Sequence[Event]) -> None:
        """One more move."""
        self.chapters.append(Chapter(move, events))

    def forget_last(self) -> None:
        """The last move was taken back."""
        self.chapters.pop()

    def told_to(
        self, seat: int | None, words: Words, since: int = 0, deals: bool = True
    ) -> list[str]:
        """A paragraph for each move from `since` on, as one seat may hear it."""
        chapters = [one for one in self.chapters[since:] if deals or not one.move.is_deal]
        heard = [[event.told_to(seat) for event in one.events] for one in chapters]
        return [self.paragraph(events, words) for events in heard]

    def told_openly(self, words: Words) -> list[str]:
        """A numbered paragraph for each move with everything in it, hidden cards too."""
        return [
            f"{number}. {self.paragraph(chapter.events, words)}"
            for number, chapter in enumerate(self.chapters, start=1)
        ]

    def paragraph(self, events: Sequence[Event], words: Words) -> str:
        """The sentences of some events in a row."""
        return " ".join(self.sentences(events, words))

    def sentences(self, events: Sequence[Event], words: Words) -> list[str]:
        """What happened, sentence by sentence; what is said several times in a row is counted."""
        sentences = [words.sentence(self.opened, event) for event in events]
        runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
        return [text if times == 1 else f"{text} (× {times})" for text, times in runs]
