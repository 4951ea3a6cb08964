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

THREES_APART = 0.3
"""Gap between the red threes and the melds, in columns."""

MARGIN = 18.0
"""Height of an area that columns leave free for their captions, in units."""

LEVEL = 3
"""So many cards of a canasta lie exactly on each other; the next ones peep out behind."""

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
    room: float
    unit: float

    @property
    def card_height(self) -> float:
        """Height of a melded card."""
        return self.card_width * CARD_RATIO

    def strip(self, column: Column) -> float:
        """How much shows of each covered card: its index, less in a long column."""
        best = STRIP * self.card_height
        spare = self.room - self.card_height
        return max(0.0, min(best, spare / column.strips)) if column.strips else best

    def height(self, column: Column) -> float:
        """From the upper edge of the first card to the lower edge of the last."""
        return self.card_height + column.strips * self.strip(column)


def fit(columns: list[Column], area: Rect, card_height: float, unit: float) -> ColumnMetrics:
    """The largest cards, up to `card_height`, with which all columns fit into `area`."""
    gap = 7 * unit
    slot = area.w / max(1.0, _slots(columns))
    width = min(card_height / CARD_RATIO, slot - min(gap, 0.12 * slot))
    slot = min(slot, width + gap + 6 * unit)
    return ColumnMetrics(width, slot, area.h - MARGIN * unit, unit)


def _slots(columns: list[Column]) -> float:
    """How many columns wide the block is; red threes stand a little apart."""
    apart = len(columns) > 1 and columns[0].zone.kind is ZoneKind.RED_THREES
    return len(columns) + (THREES_APART if apart else 0.0)


def place_columns(
    columns: list[Column], area: Rect, metrics: ColumnMetrics, base_z: float
) -> tuple[dict[Token, Place], list[ColumnPlace]]:
    """Places for all cards of an area's columns, centred as one block."""
    tallest = max((metrics.height(column) for column in columns), default=0.0)
    spare = metrics.room - tallest
    top = area.y + 5 * metrics.unit + max(0.0, spare / 2)
    left = area.cx - metrics.slot * _slots(columns) / 2
    apart = _slots(columns) - len(columns)
    cards: dict[Token, Place] = {}
    places: list[ColumnPlace] = []
    for i, column in enumerate(columns):
        cx = left + (i + 0.5 + (apart if i else 0.0)) * metrics.slot
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
    strip = metrics.strip(column)
    for height, (index, card) in enumerate(laid):
        level = min((len(laid) - 1 - height) // LEVEL, 2)
        dy = -1.4 * level * metrics.unit if column.squared else height * strip
        pose = Pose(cx, y + dy, metrics.card_width)
        hidden = card.token not in showing
        result[card.token] = Place(pose, z + height, column.zone, index, card.face, hidden)
    below = (1 if column.squared else len(laid)) if laid else 0
    for index, card in enumerate(column.staged):
        pose = Pose(cx, y + (below + index) * strip, metrics.card_width)
        zone = Zone(ZoneKind.DRAFT, column.draft or 0)
        result[card.token] = Place(pose, z + len(laid) + index, zone, index, card.face)
    return result


def _stacking(column: Column) -> list[tuple[int, CardModel]]:
    """The laid cards from bottom to top: wilds behind, so that the rank is seen in front.

    A canasta shows its colour on top.
    """
    cards = list(enumerate(column.cards))
    if column.squared:
        cards.sort(key=lambda pair: pair[1].token == _top_card(column).token)
    elif column.meld is not None and column.meld.rank in RANKS:
        cards.sort(key=lambda pair: not _is_wild(pair[1], column.meld))
    return cards


def _is_wild(card: CardModel, meld: MeldModel | None) -> bool:
    """Whether the card stands for another rank in this meld."""
    return meld is not None and card.face is not None and card.face[0] != meld.rank


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
        stack = [card.token for _, card in reversed(_stacking(column))]
        return stack[: 2 * LEVEL + 1 : LEVEL]
    return [card.token for card in column.cards]


def _column_place(column: Column, cx: float, top: float, metrics: ColumnMetrics) -> ColumnPlace:
    w = metrics.card_width
    rect = Rect(cx - w / 2, top, w, metrics.height(column))
    staged = None
    if column.staged:
        above = (column.strips + 1 - len(column.staged)) * metrics.strip(column)
        first = top + above
        staged = Rect(rect.x, first, w, rect.bottom - first)
    caption = (cx, rect.bottom + 1 * metrics.unit)
    room = metrics.slot - 2 * metrics.unit
    return ColumnPlace(column.zone, rect, staged, caption, room, column.meld, column.draft)
