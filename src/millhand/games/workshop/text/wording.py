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
from millhand.games.workshop.play.questions import VERBS
from millhand.kernel.verbs import Sums, Verb

EMPTY_FIST = "keep"
"""How to pledge nothing is said."""

WORDS = (*dict.fromkeys(verb.word for verb in VERBS), EMPTY_FIST)
"""The words that begin a part of a move."""

BARE = {verb.word: int(verb.first) for verb in VERBS if not verb.piece} | {EMPTY_FIST: choices.KEEP}
"""The words that stand alone."""

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
    """The words of one board, both ways, as the verbs have them."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.names = {
            "fist": [self._tokens(fist) for fist in list_fists()],
            "colour": edition.colours,
            "card": edition.card_ids,
            "place": edition.towns,
            "connection": [" ".join(entry["ends"]) for entry in edition.board["connection"]],
        }
        self.texts = {choice: text for verb in VERBS for choice, text in self._write_all(verb)}
        self.texts |= {choice: word for word, choice in BARE.items()}

    def _tokens(self, fist: tuple[int, ...]) -> str:
        """The tokens of a fist; nothing for a type that the board does not have."""
        known = self.edition.industries
        return " ".join(known[token] for token in fist) if max(fist, default=0) < len(known) else ""

    def _write_all(self, verb: Verb) -> list[tuple[int, str]]:
        if isinstance(verb, Sums):
            names = [str(money) for money in range(verb.least, verb.most + 1)]
        else:
            names = self.names.get(verb.piece, [])
        named = enumerate(names, start=int(verb.first))
        return [(choice, f"{verb.word} {name}") for choice, name in named if name]

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

    def read(self, word: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices of one verb; Unclear says what would be known."""
        if word in BARE:
            nothing_follows(word, words)
            return [(BARE[word], "")]
        verbs = [verb for verb in VERBS if verb.word == word]
        return [(self._read_pieces(verbs, words), "")]

    def _read_pieces(self, verbs: Sequence[Verb], words: Sequence[str]) -> int:
        first, word, piece = int(verbs[0].first), verbs[0].word, verbs[0].piece
        if piece == "money":
            return read_sum([verb for verb in verbs if isinstance(verb, Sums)], words)
        if piece == "fist":
            return first + self._read_fist(words)
        if piece == "connection":
            something_follows(word, words)
            connections = [entry["ends"] for entry in self.edition.board["connection"]]
            return first + connection_between(words, self.edition.towns, connections)
        if len(words) != 1:
            raise Unclear("one_name_is_needed", verb=word, known=self.names[piece])
        return first + piece_after(word, words[0], self.names[piece])

    def _read_fist(self, words: Sequence[str]) -> int:
        known = self.edition.industries
        if not 1 <= len(words) <= 2:
            raise Unclear("one_or_two_are_needed", verb="pledge", known=known)
        tokens = sorted(piece_after("pledge", word, known) for word in words)
        return list_fists().index(tuple(tokens))


def read_sum(verbs: Sequence[Sums], words: Sequence[str]) -> int:
    """The choice of a sum, of whichever verb has it."""
    least, most = min(verb.least for verb in verbs), max(verb.most for verb in verbs)
    money = number_in(words, least, most)
    verb = next(verb for verb in verbs if verb.least <= money <= verb.most)
    return int(verb.first + money - verb.least)
