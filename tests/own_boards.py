"""Boards of somebody's own: a standard board with something changed."""

from pathlib import Path

from millhand.shelf import SHELF


def own_board(folder: Path, game: str, **changes: str) -> Path:
    """The standard board of a game, called `mine`, with some words of the file changed."""
    name, text = next(iter(SHELF[game].boards().items()))
    for old, new in {f'id = "{name}"': 'id = "mine"', **changes}.items():
        assert old in text, f"no {old} on the board of {game}"
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path
