"""The games as Python games of OpenSpiel, with chance nodes and information states.

Importing this module registers `millhand_birmingham` and its like; players and options are
parameters: `pyspiel.load_game("millhand_birmingham(players=3,introductory=true)")`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a library without types
from librt.vecs import vec
from mypy_extensions import i16, i64

from millhand.face.game import Game, OpenGame, Option, Options, OptionValue
from millhand.kernel.log import Log
from millhand.kernel.menu import Menu
from millhand.kernel.table import DEALER, Table
from millhand.lab.agreement import Misused, in_a_sentence, open_for_lab
from millhand.lab.environment import not_on_the_menu
from millhand.lab.rewards import rewards
from millhand.match.match import digest
from millhand.notation.moves import write_any
from millhand.shelf import SHELF

LONGEST = 10_000
"""More answers than any game needs."""
IS = "is_"
"""Before a number or a truth among words: OpenSpiel would take `14` for a number."""


class Course:
    """A game under way: the table, what the dealer has drawn so far, what everybody was told."""

    def __init__(self, opened: OpenGame) -> None:
        self.opened = opened
        self.table = opened.lay()
        self.table.log = Log()
        self.told = [""] * opened.players
        self.drawn: list[int] = []
        self.left = sorted(int(thing) for thing in self.table.pool())
        self.kinds = sorted(set(self.left))

    def __deepcopy__(self, memo: object) -> "Course":
        other = object.__new__(Course)
        other.opened, other.kinds = self.opened, self.kinds
        other.table = self.table.copy()
        other.table.log = Log()
        other.told, other.drawn, other.left = self.told[:], self.drawn[:], self.left[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles its states: the game by its name, the table by its cells."""
        opened, cells = self.opened, [int(cell) for cell in self.table.cells]
        agreed = (opened.game.name, opened.players, dict(opened.options))
        return _course_again, (agreed, cells, self.told, self.drawn, self.left, self.kinds)

    @property
    def seat(self) -> int:
        """Who is asked: a seat, the dealer, or nobody."""
        if self.table.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        asked = int(self.table.asked())
        return int(pyspiel.PlayerId.CHANCE) if asked == 0 else (asked & -asked).bit_length() - 1

    def answer(self, seat: int, choice: int) -> None:
        """Carry out an answer of a seat; it remembers what it said."""
        self.table.choose(seat, choice)
        self.told[seat] += f"I: {choice}\n"
        self._go_on()

    def draw(self, kind: int) -> None:
        """Chance says what is next; once nothing is left to chance, the dealer deals."""
        self.drawn.append(self.kinds[kind])
        self.left.remove(self.kinds[kind])
        if len(set(self.left)) < 2:
            self.table.deal(vec[i64](self.drawn + self.left))
            self._go_on()

    def chances(self) -> list[tuple[int, float]]:
        """What may be drawn next, and how likely it is."""
        return [
            (number, self.left.count(kind) / len(self.left))
            for number, kind in enumerate(self.kinds)
            if kind in self.left
        ]

    def _go_on(self) -> None:
        """Tell everybody what happened; the dealer may be asked next."""
        for event in self.opened.events(self.table):
            for seat in range(self.opened.players):
                heard = event.told_to(seat)
                self.told[seat] += f"{heard.kind} {dict(heard.facts)}\n"
        self.table.log = Log()
        self.drawn, self.left = [], sorted(int(thing) for thing in self.table.pool())
        self.kinds = sorted(set(self.left))


def _course_again(agreed: tuple[str, int, Options], cells: list[int], *rest: Any) -> Course:
    """A course as it was when it was pickled."""
    course = Course(open_for_lab(*agreed))
    for place, cell in enumerate(cells):
        course.table.cells[place] = cell
    course.told, course.drawn, course.left, course.kinds = rest
    return course


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the shelf, opened with the parameters of OpenSpiel; a class for each is below."""

    kind: Any
    game: Game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        said = default_parameters(self.game) | dict(parameters or {})
        players = said.pop("players")
        agreed = {name: _meant(value) for name, value in said.items()}
        self.opened = open_for_lab(self.game.name, players, agreed)
        self.observer = self.opened.observed().observer()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.opened.choice_count,
            max_chance_outcomes=self.most_kinds(),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(parameters or {}))

    def most_kinds(self) -> int:
        """Of how many kinds the things are that the dealer may shuffle, at most."""
        return max(len(names) for names in self.opened.deal_names().values())

    def new_initial_state(self) -> "SpielState":
        """The beginning: the dealer is asked."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What a seat may see, or (with perfect recall) all that it has been told."""
        recalls = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return SpielObserver(self, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position of OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.opened)

    def current_player(self) -> int:
        """The seat that is asked, or the dealer."""
        return self.course.seat

    def _legal_actions(self, player: int) -> list[int]:
        menu = Menu()
        self.course.table.menu(player, menu)
        return sorted(menu.as_list())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the dealer may draw next."""
        return self.course.chances()

    def _apply_action(self, action: int) -> None:
        """Carry out an answer, or a draw; OpenSpiel itself does not look whether it is allowed."""
        seat = self.course.seat
        if action not in self.legal_actions():
            with in_a_sentence():
                raise self._refused(seat, action)
        if seat < 0:
            self.course.draw(action)
        else:
            self.course.answer(seat, action)

    def _refused(self, seat: int, action: int) -> Misused:
        if seat == pyspiel.PlayerId.CHANCE:
            return Misused("choice_is_not_allowed", seat="the dealer", answer=str(action))
        return not_on_the_menu(self.course.opened, seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return write_any(self.course.opened, action) or str(action)
        kinds = self.course.kinds
        return f"draw {kinds[action]}" if action < len(kinds) else f"draw {action}"

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.course.table.is_over()

    def returns(self) -> list[float]:
        """What the end is worth to every seat."""
        return rewards(self.course.opened, self.course.table)

    def full_state(self) -> Table:
        """Everything, hidden cards included; a copy."""
        return self.course.table.copy()

    def __str__(self) -> str:
        course = self.course
        asked = course.opened.question(course.table, DEALER)
        return f"{asked} {digest(course.table)} {course.drawn}"


class SpielObserver:
    """What a seat may see, in the form that OpenSpiel wants."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.observer, self.recalls = game.observer, recalls
        self.names: Sequence[str] = game.opened.observed().names()
        self._numbers = vec[i16]([0] * self.observer.width)
        self._seen = np.frombuffer(memoryview(self._numbers), np.int16)
        self.tensor = np.zeros(self.observer.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of a seat."""
        self.observer.write(state.course.table, player, self._numbers, 0)
        self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        """The numbers with their names; with perfect recall all that was told before, too."""
        self.observer.write(state.course.table, player, self._numbers, 0)
        seen = zip(self.names, self._seen.tolist(), strict=True)
        numbers = "; ".join(f"{name} {number}" for name, number in seen if number)
        return state.course.told[player] + numbers if self.recalls else numbers


def default_parameters(game: Game) -> dict[str, Any]:
    """The number of players, and every option with its default."""
    options = {option.name: _parameter(option) for option in game.options}
    return {"players": game.players[-1], **options}


def _parameter(option: Option) -> Any:
    """A default in the one type that all values of the option can be written in."""
    return option.default if _has_one_type(option) else written(option, option.default)


def written(option: Option, value: OptionValue) -> OptionValue:
    """A value as OpenSpiel takes it: where an option has words and others, 14 is `is_14`."""
    mixed = not _has_one_type(option) and not isinstance(value, str)
    return f"{IS}{str(value).lower()}" if mixed else value


def _has_one_type(option: Option) -> bool:
    return len({type(value) for value in option.values}) == 1


def _meant(value: OptionValue) -> OptionValue:
    return value.removeprefix(IS) if isinstance(value, str) else value


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=f"millhand_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(game),
    )
    told = {"kind": kind, "game": game, "__module__": __name__}
    of_this_game = type(f"Spiel_{game.name}", (SpielGame,), told)
    globals()[of_this_game.__name__] = of_this_game  # where a game that is unpickled looks for it
    pyspiel.register_game(kind, of_this_game)


for _game in SHELF.values():
    _register(_game)
