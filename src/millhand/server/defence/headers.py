"""Headers that every answer carries, whatever it says."""

from functools import cache

POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
STRICT = ("strict-transport-security", "max-age=31536000")

Raw = list[tuple[bytes, bytes]]


def safe_headers(path: str, scheme: str, present: Raw) -> Raw:
    """The headers of an answer, with those that make it safe."""
    known = {name.lower() for name, _ in present}
    added = _wanted(path.startswith("/api"), scheme == "https")
    return [*present, *(one for one in added if one[0] not in known)]


@cache
def _wanted(of_the_moment: bool, secure: bool) -> Raw:
    wanted = dict(HEADERS)
    if of_the_moment:
        wanted["cache-control"] = "no-store"
    if secure:
        wanted[STRICT[0]] = STRICT[1]
    return [(name.encode(), value.encode()) for name, value in wanted.items()]
