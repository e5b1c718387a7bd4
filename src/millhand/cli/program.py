"""How this program is started again."""

import sys
from pathlib import Path
from shlex import quote
from shutil import which


def program() -> str:
    """What to type for `millhand`: the way it was started, where the word alone is not enough."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py" and started.parent.name == "millhand":
        return f"{quote(sys.executable)} -m millhand"
    found = which("millhand")
    if started.stem != "millhand" or (found and Path(found).resolve() == started.resolve()):
        return "millhand"
    return quote(str(started))
