"""What a build says while it works: steps with their times, and notes between them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def step(text: str) -> Iterator[None]:
    """Announce a step, and say how long it took unless it fails."""
    print(f"==> {text} ...", flush=True)
    begun = time.monotonic()
    yield
    print(f"    done in {time.monotonic() - begun:.0f} s", flush=True)


def note(text: str) -> None:
    """Something worth knowing."""
    print(f"    {text}", flush=True)
