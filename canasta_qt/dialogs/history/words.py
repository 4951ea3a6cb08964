"""How the history calls things: columns, results, times, people."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from canasta_qt.controller.history import Period
from canasta_qt.controller.messages.levels import level_name
from canasta_qt.controller.messages.names import person_name
from canasta_qt.record.log import Player
from canasta_qt.storage.match_list import ListColumn, State


def _tr(text: str) -> str:
    return QCoreApplication.translate("history", text)


def column_names() -> dict[ListColumn, str]:
    """The columns from left to right, and their headings."""
    return {
        "played": _tr("Date"),
        "rules_name": _tr("Rules"),
        "players": _tr("Players"),
        "state": _tr("Result"),
        "margin": _tr("Margin"),
        "deals": _tr("Deals"),
    }


def state_names() -> dict[State, str]:
    """How a match ended for the player, or that it did not."""
    return {
        "running": _tr("Not finished"),
        "won": _tr("Won"),
        "lost": _tr("Lost"),
        "shared": _tr("Shared"),
        "watched": _tr("Watched"),
    }


def period_names() -> dict[Period, str]:
    """How far back one looks."""
    return {
        "": _tr("At any time"),
        "day": _tr("Today"),
        "week": _tr("The last 7 days"),
        "month": _tr("The last 30 days"),
        "year": _tr("The last 12 months"),
    }


def moment(seconds: float) -> str:
    """Day and time, as the system writes them; `seconds` since the epoch."""
    when = QDateTime.fromSecsSinceEpoch(round(seconds))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def names_of(players: Sequence[Player]) -> str:
    """Who sat at the table."""
    return ", ".join(person_name(one.name) for one in players)


def company(players: Sequence[Player]) -> str:
    """Who sat at the table and how the bots play, a line each."""
    lines = []
    for one in players:
        level = level_name(one.played_by.partition(":")[0])
        name, text = person_name(one.name), _tr("{name}: {level}")
        lines.append(name if one.is_human else text.format(name=name, level=level))
    return "\n".join(lines)
