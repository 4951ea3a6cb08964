"""A trial as a table to read: its figures beside those of the game compared with, and a summary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from canasta_qt.arena.tally import Tally, apart
from canasta_qt.arena.trial import TrialReport
from canasta_qt.controller.figures import decimal, figures
from canasta_qt.controller.messages.names import game_name
from canasta_qt.controller.messages.trial import (
    COMPARISONS,
    comparison_text,
    figure_label,
    section_title,
    trial_text,
)
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.presets import UnknownPreset, preset
from canasta_qt.engine.setup import setup_for

NOTEWORTHY = 3.0
"""Standard errors from which a difference is told: chance does that once in some 300 times, and a
dozen figures are looked at."""

EDGE = 0.05
"""Shares so close to nothing or all are written with a tenth."""

NOTHING = "–"
"""Stands where nothing was seen."""


@dataclass(frozen=True, slots=True)
class TrialRow:
    """A figure: its label, its value here and in the game compared with, and how they differ.

    `differs`: 1 when the value here is higher beyond chance, -1 when it is lower, else 0.
    """

    name: str
    label: str
    here: str
    there: str
    differs: Literal[-1, 0, 1] = 0


@dataclass(frozen=True, slots=True)
class TrialSection:
    """Rows under a heading."""

    title: str
    rows: tuple[TrialRow, ...]


def _tenths(tally: Tally) -> str:
    return decimal(tally.mean, 1)


def _hundredths(tally: Tally) -> str:
    return decimal(tally.mean, 2)


def _points(tally: Tally) -> str:
    return figures(round(tally.mean))


def _share(tally: Tally) -> str:
    """Per cent; near all or nothing with a tenth, so that 199 of 200 are not called all."""
    places = 0 if EDGE < tally.mean < 1 - EDGE or tally.mean in (0, 1) else 1
    return trial_text("unit.share", percent=decimal(100 * tally.mean, places))


def _minutes(tally: Tally) -> str:
    return trial_text("unit.time", minutes=decimal(tally.mean / 60, 0))


Form = Callable[[Tally], str]

_LENGTH: dict[str, Form] = {"turns": _tenths, "seconds": _minutes}

_OPENING: dict[str, Form] = {
    "opened": _share,
    "opening_round": _tenths,
    "opening_points": _points,
    "piles": _tenths,
    "pile_cards": _tenths,
}

_ENDING: dict[str, Form] = {
    "ended.out": _share,
    "concealed": _share,
    "special": _share,
    "ended.stock": _share,
    "ended.conceded": _share,
    "ended.locked": _share,
}

_CANASTAS: dict[str, Form] = {
    "canastas": _hundredths,
    "canastas.natural": _hundredths,
    "canastas.mixed": _hundredths,
    "canastas.wild": _hundredths,
    "canastas.sequence": _hundredths,
}

_SCORE: dict[str, Form] = {
    "points": _points,
    "points.melded": _points,
    "points.natural_canastas": _points,
    "points.mixed_canastas": _points,
    "points.wild_canastas": _points,
    "points.sequences": _points,
    "points.rank_canastas": _points,
    "points.sets": _points,
    "points.special_hands": _points,
    "points.going_out": _points,
    "points.red_threes": _points,
    "points.black_threes": _points,
    "points.hand": _points,
    "points.other": _points,
}

_FORMS: dict[str, Form] = {**_LENGTH, **_OPENING, **_ENDING, **_CANASTAS, **_SCORE}


def everybody_alone(rules: TableRules) -> bool:
    """Whether the running totals are players', so that one speaks of players, not of sides."""
    return all(len(seats) == 1 for seats in setup_for(rules).scorer_seats)


def base_title(base_id: str) -> str:
    """What to call the rules compared with: a game's name, or "before your changes"."""
    try:
        return game_name(preset(base_id).name)
    except UnknownPreset:
        return trial_text("unchanged")


def trial_sections(
    report: TrialReport, base: TrialReport | None, *, player: bool
) -> tuple[TrialSection, ...]:
    """The table; rows in which nothing was seen in either game are left out."""
    whose = "player" if player else "side"
    parts = {
        "length": _LENGTH,
        "opening": _OPENING,
        "ending": _ENDING,
        whose: _CANASTAS,
        f"points.{whose}": _SCORE,
    }
    sections = (
        TrialSection(
            section_title(heading),
            tuple(
                _row(name, report, base, player=player)
                for name in names
                if _seen(name, report, base)
            ),
        )
        for heading, names in parts.items()
    )
    return tuple(section for section in sections if section.rows)


def trial_summary(
    report: TrialReport, base: TrialReport | None, *, title: str, base_name: str, player: bool
) -> tuple[str, ...]:
    """Sentences for people: what is clearly different, then what went wrong."""
    told = []
    if report.done < report.wanted:
        told = [trial_text("stopped", deals=figures(report.done))]
    if base is None:
        told += [trial_text("alone", title=title)]
    else:
        told += [
            _comparison(name, report, base, player=player)
            for name in COMPARISONS
            if name in _FORMS and _differs(name, report, base)
        ] or [trial_text("same", base=base_name, deals=figures(report.deals))]
    faults = {"endless": report.endless, "refused": report.refused, "lost": report.lost}
    troubles = [trial_text(key, count=count) for key, count in faults.items() if count]
    return (*told, *troubles)


def _row(name: str, report: TrialReport, base: TrialReport | None, *, player: bool) -> TrialRow:
    there = NOTHING if base is None else _written(name, base)
    label = figure_label(name, player=player)
    return TrialRow(name, label, _written(name, report), there, _differs(name, report, base))


def _written(name: str, report: TrialReport) -> str:
    tally = report.figures[name]
    return _FORMS[name](tally) if tally.count else NOTHING


def _seen(name: str, report: TrialReport, base: TrialReport | None) -> bool:
    reports = (report,) if base is None else (report, base)
    return any(one.figures[name].squares for one in reports)


def _differs(name: str, report: TrialReport, base: TrialReport | None) -> Literal[-1, 0, 1]:
    if base is None:
        return 0
    gap = apart(report.figures[name], base.figures[name])
    if abs(gap) < NOTEWORTHY:
        return 0
    return 1 if gap > 0 else -1


def _comparison(name: str, report: TrialReport, base: TrialReport, *, player: bool) -> str:
    here, there = _written(name, report), _written(name, base)
    higher = _differs(name, report, base) > 0
    return comparison_text(name, here, there, higher=higher, player=player)
