"""Commands start fast: each imports what it needs and nothing else."""

import sys

import pytest

GAMES = ("birmingham", "lancashire", "workshop", "age_of_industry")
EVERY_GAME = [f"millhand.games.{game}" for game in GAMES]
ARGUMENTS = ["typer"]
TABLES = ["rich.console"]
SENTENCES = ["fluent.runtime"]
BOTS = ["millhand.bots", "millhand.thinking", "millhand.arena"]


@pytest.mark.parametrize(
    ("words", "needed", "without"),
    [
        ("--version", "millhand.kernel.table", ARGUMENTS + TABLES + SENTENCES + EVERY_GAME + BOTS),
        ("--help", "millhand.cli.play.command", TABLES + SENTENCES + EVERY_GAME + BOTS),
        ("bots", "millhand.bots.roster", SENTENCES + EVERY_GAME),
        ("bots --json", "millhand.bots.roster", TABLES + SENTENCES + EVERY_GAME),
        ("games", "millhand.shelf", BOTS),
        ("rules", "fluent.runtime", TABLES + EVERY_GAME + BOTS),
        ("rules birmingham", "fluent.runtime", EVERY_GAME[1:] + BOTS),
        ("rules birmingham BB-8.6", "millhand.words.pages", SENTENCES + EVERY_GAME[1:] + BOTS),
        ("board show workshop", EVERY_GAME[2], TABLES + SENTENCES + EVERY_GAME[:2] + BOTS),
    ],
)
def test_a_command_imports_what_it_needs(program, words, needed, without):
    said = f"import sys; from millhand.cli import main; main({words.split()}); print(*sys.modules)"
    modules = program([sys.executable, "-c", said]).out.splitlines()[-1].split()
    assert needed in modules
    assert [module for module in without if module in modules] == []
    assert "pydantic" not in modules


def test_a_command_imports_no_other(program):
    said = "import sys; from millhand.cli import main; main(['bots']); print(*sys.modules)"
    modules = program([sys.executable, "-c", said]).out.split()
    assert "millhand.cli.bots" in modules
    assert "millhand.cli.simulate" not in modules
