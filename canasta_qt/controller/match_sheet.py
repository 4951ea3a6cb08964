"""Score sheets put together: one for the whole match, and all of them as plain text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages import number, score_label, sheet_text
from canasta_qt.controller.messages.scores import LINE_LABELS
from canasta_qt.controller.view_model import ScoreLineModel, ScoreSheetModel

NOTHING = "–"
"""Stands where a line does not apply to a side."""


def match_sheet(sheets: Sequence[ScoreSheetModel]) -> ScoreSheetModel:
    """The sheet of all deals so far: every kind of line summed up, and what each deal brought."""
    last = sheets[-1]
    so_far = sheet_text("so_far", deals=number(len(sheets), "deal"))
    deals = tuple(ScoreLineModel(sheet.title, sheet.deal_totals) for sheet in sheets)
    return replace(
        last,
        title=sheet_text("match"),
        outcome=so_far,
        lines=_summed(sheets),
        deal_totals=last.totals,
        before=(0,) * len(last.sides),
        deals=deals,
    )


def _summed(sheets: Sequence[ScoreSheetModel]) -> tuple[ScoreLineModel, ...]:
    present = {line.kind: line.label for sheet in sheets for line in sheet.lines}
    order = [kind for kind in LINE_LABELS if kind in present]
    order += [kind for kind in present if kind not in LINE_LABELS]
    return tuple(
        ScoreLineModel(
            score_label(kind) if kind in LINE_LABELS else present[kind],
            tuple(_sum(sheets, kind, side) for side in range(len(sheets[-1].sides))),
        )
        for kind in order
    )


def _sum(sheets: Sequence[ScoreSheetModel], kind: str, side: int) -> int | None:
    points = [line.points[side] for sheet in sheets for line in sheet.lines if line.kind == kind]
    told = [value for value in points if value is not None]
    return sum(told) if told else None


Row = tuple[str, Sequence[int | None], bool]
"""A label, a number for each side, and whether it is a sum."""


def rows_of(sheet: ScoreSheetModel) -> list[Row]:
    """All rows of a sheet in order: its lines, then the sums that belong below."""
    rows: list[Row] = [(line.label, line.points, False) for line in sheet.lines]
    if sheet.deals:
        rows += [(deal.label, deal.points, False) for deal in sheet.deals]
    else:
        rows.append((sheet_text("this_deal"), sheet.deal_totals, True))
        rows.append((sheet_text("before"), sheet.before, False))
    return [*rows, (sheet_text("total"), sheet.totals, True)]


def all_pages(sheets: Sequence[ScoreSheetModel]) -> list[ScoreSheetModel]:
    """The sheets of all deals, and where there are several that of the whole match."""
    return [*sheets, match_sheet(sheets)] if len(sheets) > 1 else list(sheets)


def told(sheet: ScoreSheetModel) -> str:
    """The sentence of a sheet: who has won the match, or how the deal ended."""
    return sheet.verdict if sheet.deals and sheet.match_over else sheet.outcome


def plain_text(sheets: Sequence[ScoreSheetModel]) -> str:
    """The sheets as text, in columns that stand in line where letters have one width."""
    return "\n\n".join(_page(sheet) for sheet in all_pages(sheets)) + "\n"


def _page(sheet: ScoreSheetModel) -> str:
    rows = rows_of(sheet)
    labels = max(len(label) for label, _, _ in rows)
    widths = [max(8, len(side)) for side in sheet.sides]
    head = " " * labels + _cells(sheet.sides, widths)
    lines = [label.ljust(labels) + _cells(map(_text, row), widths) for label, row, _ in rows]
    return "\n".join([f"{sheet.title}. {told(sheet)}", "", head, *lines])


def _cells(texts: Sequence[str] | map[str], widths: Sequence[int]) -> str:
    return "".join(f"  {text:>{width}}" for text, width in zip(texts, widths, strict=True))


def _text(points: int | None) -> str:
    return NOTHING if points is None else figures(points)
