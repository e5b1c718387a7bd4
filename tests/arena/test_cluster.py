"""A real Dask cluster on loopback: the same results, also when a worker is killed on the way."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from signal import SIGINT, default_int_handler, signal
from threading import Thread

import pytest
from arena.errands import die, refuse, tasks_left, wait_for_leave
from table_talk import told

import millhand
from millhand.arena import cluster as module
from millhand.arena.cluster import Cluster, NoCluster
from millhand.arena.crew import Crew, CrewIsLost, share_out
from millhand.arena.fitting import League, Lesson, fit
from millhand.arena.simulate import Plan, simulate
from millhand.arena.style import style_of
from millhand.arena.workers import ALONE
from millhand.bots.files import forget_all
from millhand.bots.roster import UnknownBot

pytest.importorskip("distributed")
pytestmark = pytest.mark.long

PATIENCE = 120.0
SURROUNDINGS = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(
        [str(Path(millhand.__file__).parents[1]), str(Path(__file__).parents[1])]
    ),
    "DASK_DISTRIBUTED__WORKER__DAEMON": "false",
}


class Dask:
    """A scheduler and its workers, each in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.running: list[subprocess.Popen[bytes]] = []
        where = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        self.scheduler = self._started("scheduler", *where, "--scheduler-file", self.file)
        ends = time.monotonic() + PATIENCE
        while not (self.file.exists() and self.file.read_text().rstrip().endswith("}")):
            assert self.scheduler.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < ends, "the scheduler does not start"
            time.sleep(0.05)

    def _started(self, *words: object) -> "subprocess.Popen[bytes]":
        with (self.folder / "log").open("ab") as log:
            command = [sys.executable, "-m", "dask", *map(str, words)]
            ran = subprocess.Popen(
                command, env=SURROUNDINGS, cwd=self.folder, stdout=log, stderr=log
            )
        self.running.append(ran)
        return ran

    def worker(self) -> "subprocess.Popen[bytes]":
        """One more worker."""
        how = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1"]
        return self._started("worker", "--scheduler-file", self.file, *how)

    @property
    def address(self) -> str:
        return str(json.loads(self.file.read_text())["address"])

    def stop(self) -> None:
        for one in reversed(self.running):
            one.kill()
            one.wait()


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Dask]:
    cluster = Dask(tmp_path)
    yield cluster
    cluster.stop()


PLAN = Plan("birmingham", 2, ("rambler", "random"), seed=5)


def short_fit(crew: Crew) -> list[object]:
    return list(fit(League("birmingham", 2), 3, [Lesson("greedy", 1, 8, 0.25)], crew))


def test_a_cluster_changes_nothing(dask: Dask) -> None:
    dask.worker(), dask.worker()
    with Cluster(dask.address, PATIENCE) as crew:
        for play in (
            lambda crew: (simulate(PLAN, 120, crew).scores, simulate(PLAN, 120, crew).winners),
            lambda crew: style_of(PLAN, 60, crew),
            short_fit,
        ):
            assert play(crew) == play(ALONE)
        with pytest.raises(UnknownBot) as error:
            share_out(refuse, ["deep"], crew, lambda number, part: None)
    assert told(error.value) == "unknown bot «deep»; the bots are random"


BOT = """
class Picky:
    def choose(self, view, chance):
        return view.menu.as_list()[{place}]
"""


def test_bots_in_files_are_those_of_the_command(dask: Dask, tmp_path: Path, monkeypatch) -> None:
    """Also when a file is written anew between two commands on the same workers."""
    dask.worker()
    bots = tmp_path / "bots"
    bots.mkdir()
    file = bots / "picky.py"
    plan = replace(PLAN, bots=(f"{file}:Picky", "random"))
    scores = []
    for place in ("-1", "0", "view.menu.size // 2"):
        file.write_text(BOT.format(place=place))
        forget_all()
        with Cluster(dask.address, PATIENCE, plan.deciding) as crew:
            scores.append(simulate(plan, 4, crew).scores)
        assert scores[-1] == simulate(plan, 4).scores
    assert scores[0] != scores[1]
    with Cluster(dask.address, PATIENCE, plan.deciding) as crew:
        file.write_text(BOT.format(place="1"))
        with pytest.raises(NoCluster) as error:
            simulate(plan, 4, crew)
    assert f"as {file} is not what stands in it here" in told(error.value)


def test_workers_with_other_code_of_the_same_version_are_named(dask: Dask, monkeypatch) -> None:
    dask.worker()
    with Cluster(dask.address, PATIENCE) as crew:
        monkeypatch.setattr(module, "makeup", lambda: "another")
        with pytest.raises(NoCluster) as error:
            simulate(PLAN, 4, crew)
    assert f"has {millhand.__version__} too, but with other code" in told(error.value)


def test_programs_do_not_wait_in_workers_for_another_command(dask: Dask, tmp_path: Path) -> None:
    dask.worker()
    engine = Path(__file__).parents[1] / "bots" / "engines" / "frugal.py"
    begun = tmp_path / "begun"
    name = f"exec:sh -c 'echo $$ >> {begun}; exec {sys.executable} {engine}'"
    for commands in (1, 2):
        with Cluster(dask.address, PATIENCE) as crew:
            simulate(replace(PLAN, bots=(name, "random")), 3, crew)
        assert len(begun.read_text().split()) == commands
    for pid in begun.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_what_a_killed_worker_was_at_is_done_by_another(dask: Dask, tmp_path: Path) -> None:
    first, second = dask.worker(), dask.worker()

    def kill_the_first() -> None:
        while len(list(tmp_path.glob("*.at-it"))) < 2:
            time.sleep(0.02)
        first.kill()
        (tmp_path / "leave").touch()

    taken: list[tuple[int, int]] = []
    with Cluster(dask.address, PATIENCE) as crew:
        while crew._present() < 2:
            crew._counted = 0.0
            time.sleep(0.1)
        killer = Thread(target=kill_the_first)
        killer.start()
        tasks = [str(tmp_path)] * 6
        share_out(wait_for_leave, tasks, crew, lambda *found: taken.append(found))
        killer.join()
    assert (tmp_path / f"{first.pid}.at-it").exists()
    assert taken == [(number, second.pid) for number in range(6)]


def test_ctrl_c_leaves_nothing_on_the_cluster(dask: Dask, tmp_path: Path) -> None:
    dask.worker()

    def press_ctrl_c() -> None:
        while not list(tmp_path.glob("*.at-it")):
            time.sleep(0.02)
        os.kill(os.getpid(), SIGINT)

    before = signal(SIGINT, default_int_handler)
    presser = Thread(target=press_ctrl_c)
    presser.start()
    with pytest.raises(KeyboardInterrupt), Cluster(dask.address, PATIENCE) as crew:
        share_out(wait_for_leave, [str(tmp_path)] * 50, crew, lambda number, part: None)
    presser.join()
    signal(SIGINT, before)
    (tmp_path / "leave").touch()
    wait_until(dask, lambda left: left == 0, dask.folder / "log")


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_killed_command_leaves_nothing_on_the_cluster(dask: Dask, tmp_path: Path) -> None:
    dask.worker()
    words = ["simulate", "birmingham", "--bots", "canny", "--games", "5000"]
    with (tmp_path / "command.log").open("wb") as log:
        command = subprocess.Popen(
            [sys.executable, "-m", "millhand", *words, "--cluster", dask.address],
            env=SURROUNDINGS,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    wait_until(dask, lambda left: left > 0, tmp_path / "command.log")
    command.kill()
    command.wait()
    wait_until(dask, lambda left: left == 0, tmp_path / "command.log")
    with pytest.raises(ProcessLookupError):  # nobody of its group is left
        os.killpg(command.pid, 0)


def wait_until(dask: Dask, right: Callable[[int], bool], log: Path) -> None:
    """Wait until the tasks on the cluster are as they should be."""
    from distributed import Client

    with Client(dask.address, set_as_default=False) as client:
        ends = time.monotonic() + PATIENCE
        while not right(left := client.run_on_scheduler(tasks_left)):
            assert time.monotonic() < ends, (left, log.read_text())
            time.sleep(0.1)


def test_work_that_kills_every_worker_is_given_up(dask: Dask) -> None:
    for _ in range(4):
        dask.worker()
    with pytest.raises(CrewIsLost) as error, Cluster(dask.address, PATIENCE) as crew:
        share_out(die, [1], crew, lambda number, part: None)
    assert told(error.value).startswith("workers were stopped from outside again and again")


def test_a_cluster_that_goes_away_is_told(dask: Dask, tmp_path: Path) -> None:
    dask.worker()

    def stop_it() -> None:
        while not list(tmp_path.glob("*.at-it")):
            time.sleep(0.02)
        dask.scheduler.kill()

    stopper = Thread(target=stop_it)
    stopper.start()
    with (
        pytest.raises(CrewIsLost) as error,
        Cluster(dask.address, 5) as crew,
    ):
        share_out(wait_for_leave, [str(tmp_path)] * 3, crew, lambda number, part: None)
    stopper.join()
    assert told(error.value).startswith(f"the cluster at {dask.address} cannot be reached")


def test_a_cluster_must_have_workers_with_this_millhand(dask: Dask, monkeypatch) -> None:
    with pytest.raises(NoCluster) as error, Cluster(dask.address, 1):
        pass
    assert told(error.value).startswith(f"--cluster: {dask.address} has no workers")
    dask.worker()
    monkeypatch.setattr(module, "__version__", "9.9")
    with pytest.raises(NoCluster) as error, Cluster(dask.address, PATIENCE):
        pass
    assert f"has {millhand.__version__}, not millhand 9.9" in told(error.value)


@pytest.mark.parametrize("greeting", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_whatever_listens_and_is_no_scheduler_is_named(greeting: bytes) -> None:
    """Dask itself waits for a silent one without end, and stumbles over another's words."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def greet() -> None:
            with listening.accept()[0] as caller:
                caller.sendall(greeting)
                caller.settimeout(PATIENCE)
                while caller.recv(4096):
                    pass

        greeter = Thread(target=greet)
        greeter.start()
        address = f"tcp://127.0.0.1:{listening.getsockname()[1]}"
        with pytest.raises(NoCluster) as error, Cluster(address, 1):
            pass
        greeter.join()
    assert told(error.value) == f"--cluster: what listens at {address} is no Dask scheduler"


@pytest.mark.parametrize("address", ["tls://127.0.0.1:1", "ws://127.0.0.1:1"])
def test_whatever_keeps_dask_from_speaking_is_one_line(address: str) -> None:
    """Nobody has given it certificates; nobody listens."""
    with pytest.raises(NoCluster) as error, Cluster(address, 1):
        pass
    assert told(error.value).startswith(
        f"--cluster: nothing answers as a Dask scheduler at {address}"
    )
