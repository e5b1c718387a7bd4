"""What may be said at the prompt besides a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from millhand.cli.errors import WrongInput
from millhand.cli.play.atlas import WIDE_ENOUGH
from millhand.cli.play.talk import INDENT, Quit
from millhand.cli.reading import LANGUAGES
from millhand.cli.rules import find_rule, known_rules
from millhand.cli.why import judged_words, open_answers
from millhand.face.spelling import is_number
from millhand.match.match import Refused
from millhand.notation.moves import Unreadable, read_move
from millhand.playing.standings import standings, with_gains
from millhand.words.marking import plain_text
from millhand.words.pages import read_page

if TYPE_CHECKING:
    from millhand.cli.play.turn import Turn

LOG_LENGTH = 10
"""How many moves `log` tells; `log 50` tells 50."""

NAMES = {
    "help": ("help", "aide", "?"),
    "back": ("back", "retour"),
    "menu": ("menu",),
    "why": ("why", "pourquoi"),
    "hint": ("hint", "conseil"),
    "rule": ("rule", "règle", "regle"),
    "log": ("log", "journal"),
    "board": ("board", "plateau"),
    "map": ("map", "plan"),
    "price": ("price", "prices", "prix"),
    "way": ("way", "chemin"),
    "hand": ("hand", "main"),
    "mat": ("mat", "tuiles"),
    "score": ("score", "scores"),
    "undo": ("undo", "annuler"),
    "save": ("save", "enregistrer", "sauver"),
    "language": ("language", "langue"),
    "quit": ("quit", "quitter", "exit"),
}
"""Command → how it may be said, in any language at any time."""


def order(word: str) -> str | None:
    """The command that a word names."""
    for name, words in NAMES.items():
        if word.lower() in words:
            return name
    return None


def help_(turn: "Turn", rest: str) -> None:
    """How to say a move, and the commands."""
    turn.talk.tell("help", **turn.talk.example())


def back(turn: "Turn", rest: str) -> None:
    """One answer back."""
    turn.back()


def menu(turn: "Turn", rest: str) -> None:
    """The whole list again."""
    turn.narrowed.clear()
    turn.is_told = False


def why(turn: "Turn", rest: str) -> None:
    """Everything that forbids a move."""
    if not rest:
        turn.talk.tell("why-how", **turn.talk.example())
        return
    try:
        move = read_move(turn.match.opened, turn.seat, rest)
    except Unreadable as error:
        why_words(turn, rest, error)
        return
    refusals = turn.match.explain(move)
    if answers := open_answers(refusals):
        turn.talk.tell("allowed-with", answers=answers)
    elif refusals:
        turn.tell_refusals(refusals)
    else:
        turn.talk.tell("allowed")


def why_words(turn: "Turn", rest: str, error: Unreadable) -> None:
    """Why words that are no whole answer can begin nothing: `why sell`."""
    told = judged_words(turn.match, turn.seat, rest, turn.talk.words.language)
    if told is None:
        turn.tell_unreadable(rest, error)
    elif told.allowed:
        turn.talk.tell("allowed-begun", said=rest)
    else:
        turn.talk.tell("refused")
        for one in told.failed:
            turn.talk.say(f"{INDENT}{one.number} {plain_text(one.sentence)}")


def hint(turn: "Turn", rest: str) -> None:
    """The best three turns by what the seat may know, and why."""
    turn.talk.tell("thinking")
    for line in turn.evening.advice_for(turn.seat):
        turn.talk.say(line)


def rule(turn: "Turn", rest: str) -> None:
    """One rule in full."""
    if not rest:
        turn.talk.tell("rule-how")
        return
    words = turn.talk.words
    page = read_page(turn.match.opened.game.name, words.language)
    try:
        number = find_rule(page, rest)
    except WrongInput:
        turn.talk.tell("unknown-rule", number=rest, known=known_rules(page, rest))
        return
    title, text = page[number]
    turn.talk.say(f"{number} {title}")
    turn.talk.say(text)


def log(turn: "Turn", rest: str) -> None:
    """The last moves."""
    length = int(rest) if is_number(rest) else LOG_LENGTH
    since = max(0, len(turn.match.journal) - length)
    for paragraph in turn.evening.told_to(turn.seat, since):
        turn.talk.say(paragraph)


def board(turn: "Turn", rest: str) -> None:
    """Everything that lies open; or, with a name, one town and all around it."""
    if rest:
        town(turn, rest)
        return
    for line in turn.evening.looks.board(turn.match.sight(turn.seat)):
        turn.talk.say(line)


def town(turn: "Turn", said: str) -> None:
    """A town by its name."""
    atlas = turn.evening.atlas
    found = atlas.find(said)
    for name in found:
        for line in atlas.town(turn.match.sight(turn.seat), name):
            turn.talk.say(line)
    if not found:
        turn.talk.tell("unknown-town", name=said)


def map_(turn: "Turn", rest: str) -> None:
    """The board, drawn where there is room for it; else connection by connection."""
    sight, console = turn.match.sight(turn.seat), turn.talk.console
    if console.is_terminal and console.width >= WIDE_ENOUGH:
        for line in turn.evening.atlas.drawn(sight, console.width):
            console.print(line, soft_wrap=True)
        return
    for line in turn.evening.atlas.connections(sight):
        turn.talk.say(line)


def price(turn: "Turn", rest: str) -> None:
    """What markets and links ask; with a town, where its coal and iron would come from."""
    guide, sight = turn.evening.guide, turn.match.sight(turn.seat)
    first, _, others = rest.partition(" ")
    if not rest or (guide.resources(first) and not others):
        lines = guide.prices(sight, guide.resources(rest))
    else:
        resources = guide.resources(first)
        said = others if resources else rest
        towns = turn.evening.atlas.find(said)
        if not towns:
            turn.talk.tell("unknown-town", name=said)
            return
        wanted = resources or guide.resources("")
        lines = [line for town in towns for line in guide.supplies(wanted, town)]
    for line in lines or [turn.talk.text("supply-never")]:
        turn.talk.say(line)


def way(turn: "Turn", rest: str) -> None:
    """What lies between two towns."""
    ends = turn.evening.guide.two_places(rest)
    if ends is None:
        turn.talk.tell("way-how")
        return
    for line in turn.evening.guide.ways(turn.match.sight(turn.seat), *ends):
        turn.talk.say(line)


def hand(turn: "Turn", rest: str) -> None:
    """The cards in hand."""
    sight, looks = turn.match.sight(turn.seat), turn.evening.looks
    turn.talk.say(looks.hand(sight, turn.seat))


def mat(turn: "Turn", rest: str) -> None:
    """The tiles not yet built."""
    rows = turn.evening.atlas.drawing["mats"]
    for line in turn.evening.looks.mat(turn.match.sight(turn.seat), turn.seat, rows):
        turn.talk.say(line)
    turn.talk.tell_if_known("mat")


def score(turn: "Turn", rest: str) -> None:
    """Everybody's points; only one's own at a table where money is hidden and decides."""
    sight, looks = turn.match.sight(turn.seat), turn.evening.looks
    scores = with_gains(standings(turn.match, sight), turn.evening.conductor.chronicle)
    for line in looks.standings(sight) or looks.scores(scores):
        turn.talk.say(line)


def undo(turn: "Turn", rest: str) -> None:
    """Take the last move back."""
    try:
        turn.evening.take_back(turn.seat)
    except Refused as error:
        turn.tell_refusals(error.refusals)
        return
    turn.talk.say(turn.talk.words.say("undone"))
    turn.taken_back = True


def save(turn: "Turn", rest: str) -> None:
    """Write the record to a file."""
    if rest:
        turn.evening.keeper.save(Path(rest))
    else:
        turn.talk.tell("save-how")


def language(turn: "Turn", rest: str) -> None:
    """Go on in another language."""
    if rest in LANGUAGES:
        turn.talk.speak(rest)
        turn.is_told = False
    else:
        turn.talk.tell("unknown-language", known=", ".join(LANGUAGES))


def quit_(turn: "Turn", rest: str) -> None:
    """Leave."""
    raise Quit


ORDERS: dict[str, Callable[["Turn", str], None]] = {
    "help": help_,
    "back": back,
    "menu": menu,
    "why": why,
    "hint": hint,
    "rule": rule,
    "log": log,
    "board": board,
    "map": map_,
    "price": price,
    "way": way,
    "hand": hand,
    "mat": mat,
    "score": score,
    "undo": undo,
    "save": save,
    "language": language,
    "quit": quit_,
}
