"""Trying a move on a copy: either it is complete and allowed, or here is why not.

A player may name the parts of a move in any order and may name a source even where only one is
left. What is remembered is the move in its shortest form: the choices that the table asks for.
"""

from dataclasses import dataclass, field

from millhand.kernel.game import OpenGame
from millhand.kernel.menu import Menu
from millhand.kernel.rules import Refusal
from millhand.kernel.table import Table
from millhand.match.moves import Move

NOT_ASKED = "M-1"
NO_ANSWER = "M-2"
LEFT_OPEN = "M-3"
TOO_MUCH = "M-4"
BAD_DEAL = "M-5"
GAME_OVER = "M-6"

MATCH_RULES = (NOT_ASKED, NO_ANSWER, LEFT_OPEN, TOO_MUCH, BAD_DEAL, GAME_OVER)
"""Refusals that no rulebook knows: they are about how a move is said."""


@dataclass
class Attempt:
    """A move on trial."""

    table: Table
    choices: list[int] = field(default_factory=list)
    claims: list[str] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)


def attempt(opened: OpenGame, table: Table, move: Move) -> Attempt:
    """The move in its shortest form, and the table after it; or the refusals."""
    refusal = _not_asked(table, move.seat)
    if refusal is not None:
        return Attempt(table, refusals=[refusal])
    tried = _walk(opened, table, move, explicit=False)
    if [refusal.number for refusal in tried.refusals] == [TOO_MUCH]:
        named = _walk(opened, table, move, explicit=True)
        if named.refusals:
            return named
        said = Move(move.seat, tuple(named.choices), tuple(named.claims))
        return _walk(opened, table, said, explicit=False, skip=True)
    return tried


def _not_asked(table: Table, seat: int) -> Refusal | None:
    if table.is_over():
        return Refusal(GAME_OVER, "game_is_over")
    if table.asked() >> seat & 1 == 0:
        asked = [other for other in range(62) if table.asked() >> other & 1]
        return Refusal(NOT_ASKED, "not_your_decision", {"seat": seat, "asked": asked})
    return None


def _walk(
    opened: OpenGame, table: Table, move: Move, explicit: bool, skip: bool = False
) -> Attempt:
    """Answer question after question with what the move says."""
    tried = Attempt(table.copy())
    if explicit:
        opened.ask_everything(tried.table)
    rest = [(choice, move.claim(place)) for place, choice in enumerate(move.choices)]
    menu = Menu()
    while not tried.choices or tried.table.mid_move(move.seat):
        place = _next_answer(opened, tried.table, move.seat, rest)
        if place is not None:
            choice, claim = rest.pop(place)
        else:
            said = _unsaid(opened, tried, move.seat, menu, explicit)
            if said is None:
                tried.refusals.append(_left_open(opened, tried.table, move.seat, menu, rest))
                return tried
            choice, claim = said, ""
        if not _answer(opened, tried, move.seat, menu, choice, claim):
            return tried
    if rest and not skip and not tried.refusals:
        extra = [opened.write_choice(choice, claim) for choice, claim in rest]
        tried.refusals.append(Refusal(TOO_MUCH, "too_much_said", {"words": " ".join(extra)}))
    return tried


def _next_answer(
    opened: OpenGame, table: Table, seat: int, rest: list[tuple[int, str]]
) -> int | None:
    for place, (choice, _) in enumerate(rest):
        if opened.answers(table, seat, choice):
            return place
    return None


def _unsaid(opened: OpenGame, tried: Attempt, seat: int, menu: Menu, explicit: bool) -> int | None:
    """What is meant where the move says nothing."""
    implied = opened.implied(tried.table, seat)
    if implied is not None or not explicit or not tried.choices:
        return implied
    menu.clear()
    tried.table.menu(seat, menu)
    return menu.as_list()[0]


def _left_open(
    opened: OpenGame, table: Table, seat: int, menu: Menu, rest: list[tuple[int, str]]
) -> Refusal:
    """The move does not answer a question that the table asks."""
    question = opened.question(table, seat)
    if rest:
        words = " ".join(opened.write_choice(choice, claim) for choice, claim in rest)
        return Refusal(NO_ANSWER, "no_answer", {"words": words, "question": question})
    menu.clear()
    table.menu(seat, menu)
    open_ = [opened.write_choice(choice, "") for choice in menu.as_list()]
    return Refusal(LEFT_OPEN, "left_open", {"question": question, "answers": ", ".join(open_)})


def _answer(
    opened: OpenGame, tried: Attempt, seat: int, menu: Menu, choice: int, claim: str
) -> bool:
    """Give one answer if it is allowed; false when nothing more can be said about the move."""
    table = tried.table
    menu.clear()
    table.menu(seat, menu)
    allowed = menu.holds(choice)
    wrong = opened.claim_refusal(table, seat, choice, claim)
    if wrong is not None:
        tried.refusals.append(wrong)
    if not allowed:
        tried.refusals += broken_rules(opened, table, seat, choice)
        if not opened.is_mere_intent(table, seat) or choice >= opened.choice_count:
            return False
    if choice != opened.implied(table, seat):
        tried.claims.append(opened.claim(table, seat, choice) if allowed else "")
        tried.choices.append(choice)
    if tried.refusals and not opened.is_mere_intent(table, seat):
        return False
    table.choose(seat, choice)
    return True


def broken_rules(opened: OpenGame, table: Table, seat: int, choice: int) -> list[Refusal]:
    """Every rule that a choice breaks, in the order of the book."""
    rules, given, candidate = opened.rules(table, seat, choice)
    broken = [
        Refusal(rule.number, rule.name, opened.named(rule.facts(table, seat, given, candidate)))
        for rule in rules
        if not rule.allows(table, seat, given) >> candidate & 1
    ]
    if not broken:
        words = opened.write_choice(choice, "") or "stop"
        return [
            Refusal(
                NO_ANSWER, "no_answer", {"words": words, "question": opened.question(table, seat)}
            )
        ]
    return broken
