"""Renew the golden files after an intended change of play; read the difference afterwards.

python tests/bless.py                                     everything
python tests/bless.py birmingham                          what is kept of one game
python tests/bless.py --anew birmingham-2-introductory    other moves for a told playthrough

Moves of told playthroughs stay what they are. Where one is no longer allowed its file is left
alone, and it is said what to do. Files in which nothing changes are not written.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from golden import SIGNATURE, perft_entries, perft_file, written_perft
from playthroughs.lines import LINES, Playthrough, kept_lines, line_of, play, playthroughs
from playthroughs.told import TOLD, NotPlayable, file_of, moves_in, moves_of, name_of, tell

from millhand.arena.perft import perft
from millhand.arena.signature import signature
from millhand.arena.variants import Variant
from millhand.notation.positions import read_position
from millhand.shelf import SHELF


def renew(file: Path, text: str) -> None:
    """Write a file and say so, unless it says the same already."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        print(f"{file.name} is written")
        file.write_text(text, encoding="utf-8")


def bless_told(variant: Variant) -> bool:
    """Play the moves of a told playthrough again; whether they can be played."""
    try:
        renew(file_of(variant), tell(variant, moves_in(file_of(variant).read_text("utf-8"))))
    except NotPlayable as error:
        name = name_of(variant)
        print(f"{name}: {error}; «python tests/bless.py --anew {name}» plays another game")
        return False
    return True


def tell_anew(variant: Variant) -> None:
    """Play another game in place of the told one, a lively one."""
    *_, match = play(Playthrough(variant, "lively", variant.players))
    renew(file_of(variant), tell(variant, moves_of(match)))


def bless_lines(games: Sequence[str]) -> None:
    """Play the games of the lines again; those of other games stay."""
    kept, lines = kept_lines() if LINES.exists() else {}, []
    for playthrough in (one for name in sorted(SHELF) for one in playthroughs(SHELF[name])):
        wanted = playthrough.variant.game in games or str(playthrough) not in kept
        lines.append(line_of(playthrough) if wanted else kept[str(playthrough)])
    renew(LINES, "\n".join(lines) + "\n")


def bless_perft(game: str) -> None:
    """Count every position of the perft table anew, as deep as it was."""
    entries = []
    for entry in perft_entries(game):
        opened, table = read_position(SHELF, entry.position)
        counts = [int(perft(opened, table, depth + 1)) for depth in range(entry.depth)]
        entries.append(replace(entry, counts=counts))
    if entries:
        renew(perft_file(game), written_perft(game, entries))


def main(words: Sequence[str]) -> int:
    """Bless some games, or all of them and the signature; how many files could not be."""
    told = {name_of(variant): variant for variant in TOLD}
    parser = ArgumentParser(description="Renew the golden files.")
    parser.add_argument("games", nargs="*", help="all when none is named")
    parser.add_argument("--anew", metavar="NAME", choices=told, help="play another game to tell")
    asked = parser.parse_args(words)
    if unknown := set(asked.games) - set(SHELF):
        parser.error(f"no game {', '.join(sorted(unknown))}; there are {', '.join(SHELF)}")
    if asked.anew:
        tell_anew(told[asked.anew])
        return 0
    games = asked.games or list(SHELF)
    bless_lines(games)
    for game in games:
        bless_perft(game)
    if not asked.games:
        renew(SIGNATURE, signature() + "\n")
    return sum(not bless_told(variant) for variant in TOLD if variant.game in games)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
