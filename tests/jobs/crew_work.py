"""Work for the crew that goes wrong in several ways; children import it by name."""

from __future__ import annotations

import os
import time
from pathlib import Path

SICK = 13


def square_or_die_at_first(task: int | str) -> int | str:
    """The square of a number; kills its process when the task is a file that is not there yet."""
    if task == SICK:
        raise ValueError("no square of thirteen")
    if isinstance(task, int):
        return task * task
    path = Path(task)
    if not path.exists():
        path.touch()
        os._exit(1)
    return "done"


def die(number: int) -> int:
    os._exit(number)


def dawdle(seconds: int) -> None:
    time.sleep(seconds)
