"""Write every picture and sound: `python3 packaging/art/build.py` (standard library only)."""

from __future__ import annotations

import sys
from pathlib import Path

from deck_art.catalogue import pictures
from deck_sounds.catalogue import sounds

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


def main(target: Path = RESOURCES) -> int:
    """Write the pictures and sounds below `target`; returns how many files changed."""
    changed = 0
    drawn = {name: text.encode("utf-8") for name, text in pictures().items()}
    for name, data in sorted({**drawn, **sounds()}.items()):
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_bytes() != data:
            file.write_bytes(data)
            changed += 1
    return changed


if __name__ == "__main__":
    sys.stdout.write(f"{main()} files written\n")
