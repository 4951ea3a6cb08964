"""Where compiled parts of the program lie, and whether they are those of these sources.

Two parts run compiled where `packaging/compile_core.py` could compile them: the rules (`ENGINE`)
and the playouts of the computer players (`PLAYOUTS`). A compiled part that is older than its
sources, or was made for another Python, is never used: it runs interpreted then, with the same
results.
"""

from __future__ import annotations

import copyreg
import hashlib
import importlib
import json
import os
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final

MARK: Final = "\n    from mypy_extensions import i64"
"""Stands in every module of the playouts that is compiled; the others make its numbers."""
CONSTANTS: Final = "constants.py"
"""Of the playouts; it has none, and is compiled too."""
DECLARED: Final = "rules"
"""Folder of the engine that stays interpreted: options are declared there, and looked up once."""

FOLDER: Final = "_compiled"
STAMP: Final = "made_from.json"
INTERPRETED_VARIABLE: Final = "CANASTA_QT_INTERPRETED"
"""Set in the environment, all runs interpreted even where compiled parts are there; set to names
of cores with commas between them, only these do."""


@dataclass(frozen=True)
class Core:
    """A package of which modules are compiled, all of them into one library.

    Attributes:
        name: what it is called in `INTERPRETED_VARIABLE`.
        package: its dotted name.
        sources: which files of the package are in it: all that may change what is compiled.
        is_compiled: whether the module at this place in the package, with this text, is compiled.
        needs: modules from elsewhere without which the compiled ones cannot be loaded.
        optimization: how hard the C compiler tries, 0 to 3.
    """

    name: str
    package: str
    sources: Callable[[Path], list[Path]]
    is_compiled: Callable[[Path, str], bool]
    needs: tuple[str, ...]
    optimization: int

    @property
    def group(self) -> str:
        """The library that holds all of them, as mypyc names it: with `__mypyc` behind."""
        return f"{self.package}.core"

    @property
    def place(self) -> str:
        """Where the package lies in the project, with slashes."""
        return self.package.replace(".", "/")

    def modules(self, package: Path) -> tuple[str, ...]:
        """The modules that are compiled, folders before them: "melds", "policy/prices".

        Empty where the sources do not lie as files, in a frozen program.
        """
        found = []
        for file in _files(package):
            place = file.relative_to(package)
            if self.is_compiled(place, file.read_text(encoding="utf-8")):
                found.append(place.with_suffix("").as_posix())
        return tuple(sorted(found))

    def stamp(self, package: Path) -> dict[str, str]:
        """What a compiled core made here and now is made from; `package` holds the sources."""
        digest = hashlib.sha256()
        for file in self.sources(package):
            digest.update(file.relative_to(package).with_suffix("").as_posix().encode())
            digest.update(file.read_bytes())
        return {"sources": digest.hexdigest(), "suffix": suffix()}

    def folder(self, package: Path) -> Path | None:
        """The folder of a compiled core that belongs to these sources and this Python, or None.

        Where the sources do not lie as files (in a frozen program) they cannot have changed.
        """
        folder = package / FOLDER
        try:
            stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
            if not self.modules(package):
                fresh = stamp.get("suffix") == suffix()
            else:
                fresh = stamp == self.stamp(package)
        except (OSError, ValueError, AttributeError):
            return None
        return folder if fresh else None

    def load(self, path: list[str], package: Path) -> bool:
        """Have the modules of the package taken from the compiled ones, if they can be loaded.

        `path` is the `__path__` of the package, `package` its folder. Returns whether they are.
        """
        folder = None if wants_interpreted(self) else self.folder(package)
        if folder is None:
            return False
        path.insert(0, str(folder))
        try:
            for name in self.needs:
                importlib.import_module(name)
            for room in (one.name for one in folder.iterdir() if one.is_dir()):
                module = importlib.import_module(f"{self.package}.{room}")
                module.__path__.insert(0, str(folder / room))
            names = [f"{self.package}.{name}" for name in compiled_names(folder)]
            modules = [importlib.import_module(name) for name in names]
        except ImportError:
            modules = []
        if not modules:
            path.remove(str(folder))
            for name in [name for name in sys.modules if name.startswith(f"{self.package}.")]:
                del sys.modules[name]
        for module in modules:
            _let_frozen_be_copied(module)
        return bool(modules)


def _let_frozen_be_copied(module: ModuleType) -> None:
    """Have pickle and copy make frozen values of a compiled module by their constructor.

    mypyc has them assign one field after the other to an empty value, which a frozen one refuses.
    """
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__:
            parameters = getattr(value, "__dataclass_params__", None)
            if parameters is not None and parameters.frozen:
                copyreg.pickle(value, _by_constructor)


def _by_constructor(value: Any) -> tuple[type[Any], tuple[Any, ...]]:
    return type(value), tuple(getattr(value, name) for name in value.__match_args__)


def _files(package: Path) -> list[Path]:
    """All sources of a package, in a fixed order."""
    found = (file for file in package.rglob("*.py") if FOLDER not in file.parts)
    return sorted(found, key=lambda file: file.relative_to(package).with_suffix("").as_posix())


def _is_playout(place: Path, text: str) -> bool:
    return MARK in text or place.as_posix() == CONSTANTS


def _is_engine(place: Path, _text: str) -> bool:
    return place.name != "__init__.py" and place.parts[0] != DECLARED


def _playouts(package: Path) -> list[Path]:
    """Nothing else is seen by what is compiled of them."""
    return [
        file
        for file in _files(package)
        if _is_playout(file.relative_to(package), file.read_text(encoding="utf-8"))
    ]


PLAYOUTS: Final = Core(
    "playouts", "canasta_qt.players.playout", _playouts, _is_playout, ("librt.vecs",), 3
)
ENGINE: Final = Core("rules", "canasta_qt.engine", _files, _is_engine, (), 1)
CORES: Final = (PLAYOUTS, ENGINE)
"""All of them, in the order in which they are compiled: the players' strength first."""


def compiled_names(folder: Path) -> tuple[str, ...]:
    """The compiled modules in a folder as dotted names within the package: "policy.prices"."""
    ending = suffix()
    places = (file.relative_to(folder).as_posix() for file in folder.rglob(f"*{ending}"))
    names = (place.removesuffix(ending).replace("/", ".") for place in places)
    return tuple(sorted(name for name in names if not name.endswith("__mypyc")))


def suffix() -> str:
    """How file names of compiled modules end for this Python."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def wants_interpreted(core: Core) -> bool:
    """Whether the environment asks for this core interpreted."""
    said = os.environ.get(INTERPRETED_VARIABLE, "").split(",")
    return said != [""] and (core.name in said or not {one.name for one in CORES}.issuperset(said))
