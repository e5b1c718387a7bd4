"""Prices and ways, asked for by name: what coal would cost in a town, what lies between two."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from millhand.cli.play.atlas import Atlas, colours_on
from millhand.cli.play.looks import capital
from millhand.cli.play.talk import INDENT
from millhand.face.seen import Sight
from millhand.face.supplied import Supply
from millhand.match.match import Match

Connection = Mapping[str, Any]


class Guide:
    """Tells prices and ways in the words of the atlas; what may be had where, the game says."""

    def __init__(self, match: Match, atlas: Atlas) -> None:
        self.match = match
        self.atlas = atlas
        self.looks = atlas.looks
        self.talk = atlas.talk

    # --- prices ---

    def resources(self, said: str) -> list[str]:
        """The resources with a market that are called so; all of them where none is named."""
        words = self.talk.words
        names = {one: words.piece("resource", one).lower() for one in self.atlas.drawing["prices"]}
        return [one for one, name in names.items() if said.lower() in ("", one, name)]

    def prices(self, sight: Sight, resources: Sequence[str]) -> list[str]:
        """What the markets ask, and what links cost."""
        return [self._market(sight, one) for one in resources] + self._links(sight)

    def supplies(self, resources: Sequence[str], place: str) -> list[str]:
        """Where cubes would come from at a place."""
        opened, table, words = self.match.opened, self.match.table, self.talk.words
        lines = []
        for resource in resources:
            found = opened.supply(table, resource, place)
            if found is not None:
                name = capital(words.piece("resource", resource))
                lines.append(f"{INDENT}{self.looks.pair(name, self._supply(found))}")
        return [capital(words.piece("place", place)), *lines] if lines else []

    def _market(self, sight: Sight, resource: str) -> str:
        words, market = self.talk.words, sight["markets"][resource]
        spaces = self.atlas.drawing["prices"][resource]["spaces"]
        left = spaces[len(spaces) - market["cubes"] :]
        told = self.talk.text(
            "price-next",
            price=words.piece("money", market["price"]),
            cubes=market["cubes"],
            all=", ".join(words.piece("money", price) for price in left),
        )
        return self.looks.pair(capital(words.piece("resource", resource)), told)

    def _links(self, sight: Sight) -> list[str]:
        """A link now, and a second one at once where that is dearer."""
        money, era = self.atlas.drawing["links"]["money"], sight["clock"]["era"]
        costs = money.get(era or "", next(iter(money.values()), []))
        told = [self.talk.words.piece("money", cost) for cost in costs]
        return [self.looks.pair(self.talk.text("price-link"), ", ".join(told))] if told else []

    def _supply(self, supply: Supply) -> str:
        words = self.talk.words
        market = None if supply.market is None else words.piece("money", supply.market)
        if not supply.sources:
            key = "supply-none" if market is None else "supply-market"
            return self.talk.text(key, price=market or "")
        sources = ", ".join(words.piece("slot", slot) for slot in supply.sources)
        told = self.talk.text("supply-tiles", sources=sources, cubes=supply.cubes)
        beyond = "supply-then-none" if market is None else "supply-then-market"
        return f"{told} {self.talk.text(beyond, price=market or '')}"

    # --- ways ---

    def two_places(self, said: str) -> tuple[str, str] | None:
        """Two places named one after the other; their names may be of several words."""
        words = said.split()
        for place in range(1, len(words)):
            starts = self.atlas.find(" ".join(words[:place]))
            ends = self.atlas.find(" ".join(words[place:]))
            if len(starts) == len(ends) == 1:
                return starts[0], ends[0]
        return None

    def ways(self, sight: Sight, start: str, end: str) -> list[str]:
        """The shortest way over links that lie there, and over all that may be laid in this era."""
        laid = self._way(start, end, lambda one: bool(colours_on(sight, one["id"])))
        era = sight["clock"]["era"]
        printed = self._way(start, end, lambda one: era in one.get("eras", [era]))
        lines = [self._joined(laid)]
        if printed is None:
            return [*lines, self.talk.text("way-none")]
        told = self.talk.text("way-printed", count=len(printed))
        return [*lines, told, *(INDENT + line for line in self.atlas.named(sight, printed))]

    def _joined(self, laid: Sequence[Connection] | None) -> str:
        if laid is None:
            return self.talk.text("way-unjoined")
        return self.talk.text("way-joined", count=len(laid))

    def _way(
        self, start: str, end: str, counts: Callable[[Connection], bool]
    ) -> list[Connection] | None:
        """The fewest connections that join two places; a connection joins all its ends."""
        connections = [one for one in self.atlas.drawing["connections"] if counts(one)]
        ways: dict[str, list[Connection]] = {start: []}
        waiting = deque([start])
        while waiting and end not in ways:
            here = waiting.popleft()
            for one in connections:
                for place in one["ends"] if here in one["ends"] else ():
                    if place not in ways:
                        ways[place] = [*ways[here], one]
                        waiting.append(place)
        return ways.get(end)
