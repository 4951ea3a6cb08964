#!/usr/bin/env python3
"""Try a Debian package or an AppImage on a Debian or Ubuntu without Python.

    sudo python3 packaging/clean_debian.py FILE [--suite bookworm|trixie|jammy|noble]

Makes that system with debootstrap below the folder `build`, and keeps it for the next time.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from release.clean_root import MIRRORS, try_in_clean_debian
from release.project import ROOT, BuildTrouble


def main(arguments: list[str] | None = None) -> int:
    """Try it; returns the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("package", type=Path, help="the Debian package or AppImage")
    parser.add_argument("--suite", choices=sorted(MIRRORS), default="bookworm", help="the system")
    options = parser.parse_args(arguments)
    try:
        try_in_clean_debian(options.package, ROOT / "build" / "clean-debian", options.suite)
    except BuildTrouble as trouble:
        print(f"The package does not work: {trouble}", file=sys.stderr)
        return 1
    print(f"The package works in a clean {options.suite}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
