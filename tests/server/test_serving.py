"""Processes: how the server starts, says where it is, replaces who dies, and ends."""

import asyncio
import os
import signal
import socket
import subprocess
import sys

import httpx
import pytest
from server.guests import Guest, until
from server.houses import house, is_free

from millhand.server.serving import bind, say_ready
from millhand.server.settings import Settings


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(word) for word in found.stdout.split()]


def answers(address: str) -> bool:
    try:
        return httpx.get(address + "health", timeout=5).is_success
    except httpx.HTTPError:
        return False


def refused(*words: str, **changes: str) -> str:
    """What the command says when it cannot start."""
    done = subprocess.run(
        [sys.executable, "-m", "millhand", "serve", "--no-browser", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **changes},
    )
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize("ends", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_told_and_leaves_nothing_behind(tmp_path, ends):
    with house(tmp_path / "house", "--data", str(tmp_path)) as one:
        Guest(one).table(seats=[{"kind": "bot", "level": "greedy"}] * 2, start=True)
        thinking = until(lambda: children(one.process.pid))
        one.process.send_signal(ends)
        assert one.process.wait(20) == 0
        assert is_free(one.port)
        until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in thinking))


def test_tables_are_there_again_after_a_crash(tmp_path):
    with house(tmp_path / "house", "--data", str(tmp_path)) as one:
        ada = Guest(one)
        table = ada.alone()
        body = ada.body(table)
        done = ada.post(f"/api/tables/{table}/moves", **body)
        sight, port = ada.sight(table), one.port
        one.kill()
        one.start(port)
        assert ada.sight(table) == sight
        assert ada.post(f"/api/tables/{table}/moves", **body) == done


def test_a_killed_worker_is_replaced(postgres, tmp_path):
    words = ("--database", postgres.new_database("workers"), "--workers", "2")
    with house(tmp_path / "house", *words) as one:
        workers = children(one.process.pid)
        assert len(workers) == 2
        ada = Guest(one)
        table = ada.alone()
        os.kill(workers[0], signal.SIGKILL)
        until(lambda: len(set(children(one.process.pid)) - {workers[0]}) == 2, 30)
        until(lambda: ada.web.get("/ready").status_code == 200)
        assert ada.move(table)["number"] == 4
        assert one.stop() == 0
        until(lambda: is_free(one.port))


def test_no_orphan_keeps_the_port(postgres, tmp_path):
    words = ("--database", postgres.new_database("orphans"), "--workers", "2")
    with house(tmp_path / "house", *words) as one:
        workers = children(one.process.pid)
        one.kill()
        until(lambda: is_free(one.port), 15)
        until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in workers), 15)


async def waits_for_word(listening: socket.socket) -> bool:
    """Whether whoever comes is sent more only when what was sent has come."""
    waits = asyncio.get_running_loop().create_future()

    async def come(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        known = writer.get_extra_info("socket")
        waits.set_result(not known.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async with await asyncio.start_server(come, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        writer.close()
        return await waits


def test_an_answer_in_two_parts_is_sent_at_once(tmp_path):
    """Else its body comes 40 ms after its head."""
    settings = Settings(database=f"sqlite:///{tmp_path}/unused", port=0)
    assert not asyncio.run(waits_for_word(bind(settings)))
    assert asyncio.run(waits_for_word(socket.create_server(("127.0.0.1", 0))))


def test_a_port_that_is_taken_is_told(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused("--port", str(port), "--data", str(tmp_path))
    assert said.startswith(f"millhand: cannot listen at 127.0.0.1, port {port}")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "mysql://x"], "postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:9/none"], "cannot be opened"),
        (["--data", "/proc/nowhere"], "cannot be opened"),
        (["--port", "70000"], "--port"),
        (["--workers", "0"], "--workers"),
        (["--workers", "2", "--port", "0"], "PostgreSQL"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(tmp_path, words, said):
    if "--database" not in words and "--data" not in words:
        words = [*words, "--data", str(tmp_path)]
    assert said in refused(*words)


def test_the_command_line_stays_light():
    """Nothing of the server is imported by whoever does not serve."""
    heavy = (
        "any(name.split('.')[0] in ('litestar', 'sqlalchemy', 'uvicorn') for name in sys.modules)"
    )
    script = f"import sys, millhand, millhand.cli.app; sys.exit({heavy})"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_bots_that_are_killed_are_started_again(tmp_path):
    with house(tmp_path / "house", "--data", str(tmp_path), "--thinkers", "1") as one:
        ada = Guest(one)
        seats = [{"kind": "bot", "level": "random"}] * 2
        table = ada.table(seats=seats, start=True)
        for _ in range(3):
            before = ada.sight(table)["version"]
            for child in until(lambda: children(one.process.pid)):
                os.kill(child, signal.SIGKILL)
            until(lambda: ada.sight(table)["version"] > before, 30)  # noqa: B023
        until(lambda: ada.get(f"/api/tables/{table}")["status"] == "finished", 60)


def test_whoever_is_ready_when_the_first_process_is_gone_says_nothing():
    hears, says = os.pipe()
    say_ready(says)
    assert os.read(hears, 100) == b"ready\n"
    os.close(hears)
    say_ready(says)
    os.close(says)
