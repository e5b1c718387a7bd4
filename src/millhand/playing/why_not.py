"""Why something may not be said: the rules that refuse it, those that it keeps, what would help.

What is asked later (a card, a source) is looked for beyond the open question, on tables that ask
even where only one answer is left.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from millhand.face.game import OpenGame
from millhand.face.rules import Refusal
from millhand.kernel.chance import Chance
from millhand.kernel.log import Log
from millhand.kernel.playout import resample
from millhand.kernel.rules import Rule
from millhand.kernel.table import Table
from millhand.match.attempt import LEFT_OPEN, TOO_MUCH, attempt, not_asked
from millhand.match.moves import Move
from millhand.notation.moves import write_move
from millhand.playing.agreeing import Settled, agreeing, asked_on_the_way, settle
from millhand.playing.bill import as_then
from millhand.playing.composed import Nearest, Reason, Touch, WhyNot
from millhand.playing.telling import Teller
from millhand.playing.touches import Meant
from millhand.playing.walking import Walk
from millhand.words.marking import Sentence, Span

MOST_LOOKS = 60
"""How many questions beyond the open one are asked."""

OF_EACH_VERB = 4
"""How many answers with one verb are followed to see what is asked after them."""

MOST_HELP = 3
"""How many moves that would help are told."""


@dataclass(frozen=True)
class Ruling:
    """An answer where it would be given, with the rules that refuse it and those that it keeps."""

    table: Table
    choice: int
    refusals: list[Refusal]
    kept: list[Rule]
    until: int = 0
    """How many of its rules it keeps before the first that refuses it."""


# --- what refuses a piece ---


def reasons_against(walk: Walk, meant: Meant, at: Settled) -> list[Refusal]:
    """Why something touched is not to be had at any of the questions on a way, or beyond them."""
    ruling = ruling_on(walk, meant, at)
    return [unfit(meant)] if ruling is None else ruling.refusals


def unfit(meant: Meant) -> Refusal:
    """Nobody asks for it."""
    return Refusal(TOO_MUCH, "too_much_said", {"words": meant.touch.id})


def ruling_on(walk: Walk, meant: Meant, at: Settled) -> Ruling | None:
    """Of all answers that name a piece and are refused, the one that keeps most of its rules."""
    return min(rulings_against(walk, meant, at), key=_broken, default=None)


def rulings_against(walk: Walk, meant: Meant, at: Settled) -> list[Ruling]:
    """Every answer that names a piece and is refused.

    What is asked now counts first, then what comes after it if one goes on as what was touched
    says, then what was asked before.
    """
    path = asked_on_the_way(walk, at)
    return (
        _refused(_rulings(walk, meant, path[-1]))
        or _refused(_beyond(walk, meant, path[-1], at.fitting))
        or _refused(one for table in path[:-1] for one in _rulings(walk, meant, table))
    )


def _broken(ruling: Ruling) -> tuple[float, int, int]:
    """How much of what its rules ask for is missing: a tile to sell is nearly everything.

    Of equals the one that comes furthest: a mill without a buyer, not a slot without a mill.
    """
    broken = len(ruling.refusals)
    return broken / (broken + len(ruling.kept)), broken, -ruling.until


def _refused(rulings: Iterable[Ruling]) -> list[Ruling]:
    return [one for one in rulings if one.refusals]


def _rulings(walk: Walk, meant: Meant, table: Table) -> Iterator[Ruling]:
    """What is to be said of every answer to a question that names a piece."""
    question = walk.opened.asks(table, walk.seat)
    for choice in meant.choices:
        if question.verb_of(table, choice) is not None:
            yield judge(walk.opened, table, walk.seat, choice, meant.claim)


def _beyond(walk: Walk, meant: Meant, table: Table, fitting: list[int]) -> Iterator[Ruling]:
    """The same of questions that come later in the move, after any of some answers."""
    asking = deque([(table, fitting)])
    for _ in range(MOST_LOOKS):
        if not asking:
            return
        for after in _a_few_answers(walk, *asking.popleft()):
            yield from _rulings(walk, meant, after)
            asking.append((after, walk.menu(after)))


def _a_few_answers(walk: Walk, table: Table, answers: list[int]) -> Iterator[Table]:
    """The table after some answers with each verb, as long as more is asked."""
    by_verb: dict[str, list[int]] = {}
    for choice in answers:
        by_verb.setdefault(walk.index.words.get(choice, ""), []).append(choice)
    for choices in by_verb.values():
        for choice in choices[:: max(1, len(choices) // OF_EACH_VERB)]:
            after = table.copy()
            walk.opened.ask_everything(after)
            after.choose(walk.seat, choice)
            if not walk.is_over(after):
                yield after


def judge(opened: OpenGame, table: Table, seat: int, choice: int, claim: str = "") -> Ruling:
    """What the rules of its verb say of an answer."""
    verb = opened.asks(table, seat).verb_of(table, choice)
    refusals = opened.refusals(table, seat, choice) or []
    wrong = opened.claim_refusal(table, seat, choice, claim)
    if wrong is not None:
        refusals = [wrong, *refusals]
    broken = {(one.number, one.reason) for one in refusals}
    rules = () if verb is None else verb.rules()
    kept = [rule for rule in rules if (rule.number, rule.name) not in broken]
    until = len([rule for rule, other in zip(rules, kept, strict=False) if rule is other])
    return Ruling(table, choice, refusals, kept, until)


# --- what refuses a move ---


def ruling_on_move(opened: OpenGame, table: Table, move: Move) -> tuple[list[Refusal], Ruling]:
    """Every rule that a move breaks, and what is to be said of its first answer that is refused."""
    refusals = [one for one in attempt(opened, table, move).refusals if one.number != LEFT_OPEN]
    here, rest = table.copy(), list(move.choices)
    opened.ask_everything(here)
    ruling = Ruling(here, rest[0], [], [])
    while rest and not ruling.refusals:
        said = next((one for one in rest if opened.answers(here, move.seat, one)), None)
        if said is None:
            break
        rest.remove(said)
        ruling = judge(opened, here, move.seat, said)
        if not ruling.refusals:
            after = here.copy()
            opened.ask_everything(after)
            after.choose(move.seat, said)
            here = after
    return refusals, ruling


# --- what would help ---


def nearest(walk: Walk, ruling: Ruling, teller: Teller) -> list[Nearest]:
    """What would make an answer possible, where that can be said."""
    return [*_money_missing(ruling, teller), *_moves_that_help(walk, ruling, teller)]


def _money_missing(ruling: Ruling, teller: Teller) -> Iterator[Nearest]:
    for refusal in ruling.refusals:
        cost, money = refusal.facts.get("cost"), refusal.facts.get("money")
        if isinstance(cost, int) and isinstance(money, int) and cost > money:
            yield Nearest(teller.fact("nearest-money", {"missing": cost - money}))


def _moves_that_help(walk: Walk, ruling: Ruling, teller: Teller) -> list[Nearest]:
    """Moves that may be made now, after which nothing would refuse the answer any more."""
    opened, seat = walk.opened, walk.seat
    if opened.question(ruling.table, seat) != opened.question(walk.start, seat):
        return []
    found: list[Nearest] = []
    for choice in walk.menu(walk.start):
        choices, then = _carried_out(walk, choice)
        if then is not None and opened.refusals(then, seat, ruling.choice) == []:
            claim = opened.claim(walk.start, seat, choice)
            move = Move(seat, tuple(choices))
            found.append(Nearest(teller.choice(choice, claim), write_move(opened, move)))
            if len(found) == MOST_HELP:
                break
    return found


def _carried_out(walk: Walk, choice: int) -> tuple[list[int], Table | None]:
    """A move that begins with an answer and goes on with whatever is first, when it is over."""
    table, choices = walk.start.copy(), [choice]
    table.log = log = Log()
    table.choose(walk.seat, choice)
    while not walk.is_over(table):
        implied = walk.opened.implied(table, walk.seat)
        following = walk.menu(table)[0] if implied is None else implied
        if following != implied:
            choices.append(following)
        table.choose(walk.seat, following)
    return choices, as_then(table, log) if log.until >= 0 else None


def kept_rules(ruling: Ruling, teller: Teller) -> list[Reason]:
    """The conditions that are met, each once."""
    numbers = dict.fromkeys((rule.number, rule.name) for rule in ruling.kept)
    return [teller.rule(number, name) for number, name in numbers]


# --- what is told ---


def why_not(
    opened: OpenGame,
    table: Table,
    seat: int,
    touches: Sequence[Touch],
    about: Touch,
    teller: Teller,
) -> WhyNot:
    """Why something may not be touched, after what was touched before."""
    walk = Walk(opened, resample(table, seat, Chance(0)), seat)
    [meant, *_] = walk.index.all_meant(walk.start, seat, [about])
    name = [Span(teller.piece(about.kind, about.id), about.kind, about.id)]
    refusal = not_asked(table, seat)
    if refusal is not None:
        return WhyNot(False, name, [teller.reason(refusal)], [], [])
    kept, _ = agreeing(walk, walk.index.all_meant(walk.start, seat, touches))
    if meant.choices and walk.may_follow(walk.start, (*kept, meant), begun=False):
        return WhyNot(True, name, [], [], [])
    found = rulings_against(walk, meant, settle(walk, tuple(kept)))
    if not found:
        return WhyNot(False, name, [teller.reason(unfit(meant))], [], [])
    ruling = min(found, key=_broken)
    told = _why_not(walk, name, ruling.refusals, ruling, teller)
    if about.kind == "verb" and _none_stands_out(found):
        first = ruling.refusals[0]
        return replace(told, failed=[teller.rule(first.number, first.reason)])
    return told


def _none_stands_out(found: list[Ruling]) -> bool:
    """Whether several answers break a rule of one number first: no piece is worth naming.

    Who has nothing to sell is told what is sold, not that the first slot of the map is empty.
    """
    return len(found) > 1 and len({one.refusals[0].number for one in found}) == 1


def why_not_words(
    opened: OpenGame, table: Table, seat: int, words: Sequence[str], teller: Teller
) -> WhyNot | None:
    """Why the first of some words that point at something may not follow those before it.

    `sell` alone, or `build cannock coal_mine`, which says no slot. None if a word names nothing.
    """
    pointed = [teller.index.pointed_at(word) for word in words]
    touches = [one for one in pointed if one is not None]
    if len(touches) < len(pointed) or not touches:
        return None
    for place, about in enumerate(touches):
        told = why_not(opened, table, seat, touches[:place], about, teller)
        if not told.allowed:
            break
    return told


def why_not_move(opened: OpenGame, table: Table, move: Move, teller: Teller) -> WhyNot:
    """Why a move may not be made."""
    walk = Walk(opened, resample(table, move.seat, Chance(0)), move.seat)
    said = [Span(write_move(opened, move))]
    refusal = not_asked(table, move.seat)
    if refusal is not None:
        return WhyNot(False, said, [teller.reason(refusal)], [], [])
    return _why_not(walk, said, *ruling_on_move(opened, walk.start, move), teller)


def _why_not(
    walk: Walk, about: Sentence, refusals: list[Refusal], ruling: Ruling, teller: Teller
) -> WhyNot:
    return WhyNot(
        allowed=not refusals,
        about=about,
        failed=[teller.reason(one) for one in refusals],
        met=kept_rules(ruling, teller),
        nearest=nearest(walk, ruling, teller) if refusals else [],
    )
