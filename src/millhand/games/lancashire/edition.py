"""The edition: the data files with some board, and the name of everything in number order."""

from dataclasses import dataclass
from functools import lru_cache

from millhand.games.lancashire.boards import board_faults
from millhand.games.lancashire.data_files import PLACE_ORDER, read_toml
from millhand.kernel.game import BrokenData, Option, Options, OptionValue, Unsupported
from millhand.mechanics.land.written.edition import (
    Entry,
    LandEdition,
    options_of,
    places_by_kind,
    slots_of_places,
)

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
                raise Unsupported(entry["reason"])
        [seating] = [
            entry
            for entry in self.setup["seating"]
            if (entry["players"], entry["deck_mode"]) == (players, deck_mode)
        ]
        return dict(seating)

    def agreed(self, players: int, options: Options) -> dict[str, OptionValue]:
        """BL-15.1 Every flag with the value it has at the table.

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
    places = places_by_kind(board, PLACE_ORDER)
    return Edition(
        board=board,
        tiles=read_toml("tiles.toml")["industry"],
        cards=read_toml("cards.toml"),
        tracks=read_toml("tracks.toml"),
        setup=read_toml("setup.toml"),
        options=read_options(),
        places=places,
        slots=slots_of_places(places),
        presets=read_toml("presets.toml"),
    )


def read_options() -> tuple[Option, ...]:
    """What a table may agree on, defaults first."""
    return options_of(read_toml("options.toml")["option"])


@lru_cache(maxsize=1)
def standard_edition() -> Edition:
    """The edition with the board of the box."""
    board = read_toml("board.toml")
    faults = board_faults(board)
    if faults:
        raise BrokenData("board.toml", faults)
    return make_edition(board)
