"""Packs the Python of the hall in a browser; runs in Pyodide, so that the bytecode is that of its Python.

Our own packages go in whole, except for what only a server needs; of others and of the standard library,
what is loaded once all of ours is imported.
"""

import io
import os
import pickle
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.metadata import distributions
from marshal import dumps, loads
from pathlib import Path
from types import CodeType, ModuleType

LIBRARY = "/lib/python314.zip"
OURS = Path("/pack/ours")
OTHERS = Path("/pack/others")
CACHE = Path("/pack/cache")

WHOLE = ("core", "games", "bots", "coach", "locales", "standins", "pocket")
"""Packages of ours that go in whole, with their data."""
UNNEEDED = ("locales/checks/", "web.ftl", "cli-words.ftl", "widths.toml")
DATA = (".ftl", ".toml", ".json", ".md", ".sql")
LATER = [
    "encodings.idna",
    "encodings.latin_1",
    "linecache",
    "tokenize",
    "traceback",
    "zipfile",
    "pyodide.code",
    "_pyodide._importhook",
]
"""What is imported only when it is needed."""
LOCALE = {
    "plural_form",
    "ordinal_form",
    "number_symbols",
    "numbering_systems",
    "decimal_formats",
    "percent_formats",
}
WORLD = {"language_aliases", "territory_aliases", "script_aliases", "variant_aliases", "parent_exceptions"}
"""What is used of Babel's data."""
EMPTY = ("anyio", "anyio.abc", "anyio.to_thread")
"""Starlette imports these for files, forms and threads, which there are none of here."""
PYTHON = "https://docs.python.org/3.14/license.html"
NAMED = {"APL 2": "Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0"}
"""Licences that packages name without bringing them."""
UNPACKED = "unpacked/"
"""The start of names that are unpacked into a folder, where data is read much faster than in an archive."""


def pack() -> bytes:
    """Return the archive; it is compressed as a whole later on."""
    import_all()
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, data in sorted({**modules(), **dict(empty()), **dict(ours()), **dict(babel())}.items()):
            archive.writestr(zipfile.ZipInfo(name), data)
    return made.getvalue()


def notices() -> str:
    """Name Python and the packages that were packed, with the licences that the archive leaves out."""
    packed = {name.split(".")[0] for name, module in sys.modules.items() if is_from_others(module)}
    told = [f"Python {sys.version.split()[0]}\n\n{sys.copyright}\nLicence: {PYTHON}\n"]
    for package in sorted(distributions(path=[str(OTHERS)]), key=lambda package: package.name.lower()):
        files = package.files or []
        if packed & {file.parts[0].removesuffix(".py") for file in files if file.suffix == ".py"}:
            texts = [file.read_text(encoding="utf-8").strip() for file in files if "LICEN" in file.name]
            licence = NAMED.get(package.metadata.get("License", ""), "")
            assert texts or licence, f"{package.name} brings no licence"
            told.append("\n\n".join([f"{package.name} {package.version}", *(texts or [licence])]) + "\n")
    return f"\n{'-' * 72}\n\n".join(told)


def is_from_others(module: ModuleType) -> bool:
    """Tell whether a module is a package's, neither ours nor Python's."""
    return (getattr(module, "__file__", None) or "").startswith(f"{OTHERS}/")


def import_all() -> None:
    """Import whatever may be needed."""
    sys.pycache_prefix = str(CACHE)
    sys.path[:0] = [str(OURS)]
    sys.path.append(str(OTHERS))
    os.environ["MAGEHALL_STANDINS"] = "1"
    for name in EMPTY:
        sys.modules[name] = ModuleType(name)
        setattr(sys.modules["anyio"], name.rpartition(".")[2], sys.modules[name])
    for name in ("magehall.pocket.line", *LATER):
        import_module(name)
    for path in sources():
        if "standins" not in path.parts:
            import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))


def sources() -> list[Path]:
    """List the modules of ours that go in whole."""
    found = [path.relative_to(OURS) for name in WHOLE for path in (OURS / "magehall" / name).rglob("*.py")]
    return sorted(path for path in found if is_needed(path))


def is_needed(path: Path) -> bool:
    """Tell whether a file has anything to do without a server."""
    return not any(unneeded in str(path) for unneeded in UNNEEDED)


def modules() -> dict[str, bytes]:
    """Compile everything that is imported now."""
    found: dict[str, bytes] = {}
    library = zipfile.ZipFile(LIBRARY)
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        for root in (LIBRARY, str(OURS), str(OTHERS)):
            if file.startswith(f"{root}/") and file.endswith(".py"):
                name = file.removeprefix(f"{root}/")
                written = library.read(name) if root == LIBRARY else Path(file).read_bytes()
                place = UNPACKED if name.startswith(("babel/", "magehall/")) else ""
                found[f"{place}{name}c"] = compiled(name, written)
    return found


def empty() -> Iterator[tuple[str, bytes]]:
    """Give modules with nothing in them."""
    for name in EMPTY:
        file = f"{name.replace('.', '/')}/__init__.py"
        yield f"{file}c", compiled(file, b"")


def compiled(name: str, source: bytes) -> bytes:
    """Compile a module without its docstrings and assertions, or take what was compiled before."""
    kept = CACHE / f"{hash_of(name, source)}.code"
    if not kept.exists():
        kept.write_bytes(dumps(compile(source, name, "exec", dont_inherit=True, optimize=2)))
    code = loads(kept.read_bytes())
    assert isinstance(code, CodeType)
    return bytes(_code_to_hash_pyc(code, b"\0" * 8, False))


def hash_of(name: str, source: bytes) -> str:
    """Name what is kept of a module."""
    from hashlib import sha256

    return sha256(f"{sys.version} {name} ".encode() + source).hexdigest()[:32]


def ours() -> Iterator[tuple[str, bytes]]:
    """Give our data, and the stand-ins, which have the names of others."""
    for path in sources():
        if "standins" in path.parts:
            yield f"{UNPACKED}{path}c", compiled(str(path), (OURS / path).read_bytes())
    for name in (*WHOLE, "server/store/migrations/sqlite"):
        for file in sorted((OURS / "magehall" / name).rglob("*")):
            if file.suffix in DATA and is_needed(file):
                yield f"{UNPACKED}{file.relative_to(OURS)}", file.read_bytes()


def babel() -> Iterator[tuple[str, bytes]]:
    """Give the part of Babel's data that our words need."""
    folder = OTHERS / "babel"
    tags = [path.parent.name for path in (OURS / "magehall/locales").glob("*/server.ftl")]
    for tag in ("root", *tags):
        yield part(folder / "locale-data" / f"{tag}.dat", LOCALE)
    yield part(folder / "global.dat", WORLD)


def part(file: Path, keys: set[str]) -> tuple[str, bytes]:
    """Give some keys of a pickled mapping."""
    with file.open("rb") as opened:
        found = pickle.load(opened)
    kept = pickle.dumps({key: value for key, value in found.items() if key in keys})
    return f"{UNPACKED}{file.relative_to(OTHERS)}", kept
