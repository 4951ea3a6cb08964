"""The few figures that statistics begin with: a number, what it counts, and a line beside it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.features.history.statistics.words import StatisticsText
from canasta_qt.storage.statistics import PlayedMatch, Report, SeatSums
from canasta_qt.words.cards import number
from canasta_qt.words.sentences import decimal, figures

NOTHING: Final = "–"
"""Stands where nothing was seen."""

LEAST: Final = 10
"""From so many matches on it is told between which shares the true one lies."""

_SURE: Final = 1.96
"""Standard deviations on both sides of 95 in 100 cases."""

CANASTAS: Final = ("natural", "mixed", "other_canastas")


@dataclass(frozen=True, slots=True)
class KeyFigure:
    """One of them: the number, what it counts, and what is told with it."""

    value: str
    label: str
    below: str


def key_figures(found: Report, own: Sequence[PlayedMatch], name: str = "") -> tuple[KeyFigure, ...]:
    """Those of the person; of the bots where nobody else played; none without a match.

    `name` is what one of several people is called; empty for whoever is alone.
    """
    if not found.matches:
        return ()
    if own or found.at("own").seats:
        return (_won(own), *_of_deals(found, found.at("own"), name))
    matches = len(found.matches)
    watched = KeyFigure(figures(matches), StatisticsText.KEY_WATCHED(), "")
    return (watched, *_of_deals(found, found.at("watched")))


def likely_share(won: int, matches: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases (Wilson's interval)."""
    share, square = won / matches, _SURE * _SURE / matches
    middle = (share + square / 2) / (1 + square)
    reach = _SURE * math.sqrt(share * (1 - share) / matches + square / (4 * matches))
    return middle - reach / (1 + square), middle + reach / (1 + square)


def _won(own: Sequence[PlayedMatch]) -> KeyFigure:
    won, matches = sum(match.result == "won" for match in own), len(own)
    value = StatisticsText.KEY_WON_OF(won=figures(won), matches=figures(matches))
    return KeyFigure(value, StatisticsText.KEY_WON(), _share_won(won, matches))


def _share_won(won: int, matches: int) -> str:
    if not matches:
        return ""
    share = decimal(100 * won / matches, 0)
    if matches < LEAST:
        return StatisticsText.SHARE(percent=share)
    low, high = (decimal(100 * value, 0) for value in likely_share(won, matches))
    return StatisticsText.KEY_SHARE(share=share, low=low, high=high)


def _of_deals(found: Report, mine: SeatSums, name: str = "") -> tuple[KeyFigure, ...]:
    return (_points(found, mine), _canastas(mine), _out(found, mine, name))


def _points(found: Report, mine: SeatSums) -> KeyFigure:
    others, deals = found.at("opponent"), number(mine.seats, "deal")
    label = StatisticsText.KEY_POINTS()
    if not mine.seats:
        return KeyFigure(NOTHING, label, StatisticsText.NO_DEAL())
    below = StatisticsText.KEY_DEALS(deals=deals)
    if others.seats and mine is not found.at("watched"):
        theirs = _signed_or_nothing(others.mean("points"))
        below = StatisticsText.KEY_OPPONENTS(points=theirs, deals=deals)
    if mine.doubt is not None and mine is found.at("own"):  # partners share what they score
        below = StatisticsText.KEY_DOUBT(points=figures(round(_SURE * mine.doubt)), rest=below)
    return KeyFigure(_signed_or_nothing(mine.mean("points")), label, below)


def _signed_or_nothing(value: float | None) -> str:
    return NOTHING if value is None else figures(round(value), signed=True)


def _canastas(mine: SeatSums) -> KeyFigure:
    label = StatisticsText.KEY_CANASTAS()
    if not mine.seats:
        return KeyFigure(NOTHING, label, "")
    every = sum(mine.mean(column) or 0.0 for column in CANASTAS)
    natural = decimal(mine.mean("natural") or 0.0, 1)
    return KeyFigure(decimal(every, 1), label, StatisticsText.KEY_NATURAL(count=natural))


def _out(found: Report, mine: SeatSums, name: str) -> KeyFigure:
    watched = not found.at("own").seats
    label = (
        StatisticsText.KEY_OUT_ANY
        if watched
        else StatisticsText.KEY_OUT_BY
        if name
        else StatisticsText.KEY_OUT
    )(name=name)
    if not mine.seats:
        return KeyFigure(NOTHING, label, "")
    below = [] if watched else [
        StatisticsText.of("key.out", place)(share=_per_cent(found.at(place)))
        for place in ("partner", "opponent")
        if found.at(place).seats
    ]  # fmt: skip
    value = StatisticsText.SHARE(percent=_per_cent(mine))
    return KeyFigure(value, label, ", ".join(below))


def _per_cent(sums: SeatSums) -> str:
    return decimal(100 * (sums.mean("out") or 0.0), 0)
