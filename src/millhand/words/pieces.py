"""Pieces in all their forms: Dudley, in Dudley, of Dudley.

A form is an attribute of the message that names the piece, and reaches a sentence as a variable
of its own: where a fact `place` is told, `$place` is its name, `$place-in` its form `.in`, and
`$place-id` its id (`none` where there is nothing), for choosing between sentences.
"""

from collections.abc import Callable, Mapping

from millhand.face.pointing import parts_of
from millhand.words.catalogue import Catalogue, MissingWords, Value

Forms = dict[str, Value]
"""Form → words; the plain name stands under ''."""

NOTHING: Forms = {"": "", "id": "none"}


class Pieces:
    """The names of pieces in one language."""

    def __init__(self, catalogue: Catalogue, kinds: Mapping[str, str]) -> None:
        """What kinds of piece there are a game says (`face/spoken.py`)."""
        self.catalogue = catalogue
        self.declared = kinds
        self.made: dict[tuple[str, str], Forms] = {}
        self.makers: dict[str, Callable[[str], Forms]] = {
            "connection": self._connection,
            "money": self._money,
            "number": self._number,
            "roman": self._roman,
        }

    @property
    def kinds(self) -> list[str]:
        """Every kind of piece that has names."""
        return [*self.declared, *self.makers]

    def kind_of(self, fact: str) -> str:
        """The kind of thing that a fact tells: its own name, unless the game says otherwise."""
        declared = self.declared.get(fact, "")
        return fact if "{" in declared else declared or fact

    def forms(self, kind: str, name: str) -> Forms:
        """A piece in all its forms; a fact that names no piece says nothing."""
        if name == "":
            return NOTHING
        if (kind, name) not in self.made:
            self.made[kind, name] = {**self._make(kind, name), "id": name}
        return self.made[kind, name]

    def _make(self, kind: str, name: str) -> Forms:
        if self.catalogue.knows(f"{kind}-{name}"):
            return self.message(f"{kind}-{name}", {})
        if kind in self.makers:
            return self.makers[kind](name)
        if kind == "place":
            return self._place_of_another_board(name)
        if kind not in self.declared:
            known = ", ".join(self.kinds)
            raise MissingWords(f"no kind of piece is called «{kind}»; there are {known}")
        return self._put_together(kind, name)

    def message(self, key: str, values: Forms) -> Forms:
        """A message and all its attributes as forms."""
        forms: Forms = {"": self.catalogue.say(key, values)}
        for form in self.catalogue.attributes(key):
            forms[form] = self.catalogue.say(key, values, form)
        return forms

    # --- pieces made of others ---

    def _put_together(self, kind: str, name: str) -> Forms:
        """A piece whose id names others; one without a message of its own has no words."""
        parts = parts_of(self.declared[kind], name)
        if not parts:
            return self.message(f"{kind}-{name}", {})
        values: Forms = {}
        for part, other in parts.items():
            values |= self.variables(part, other)
        return self.message(kind, values)

    def _place_of_another_board(self, name: str) -> Forms:
        """A place that only somebody's own board file knows is called by its id."""
        return self.message("unknown-place", {"name": name.replace("_", " ").title()})

    def _connection(self, name: str) -> Forms:
        ends = [str(self.forms("place", end)[""]) for end in name.split("-")]
        return {"": " – ".join(ends)}

    def _money(self, name: str) -> Forms:
        return self.message("money", signed("amount", int(name)))

    def _number(self, name: str) -> Forms:
        return {"": int(name)}

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
