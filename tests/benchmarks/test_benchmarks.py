"""The measuring itself: right fields, right arithmetic. Nothing here depends on how fast it is."""

import importlib.util
import json
import re
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from types import ModuleType, SimpleNamespace
from xml.etree import ElementTree

import pytest
from imports import beyond_the_standard_library
from server.guests import until
from table_talk import told

from millhand import compiled
from millhand.arena import bench, bench_thinkers
from millhand.arena.intervals import Estimate
from millhand.arena.selfplay import play_game, play_on
from millhand.bots.bot import MenuBot
from millhand.bots.roster import QUICK, ROSTER, UnknownBot, hire
from millhand.kernel.chance import Chance
from millhand.kernel.table import DEALER
from millhand.match.agreement import BadOpening
from millhand.match.match import digest
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
BENCHMARKS = ROOT / "benchmarks"
ACTIONS = {("birmingham", 2): 78, ("birmingham", 3): 105, ("birmingham", 4): 124}
CASES = [(game, players) for game in SHELF for players in SHELF[game].players]


def script(monkeypatch: pytest.MonkeyPatch, name: str) -> ModuleType:
    """A script of benchmarks/ as a module."""
    path = BENCHMARKS / f"{name}.py"
    monkeypatch.syspath_prepend(BENCHMARKS)  # as when it is run: others lie beside it
    spec = importlib.util.spec_from_file_location(f"benchmarks_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", sorted(file.stem for file in BENCHMARKS.glob("*.py")))
def test_every_script_finds_what_it_imports(monkeypatch, name):
    assert script(monkeypatch, name).__doc__


def last_line(*words: object) -> dict:
    """What a script prints as JSON."""
    command = [sys.executable, *(str(word) for word in words)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(answer.stdout.splitlines()[-1])


# bench


@pytest.mark.parametrize("bot", ["random", "rambler"])
@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_measurement_has_sane_figures(game, players, bot):
    told = []
    found = bench.measure(game, players, bot, seconds=0.05, progress=told.append)
    assert told == [1] * bench.SLICES
    assert (found.game, found.players, found.bot) == (game, players, bot)
    assert found.compiled == compiled()
    assert found.games >= bench.SLICES
    if (game, players) in ACTIONS:
        assert found.decisions == found.games * ACTIONS[game, players]
    for speed in (
        found.decisions_per_second,
        found.games_per_second,
        found.called_decisions_per_second,
        found.copy_ns,
    ):
        assert speed > 0
    for lengths in (found.first_menu, found.complete_moves):
        assert 1 <= lengths.mean <= lengths.max
        assert lengths.p95 <= lengths.max
        assert lengths.samples >= 1
    assert found.bytes_of_cells > 1000
    if found.bytes_per_table is not None:
        assert found.bytes_per_table <= 8000
    json.dumps(asdict(found))


def test_the_checksum_depends_on_the_games_and_not_on_the_time():
    short = bench.measure("birmingham", 4, "random", seconds=0.01)
    longer = bench.measure("birmingham", 4, "random", seconds=0.05)
    other = bench.measure("birmingham", 4, "rambler", seconds=0.01)
    assert short.checksum == longer.checksum != other.checksum


@pytest.mark.parametrize(("game", "players"), CASES)
@pytest.mark.parametrize("bot", ["random", "rambler"])
def test_every_way_of_playing_gives_the_same_decisions(game, players, bot):
    opened = SHELF[game].open(players, {})
    likings = bench.menu_bot(bot).likings(opened)
    decisions = bench.decisions_of(opened, likings, 7)
    assert decisions == bench.decisions_called(opened, likings, 7)
    assert decisions == sum(1 for _ in bench.begun_actions(opened, likings, 7))
    assert decisions == play_game(opened, hire([bot] * players), 7).table.actions_done()


def test_an_unknown_bot_or_number_of_players_is_refused():
    with pytest.raises(UnknownBot, match="random, rambler"):
        bench.measure("birmingham", 4, "oracle")
    with pytest.raises(BadOpening) as error:
        bench.measure("birmingham", 5)
    assert re.search("2, 3, 4", told(error.value))


@pytest.mark.parametrize("bot", ["greedy", "canny"])
def test_a_bot_that_searches_is_measured_by_its_nodes(bot):
    told = []
    found = bench_thinkers.measure_thinker("birmingham", 2, bot, seconds=0.01, progress=told.append)
    assert told == [1] * bench.SLICES
    assert (found.game, found.players, found.bot) == ("birmingham", 2, bot)
    assert found.moves >= bench.SLICES
    assert found.nodes_per_second == found.nodes / found.seconds
    assert found.moves_per_second == found.moves / found.seconds
    assert found.nodes_per_move == found.nodes / found.moves > 10
    assert found.first_menu.samples >= bench.SLICES
    assert len(found.checksum) == 8
    json.dumps(asdict(found))


def test_the_checksum_of_a_search_stands_for_its_first_moves():
    once, again = (
        bench_thinkers.measure_thinker("birmingham", 2, "greedy", seconds).checksum
        for seconds in (0.01, 0.2)
    )
    opened = SHELF["birmingham"].open(2, {})
    table, moves = opened.lay(), 0
    for seat in play_on(opened, table, hire(["greedy"] * 2), Chance(0)):
        moves += seat != DEALER
        if moves == bench_thinkers.CHECKED_MOVES:
            break
    assert once == again == digest(table)[:8]


def test_a_bot_searches_or_is_known_by_its_menus():
    assert [bench_thinkers.is_thinker(bot) for bot in ROSTER] == [
        not isinstance(hire([bot])[0], MenuBot) for bot in ROSTER
    ]
    with pytest.raises(UnknownBot, match="greedy, canny"):
        bench_thinkers.is_thinker("oracle")


def test_a_bot_that_needs_more_than_the_menu_cannot_be_measured(monkeypatch):
    class Thinker:
        name = "thinker"

    monkeypatch.setitem(ROSTER, "thinker", Thinker)
    with pytest.raises(UnknownBot, match="known random, rambler"):
        bench.menu_bot("thinker")


def test_spread():
    assert bench.spread([3]) == bench.Spread(3, 3, 3, 1)
    assert bench.spread(list(range(1, 101))) == bench.Spread(50.5, 95, 100, 100)


# Peers


def test_our_peer_script_prints_one_line_of_figures():
    line = last_line(BENCHMARKS / "peers" / "millhand_peer.py", 0.05, "birmingham", 4, "rambler")
    assert line["engine"] == "millhand"
    assert line["compiled"] == compiled()
    assert line["decisions"] == line["games"] * 124
    assert line["decisions_per_second"] > 0
    assert line["called_decisions_per_second"] > 0
    assert line["copy_ns"] > 0


def test_our_peer_script_tells_the_shelf():
    line = last_line(BENCHMARKS / "peers" / "millhand_peer.py", "--shelf")
    assert line["games"] == {name: list(game.players) for name, game in SHELF.items()}


def fake(run: ModuleType, name: str, engine: str, speeds: list[float], copies: list[float]):
    lines = [
        {"engine": engine, "version": "1", "python": "3", "decisions_per_second": a, "copy_ns": b}
        for a, b in zip(speeds, copies, strict=True)
    ]
    return run.Case(name, [], {}, lines)


def test_ratios_are_taken_inside_a_round(monkeypatch):
    run = script(monkeypatch, "peers/run")
    peer = fake(run, "catanatron", "catanatron", [10, 20, 40], [900, 900, 900])
    ours = fake(run, "birmingham 4 random compiled", "millhand", [200, 100, 480], [9, 3, 1])
    summed = run.summary([peer, ours], [0.5, 1.5, 1.0])
    ratios = summed["sides"][ours.name]["ratios"]
    assert ratios["decisions/s : catanatron"] == {"median": 12, "min": 5, "max": 20}
    assert ratios["copy, catanatron : ours"] == {"median": 300, "min": 100, "max": 900}
    assert [goal["reached"] for goal in summed["goals"]] == [True, True]
    assert summed["sides"][ours.name]["lines"] == ours.lines
    assert "load average 1 (0.5..1.5)" in "\n".join(run.table(summed))


def test_a_goal_that_is_missed_is_said_so(monkeypatch):
    run = script(monkeypatch, "peers/run")
    peer = fake(run, "catanatron", "catanatron", [100], [900])
    ours = fake(run, "birmingham 4 random compiled", "millhand", [999], [9])
    text = "\n".join(run.table(run.summary([peer, ours], [0.0])))
    assert "NOT REACHED" in text


@pytest.mark.parametrize("name", ["peers/run", "instructions"])
def test_the_scripts_around_use_only_the_standard_library(name):
    assert not beyond_the_standard_library(BENCHMARKS / f"{name}.py")


# Environments


@pytest.mark.parametrize("kind", ["one", "pettingzoo", "many"])
def test_our_environments_are_measured_in_steps(kind):
    line = last_line(BENCHMARKS / "peers" / "millhand_lab.py", kind, 0.01, "birmingham", 2)
    assert (line["kind"], line["game"], line["players"]) == (kind, "birmingham", 2)
    assert line["steps"] > 78
    assert line["steps_per_second"] > 0
    assert line["steps_per_second_by_the_wall"] > 0
    assert kind == "many" or 0 < line["moves_per_second"] < line["steps_per_second"]


def test_environments_are_compared_inside_a_round(monkeypatch):
    lab = script(monkeypatch, "lab")

    def side(name, *speeds):
        return lab.Case(name, [], {}, [{"steps_per_second": speed} for speed in speeds])

    sides = [
        side("rlcard", 10, 20),
        side("pettingzoo", 1, 1),
        *(side(f"millhand {kind}", 400, 360) for kind in ("one", "pettingzoo", "many")),
    ]
    both = [dict.fromkeys(lab.CLOCKS, ratio) for ratio in (1.7, 1.6)]
    summed = lab.summary(sides, [0.5, 1.5], both)
    text = "\n".join(lab.table(summed))
    assert "millhand one, steps/s : rlcard, at least 20 times: 29 (18..40), reached" in text
    assert "two processes : one, by CPU time, at least 1.8 times: 1.65 (1.6..1.7), NOT" in text
    assert lab.together([{"a": 3}, {"a": 4}], {"a": 2}, "a") == 3.5
    assert summed["left_out"] == ["pgx"]
    assert "left out: it cannot be installed here" in text


# Instructions


def test_the_record_of_instructions_is_whole_and_below_the_ceiling(monkeypatch):
    instructions = script(monkeypatch, "instructions")
    record = instructions.read_record()
    counts = record["instructions_per_decision"]
    games = {name: list(game.players) for name, game in SHELF.items()}
    assert list(counts) == instructions.cases(games)
    assert record["ceiling"] == instructions.CEILING == 45_000
    assert record["tolerance"] == instructions.TOLERANCE == 0.03
    assert set(record["made_with"]) == {"python", "machine"}
    assert all(isinstance(count, int) and 1000 < count <= 45_000 for count in counts.values())


def test_counts_too_high_are_found(monkeypatch):
    instructions = script(monkeypatch, "instructions")
    recorded = {"a 2 random": 10_000, "b 2 random": 44_000}
    assert list(instructions.faults({"a 2 random": 10_300}, recorded)) == []
    assert "3.1% above the record" in next(instructions.faults({"a 2 random": 10_310}, recorded))
    assert "above the ceiling" in next(instructions.faults({"b 2 random": 45_001}, recorded))
    assert "not in the record" in next(instructions.faults({"c 2 random": 1}, recorded))


def test_without_valgrind_one_line_says_so(monkeypatch, capsys):
    instructions = script(monkeypatch, "instructions")
    monkeypatch.setattr(instructions.shutil, "which", lambda name: None)
    assert instructions.main(["--compare"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said == ["valgrind is not installed: instructions cannot be counted here"]


def test_the_games_that_are_counted_are_played():
    line = last_line(BENCHMARKS / "play_games.py", "birmingham", 3, "random", 2)
    assert line == {"decisions": 210}
    assert last_line(BENCHMARKS / "play_games.py")["compiled"] == compiled()


# Memory


def test_tables_are_weighed_in_a_process_of_their_own():
    found = last_line(BENCHMARKS / "memory.py", "--tables", 1000, "--json")
    for name, weights in found.items():
        assert name.split()[0] in SHELF
        assert weights["1000"] is None or 4000 <= weights["1000"] <= 8000


# how games of Age of Industry go


@pytest.mark.parametrize("bot", ["random", "rambler", "hoarder"])
@pytest.mark.parametrize(("board", "players"), [("germany", 2), ("new_england", 4)])
def test_every_action_of_age_of_industry_is_counted_once(monkeypatch, board, players, bot):
    measuring = script(monkeypatch, "age_of_industry")
    course = measuring.course_of(board, players, bot, games=1)
    [rounds] = course.rounds
    turns = course.actions.total() + course.actions["combine"]
    assert turns == players * (2 * rounds - 1), "one action each in the first round, then two"
    assert course.endings.total() == 1
    assert len(course.points) == players
    assert all(course.flipped[tile] <= number for tile, number in course.built.items())
    assert 0 <= course.free_passes < 0.2


def test_a_greedy_player_of_age_of_industry_beats_a_random_one(monkeypatch):
    measuring = script(monkeypatch, "age_of_industry")
    hoarder, random = (
        measuring.course_of("new_england", 3, bot, games=2).points for bot in ("hoarder", "random")
    )
    assert sum(hoarder) > sum(random)


# ladders


def test_every_league_has_a_ladder(monkeypatch):
    ladders = script(monkeypatch, "ladders")
    leagues = [
        (game, plan.players, plan.options) for game in SHELF for plan, _ in ladders.plans(game, 1)
    ]
    assert len(leagues) == len(set(leagues)) == len(CASES) + len(SHELF["age_of_industry"].players)
    assert {plan.bots for game in SHELF for plan, _ in ladders.plans(game, 1)} == {tuple(QUICK)}


def test_a_ladder_is_told_in_lines_of_a_table(monkeypatch, capsys):
    ladders = script(monkeypatch, "ladders")
    ladders.main(["--game", "workshop", "--games", "10", "--bots", "random,rambler"])
    heading, _, *rows = capsys.readouterr().out.strip().splitlines()
    assert heading == "### workshop"
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    assert cells[0] == list(ladders.HEADINGS)
    assert [row[:2] for row in cells[2:4]] == [["2", "random"], ["", "rambler"]]
    assert len(cells) == 2 + 2 * len(SHELF["workshop"].players)
    for row in cells[3::2]:
        assert re.fullmatch(r"\d\.\d\d \(\d\.\d\d to \d\.\d\d\)", row[3])


def test_a_ladder_of_no_games_is_refused(monkeypatch, capsys):
    with pytest.raises(SystemExit):
        script(monkeypatch, "ladders").main(["--games", "0"])
    assert "at least two games" in capsys.readouterr().err


# distributions


@pytest.mark.long
def test_the_page_of_distributions_tells_every_row(monkeypatch, tmp_path):
    pytest.importorskip("matplotlib")
    page = tmp_path / "distributions.md"
    words = ["--game", "workshop", "--bot", "rambler", "--bot", "random", "--games", "2"]
    distributions = script(monkeypatch, "distributions")
    words += ["--resume", str(tmp_path / "kept"), "--out"]
    distributions.main([*words, str(page)])
    text = page.read_text(encoding="utf-8")
    assert "2 games a row (8 rows)" in text
    for players in (2, 3, 4, 5):
        for bot in ("rambler", "random"):
            assert re.search(rf"^\| {players} \| {bot} \| 2 \| -?[\d.]+ \(", text, re.MULTILINE)
    assert "Without rows: greedy, canny, shrewd, master" in text
    assert "points by source, for a seat (rambler, 2 games)" in text
    assert len(re.findall(r"!\[", text)) == 8
    for picture in re.findall(r"!\[.*\]\((.*)\)", text):
        assert (tmp_path / picture).read_text(encoding="utf-8").startswith("<?xml")
    distributions.main([*words, str(tmp_path / "b.md")])
    again = (tmp_path / "b.md").read_text(encoding="utf-8").replace("(b/", "(distributions/")
    assert again == text


def test_pictures_tell_verbs_apart_and_stay_small(monkeypatch, tmp_path):
    """Games with as many verbs as Workshop of the World, as long as those of Age of Industry."""
    plots = script(monkeypatch, "distribution_plots")
    verbs = [f"verb_{number:02}" for number in range(14)]
    played = Counter({(number, verb): 1 + number % 7 for number in range(50) for verb in verbs})
    game = SimpleNamespace(actions=played, points=(90, 120, 101))
    rows = [SimpleNamespace(name=name, games=[game] * 3) for name in ("3", "3, new_england")]
    for draw in (plots.draw_actions, plots.draw_scores):
        files = [tmp_path / "one.svg", tmp_path / "two.svg"]
        for file in files:
            draw(rows, file)
        text = files[0].read_text(encoding="utf-8")
        assert text == files[1].read_text(encoding="utf-8")
        assert ElementTree.fromstring(text).tag.endswith("svg")
        assert ">3 players, New England</text>" in text
        assert len(text) < 100_000
        if draw is plots.draw_actions:
            assert len(set(re.findall(r"fill: (#[0-9a-f]{6})", text)) & set(plots.COLOURS)) == 14


def test_pictures_of_seats_spreads_and_means_say_what_they_show(monkeypatch, tmp_path):
    plots, file = script(monkeypatch, "distribution_plots"), tmp_path / "one.svg"
    few, many = Estimate(0.5, 0.2, 0.8), Estimate(3.0, 2.5, 3.5)
    games = [SimpleNamespace(moves=moves) for moves in (70, 71, 71, 140)]
    rows = [SimpleNamespace(name="2, germany", games=games)]
    draw = {
        "% of victories": lambda: plots.draw_seats({"2, germany": [few, many]}, file),
        "moves": lambda: plots.draw_spread(rows, file, "moves", lambda game: game.moves),
        "built": lambda: plots.draw_means({"2, germany": {"coal_mine-1": few}}, file, "built"),
    }
    for label, one in draw.items():
        one()
        text = file.read_text(encoding="utf-8")
        assert f">{label}</text>" in text
        assert ">2 players, Germany</text>" in text
    assert ">coal mine-1</text>" in text


def test_whatever_is_counted_in_games_has_an_interval(monkeypatch):
    """Shares are those of all moves together: a game of many moves counts for more."""
    distributions = script(monkeypatch, "distributions")

    def game(builds, moves):
        done = Counter({(1, "build"): builds, (2, "pass"): moves - builds})
        return SimpleNamespace(points=[5, 9, 2], moves=moves, actions=done, tiles=Counter(a=builds))

    rows = [
        SimpleNamespace(name="2", games=[game(3, 4), game(0, 2)]),
        SimpleNamespace(name="3", games=[game(0, 2), game(0, 4)]),
    ]
    verbs = distributions.counted(rows, distributions.verbs, lambda game: game.moves)
    assert [row[0] for row in verbs] == ["build", "pass"]
    assert re.fullmatch(r"50\.00 ± [\d.]+", verbs[0][1])
    assert verbs[0][2] == "–"
    assert verbs[1][2] == "100.00 ± 0.00"
    [[_, tiles, none]] = distributions.counted(rows, lambda game: game.tiles)
    assert (tiles, none) == ("1.50 ± 19.06", "–")
    assert distributions.margin(rows[0].games[0]) == 4


@pytest.mark.long
def test_what_is_at_hand_is_written_and_nothing_played(monkeypatch, tmp_path, capsys):
    distributions, page = script(monkeypatch, "distributions"), tmp_path / "page.md"
    words = ["--no-plots", "--resume", str(tmp_path / "kept"), "--out", str(page)]
    distributions.main(["--game", "workshop", "--bot", "greedy", "--games", "2", *words])
    before = page.read_text(encoding="utf-8")
    more = ["--bot", "greedy", "--bot", "random", "--games", "50", "--at-hand"]
    distributions.main([*more, *words])
    assert page.read_text(encoding="utf-8") == before
    with pytest.raises(SystemExit, match="2"):
        distributions.main(["--at-hand"])
    assert "--at-hand needs a file of results" in capsys.readouterr().err


@pytest.mark.long
def test_rows_are_added_to_a_page_and_the_rest_of_it_stays(monkeypatch, tmp_path):
    distributions, page = script(monkeypatch, "distributions"), tmp_path / "page.md"
    words = ["--no-plots", "--out", str(page), "--game", "workshop", "--game", "birmingham"]
    distributions.main([*words, "--bot", "rambler", "--games", "3"])
    before = page.read_text(encoding="utf-8").splitlines()
    distributions.main([*words[:5], "--add", "--bot", "random", "--games", "2"])
    after = page.read_text(encoding="utf-8").splitlines()
    rows = [
        line.split(" | ")[:3] for line in after if "| rambler |" in line or "| random |" in line
    ]
    assert rows[-8:] == [
        [f"| {players}", bot, games]
        for bot, games in (("rambler", "3"), ("random", "2"))
        for players in (2, 3, 4, 5)
    ]
    assert after[6].startswith("2 to 3 games a row (11 rows)")
    told = {line for line in before if line.startswith(("|", "#"))}
    assert told <= set(after)
    distributions.main([*words[:5], "--add", "--bot", "random", "--games", "2"])
    assert page.read_text(encoding="utf-8").splitlines() == after
    distributions.main([*words[:5], "--add", "--bot", "rambler", "--games", "2"])
    headings = page.read_text(encoding="utf-8").split("### ")[1:]
    assert {one.startswith("Workshop") == ("(rambler, 2 games)" in one) for one in headings} == {
        True
    }, "what a chapter tells of one bot is written anew with all its rows"


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_distributions_end_with_a_line_at_ctrl_c(tmp_path):
    kept = tmp_path / "kept"
    words = ["--game", "workshop", "--bot", "rambler", "--no-plots", "--workers", "2"]
    words += ["--resume", str(kept), "--out", str(tmp_path / "page.md")]
    playing = subprocess.Popen(
        [sys.executable, str(BENCHMARKS / "distributions.py"), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until(lambda: kept.exists() and kept.stat().st_size > 1000, 60)
    playing.send_signal(signal.SIGINT)
    out, told = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert "Traceback" not in told + out
    assert str(kept) in told.splitlines()[-1]
    kept.write_text("something else\n", encoding="utf-8")
    again = [sys.executable, str(BENCHMARKS / "distributions.py"), *words]
    done = subprocess.run(again, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("millhand: ")
    assert len(done.stderr.splitlines()) == 1


def test_the_cluster_is_measured_beside_processes(monkeypatch, capsys):
    pytest.importorskip("distributed")
    cluster = script(monkeypatch, "cluster")
    [one, two] = cluster.tasks_of(0.01, 2)
    assert one[1].stop == two[1].start
    assert cluster.seconds(cluster.Workers(1), [one]) > 0


def test_answers_while_composing_are_summed_up(monkeypatch):
    composing = script(monkeypatch, "composing")
    figures = composing.summary([1.0, 3.0, 2.0, 8.0])
    assert figures == {"n": 4, "median": 2.5, "p99": 8.0, "max": 8.0}
    assert composing.line("workshop 2", {"nothing": figures}) == (
        "workshop 2, 4 positions: nothing 2.5 / 8.0 / 8.0"
    )
    opened = composing.open_game(SHELF, "workshop", 2)
    table, seat = next(composing.positions(opened, 1))
    chance = Chance(1)
    for name, question in composing.QUESTIONS.items():
        touches = question(opened, table, seat, chance)
        assert (touches is None) == (name == "card"), "demand tokens are asked for, no card"
        assert touches is None or bool(touches) == (name != "nothing")
