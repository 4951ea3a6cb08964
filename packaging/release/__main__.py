"""The steps of a build, in their order; `packaging/build.py` gets everything ready for it."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from release import inventory, linux_build, mac_build, windows_build
from release.frozen import Frozen, expect_size, expect_tools, freeze, reasons
from release.project import ROOT, TITLE, BuildTrouble, artefact, releases, version
from release.say import note, step
from release.smoke import smoke
from release.sums import write_sums

Wrapper = Callable[[Frozen, str, Path, Path], Sequence[Path]]

WRAPPERS: Final[Mapping[str, Wrapper]] = {
    "linux": linux_build.wrap,
    "darwin": mac_build.wrap,
    "win32": windows_build.wrap,
}
"""What makes installers of a frozen program, by Python's name of the system."""


def build(out: Path, work: Path) -> list[Path]:
    """Make and try everything for this system; returns the files. Raises `BuildTrouble`."""
    if sys.platform not in WRAPPERS:
        raise BuildTrouble(f"there is no installer for {sys.platform}")
    releases()
    expect_tools()
    out.mkdir(parents=True, exist_ok=True)
    with step("freezing the program"):
        frozen = freeze(work)
    with step("listing what is inside"):
        contents = inventory.describe(frozen.folder, frozen.system_libraries, reasons())
        listed = out / artefact(".contents.txt")
        listed.write_text(contents, encoding="utf-8")
        note(expect_size(frozen.folder))
    _try_program(frozen)
    made = [listed, *WRAPPERS[sys.platform](frozen, contents, work, out)]
    return [*made, write_sums(made, out)]


def _try_program(frozen: Frozen) -> None:
    with (
        step("trying the program"),
        tempfile.TemporaryDirectory(prefix="canasta-qt-smoke-") as home,
    ):
        for line in smoke([str(frozen.program)], Path(home)):
            note(line)


def main(arguments: Sequence[str] | None = None) -> int:
    """Build; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python3 packaging/build.py",
        description="Makes the standalone program and its installer for this system, and tries it.",
    )
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder for what is made")
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="folder for what is not")
    options = parser.parse_args(arguments)
    try:
        made = build(options.out.resolve(), options.work.resolve())
    except (BuildTrouble, OSError) as trouble:  # a full disk, a folder of somebody else
        print(f"\nThe build failed: {trouble}", file=sys.stderr, flush=True)
        return 1
    print(f"\n{TITLE} {version()}:")
    for file in made:
        print(f"  {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
