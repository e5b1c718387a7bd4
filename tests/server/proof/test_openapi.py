"""The description of the server in OpenAPI, and requests made up from it."""

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server.guests import Guest
from server.proof.sizes import so_many

pytestmark = pytest.mark.long

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
CASES = so_many(250, 2_500)
"""On each kind of database."""
NOT_TRIED = {("delete", "/api/me"), ("post", "/api/logout"), ("post", "/api/account")}
"""Whoever does this is somebody else afterwards."""


def test_the_description_names_every_route(shared):
    paths = shared.client().get("/schema/openapi.json").json()["paths"]
    assert "/api/tables/{table}/moves" in paths
    assert not [path for path in paths if not path.startswith(("/api/", "/health", "/ready"))]
    for path, item in paths.items():
        for method, operation in item.items():
            assert operation["summary"], (method, path)
            assert "application/problem+json" in operation["responses"]["404"]["content"]


def test_made_up_requests_get_described_answers(shared):
    ada = Guest(shared)
    table = ada.post("/api/play", game="birmingham", level="random")["id"]
    schema = schemathesis.openapi.from_dict(ada.get("/schema/openapi.json"))
    schema.config.update(base_url=shared.address)
    operations = [
        one.ok()
        for one in schema.get_all_operations()
        if (one.ok().method.lower(), one.ok().path) not in NOT_TRIED
    ]
    assert len(operations) > 30

    @given(data=some.data())
    @settings(
        max_examples=CASES,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def try_one(data):
        operation = data.draw(some.sampled_from(operations))
        case = data.draw(operation.as_strategy())
        if "table" in case.path_parameters and data.draw(some.booleans()):
            case.path_parameters["table"] = table
        case.call_and_validate(headers={"cookie": ada.cookie}, checks=CHECKS)

    try_one()
    assert ada.get("/api/me")["name"]
