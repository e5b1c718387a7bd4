"""The data files of the game, as they are written."""

from functools import partial

from millhand.face.boards import own_boards, read_data

ERAS = ("canal", "rail")
CARD_KINDS = ("general", "setup")


read_toml = partial(read_data, __package__)
read_boards = partial(own_boards, __package__, ("board.toml",))
