from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Served, served
from tests.server.postgres import OFFER, database, postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("hall")
    with served(folder) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A real PostgreSQL, one for each worker of the tests."""
    if os.environ.get(OFFER):
        yield os.environ[OFFER]
        return
    with postgres() as running:
        yield running.url("postgres")


@pytest.fixture
def database_url(postgres_url: str) -> Iterator[str]:
    """A database of its own for each test."""
    with database(postgres_url) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def either_url(request: pytest.FixtureRequest) -> str:
    """Both stores, one after the other: an empty address is the embedded one."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("database_url"))
