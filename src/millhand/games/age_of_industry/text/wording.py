"""How choices are written: `build hamburg.1 port-1 loans 1 with green`, and read again.

What stands after a hyphen or after `loans` is a claim: the level of the tile, and how many loans
the move takes.
"""

from collections.abc import Sequence

from millhand.face.naming import Names
from millhand.face.spelling import (
    level_of,
    nothing_follows,
    number_in,
    piece_after,
    slot_and_tile,
    something_follows,
)
from millhand.games.age_of_industry.data.edition import Edition
from millhand.games.age_of_industry.play import choices
from millhand.games.age_of_industry.play.box import MOST_LOANS_ASKED
from millhand.games.age_of_industry.play.building import BuildAction
from millhand.games.age_of_industry.play.questions import VERBS
from millhand.kernel.verbs import Verb

DECK = "deck"
"""What is drawn from, where it is none of the face-up cards."""

MOST_LOANS_CLAIMED = 999
"""More loans than any move could take."""

LOANS = "loans"
"""What stands before the number of loans that a move takes."""

NUMBERS = [str(number + 1) for number in range(choices.REPAYMENTS)]
"""How many loans are repaid."""

WORDS = tuple(dict.fromkeys(verb.word for verb in VERBS))
"""Every word that begins a part of a move."""


def make_claim(level: str, loans: str) -> str:
    """The level of a tile and the number of loans as one claim; either may be missing."""
    return " ".join(([level] if level else []) + ([LOANS, loans] if loans else []))


def split_claim(claim: str) -> tuple[str, str]:
    """The level and the loans of a claim, '' for what it does not say."""
    said, _, loans = claim.partition(LOANS)
    return said.strip(), loans.strip()


class Wording:
    """The words of one board, both ways, as the verbs have them."""

    def __init__(self, edition: Edition, names: Names) -> None:
        self.edition = edition
        self.names = {**names, "loans": NUMBERS}
        self.verbs = {word: [verb for verb in VERBS if verb.word == word] for word in WORDS}
        self.says = {choice: verb for verb in VERBS for choice in range(verb.first, verb.end)}
        self.texts = {
            verb.first + number: f"{verb.word} {name}".strip()
            for verb in VERBS
            for number, name in enumerate(self._row(verb))
            if name or not verb.piece
        }

    def _row(self, verb: Verb) -> list[str]:
        """What a verb may be followed by, number by number; '' where there is nothing."""
        edition = self.edition
        if isinstance(verb, BuildAction):
            room = [""] * (choices.SLOTS - len(edition.slot_ids))
            sites = [[f"{slot} {name}" for slot in edition.slot_ids] for name in edition.industries]
            return [site for row in sites for site in row + room]
        if verb.piece == "connection":
            return [" ".join(entry["ends"]) for entry in edition.board["connection"]]
        return list(self.names[verb.piece][: verb.end - verb.first]) if verb.piece else [""]

    # --- writing ---

    def write(self, choice: int, claim: str) -> str:
        """One choice with what it claims."""
        level, loans = split_claim(claim)
        text = self.texts[choice] + (f"-{level}" if level else "")
        return f"{text} {LOANS} {loans}" if loans else text

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """The verb of a choice and the pieces it names; a tile of unknown level is an industry."""
        level, loans = split_claim(claim)
        verb, names = self.says[choice], self.write(choice, level).split()[1:]
        if names == [DECK]:
            return "draw_deck", {}
        tile = "tile" if level else "industry"
        kinds = [tile if verb.level_rule else verb.piece]
        if isinstance(verb, BuildAction):
            kinds = ["slot", tile]
        elif verb.piece == "connection":
            names = ["-".join(names)]
        pieces = {"loans": loans} if loans else {}
        return verb.says, pieces | dict(zip(kinds, names, strict=False))

    # --- reading ---

    def read(self, word: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices that a verb and its words name."""
        verb = self.verbs[word][0]
        if word == "borrow":
            return [(choices.BORROW, "")] * _loans(words, MOST_LOANS_ASKED)
        if verb.piece == "loans":
            return [(int(verb.first) + _loans(words, choices.REPAYMENTS) - 1, "")]
        if not verb.piece:
            nothing_follows(word, words)
            return [(int(verb.first), "")]
        something_follows(word, words)
        if isinstance(verb, BuildAction) or verb.piece == "connection":
            pieces, loans = _without_loans(words)
            number, level = self._read_site(verb, pieces)
            return [(int(verb.first) + number, make_claim(level, loans))]
        return [self._read_piece(word, name) for name in words]

    def _read_site(self, verb: Verb, words: Sequence[str]) -> tuple[int, str]:
        """Where a tile or a rail goes."""
        if verb.piece == "connection":
            return self.edition.connection_between(words), ""
        slots, industries = self.edition.slot_ids, self.edition.industries
        example = f"{slots[0]} port"
        slot, industry, level = slot_and_tile(verb.word, words, slots, industries, example)
        return industry * choices.SLOTS + slot, level

    def _read_piece(self, word: str, said: str) -> tuple[int, str]:
        name, _, level = said.partition("-")
        known: list[str] = []
        for verb in self.verbs[word]:
            row = self._row(verb)
            if verb.level_rule and name in row and level:
                return int(verb.first) + row.index(name), level_of(said, level)
            if said in row:
                return int(verb.first) + row.index(said), ""
            known += row
        return piece_after(word, said, known), ""


def _without_loans(words: Sequence[str]) -> tuple[list[str], str]:
    """The words before `loans 2`, and the number."""
    if LOANS not in words:
        return list(words), ""
    place = list(words).index(LOANS)
    return list(words[:place]), str(number_in(words[place + 1 :], 0, MOST_LOANS_CLAIMED))


def _loans(words: Sequence[str], most: int) -> int:
    """How many loans are taken or repaid; a verb alone means one."""
    return number_in(words, 1, most) if words else 1
