"""Trying a move on a copy: either it is complete and allowed, or here is why not.

A player may name the parts of a move in any order and may name a source even where only one is
left. What is remembered is the move in its shortest form: the choices that the table asks for.
"""

from dataclasses import dataclass, field

from millhand.face.game import OpenGame
from millhand.face.rules import Refusal
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.match.moves import Move
from millhand.match.ordering import in_some_order

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
    refusal = not_asked(table, move.seat)
    if refusal is not None:
        return Attempt(table, refusals=[refusal])
    tried = _walk(opened, table, move, everything=False)
    if not tried.refusals or tried.refusals[-1].number == LEFT_OPEN:
        return tried
    ordered = in_some_order(opened, table, move)
    if ordered is not None:
        return Attempt(ordered.table, list(ordered.choices), list(ordered.claims))
    return _walk(opened, table, move, everything=True)


def not_asked(table: Table, seat: int) -> Refusal | None:
    """Why a seat may not move at all now; None: it may."""
    if table.is_over():
        return Refusal(GAME_OVER, "game_is_over")
    if table.asked() >> seat & 1 == 0:
        asked = [other for other in range(62) if table.asked() >> other & 1]
        return Refusal(NOT_ASKED, "not_your_decision", {"seat": seat, "asked": asked})
    return None


def _walk(opened: OpenGame, table: Table, move: Move, everything: bool) -> Attempt:
    """Answer question after question with what the move says.

    With `everything` a second table asks also where only one answer is left, so that a source
    named without need is understood (and a wrong one refused by the rule that it breaks).
    """
    tried, seat = Attempt(table.copy()), move.seat
    asking = table.copy() if everything else tried.table
    if everything:
        opened.ask_everything(asking)
    said = _Said([(choice, move.claim(place)) for place, choice in enumerate(move.choices)])
    menu = Menu()
    while not tried.choices or asking.mid_move(seat):
        if everything and not _alike(asking, tried.table):
            asking.choose(seat, _needless_answer(opened, asking, seat, menu, said))
            continue
        answer = _answer_said(opened, tried.table, seat, said.rest)
        if answer is None:
            if not tried.refusals:  # of a move that is refused nobody wants to know the rest
                tried.refusals += said.unfit_rest() or [
                    _left_open(opened, tried.table, seat, said.rest)
                ]
            return tried
        if not _answer(opened, tried, seat, *answer):
            return tried
        if everything:
            asking.choose(seat, answer[0])
    if said.rest and not tried.refusals:
        tried.refusals += said.unfit_rest() or [_too_much(opened, said)]
    return tried


@dataclass
class _Said:
    """What a move says and has not been asked for yet."""

    rest: list[tuple[int, str]]
    unfit: dict[int, list[Refusal]] = field(default_factory=dict)
    """Why something said did not answer a question that had only one answer."""

    def unfit_rest(self) -> list[Refusal]:
        """Why the first thing is wrong that was said and never fitted."""
        unfit = (self.unfit[choice] for choice, _ in self.rest if choice in self.unfit)
        return next(unfit, [])


def _alike(one: Table, other: Table) -> bool:
    """Whether both tables are in the same position, and so ask the same question."""
    return bool(one.cells == other.cells)


def _answer_said(
    opened: OpenGame, table: Table, seat: int, rest: list[tuple[int, str]]
) -> tuple[int, str] | None:
    """The answer to the present question: what is said, or what is meant by saying nothing."""
    place = _next_answer(opened, table, seat, rest)
    if place is not None:
        return rest.pop(place)
    implied = opened.implied(table, seat)
    return None if implied is None else (implied, "")


def _needless_answer(opened: OpenGame, table: Table, seat: int, menu: Menu, said: _Said) -> int:
    """What the table would do by itself; what is said counts if it comes to the same.

    If it does not, it may be meant for a later question; the refusals are kept in case it is not.
    """
    menu.clear()
    table.menu(seat, menu)
    place = _next_answer(opened, table, seat, said.rest)
    if place is not None:
        choice, _ = said.rest[place]
        broken = broken_rules(opened, table, seat, choice)
        if not broken:
            said.rest.pop(place)
            return choice
        said.unfit.setdefault(choice, broken)
    implied = opened.implied(table, seat)
    return menu.as_list()[0] if implied is None else implied


def _too_much(opened: OpenGame, said: _Said) -> Refusal:
    """Something is said that no question asks for."""
    extra = [opened.write_choice(choice, claim) for choice, claim in said.rest]
    return Refusal(TOO_MUCH, "too_much_said", {"words": " ".join(extra)})


def _next_answer(
    opened: OpenGame, table: Table, seat: int, rest: list[tuple[int, str]]
) -> int | None:
    for place, (choice, _) in enumerate(rest):
        if opened.answers(table, seat, choice):
            return place
    return None


def _left_open(opened: OpenGame, table: Table, seat: int, rest: list[tuple[int, str]]) -> Refusal:
    """The move does not answer a question that the table asks."""
    if rest:
        words = " ".join(opened.write_choice(choice, claim) for choice, claim in rest)
        return _no_answer(opened, table, seat, words)
    return Refusal(LEFT_OPEN, "left_open", _asked(opened, table, seat))


def _no_answer(opened: OpenGame, table: Table, seat: int, words: str) -> Refusal:
    """Something is said that does not answer the present question."""
    return Refusal(NO_ANSWER, "no_answer", {"words": words, **_asked(opened, table, seat)})


def _asked(opened: OpenGame, table: Table, seat: int) -> dict[str, str]:
    """What is asked, and every answer to it."""
    menu = Menu()
    table.menu(seat, menu)
    open_ = [opened.write_choice(choice, "") for choice in menu.as_list()]
    return {"question": opened.question(table, seat), "answers": ", ".join(open_)}


def _answer(opened: OpenGame, tried: Attempt, seat: int, choice: int, claim: str) -> bool:
    """Give one answer if it is allowed; false when nothing more can be said about the move."""
    table = tried.table
    wrong = opened.claim_refusal(table, seat, choice, claim)
    if wrong is not None:
        tried.refusals.append(wrong)
    broken = broken_rules(opened, table, seat, choice)
    intent = opened.is_mere_intent(table, seat, choice)
    if broken:
        tried.refusals += broken
        if not intent or choice >= opened.choice_count:
            return False
    if choice != opened.implied(table, seat):
        tried.claims.append("" if broken else opened.claim(table, seat, choice))
        tried.choices.append(choice)
    if tried.refusals and not intent:
        return False
    table.choose(seat, choice)
    return True


def broken_rules(opened: OpenGame, table: Table, seat: int, choice: int) -> list[Refusal]:
    """Every rule that a choice breaks, in the order of the book; that of answering first."""
    broken = opened.refusals(table, seat, choice)
    if broken is None:
        return [_no_answer(opened, table, seat, opened.write_choice(choice, "") or "stop")]
    return broken
