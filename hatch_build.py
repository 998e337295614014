"""Compiles the rules with mypyc, at install and (run as a script) in place for development; builds the client
too.

Set MAGEHALL_INTERPRETED=1 to leave everything interpreted; the same happens without a C compiler or Python's
headers.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
WEB = ROOT / "web"
CLIENT = "magehall/server/pages/client"
"""Where the server looks for the web client in an installed package."""
COMPILED = ("core", "games", "bots")
"""What is compiled, as one extension, within which calls are direct; its C files are compiled in parallel."""

TABLES = "server/tables"
"""Judging, folding and showing: what the server does for every move."""

LEISURE = {"erasing.py", "hall.py", "hints.py", "imports.py", "neighbours.py", "questions.py", "replays.py"}
"""What waits at the tables, or is done now and then."""

LEFT_OUT = {
    "__init__.py",
    "schema.py",
    "shape.py",
    "view.py",
    "events.py",
    "forms.py",
    "kept.py",
    "lesson.py",
}
"""Package fronts only re-export; declarations keep their annotations, which mypyc would erase."""

ADAPTED = {"encoding.py", "batch.py", "planes.py", "sight.py", "stages.py"}
"""Of the adapters only what uses no other library: games as numbers."""


UNDER_WAY = ROOT / "build" / "compiling"
"""Where a checkout is compiled: who was stopped in the middle goes on with the files that are done."""

LIBRARY = "magehall__mypyc.*.so"
"""What all compiled modules share; without it everything is interpreted, whatever lies beside the sources."""

STEP = re.compile(r"reading|\d+/\d+|joining")
"""How the script says how far it is: it reads the rules, has so many of all C files, joins them."""

SCRIPT = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

def tell(step):
    try:
        print(step, flush=True)
    except BrokenPipeError:
        os._exit(1)  # nobody waits for this any more

tell("reading")
types = ["--config-file=", "--ignore-missing-imports", "--strict", "--no-error-summary"]
paths = [*sys.stdin.read().split(), *types]
extensions = mypycify(paths, opt_level="3", debug_level="0", multi_file=True, group_name="magehall")
posix = os.name == "posix"
together = sys.argv.pop().split()
hidden = ["-fvisibility=hidden"] if posix else []
for extension in extensions:
    is_front = len(extension.sources) == 1  # of a module: it imports the rules, once
    flags = ["-O0"] if is_front and posix else together
    extension.extra_compile_args = [*extension.extra_compile_args, *hidden, *flags]
    extension.extra_link_args = [] if is_front else ["-O3", *together]

files = {source for extension in extensions for source in extension.sources}
declared = max(os.path.getmtime(path) for path in Path("build").rglob("*.h"))
done = set()

def is_newer(built, source):
    return os.path.exists(built) and os.path.getmtime(built) > max(declared, os.path.getmtime(source))

class SideBySide(build_ext):
    def build_extensions(self):
        pool, compiler = ThreadPoolExecutor(os.cpu_count()), self.compiler.compile
        def one(source, **options):
            built, = self.compiler.object_filenames([source], output_dir=options["output_dir"])
            if not is_newer(built, source):
                own = f"{options['output_dir']}/{os.getpid()}"
                half, = compiler([source], **{**options, "output_dir": own})
                os.makedirs(os.path.dirname(built), exist_ok=True)
                os.replace(half, built)  # what was stopped halfway is not taken for done
            done.add(source)
            tell(f"{len(done)}/{len(files)}")
            return [built]
        def compile_all(sources, **options):
            # The longest first, so that no core waits in the end.
            longest = sorted(sources, key=os.path.getsize, reverse=True)
            begun = {source: pool.submit(one, source, **options) for source in longest}
            made = [built for source in sources for built in begun[source].result()]
            if len(done) == len(files):
                tell("joining")
            return made
        self.compiler.compile = compile_all
        super().build_extensions()

    def copy_extensions_to_source(self):
        tell("joining")
        super().copy_extensions_to_source()

setup(name="magehall", packages=[], ext_modules=extensions, cmdclass={"build_ext": SideBySide})
"""
"""Compiles the files it is handed; what is hidden from other libraries is called without a detour."""

TOGETHER = "-flto=auto" if os.name == "posix" else ""
"""Optimises all C files together when they are linked: playouts gain a tenth to a quarter."""


def modules() -> list[str]:
    """List the source files to compile."""
    inside = SOURCE / "magehall"
    found = [path for package in COMPILED for path in (inside / package).rglob("*.py")]
    found += [path for path in (inside / "adapters").rglob("*.py") if path.name in ADAPTED]
    found += [path for path in (inside / TABLES).glob("*.py") if path.name not in LEISURE]
    return sorted(str(path.relative_to(SOURCE)) for path in found if path.name not in LEFT_OUT)


def wanted() -> bool:
    """Tell whether to compile, and say why not."""
    if os.environ.get("MAGEHALL_INTERPRETED", "") not in ("", "0"):
        print("magehall: MAGEHALL_INTERPRETED is set, the engine stays interpreted")
        return False
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (os.environ.get("CC", compiler), "cc", "gcc", "clang")):
        print("magehall: no C compiler was found, so the engine stays interpreted: right, only slower")
        return False
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        print(
            "magehall: Python's headers were not found (on Debian, apt-get install python3-dev), "
            "so the engine stays interpreted: right, only slower"
        )
        return False
    return True


def compile_into(target: Path, work: Path, tell: Callable[[str], None] = lambda line: None) -> None:
    """Compile a copy of the sources in a work folder, and put the extension modules below another."""
    for together in dict.fromkeys((TOGETHER, "")):  # not every compiler can
        place = work / hashlib.sha256(f"{sys.version}{SCRIPT}{together}".encode()).hexdigest()[:12]
        shutil.rmtree(place / "magehall", ignore_errors=True)
        shutil.rmtree(place / ".mypy_cache", ignore_errors=True)
        shutil.copytree(
            SOURCE, place, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "__pycache__")
        )
        for linked in place.rglob("*.so"):
            linked.unlink()  # it may be half a file
        own = f"--build-lib=build/{os.getpid()}"  # one that was stopped may still be writing to its own
        command = [sys.executable, "-c", SCRIPT, "build_ext", "--inplace", own, "--parallel=2", together]
        failure = _run(command, place, tell)
        if failure is None:
            break
    else:
        raise SystemExit(f"magehall: compiling failed\n{failure}")
    put(place, target)


def _run(command: list[str], place: Path, tell: Callable[[str], None]) -> str | None:
    """Run the script, and tell how far it is; return what it said if it failed."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=place, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n".join(modules()))
        process.stdin.close()
        said = []
        for line in process.stdout:
            if STEP.fullmatch(line.strip()):
                tell(line.strip())
            else:
                said.append(line)
    return "".join(said) if process.returncode else None


def put(place: Path, target: Path) -> None:
    """Put what was compiled below a folder: while the library is away, nobody uses the rest."""
    for old in [*target.glob(LIBRARY), *target.rglob("*.so")]:
        old.unlink(missing_ok=True)  # of a module that is compiled no longer it would hide the source
    built = [path for path in place.rglob("*.so") if path.relative_to(place).parts[0] != "build"]
    for path in sorted(built, key=lambda path: path.match(LIBRARY)):
        half = target / path.relative_to(place).with_suffix(".half")
        half.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, half)
        half.replace(half.with_suffix(".so"))


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else compiles this checkout."""
    UNDER_WAY.mkdir(parents=True, exist_ok=True)
    with (UNDER_WAY.parent / "compiling.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_here(tell: Callable[[str], None]) -> None:
    """Compile this checkout in place, going on where somebody was stopped."""
    with alone():
        compile_into(SOURCE, UNDER_WAY, tell)
        shutil.rmtree(UNDER_WAY)


def client() -> Path | None:
    """Build the web client if Node is available, else take a built one; None if there is neither."""
    npm, built = shutil.which("npm"), WEB / "dist"
    if npm and (WEB / "package-lock.json").is_file():
        found = {**os.environ, "PYTHON": sys.executable}  # has the packages that go into the browser's hall
        for command in (["ci", "--silent"], ["run", "--silent", "build"], ["run", "--silent", "pocket"]):
            subprocess.run([npm, *command], cwd=WEB, check=True, stdout=subprocess.DEVNULL, env=found)
    if (built / "index.html").is_file():
        return built
    print("magehall: no Node was found, so this wheel has no web client")
    return None


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's hook: what is built goes into the wheel, or beside the sources of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client into a wheel; compile, if wanted."""
        if self.target_name != "wheel":
            return
        if version != "editable" and (built_client := client()) is not None:
            build_data["force_include"][str(built_client)] = CLIENT
        if not wanted():
            return
        if version == "editable":
            compile_here(lambda line: None)
            return
        target = Path(tempfile.mkdtemp())
        with tempfile.TemporaryDirectory() as work:
            compile_into(target, Path(work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built in target.rglob("*.so"):
            build_data["force_include"][str(built)] = str(built.relative_to(target))


if __name__ == "__main__":
    if wanted():
        compile_here(partial(print, flush=True) if "--tell" in sys.argv else lambda line: None)
