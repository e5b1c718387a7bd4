"""The shelf: every game that millhand plays, by name."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module

from millhand.face.game import Game


class Shelf(MutableMapping[str, Game]):
    """Games by name; each is read when it is first taken down, since that takes a while."""

    def __init__(self, *names: str) -> None:
        self._games: dict[str, Game | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Game:
        game = self._games[name]
        if game is None:
            read: Game = import_module(f"millhand.games.{name}.face").GAME
            self._games[name] = game = read
        return game

    def __setitem__(self, name: str, game: Game) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


SHELF = Shelf("birmingham", "lancashire", "workshop", "age_of_industry")
