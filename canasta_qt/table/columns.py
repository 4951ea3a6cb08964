"""Lays the melds, red threes and staged groups of one side out as columns by rank. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.controller.view_model import (
    CardModel,
    DraftModel,
    MeldModel,
    SideModel,
    Token,
    Zone,
    ZoneKind,
)
from canasta_qt.table.places import CARD_RATIO, ColumnPlace, Place, Pose, Rect

RANKS = "3456789TJQKA"
STRIP = 0.25
"""How much of a covered card shows at best, in card heights: its index."""

RED_SUITS = ("h", "d")


@dataclass(frozen=True, slots=True)
class Column:
    """What stands in one column: laid cards, then staged cards that would join them."""

    zone: Zone
    order: float
    cards: tuple[CardModel, ...]
    staged: tuple[CardModel, ...] = ()
    draft: int | None = None
    meld: MeldModel | None = None

    @property
    def squared(self) -> bool:
        """Whether the laid cards form a squared-up canasta."""
        return self.meld is not None and self.meld.canasta != "no"

    @property
    def strips(self) -> int:
        """How many index strips show above the card in front."""
        laid = 1 if self.squared else len(self.cards)
        return max(0, laid + len(self.staged) - 1)


def rank_order(rank: str) -> float:
    """Position of a rank from left to right; wild melds and whatever else come last."""
    return float(RANKS.index(rank)) if rank in RANKS and rank else float(len(RANKS))


def columns_of(side: SideModel, draft: DraftModel | None) -> list[Column]:
    """The columns of a side from left to right: red threes, melds by rank, staged groups."""
    groups = list(enumerate(draft.groups)) if draft and side.is_ours else []
    columns = []
    if side.red_threes:
        zone = Zone(ZoneKind.RED_THREES, side.side)
        columns.append(Column(zone, -1.0, side.red_threes))
    onto = {group.onto: (i, group.cards) for i, group in groups if group.onto is not None}
    for meld in side.melds:
        index, staged = onto.get(meld.uid, (None, ()))
        zone = Zone(ZoneKind.MELD, meld.uid)
        order = rank_order(meld.rank)
        columns.append(Column(zone, order, meld.cards, staged, index, meld))
    known = {meld.uid for meld in side.melds}
    for i, group in groups:
        if group.onto is None or group.onto not in known:
            order = rank_order(group.rank) + 0.5
            columns.append(Column(Zone(ZoneKind.DRAFT, i), order, (), group.cards, i))
    return sorted(columns, key=lambda column: column.order)


@dataclass(frozen=True, slots=True)
class ColumnMetrics:
    """Measures shared by the columns of one area."""

    card_width: float
    slot: float
    strip: float
    unit: float

    @property
    def card_height(self) -> float:
        """Height of a melded card."""
        return self.card_width * CARD_RATIO


def fit(columns: list[Column], area: Rect, card_height: float, unit: float) -> ColumnMetrics:
    """The largest cards, up to `card_height`, with which all columns fit into `area`."""
    gap = 7 * unit
    count = max(1, len(columns))
    slot = area.w / count
    width = min(card_height / CARD_RATIO, slot - min(gap, 0.12 * slot))
    slot = min(slot, width + gap + 5 * unit)
    strips = max((column.strips for column in columns), default=0)
    room = area.h - 17 * unit - width * CARD_RATIO
    strip = min(STRIP * width * CARD_RATIO, room / strips if strips else room)
    return ColumnMetrics(width, slot, max(0.0, strip), unit)


def place_columns(
    columns: list[Column], area: Rect, metrics: ColumnMetrics, base_z: float
) -> tuple[dict[Token, Place], list[ColumnPlace]]:
    """Places for all cards of an area's columns, centred as one block."""
    tallest = max((column.strips for column in columns), default=0)
    block = metrics.card_height + tallest * metrics.strip + 11 * metrics.unit
    top = area.y + 3 * metrics.unit + max(0.0, (area.h - 6 * metrics.unit - block) / 2)
    left = area.cx - metrics.slot * len(columns) / 2
    cards: dict[Token, Place] = {}
    places: list[ColumnPlace] = []
    for i, column in enumerate(columns):
        cx = left + (i + 0.5) * metrics.slot
        cards.update(_column_cards(column, cx, top, metrics, base_z + 30 * i))
        places.append(_column_place(column, cx, top, metrics))
    return cards, places


def _column_cards(
    column: Column, cx: float, top: float, metrics: ColumnMetrics, z: float
) -> dict[Token, Place]:
    """Places for the cards of one column, with its first card's upper edge at `top`."""
    result: dict[Token, Place] = {}
    y = top + metrics.card_height / 2
    showing = set(_showing(column))
    laid = _stacking(column)
    for height, (index, card) in enumerate(laid):
        dy = 0.0 if column.squared else height * metrics.strip
        pose = Pose(cx, y + dy, metrics.card_width)
        hidden = card.token not in showing
        result[card.token] = Place(pose, z + height, column.zone, index, card.face, hidden)
    below = (1 if column.squared else len(laid)) if laid else 0
    for index, card in enumerate(column.staged):
        pose = Pose(cx, y + (below + index) * metrics.strip, metrics.card_width)
        zone = Zone(ZoneKind.DRAFT, column.draft or 0)
        result[card.token] = Place(pose, z + len(laid) + index, zone, index, card.face)
    return result


def _stacking(column: Column) -> list[tuple[int, CardModel]]:
    """The laid cards from bottom to top; a canasta shows its colour on top."""
    cards = list(enumerate(column.cards))
    if column.squared:
        cards.sort(key=lambda pair: pair[1].token == _top_card(column).token)
    return cards


def _top_card(column: Column) -> CardModel:
    """The card that tells the kind: red for a natural canasta, black for a mixed one."""
    wanted = {"natural": RED_SUITS, "mixed": ("s", "c")}
    kind = column.meld.canasta if column.meld else "no"
    rank = column.meld.rank if column.meld else ""
    for card in reversed(column.cards):
        face = card.face or "??"
        if kind == "wild" and face.startswith("X"):
            return card
        if face[0] == rank and face[-1] in wanted.get(kind, ()):
            return card
    naturals = [card for card in column.cards if (card.face or "?")[0] == rank]
    return (naturals or list(column.cards))[-1]


def _showing(column: Column) -> list[Token]:
    if column.squared:
        return [_top_card(column).token]
    return [card.token for card in column.cards]


def _column_place(column: Column, cx: float, top: float, metrics: ColumnMetrics) -> ColumnPlace:
    w, h = metrics.card_width, metrics.card_height
    rect = Rect(cx - w / 2, top, w, h + column.strips * metrics.strip)
    staged = None
    if column.staged:
        above = (column.strips + 1 - len(column.staged)) * metrics.strip
        first = top + above
        staged = Rect(rect.x, first, w, rect.bottom - first)
    caption = (cx, rect.bottom + 1 * metrics.unit)
    return ColumnPlace(column.zone, rect, staged, caption, column.meld, column.draft)
