"""Build hook: puts the compiled engine and the page into the wheel, where they can be made.

The engine is compiled (`scaffold/compiling.py`) if a C compiler is there; the compiled files go
into the wheel beside their sources, which stay as the fallback. The page is built from `web/` with
Node unless `src/millhand/page` holds one already; `dev.py` sees to it that this is the present one.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a hook is read without its folder

from scaffold.compiling import (
    CompileError,
    compile_mode,
    compiled_files,
    obstacle,
    project_settings,
)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling calls it bare
    """Adds the compiled engine to the wheel, or says why it is not there."""

    def dependencies(self) -> list[str]:
        """What an isolated build must install first: nothing if nothing will be compiled."""
        if self.target_name != "wheel" or obstacle():
            return []
        return list(project_settings(Path(self.root))["dependency-groups"]["build"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together; an editable install stays source only."""
        if self.target_name != "wheel":
            return
        self._build_page()
        if version == "standard":
            self._compile(build_data)

    def _build_page(self) -> None:
        """Build the page if it is not there; a wheel without one works, and says so."""
        root = Path(self.root)
        npm = shutil.which("npm")
        if (root / "src/millhand/page/index.html").exists():
            return
        if npm is None:
            self.app.display_warning("page: none, since there is no Node to build it with")
            return
        for words in (["ci"], ["run", "build"]):
            if subprocess.run([npm, "--loglevel", "error", *words], cwd=root / "web").returncode:
                self.app.display_warning("page: none, since building it failed (see above)")
                return

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compile the engine, or say why not."""
        reason = obstacle()
        if not reason and not (find_spec("mypyc") and find_spec("setuptools")):
            reason = "mypy and setuptools are not installed"
        if reason:
            self._go_without(reason)
            return
        try:
            store = compiled_files(Path(self.root), self.app.display_info)
        except CompileError as error:
            self._go_without(f"the compile failed, and ended with:\n{error}")
            return
        self._add_to_wheel(store, build_data)

    def _go_without(self, reason: str) -> None:
        """Fall back to the interpreted engine, unless the compiled one was demanded."""
        if compile_mode() == "1":
            raise RuntimeError(f"MILLHAND_COMPILE=1, but the engine is not compiled: {reason}")
        self.app.display_warning(f"engine: interpreted, much slower: {reason}")

    def _add_to_wheel(self, store: Path, build_data: dict[str, Any]) -> None:
        """Put the compiled files beside their sources, and mark the wheel as this machine's."""
        for path in sorted(store.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(store).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
