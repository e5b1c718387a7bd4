"""Write the golden files anew after an intended change of play; read the difference afterwards.

python tests/bless.py               everything
python tests/bless.py birmingham    the playthroughs and the perft table of one game
"""

import sys
from dataclasses import replace

from golden import (
    EVERY,
    SIGNATURE,
    folder,
    is_looked_at,
    perft_entries,
    play,
    playthroughs,
    sights_line,
    write_perft,
)

from millhand.arena.perft import perft
from millhand.arena.signature import signature
from millhand.face.game import Game
from millhand.match.match import Match
from millhand.notation.positions import read_position
from millhand.notation.writing import write_record
from millhand.shelf import SHELF


def bless_playthroughs(game: Game) -> None:
    """Play every playthrough anew; files of games that are no longer wanted go."""
    folder(game.name).mkdir(parents=True, exist_ok=True)
    wanted = {playthrough.file: playthrough for playthrough in playthroughs(game)}
    for file in [*folder(game.name).glob("*.mill"), *folder(game.name).glob("*.sights")]:
        if file.with_suffix(".mill") not in wanted:
            file.unlink()
    for file, playthrough in wanted.items():
        print(file.relative_to(folder(game.name).parent))
        match = play(playthrough)
        names = [playthrough.manner] * playthrough.variant.players
        file.write_text(write_record(match, names), encoding="utf-8")
        file.with_suffix(".sights").write_text(sights_of(match), encoding="utf-8")


def sights_of(match: Match) -> str:
    """The digests of what everybody sees, every tenth move."""
    lines = [f"# after every {EVERY} moves: spectator {' '.join(match.opened.colours)}"]
    again = Match(match.opened)
    for number, move in enumerate(match.journal, start=1):
        again.play(move)
        if is_looked_at(again, number):
            lines.append(sights_line(again, number))
    return "\n".join(lines) + "\n"


def bless_perft(game: Game) -> None:
    """Count every position of the perft table anew, as deep as it was."""
    entries = []
    for entry in perft_entries(game.name):
        opened, table = read_position(SHELF, entry.position)
        counts = [perft(opened, table, depth + 1) for depth in range(entry.depth)]
        print(entry.name, *counts)
        entries.append(replace(entry, counts=counts))
    if entries:
        write_perft(game.name, entries)


def main(names: list[str]) -> None:
    """Bless some games, or all of them and the signature."""
    for name in names or SHELF:
        bless_playthroughs(SHELF[name])
        bless_perft(SHELF[name])
    if not names:
        SIGNATURE.write_text(signature() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
