"""The page for hosts says what the server says of itself."""

import json
from pathlib import Path

from magehall.server.settings import Settings, listing
from tests.cli.terminal import magehall
from tools.write_settings import PAGE, page, table

ROOT = Path(__file__).parents[2]


def test_the_table_of_settings_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/write_settings.py"


def test_the_table_lists_what_the_command_lists() -> None:
    listed = [line.split("`")[1] for line in table().splitlines()[2:]]
    assert list(json.loads(magehall("config", "--json").out)) == listed


def test_no_secret_is_listed() -> None:
    settings = Settings(secret="hush", database_url="postgresql://hall:hush@host/hall")
    assert "hush" not in str(listing(settings))
    assert ("MAGEHALL_DATABASE_URL", "database_url", "postgresql://hall:…@host/hall") in listing(settings)


def test_containers_use_settings_that_exist() -> None:
    known = {variable for variable, _, _ in listing(Settings())}
    for name in ("Containerfile", "compose.yaml", "docs/hosting.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        used = {
            word
            for word in text.replace("=", " ").replace(":", " ").replace("`", " ").split()
            if word.startswith("MAGEHALL_")
        }
        assert used <= known, used - known
