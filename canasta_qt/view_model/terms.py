"""Words of the game in a message: who finds them, and says what they mean."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class TermSpan(NamedTuple):
    """A word of the game in a text: from where to where, and its id."""

    start: int
    end: int
    term: str


class TermFinder(Protocol):
    """Knows the words of a game; `features.rulebook.words.terms.Terms` is one."""

    def links(self, text: str) -> tuple[TermSpan, ...]:
        """The words that are links in a passing message."""
        ...

    def meaning(self, term: str) -> str:
        """The word and what it means; empty where the game does not have it."""
        ...


class _NoTerms:
    """Knows no word."""

    def links(self, text: str) -> tuple[TermSpan, ...]:
        """None."""
        return ()

    def meaning(self, term: str) -> str:
        """Nothing."""
        return ""


NO_TERMS: TermFinder = _NoTerms()
"""What a table has until it is given words."""
