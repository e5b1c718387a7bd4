"""Refusals as answers: problem details (RFC 9457), with sentences in the asker's language."""

from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from millhand.face.faults import Fault
from millhand.server.asking import LANGUAGE, spoken
from millhand.server.engine.sentences import plain_facts, sentence
from millhand.server.logs import log, places
from millhand.server.misreading import TOO_DEEP, misread
from millhand.server.problems import Problem
from millhand.server.shapes import common
from millhand.server.store.database import Unavailable

MEDIA_TYPE = "application/problem+json"
BODY = "data"
"""What the framework calls all that was sent."""
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
    refusals = [] if problem.refusals is None else problem.refusals(language, problem.names)
    return common.Problem(
        type=f"millhand:{problem.id}",
        title=HTTPStatus(problem.status).phrase,
        status=problem.status,
        detail=sentence(language, problem.id, problem.facts),
        id=problem.id,
        facts=plain_facts(language, problem.facts),
        refusals=refusals,
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


def _what(error: HTTPException) -> Fault:
    """Which field is wrong, and how, as far as the framework says; of several the first."""
    extra = error.extra if isinstance(error, ValidationException) else None
    for one in extra if isinstance(extra, list) else []:
        if isinstance(one, dict):
            key = str(one.get("key", ""))
            return misread(str(one.get("message", "")), "" if key == BODY else key)
    return misread(error.detail)


def tell_fault(request: Asked, error: Exception) -> Response[common.Problem]:
    """A fault of ours: the asker is told so, and nothing more; the log says what."""
    note_fault(error)
    return tell_problem(request, Problem("fault", 500))


def note_fault(error: BaseException) -> None:
    """Something went wrong that nobody had thought of."""
    log("fault", error=type(error).__name__, said=str(error)[:500], place=places(error))


def tell_too_deep(request: Asked, error: RecursionError) -> Response[common.Problem]:
    """Lists in lists in lists: nothing that we read is as deep as a body can be."""
    return tell_problem(request, Problem("request-is-malformed", 400, what=TOO_DEEP))
