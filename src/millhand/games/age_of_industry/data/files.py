"""The data files of the game, as they are written."""

from functools import partial
from importlib.resources import files
from pathlib import Path

from millhand.face.boards import Entry, own_boards, read_board, read_data
from millhand.face.faults import Fault
from millhand.face.game import BrokenData

MAPS = ("germany", "new_england")
PLACE_ORDER = ("town", "external_place", "ship", "waypoint")
SLOT_KINDS = ("blank", "mine", "port", "ship")
FIGURES = ("money", "coal", "iron", "cubes", "income")
"""What a tile's entry says, each figure with its own `source` and `sure`."""
RESOURCES = ("coal", "iron")
GOODS = ("cotton", "manufactured")
MOST_CUBES = 3
"""How many cubes of one resource a tile may cost."""


read_toml = partial(read_data, __package__)
read_boards = partial(own_boards, __package__, [f"{name}.toml" for name in MAPS])


def read_companion(board: Entry, key: str, folder: Path | None) -> Entry:
    """The mat or the pieces that a board names: a file beside the board, or the game's own."""
    name = str(board.get(key, f"{key}.toml"))
    if folder is not None and (folder / name).is_file():
        return read_board(folder / name)
    own = files(__package__).joinpath(name)
    if not own.is_file():
        raise BrokenData(name, [Fault("file_is_nowhere", key=key)])
    return read_toml(name)
