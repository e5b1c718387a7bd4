"""Running the server: one process, or several that share the listening socket.

The first process binds, starts the others and replaces those that die; they end when it does.
"""

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType
from typing import IO

import msgspec
import uvicorn

from millhand.face.faults import Fault, system_fault
from millhand.server.engine.company import Company
from millhand.server.logs import log, take_over
from millhand.server.notices.mail import post_office
from millhand.server.orphans import end_with_parent
from millhand.server.settings import BadSettings, Settings
from millhand.server.store.database import Unavailable, open_database
from millhand.server.store.migrating import TooNew, migrate

FAREWELL = 0.05
"""Seconds that a goodbye has to get out."""
GRACE = 5
"""Seconds that requests have to end when the server stops."""
UNREAD = 60
"""Seconds after which a connection is cut whose other side reads nothing of what it was sent."""
SHORTEST_LIFE = 1.0
"""A process that dies sooner is not replaced at once."""
READY = "ready"

Ready = Callable[[], None]


def serve(settings: Settings) -> int:
    """Serve until told to stop; returns the exit code."""
    _can_share(settings)
    Company(settings.bots).try_out()
    post_office(settings.smtp, settings.mail_from)
    _bring_up_to_date(settings)
    listening = bind(settings)
    address = settings.address or address_of(listening)
    ready = partial(_announce, address, settings.browser)
    if settings.workers == 1:
        run(settings, listening, ready)
    else:
        Supervisor(settings, listening).run(ready)
    return 0


def _can_share(settings: Settings) -> None:
    """Several processes need a database that tells them of each other, and one socket."""
    if settings.workers > 1 and not settings.is_shared:
        raise BadSettings("workers_need_postgresql")
    if settings.workers > 1 and sys.platform == "win32":
        raise BadSettings("workers_cannot_share_a_socket")


def _bring_up_to_date(settings: Settings) -> None:
    async def work() -> None:
        database = open_database(settings.database)
        try:
            await migrate(database)
        finally:
            await database.close()

    try:
        asyncio.run(work())
    except TooNew as error:
        raise BadSettings("database_is_newer", schema=str(error)) from error
    except (Unavailable, OSError) as error:
        raise BadSettings("database_cannot_be_opened", fault=_root(error)) from error
    except ModuleNotFoundError as error:
        raise BadSettings("postgresql_needs_a_package", package="millhand[postgres]") from error


def _root(error: BaseException) -> Fault:
    """What was wrong in the first place."""
    while error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, OSError):
        return system_fault(error)
    return Fault("system_says", words=" ".join(str(error).split()))


def bind(settings: Settings) -> socket.socket:
    """The socket that everybody comes to."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP, or asyncio lets the second half of an answer wait for word that the first came
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD * 1000)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        host, port = settings.host, settings.port
        fault = system_fault(error)
        raise BadSettings("cannot_listen", host=host, port=port, fault=fault) from error
    listening.listen(2048)
    return listening


def address_of(listening: socket.socket) -> str:
    """What to type to come here from this machine."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}/"


def _announce(address: str, browser: bool) -> None:
    print(f"millhand serves at {address}", flush=True)
    if browser and _has_browser():
        import webbrowser

        webbrowser.open(address)


def _has_browser() -> bool:
    """Whether a window can be opened: a browser in the terminal would take that away."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# --- one process ---


class Server(uvicorn.Server):
    """Tells the pages before it stops, and says when it answers."""

    def __init__(self, settings: Settings, ready: Ready) -> None:
        from millhand.server.app import make_app
        from millhand.server.hall import Hall
        from millhand.server.socket import LONGEST_FRAME

        self.hall = Hall(settings)
        self.ready = ready
        super().__init__(
            uvicorn.Config(
                make_app(self.hall),
                ws="wsproto",
                ws_max_size=LONGEST_FRAME,
                ws_per_message_deflate=False,  # lengths would tell of what is hidden
                http="h11",
                loop="asyncio",
                lifespan="on",
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                timeout_graceful_shutdown=GRACE,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        if self.started:
            keep_what_is_there()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then end."""
        await self.hall.say_goodbye()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told to; a second time at once."""
        before = {
            number: signal.signal(number, self.handle_exit)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def keep_what_is_there() -> None:
    """What is there now stays: Python need not look through it for garbage again and again."""
    gc.collect()
    gc.freeze()


def run(settings: Settings, listening: socket.socket, ready: Ready) -> None:
    """Answer in this process until told to stop."""
    take_over()
    server = Server(settings, ready)
    asyncio.run(server.serve([listening]))
    if not server.started:
        raise BadSettings("server_could_not_start")


# --- several processes ---


class Worker:
    """One of several server processes."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.started_at = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "millhand.server.worker", str(os.getpid())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[listening.fileno()],
        )
        told = msgspec.json.encode({"settings": settings, "socket": listening.fileno()})
        assert self.process.stdin is not None
        self.process.stdin.write(told + b"\n")
        self.process.stdin.close()

    def wait_until_ready(self) -> bool:
        """Whether it answers; false if it died."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode().strip() == READY


class Supervisor:
    """Keeps as many processes running as there should be."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings = settings
        self.listening = listening
        self.stopping = False
        self.workers: list[Worker] = []

    def run(self, ready: Ready) -> None:
        """Until told to stop."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        self.workers = [self._start() for _ in range(self.settings.workers)]
        if not all(worker.wait_until_ready() for worker in self.workers):
            self._end()
            raise BadSettings("server_could_not_start")
        ready()
        while not self.stopping:
            time.sleep(0.1)
            self._replace_the_dead()
        self._end()

    def _start(self) -> Worker:
        return Worker(self.settings, self.listening)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True

    def _replace_the_dead(self) -> None:
        for place, worker in enumerate(self.workers):
            code = worker.process.poll()
            if code is None or self.stopping:
                continue
            log("worker-died", code=code)
            if time.monotonic() - worker.started_at < SHORTEST_LIFE:
                time.sleep(SHORTEST_LIFE)
            self.workers[place] = self._start()

    def _end(self) -> None:
        """Tell all to stop, and wait for them."""
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            try:
                worker.process.wait(GRACE + 5)
            except subprocess.TimeoutExpired:
                worker.process.kill()
                worker.process.wait()


def work(parent: int, told: IO[bytes]) -> None:
    """What one of several processes does: take the socket over, and answer."""
    end_with_parent(parent)
    orders = msgspec.json.decode(told.readline())
    settings = msgspec.convert(orders["settings"], Settings)
    listening = socket.socket(fileno=orders["socket"])
    run(settings, listening, lambda: say_ready(sys.stdout.fileno()))


def say_ready(to: int) -> None:
    """Tell the first process, unless it is gone: then this one is told to end as well."""
    with suppress(BrokenPipeError):
        os.write(to, f"{READY}\n".encode())
