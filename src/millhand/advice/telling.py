"""Advice in words: each turn as moves and as sentences with marked pieces, and its reasons."""

from dataclasses import dataclass
from functools import lru_cache

from millhand.advice.adviser import Advice, AdvisedTurn
from millhand.advice.comparing import THOUSAND, Argument
from millhand.face.game import OpenGame
from millhand.match.moves import Move
from millhand.notation.moves import write_move
from millhand.playing.telling import Teller, teller
from millhand.words.marking import MarkedWords, Sentence, Span, spans

DECIMAL = {"en": ".", "fr": ","}


@dataclass(frozen=True)
class ToldMove:
    """A move as it is written, and in words."""

    move: str
    sentence: Sentence


@dataclass(frozen=True)
class ToldReason:
    """Why a turn is better or worse than another one."""

    topic: str
    points: float
    """What it is worth to the judge: above nothing it speaks for the turn."""
    sentence: Sentence


@dataclass(frozen=True)
class ToldTurn:
    """A turn that is advised."""

    moves: list[ToldMove]
    points: float
    """The difference to the best turn, and the same in words."""
    difference: str
    reasons: list[ToldReason]


def told(opened: OpenGame, advice: Advice, language: str, shares: int = 1) -> list[ToldTurn]:
    """The turns of an advice, the best one first."""
    said = teller(opened, language)
    return [_turn(opened, said, turn, turn is advice.turns[0], shares) for turn in advice.turns]


def _turn(
    opened: OpenGame, said: Teller, turn: AdvisedTurn, is_best: bool, shares: int
) -> ToldTurn:
    language, points = said.words.language, round(turn.points, 1) + 0.0
    return ToldTurn(
        [ToldMove(write_move(opened, move), sentence(said, move)) for move in turn.moves],
        points,
        difference(opened, language, points, is_best),
        [_reason(opened, language, one, shares) for one in turn.arguments],
    )


def difference(opened: OpenGame, language: str, points: float, is_best: bool) -> str:
    """How far a turn is behind the best one, in words."""
    words = _words(language, opened.game.name)
    if is_best:
        return words.say("turn-best")
    size = f"{-points:.1f}".replace(".", DECIMAL[language])
    return words.say("turn-behind", size=size) if points else words.say("turn-close")


def sentence(said: Teller, move: Move) -> Sentence:
    """A move as one sentence: its answers, one after the other."""
    parts = [said.choice(choice, move.claim(place)) for place, choice in enumerate(move.choices)]
    spoken: Sentence = []
    for part in parts:
        spoken += [*([Span(", ")] if spoken else []), *part]
    first = spoken[0]
    capital = Span(first.text[:1].upper() + first.text[1:], first.kind, first.id)
    return [capital, *spoken[1:], Span(".")]


def _reason(opened: OpenGame, language: str, one: Argument, shares: int) -> ToldReason:
    points = round(one.weight / THOUSAND / shares, 1) + 0.0
    return ToldReason(one.topic.name, points, reason(opened, language, one))


def reason(opened: OpenGame, language: str, one: Argument) -> Sentence:
    """A reason as a sentence."""
    words = _words(language, opened.game.name)
    facts: dict[str, object] = {
        "change": one.number,
        "money": abs(one.number),
        "words": words.say("victory-points", points=abs(one.number)),
        "good": one.weight > 0,
    }
    if one.topic.industry:
        facts["industry"] = one.topic.industry
    return spans(words.told(f"advice-{one.topic.name}", opened, facts))


@lru_cache(16)
def _words(language: str, game: str) -> MarkedWords:
    """The words of reasons; reading them takes a while."""
    return MarkedWords(language, "advice", game)
