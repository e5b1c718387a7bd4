"""How choices are written: `build hamburg.1 port-1 loans 1 with green`, and read again.

What stands after a hyphen or after `loans` is a claim: the level of the tile, and how many loans
the move takes.
"""

from collections.abc import Sequence

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

VERBS = (
    "build",
    "combine",
    "link",
    "sell",
    "develop",
    "draw",
    "pass",
    "borrow",
    "repay",
    "with",
    "coal",
    "iron",
    "to",
    "stop",
    "free",
    "done",
)

DECK = "deck"
"""What is drawn from, where it is none of the face-up cards."""

MOST_LOANS_CLAIMED = 999
"""More loans than any move could take."""

LOANS = "loans"
"""What stands before the number of loans that a move takes."""

BARE = {
    "pass": choices.PASS,
    "stop": choices.STOP,
    "free": choices.FREE,
    "done": choices.DONE,
}

TARGETS = {"build": choices.BUILD, "combine": choices.COMBINE}


def make_claim(level: str, loans: str) -> str:
    """The level of a tile and the number of loans as one claim; either may be missing."""
    return " ".join(([level] if level else []) + ([LOANS, loans] if loans else []))


def split_claim(claim: str) -> tuple[str, str]:
    """The level and the loans of a claim, '' for what it does not say."""
    said, _, loans = claim.partition(LOANS)
    return said.strip(), loans.strip()


PIECES = {
    "build": ("slot", "tile"),
    "combine": ("slot", "tile"),
    "link": ("connection",),
    "sell": ("slot",),
    "develop": ("tile",),
    "draw": ("card",),
    "repay": ("loans",),
    "with": ("card",),
    "coal": ("slot",),
    "iron": ("slot",),
    "to": ("slot",),
    "market": ("market",),
}
"""The kinds of piece that follow each verb; the other verbs stand alone."""


class Wording:
    """The words of one board, both ways."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        slots = edition.slot_ids
        self.rows: dict[str, dict[str, int]] = {
            "sell": _row(choices.SELL, slots),
            "develop": _row(choices.DEVELOP, edition.industries),
            "draw": _row(choices.DRAW, edition.card_ids) | {DECK: choices.DRAW + choices.DECK_TOP},
            "repay": _row(choices.REPAY, [str(n + 1) for n in range(choices.REPAYMENTS)]),
            "with": _row(choices.CARD, edition.card_ids),
            "coal": _row(choices.COAL, slots),
            "iron": _row(choices.IRON, slots),
            "to": _row(choices.PORT, slots) | _row(choices.MARKET, edition.market_ids),
        }
        self.texts = self._write_all()

    def _write_all(self) -> dict[int, str]:
        texts = {choice: verb for verb, choice in BARE.items()}
        texts[choices.BORROW] = "borrow"
        for verb, row in self.rows.items():
            texts |= {choice: f"{verb} {name}" for name, choice in row.items()}
        for number, entry in enumerate(self.edition.board["connection"]):
            texts[choices.LINK + number] = "link " + " ".join(entry["ends"])
        for verb, first in TARGETS.items():
            for slot, name in enumerate(self.edition.slot_ids):
                for kind, industry in enumerate(self.edition.industries):
                    choice = first + kind * choices.SLOTS + slot
                    texts[choice] = f"{verb} {name} {industry}"
        return texts

    def write(self, choice: int, claim: str) -> str:
        """One choice with what it claims."""
        level, loans = split_claim(claim)
        text = self.texts[choice] + (f"-{level}" if level else "")
        return f"{text} {LOANS} {loans}" if loans else text

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """The verb of a choice and the pieces it names; a tile of unknown level is an industry."""
        level, loans = split_claim(claim)
        verb, *names = self.write(choice, level).split()
        if verb == "link":
            names = ["-".join(names)]
        if choices.MARKET <= choice < choices.STOP:
            verb = "market"
        if choice == choices.DRAW + choices.DECK_TOP:
            return "draw_deck", {}
        pieces = {"loans": loans} if loans else {}
        pieces |= dict(zip(PIECES.get(verb, ()), names, strict=True))
        if "tile" in pieces and not level:
            pieces["industry"] = pieces.pop("tile")
        return verb, pieces

    def read(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices that a verb and its words name."""
        if verb == "borrow":
            return [(choices.BORROW, "")] * _loans(words, MOST_LOANS_ASKED)
        if verb == "repay":
            return [(choices.REPAY + _loans(words, choices.REPAYMENTS) - 1, "")]
        if verb in BARE:
            nothing_follows(verb, words)
            return [(BARE[verb], "")]
        something_follows(verb, words)
        if verb in TARGETS or verb == "link":
            pieces, loans = _without_loans(words)
            choice, level = self._read_link(pieces) if verb == "link" else self._tile(verb, pieces)
            return [(choice, make_claim(level, loans))]
        return [self._read_piece(verb, word) for word in words]

    def _read_piece(self, verb: str, word: str) -> tuple[int, str]:
        row = self.rows[verb]
        name, _, level = word.partition("-")
        if verb == "develop" and name in row and level:
            return row[name], level_of(word, level)
        return list(row.values())[piece_after(verb, word, list(row))], ""

    def _tile(self, verb: str, words: Sequence[str]) -> tuple[int, str]:
        slots, industries = self.edition.slot_ids, self.edition.industries
        slot, industry, level = slot_and_tile(verb, words, slots, industries, f"{slots[0]} port")
        return TARGETS[verb] + industry * choices.SLOTS + slot, level

    def _read_link(self, words: Sequence[str]) -> tuple[int, str]:
        return choices.LINK + self.edition.connection_between(words), ""


def _row(first: int, names: Sequence[str]) -> dict[str, int]:
    return {name: first + number for number, name in enumerate(names)}


def _without_loans(words: Sequence[str]) -> tuple[list[str], str]:
    """The words before `loans 2`, and the number."""
    if LOANS not in words:
        return list(words), ""
    place = list(words).index(LOANS)
    return list(words[:place]), str(number_in(words[place + 1 :], 0, MOST_LOANS_CLAIMED))


def _loans(words: Sequence[str], most: int) -> int:
    """How many loans are taken or repaid; a verb alone means one."""
    return number_in(words, 1, most) if words else 1
