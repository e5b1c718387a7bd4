"""Sentences in which the pieces are marked, so that whoever shows one can point at them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from millhand.face.spoken import Spoken
from millhand.words.catalogue import Value, choosers
from millhand.words.pieces import Forms
from millhand.words.words import BEGINS, Names, Words

DIVIDES = "\x02"
ENDS = "\x03"

NO_PIECES = ("money", "number", "roman", "text", "purpose", "question", "option", "source", "era")
"""Kinds of facts that nobody can point at."""


@dataclass(frozen=True)
class Span:
    """A stretch of a sentence; where it names a piece, or a seat by its number, kind and id."""

    text: str
    kind: str = ""
    id: str = ""


Sentence = list[Span]


class MarkedWords(Words):
    """The words of a language; what it says is text for `spans`."""

    def _value(self, opened: Spoken, fact: str, value: Any, names: Names | None) -> Forms:
        forms = super()._value(opened, fact, value, names)
        kind = self.pieces.kind_of(fact)
        if isinstance(value, list | tuple | bool) or kind in NO_PIECES:
            return forms
        if kind != "seat" and (kind not in self.pieces.kinds or value == ""):
            return forms
        choosing = choosers(self.language, *self.catalogue.of)
        return {
            name: form if name in choosing else _marked(form, kind, str(value))
            for name, form in forms.items()
        }


def _marked(form: Value, kind: str, id: str) -> Value:
    """One form with its mark."""
    if not isinstance(form, str) or not form:
        return form
    return f"{BEGINS}{form}{DIVIDES}{kind}{DIVIDES}{id}{ENDS}"


def spans(said: str) -> Sentence:
    """What marked words said, in stretches."""
    plain, *marked = said.split(BEGINS)
    found = [Span(plain)]
    for stretch in marked:
        piece, _, after = stretch.partition(ENDS)
        text, kind, id = piece.split(DIVIDES)
        found += [Span(text, kind, id), Span(after)]
    return [span for span in found if span.text]


def plain_text(sentence: Sequence[Span]) -> str:
    """The sentence without its marks."""
    return "".join(span.text for span in sentence)
