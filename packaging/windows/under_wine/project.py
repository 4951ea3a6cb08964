"""The project as the trial Windows sees it: a copy, so that nothing here is touched."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from release.project import ROOT, version
from release.say import note

from under_wine.place import Place, expect

KEPT: Final = "_compiled"
"""The compiled playouts are made for the copy; see `core`."""


def copy_project(place: Place) -> None:
    """Copy what git knows, and what is new and not ignored; what went is removed."""
    words = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, capture_output=True, check=True).stdout.decode()
    wanted = {Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()}
    for file in wanted:
        target = place.project / file
        if not target.exists() or target.read_bytes() != (ROOT / file).read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / file, target)
    for file in [path for path in place.project.rglob("*") if path.is_file()]:
        inside = file.relative_to(place.project)
        made = {"__pycache__", KEPT, "build", "dist"} & set(inside.parts)
        if inside not in wanted and not made:
            file.unlink()
    for name in ("canasta_qt", "tools"):  # as an editable installation would
        line = place.windows_path(place.project) + "\n"
        (place.packages / f"{name}.pth").write_text(line, encoding="utf-8")
    said = expect(place.ask_python("-m", "canasta_qt", "--version"), "the program does not start")
    note(" / ".join(said.text.split("error: XDG")[0].split("\n")[:4]))
    note(f"{len(wanted)} files of version {version()}")
