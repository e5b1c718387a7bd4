"""Nets with taste but no sense: any figures will do to compare how they are asked."""

from importlib.resources import files

from millhand.bots.judges import judge_for
from millhand.bots.nets import Learnt
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.thinking.minds import mind_for
from millhand.thinking.net import ONE

HIDDEN = 3
PARTS = 2


def any_net(opened: OpenGame, seed: int = 1, spread: int = ONE // 8) -> Learnt:
    """A net that looks at everything; its figures come from a seed."""
    chance, inputs = Chance(seed), tuple(mind_for(opened.game.name).inputs())

    def figures(size: int) -> tuple[int, ...]:
        return tuple(int(chance.below(2 * spread + 1)) - spread for _ in range(size))

    return Learnt(
        command="none",
        rounds=0,
        inputs=inputs,
        hidden=HIDDEN,
        parts=PARTS,
        verdict=tuple(int(weight) for weight in judge_for(opened, "canny").weights),
        first=figures(PARTS * len(inputs) * (HIDDEN + 1)),
        bias=figures(PARTS * (HIDDEN + 1)),
        second=figures(PARTS * HIDDEN),
    )


def stored_nets() -> list[str]:
    """The game and league of every net that is kept."""
    folder = files("millhand.bots").joinpath("nets")
    return sorted(one.name[: -len(".toml")] for one in folder.iterdir())
