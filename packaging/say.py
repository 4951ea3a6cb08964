"""What the set-up script says while it works."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Trouble(Exception):
    """Something the person at the keyboard can put right; its text says how."""


def tell(text: str) -> None:
    """One line of progress."""
    print(f"==> {text}", flush=True)


def complain(text: str) -> None:
    """A paragraph on what is wrong."""
    print(f"\nCanasta Qt could not be set up: {text}", file=sys.stderr, flush=True)


def warn(text: str) -> None:
    """Something is missing, but the work goes on."""
    print(f"note: {text}", file=sys.stderr, flush=True)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Announce a step; say how long it took, unless it raises."""
    tell(text + " ...")
    begun = time.monotonic()
    yield
    tell(f"{text}: done in {time.monotonic() - begun:.0f} s")
