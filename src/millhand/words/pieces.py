"""Pieces in all their forms: Dudley, in Dudley, of Dudley.

A form is an attribute of the message that names the piece, and reaches a sentence as a variable
of its own: where a fact `place` is told, `$place` is its name, `$place-in` its form `.in`, and
`$place-id` its id (`none` where there is nothing), for choosing between sentences.
"""

from collections.abc import Callable

from millhand.words.catalogue import Catalogue, MissingWords, Value

Forms = dict[str, Value]
"""Form → words; the plain name stands under ''."""

NAMED = (
    "colour",
    "place",
    "industry",
    "merchant_tile",
    "era",
    "resource",
    "purpose",
    "source",
    "question",
    "option",
)
"""Kinds of piece with one message for each id, `place-dudley`; a game may have others."""

NOTHING: Forms = {"": "", "id": "none"}


class Pieces:
    """The names of pieces in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.made: dict[tuple[str, str], Forms] = {}
        self.makers: dict[str, Callable[[str], Forms]] = {
            "slot": self._slot,
            "merchant": self._merchant,
            "market": self._market,
            "tile": self._tile,
            "card": self._card,
            "connection": self._connection,
            "money": self._money,
            "loans": self._loans,
            "roman": self._roman,
        }

    @property
    def kinds(self) -> list[str]:
        """Every kind of piece that has names."""
        return [*NAMED, *self.makers]

    def forms(self, kind: str, name: str) -> Forms:
        """A piece in all its forms; a fact that names no piece says nothing."""
        if name == "":
            return NOTHING
        if (kind, name) not in self.made:
            self.made[kind, name] = {**self._make(kind, name), "id": name}
        return self.made[kind, name]

    def _make(self, kind: str, name: str) -> Forms:
        if kind == "place" and not self.catalogue.knows(f"place-{name}"):
            return self._place_of_another_board(name)
        if kind in NAMED or self.catalogue.knows(f"{kind}-{name}"):
            return self.message(f"{kind}-{name}", {})
        if kind not in self.makers:
            known = ", ".join(self.kinds)
            raise MissingWords(f"no kind of piece is called «{kind}»; there are {known}")
        return self.makers[kind](name)

    def message(self, key: str, values: Forms) -> Forms:
        """A message and all its attributes as forms."""
        forms: Forms = {"": self.catalogue.say(key, values)}
        for form in self.catalogue.attributes(key):
            forms[form] = self.catalogue.say(key, values, form)
        return forms

    # --- pieces made of others ---

    def _place_of_another_board(self, name: str) -> Forms:
        """A place that only somebody's own board file knows is called by its id."""
        return self.message("unknown-place", {"name": name.replace("_", " ").title()})

    def _slot(self, name: str) -> Forms:
        place, _, number = name.rpartition(".")
        return self.message("slot", {**self.variables("place", place), "number": number})

    def _merchant(self, name: str) -> Forms:
        place, _, number = name.rpartition(".")
        return self.message("merchant", {**self.variables("place", place), "number": number})

    def _market(self, name: str) -> Forms:
        """`market_poland`: a market is called after its place."""
        return self.message("market", self.variables("place", name.removeprefix("market_")))

    def _tile(self, name: str) -> Forms:
        industry, _, level = name.partition("-")
        values = {**self.variables("industry", industry), **self.variables("roman", level)}
        return {**self.message("tile", values), "industry": industry}

    def _card(self, name: str) -> Forms:
        """A card of its own name, or else the location card of a place."""
        if self.catalogue.knows(f"card-{name}"):
            return self.message(f"card-{name}", {})
        return self.message("location-card", self.variables("place", name))

    def _connection(self, name: str) -> Forms:
        ends = [str(self.forms("place", end)[""]) for end in name.split("-")]
        return {"": " – ".join(ends)}

    def _money(self, name: str) -> Forms:
        return self.message("money", signed("amount", int(name)))

    def _loans(self, name: str) -> Forms:
        return self.message("loans", {"loans": int(name)})

    def _roman(self, name: str) -> Forms:
        return self.message("roman", {"number": int(name)})

    def variables(self, kind: str, name: str, fact: str = "") -> Forms:
        """A piece as variables of a message, under the name of the fact that tells it."""
        return spread(fact or kind, self.forms(kind, name))


def spread(fact: str, forms: Forms) -> Forms:
    """Forms as variables: `place`, `place-in` …"""
    return {f"{fact}-{form}" if form else fact: words for form, words in forms.items()}


def signed(fact: str, number: int) -> Forms:
    """A number as variables: itself, how big it is, and on which side of nothing."""
    side = "minus" if number < 0 else "plus" if number > 0 else "nothing"
    return spread(fact, {"": number, "size": abs(number), "sign": side})
