"""The page on which people read what the API and the socket can do: plain HTML from both descriptions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import Any, Final

POLICY: Final = (
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The page needs its style sheet and nothing else."""

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}: the protocol</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<a class="skip" href="#operations">To the operations</a>
<header>
<h1>{title} {version}: the protocol</h1>
<p>For programs: <a href="openapi.json">OpenAPI</a>, <a href="asyncapi.json">AsyncAPI</a>,
<a href="messages.json">JSON Schema</a>.</p>
<nav aria-label="Contents"><ul>{contents}</ul></nav>
</header>
<main id="operations">
{body}
</main>
</body>
</html>
"""

Data = dict[str, Any]


def viewer(http: Data, socket: Data) -> str:
    """Write the page: operations by topic, commands and messages, and all shapes once."""
    shapes = {**socket["components"]["schemas"], **http["components"]["schemas"]}
    sections = [
        *((f"http-{topic}", f"/{topic}", body) for topic, body in _topics(http)),
        ("socket", "The socket", _socket(socket)),
        ("shapes", "Shapes", "".join(_shape(name, shapes[name]) for name in sorted(shapes))),
    ]
    return PAGE.format(
        title=escape(http["info"]["title"]),
        version=escape(http["info"]["version"]),
        contents="".join(
            f'<li><a href="#{escape(key)}">{escape(name)}</a></li>' for key, name, _ in sections
        ),
        body="".join(
            f'<section id="{escape(key)}"><h2>{escape(name)}</h2>{body}</section>'
            for key, name, body in sections
        ),
    )


def _topics(http: Data) -> list[tuple[str, str]]:
    """Gather operations by the first word of their path."""
    base = len("/api/v1/")
    found = [
        (path[base:].partition("/")[0], _operation(method, path, operation))
        for path, methods in http["paths"].items()
        for method, operation in methods.items()
    ]
    ordered = sorted(found, key=lambda each: each[0])
    return [
        (topic, "".join(text for _, text in group))
        for topic, group in groupby(ordered, key=lambda each: each[0])
    ]


def _operation(method: str, path: str, operation: Data) -> str:
    parts = []
    if "parameters" in operation:
        rows = [
            (f"<code>{escape(each['name'])}</code>", each["in"], escape(each.get("description", "")))
            for each in operation["parameters"]
        ]
        parts.append(_listed("Parameters", _table(("name", "in", ""), rows)))
    if "requestBody" in operation:
        parts.append(_listed("Body", _content(operation["requestBody"]["content"])))
    for status, answer in _answers(operation["responses"]).items():
        parts.append(_listed(f"{status}: {answer['description']}", _content(answer["content"])))
    heading = (
        f"<b>{method.upper()}</b> <code>{escape(path)}</code><span>{escape(operation['summary'])}</span>"
    )
    return _details(operation["operationId"], heading, f"<dl>{''.join(parts)}</dl>")


def _answers(responses: Data) -> Data:
    """Put refusals, which are all alike, into one."""
    well = {status: answer for status, answer in responses.items() if status < "400"}
    refused = [status for status in responses if status >= "400"]
    return {**well, ", ".join(refused): responses[refused[0]]} if refused else well


def _socket(socket: Data) -> str:
    channel = socket["channels"]["socket"]
    introduction = socket["info"]["description"]
    said = [
        _command(name, each, socket["components"]["messages"]) for name, each in socket["operations"].items()
    ]
    return f"<p><code>{escape(channel['address'])}</code>. {escape(introduction)}</p>{''.join(said)}"


def _command(name: str, operation: Data, messages: Data) -> str:
    way = "asks" if operation["action"] == "receive" else "is told"
    parts = [_listed(f"The client {way}", _links(operation["messages"]))]
    for each in operation["messages"]:
        for example in messages[_name(each)].get("examples", []):
            text = json.dumps(example["payload"], ensure_ascii=False)
            parts.append(_listed("Such as", f"<code>{escape(text)}</code>"))
    if "reply" in operation:
        parts.append(_listed("The answer", _links(operation["reply"]["messages"])))
    heading = f"<b>{escape(name)}</b><span>{escape(operation['summary'])}</span>"
    return _details(f"socket-{name}", heading, f"<dl>{''.join(parts)}</dl>")


def _shape(name: str, part: Data) -> str:
    heading = f"<b>{escape(name)}</b><span>{escape(part.get('description', ''))}</span>"
    if "properties" not in part:
        return _details(f"shape-{name}", heading, _type(part))
    needed = part.get("required", [])
    rows = [
        (f"<code>{escape(field)}</code>", _type(hint), "needed" if field in needed else "", _meaning(hint))
        for field, hint in part["properties"].items()
    ]
    return _details(f"shape-{name}", heading, _table(("field", "type", "", ""), rows))


def _meaning(hint: Data) -> str:
    default = f"Default <code>{escape(json.dumps(hint['default']))}</code>." if "default" in hint else ""
    return " ".join(filter(None, [escape(hint.get("description", "")), default]))


def _type(hint: Data) -> str:
    """Write a type in words, with links to the shapes in it."""
    if "$ref" in hint:
        return _link(_name(hint))
    if "anyOf" in hint:
        return " or ".join(_type(each) for each in hint["anyOf"])
    if "enum" in hint:
        return " or ".join(f"<code>{escape(json.dumps(each))}</code>" for each in hint["enum"])
    if hint.get("type") == "array":
        return f"list of {_type(hint.get('items') or {})}"
    bounds = [f"{word} {hint[key]}" for key, word in BOUNDS.items() if key in hint]
    return escape(", ".join([str(hint.get("type", "anything")), *bounds]))


BOUNDS: Final = {
    "pattern": "like",
    "minimum": "from",
    "maximum": "to",
    "minLength": "at least so long:",
    "maxLength": "at most so long:",
}


def _content(content: Data) -> str:
    return ", ".join(
        f"{_type(body['schema'])} as <code>{escape(kind)}</code>" for kind, body in content.items()
    )


def _links(references: list[Data]) -> str:
    return ", ".join(_link(_name(each)) for each in references)


def _link(name: str) -> str:
    return f'<a href="#shape-{escape(name)}">{escape(name)}</a>'


def _name(reference: Data) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _listed(term: str, text: str) -> str:
    return f"<dt>{escape(term)}</dt><dd>{text}</dd>"


def _details(key: str, heading: str, body: str) -> str:
    return f'<details id="{escape(key)}"><summary>{heading}</summary><div>{body}</div></details>\n'


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    top = "".join(f'<th scope="col">{each}</th>' if each else "<td></td>" for each in head)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"
