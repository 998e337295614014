"""The descriptions that the server gives of itself: AsyncAPI of the socket, and the page for people."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import Any, get_args

import httpx
from jsonschema import Draft202012Validator

from magehall.server.http.descriptions import API, DOORS, asyncapi_text, viewer_text
from magehall.server.http.tables import QUESTIONS
from magehall.server.pages.viewer import viewer
from magehall.server.wire import commands, messages
from magehall.server.wire.asyncapi import ANSWERS, asyncapi
from magehall.server.wire.openapi import openapi
from tests.server.harness import Guest, Served, run

Data = dict[str, Any]
DOCUMENT: Data = json.loads(asyncapi_text())
MARKUP = "<img src=x onerror=alert(1)>\"'&"


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for each in part.values() for found in references(each)]
    return [found for each in part for found in references(each)] if isinstance(part, list) else []


def resolved(reference: str) -> Any:
    found: Any = DOCUMENT
    for name in reference.removeprefix("#/").split("/"):
        found = found[name]
    return found


def check(name: str, payload: Data) -> None:
    """Hold a payload against the shape that the document gives it."""
    schema = {**resolved(DOCUMENT["components"]["messages"][name]["payload"]["$ref"]), **DOCUMENT}
    Draft202012Validator(schema).validate(payload)


def test_every_reference_leads_somewhere() -> None:
    found = references(DOCUMENT)
    assert len(found) > 100
    for reference in found:
        assert resolved(reference) is not None, reference


def test_shapes_are_schemas_as_asyncapi_has_them() -> None:
    for name, part in DOCUMENT["components"]["schemas"].items():
        Draft202012Validator.check_schema(part)
        assert '"discriminator"' not in json.dumps(part), name


def test_every_command_is_received_and_answered_and_every_message_is_said() -> None:
    operations = DOCUMENT["operations"]
    tags = {kind.__struct_config__.tag for kind in get_args(commands.SocketCommand)}
    assert operations.keys() == tags | {"tell"}
    said: set[str] = set()
    for name, operation in operations.items():
        assert operation["action"] == ("send" if name == "tell" else "receive")
        parts = operation["messages"] if name == "tell" else operation["reply"]["messages"]
        said |= {part["$ref"].rpartition("/")[2] for part in parts}
    assert said == {kind.__name__ for kind in get_args(messages.SocketMessage)}
    assert {kind: answer for kind, answer in ANSWERS.items() if kind is not commands.History} == QUESTIONS


def test_every_example_is_a_command() -> None:
    for kind in get_args(commands.SocketCommand):
        (example,) = DOCUMENT["components"]["messages"][kind.__name__]["examples"]
        check(kind.__name__, example["payload"])


def test_a_conversation_keeps_to_the_document(server: Served) -> None:
    names = {DOCUMENT["components"]["messages"][kind.__name__]["name"]: kind.__name__ for kind in SAID}

    async def story() -> None:
        guest = await Guest(server.url, "Ann").introduce()
        terms = {"game": "wizard", "seats": 3, "pause": False}
        code = (await guest.post("/tables", {"terms": terms}))["table"]
        await guest.connect()
        await guest.do("follow", code, seat="A")
        await guest.do("start", code, fill="random")
        await guest.until(lambda: bool(guest.legal(code, "A")))
        for verb in ("moves", "since"):
            await guest.do(verb, code, seat="A")
        await guest.do("why", code, seat="A", move="bid 0")
        await guest.do("history", code)
        await guest.close()
        kinds = {message["type"] for message in guest.heard}
        assert kinds >= {"welcome", "sync", "news", "done", "moves", "since", "why", "history"}
        for message in guest.heard:
            check(names[message["type"]], message)

    run(story())


SAID = get_args(messages.SocketMessage)


class Reader(HTMLParser):
    """Notes what a page holds."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.links += [found["href"] or ""] if "href" in found else []
        self.attributes += found


def test_the_page_holds_every_operation_command_and_shape_once_and_its_links_lead_there() -> None:
    page = Reader(viewer_text())
    assert len(page.ids) == len(set(page.ids))
    wanted = {door.name for door in DOORS} | {f"socket-{name}" for name in DOCUMENT["operations"]}
    wanted |= {f"shape-{name}" for name in DOCUMENT["components"]["schemas"]}
    assert wanted <= set(page.ids)
    inner = {link[1:] for link in page.links if link.startswith("#")}
    assert inner <= set(page.ids)
    assert {link for link in page.links if not link.startswith("#")} == {
        *("docs.css", "openapi.json", "asyncapi.json", "messages.json")
    }


def test_the_page_runs_nothing_and_needs_nobody() -> None:
    page = Reader(viewer_text())
    assert not {"script", "style", "img", "iframe", "object", "form"} & set(page.tags)
    assert not any(name.startswith("on") or name in ("style", "src") for name in page.attributes)


def test_markup_in_a_description_stays_text() -> None:
    http = json.loads(json.dumps(openapi(DOORS, API)).replace("Make a table.", json.dumps(MARKUP)[1:-1]))
    socket = asyncapi(API)
    socket["components"]["schemas"]["Sync"]["description"] = MARKUP
    socket["components"]["schemas"]["Sync"]["properties"][MARKUP] = {"enum": [MARKUP], "default": MARKUP}
    socket["components"]["messages"]["Sit"]["examples"][0]["payload"]["name"] = MARKUP
    page = Reader(viewer(http, socket))
    assert "img" not in page.tags
    assert "&lt;img src=x" in viewer(http, socket)


def test_a_server_gives_the_page_with_the_strictest_policy(server: Served) -> None:
    with httpx.Client(base_url=f"{server.url}{API}") as http:
        page, style = http.get("/docs"), http.get("/docs.css")
        assert http.get("/asyncapi.json").json() == DOCUMENT
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-security-policy"].startswith("default-src 'none'; style-src 'self';")
    assert style.headers["content-type"].startswith("text/css")
