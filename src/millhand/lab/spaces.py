"""The spaces of Gymnasium and PettingZoo for a game: what is seen, what may be answered."""

from collections.abc import Callable
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


class MenuSpace(spaces.Discrete):
    """The numbers of all answers; a sample is one that is allowed now."""

    def __init__(self, choices: int, allowed: Callable[[], Mask | None]) -> None:
        super().__init__(choices)
        self.allowed = allowed

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Some answer: of the mask, if one is given, else of the present menu."""
        if mask is None and probability is None:
            mask = self.allowed()
        return super().sample(mask, probability)
