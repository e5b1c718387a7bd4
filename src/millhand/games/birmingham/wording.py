"""How choices are written: `build dudley.1 coal_mine-1 with dudley`, and read again."""

from collections.abc import Sequence

from millhand.games.birmingham import choices
from millhand.games.birmingham.edition import Edition

VERBS = (
    "build",
    "link",
    "develop",
    "sell",
    "borrow",
    "scout",
    "pass",
    "with",
    "coal",
    "iron",
    "beer",
    "to",
    "bonus",
    "give_up",
    "stop",
    "decline",
)

BARE = {
    "borrow": choices.BORROW,
    "scout": choices.SCOUT,
    "pass": choices.PASS,
    "stop": choices.STOP,
    "decline": choices.DECLINE,
}


PIECES = {
    "build": ("slot", "tile"),
    "link": ("connection",),
    "develop": ("tile",),
    "sell": ("slot",),
    "with": ("card",),
    "coal": ("slot",),
    "iron": ("slot",),
    "beer": ("slot",),
    "barrel": ("merchant",),
    "to": ("merchant",),
    "bonus": ("industry",),
    "give_up": ("slot",),
}
"""The kinds of piece that follow each verb; the other verbs stand alone."""


class Wording:
    """The words of one board, both ways."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        slots = edition.slot_ids
        self.rows: dict[str, tuple[int, list[str]]] = {
            "develop": (choices.DEVELOP, edition.industries),
            "sell": (choices.SELL, slots),
            "with": (choices.CARD, edition.card_ids),
            "coal": (choices.COAL, slots),
            "iron": (choices.IRON, slots),
            "beer": (choices.BEER, slots),
            "to": (choices.MERCHANT, edition.merchant_ids),
            "bonus": (choices.BONUS, edition.industries),
            "give_up": (choices.GIVE_UP, slots),
        }
        self.texts = self._write_all()

    def _write_all(self) -> dict[int, str]:
        texts = {choice: verb for verb, choice in BARE.items()}
        for verb, (first, names) in self.rows.items():
            texts |= {first + number: f"{verb} {name}" for number, name in enumerate(names)}
        for number, name in enumerate(self.edition.merchant_ids):
            texts[choices.BEER + choices.SLOTS + number] = f"beer {name}"
        for number, entry in enumerate(self.edition.board["connection"]):
            texts[choices.LINK + number] = "link " + " ".join(entry["ends"])
        for number, (slot, industry) in enumerate(self._pairs()):
            texts[choices.BUILD + number] = f"build {slot} {industry}"
        return texts

    def _pairs(self) -> list[tuple[str, str]]:
        """The slots with every industry they show, in the order of their numbers."""
        industries = self.edition.industries
        return [
            (name, industry)
            for name, (_, _, shown) in zip(self.edition.slot_ids, self.edition.slots, strict=True)
            for industry in industries
            if industry in shown
        ]

    def write(self, choice: int, claim: str) -> str:
        """One choice; a claim is the level of the tile."""
        if choice >= choices.END:
            slot, industry = divmod(choice - choices.END, choices.INDUSTRIES)
            name = f"build {self.edition.slot_ids[slot]} {self.edition.industries[industry]}"
            return f"{name}-{claim}" if claim else name
        return f"{self.texts[choice]}-{claim}" if claim else self.texts[choice]

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """The verb of a choice and the pieces it names; a tile of unknown level is an industry."""
        verb, *names = self.write(choice, claim).split()
        if verb == "link":
            names = ["-".join(names)]
        if choices.BEER + choices.SLOTS <= choice < choices.MERCHANT:
            verb = "barrel"
        pieces = dict(zip(PIECES.get(verb, ()), names, strict=True))
        if "tile" in pieces and not claim:
            pieces["industry"] = pieces.pop("tile")
        return verb, pieces

    def read(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices that a verb and its words name."""
        if verb in BARE:
            if words:
                raise ValueError(f"nothing follows «{verb}», yet there is «{' '.join(words)}»")
            return [(BARE[verb], "")]
        if not words:
            raise ValueError(f"«{verb}» must be followed by a name")
        if verb == "build":
            return [self._read_build(words)]
        if verb == "link":
            return [(self._read_link(words), "")]
        return [self._read_piece(verb, word) for word in words]

    def _read_piece(self, verb: str, word: str) -> tuple[int, str]:
        first, names = self.rows[verb]
        name, _, level = word.partition("-")
        if verb == "develop" and name in names and level.isdigit():
            return first + names.index(name), level
        if word in names:
            return first + names.index(word), ""
        merchants = self.edition.merchant_ids
        if verb == "beer" and word in merchants:
            return first + choices.SLOTS + merchants.index(word), ""
        known = [*names, *merchants] if verb == "beer" else names
        raise ValueError(f"«{verb}» knows no «{word}»; it knows {', '.join(known)}")

    def _read_build(self, words: Sequence[str]) -> tuple[int, str]:
        if len(words) != 2:
            raise ValueError("«build» takes a slot and an industry: build dudley.1 coal_mine")
        slot, tile = words
        industry, _, level = tile.partition("-")
        if slot not in self.edition.slot_ids:
            raise ValueError(f"no slot «{slot}»; there are {', '.join(self.edition.slot_ids)}")
        if industry not in self.edition.industries:
            known = ", ".join(self.edition.industries)
            raise ValueError(f"no industry «{industry}»; there are {known}")
        pairs = self._pairs()
        if (slot, industry) not in pairs:
            return choices.END + self.unseen_pair(slot, industry), level
        return choices.BUILD + pairs.index((slot, industry)), level

    def unseen_pair(self, slot: str, industry: str) -> int:
        """A slot with an industry it does not show: a choice beyond all menus, to be refused."""
        kinds = self.edition.industries
        return self.edition.slot_ids.index(slot) * len(kinds) + kinds.index(industry)

    def _read_link(self, words: Sequence[str]) -> int:
        ends = [end for word in words for end in word.split("-")]
        ids = [place["id"] for place in self.edition.places]
        unknown = [end for end in ends if end not in ids]
        if unknown:
            raise ValueError(f"no place «{unknown[0]}»; there are {', '.join(ids)}")
        for number, entry in enumerate(self.edition.board["connection"]):
            if len(set(ends)) >= 2 and set(ends) <= set(entry["ends"]):
                return choices.LINK + number
        raise ValueError(f"no connection joins {' and '.join(ends)}")
