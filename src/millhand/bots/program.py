"""A bot that is a program of its own, in any language: it is asked over its standard streams.

The protocol stands in docs/bot-protocol.md: one JSON object a line. The program is told the game,
what its seat sees and what it may choose; it answers with a choice. A program that is silent for
too long, talks nonsense or ends is ended, and so is the game: `BadManners` names it.
"""

import json
import os
import shlex
from atexit import register
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from millhand import __version__
from millhand.bots.bot import BadManners, View, apart
from millhand.bots.streams import Closed, NoLine, Streams
from millhand.face.faults import system_fault
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance

PROTOCOL = 1
MARK = "exec"
BUDGET = 10.0
"""Seconds that a program has for an answer, where nothing else is said."""
MOST_BUDGET = 3600.0
SEEDS = 2**31
"""A program is given a number below this with each question, for its own use of chance."""

Message = dict[str, Any]


def is_program(name: str) -> bool:
    """Whether a bot's name is a command: `exec:./engine`, or `exec@2.5:./engine` with a budget."""
    return name.partition(":")[0].partition("@")[0] == MARK and ":" in name


def program_label(name: str) -> str:
    """The name of the program without its folder and its options."""
    words = _command(name)
    return Path(words[0]).name if words else MARK


def _command(name: str) -> list[str]:
    try:
        return shlex.split(name.partition(":")[2])
    except ValueError:
        raise BadManners("command_is_unclear", bot=name) from None


def _budget(name: str) -> float:
    said = name.partition(":")[0].partition("@")[2]
    if not said:
        return BUDGET
    try:
        seconds = float(said)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= MOST_BUDGET:
        raise BadManners("budget_is_unclear", bot=name, most=int(MOST_BUDGET))
    return seconds


def end_all() -> None:
    """Nobody waits for another game any more; when this process ends, too."""
    for (owner, _), waiting in [*IDLE.items()]:
        while owner == os.getpid() and waiting:
            waiting.pop().end()


IDLE: dict[tuple[int, str], list[Streams]] = {}
"""Programs that have played and wait for another game, by the process that started them."""
register(end_all)


class ProgramBot:
    """A seat's player that is another program; it is started when it is first asked."""

    def __init__(self, said: str) -> None:
        self.said = said
        self.name = program_label(said)
        self.command = _command(said)
        self.budget = _budget(said)
        if not self.command:
            raise BadManners("command_is_unclear", bot=said)
        self._streams: Streams | None = None
        self._seated: tuple[OpenGame, int] | None = None

    def choose(self, view: View, chance: Chance) -> int:
        """Its answer; whether that is on the menu is looked at by whoever asked."""
        if self._seated != (view.opened, view.seat):
            self.sit_down(view.opened, view.seat)
        self._tell({"type": "sight", "sight": view.sight()})
        choices = view.menu.as_list()
        self._tell(
            {
                "type": "menu",
                "choices": [
                    {"choice": one, "says": view.opened.write_choice(one, "")} for one in choices
                ],
                "seed": int(apart(chance).below(SEEDS)),
                "seconds": self.budget,
            }
        )
        answer = self._hear("choose").get("choice")
        return answer if type(answer) is int else self._nonsense(json.dumps({"choice": answer}))

    def sit_down(self, opened: OpenGame, seat: int) -> None:
        """Tell it which game begins, and where it sits."""
        self._seated = opened, seat
        self._tell(
            {
                "type": "game",
                "game": opened.game.name,
                "players": opened.players,
                "options": dict(opened.options),
                "board": opened.board,
                "seat": seat,
                "colours": list(opened.colours),
            }
        )

    def get_up(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Tell it how the game ended."""
        self._tell({"type": "result", "scores": list(scores), "winners": list(winners)})
        self._seated = None

    def break_off(self) -> None:
        """Leave the game before its end; the program waits for another."""
        self._seated = None

    def try_out(self) -> None:
        """Start it, hear whether it speaks our protocol, and end it."""
        self._started().end()
        self._streams = None

    # --- talking ---

    def _started(self) -> Streams:
        if self._streams is None:
            waiting = IDLE.setdefault((os.getpid(), self.said), [])
            self._streams = waiting.pop() if waiting else self._introduced()
        return self._streams

    def _introduced(self) -> Streams:
        """A new process that has said hello."""
        try:
            self._streams = Streams(self.command)
        except OSError as error:
            fault = system_fault(error)
            raise BadManners("program_cannot_be_started", bot=self.said, fault=fault) from None
        self._tell({"type": "hello", "protocol": PROTOCOL, "millhand": __version__})
        protocol = self._hear("hello").get("protocol")
        if protocol != PROTOCOL:
            self._end()
            raise BadManners(
                "program_speaks_otherwise",
                bot=self.said,
                found=json.dumps(protocol),
                wanted=PROTOCOL,
            )
        return self._streams

    def _tell(self, message: Message) -> None:
        self._started().write(json.dumps(message, ensure_ascii=False))

    def _hear(self, kind: str) -> Message:
        """The next line; it must be a message of this kind."""
        streams = self._started()
        try:
            line = streams.read(self.budget)
        except NoLine:
            self._end()
            seconds = f"{self.budget:g}"
            raise BadManners("program_is_silent", bot=self.said, seconds=seconds) from None
        except Closed as closed:
            self._end()
            raise BadManners("program_has_ended", bot=self.said, code=closed.code) from None
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict) or message.get("type") != kind:
            self._nonsense(line)
        return dict(message)

    def _nonsense(self, line: str) -> Any:
        self._end()
        raise BadManners("program_talks_nonsense", bot=self.said, line=line.strip()[:100])

    def _end(self) -> None:
        if self._streams is not None:
            self._streams.end()
        self._streams = self._seated = None

    def __del__(self) -> None:
        streams = getattr(self, "_streams", None)
        if streams is None:
            return
        if self._seated is None and streams.owner == os.getpid():
            IDLE[streams.owner, self.said].append(streams)  # it waits for another game
        else:
            self._end()
