"""What a seat sees, told in lines: the board, the hand, the mat, the score."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from millhand.cli.play.talk import INDENT, Talk
from millhand.face.game import OpenGame
from millhand.face.seen import Score

Sight = Mapping[str, Any]


SAID = {
    "actions_left": ("actions-left", "actions"),
    "income_level": ("income-level", "level"),
    "income_space": ("income-space", "space"),
    "points": ("victory-points", "points"),
    "standing": ("points-if-it-ended-now", "points"),
    "cards": ("cards", "cards"),
    "tokens": ("tokens", "tokens"),
    "loans": ("loans", "number"),
}
"""A figure → the words that tell it, and what they call it."""

FIGURES = (
    "money",
    "loans",
    "income_level",
    "income_space",
    "points",
    "standing",
    "cards",
    "tokens",
    "links_left",
    "spent",
)
"""What is told of every player."""


class Looks:
    """Tells a sight in the words of the talk."""

    def __init__(self, opened: OpenGame, talk: Talk) -> None:
        self.opened = opened
        self.talk = talk

    def board(self, sight: Sight) -> list[str]:
        """Everything that lies open, from the round to the last link; what a game lacks is not."""
        lines = [self.time(sight)]
        lines += [self._market(name, sight[name]) for name in ("coal", "iron") if name in sight]
        if "merchants" in sight:
            lines += self._listed("merchants", [self._merchant(one) for one in sight["merchants"]])
        if "markets" in sight:
            lines += self._listed("markets", [self._goods_market(one) for one in sight["markets"]])
        if "distant_market" in sight:
            seen = self._distant_market(sight["distant_market"])
            lines.append(self._titled("distant-market", seen) + ".")
        if sight.get("imports"):
            lines += self._listed("imports", [self._import(one) for one in sight["imports"]])
        if "display" in sight:
            shown = [self.talk.words.piece("card", card) for card in sight["display"]]
            lines.append(self._titled("display", ", ".join(shown)) + ".")
        lines.append(self._piles(sight) if "aside" in sight else self._deck(sight) + ".")
        lines += [self._player(seen, seat) for seat, seen in enumerate(sight["seats"])]
        if "tiles" in sight:
            lines += self._listed("tiles", [self._tile(one) for one in sight["tiles"]])
        if "demand" in sight:
            lines.append(self._titled("demand", self._demand(sight["demand"])) + ".")
        if "towns" in sight:
            lines += self._listed("industries", [self._town(one) for one in sight["towns"]])
        return lines + self._listed("links", self._links(sight))

    def time(self, sight: Sight) -> str:
        """The era if there is one, the round, the turn order."""
        words = self.talk.words
        now = [capital(words.piece("era", sight["era"]))] if "era" in sight else []
        if sight["round"] > 0:
            now.append(self._round(sight))
        if "boxes" in sight and sight["question"] != "demand":
            now.append(words.say("auction", auction=sight["auction"]))
        order = self._order(sight)
        return ". ".join([*now, self._titled("turn-order", order)] if order else now) + "."

    def _round(self, sight: Sight) -> str:
        """Which round it is, and of how many where that is known."""
        if "rounds" in sight:
            return self.talk.words.say("round", round=sight["round"], rounds=sight["rounds"])
        return self.talk.words.say("round-so-far", round=sight["round"])

    def _order(self, sight: Sight) -> str:
        """The seats in turn order; or the markers, where a seat has more than one."""
        words = self.talk.words
        if "boxes" in sight:
            markers = [colour for colour in sight["boxes"] if colour is not None]
            return ", ".join(words.piece("colour", colour) for colour in markers)
        return ", ".join(words.seat(self.opened, seat) for seat in sight["order"])

    def own(self, sight: Sight, seat: int) -> str:
        """A player's own figures in one line."""
        income = "income_level" if "income_level" in sight["seats"][seat] else "income_space"
        own = ("actions_left", "set", "money", "loans", income, "points", "standing")
        return self._figures({**sight, **sight["seats"][seat]}, own) + "."

    def hand(self, sight: Sight, seat: int) -> str:
        """The cards of a hand, equal ones together."""
        cards = Counter(self.talk.words.piece("card", one) for one in sight["seats"][seat]["hand"])
        held = [
            card if copies == 1 else f"{copies}\u00a0×\u00a0{card}"
            for card, copies in cards.items()
        ]
        return self._titled("hand", ", ".join(held)) + "."

    def mat(self, sight: Sight, seat: int) -> list[str]:
        """The levels left on a player mat, industry by industry, the next tile first."""
        words, lines = self.talk.words, []
        for industry, levels in sight["seats"][seat]["mat"].items():
            left = ", ".join(words.piece("roman", level) for level in levels)
            name = capital(words.piece("industry", industry))
            lines.append(self._pair(name, left or words.say("nothing")))
        return self._listed("player-mat", lines)

    def scores(self, scores: Sequence[Score]) -> list[str]:
        """The score sheet: everybody's points, and where they came from."""
        words, lines = self.talk.words, []
        for score in scores:
            player = words.seat(self.opened, score.seat)
            lines.append(words.say("points-of", player=player, points=score.points) + ".")
            for source, points in score.lines.items():
                name = capital(words.score_line(source))
                lines.append(f"{INDENT}{self._pair(name, str(points).replace('-', '−'))}.")
        return lines

    def standings(self, sight: Sight) -> list[str]:
        """How everybody would stand now, in a game whose points all come at the end."""
        seats = [seat for seat, seen in enumerate(sight["seats"]) if "standing" in seen]
        return [
            self._pair(
                self.talk.words.seat(self.opened, seat),
                self._figure("standing", sight["seats"][seat]["standing"]),
            )
            + "."
            for seat in seats
        ]

    # --- parts of the board ---

    def _market(self, resource: str, seen: Sight) -> str:
        price = self.talk.words.piece("money", seen["price"])
        state = self.talk.words.say("cubes-for", cubes=seen["cubes"], price=price)
        return self._titled(f"{resource}-market", state) + "."

    def _piles(self, sight: Sight) -> str:
        """How many cards the piles have, those that may be looked through, and the bank."""
        words = self.talk.words
        aside = words.say("cards", cards=sight["aside"])
        said = [self._deck(sight), self._titled("set-aside", aside)]
        if "discards" in sight:
            seen = ", ".join(words.piece("card", card) for card in sight["discards"])
            said.append(self._titled("discards", seen))
        if "bank" in sight:
            said.append(self._titled("bank", words.piece("money", sight["bank"])))
        return ". ".join(said) + "."

    def _deck(self, sight: Sight) -> str:
        return self._titled("deck", self.talk.words.say("cards", cards=sight["deck"]))

    def _merchant(self, seen: Sight) -> str:
        words = self.talk.words
        buys = words.piece("merchant_tile", seen["tile"], "buys")
        if seen["barrel"]:
            buys += ", " + words.say("barrels", barrels=1)
        return self._pair(words.piece("merchant", seen["merchant"]), buys)

    def _goods_market(self, seen: Sight) -> str:
        words = self.talk.words
        wants = words.say("used-up") if seen["used"] else words.piece("market_token", seen["token"])
        if not seen["open"]:
            wants = words.say("closed-market", wants=wants)
        return self._pair(capital(words.piece("market", seen["market"])), wants)

    def _import(self, seen: Sight) -> str:
        words = self.talk.words
        return self._pair(
            words.piece("slot", seen["slot"]), words.say("cubes", cubes=seen["cubes"])
        )

    def _distant_market(self, seen: Sight) -> str:
        words = self.talk.words
        if not seen["open"]:
            return words.say("distant-market-closed")
        turned = ", ".join(str(number).replace("-", "−") for number in seen["turned"])
        state = words.say("distant-market-open", space=seen["space"], bonus=seen["bonus"])
        return ", ".join([state, self._titled("distant-tiles-turned", turned)])

    def _player(self, seen: Sight, seat: int) -> str:
        words = self.talk.words
        wild = [words.piece("card", card) for card in seen.get("wild_cards", ())]
        state = ", ".join([self._figures(seen, FIGURES), *wild])
        return self._pair(words.seat(self.opened, seat), state) + "."

    def _figures(self, seen: Sight, names: Sequence[str]) -> str:
        """Numbers about a player, those that the game has.

        Where all points come at the end, what they would be now tells more.
        """
        told = [name for name in names if seen.get(name) is not None]
        told = [name for name in told if name != "points" or "standing" not in seen]
        return ", ".join(_small(self._figure(name, seen[name])) for name in told)

    def _figure(self, name: str, number: Any) -> str:
        words = self.talk.words
        if name == "money":
            return words.piece("money", number)
        if name == "set":
            return words.say("colour-set", colour=words.piece("colour", number, "piece"))
        if name == "spent":
            return self._titled("money-spent", words.piece("money", number))
        if name == "links_left":
            return self._titled("links-left", str(number))
        key, variable = SAID[name]
        return words.say(key, **{variable: number})

    def _tile(self, seen: Sight) -> str:
        words = self.talk.words
        parts = [words.seat(self.opened, seen["seat"]), words.piece("tile", seen["tile"])]
        if seen["flipped"]:
            parts.append(words.say("flipped"))
        elif seen["cubes"]:
            unit = "barrels" if seen["tile"].startswith("brewery") else "cubes"
            parts.append(words.say(unit, **{unit: seen["cubes"]}))
        return self._pair(words.piece("slot", seen["slot"]), ", ".join(parts))

    def _demand(self, demand: Mapping[str, int]) -> str:
        wanted = [(self.talk.words.piece("industry", name), demand[name]) for name in demand]
        return ", ".join(f"{name}\u00a0{number}" for name, number in wanted)

    def _town(self, seen: Sight) -> str:
        words, standing = self.talk.words, seen["industries"]
        who = [f"{words.piece('colour', name)}\u00a0{standing[name]}" for name in standing]
        return self._pair(words.piece("place", seen["place"]), ", ".join(who))

    def _links(self, sight: Sight) -> list[str]:
        """Colour by colour: of the seats, or of the sets where a seat has more than one."""
        words, seats = self.talk.words, self.opened.colours
        lines = []
        for colour in [one["colour"] for one in sight.get("colours", ())] or seats:
            own = [
                words.piece("connection", link["connection"])
                for link in sight["links"]
                if link.get("colour", seats[link["seat"]]) == colour
            ]
            if own:
                lines.append(self._pair(words.piece("colour", colour), ", ".join(own)))
        return lines

    # --- shapes of lines ---

    def _pair(self, title: str, state: str) -> str:
        return self.talk.text("titled", title=title, state=state)

    def _titled(self, key: str, state: str) -> str:
        words = self.talk.words
        return self._pair(words.say(key), state or words.say("nothing"))

    def _listed(self, key: str, lines: Sequence[str]) -> list[str]:
        if not lines:
            return [self._titled(key, "") + "."]
        return [self._pair(self.talk.words.say(key), "").rstrip()] + [
            f"{INDENT}{line}." for line in lines
        ]


def capital(text: str) -> str:
    """The same with a great first letter."""
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
