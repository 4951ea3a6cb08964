#!/usr/bin/env python3
"""Try a Debian package on a Debian without Python: `sudo python3 packaging/clean_debian.py DEB`.

Makes that Debian with debootstrap below the folder `build`, and keeps it for the next time.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from release.clean_root import try_in_clean_debian
from release.project import ROOT, BuildTrouble


def main(package: str) -> int:
    """Try it; returns the exit status."""
    try:
        try_in_clean_debian(Path(package), ROOT / "build" / "clean-debian")
    except BuildTrouble as trouble:
        print(f"The package does not work: {trouble}", file=sys.stderr)
        return 1
    print("The package works in a clean Debian.")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
