"""The score sheet after a deal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreLineModel:
    """One line of the score sheet: a label and one number per side (None: does not apply)."""

    label: str
    points: tuple[int | None, ...]
    detail: str = ""
    kind: str = ""
    """What the rules call it; a replay finds its action by this."""
    origins: tuple[str, ...] = ()
    """Side by side the cards that the points come from, where cards tell it."""


@dataclass(frozen=True, slots=True)
class ScoreSheetModel:
    """The sheet after a deal; the viewer's own column comes first in every tuple.

    `sides` names the columns: the sides, or the players where each keeps a total of his own;
    `totals` after this deal; `history` totals after each deal so far.
    """

    title: str
    outcome: str
    """How the deal ended, in words."""
    sides: tuple[str, ...]
    lines: tuple[ScoreLineModel, ...]
    deal_totals: tuple[int, ...]
    before: tuple[int, ...]
    totals: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    target: int | None
    match_over: bool = False
    winner: str = ""
    we_won: bool = False
    """Whether the viewer is among the winners of the match."""
    verdict: str = ""
    """At the end of a match: "You and Vera win by 640"."""
    bands: tuple[tuple[int, int], ...] = ()
    """From which total on an opening needs how many points; empty where totals do not matter."""
    deals: tuple[ScoreLineModel, ...] = ()
    """On a sheet of the whole match: what each deal brought. Empty on that of one deal."""
