"""How choices are written: `take wild_4 in london link dover london`, and read again."""

from collections.abc import Sequence

from millhand.face.spelling import (
    Unclear,
    connection_between,
    nothing_follows,
    number_in,
    piece_after,
    something_follows,
)
from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.data.unpacking import list_fists
from millhand.games.workshop.play import choices

VERBS = (
    "pledge",
    "keep",
    "for",
    "bid",
    "recoup",
    "take",
    "use",
    "swap",
    "in",
    "remove",
    "link",
    "stop",
)

BARE = {
    "keep": choices.KEEP,
    "use": choices.USE,
    "swap": choices.SWAP,
    "stop": choices.STOP,
}

SUMS = {
    "bid": (choices.BID, 0, choices.BIDS - 1),
    "recoup": (choices.RECOUP - 1, 1, choices.RECOUPS),
}
"""Verbs that take a sum of money: the choice of £0, the least and the most."""


PIECES = {
    "pledge": ("industry",),
    "pledge_pair": ("industry",),
    "pledge_two": ("industry", "other_industry"),
    "for": ("colour",),
    "bid": ("money",),
    "recoup": ("money",),
    "take": ("card",),
    "take_town": ("worth", "industry", "card"),
    "in": ("industry", "place"),
    "remove": ("colour",),
    "link": ("connection",),
    "link_double": ("connection",),
}
"""The kinds of piece that each verb tells, the one it is found by last; other verbs stand alone."""


class Wording:
    """The words of one board, both ways."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.rows: dict[str, tuple[int, list[str]]] = {
            "for": (choices.SET, edition.colours),
            "take": (choices.TAKE, edition.card_ids),
            "in": (choices.TOWN, edition.towns),
            "remove": (choices.REMOVE, edition.colours),
        }
        self.fists = [
            tuple(edition.industries[token] for token in fist)
            for fist in list_fists()
            if all(token < len(edition.industries) for token in fist)
        ]
        self.texts = self._write_all()

    def _write_all(self) -> dict[int, str]:
        texts = {choice: verb for verb, choice in BARE.items()}
        for verb, (first, names) in self.rows.items():
            texts |= {first + number: f"{verb} {name}" for number, name in enumerate(names)}
        for verb, (zero, least, most) in SUMS.items():
            texts |= {zero + money: f"{verb} {money}" for money in range(least, most + 1)}
        for number, entry in enumerate(self.edition.board["connection"]):
            texts[choices.LINK + number] = "link " + " ".join(entry["ends"])
        for fist in self.fists[1:]:
            texts[self._fist(fist)] = "pledge " + " ".join(fist)
        return texts

    def _fist(self, tokens: tuple[str, ...]) -> int:
        """The choice of some tokens, in any order."""
        kinds = tuple(sorted(self.edition.industries.index(token) for token in tokens))
        return choices.PLEDGE + list_fists().index(kinds)

    def write(self, choice: int) -> str:
        """One choice; LookupError for a number that no choice of this board has."""
        return self.texts[choice]

    def said(self, choice: int) -> tuple[str, dict[str, str]]:
        """The verb of a choice and the pieces it names, with what the board shows of them."""
        verb, *names = self.write(choice).split()
        if verb == "link":
            verb, names = self._said_of_link(choice - choices.LINK)
        elif verb == "take":
            verb, names = self._said_of_card(choice - choices.TAKE)
        elif verb == "in":
            names = [self.edition.board["town"][choice - choices.TOWN]["industry"], *names]
        elif len(names) == 2:
            pair = len(set(names)) == 1
            verb, names = ("pledge_pair", names[:1]) if pair else ("pledge_two", names)
        return verb, dict(zip(PIECES.get(verb, ()), names, strict=True))

    def _said_of_link(self, number: int) -> tuple[str, list[str]]:
        """WW-1.2 A double says so: it takes both links of a turn."""
        entry = self.edition.board["connection"][number]
        return ("link_double" if entry["links"] == 2 else "link"), ["-".join(entry["ends"])]

    def _said_of_card(self, number: int) -> tuple[str, list[str]]:
        """WW-1.1 The card of a town tells its value and its industry; a wild card names a value."""
        card = self.edition.cards[number]
        if card.kind == "wild":
            return "take", [card.id]
        return "take_town", [
            str(card.value),
            self.edition.board["town"][card.town]["industry"],
            card.id,
        ]

    def read(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices of one verb; Unclear says what would be known."""
        if verb in BARE:
            nothing_follows(verb, words)
            return [(BARE[verb], "")]
        if verb in SUMS:
            return [(self._read_sum(verb, words), "")]
        if verb == "link":
            return [(self._read_link(words), "")]
        if verb == "pledge":
            return [(self._read_fist(words), "")]
        first, names = self.rows[verb]
        if len(words) != 1:
            raise Unclear("one_name_is_needed", verb=verb, known=names)
        return [(first + piece_after(verb, words[0], names), "")]

    def _read_sum(self, verb: str, words: Sequence[str]) -> int:
        zero, least, most = SUMS[verb]
        return zero + number_in(words, least, most)

    def _read_fist(self, words: Sequence[str]) -> int:
        if not 1 <= len(words) <= 2:
            raise Unclear("one_or_two_are_needed", verb="pledge", known=self.edition.industries)
        for word in words:
            piece_after("pledge", word, self.edition.industries)
        return self._fist(tuple(words))

    def _read_link(self, words: Sequence[str]) -> int:
        something_follows("link", words)
        connections = [entry["ends"] for entry in self.edition.board["connection"]]
        return choices.LINK + connection_between(words, self.edition.towns, connections)
