"""The data files of the game, as they are written."""

from functools import partial

from millhand.face.boards import own_boards, read_data

PLACE_ORDER = ("town", "external_place", "waypoint")
DECKS = ("two_players", "classic", "printed_four")
"""The decks in the order in which `cards` and `count` list their cards."""

read_toml = partial(read_data, __package__)
read_boards = partial(own_boards, __package__, ("board.toml",))
