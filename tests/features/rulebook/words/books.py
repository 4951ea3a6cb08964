"""Rulebooks as the program writes them, each written once however many tests read it."""

from __future__ import annotations

from functools import lru_cache

from canasta_qt.features.rulebook.words import writer

write = lru_cache(maxsize=512)(writer.write)
"""`writer.write`, for tests in English."""
