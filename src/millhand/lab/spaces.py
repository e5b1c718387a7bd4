"""The spaces of Gymnasium and PettingZoo for a game: what is seen, what may be answered."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces

from millhand.lab.environment import Environment, Mask, Numbers

Seen = dict[str, Numbers | Mask]
"""`observation` and `action_mask`, as both libraries want them."""


def seen_space(environment: Environment) -> spaces.Dict:
    """The space of what is seen."""
    bounds = np.iinfo(np.int16)
    width, choices = len(environment.names), environment.choices
    return spaces.Dict(
        {
            "observation": spaces.Box(bounds.min, bounds.max, (width,), np.int16),
            "action_mask": spaces.Box(0, 1, (choices,), np.int8),
        }
    )


def no_menu() -> Mask | None:
    """Of a space that has come into another process: there it may be any answer."""
    return None


class MenuSpace(spaces.Discrete):
    """The numbers of all answers; a sample is one that is allowed now.

    Sent to another process, as Gymnasium's vectors of environments do, it leaves its menu behind.
    """

    def __init__(self, choices: int, allowed: Callable[[], Mask | None]) -> None:
        super().__init__(choices)
        self.allowed = allowed

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Some answer: of the mask, if one is given, else of the present menu."""
        if mask is None and probability is None:
            mask = self.allowed()
        return super().sample(mask, probability)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "allowed": no_menu}

    def __deepcopy__(self, memo: dict[int, Any]) -> "MenuSpace":
        """A copy goes with the copy of the environment whose menu it knows."""
        other = memo[id(self)] = MenuSpace(int(self.n), no_menu)
        other.__dict__.update(deepcopy(self.__dict__, memo))
        return other
