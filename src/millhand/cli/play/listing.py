"""Menus that can be listened to: long ones are told kind by kind, then group by group."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from millhand.cli.play.talk import Talk
from millhand.face.spoken import Spoken
from millhand.playing.making import Answer

SHORT = 9
"""As many lines are read out without sorting them."""


@dataclass(frozen=True)
class Entry:
    """A line of a menu: one answer, or a group of them under a name."""

    name: str
    label: str
    answers: tuple[Answer, ...]


class Listing:
    """The lines of menus, in the words of the talk."""

    def __init__(self, opened: Spoken, talk: Talk) -> None:
        self.opened = opened
        self.talk = talk

    def entries(self, answers: Sequence[Answer]) -> list[Entry]:
        """The lines for some answers: one by one if they are few, else by kind or piece."""
        if len(answers) > SHORT:
            for sort in (self._kinds, self._pieces):
                groups = _grouped({one: sort(one) for one in answers})
                if len(groups) > 1:
                    return [self._entry(name, found) for name, found in groups.items()]
        return [self._entry("", [one]) for one in answers]

    def _entry(self, name: str, found: Sequence[Answer]) -> Entry:
        if len(found) == 1:
            return Entry(name, self.label(found[0]), tuple(found))
        label = self.talk.text("group", name=name, count=len(found))
        return Entry(name, label, tuple(found))

    def _kinds(self, one: Answer) -> list[str]:
        """What is done: build, link …"""
        return [self.talk.kind(one.notation.split()[0])]

    def sums(self, answers: Sequence[Answer]) -> dict[int, Answer]:
        """Answers that are sums of money, by the sum; nothing where others are among them."""
        found = {self._sum(one): one for one in answers}
        return {} if len(found) < len(answers) or -1 in found else found

    def _sum(self, one: Answer) -> int:
        """The sum of money that an answer names, or -1."""
        _, pieces = self.opened.said(one.choice, one.claim)
        return int(pieces.get("money", -1))

    def _pieces(self, one: Answer) -> list[str]:
        """What it is done with: the tile of a build, the ends of a connection."""
        _, pieces = self.opened.said(one.choice, one.claim)
        if not pieces:
            return [self.label(one)]
        kind, name = list(pieces.items())[-1]
        if kind == "connection":
            return [self.talk.words.piece("place", end) for end in name.split("-")]
        return [self.talk.words.piece(kind, name)]

    def label(self, one: Answer) -> str:
        """One answer as a line, with what it costs."""
        label = self.talk.words.choice(self.opened, one.choice, one.claim)
        if one.cost is None or self._sum(one) >= 0:
            return label
        return self.talk.text("for", what=label, money=self.talk.words.piece("money", one.cost))

    def found(self, answers: Sequence[Answer], said: str) -> list[Answer]:
        """The answers whose words hold everything that was said: `build dudley`."""
        wanted = said.lower().split()
        texts = [f"{one.notation} {self.label(one)}".lower() for one in answers]
        return [
            one
            for one, text in zip(answers, texts, strict=True)
            if all(word in text for word in wanted)
        ]

    def called(self, answers: Sequence[Answer], said: str) -> list[Answer]:
        """The answers that are called just so, or whose kind is: `passer`."""
        wanted = said.lower()
        return [
            one
            for one in answers
            if wanted in (self.label(one).lower(), self._kinds(one)[0].lower())
        ]


def _grouped(names: dict[Answer, list[str]]) -> dict[str, list[Answer]]:
    """Every answer once, under that of its names which most of the answers left share.

    So a link is found at the busier of its two ends, and the list stays short.
    """
    left = dict(names)
    groups: dict[str, list[Answer]] = {}
    while left:
        shared = Counter(name for some in left.values() for name in some)
        name = shared.most_common(1)[0][0]
        groups[name] = [one for one, some in left.items() if name in some]
        left = {one: some for one, some in left.items() if name not in some}
    order = [name for some in names.values() for name in some]
    return {name: groups[name] for name in dict.fromkeys(order) if name in groups}
