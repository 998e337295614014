"""Compiles the rules with mypyc, at install and (run as a script) in place for development; builds the client
too.

Set MAGEHALL_INTERPRETED=1 to leave everything interpreted; the same happens without a C compiler or Python's
headers.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
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

LEFT_OUT = {"__init__.py", "schema.py", "shape.py", "view.py", "events.py", "forms.py", "kept.py", "lesson.py"}
"""Package fronts only re-export; declarations keep their annotations, which mypyc would erase."""

ADAPTED = {"encoding.py", "batch.py", "planes.py", "sight.py", "stages.py"}
"""Of the adapters only what uses no other library: games as numbers."""


SCRIPT = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

paths = [*sys.stdin.read().split(), "--strict", "--no-error-summary"]
extensions = mypycify(paths, opt_level="3", debug_level="0", multi_file=True, group_name="magehall")
posix = os.name == "posix"
together = sys.argv.pop().split()
hidden = ["-fvisibility=hidden"] if posix else []
for extension in extensions:
    is_front = len(extension.sources) == 1  # of a module: it imports the rules, once
    flags = ["-O0"] if is_front and posix else together
    extension.extra_compile_args = [*extension.extra_compile_args, *hidden, *flags]
    extension.extra_link_args = [] if is_front else ["-O3", *together]

class SideBySide(build_ext):
    def build_extensions(self):
        pool, one = ThreadPoolExecutor(os.cpu_count()), self.compiler.compile
        def compile_all(sources, **options):
            # The longest first, so that no core waits in the end.
            longest = sorted(sources, key=os.path.getsize, reverse=True)
            begun = {source: pool.submit(one, [source], **options) for source in longest}
            return [built for source in sources for built in begun[source].result()]
        self.compiler.compile = compile_all
        super().build_extensions()

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


def compile_into(target: Path) -> None:
    """Compile a copy of the sources and put the extension modules below a folder."""
    with tempfile.TemporaryDirectory() as work:
        shutil.copytree(
            SOURCE, work, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "__pycache__")
        )
        for together in dict.fromkeys((TOGETHER, "")):  # not every compiler can
            command = [sys.executable, "-c", SCRIPT, "build_ext", "--inplace", "--parallel=2", together]
            files = "\n".join(modules())
            done = subprocess.run(command, cwd=work, input=files, capture_output=True, text=True, check=False)
            if not done.returncode:
                break
        else:
            raise SystemExit(f"magehall: compiling failed\n{done.stdout}\n{done.stderr}")
        for old in target.rglob("*.so"):
            old.unlink()  # of a module that is compiled no longer it would hide the source
        for built in Path(work).rglob("*.so"):
            inside = built.relative_to(work)
            if inside.parts[0] != "build":
                (target / inside).parent.mkdir(parents=True, exist_ok=True)
                shutil.move(built, target / inside)


def client() -> Path | None:
    """Build the web client if Node is available, else take a built one; None if there is neither."""
    npm, built = shutil.which("npm"), WEB / "dist"
    if npm and (WEB / "package-lock.json").is_file():
        for command in (["ci", "--silent"], ["run", "--silent", "build"]):
            subprocess.run([npm, *command], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
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
            compile_into(SOURCE)
            return
        target = Path(tempfile.mkdtemp())
        compile_into(target)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built in target.rglob("*.so"):
            build_data["force_include"][str(built)] = str(built.relative_to(target))


if __name__ == "__main__":
    if wanted():
        compile_into(SOURCE)
