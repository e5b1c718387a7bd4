"""Laws of rules: each decides every candidate alone, and answers for any candidate at all."""

from collections.abc import Callable
from functools import partial

from laws.test_one_legality import questions
from laws.watching import GameToPlay, choices_that_exist, opened

from millhand.kernel.bits import LIMIT
from millhand.kernel.table import Table
from millhand.kernel.verbs import Sums, Verb

EVERY = 7
"""Of so many questions one is looked at: there are many rules, and many candidates."""


def givens(verb: Verb, table: Table, seat: int, choices: list[int]) -> set[int]:
    """Everything that may be given beside the candidates of a verb."""
    return {int(verb.given_with(table, seat, choice)) for choice in choices}


def test_a_rule_decides_each_candidate_alone_and_answers_for_any(
    random_games: list[GameToPlay],
) -> None:
    for game in random_games:
        for number, (table, seat, _) in enumerate(questions(game, explicit=True)):
            if number % EVERY:
                continue
            for verb in opened(game.variant).asks(table, seat).answering(table):
                look_at(game, verb, table, seat)


def look_at(game: GameToPlay, verb: Verb, table: Table, seat: int) -> None:
    choices = [choice for choice in choices_that_exist(game.variant) if verb.is_meant(choice)]
    candidates = {int(verb.candidate(table, choice)) for choice in choices}
    law = sums_have_a_limit if isinstance(verb, Sums) else members_are_decided_alone
    for given in givens(verb, table, seat, choices):
        for rule in verb.rules():
            narrow = partial(rule.narrow, table, seat, given)
            assert law(narrow, candidates), (game, verb.word, rule.name)


def members_are_decided_alone(narrow: Callable[[int], int], candidates: set[int]) -> bool:
    """What a rule keeps of a set is what it keeps of its members, each asked alone."""
    among = [candidate for candidate in candidates if candidate < LIMIT]
    alone = [candidate for candidate in among if narrow(2**candidate) != 0]
    return narrow(sum(2**one for one in among)) == sum(2**one for one in alone)


def sums_have_a_limit(narrow: Callable[[int], int], candidates: set[int]) -> bool:
    """Of the sums up to any one, those up to the same limit remain."""
    limit = narrow(max(candidates))
    return all(narrow(most) == min(most, limit) for most in candidates)
