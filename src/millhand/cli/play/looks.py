"""What a seat sees, told in lines: the board, the hand, the mat, the score.

Only what all games have is known here; of the rest a game says what is told (`seen.Told`).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from millhand.cli.play.talk import INDENT, Talk
from millhand.face.drawn import DrawnIndustry, DrawnTile
from millhand.face.seen import Score, SeenTile, Sight, Told
from millhand.face.spoken import Spoken


class Looks:
    """Tells a sight in the words of the talk."""

    def __init__(self, opened: Spoken, told: Told, talk: Talk) -> None:
        self.opened = opened
        self.told = told
        self.talk = talk

    def board(self, sight: Sight) -> list[str]:
        """Everything that lies open, from the round to the last link."""
        markets = sight["markets"].items()
        return [
            self.time(sight),
            *(self._seen("market", {"resource": name, **market}) + "." for name, market in markets),
            *self._own(sight, self.told.board),
            *self._piles(sight),
            *(self._player(sight, seat) for seat in range(sight["players"])),
            *self._listed(self.talk.words.say("tiles"), self._tiles(sight["tiles"])),
            *self._listed(self.talk.words.say("links"), self._links(sight)),
        ]

    def time(self, sight: Sight) -> str:
        """The era if there is one, the round, the turn order."""
        words, clock = self.talk.words, sight["clock"]
        now = [] if clock["era"] is None else [capital(words.piece("era", clock["era"]))]
        if clock["round"] > 0 and clock["rounds"] is not None:
            now.append(words.say("round", round=clock["round"], rounds=clock["rounds"]))
        elif clock["round"] > 0:
            now.append(words.say("round-so-far", round=clock["round"]))
        now += [capital(line).removesuffix(".") for line in self._own(sight, self.told.clock)]
        if sight["order"]:
            order = [words.piece("colour", colour) for colour in sight["order"]]
            now.append(self._titled("turn-order", order))
        return ". ".join(now) + "."

    def asked(self, sight: Sight) -> list[str]:
        """What whoever is asked must know before the question."""
        return self._own(sight, self.told.asked)

    def summary(self, sight: Sight, seat: int) -> str:
        """A player's own figures in one line."""
        return self._figures(sight, seat, self.told.summary) + "."

    def hand(self, sight: Sight, seat: int) -> str:
        """The cards of a hand, equal ones together."""
        return self._titled("hand", self._cards(sight["seats"][seat]["hand"] or [])) + "."

    def mat(self, sight: Sight, seat: int, rows: Sequence[DrawnIndustry]) -> list[str]:
        """The tiles left on a player mat with their costs, by industry, the next tile first."""
        words, lines = self.talk.words, []
        costs = {(row["industry"], tile["level"]): tile for row in rows for tile in row["tiles"]}
        for industry, levels in sight["seats"][seat]["mat"].items():
            left = ", ".join(_together(self._tile(costs[industry, level]) for level in levels))
            name = capital(words.piece("industry", industry))
            lines.append(self.pair(name, left or words.say("nothing")))
        return self._listed(words.say("player-mat"), lines) if lines else []

    def _tile(self, tile: DrawnTile) -> str:
        """`II (£7, 1 coal)`: a level and what it costs to build."""
        words = self.talk.words
        cubes = [
            f"{count} {words.piece('resource', resource)}"
            for resource, count in (("coal", tile["coal"]), ("iron", tile["iron"]))
            if count
        ]
        cost = ", ".join([words.piece("money", tile["money"]), *cubes])
        return self.talk.text("aside", what=words.piece("roman", tile["level"]), more=cost)

    def scores(self, scores: Sequence[Score]) -> list[str]:
        """The score sheet: everybody's points, and where they came from."""
        words, lines = self.talk.words, []
        for score in scores:
            player = words.seat(self.opened, score.seat)
            lines.append(words.say("points-of", player=player, points=score.points) + ".")
            for source, points in score.lines.items():
                name = capital(words.score_line(source))
                lines.append(f"{INDENT}{self.pair(name, _number(points))}.")
                if gains := self._gains(score, source):
                    lines.append(f"{INDENT * 2}{' · '.join(gains)}.")
        return lines

    def _gains(self, score: Score, line: str) -> list[str]:
        """Which pieces gave the points of a line."""
        return [
            self.pair(self.talk.words.gain(self.opened, gain), _number(gain.points))
            for gain in score.gains
            if gain.line == line
        ]

    def standings(self, sight: Sight) -> list[str]:
        """How everybody stands, in a game whose score sheet would not tell it."""
        names = self.told.score
        return [self._of_player(sight, seat, names) for seat in range(sight["players"]) if names]

    # --- parts of the board ---

    def _own(self, sight: Sight, names: Iterable[str]) -> list[str]:
        """Lines about what only this game has."""
        return [line for name in names for line in self._field(name, sight["own"][name])]

    def _field(self, name: str, value: object) -> list[str]:
        """One field: a list is told entry by entry, and what is not there is not told."""
        if isinstance(value, list) and value:
            return self._listed(self._seen(name), [self._seen(name, one, "one") for one in value])
        if value is None or value == []:
            return []
        return [self._seen(name, value if isinstance(value, dict) else {name: value}) + "."]

    def _piles(self, sight: Sight) -> list[str]:
        """Cards face up, how many the piles have, and those that may be looked through."""
        words, shown = self.talk.words, sight["display"]
        lines = [] if shown is None else [self._titled("display", self._cards(shown)) + "."]
        piles = [self._titled("deck", [words.say("cards", cards=sight["deck"])])]
        if sight["aside"] is not None:
            piles.append(self._titled("set-aside", [words.say("cards", cards=sight["aside"])]))
        if sight["discards"] is not None:
            piles.append(self._titled("discards", self._cards(sight["discards"])))
        return [*lines, ". ".join(piles) + "."]

    def _player(self, sight: Sight, seat: int) -> str:
        return self._of_player(sight, seat, self.told.figures)

    def _of_player(self, sight: Sight, seat: int, names: Iterable[str]) -> str:
        name = self.talk.words.seat(self.opened, seat)
        return self.pair(name, self._figures(sight, seat, names)) + "."

    def _figures(self, sight: Sight, seat: int, names: Iterable[str]) -> str:
        """Numbers about a player, those that the game has; a hand that is seen needs no hints."""
        seen = sight["seats"][seat]
        facts = {**sight["clock"], **seen, **seen["own"]}
        if seen["hand"] is not None:
            facts["known"] = None
        told = [(name, facts[name]) for name in names if facts[name] not in (None, [])]
        return ", ".join(self._seen(name, {name: fact}) for name, fact in told)

    def _tiles(self, tiles: Sequence[SeenTile]) -> list[str]:
        """Slot by slot, equal tiles of a slot together."""
        words = self.talk.words
        slots: dict[str, list[str]] = {}
        for tile in tiles:
            slots.setdefault(tile["slot"], []).append(self._seen("tile", tile))
        return [
            self.pair(words.piece("slot", slot), ", ".join(_together(lines)))
            for slot, lines in slots.items()
        ]

    def tiles_at(self, sight: Sight, slot: str) -> list[str]:
        """What stands in a slot, equal tiles together."""
        found = [self._seen("tile", tile) for tile in sight["tiles"] if tile["slot"] == slot]
        return _together(found)

    def _links(self, sight: Sight) -> list[str]:
        """Colour by colour."""
        words, lines = self.talk.words, []
        for colour in [colour for seen in sight["seats"] for colour in seen["colours"]]:
            own = [link["connection"] for link in sight["links"] if link["colour"] == colour]
            laid = ", ".join(words.piece("connection", connection) for connection in own)
            lines += [self.pair(words.piece("colour", colour), laid)] if own else []
        return lines

    # --- shapes of lines ---

    def _seen(self, name: str, facts: Mapping[str, object] | None = None, part: str = "") -> str:
        return self.talk.words.seen(self.opened, name, facts or {}, part)

    def _cards(self, cards: Sequence[str]) -> list[str]:
        return _together(self.talk.words.piece("card", card) for card in cards)

    def pair(self, title: str, state: str) -> str:
        """A title and what is said of it."""
        return self.talk.text("titled", title=title, state=state)

    def _titled(self, key: str, state: Sequence[str]) -> str:
        words = self.talk.words
        return self.pair(words.say(key), ", ".join(state) or words.say("nothing"))

    def _listed(self, title: str, lines: Sequence[str]) -> list[str]:
        if not lines:
            return [self.pair(title, self.talk.words.say("nothing")) + "."]
        return [self.pair(title, "").rstrip(), *(f"{INDENT}{capital(line)}." for line in lines)]


def _together(names: Iterable[str]) -> list[str]:
    """Equal names once, with their number."""
    counted = Counter(names).items()
    return [name if times == 1 else f"{times}\u00a0×\u00a0{name}" for name, times in counted]


def _number(points: int) -> str:
    """A number with a minus that is one."""
    return str(points).replace("-", "−")


def capital(text: str) -> str:
    """The same with a great first letter."""
    return text[:1].upper() + text[1:]
