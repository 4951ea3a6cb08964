"""The build hook of wheels: they hold the translations and, with a C compiler, compiled cores."""

import importlib.util
import os
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled cores beside their sources, and makes the wheel one for this platform.

    With the variable `CANASTA_QT_INTERPRETED` the wheel stays one for every platform.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files are gathered; an editable installation does without."""
        if version == "editable":
            return
        qm_files = _beside(Path(self.root), "qm_files")
        qm_files.compile_all(qm_files.stale())
        if os.environ.get("CANASTA_QT_INTERPRETED"):
            return
        sys.path.insert(0, self.root)
        self.folder = tempfile.TemporaryDirectory(prefix="canasta-qt-wheel-")
        from canasta_qt.compiled_core import CORES, FOLDER

        into, compiler = Path(self.folder.name), _beside(Path(self.root), "compile_core")
        for core in CORES:
            reason = compiler.compile_core(core, into / core.place / FOLDER)
            if reason:
                self.app.display_warning(f"it stays interpreted: {reason}")
                return
        for file in sorted(one for one in into.rglob("*") if one.is_file()):
            build_data["force_include"][str(file)] = file.relative_to(into).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _beside(root: Path, name: str) -> ModuleType:
    """A module of the folder of this one, which is on no path."""
    spec = importlib.util.spec_from_file_location(name, root / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
