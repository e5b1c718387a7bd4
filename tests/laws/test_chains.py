"""What lists answers is nothing but the rules of the verb, in turn: read from its source.

`Verb.remaining` of every verb on the shelf is a chain of its rules, and `Verb.rules` names the same
functions in the same order. So the list of legal answers, the check of one and its explanation ask
the same rules, and there is no rule that only explains.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

import millhand
from millhand.kernel.verbs import Verb
from millhand.shelf import SHELF

SOURCES = (Path(millhand.__path__[0]).parent, Path(__file__).resolve().parents[1])
"""Where games are written: those of the shelf, and the fifth one of the tests."""
OFFERED = {"Verb", "Sums", "InRuns", "BuildAction", "Borrow"}
"""Whose `offer` there is: it puts on the menu what `remaining` has kept, whatever the verb.

Where the menu lists a payment, `Borrow` gives that to its rules, so that they look for none.
"""

VERBS = [
    pytest.param(verb, id=f"{name}-{type(verb).__name__}")
    for name, game in SHELF.items()
    for verb in game.verbs()
]


@cache
def classes_of(module: str) -> dict[str, dict[str, ast.FunctionDef]]:
    """The classes of a module, each with its methods, as they are written."""
    paths = (folder.joinpath(*module.split(".")).with_suffix(".py") for folder in SOURCES)
    tree = ast.parse(next(path for path in paths if path.exists()).read_text(encoding="utf-8"))
    return {
        node.name: {
            method.name: method for method in node.body if isinstance(method, ast.FunctionDef)
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def written(verb: Verb, name: str) -> tuple[str, ast.FunctionDef]:
    """A method of a verb as it is written, and the class that it is written in."""
    for kind in type(verb).__mro__[:-1]:
        methods = classes_of(kind.__module__)[kind.__name__]
        if name in methods:
            return kind.__name__, methods[name]
    raise AssertionError(f"{verb} has no {name}")


def chain(method: ast.FunctionDef) -> list[str]:
    """The rules that a method asks, one after the other; anything else in it is refused."""
    rules = []
    for line in method.body[1:]:
        match line:
            case ast.Assign(
                targets=[ast.Name(id="state")],
                value=ast.Call(func=ast.Name(id="cast"), args=[ast.Name(), ast.Name(id="table")]),
            ):
                continue
            case ast.If(
                test=ast.Compare(
                    left=ast.Name(id="among"),
                    ops=[ast.Eq()],
                    comparators=[ast.Constant(value=0)],
                ),
                body=[ast.Return(value=ast.Name(id="NOTHING"))],
                orelse=[],
            ):
                continue
            case ast.Return(value=ast.Name(id="among")):
                continue
            case (
                ast.Assign(targets=[ast.Name(id="among")], value=ast.Call() as call)
                | ast.Return(value=ast.Call() as call)
            ):
                arguments = [ast.unparse(word) for word in call.args]
                assert arguments == ["state", "seat", "given", "among"], ast.unparse(line)
                rules.append(ast.unparse(call.func).split(".")[-1])
            case _:
                raise AssertionError(f"«{ast.unparse(line)}» is not a rule")
    return rules


@pytest.mark.parametrize("verb", VERBS)
def test_what_remains_is_what_the_rules_keep(verb: Verb) -> None:
    _, method = written(verb, "remaining")
    assert chain(method) == [rule.name for rule in verb.rules()]


@pytest.mark.parametrize("verb", VERBS)
def test_only_what_remains_is_offered(verb: Verb) -> None:
    assert written(verb, "offer")[0] in OFFERED


def rules_written(game: str) -> set[tuple[str, str]]:
    """Every `Rule("BB-8.4", function, …)` of a game, as number and name of its function."""
    return {
        (call.args[0].value, ast.unparse(call.args[1]).split(".")[-1])
        for path in SOURCES[0].joinpath("millhand", "games", game, "play").rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) == "Rule"
        and isinstance(call.args[0], ast.Constant)
    }


@pytest.mark.parametrize("game", SHELF)
def test_no_rule_stands_in_the_book_alone(game: str) -> None:
    asked = {(rule.number, rule.name) for verb in SHELF[game].verbs() for rule in verb.rules()}
    alone = rules_written(game) - asked
    assert (len(alone), alone) == (0, set())
    assert len(asked) > 20
