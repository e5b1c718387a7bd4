"""Why a request could not be read, as faults: what the decoder of JSON says, in our own words."""

import re
from collections.abc import Callable

from millhand.face.faults import Fault

TOO_DEEP = Fault("json_is_too_deep")
WHOLE = "JSON"
"""What something is called that has no name, since it is all that was sent."""

Explain = Callable[..., Fault]

SHAPES: dict[str, Fault] = {
    "str": Fault("a_text"),
    "int": Fault("a_whole_number"),
    "float": Fault("a_number"),
    "bool": Fault("true_or_false"),
    "array": Fault("a_list"),
    "object": Fault("an_object"),
}


def misread(said: str, key: str = "") -> Fault:
    """What is wrong with a request, from what its decoder says of it, or of some part of it."""
    said, _, path = said.partition(" - at `")
    key = path.strip("`").removeprefix("$").lstrip(".") or key or WHOLE
    for pattern, explain in KNOWN.items():
        found = re.fullmatch(pattern, said, re.DOTALL)
        if found is not None:
            return explain(key, *found.groups())
    return Fault("system_says", words=said)


def _must_be(shape: Fault, key: str) -> Fault:
    return Fault("value_must_be", key=key, shape=shape)


def _other_shape(key: str, wanted: str) -> Fault:
    names = re.findall(r"\w+", wanted)
    shape = next((SHAPES[name] for name in names if name in SHAPES), None)
    return Fault("value_does_not_fit", key=key) if shape is None else _must_be(shape, key)


KNOWN: dict[str, Explain] = {
    "'data'": lambda key: Fault("body_is_empty"),
    "Input data was truncated": lambda key: Fault("json_is_cut_off"),
    r"JSON is malformed: .*\(byte (\d+)\)": lambda key, byte: Fault("is_no_json", byte=int(byte)),
    "Object missing required field `(.*)`": lambda key, name: Fault("part_is_missing", key=name),
    "Object contains unknown field `(.*)`": lambda key, name: Fault("field_is_unknown", name=name),
    "Expected `(.*)`, got `.*`": _other_shape,
    r"Expected `\w+` >= (-?\d+)": lambda key, least: _must_be(
        Fault("a_number_of_at_least", least=int(least)), key
    ),
    r"Expected `\w+` <= (-?\d+)": lambda key, most: _must_be(
        Fault("a_whole_number_up_to", most=int(most)), key
    ),
    r"Expected `str` of length >= (\d+)": lambda key, least: _must_be(
        Fault("a_text_of_at_least", least=int(least)), key
    ),
    r"Expected `str` of length <= (\d+)": lambda key, most: _must_be(
        Fault("a_text_up_to", most=int(most)), key
    ),
    r"Expected `(?:array|object)` of length <= (\d+)": lambda key, most: _must_be(
        Fault("a_list_up_to", most=int(most)), key
    ),
    "Expected `str` matching regex '(.*)'": lambda key, pattern: _must_be(
        Fault("a_text_like", pattern=pattern), key
    ),
    "Invalid (?:enum )?value '?(.*?)'?": lambda key, value: Fault(
        "value_is_not_known", key=key, value=value
    ),
}
"""What the decoder may say, and what that means; more than one line of it is never said."""
