"""Bands of totals, and of deals, in words: "1,500 to 2,999", "Deal 4 and later"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.lines import say


def bands(starts: Sequence[int | None], *, deals: bool) -> Iterator[str]:
    """One name for each band that begins at these ascending numbers; empty for an empty band.

    `deals` says that they are numbers of deals, from 1; otherwise they are totals.
    """
    first = [max(start or 1, 1) for start in starts] if deals else list(starts)
    for at, start in enumerate(first):
        follower = first[at + 1] if at + 1 < len(first) else None
        end = None if follower is None else follower - 1
        if start is not None and end is not None and start > end:
            yield ""
        else:
            yield (_deals if deals else _totals)(start, end)


def _totals(start: int | None, end: int | None) -> str:
    if start is None:
        low = 0 if end is None else end + 1
        return say(QT_TRANSLATE_NOOP("Rulebook", "Below {low}"), low=figures(low))
    if end is None:
        return say(QT_TRANSLATE_NOOP("Rulebook", "{low} or more"), low=figures(start))
    text = QT_TRANSLATE_NOOP("Rulebook", "{low} to {high}")
    return say(text, low=figures(start), high=figures(end))


def _deals(start: int | None, end: int | None) -> str:
    if end is None:
        return say(QT_TRANSLATE_NOOP("Rulebook", "Deal {low} and later"), low=start)
    if start == end:
        return say(QT_TRANSLATE_NOOP("Rulebook", "Deal {low}"), low=start)
    return say(QT_TRANSLATE_NOOP("Rulebook", "Deals {low} to {high}"), low=start, high=end)
