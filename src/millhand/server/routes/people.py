"""Coming in, being somebody, leaving."""

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from msgspec import UNSET

from millhand.server.access import Asker, known
from millhand.server.asking import Connection, cookie_name, is_secure
from millhand.server.defence.passwords import check_strength
from millhand.server.hall import Hall
from millhand.server.names import tidy_name
from millhand.server.porter import LONGEST_ABSENCE, new_id
from millhand.server.problems import Problem, conflict
from millhand.server.routes.common import Asked
from millhand.server.shapes.common import Done
from millhand.server.shapes.people import (
    ChangedPerson,
    ComeBack,
    Export,
    Me,
    NewAccount,
    NewGuest,
    NewPassword,
)
from millhand.server.store import people
from millhand.server.store.people import LoginIsTaken, Person


@post("/guest", summary="Come in with nothing but a name")
async def come_in(request: Asked, hall: Hall, asker: Asker, data: NewGuest) -> Response[Me]:
    """A new guest, and a session."""
    await hall.limits.spend("guest", asker.address)
    who = Person(new_id(), tidy_name(data.name), None, data.language or asker.language)
    now = hall.now()
    await hall.database.write(lambda c: people.add_guest(c, who, now))
    return await let_in(request, hall, who)


@get("/me", summary="Who am I?")
async def me(asker: Asker) -> Me | None:
    """Whoever asks; nobody, of a stranger."""
    return None if asker.person is None else _me(asker.person)


@patch("/me", summary="Another name or language")
async def change_me(hall: Hall, asker: Asker, data: ChangedPerson) -> Me:
    """Change what others call me, or what language I am spoken to in."""
    person = known(asker)
    changes = {} if data.name is UNSET else {"name": tidy_name(str(data.name))}
    changes |= {} if data.language is UNSET else {"language": str(data.language)}
    if changes:
        concerned = await hall.database.write(lambda c: people.change_person(c, person.id, changes))
        hall.porter.forget(person.id)
        await hall.rooms.catch_up(concerned)
    found = await hall.database.read(lambda c: people.find_person(c, person.id))
    return _me(found or person)


@delete("/me", status_code=200, summary="Forget me")
async def forget_me(request: Asked, hall: Hall, asker: Asker) -> Response[Done]:
    """Delete all that is kept of whoever asks; moves stay and name nobody."""
    person = known(asker)
    concerned = await hall.database.write(lambda c: people.delete_person(c, person.id))
    hall.porter.forget(person.id)
    await hall.rooms.catch_up(concerned)
    return _without_cookie(request)


@get("/me/export", summary="All that is kept of me")
async def export(hall: Hall, asker: Asker) -> Export:
    """Everything, as data."""
    person = known(asker)
    return Export(**await hall.database.read(lambda c: people.everything_of(c, person.id)))


@post("/account", summary="Keep my seats with a login and a password")
async def make_account(request: Asked, hall: Hall, asker: Asker, data: NewAccount) -> Response[Me]:
    """Make an account of the guest who asks."""
    person = known(asker)
    await hall.limits.spend("account", asker.address)
    if person.has_account:
        raise conflict("account-is-there")
    check_strength(data.password, data.login, person.name)
    kept = await hall.passwords.hash(data.password)
    login = data.login.casefold()
    try:
        await hall.database.write(lambda c: people.make_account(c, person.id, login, kept))
    except LoginIsTaken as error:
        raise conflict("login-is-taken") from error
    return await _anew(request, hall, asker, person.id)


@post("/login", status_code=200, summary="Come back with login and password")
async def come_back(request: Asked, hall: Hall, asker: Asker, data: ComeBack) -> Response[Me]:
    """A new session for the holder of an account."""
    login = data.login.casefold()
    await hall.limits.spend("login-address", asker.address)
    await hall.limits.spend("login", login)
    found = await hall.database.read(lambda c: people.find_login(c, login))
    person, kept = (None, None) if found is None else found
    if not await hall.passwords.fits(data.password, kept) or person is None:
        raise Problem("login-or-password-is-wrong", 401)
    return await let_in(request, hall, person)


@post("/logout", status_code=200, summary="Leave")
async def leave(request: Asked, hall: Hall, asker: Asker) -> Response[Done]:
    """End this session."""
    if asker.token is not None and asker.person is not None:
        await hall.porter.see_off(asker.token, asker.person)
    return _without_cookie(request)


@post("/password", status_code=200, summary="Another password")
async def change_password(
    request: Asked, hall: Hall, asker: Asker, data: NewPassword
) -> Response[Me]:
    """Change the password; all other sessions end."""
    person = known(asker)
    if person.login is None:
        raise conflict("account-is-not-there")
    await hall.limits.spend("login", person.login)
    login = person.login
    found = await hall.database.read(lambda c: people.find_login(c, login))
    if found is None or not await hall.passwords.fits(data.old, found[1]):
        raise Problem("login-or-password-is-wrong", 401)
    check_strength(data.new, login, person.name)
    kept = await hall.passwords.hash(data.new)
    await hall.database.write(lambda c: people.set_password(c, person.id, kept))
    return await _anew(request, hall, asker, person.id)


# --- sessions ---


async def _anew(request: Asked, hall: Hall, asker: Asker, id: str) -> Response[Me]:
    """Whoever changes who they are begins a new session."""
    if asker.token is not None and asker.person is not None:
        await hall.porter.see_off(asker.token, asker.person)
    hall.porter.forget(id)
    person = await hall.database.read(lambda c: people.find_person(c, id))
    if person is None:
        raise Problem("come-in-first", 401)
    return await let_in(request, hall, person)


async def let_in(request: Asked, hall: Hall, person: Person) -> Response[Me]:
    """A new session and its cookie."""
    token = await hall.porter.let_in(person)
    return Response(_me(person), cookies=[_cookie(request, token, int(LONGEST_ABSENCE))])


def _without_cookie(request: Asked) -> Response[Done]:
    return Response(Done(), cookies=[_cookie(request, "", 0)])


def _cookie(connection: Connection, token: str, seconds: int) -> Cookie:
    return Cookie(
        key=cookie_name(connection),
        value=token,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, login=person.login, language=person.language)


HANDLERS = [
    come_in,
    me,
    change_me,
    forget_me,
    export,
    make_account,
    come_back,
    leave,
    change_password,
]
