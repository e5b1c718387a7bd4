"""What whoever draws a game is given: the same shape for every game, with the figures in play.

What only one game has on its board (crossings, seas …) stands in its own part.
"""

from typing import Any, Protocol, TypedDict


class DrawnTile(TypedDict):
    """One kind of tile of a mat; what a game does not know is 0, empty or as in any other game."""

    tile: str
    level: int
    count: int
    """How many of it every player has."""
    money: int
    coal: int
    iron: int
    beer: int
    """Barrels that a sale needs."""
    cubes: list[int]
    """Cubes or barrels of a new tile, era by era (one number in a game without eras)."""
    income: int
    points: int
    icons: int
    """Points for each link beside the flipped tile."""
    eras: list[str]
    """When it may be built; empty in a game without eras."""
    buys: list[str]
    """Goods that it buys."""
    buildable: bool
    developable: bool


class DrawnIndustry(TypedDict):
    """A row of the mat, lowest level first."""

    industry: str
    holds: str
    """The resource on its tiles, or ''."""
    tiles: list[DrawnTile]


class DrawnPrices(TypedDict):
    """A market of cubes: the price of each space, the cheapest first."""

    spaces: list[int]
    when_empty: int
    filled: int
    """How many cubes it holds at the start: they fill the dearest spaces."""


class DrawnTrack(TypedDict):
    """A track: what each space stands for, and where markers begin."""

    spaces: list[int]
    start: int


class DrawnLinks(TypedDict):
    """Link pieces of a player or a colour, and the price of the first, the second … at once."""

    pieces: int
    money: dict[str, list[int]]
    """By era; a game without eras has rails only."""


class Drawing(TypedDict):
    """Everything that never changes on a table."""

    canvas: list[float]
    places: list[dict[str, Any]]
    connections: list[dict[str, Any]]
    mats: list[DrawnIndustry]
    prices: dict[str, DrawnPrices]
    tracks: dict[str, DrawnTrack]
    links: DrawnLinks
    own: dict[str, list[dict[str, Any]]]
    """What only this game has."""


class Drawn(Protocol):
    """The part of an open game that can be drawn."""

    def drawing(self) -> Drawing:
        """Coordinates, names and figures for whoever draws board and mats."""
