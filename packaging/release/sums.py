"""Checksums of what is made, in the form that `sha256sum -c` reads: `sums.py FOLDER NAME`."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from release.project import NAME, system_name, version


def write_sums(files: Iterable[Path], folder: Path, of: str = "") -> Path:
    """Write `canasta-qt-VERSION-OF.sha256` for files in `folder`; by default OF is this system."""
    result = folder / f"{NAME}-{version()}-{of or system_name()}.sha256"
    lines = [f"{sum_of(file)}  {file.name}\n" for file in sorted(files)]
    result.write_text("".join(lines), encoding="utf-8", newline="\n")
    return result


def sum_of(file: Path) -> str:
    """SHA-256 of a file, in hexadecimal digits."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def main(folder: str, of: str) -> int:
    """Write the checksums of everything in a folder."""
    place = Path(folder)
    files = [file for file in place.iterdir() if file.is_file() and file.suffix != ".sha256"]
    print(write_sums(files, place, of))
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
