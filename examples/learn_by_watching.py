#!/usr/bin/env python3
"""A worked example: learn to play by watching, with NumPy alone, on one core, in minutes.

    python examples/learn_by_watching.py                   a minute and a half of processor time
    python examples/learn_by_watching.py --lessons 1 --games 10 --matches 8    a taste of it

A small network watches `canny` play Brass: Lancashire with four players. It is shown what the seat
that is asked may see, and learns which of the allowed answers was given. After every lesson it sits
down against three `greedy` bots, on every seat in turn; a quarter of the victories would be its
fair share.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from millhand.arena.selfplay import answers_of
from millhand.bots.bot import Bot
from millhand.bots.roster import hire
from millhand.kernel.chance import Chance
from millhand.lab.environment import Environment

GAME, PLAYERS, TEACHER, OPPONENT = "lancashire", 4, "canny", "greedy"
HIDDEN, BATCH, RATE, PASSES = 256, 256, 1e-3, 3
CATEGORIES = ("question", "era", "action", "target", "industry", "buyer", "tile", "owner", "link")
"""Rows whose numbers are names, not amounts: they are spread out, a column for each value."""
TO_LEARN, TO_MEASURE = 1_000_000_000, 4_000_000_000
"""Seeds of the games watched, and of those played: none is among both."""

Floats = NDArray[np.float32]


@dataclass
class Watched:
    """What was seen, what was allowed, what was answered."""

    seen: NDArray[np.int16]
    allowed: NDArray[np.int8]
    answers: NDArray[np.int64]


# --- watching -----------------------------------------------------------------------------------


def move_of(environment: Environment, bot: Bot, chance: Chance) -> list[int]:
    """The answers of a bot's next move, found on a copy of the table."""
    table, seat = environment.full_state(), environment.seat
    return list(answers_of(environment.opened, table, seat, bot, chance))


def watch(environment: Environment, games: range) -> Watched:
    """Whole games of the teacher, answer by answer."""
    [teacher] = hire([TEACHER])
    seen, allowed, answers = [], [], []
    for seed in games:
        chance = Chance(seed)
        environment.reset(seed)
        while not environment.is_over:
            for choice in move_of(environment, teacher, chance):
                if environment.mask.sum() > 1:
                    seen.append(environment.observation.copy())
                    allowed.append(environment.mask.copy())
                    answers.append(choice)
                environment.step(choice)
    return Watched(np.array(seen), np.array(allowed), np.array(answers))


# --- the network --------------------------------------------------------------------------------


class Columns:
    """Turns observations into columns: amounts are scaled, names are spread out."""

    def __init__(self, names: list[str], seen: NDArray[np.int16]) -> None:
        is_name = np.array([name.split("[")[0] in CATEGORIES for name in names])
        self.amounts = np.flatnonzero(~is_name)
        self.scale = np.maximum(np.abs(seen[:, self.amounts]).max(0), 1).astype(np.float32)
        pairs = [(at, value) for at in np.flatnonzero(is_name) for value in np.unique(seen[:, at])]
        self.at = np.array([at for at, _ in pairs])
        self.values = np.array([value for _, value in pairs], np.int16)
        self.width = len(self.amounts) + len(pairs)

    def of(self, seen: NDArray[np.int16]) -> Floats:
        """The columns of some observations."""
        amounts = seen[:, self.amounts] / self.scale
        return np.hstack([amounts, seen[:, self.at] == self.values]).astype(np.float32)


class Network:
    """Columns, one hidden layer, a number for every answer; fitted with Adam."""

    def __init__(self, columns: Columns, choices: int, chance: np.random.Generator) -> None:
        self.columns = columns
        shapes = [(columns.width, HIDDEN), (HIDDEN,), (HIDDEN, choices), (choices,)]
        self.weights: list[Floats] = [
            (chance.standard_normal(shape) * (len(shape) > 1) / np.sqrt(shape[0])).astype("f4")
            for shape in shapes
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def likely(self, columns: Floats, allowed: NDArray[np.int8]) -> tuple[Floats, Floats]:
        """The hidden layer, and how likely each allowed answer is."""
        first, bias, second, other_bias = self.weights
        hidden = np.maximum(columns @ first + bias, 0)
        logits = np.where(allowed == 1, hidden @ second + other_bias, -np.inf)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, odds / odds.sum(1, keepdims=True)

    def choose(self, environment: Environment) -> int:
        """The answer that is likeliest."""
        columns = self.columns.of(environment.observation[None])
        return int(self.likely(columns, environment.mask[None])[1].argmax())

    def learn(self, watched: Watched, chance: np.random.Generator) -> float:
        """Go through what was watched once; returns the mean surprise, in nats."""
        order, surprise = chance.permutation(len(watched.answers)), 0.0
        for rows in np.array_split(order, max(1, len(order) // BATCH)):
            surprise += self._step(watched, rows) * len(rows)
        return surprise / len(order)

    def _step(self, watched: Watched, rows: NDArray[np.int64]) -> float:
        columns, answers = self.columns.of(watched.seen[rows]), watched.answers[rows]
        hidden, likely = self.likely(columns, watched.allowed[rows])
        each = np.arange(len(rows))
        surprise = -np.log(likely[each, answers] + 1e-9).mean()
        likely[each, answers] -= 1
        slope = likely / len(rows)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self._descend([columns.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)])
        return float(surprise)

    def _descend(self, slopes: list[Floats]) -> None:
        self.steps += 1
        size = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        parts = zip(self.weights, self.means, self.squares, slopes, strict=True)
        for weight, mean, square, slope in parts:
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= size * mean / (np.sqrt(square) + 1e-8)


# --- playing ------------------------------------------------------------------------------------


@dataclass
class Standing:
    """How the network plays after some games watched."""

    watched: int
    surprise: float
    share: float
    error: float
    points: float
    points_of_others: float


def play(environment: Environment, network: Network, seat: int, seed: int) -> list[float]:
    """One game of the network on a seat: its share of the victory, its points, those of others."""
    [opponent], chance = hire([OPPONENT]), Chance(seed)
    environment.reset(seed)
    while not environment.is_over:
        if environment.seat == seat:
            environment.step(network.choose(environment))
        else:
            for choice in move_of(environment, opponent, chance):
                environment.step(choice)
    winners, points = environment.opened.winners(environment.full_state()), environment.points()
    others = [points[other] for other in range(PLAYERS) if other != seat]
    return [(seat in winners) / len(winners), points[seat], float(np.mean(others))]


def lessons(count: int, games: int, matches: int) -> Iterator[Standing]:
    """Watch, learn, play; again and again."""
    environment, chance = Environment(GAME, PLAYERS), np.random.default_rng(1)
    network, watched = None, None
    for lesson in range(count):
        first = TO_LEARN + lesson * games
        more = watch(environment, range(first, first + games))
        watched = more if watched is None else joined(watched, more)
        if network is None:
            columns = Columns(environment.names, watched.seen)
            network = Network(columns, environment.choices, chance)
        for _ in range(PASSES):
            surprise = network.learn(watched, chance)
        played = np.array(
            [
                play(environment, network, number % PLAYERS, TO_MEASURE + number // PLAYERS)
                for number in range(matches)
            ]
        )
        share, points, others = played.mean(0)
        yield Standing(
            (lesson + 1) * games, surprise, share, error_of(played[:, 0]), points, others
        )


def error_of(shares: NDArray[np.float64]) -> float:
    """Half an interval of 95 %, taken over seeds: the games of one seed are not independent."""
    seeds = np.array(
        [part.mean() for part in np.split(shares, range(PLAYERS, len(shares), PLAYERS))]
    )
    return float(1.96 * seeds.std() / np.sqrt(len(seeds)))


def joined(one: Watched, other: Watched) -> Watched:
    """Both together."""
    return Watched(
        np.concatenate([one.seen, other.seen]),
        np.concatenate([one.allowed, other.allowed]),
        np.concatenate([one.answers, other.answers]),
    )


# --- the curve ----------------------------------------------------------------------------------


def curve(standings: list[Standing]) -> str:
    """Victories after every lesson as a picture, with intervals of 95 %, readable on any ground."""
    most = max(0.5, *(one.share + one.error for one in standings))
    last = standings[-1].watched

    def at(watched: float, share: float) -> tuple[float, float]:
        return 60 + 500 * watched / last, 260 - 230 * share / most

    points = " ".join("{:.0f},{:.0f}".format(*at(one.watched, one.share)) for one in standings)
    bars = "".join(
        '<path d="M{:.0f} {:.0f}V{:.0f}"/>'.format(
            *at(one.watched, one.share - one.error), at(0, one.share + one.error)[1]
        )
        for one in standings
    )
    fair = at(0, 1 / PLAYERS)[1]
    marks = "".join(
        f'<text x="52" y="{at(0, share)[1] + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75)
        if share <= most
    )
    lessons = "".join(
        f'<text x="{at(one.watched, 0)[0]:.0f}" y="277" text-anchor="middle">{one.watched}</text>'
        for one in standings
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 310" role="img">
<title>Victories against three {OPPONENT} bots, by games watched</title>
<style>text{{font:13px sans-serif;fill:#767676}}path,polyline{{fill:none;stroke:#767676}}
.line{{stroke:#d9690f;stroke-width:2}}.fair{{stroke-dasharray:5 4}}</style>
<path d="M60 30V260H560"/><path class="fair" d="M60 {fair:.0f}H560"/>
<text x="556" y="{fair - 6:.0f}" text-anchor="end">fair share</text>{marks}
<g class="bars">{bars}</g><polyline class="line" points="{points}"/>
{lessons}<text x="560" y="297" text-anchor="end">games of {TEACHER} watched</text>
<text x="60" y="20">victories against three {OPPONENT} bots, with intervals of 95 %</text>
</svg>
"""


def main(words: list[str]) -> int:
    """Learn, tell how it goes, draw the curve."""
    parser = argparse.ArgumentParser(description="learn to play by watching")
    parser.add_argument("--lessons", type=int, default=4, help="how often to watch and learn (4)")
    parser.add_argument("--games", type=int, default=150, help="games watched in a lesson (150)")
    parser.add_argument("--matches", type=int, default=100, help="games played after it (100)")
    parser.add_argument("--curve", type=Path, help="write the curve into this file (SVG)")
    given = parser.parse_args(words)
    begun, standings = time.process_time(), []
    for one in lessons(given.lessons, given.games, given.matches):
        standings.append(one)
        print(
            f"{one.watched:5} games watched: surprise {one.surprise:.2f}, "
            f"{one.share:.1%} ± {one.error:.1%} of victories (fair: {1 / PLAYERS:.0%}), "
            f"{one.points:.0f} points to {one.points_of_others:.0f}, "
            f"{time.process_time() - begun:.0f} s",
            flush=True,
        )
        if given.curve:
            given.curve.write_text(curve(standings), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
