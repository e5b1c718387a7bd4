"""The edition: the data files with some board, and the name of everything in number order."""

from dataclasses import dataclass
from functools import lru_cache

from millhand.face.boards import Entry, checked_edition
from millhand.face.game import Options, OptionValue, Unsupported
from millhand.games.lancashire.data.boards import board_faults
from millhand.games.lancashire.data.files import PLACE_ORDER, read_toml
from millhand.mechanics.land.data.edition import LandEdition, parts_of_edition

AS_IN_THE_PRESET = "preset"
"""What a flag says that does not depart from the preset."""


@dataclass(frozen=True)
class Edition(LandEdition):
    """The data files as they are written, and every name in the order of its number."""

    presets: dict[str, Entry]

    def seating(self, players: int, deck_mode: OptionValue) -> Entry:
        """Deck, market, money and rounds; Unsupported where the data are not known."""
        for entry in self.setup["unknown"]:
            if (entry["players"], entry["deck_mode"]) == (players, deck_mode):
                raise Unsupported(
                    "deck_of_2018_is_unknown",
                    players=players,
                    cards=entry["cards"],
                    rounds=entry["rounds"],
                    needed=2 * players * entry["rounds"],
                    instead=entry["instead"],
                )
        [seating] = [
            entry
            for entry in self.setup["seating"]
            if (entry["players"], entry["deck_mode"]) == (players, deck_mode)
        ]
        return dict(seating)

    def agreed(self, players: int, options: Options) -> dict[str, OptionValue]:
        """BL-15.1 Every flag with the value it has at the table (BL-15.2 is about `seed`).

        The variant for two players is played with the flags of 2007 (BL-16.1).
        """
        said = {option.name: option.default for option in self.options} | dict(options)
        preset = str(said.pop("preset"))
        if players == 2 and preset == "seed":
            preset = "classic_2007"
        flags = {
            name: self.presets[preset][name] if value == AS_IN_THE_PRESET else value
            for name, value in said.items()
        }
        return {"preset": preset, **flags}


def make_edition(board: Entry) -> Edition:
    """The game's data with some board; towns come first so that cards and towns share numbers."""
    parts = parts_of_edition(board, PLACE_ORDER, read_toml)
    return Edition(
        **parts,
        presets=read_toml("presets.toml"),
    )


@lru_cache(maxsize=1)
def standard_edition() -> Edition:
    """The edition with the board of the box."""
    return checked_edition("board.toml", read_toml("board.toml"), make_edition, board_faults)
