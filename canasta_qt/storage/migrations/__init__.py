"""The steps from an empty database to today's, each in a file of its own, never changed again."""

from __future__ import annotations

from typing import Final

from canasta_qt.storage.migrations import (
    m0001_matches,
    m0002_scores,
    m0003_statistics,
    m0004_people,
)

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    m0001_matches.SQL,
    m0002_scores.SQL,
    m0003_statistics.SQL,
    m0004_people.SQL,
)
"""Statements of each step; a database of version n has been through the first n."""

VERSION: Final = len(STEPS)
"""`user_version` of a database that this program writes."""
