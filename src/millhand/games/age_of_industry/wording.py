"""How choices are written: `build hamburg.1 port-1 loans 1 with green`, and read again.

What stands after a hyphen or after `loans` is a claim: the level of the tile, and how many loans
the move takes.
"""

from collections.abc import Sequence

from millhand.games.age_of_industry import choices
from millhand.games.age_of_industry.box import MOST_LOANS_ASKED
from millhand.games.age_of_industry.edition import Edition

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
            return [(choices.BORROW, "")] * _loans(verb, words, MOST_LOANS_ASKED)
        if verb == "repay":
            return [(choices.REPAY + _loans(verb, words, choices.REPAYMENTS) - 1, "")]
        if verb in BARE:
            if words:
                raise ValueError(f"nothing follows «{verb}», yet there is «{' '.join(words)}»")
            return [(BARE[verb], "")]
        if not words:
            raise ValueError(f"«{verb}» must be followed by a name")
        if verb in TARGETS or verb == "link":
            pieces, loans = _without_loans(words)
            choice, level = self._read_link(pieces) if verb == "link" else self._tile(verb, pieces)
            return [(choice, make_claim(level, loans))]
        return [self._read_piece(verb, word) for word in words]

    def _read_piece(self, verb: str, word: str) -> tuple[int, str]:
        row = self.rows[verb]
        name, _, level = word.partition("-")
        if verb == "develop" and name in row and level:
            return row[name], _level(word, level)
        if word not in row:
            raise ValueError(f"«{verb}» knows no «{word}»; it knows {', '.join(row)}")
        return row[word], ""

    def _tile(self, verb: str, words: Sequence[str]) -> tuple[int, str]:
        if len(words) != 2:
            raise ValueError(f"«{verb}» takes a slot and an industry: {verb} hamburg.1 port")
        slot, tile = words
        industry, hyphen, level = tile.partition("-")
        slots, industries = self.edition.slot_ids, self.edition.industries
        if slot not in slots:
            raise ValueError(f"no slot «{slot}»; there are {', '.join(slots)}")
        if industry not in industries:
            raise ValueError(f"no industry «{industry}»; there are {', '.join(industries)}")
        number = industries.index(industry) * choices.SLOTS + slots.index(slot)
        return TARGETS[verb] + number, _level(tile, level) if hyphen else ""

    def _read_link(self, words: Sequence[str]) -> tuple[int, str]:
        return choices.LINK + self.edition.connection_between(words), ""


def _row(first: int, names: Sequence[str]) -> dict[str, int]:
    return {name: first + number for number, name in enumerate(names)}


def _without_loans(words: Sequence[str]) -> tuple[list[str], str]:
    """The words before `loans 2`, and the number."""
    if LOANS not in words:
        return list(words), ""
    place = list(words).index(LOANS)
    number = list(words[place + 1 :])
    if len(number) != 1 or not _is_number(number[0]):
        raise ValueError("«loans» must be followed by one number")
    return list(words[:place]), number[0]


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _level(tile: str, level: str) -> str:
    if not _is_number(level):
        raise ValueError(f"«{tile}» is no tile: after the hyphen stands its level, coal_mine-1")
    return level


def _loans(verb: str, words: Sequence[str], most: int) -> int:
    """How many loans are taken or repaid; a verb alone means one."""
    if not words:
        return 1
    if len(words) != 1 or not _is_number(words[0]) or not 1 <= int(words[0]) <= most:
        raise ValueError(f"«{verb}» takes a number from 1 to {most}")
    return int(words[0])
