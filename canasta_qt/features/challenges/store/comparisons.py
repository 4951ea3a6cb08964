"""Comparisons with Expert: one JSON file a match, with plain data for each seat.

`features.challenges.compared.results` knows what is in one, and tells by digests whether it is
about the very deals of a match. A file that makes no sense is set aside: what it held is played
anew.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Final

from canasta_qt.features.review.store import Data, SeatFiles
from canasta_qt.storage.files import Paths

_NAME: Final = re.compile(r"match-([0-9]{1,12})\.json")


class ComparisonStore(SeatFiles):
    """The comparisons of all matches."""

    def __init__(self, paths: Paths | None) -> None:
        """Without paths nothing is kept beyond the life of this object."""
        super().__init__(None if paths is None else paths.comparisons)

    def all(self) -> Iterator[tuple[int, Data]]:
        """Every match and seat that was compared, the match with the lowest number first.

        What makes no sense is set aside and left out.
        """
        for match in sorted(self._matches()):
            for seat in self._seats(match).values():
                yield match, seat

    def _matches(self) -> list[int]:
        if self._folder is None:
            return list(self._unkept)
        found: list[int] = []
        with contextlib.suppress(OSError):  # no folder: nothing was compared
            names = [_NAME.fullmatch(path.name) for path in self._folder.iterdir()]
            found = [int(name[1]) for name in names if name is not None]
        return found
