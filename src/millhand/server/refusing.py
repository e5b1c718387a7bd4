"""Refusals as answers: problem details (RFC 9457), with sentences in the asker's language."""

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from millhand.server.asking import LANGUAGE, spoken
from millhand.server.engine.sentences import plain_facts, sentence
from millhand.server.logs import log, places
from millhand.server.problems import Problem
from millhand.server.shapes import common
from millhand.server.store.database import Unavailable

MEDIA_TYPE = "application/problem+json"
AGAIN = 2.0
"""Seconds after which a database that cannot be reached is tried again."""

KNOWN = {
    400: "request-is-malformed",
    401: "come-in-first",
    404: "no-page",
    405: "method-is-wrong",
    413: "body-is-too-large",
    415: "request-is-malformed",
}

Asked = Request[Any, Any, Any]


def problem_shape(problem: Problem, language: str) -> common.Problem:
    """A problem in words."""
    refusals = [] if problem.refusals is None else problem.refusals(language)
    return common.Problem(
        type=f"millhand:{problem.id}",
        title=HTTPStatus(problem.status).phrase,
        status=problem.status,
        detail=sentence(language, problem.id, problem.facts),
        id=problem.id,
        facts=plain_facts(language, problem.facts),
        refusals=msgspec.convert(refusals, list[common.Refusal]),
    )


def tell_problem(request: Asked, problem: Problem) -> Response[common.Problem]:
    """The answer to a request that cannot be granted."""
    language = request.scope["state"].get(LANGUAGE) or spoken(request)
    headers = {} if problem.again_in is None else {"retry-after": str(int(problem.again_in) + 1)}
    return Response(
        problem_shape(problem, language),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers=headers,
    )


def tell_unavailable(request: Asked, error: Unavailable) -> Response[common.Problem]:
    """The database cannot be reached."""
    log("database-unavailable", error=str(error))
    return tell_problem(request, unavailable())


def unavailable() -> Problem:
    """Nothing was stored; it may be tried again."""
    return Problem("store-is-unavailable", 503, again_in=AGAIN)


def tell_http(request: Asked, error: HTTPException) -> Response[common.Problem]:
    """What the framework refuses."""
    id = KNOWN.get(error.status_code, "request-is-malformed")
    if error.status_code >= 500:
        return tell_fault(request, error)
    return tell_problem(request, Problem(id, error.status_code, what=_what(error)))


def _what(error: HTTPException) -> str:
    """Which field is wrong, and how, as far as the framework says."""
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list):
        said = [one for one in extra if isinstance(one, dict)]
        return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in said)
    return error.detail


def tell_fault(request: Asked, error: Exception) -> Response[common.Problem]:
    """A fault of ours: the asker is told so, and nothing more; the log says what."""
    log("fault", error=type(error).__name__, said=str(error)[:500], place=places(error))
    return tell_problem(request, Problem("fault", 500))
