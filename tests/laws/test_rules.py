"""Laws of rules: each decides every candidate alone, and answers for any candidate at all."""

from laws.test_one_legality import questions
from laws.watching import GameToPlay, choices_that_exist, opened

from millhand.kernel.bits import BIT, LIMIT
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb

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
    among = {int(verb.candidate(table, choice)) for choice in choices}
    everyone = sum(2**candidate for candidate in among if candidate < LIMIT)
    for given in givens(verb, table, seat, choices):
        for rule in verb.rules():
            kept = int(rule.narrow(table, seat, given, everyone))
            alone = [
                candidate
                for candidate in range(LIMIT)
                if everyone >> candidate & 1
                if rule.narrow(table, seat, given, int(BIT[candidate])) != 0
            ]
            assert kept == sum(2**candidate for candidate in alone), (game, verb.word, rule.name)
