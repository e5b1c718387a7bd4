"""`millhand fit --net`: a net for bots that look closely, taught in rounds up to a gate."""

from importlib.util import find_spec
from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING

from millhand.cli.errors import WrongInput
from millhand.cli.output import console, progress, say
from millhand.cli.reading import within
from millhand.face.faults import system_fault

if TYPE_CHECKING:
    from millhand.arena.climbing.climb import Ascent
    from millhand.arena.crew import Crew
    from millhand.arena.fitting import League

GAMES = 500
MOST_ROUNDS = 99


def fit_net(
    league: "League",
    folder: str | None,
    rounds: int,
    games: int | None,
    seed: int,
    crew: "Crew",
    straight: bool = False,
    onward: bool = False,
    ahead_from: int | None = None,
) -> None:
    """Climb round by round, tell each, and keep the net of the last one that passed its gate."""
    if find_spec("numpy") is None:
        raise WrongInput("fit_needs_the_extra")
    if folder is None or not folder.strip():
        raise WrongInput("fit_needs_a_place", option="--folder")
    from millhand.arena.climbing.climb import STRONG, Climb, best_of, climb
    from millhand.arena.climbing.pupils import Schooling, straight_path
    from millhand.bots.judges import league_of
    from millhand.bots.nets import net_of, write_net
    from millhand.thinking.minds import mind_for

    beginning = net_of(league.open()) if onward else None
    if onward and beginning is None:
        raise WrongInput("there_is_no_net_to_go_on_from", game=league.game)
    within("--rounds", rounds, 1 + (beginning.rounds if beginning else 0), MOST_ROUNDS)
    number, strong = games or GAMES, STRONG if ahead_from is None else ahead_from
    within("--ahead-from", strong, 1, MOST_ROUNDS + 1)
    course = straight_path(mind_for(league.game)) if straight else Schooling()
    how = command(league, rounds, number, seed, straight)
    if strong != STRONG:
        how = f"{how} --ahead-from {strong}"
    if beginning:
        how = f"{beginning.command} && {how} --onward"
    plan = Climb(league, Path(folder), how, rounds, number, crew, seed, beginning, course, strong)
    out, total = console(), plan.games_in_all()
    try:
        with progress(f"{total} games", total, False) as advance:
            for rung in climb(plan, advance):
                say(out, told(rung))
        best = best_of(plan)
        if best is None:
            say(out, "No net has passed its gate: none is kept.")
            return
        file = plan.folder / f"{league.game}-{league_of(league.open())}.toml"
        file.write_text(write_net(best), encoding="utf-8")
    except OSError as error:
        fault = system_fault(error)
        raise WrongInput("folder_cannot_be_used", folder=folder, fault=fault) from None
    say(out, f"The net of round {best.rounds} is in {file}.")


def command(league: "League", rounds: int, games: int, seed: int, straight: bool) -> str:
    """The command that gives the same net again."""
    words = ["millhand", "fit", league.game, "--players", str(league.players)]
    for option in league.options:
        words += ["--option", option]
    words += ["--net", "--rounds", str(rounds), "--games", str(games), "--seed", str(seed)]
    return join([*words, "--straight"] if straight else words)


def told(rung: "Ascent") -> str:
    """A line about a round: what its net has shown, and whether it is promoted."""
    seen = rung.verdict
    promoted = "promoted" if seen.is_passed else "kept out"
    return (
        f"round {rung.number}: {rung.games} games; against the last one {seen.share.mean:.0%} of "
        f"the victories, by itself mean {seen.mean.mean:.1f}, winner {seen.winner.mean:.1f} "
        f"(before: {seen.mean_before.mean:.1f}): {promoted}"
    )
