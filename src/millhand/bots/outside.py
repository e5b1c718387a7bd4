"""Bots from outside the package: a class in a file, one of an installed package, a program.

    ./my_bot.py:Miser       the class Miser in the file my_bot.py
    miser                   the entry point `miser` of the group `millhand.bots`
    exec:./engine --fast    a program that speaks the line protocol (docs/bot-protocol.md)

Whoever may name such a bot may run whatever they like here: `call_in` is for names that the owner
of this machine has typed. Names that come from elsewhere, from records or over a net, go to `hire`.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from inspect import isclass, signature
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from millhand.bots.at_work import FROM_OUTSIDE, at_work
from millhand.bots.bot import FAILURES, Bot, Choosy
from millhand.bots.files import PACKAGE, at_home, read_module, what_failed, with_helpers
from millhand.bots.program import ProgramBot, is_program, program_label
from millhand.bots.roster import BROKEN, ROSTER, UnknownBot, hire
from millhand.face.game import OpenGame

GROUP = "millhand.bots"
FILE = ".py"


def call_in(names: Iterable[str]) -> list[Bot]:
    """A bot for each name, wherever it comes from; UnknownBot says what is wrong with one."""
    return [_called(name) for name in names]


def _called(name: str) -> Bot:
    if is_program(name):
        return ProgramBot(name)
    if is_in_a_file(name):
        return _made(_class_of(name), name, _file_of(name).parent)
    if name in ROSTER or name in BROKEN:
        return hire([name])[0]
    if name in guests():
        return _made(_loaded(guests()[name]), name)
    raise UnknownBot("bot_is_unknown", word=name, known=[*ROSTER, *guests()])


def make_sure_all_play(names: Iterable[str], opened: OpenGame) -> None:
    """Raise what keeps one of these bots from playing a game, before anything is played."""
    for bot in call_in(names):
        if isinstance(bot, Choosy):
            with at_work(bot):
                bot.prepare(opened)
        make_sure_it_starts(bot)


def make_sure_it_starts(bot: Bot) -> None:
    """Raise what keeps a program from being started and heard; others need no start."""
    if isinstance(bot, ProgramBot):
        bot.try_out()


def offered(names: Iterable[str]) -> dict[str, str]:
    """Our bots, and those that an owner names besides: what each is called by is told to all.

    Whoever is asked for a bot from elsewhere looks here: `call_in([offered(names)[label]])`.
    """
    found = {name: name for name in ROSTER}
    for name in names:
        call_in([name])
        if found.setdefault(label_of(name), name) != name:
            raise UnknownBot("two_bots_of_one_name", name=label_of(name), bot=name)
    return found


def label_of(name: str) -> str:
    """What a bot is called in records and at a table: no path of anybody's machine."""
    if is_program(name):
        return program_label(name)
    return name.rpartition(":")[2] if is_in_a_file(name) else name


def files_of(names: Iterable[str]) -> list[Path]:
    """The files whose contents decide how these bots play: their own, and helpers beside them."""
    named = [Path(_parted(name)[0]) for name in names if is_in_a_file(name)]
    return [*dict.fromkeys(one for file in named for one in with_helpers(file))]


def runs_what_it_names(name: str) -> bool:
    """Whether a name says itself what is to be run here: a program, or a file.

    Bots of packages have been chosen by whoever installed them.
    """
    return is_program(name) or is_in_a_file(name)


# --- files ------------------------------------------------------------------------------------


def is_in_a_file(name: str) -> bool:
    """Whether a name is that of a file, with a class or without; no `exec:python3 engine.py`."""
    return not is_program(name) and (f"{FILE}:" in name or name.endswith(FILE))


def _parted(name: str) -> tuple[str, str]:
    """The file that a name says, and the class; empty if it says none."""
    file, _, wanted = (name if f"{FILE}:" in name else f"{name}:").rpartition(":")
    return file, wanted


def _file_of(name: str) -> Path:
    return Path(_parted(name)[0]).absolute()


def _class_of(name: str) -> Any:
    file, wanted = _parted(name)
    module = read_module(_file_of(name), file)
    if not isclass(getattr(module, wanted, None)):
        raise _no_such_class(module, file, wanted)
    return getattr(module, wanted)


def _no_such_class(module: ModuleType, file: str, wanted: str) -> UnknownBot:
    known = [one for one, found in vars(module).items() if _is_a_bot_of(module, found)]
    if not known:
        return UnknownBot("file_has_no_bots", file=file)
    if not wanted:
        return UnknownBot("file_has_bots", file=file, known=[f"{file}:{one}" for one in known])
    return UnknownBot("class_is_not_in_the_file", file=file, name=wanted, known=known)


def _is_a_bot_of(module: ModuleType, found: object) -> bool:
    return isclass(found) and found.__module__ == module.__name__ and hasattr(found, "choose")


# --- installed packages -----------------------------------------------------------------------


@cache
def guests() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name; a name of our own stays ours."""
    found = entry_points(group=GROUP)
    return {one.name: one for one in sorted(found, key=lambda one: one.name)}


def _loaded(guest: EntryPoint) -> Any:
    try:
        with at_home(None):
            return guest.load()
    except FAILURES as error:  # somebody else's package: anything can be wrong with it
        raise UnknownBot(
            "installed_bot_is_broken", bot=guest.name, place=guest.value, words=what_failed(error)
        ) from None


@cache
def _code_of(name: str) -> str:
    """The checksum of a package that offers a bot, as it is when somebody first asks for it."""
    top = find_spec(guests()[name].module.partition(".")[0])
    if top is None or top.origin is None:
        return ""
    file = Path(top.origin)
    files = sorted(file.parent.rglob(f"*{FILE}")) if file.name == PACKAGE else [file]
    return sha256(b"\0".join(one.read_bytes() for one in files)).hexdigest()


# --- what decides how they play ---------------------------------------------------------------


def deciding(names: Iterable[str]) -> list[str]:
    """What decides how these bots play: their files, and those of packages by their names."""
    names = list(names)
    installed = [name for name in names if name in guests() and name not in ROSTER]
    return [*map(str, files_of(names)), *dict.fromkeys(installed)]


def mark_of(what: str) -> str:
    """The checksum of a file, or of an installed bot's package; empty if it is not there."""
    if what in guests():
        return _code_of(what)
    return sha256(Path(what).read_bytes()).hexdigest() if Path(what).is_file() else ""


# --- manners ----------------------------------------------------------------------------------


def _made(make: Callable[[], Any], name: str, folder: Path | None = None) -> Bot:
    """A bot that has manners: it can be made without being told anything, and it chooses."""
    choose = getattr(make, "choose", None)
    if not isclass(make) or not callable(choose):
        raise UnknownBot("bot_cannot_choose", bot=name)
    try:
        with at_home(folder):
            bot: Any = make()
            signature(bot.choose).bind("view", "chance")
            if not isinstance(getattr(bot, "name", None), str):
                bot.name = label_of(name)
    except TypeError as error:
        raise UnknownBot("bot_has_other_needs", bot=name, words=str(error)) from None
    except FAILURES as error:  # whatever its maker has written
        raise UnknownBot("bot_is_broken", file=name, words=what_failed(error)) from None
    FROM_OUTSIDE[type(bot)] = folder
    return cast(Bot, bot)


def sentence_of(name: str, language: str) -> str:
    """What a bot says of itself; empty if it says nothing."""
    [bot] = call_in([name])
    with at_work(bot):
        sentences = getattr(bot, "sentences", None)
        if not isinstance(sentences, Mapping):
            return ""
        return str(sentences.get(language, sentences.get("en", "")))
