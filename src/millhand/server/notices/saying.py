"""What notices say: a sentence in the person's language and a link, nothing of the match."""

from dataclasses import dataclass
from typing import Literal

from millhand.server.engine.openings import title_of
from millhand.server.engine.sentences import LANGUAGES, sentence

Kind = Literal["turn", "reminder", "stand-in", "start", "over", "test", "confirm"]


@dataclass(frozen=True)
class Notice:
    """A notice in words."""

    id: str
    """Always the same for one notice: whoever gets it twice can tell."""
    kind: str
    game: str | None
    table: str | None
    text: str
    link: str
    language: str


def say(id: str, kind: str, language: str | None, link: str, game: str | None = None,
        table: str | None = None) -> Notice:  # fmt: skip
    """A notice in a language."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    facts = {} if game is None else {"game": title_of(game)}
    text = sentence(str(spoken), f"notice-{kind}", facts)
    return Notice(id, kind, game, table, text, link, str(spoken))
