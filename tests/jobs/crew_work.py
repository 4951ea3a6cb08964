"""Work for the crew that goes wrong in several ways; children import it by name."""

from __future__ import annotations

import os
import time
from pathlib import Path

SICK = 13


def square(number: int) -> int:
    if number == SICK:
        raise ValueError("no square of thirteen")
    return number * number


def die_at_first(note: str) -> str:
    """Kills its process when the file `note` is not there yet."""
    path = Path(note)
    if not path.exists():
        path.touch()
        os._exit(1)
    return "done"


def die(number: int) -> int:
    os._exit(number)


def dawdle(seconds: int) -> None:
    time.sleep(seconds)
