"""How much anybody may still do: one time for each key, shared by all processes.

A key's time is when its allowance will be whole again. Doing something moves it on by the rate; if
it would then lie further ahead than the allowance reaches, the thing may not be done yet. (The
method is known as the generic cell rate algorithm.)
"""

from sqlalchemy import Connection, delete, insert, select, update

from millhand.server.store.schema import allowance


def spend(connection: Connection, key: str, now: float, each: float, most: int) -> float:
    """Use some allowance; 0, or the seconds after which there would be enough."""
    row = select(allowance.c.until).where(allowance.c.key == key).with_for_update()
    until = connection.scalar(row)
    whole_again = max(now, until or 0.0) + each
    early = whole_again - now - each * most
    if early > 1e-9:
        return early
    if until is None:
        connection.execute(insert(allowance).values(key=key, until=whole_again))
    else:
        connection.execute(
            update(allowance).where(allowance.c.key == key).values(until=whole_again)
        )
    return 0.0


def forget_allowances(connection: Connection, now: float) -> None:
    """Allowances that are whole again."""
    connection.execute(delete(allowance).where(allowance.c.until < now))


def spend_together(connection: Connection, spent: dict[str, float], now: float) -> dict[str, float]:
    """Add what was spent under some keys; when the allowance of each will be whole again."""
    keys = sorted(spent)  # always in the same order, or two processes could wait for each other
    row = select(allowance).where(allowance.c.key.in_(keys)).order_by(allowance.c.key)
    known = {one.key: one.until for one in connection.execute(row.with_for_update())}
    until = {key: max(now, known.get(key, 0.0)) + spent[key] for key in keys}
    for key in keys:
        if key in known:
            change = update(allowance).where(allowance.c.key == key)
            connection.execute(change.values(until=until[key]))
        else:
            connection.execute(insert(allowance).values(key=key, until=until[key]))
    return until
