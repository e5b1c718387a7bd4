"""Whether plain data has the shape that a TypedDict declares: every field, and nothing else."""

from collections.abc import Iterator
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict


def misfits(value: Any, shape: Any, where: str = "it") -> Iterator[str]:
    """What of the data is not as the shape says; numbers and truths are told apart."""
    if get_origin(shape) is UnionType:
        if all(any(misfits(value, one)) for one in get_args(shape)):
            yield f"{where} is {value!r}"
    elif is_typeddict(shape):
        yield from _fields(value, get_type_hints(shape), where)
    elif get_origin(shape) is list and type(value) is list:
        for place, one in enumerate(value):
            yield from misfits(one, get_args(shape)[0], f"{where}[{place}]")
    elif get_origin(shape) is dict and type(value) is dict:
        for key, one in value.items():
            yield from misfits(key, get_args(shape)[0], f"a key of {where}")
            yield from misfits(one, get_args(shape)[1], f"{where}[{key}]")
    elif type(value) is not shape:
        yield f"{where} is {value!r}"


def _fields(value: Any, hints: dict[str, Any], where: str) -> Iterator[str]:
    if type(value) is not dict or value.keys() != hints.keys():
        yield f"{where} has other fields than {sorted(hints)}: {value!r}"
        return
    for name, hint in hints.items():
        yield from misfits(value[name], hint, f"{where}.{name}")
