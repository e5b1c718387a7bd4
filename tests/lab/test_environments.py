"""Environments keep to the letter of the libraries they are made for, in every game."""

import json
import pickle
import time
import warnings
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from shutil import which

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

from millhand.arena.variants import Variant, one_for_each_option
from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.lab import openspiel, pettingzoo
from millhand.lab.agreement import LabError
from millhand.lab.environment import Environment
from millhand.lab.gymnasium import OneSeat
from millhand.match.match import digest
from millhand.shelf import SHELF

ENGINES = Path(__file__).parents[1] / "bots" / "engines"
MISER = """
class Miser:
    def choose(self, view, chance):
        return view.menu.as_list()[-1]
"""
EVERY_NUMBER = [Variant(name, number) for name in SHELF for number in SHELF[name].players]
EVERY_MAP = [
    Variant(name, number, (("map", value),))
    for name, game in SHELF.items()
    for option in game.options
    for value in option.values
    for number in game.players
    if option.name == "map" and value != option.default
]
EVERY_OPTION = [variant for name in SHELF for variant in one_for_each_option(SHELF[name])]
AT_ONCE = [Variant(name, game.players[0]) for name, game in SHELF.items()]


def cases() -> Iterator[object]:
    """Every number of players, also on every map; every option. All but a few are for long runs."""
    for variant in dict.fromkeys([*EVERY_NUMBER, *EVERY_MAP, *EVERY_OPTION]):
        marks = () if variant in AT_ONCE else pytest.mark.long
        yield pytest.param(variant, id=str(variant), marks=marks)


in_every_variant = pytest.mark.parametrize("variant", list(cases()))


def told_quietly() -> warnings.catch_warnings:
    """PettingZoo warns of what it allows: that an observation has a mask, and nothing to render."""
    return warnings.catch_warnings(action="ignore", category=UserWarning)


@in_every_variant
def test_pettingzoo_finds_no_fault(variant: Variant) -> None:
    def make() -> pettingzoo.Agents:
        return pettingzoo.env(variant.game, variant.players, dict(variant.options))

    with told_quietly():
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=30)
        parallel_api_test(turn_based_aec_to_parallel(make()), num_cycles=30)


@in_every_variant
def test_gymnasium_finds_no_fault(variant: Variant) -> None:
    """It takes an answer drawn before a reset for one after it: so what is illegal must lose."""
    one_seat = OneSeat(variant.game, variant.players, dict(variant.options), bots="rambler")
    check_env(one_seat, skip_render_check=True)


@in_every_variant
def test_openspiel_finds_no_fault(variant: Variant) -> None:
    known = {option.name: option for option in SHELF[variant.game].options}
    said = {name: openspiel.written(known[name], value) for name, value in variant.options}
    parameters = {"players": variant.players, **said}
    game = pyspiel.load_game(f"millhand_{variant.game}", parameters)
    assert game.num_players() == variant.players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", SHELF)
def test_ids_are_registered(game: str) -> None:
    name = "".join(part.title() for part in game.split("_"))
    env = gymnasium.make(f"millhand/{name}-v0", players=2, bots="random", seat=1)
    check_env(env.unwrapped, skip_render_check=True)
    seen, _ = env.reset(seed=4)
    steps, over, worth = 0, False, 0.0
    while not over:
        seen, worth, over, cut_short, told = env.step(env.action_space.sample())
        assert env.observation_space.contains(seen)
        assert not cut_short
        steps += 1
    assert steps > 10
    assert worth in (-1.0, 0.0, 1.0)
    assert len(told["points"]) == 2


@pytest.mark.long
@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasium_plays_many_at_once(mode: str) -> None:
    """Also in processes of their own, to which the spaces are sent."""
    envs = gymnasium.make_vec(
        "millhand/Birmingham-v0", 2, vectorization_mode=mode, players=2, bots="random"
    )
    seen, _ = envs.reset(seed=1)
    ended = np.zeros(2, np.bool_)
    for _ in range(1000):
        answers = seen["action_mask"].argmax(1)
        seen, worth, over, _, _ = envs.step(answers)
        ended |= over
        if ended.all():
            break
    envs.close()
    assert ended.all()
    assert set(worth) <= {-1.0, 0.0, 1.0}


def test_an_answer_that_is_not_allowed_loses() -> None:
    """And nothing can be won afterwards."""
    env = OneSeat("birmingham", 2, bots="random")
    env.reset(seed=1)
    forbidden = int((env.environment.mask == 0).argmax())
    seen, worth, over, cut_short, told = env.step(np.int64(forbidden))
    assert env.observation_space.contains(seen)
    assert (worth, over, cut_short, told) == (-1.0, True, False, {"illegal": forbidden})
    with pytest.raises(LabError, match="nobody is asked"):
        env.step(env.action_space.sample())
    env.reset(seed=1)
    assert not env.step(env.action_space.sample())[2]


def test_a_space_leaves_its_menu_behind() -> None:
    one_seat = OneSeat("birmingham", 2, bots="random")
    one_seat.reset(seed=1)
    space = one_seat.action_space
    there = pickle.loads(pickle.dumps(space))
    assert there == space
    assert space.allowed() is not None
    assert there.allowed() is None
    assert there.contains(there.sample())


@pytest.mark.long
@pytest.mark.skipif(which("node") is None, reason="needs Node")
def test_bots_from_outside_sit_at_the_table(tmp_path: Path) -> None:
    """A class in a file and a program, which is told how each game has ended."""
    file, notes = tmp_path / "bots.py", tmp_path / "notes"
    file.write_text(MISER, encoding="utf-8")
    bots = [f"{file}:Miser", f"exec:node {ENGINES / 'miser.mjs'} {notes}"]
    env = OneSeat("birmingham", 3, bots=bots)
    for seed in (1, 2):
        env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, told = env.step(env.action_space.sample())
        ends = time.monotonic() + 60
        while not (notes.exists() and notes.read_text().endswith("\n")):
            assert time.monotonic() < ends, "it was not told how the game ended"
            time.sleep(0.02)
        assert json.loads(notes.read_text())["scores"] == told["points"]
        notes.unlink()


@pytest.mark.parametrize("game", SHELF)
def test_a_seed_fixes_everything(game: str) -> None:
    assert course(game, 7) == course(game, 7)
    assert course(game, 7) != course(game, 8)


def course(game: str, seed: int) -> list[tuple[int, bytes, bytes]]:
    """What is seen and allowed in a whole game with answers drawn from the same stream."""
    environment, chance, seen = Environment(game, 2), Chance(3), []
    environment.reset(seed)
    while not environment.is_over:
        numbers, mask = environment.observation.tobytes(), environment.mask.tobytes()
        seen.append((environment.seat, numbers, mask))
        environment.step(environment.any_choice(chance))
    return seen


@pytest.mark.parametrize("game", SHELF)
def test_the_mask_is_the_menu(game: str) -> None:
    environment, chance = Environment(game, 3), Chance(1)
    environment.reset(5)
    while not environment.is_over:
        assert np.flatnonzero(environment.mask).tolist() == sorted(environment.menu())
        assert environment.describe(environment.menu()[0])
        assert (environment.observe(environment.seat) == environment.observation).all()
        environment.step(environment.any_choice(chance))
    assert not environment.mask.any()
    assert sum(environment.rewards()) == pytest.approx(0)
    assert environment.points() == [
        score.points for score in environment.opened.scores(environment.full_state())
    ]


def test_numbers_may_be_those_of_numpy() -> None:
    environment = Environment("birmingham", np.int64(3))
    environment.reset(np.int64(4))
    assert environment.players == 3
    assert environment.observe(np.int64(1)).any()
    environment.step(np.int64(environment.menu()[0]))


def test_points_are_kept_back_until_the_end() -> None:
    """In Workshop of the World points are money, and money may be hidden."""
    environment = Environment("workshop", 3, {"money_hidden": True})
    environment.reset(1)
    assert environment.points() == []
    assert environment.rewards() == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_sees_a_sealed_answer_in_the_making(players: int) -> None:
    environment, chance, compared = Environment("workshop", players), Chance(2), 0
    told_of_all = ("asked[", "sealed[")
    secret = [not name.startswith(told_of_all) for name in environment.names]
    environment.reset(3)
    while not environment.is_over:
        seat, before = environment.seat, environment.full_state()
        several = int(before.asked()).bit_count() > 1
        other = next(one for one in range(players) if one != seat)
        seen = environment.observe(other)
        environment.step(environment.any_choice(chance))
        if several:
            assert (environment.observe(other)[secret] == seen[secret]).all()
            compared += 1
    assert compared > 10


def test_the_full_state_is_a_copy() -> None:
    environment = Environment("birmingham", 2)
    environment.reset(1)
    before, table = digest(environment.full_state()), environment.full_state()
    table.choose(environment.seat, environment.menu()[0])
    assert digest(environment.full_state()) == before != digest(table)


@pytest.mark.parametrize("game", SHELF)
def test_a_copy_goes_its_own_way_and_meets_the_same_chances(game: str) -> None:
    environment, chance = Environment(game, 2), Chance(4)
    environment.reset(11)
    for _ in range(30):
        environment.step(environment.any_choice(chance))
    other, seen = environment.copy(), environment.observation.copy()
    assert (other.observation == seen).all()
    assert (other.mask == environment.mask).all()
    answers = []
    while not other.is_over:
        answers.append(other.any_choice(chance))
        other.step(answers[-1])
    assert (environment.observation == seen).all()
    for answer in answers:
        environment.step(answer)
    assert environment.points() == other.points() == environment.copy().points()


def test_agents_can_be_copied() -> None:
    agents = pettingzoo.env("birmingham", players=2)
    agents.reset(seed=2)
    other = deepcopy(agents)
    before = agents.observe("player_0")["observation"]
    other.step(other.menu()[0])
    assert (agents.observe("player_0")["observation"] == before).all()
    assert agents.action_space("player_0").sample() in agents.menu()
    agents.step(agents.menu()[0])
    last, copied = (one.observe(one.agent_selection) for one in (agents, other))
    assert all((last[name] == copied[name]).all() for name in last)


@pytest.mark.parametrize("game", SHELF)
def test_information_states_recall_all_that_a_seat_was_told_and_no_more(game: str) -> None:
    state = pyspiel.load_game(f"millhand_{game}(players=2)").new_initial_state()
    chance, length = Chance(6), 0
    for _ in range(400):
        if state.is_terminal():
            break
        choices = (
            [outcome for outcome, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        state.apply_action(choices[chance.below(len(choices))])
        if not state.is_chance_node() and not state.is_terminal():
            told = state.information_state_string(0)
            assert len(state.course.told[0]) >= length
            length = len(state.course.told[0])
            draws = [line for line in told.splitlines() if line.startswith("drew")]
            assert all(("'seat': 0" in line) == ("'card'" in line or "'token'" in line
                       or "'industry'" in line) for line in draws)  # fmt: skip
    assert length > 100


@pytest.mark.parametrize("game", SHELF)
def test_openspiel_tells_a_seat_the_same_where_it_could_not_tell(game: str) -> None:
    """What it cannot see is dealt anew beneath it: its information state stays as it was."""
    state = pyspiel.load_game(f"millhand_{game}(players=3)").new_initial_state()
    chance, compared = Chance(8), 0
    while not state.is_terminal():
        choices = state.legal_actions()
        if not state.is_chance_node() and chance.below(10) == 0:
            table = state.course.table
            for seat in range(3):
                told = all_that_is_told(state, seat)
                state.course.table = resample(table, seat, chance)
                compared += digest(state.course.table) != digest(table)
                assert all_that_is_told(state, seat) == told
                state.course.table = table
        state.apply_action(choices[chance.below(len(choices))])
    assert compared > 20


def all_that_is_told(state: pyspiel.State, seat: int) -> tuple[str, str, list[float]]:
    """What OpenSpiel gives to a seat."""
    told = state.information_state_string(seat), state.observation_string(seat)
    return *told, list(state.observation_tensor(seat))


@pytest.mark.parametrize("game", SHELF)
def test_games_of_openspiel_can_be_sent_to_another_process(game: str) -> None:
    there = pickle.dumps(pyspiel.load_game(f"millhand_{game}(players=3)"))
    assert str(pickle.loads(there)) == str(pyspiel.load_game(f"millhand_{game}(players=3)"))


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("millhand_birmingham(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    other, before = state.clone(), str(state)
    assert str(other) == before
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)
    assert state.full_state().asked() != 0


@pytest.mark.parametrize("game", SHELF)
def test_what_openspiel_may_not_answer_is_said_and_changes_nothing(game: str) -> None:
    """It hands on any number: our tables look at none twice."""
    state = pyspiel.load_game(f"millhand_{game}(players=2)").new_initial_state()
    with pytest.raises(LabError, match="choice 9999 is not allowed to the dealer now"):
        state.apply_action(9999)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before, allowed = digest(state.full_state()), state.legal_actions()
    forbidden = next(one for one in range(10_000) if one not in allowed)
    for choice in (forbidden, 9999, -7):
        with pytest.raises(LabError, match=f"the choice {choice}.* is not allowed to"):
            state.apply_action(choice)
    assert digest(state.full_state()) == before
    assert state.legal_actions() == allowed
