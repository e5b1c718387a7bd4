"""Environments of others, played at random. Prints one JSON line.

    python lab_peer.py rlcard|pettingzoo|pgx [seconds]

Runs in an environment of its own; benchmarks/lab.py makes it.
"""

import json
import platform
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

GAMES = 256
STEPS_AT_ONCE = 50


def paced(play: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Steps, and the CPU time of all threads that they took; the first go is not timed."""
    play()
    begun, steps = time.process_time(), 0
    while time.process_time() - begun < seconds:
        steps += play()
    return steps, time.process_time() - begun


def rlcard() -> Callable[[], int]:
    """A game of gin rummy: every step gives an observation and the legal actions."""
    import rlcard as library

    chance, env = random.Random(1), library.make("gin-rummy", config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def pettingzoo() -> Callable[[], int]:
    """A whole game of chess_v6."""
    from pettingzoo.classic import chess_v6

    chance, env = random.Random(1), chess_v6.env()

    def play() -> int:
        env.reset(seed=chance.randrange(2**30))
        steps = 0
        while env.agents:
            seen, _, over, cut_short, _ = env.last()
            if over or cut_short:
                env.step(None)
            else:
                allowed = seen["action_mask"].nonzero()[0]
                env.step(int(allowed[chance.randrange(len(allowed))]))
                steps += 1
        return steps

    return play


def pgx() -> Callable[[], int]:
    """256 games of backgammon, 50 steps of each in one compiled loop; ended ones begin anew."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make("backgammon")
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(state, key):
        draw, roll = jax.random.split(key)
        allowed = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(draw, allowed, axis=-1)
        return step(state, actions, jax.random.split(roll, GAMES)), None

    @jax.jit
    def several(state, key):
        return jax.lax.scan(one, state, jax.random.split(key, STEPS_AT_ONCE))[0]

    at = {
        "state": jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), GAMES)),
        "key": jax.random.PRNGKey(1),
    }

    def play() -> int:
        at["key"], used = jax.random.split(at["key"])
        at["state"] = several(at["state"], used)
        at["state"].observation.block_until_ready()
        return GAMES * STEPS_AT_ONCE

    return play


PEERS = {"rlcard": rlcard, "pettingzoo": pettingzoo, "pgx": pgx}


def main(name: str, seconds: float) -> dict[str, object]:
    """Measure one of them."""
    steps, taken = paced(PEERS[name](), seconds)
    return {
        "engine": name,
        "version": version(name),
        "python": platform.python_version(),
        "steps": steps,
        "steps_per_second": steps / taken,
    }


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], float((sys.argv[2:] or ["1"])[0]))))
