from pathlib import Path

from jsonschema import Draft202012Validator

from magehall.locales import LANGUAGES, Words
from magehall.server.http.descriptions import DOORS
from magehall.server.refused import STATUS, Refused
from magehall.server.speech import fault
from magehall.server.wire.schema import messages_schema
from tools.write_protocol import FOLDER, files


def test_the_checked_in_descriptions_are_fresh() -> None:
    for name, text in files().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, "run tools/write_protocol.py"


def test_the_schema_is_a_schema_and_every_object_in_it_is_closed() -> None:
    schema = messages_schema()
    Draft202012Validator.check_schema(schema)
    for name, part in schema["$defs"].items():
        if part.get("type") == "object":
            assert part["additionalProperties"] is False, name
            assert part["description"], name


def test_every_door_says_what_it_does() -> None:
    assert len({door.name for door in DOORS}) == len(DOORS)
    assert all(door.summary.endswith((".", "?")) for door in DOORS)


def test_every_code_has_words_in_every_language() -> None:
    for code in STATUS:
        if code != "illegal":
            assert all(Words(language).has(f"server-error-{code}") for language in LANGUAGES), code


def test_a_refusal_is_said_in_the_language_of_the_reader() -> None:
    refused = Refused("no-such-table", table="K7QXM2")
    assert fault(refused, "en").message == "There is no table K7QXM2."
    assert fault(refused, "cs").message == "Stůl K7QXM2 neexistuje."


def test_the_server_names_no_game() -> None:
    from magehall import game_keys

    for path in Path(__file__).parents[2].joinpath("src", "magehall", "server").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not any(f"games.{key}" in text or f'"{key}"' in text for key in game_keys()), path
