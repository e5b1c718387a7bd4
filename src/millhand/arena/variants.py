"""Every way to open a game: what laws, playthroughs and the signature go through."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from millhand.face.game import Game, OpenGame, OptionValue, Unsupported
from millhand.shelf import SHELF

OptionSet = tuple[tuple[str, OptionValue], ...]


@dataclass(frozen=True)
class Variant:
    """A game with a number of players and the options that differ from their defaults."""

    game: str
    players: int
    options: OptionSet = ()

    def open(self) -> OpenGame:
        """The game, opened in this way."""
        return SHELF[self.game].open(self.players, dict(self.options))

    def __str__(self) -> str:
        said = [f"{name}={str(value).lower()}" for name, value in self.options]
        return " ".join([self.game, str(self.players), *said])


def option_sets(game: Game) -> list[OptionSet]:
    """The defaults, every other value of an option alone, and all options at other values."""
    others = [((option.name, value),) for option in game.options for value in option.values[1:]]
    together = tuple(
        (option.name, option.values[-1]) for option in game.options if len(option.values) > 1
    )
    return [(), *others, together] if len(together) > 1 else [(), *others]


def variants(game: Game) -> list[Variant]:
    """Every set of options with every number of players, but for what the data do not cover."""
    return [
        Variant(game.name, players, options)
        for options in option_sets(game)
        for players in game.players
        if is_supported(game, players, options)
    ]


def one_for_each_option(game: Game) -> list[Variant]:
    """Every set of options but the defaults, each with one number of players in turn."""
    return _players_in_turn(game, option_sets(game)[1:])


def one_for_each_pair(game: Game) -> list[Variant]:
    """Few sets of options for all pairs of values, each with one number of players in turn."""
    return _players_in_turn(game, pair_sets(game))


def pair_sets(game: Game) -> list[OptionSet]:
    """Few sets of all options in which every two values of every two options meet."""
    values = own_values(game)
    rows = [[(name, value) for value in values[name]] for name in values]
    apart = {frozenset(two): None for pair in combinations(rows, 2) for two in product(*pair)}
    found = []
    while apart:
        chosen = dict(next(iter(apart)))
        for name in (name for name in values if name not in chosen):
            others = list(chosen.items())
            chosen[name] = max(
                values[name],
                key=lambda one: sum(frozenset({(name, one), other}) in apart for other in others),
            )
        options = tuple((name, chosen[name]) for name in values)
        for two in combinations(options, 2):
            apart.pop(frozenset(two), None)
        found.append(options)
    return found


def own_values(game: Game) -> dict[str, tuple[OptionValue, ...]]:
    """Every option with its values, but for a value that stands for what another option says.

    That other option has no say any more where all options have values of their own.
    """
    names = {option.name for option in game.options}
    followed = names & {option.default for option in game.options}
    return {
        option.name: option.values[1:] if option.default in names else option.values
        for option in game.options
        if option.name not in followed
    }


def _players_in_turn(game: Game, sets: Sequence[OptionSet]) -> list[Variant]:
    found = []
    for number, options in enumerate(sets):
        first = number % len(game.players)
        turn = (*game.players[first:], *game.players[:first])
        players = next(count for count in turn if is_supported(game, count, options))
        found.append(Variant(game.name, players, options))
    return found


def is_supported(game: Game, players: int, options: OptionSet) -> bool:
    """Whether the game's data cover these options with so many players."""
    try:
        game.open(players, dict(options))
    except Unsupported:
        return False
    return True


def all_variants() -> Iterator[Variant]:
    """The variants of every game on the shelf, by name."""
    for name in sorted(SHELF):
        yield from variants(SHELF[name])
