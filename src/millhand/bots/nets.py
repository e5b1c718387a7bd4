"""Nets as data: a file of `nets/` for each game and league, written by `millhand fit --net`.

A file says what the net looks at by name, how it was made, and holds its figures packed: they are
many, and nobody reads them one by one.
"""

from array import array
from base64 import b85decode, b85encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from json import dumps
from sys import byteorder
from textwrap import wrap
from tomllib import loads
from zlib import compress, decompress

from librt.vecs import vec
from mypy_extensions import i64

from millhand.bots.judges import NoWeights, league_of
from millhand.face.game import OpenGame
from millhand.thinking.mind import Mind
from millhand.thinking.minds import mind_for
from millhand.thinking.net import Net, NetJudge


@dataclass(frozen=True)
class Learnt:
    """A net and all that is needed to judge by it."""

    command: str
    """What made it."""
    rounds: int
    """How many rounds of games have taught it."""
    inputs: tuple[str, ...]
    hidden: int
    parts: int
    verdict: tuple[int, ...]
    """The weights whose verdict it looks at: chapter by chapter, in the order of the features."""
    first: tuple[int, ...]
    bias: tuple[int, ...]
    second: tuple[int, ...]


def net_of(opened: OpenGame) -> Learnt | None:
    """The net of a game's league; None where none has passed its gate yet."""
    return _stored(opened.game.name, league_of(opened))


@cache
def _stored(game: str, league: str) -> Learnt | None:
    file = files("millhand.bots").joinpath("nets", f"{game}-{league}.toml")
    return read_net(file.read_text("utf-8")) if file.is_file() else None


def judge_by_net(opened: OpenGame, learnt: Learnt, likings: Sequence[int] = ()) -> NetJudge:
    """A judge that asks a net."""
    mind = mind_for(opened.game.name)
    figures = (vec[i64](learnt.first), vec[i64](learnt.bias), vec[i64](learnt.second))
    net = Net(_places(opened.game.name, mind, learnt), learnt.hidden, learnt.parts, *figures)
    return NetJudge(mind, vec[i64](learnt.verdict), net, vec[i64](likings))


def _places(game: str, mind: Mind, learnt: Learnt) -> "vec[i64]":
    """Where in a row the inputs stand."""
    known = mind.inputs()
    unknown = [name for name in learnt.inputs if name not in known]
    if len(learnt.verdict) != len(mind.features) * len(mind.chapters):
        unknown.append("verdict")
    if unknown:
        raise NoWeights("inputs_are_unknown", game=game, inputs=unknown)
    return vec[i64]([known[name] for name in learnt.inputs])


# --- files ------------------------------------------------------------------------------------


def write_net(learnt: Learnt) -> str:
    """A net as text."""
    sizes = [len(part) for part in _figures(learnt)]
    packed = _packed(number for part in _figures(learnt) for number in part)
    lines = [
        "# A judge taught by games; made by the command below and never edited by hand.",
        f"command = {dumps(learnt.command)}",
        f"rounds = {learnt.rounds}",
        f"hidden = {learnt.hidden}",
        f"parts = {learnt.parts}",
        f"sizes = {sizes}",
        *wrap(f"inputs = {dumps(learnt.inputs)}", 100, subsequent_indent="    "),
        "figures = '''",
        *wrap(packed, 100),
        "'''",
    ]
    return "\n".join(lines) + "\n"


def read_net(text: str) -> Learnt:
    """The net that a text holds."""
    file = loads(text)
    numbers = _unpacked("".join(file["figures"].split()))
    parts: list[tuple[int, ...]] = []
    for size in file["sizes"]:
        parts.append(tuple(numbers[:size]))
        numbers = numbers[size:]
    verdict, first, bias, second = parts
    return Learnt(
        file["command"],
        file["rounds"],
        tuple(file["inputs"]),
        file["hidden"],
        file["parts"],
        verdict,
        first,
        bias,
        second,
    )


def _figures(learnt: Learnt) -> tuple[tuple[int, ...], ...]:
    return learnt.verdict, learnt.first, learnt.bias, learnt.second


def _packed(numbers: Iterable[int]) -> str:
    """Numbers of four bytes each as letters."""
    row = array("i", numbers)
    if byteorder == "big":
        row.byteswap()
    return b85encode(compress(row.tobytes(), 9)).decode("ascii")


def _unpacked(letters: str) -> list[int]:
    row = array("i", decompress(b85decode(letters)))
    if byteorder == "big":
        row.byteswap()
    return row.tolist()
