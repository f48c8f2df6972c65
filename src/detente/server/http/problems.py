"""Errors as responses: the status of each kind, and its message in the visitor's language."""

from __future__ import annotations

import logging

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import Scope

from detente.bots import UnknownBot
from detente.engine import errors as engine
from detente.engine.errors import DetenteError
from detente.engine.text import LANGUAGES

from .. import errors
from ..logs import LOG
from .schemas import Problem

LANGUAGE_COOKIE = "detente_lang"
LANGUAGE_HEADER = "x-detente-language"  # of the page: the visitor and the cookie may have another
# What people type by hand, and what is said when it is too short or too long.
TYPED: dict[int | str, str] = {"login": "bad-login", "password": "bad-password"}

STATUSES: dict[type[DetenteError], int] = {
    errors.BadMessage: 422,
    errors.NoVisitor: 401,
    errors.WrongLogin: 401,
    errors.BadToken: 403,
    errors.Forbidden: 403,
    errors.NotFound: 404,
    engine.UnknownGame: 404,
    errors.Conflict: 409,
    engine.StaleSequence: 409,
    engine.NotYourTurn: 409,
    engine.CannotUndo: 409,
    errors.TooSlow: 408,
    errors.TooLarge: 413,
    engine.IllegalAction: 422,
    engine.UnknownAction: 422,
    engine.BadOption: 422,
    engine.BadPosition: 422,
    engine.BadGameFile: 422,
    engine.ImpossibleDeal: 422,
    engine.UnknownLanguage: 422,
    UnknownBot: 422,
    errors.TooFast: 429,
    errors.ServerFull: 503,
    errors.StoreDown: 503,
}


def status_of(error: DetenteError) -> int:
    """The HTTP status of an error; 422 by default."""
    return STATUSES.get(type(error), 422)


def choose_language(accepted: str, *wanted: str) -> str:
    """The first supported language among *wanted*, or the best of an Accept-Language header, or English.

    >>> choose_language("de, pl;q=0.8, ru;q=0.9"), choose_language("pl", "", "hu"), choose_language("*")
    ('ru', 'hu', 'en')
    """
    for lang in wanted:
        if lang in LANGUAGES:
            return lang
    offers = []
    for place, part in enumerate(accepted[:200].split(",")):
        tag, _, weight = part.partition(";q=")
        lang = tag.strip().lower()[:2]
        if lang in LANGUAGES:
            offers.append((-_weight(weight), place, lang))
    return min(offers)[2] if offers else "en"


def _weight(word: str) -> float:
    try:
        return float(word) if word else 1.0
    except ValueError:
        return 0.0


def language_of(scope: Scope, profile: str = "") -> str:
    """The language of the response: from the address (`?lang=`), the page that asks, the visitor, the cookie, or the browser."""
    asked = HTTPConnection(scope)
    chosen = (asked.query_params.get("lang", ""), asked.headers.get(LANGUAGE_HEADER, ""))
    wanted = (*chosen, profile, asked.cookies.get(LANGUAGE_COOKIE, ""))
    return choose_language(asked.headers.get("accept-language", ""), *wanted)


def problem_response(scope: Scope, error: DetenteError, status: int | None = None) -> JSONResponse:
    """The response to an invalid request, in the visitor's language."""
    headers = {"retry-after": str(error.facts["seconds"])} if "seconds" in error.facts else None
    body = Problem(name=error.name, text=errors.sentence(error, language_of(scope)))
    return JSONResponse(body.model_dump(), status or status_of(error), headers)


async def handle_problem(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, DetenteError)
    return problem_response(request.scope, error)


async def handle_invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    named = (TYPED.get(one["loc"][-1]) for one in error.errors() if one["type"] in ("string_too_short", "string_too_long"))
    return problem_response(request.scope, errors.BadMessage(next(filter(None, named), "bad-message")), 422)


async def handle_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    named = errors.NotFound("no-page") if error.status_code in (404, 405) else errors.BadMessage("bad-message")
    return problem_response(request.scope, named, error.status_code)


async def handle_fault(request: Request, error: Exception) -> JSONResponse:
    """An internal error: logged, not sent to the client."""
    LOG.log(logging.ERROR, "fault", exc_info=error, extra={"path": request.url.path})
    return problem_response(request.scope, DetenteError("internal"), 500)
