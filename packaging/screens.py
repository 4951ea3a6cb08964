"""Take the pictures of README and docs anew, from the program as it is.

    python packaging/screens.py [NAME ...] [--into FOLDER]

Matches that were played long ago (`tests/golden`) are opened at a chosen place, on a screen that
nobody sees, and what stands there is kept: `resources/screens/NAME.jpg` and, for every picture, the
words that are read on it (`texts.json`), so that a check can tell that a picture is out of date.
What is on which picture says `screen_scenes.py`. Wants the Python that the tests run with.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "resources" / "screens"
TEXTS: Final = "texts.json"
LARGEST: Final = 200_000
"""Bytes of a picture."""

QUALITIES: Final = (92, 88, 84, 80, 76, 72)
"""Of the JPEG, the best that is small enough is taken."""

QUIET: Final = {
    "QT_QPA_PLATFORM": "offscreen",
    "QT_SCALE_FACTOR": "1",
    "QT_QPA_PLATFORMTHEME": "",
    "LC_ALL": "C.UTF-8",
}
"""What the surroundings could change in a picture."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures; returns the exit status."""
    options = _parser().parse_args(arguments)
    os.environ.update(QUIET)
    sys.path.insert(0, str(ROOT))
    from screen_scenes import SCENES

    unknown = sorted(set(options.names) - set(SCENES))
    if unknown:
        print(f"There is no picture {', '.join(unknown)}; there are {', '.join(SCENES)}.")
        return 2
    options.into.mkdir(parents=True, exist_ok=True)
    texts = _kept(options.into / TEXTS)
    for name in options.names or SCENES:
        texts[name] = take(name, options.into / f"{name}.jpg")
    _keep({name: texts[name] for name in SCENES if name in texts}, options.into / TEXTS)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python packaging/screens.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these pictures")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER")
    return parser


def take(name: str, file: Path) -> list[str]:
    """Take one picture; returns the words on it. Raises `OSError` where it cannot be written."""
    from screen_scenes import SCENES
    from screen_studio import Studio

    scene = SCENES[name]
    with Studio(scene) as studio:
        scene.set_up(studio)
        picture, words = studio.photograph()
    for quality in QUALITIES:
        if not picture.save(str(file), "JPG", quality):  # type: ignore[call-overload]
            raise OSError(f"{file} cannot be written")
        if file.stat().st_size <= LARGEST:
            break
    print(f"{file.name}: {file.stat().st_size // 1000} kB, quality {quality}", flush=True)
    return words


def _kept(file: Path) -> dict[str, list[str]]:
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def _keep(texts: Mapping[str, Sequence[str]], file: Path) -> None:
    text = json.dumps(texts, ensure_ascii=False, indent=1) + "\n"
    file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
