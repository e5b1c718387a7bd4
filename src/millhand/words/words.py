"""Sentences for what happens, what is refused and what may be chosen, in English or French.

All words stand in the Fluent files of `en/` and `fr/` and of the games; here facts become their
variables:

- a piece becomes `$tile`, `$tile-the` … (see `pieces.py`), a seat `$seat` and `$seat-of`;
- a number becomes `$points`, with `$points-size` and `$points-sign` (minus, nothing, plus);
- a sum of money becomes `$money`, written with its pound sign;
- a truth becomes the text `true` or `false`;
- where a fact is not told, the sentence is the attribute `.without-` and the fact's name.

A page in a browser has to do these few things again, and nothing else.
"""

from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import Any
from unicodedata import normalize

from millhand.face.game import OptionValue
from millhand.face.rules import Refusal
from millhand.face.seen import Event, Gain
from millhand.face.spoken import KINDS, Spoken
from millhand.shelf import SHELF
from millhand.words.catalogue import Catalogue, MissingWords, Value
from millhand.words.pieces import Forms, Pieces, signed, spread

Names = Sequence[str]
"""What players are called, seat by seat; who has no name is called by the colour."""

MOST_ANSWERS = 12
"""How many of the possible answers a sentence names."""

LONGEST_QUOTE = 400
"""How many letters of a player's own words a sentence repeats."""

BEGINS = "\x01"
"""What stands before the name of a piece where pieces are marked (`marking.py`)."""


class Words:
    """The words of one language, for a game of the shelf or for other things spoken of."""

    def __init__(self, language: str, *of: str) -> None:
        """What is named last (a game, `prompt` …) may say otherwise what is said before it."""
        self.language = language
        self.catalogue = Catalogue(language, *of)
        own = [SHELF[name].kinds for name in of if name in SHELF]
        self.pieces = Pieces(self.catalogue, own[-1] if own else KINDS)

    # --- sentences ---

    def sentence(self, opened: Spoken, event: Event, names: Names | None = None) -> str:
        """What happened, as far as the event tells it."""
        return _with_capital(self._tell(f"event-{event.kind}", opened, event.facts, names))

    def refusal(self, opened: Spoken, refusal: Refusal, names: Names | None = None) -> str:
        """Why something is not allowed."""
        reason = refusal.reason.replace("_", "-")
        values = self._values(opened, refusal.facts, names)
        return _with_capital(self.catalogue.say(_key(refusal.number), values, reason))

    def rule(self, number: str) -> str:
        """A rule in one sentence."""
        return self.catalogue.say(_key(number), {})

    def choice(self, opened: Spoken, choice: int, claim: str = "") -> str:
        """A choice as a line of a menu."""
        verb, pieces = opened.said(choice, claim)
        return self._tell(f"choice-{verb}", opened, pieces, None)

    def told(
        self, key: str, opened: Spoken, facts: Mapping[str, Any], names: Names | None = None
    ) -> str:
        """Any message about a game, with its facts."""
        return _with_capital(self._tell(key, opened, facts, names))

    def seen(self, opened: Spoken, name: str, facts: Mapping[str, object], part: str = "") -> str:
        """A field of a sight, or a part of it, with the facts that are there."""
        there = {fact: value for fact, value in facts.items() if value is not None}
        return self.catalogue.say(f"seen-{name}", self._values(opened, there, None), part)

    # --- names ---

    def piece(self, kind: str, name: str | int, form: str = "") -> str:
        """The name of a piece, or another form of it: `the`, `in`, `of` …"""
        forms = self.pieces.forms(kind, str(name))
        if form not in forms:
            raise MissingWords(f"no form «{form}» of {kind} «{name}» in language {self.language}")
        return str(forms[form])

    def seat(self, opened: Spoken, seat: int, names: Names | None = None) -> str:
        """What a player is called."""
        return str(self._seat(opened, seat, names)[""])

    def score_line(self, source: str) -> str:
        """What points came from."""
        return self.piece("source", source)

    def gain(self, opened: Spoken, gain: Gain) -> str:
        """The piece that gave points."""
        first = next(iter(gain.pieces))
        return _with_capital(self._tell(f"gain-{first}", opened, gain.pieces, None))

    def option_value(self, option: str, value: OptionValue) -> str:
        """The value of an option: yes, £14, by level …"""
        said = str(value).lower() if isinstance(value, bool) else value
        return self.catalogue.say(f"value-{option}", {"value": said})

    def about_value(self, option: str, value: OptionValue) -> str:
        """A sentence on the value of an option that needs one, or nothing."""
        key, part = f"value-{option}", "about"
        said = str(value).lower() if isinstance(value, bool) else value
        known = part in self.catalogue.attributes(key)
        return self.catalogue.say(key, {"value": said}, part) if known else ""

    def about_players(self, players: int) -> str:
        """What is different with so many players, or nothing."""
        key = f"about-players-{players}"
        return self.catalogue.say(key, {}) if self.catalogue.knows(key) else ""

    def say(self, key: str, **values: Value) -> str:
        """Words of the table, such as `your-move`, with values that are words or numbers."""
        variables: dict[str, Value] = {}
        for name, value in values.items():
            variables |= signed(name, value) if isinstance(value, int) else {name: value}
        return self.catalogue.say(key, variables)

    # --- facts ---

    def _tell(self, key: str, opened: Spoken, facts: Mapping[str, Any], names: Names | None) -> str:
        """A message, or what is said in its place where a fact is not told."""
        untold = [
            attribute
            for attribute in self.catalogue.attributes(key)
            if attribute.startswith("without-") and attribute.removeprefix("without-") not in facts
        ]
        values = self._values(opened, facts, names)
        return self.catalogue.say(key, values, untold[0] if untold else "")

    def _values(
        self, opened: Spoken, facts: Mapping[str, Any], names: Names | None
    ) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for fact, value in facts.items():
            values |= self._value(opened, fact, value, names)
        if "owner" in facts and facts["owner"] == facts.get("seat"):
            values["owner-id"] = "self"
        return values

    def _value(self, opened: Spoken, fact: str, value: Any, names: Names | None) -> Forms:
        """One fact as variables."""
        kind = self.pieces.kind_of(fact)
        if isinstance(value, list | tuple):
            return self._list(opened, fact, value, names)
        if kind == "seat":
            return spread(fact, self._seat(opened, value, names))
        if kind == "text":
            return {fact: shortened(value)}
        if isinstance(value, bool):
            return {fact: str(value).lower()}
        if kind in self.pieces.kinds:
            return self.pieces.variables(kind, str(value), fact)
        if isinstance(value, int) or (isinstance(value, str) and value.isdecimal()):
            return signed(fact, int(value))
        return self.pieces.variables(kind, str(value), fact)

    def _list(self, opened: Spoken, fact: str, many: Sequence[Any], names: Names | None) -> Forms:
        """Several things of a kind as one variable; its id says only whether there are any."""
        told = [self._value(opened, fact, one, names)[fact] for one in many]
        texts = [str(one).replace("-", "−") if isinstance(one, int) else one for one in told]
        return {fact: ", ".join(texts), f"{fact}-id": "some" if texts else "none"}

    def _seat(self, opened: Spoken, seat: int, names: Names | None) -> Forms:
        if seat < 0:
            return {"": "", "id": "none"}
        if names is not None and seat < len(names) and names[seat]:
            name = names[seat]
            values: Forms = {"name": name, "vowel": _begins_with_vowel(name)}
            return {**self.pieces.message("player", values), "id": "player"}
        return self.pieces.forms("colour", opened.colours[seat])


def _key(number: str) -> str:
    """The message of a rule's number: `BB-8.4` is `BB-8-4`."""
    return number.replace(".", "-")


def _with_capital(sentence: str) -> str:
    first = 1 if sentence.startswith(BEGINS) else 0
    return sentence[: first + 1].upper() + sentence[first + 1 :]


def _begins_with_vowel(name: str) -> str:
    """Whether a name begins with a vowel, accents aside: French then says d’ and not de."""
    return "yes" if normalize("NFD", name)[:1].lower() in tuple("aeiou") else "no"


def shortened(text: str) -> str:
    """What was typed or could be typed, cut short where it is long."""
    answers = text.split(", ")
    if len(answers) > MOST_ANSWERS:
        text = ", ".join([*answers[:MOST_ANSWERS], "…"])
    return shorten(text, LONGEST_QUOTE, placeholder=" …")
