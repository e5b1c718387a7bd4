"""Nets: as data they come back as they went; what they are asked they answer as a net would."""

from dataclasses import replace
from importlib.resources import files

import pytest
from bots.any_nets import HIDDEN, PARTS, any_net, stored_nets
from laws.watching import VARIANTS, opened, short_name
from librt.vecs import vec
from mypy_extensions import i64
from table_talk import told
from thinking.test_search import questions

from millhand.arena.variants import all_variants
from millhand.bots.judges import NoWeights, league_of
from millhand.bots.nets import Learnt, judge_by_net, net_of, read_net, write_net
from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.shelf import SHELF
from millhand.thinking.mind import CLOSE_ROW, DETAILS, FEATURES, VERDICT
from millhand.thinking.minds import MINDS, mind_for
from millhand.thinking.net import ONE

STORED = stored_nets()
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=short_name)


def text_of(name: str) -> str:
    return files("millhand.bots").joinpath("nets", f"{name}.toml").read_text("utf-8")


# --- files ---


def test_a_net_comes_back_from_its_file_as_it_went() -> None:
    for variant in VARIANTS[::7]:
        net = any_net(opened(variant))
        assert read_net(write_net(net)) == net


@pytest.mark.parametrize("name", STORED)
def test_a_stored_net_stands_as_a_fit_writes_it(name: str) -> None:
    assert write_net(read_net(text_of(name))) == text_of(name)


@pytest.mark.parametrize("name", STORED)
def test_a_stored_net_says_the_command_that_made_it(name: str) -> None:
    game = name.split("-")[0]
    net = read_net(text_of(name))
    assert net.command.startswith(f"millhand fit {game} --players ")
    assert " --net " in net.command
    assert net.rounds >= 1


def test_every_stored_net_is_of_a_league_and_fits_its_game() -> None:
    found = {f"{one.game}-{league_of(opened(one))}": one for one in all_variants()}
    assert set(STORED) <= set(found)
    for name in STORED:
        net = net_of(opened(found[name]))
        assert net is not None
        judge_by_net(opened(found[name]), net)


def test_a_net_that_looks_at_what_nobody_knows_is_refused() -> None:
    for variant in VARIANTS[::7]:
        net = any_net(opened(variant))
        strange = replace(net, inputs=("the_weather", *net.inputs[1:]))
        with pytest.raises(NoWeights) as error:
            judge_by_net(opened(variant), strange)
        assert "looks at what is not known: the_weather" in told(error.value)
        with pytest.raises(NoWeights) as error:
            judge_by_net(opened(variant), replace(net, verdict=net.verdict[1:]))
        assert "looks at what is not known: verdict" in told(error.value)


# --- what is seen ---


@pytest.mark.parametrize("game", sorted(SHELF))
def test_details_have_names_of_their_own_and_room_in_the_row(game: str) -> None:
    mind = mind_for(game)
    places = mind.inputs()
    assert len(places) == len(mind.features) + len(mind.details)
    assert len(set(places.values())) == len(places)
    assert len(mind.features) <= FEATURES
    assert places["verdict"] == VERDICT
    assert max(places.values()) < CLOSE_ROW


@every_variant
def test_only_what_a_seat_may_see_is_looked_at(variant) -> None:
    game, mind = opened(variant), MINDS[variant.game]
    met = 0
    for table, seat in questions(variant, 3, 9):
        met += 1
        seen = {look(mind, resample(table, seat, Chance(deal)), seat) for deal in range(3)}
        assert seen == {look(mind, table, seat)}, f"{short_name(variant)} shows what is hidden"
    assert met > 2
    assert game.players == variant.players


def look(mind, table, seat) -> tuple[int, ...]:
    """All that is seen by looking closely."""
    row = vec[i64]([0] * CLOSE_ROW)
    mind.look_closely(table, seat, row)
    numbers = [int(number) for number in row]
    assert not any(numbers[DETAILS + len(mind.details) :]), "a detail without a name"
    return (*numbers[: len(mind.features)], *numbers[DETAILS:])


# --- what it is worth ---


def value_by_hand(net: Learnt, numbers: list[int], part: int) -> float:
    """What a net makes of a row, in points, reckoned with fractions."""
    columns = net.hidden + 1
    start = part * len(net.inputs) * columns
    sums = [figure / ONE for figure in net.bias[part * columns : (part + 1) * columns]]
    for index, number in enumerate(numbers):
        for column in range(columns):
            sums[column] += number * net.first[start + index * columns + column] / ONE
    second = net.second[part * net.hidden : (part + 1) * net.hidden]
    units = zip(sums[:-1], second, strict=True)
    return sums[-1] + sum(max(0.0, one) * weight / ONE for one, weight in units)


@pytest.mark.parametrize("variant", VARIANTS[::5], ids=short_name)
def test_a_judge_answers_what_its_net_makes_of_what_it_sees(variant) -> None:
    game, mind = opened(variant), MINDS[variant.game]
    net = any_net(game)
    judge = judge_by_net(game, net)
    for table, seat in questions(variant, 5, 20):
        chapter = int(mind.chapter(table))
        row = vec[i64]([0] * CLOSE_ROW)
        judge.fill(table, seat, chapter, row)
        numbers = [int(row[place]) for place in mind.inputs().values()]
        expected = value_by_hand(net, numbers, chapter * PARTS // len(mind.chapters))
        assert abs(judge.value(table, seat) / 1000 - expected) < 0.01 * (1 + HIDDEN)


def test_likings_are_added_to_what_a_net_says() -> None:
    variant = VARIANTS[0]
    game, mind = opened(variant), MINDS[variant.game]
    net = any_net(game)
    likings = [0] * len(net.verdict)
    likings[: len(mind.features)] = [7] * len(mind.features)
    plain, fond = judge_by_net(game, net), judge_by_net(game, net, likings)
    table, seat = next(questions(variant, 5, 3))
    row = vec[i64]([0] * CLOSE_ROW)
    mind.look_closely(table, seat, row)
    liked = 7 * sum(int(row[index]) for index in range(len(mind.features)))
    assert fond.value(table, seat) - plain.value(table, seat) == liked
    assert liked != 0
