"""Golden files: which there are, what stands in them. `bless.py` writes them, tests compare.

tests/playthroughs/<game>-*.txt   a few games told move by move, for people to read
tests/playthroughs/lines.txt      many more games, a line each
tests/<game>/perft.toml           positions and how many sequences of moves they allow
tests/signature.txt               the signature of all games
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).resolve().parent
SIGNATURE = TESTS / "signature.txt"


@dataclass(frozen=True)
class PerftEntry:
    """A position and how many sequences of one, two … complete moves it allows."""

    name: str
    position: str
    counts: list[int]

    @property
    def depth(self) -> int:
        """How far it is counted."""
        return len(self.counts)


def perft_file(game: str) -> Path:
    """Where the perft table of a game is kept."""
    return TESTS / game / "perft.toml"


def perft_entries(game: str) -> list[PerftEntry]:
    """The perft table of a game; empty when it has none."""
    file = perft_file(game)
    if not file.exists():
        return []
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["entry"]
    return [PerftEntry(entry["name"], entry["position"], entry["counts"]) for entry in entries]


def written_perft(game: str, entries: list[PerftEntry]) -> str:
    """A table with new counts; the remark at its beginning stays."""
    head = perft_file(game).read_text(encoding="utf-8").partition("[[entry]]")[0]
    said = [
        f'[[entry]]\nname = "{entry.name}"\nposition = """\n{entry.position.strip()}\n"""\n'
        f"counts = {entry.counts}\n"
        for entry in entries
    ]
    return head + "\n".join(said)
