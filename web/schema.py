"""Writes the server's shapes in OpenAPI, for `npm run shapes`: `python schema.py FILE`."""

import json
import sys
from pathlib import Path

from millhand.server.app import make_routes
from millhand.server.hall import Hall
from millhand.server.settings import Settings


def write(file: Path) -> None:
    """The shapes alone, without the addresses; nothing is opened for it."""
    routes = make_routes(Hall(Settings(database="sqlite://")))
    described = {**routes.openapi_schema.to_schema(), "paths": {}}
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(described), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
