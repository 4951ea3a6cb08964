"""The people of several sheets, ranked by all the points they have made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.tally import tally


@dataclass(frozen=True, slots=True)
class Standing:
    """One person: rank from 1, shared by those with as many points, sheets, matches won, points."""

    rank: int
    name: str
    sheets: int
    won: int
    points: int


def ranking(sheets: Iterable[Sheet]) -> tuple[Standing, ...]:
    """Everybody on the sheets, most points first. A partner has all the points of the side.

    People are the same where their names are, in whatever letters.
    """
    names: dict[str, str] = {}
    figures: dict[str, list[int]] = {}
    for sheet in sheets:
        scored = tally(sheet)
        winners = scored.outcome.winners if scored.outcome is not None else ()
        for seat, name in enumerate(sheet.names):
            column = sheet.setup.scorer_of[seat]
            mine = figures.setdefault(name.casefold(), [0, 0, 0])
            gained = (scored.ahead.totals[column], column in winners, len(sheet.deals) > 0)
            mine[:] = [have + more for have, more in zip(mine, gained, strict=True)]
            names.setdefault(name.casefold(), name)
    points = sorted((have for have, _, _ in figures.values()), reverse=True)
    standings = (
        Standing(points.index(mine[0]) + 1, names[key], mine[2], mine[1], mine[0])
        for key, mine in figures.items()
    )
    return tuple(sorted(standings, key=lambda one: (one.rank, -one.won, one.name.casefold())))
