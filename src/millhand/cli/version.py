"""What `millhand --version` says."""

import platform

from millhand import __version__, compiled


def version() -> dict[str, str | bool | int]:
    """Which millhand this is, and how it runs."""
    from millhand.kernel.chance import VERSION

    return {
        "millhand": __version__,
        "compiled": compiled(),
        "python": platform.python_version(),
        "chance": VERSION,
    }


def version_line() -> str:
    """The same in one line."""
    now = version()
    how = "compiled" if now["compiled"] else "interpreted"
    return f"millhand {now['millhand']} ({how}, Python {now['python']}, chance {now['chance']})"
