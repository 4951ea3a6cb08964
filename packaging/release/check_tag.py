"""A tag names the version that is built: `check_tag.py v1.2.3`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from release.project import releases, version


def main(tag: str) -> int:
    """0 where tag, package and changelog agree."""
    releases()
    if tag == f"v{version()}":
        return 0
    print(f"the tag is {tag}, but the package states version {version()}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
