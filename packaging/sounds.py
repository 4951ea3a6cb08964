"""Write every sound of the program: `python3 packaging/sounds.py` (standard library only)."""

from __future__ import annotations

from pathlib import Path

from deck_sounds.catalogue import sounds

RESOURCES = Path(__file__).resolve().parent.parent / "resources"


def main(target: Path = RESOURCES) -> int:
    """Write the sounds below `target`; returns how many files changed."""
    changed = 0
    for name, data in sorted(sounds().items()):
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_bytes() != data:
            file.write_bytes(data)
            changed += 1
    return changed


if __name__ == "__main__":
    print(f"{main()} files written")
