"""Tables in the middle of games of bots, on every board, for whoever looks at the page."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from page.browser.readers import Reader, good

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.notation.writing import write_record
from millhand.shelf import SHELF

SEED = 11
NAMES = ("Ada", "Bertrand", "Canny", "Dinah", "Émile")
BOARDS: dict[str, tuple[str, int, list[str]]] = {
    "birmingham": ("birmingham", 4, []),
    "lancashire": ("lancashire", 4, []),
    "germany": ("age_of_industry", 5, ["map=germany"]),
    "new_england": ("age_of_industry", 5, ["map=new_england"]),
    "workshop": ("workshop", 5, []),
}


@cache
def record_on(board: str, bot: str = "rambler") -> str:
    """The record of a whole game with as many players as the board takes."""
    game, players, options = BOARDS[board]
    opened = open_game(SHELF, game, players, options, None)
    return write_record(play_match(opened, hire([bot] * players), SEED), NAMES[:players])


@dataclass(frozen=True)
class Told:
    """A game that is over, kept as a table, and what its reader may play on from."""

    reader: Reader
    table: str
    moves: int

    def at(self, share: float) -> int:
        """So far into the game, where somebody has to act."""
        for moment in range(int(share * self.moves), self.moves):
            if self._asked(moment):
                return moment
        raise AssertionError("nobody has to act any more")

    def play_on(self, share: float, level: str = "random") -> str:
        """A running table at that moment, where the reader has the seat that is asked."""
        moment = self.at(share)
        seat = self._asked(moment)[0]
        wish = {"at": moment, "seat": seat, "level": level, "hidden": "kept"}
        return str(self.reader.post(f"/api/tables/{self.table}/branch", **wish)["id"])

    def _asked(self, moment: int) -> Any:
        seen = self.reader.get(f"/api/tables/{self.table}/sight", at=moment)
        return seen["decision"]["seats"]


def tell(reader: Reader, board: str, bot: str = "rambler") -> Told:
    """Bring the record of a game on a board."""
    answer = reader.context.request.post("/api/records", data=record_on(board, bot).encode())
    table = str(good(answer)["id"])
    return Told(reader, table, reader.get(f"/api/tables/{table}/sight")["moves"])
