"""Simulations: the same result on one core or two, and records that verify."""

import re
from pathlib import Path

import pytest
from table_talk import told

from millhand.arena.simulate import (
    BATCH,
    Plan,
    RecordWouldBeLost,
    Stopped,
    batches,
    play_batch,
    simulate,
    simulate_each,
)
from millhand.arena.workers import Workers
from millhand.bots.roster import UnknownBot
from millhand.match.agreement import BadOpening
from millhand.notation.record import read_match
from millhand.shelf import SHELF

GAME = next(iter(SHELF))
PLAYERS = SHELF[GAME].players[0]
PLAN = Plan(GAME, PLAYERS, ("random",) * PLAYERS, seed=5)


def test_workers_change_nothing() -> None:
    games = BATCH + 10
    one, two = simulate(PLAN, games), simulate(PLAN, games, crew=Workers(2))
    assert one.scores == two.scores
    assert one.winners == two.winners
    assert (one.decisions, one.actions) == (two.decisions, two.actions)
    assert sorted(one.scores) == list(range(games))


def test_progress_is_told_batch_by_batch() -> None:
    told: list[int] = []
    simulate(PLAN, BATCH + 3, progress=told.append)
    assert told == [BATCH, 3]


def test_games_of_bots_that_think_are_reported_one_by_one() -> None:
    thinking = Plan(GAME, PLAYERS, ("greedy", *PLAN.bots[1:]), seed=5)
    assert batches(PLAN, BATCH + 3) == [range(BATCH), range(BATCH, BATCH + 3)]
    assert batches(thinking, 3) == [range(1), range(1, 2), range(2, 3)]


def test_recorded_games_are_kept_one_by_one_so_that_no_interrupt_loses_them(tmp_path: Path) -> None:
    def stop_at_the_third(done: int) -> None:
        told.append(done)
        if len(told) == 3:
            raise KeyboardInterrupt

    told: list[int] = []
    with pytest.raises(Stopped) as stopped:
        simulate(PLAN, BATCH, progress=stop_at_the_third, save=tmp_path)
    assert told == [1, 1, 1]
    assert sorted(stopped.value.results[0].scores) == [0, 1, 2]
    assert len(list(tmp_path.glob("*.mill"))) == 3


def test_several_plans_are_played_apart() -> None:
    other = Plan(GAME, PLAYERS, ("rambler",) * PLAYERS, seed=9)
    one, two = simulate_each([(PLAN, 3), (other, 2)])
    assert one.scores == simulate(PLAN, 3).scores
    assert two.scores == simulate(other, 2).scores


def test_a_part_is_the_same_alone_as_in_the_whole() -> None:
    whole = play_batch(PLAN, range(6))
    part = play_batch(PLAN, [4])
    assert part.scores[4] == whole.scores[4]
    assert part.winners[4] == whole.winners[4]


def test_every_game_has_scores_for_all_and_a_winner() -> None:
    result = play_batch(PLAN, range(4))
    for number in range(4):
        assert len(result.scores[number]) == PLAYERS
        best = max(result.scores[number])
        assert result.winners[number]
        assert all(result.scores[number][seat] == best for seat in result.winners[number])


def test_saved_games_are_records_that_verify(tmp_path: Path) -> None:
    plan = Plan(GAME, PLAYERS, ("rambler",) * PLAYERS, seed=5)
    saved = simulate(plan, 2, save=tmp_path)
    silent = simulate(plan, 2)
    assert saved.scores == silent.scores
    assert (saved.decisions, saved.actions) == (silent.decisions, silent.actions)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"{GAME}-{PLAYERS}-{5 + n}.mill" for n in range(2)]
    for number, file in enumerate(files):
        match, names = read_match(SHELF, file.read_text(encoding="utf-8"), file.name)
        assert names == list(plan.bots)
        points = [score.points for score in match.opened.scores(match.table)]
        assert points == saved.scores[number]


def test_a_record_is_never_written_over_another(tmp_path: Path) -> None:
    simulate(PLAN, 1, save=tmp_path)
    file = tmp_path / PLAN.record_name(0)
    before = file.read_text(encoding="utf-8")
    simulate(PLAN, 1, save=tmp_path)
    assert file.read_text(encoding="utf-8") == before
    file.write_text("Dear Mary,", encoding="utf-8")
    with pytest.raises(RecordWouldBeLost):
        simulate(PLAN, 1, save=tmp_path)
    assert [one.read_text(encoding="utf-8") for one in tmp_path.iterdir()] == ["Dear Mary,"]


def test_a_plan_names_files_of_bots_and_boards_and_takes_no_program_for_one() -> None:
    bots = ("random", "./my_bot.py:Miser", "exec:python3 engine.py", "exec@2:./engine.py:x")
    plan = Plan(GAME, 4, bots, 1, board=Path("board.toml"))
    assert plan.deciding == ["my_bot.py", "board.toml"]


def test_options_reach_the_table() -> None:
    option = SHELF[GAME].options[0]
    said = f"{option.name}={str(option.values[1]).lower()}"
    changed = play_batch(Plan(GAME, PLAYERS, PLAN.bots, 5, (said,)), [0])
    assert changed.actions != play_batch(PLAN, [0]).actions


def test_unknown_things_are_answered_with_what_is_known() -> None:
    with pytest.raises(UnknownBot, match="random"):
        simulate(Plan(GAME, PLAYERS, ("nobody",) * PLAYERS, 1), 1)
    with pytest.raises(BadOpening) as error:
        simulate(Plan("chess", 2, ("random",) * 2, 1), 1)
    assert re.search(GAME, told(error.value))
