"""How long commands take to start: CPU seconds of a whole process, median and range.

python3 benchmarks/starting.py            # the millhand of .venv
"""

import argparse
import resource
import subprocess
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
INSTALLED = ROOT / ".venv" / "bin" / "millhand"
COMMANDS = (
    "--version",
    "--help",
    "bots",
    "games",
    "games birmingham",
    "rules",
    "rules birmingham",
    "rules birmingham BB-8.6",
    "board show birmingham",
)


def seconds(command: list[str]) -> float:
    """What a process takes of the processor, from its start to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """A line for each command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=9, help="how often each is started")
    parser.add_argument("--program", default=str(INSTALLED), help="the command itself")
    given = parser.parse_args()
    python = str(Path(given.program).with_name("python"))
    bare = {"python -c pass": "pass", 'python -c "import millhand"': "import millhand"}
    lines = {name: [python, "-c", statement] for name, statement in bare.items()}
    lines |= {f"millhand {words}": [given.program, *words.split()] for words in COMMANDS}
    for name, command in lines.items():
        taken = [seconds(command) for _ in range(given.times)]
        print(f"{name:32} {median(taken):.3f} ({min(taken):.3f}..{max(taken):.3f})")


if __name__ == "__main__":
    main()
