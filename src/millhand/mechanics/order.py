"""Turn order: a stable sorting of a few seats."""

from librt.vecs import vec
from mypy_extensions import i64


def sort_stably(cells: vec[i64], first: i64, size: i64, keys: i64) -> None:
    """Sort seats from cells[first] on by cells[keys + seat]; equals keep their order."""
    place: i64
    for place in range(1, size):
        seat: i64 = cells[first + place]
        gap: i64 = place
        while gap > 0 and cells[keys + cells[first + gap - 1]] > cells[keys + seat]:
            cells[first + gap] = cells[first + gap - 1]
            gap -= 1
        cells[first + gap] = seat
