"""The columns of one side: what stands in them, how large they are, and what peeps out. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from canasta_qt.table.layout.places import (
    CARD_RATIO,
    CardPlace,
    ColumnPlace,
    Pose,
    Rect,
    TableLayout,
    Tally,
)
from canasta_qt.view_model.pictures import (
    CardModel,
    DraftModel,
    MeldModel,
    SideModel,
    Token,
    Zone,
    ZoneKind,
)

RANKS = "3456789TJQKA"
SUITS = "shdc"

RED_SUITS = ("h", "d")


@dataclass(frozen=True, slots=True)
class Column:
    """What stands in one column: laid cards, then staged cards that would join them."""

    zone: Zone
    order: tuple[float, int]
    cards: tuple[CardModel, ...]
    staged: tuple[CardModel, ...] = ()
    draft: int | None = None
    meld: MeldModel | None = None
    folded: bool = False
    """Squared up although it is no canasta, because there is no room for all of its cards."""

    @property
    def squared(self) -> bool:
        """Whether the laid cards lie exactly on each other."""
        if self.meld is None:
            return self.zone.kind is ZoneKind.HEAP
        return self.folded or self.meld.canasta != "no"

    @property
    def strips(self) -> int:
        """How many index strips show above the card in front."""
        laid = 1 if self.squared else len(self.cards)
        return max(0, laid + len(self.staged) - 1)


def rank_order(rank: str) -> float:
    """Position of a rank from left to right; wild melds and whatever else come last."""
    return float(RANKS.index(rank)) if rank in RANKS and rank else float(len(RANKS))


def meld_order(meld: MeldModel) -> tuple[float, int]:
    """Where a meld stands: by rank, runs last by suit; of one rank, the one begun first."""
    if meld.suit:
        return len(RANKS) + 1.0 + SUITS.index(meld.suit), meld.uid
    return rank_order(meld.rank), meld.uid


def span(meld: MeldModel) -> str:
    """The ranks of a run, "5–10"; empty for other melds.

    The cards ascend, and wild ones stand for the ranks between.
    """
    naturals = ((i, card.face or "?") for i, card in enumerate(meld.cards))
    first = next(((i, face) for i, face in naturals if face[0] in RANKS), None)
    if not meld.suit or first is None:
        return ""
    low = RANKS.index(first[1][0]) - first[0]
    high = low + len(meld.cards) - 1
    if low < 0 or high >= len(RANKS):
        return ""
    return f"{RANKS[low]}–{RANKS[high]}".replace("T", "10")


def columns_of(side: SideModel, draft: DraftModel | None) -> list[Column]:
    """The columns of a side from left to right: threes, loose cards, melds, staged groups."""
    groups = list(enumerate(draft.groups)) if draft and side.is_ours else []
    columns = []
    if side.threes:
        zone = Zone(ZoneKind.THREES, side.side)
        columns.append(Column(zone, (-2.0, 0), side.threes))
    if side.heap:
        columns.append(Column(Zone(ZoneKind.HEAP, side.side), (-1.0, 0), side.heap))
    onto = {group.onto: (i, group.cards) for i, group in groups if group.onto is not None}
    for meld in side.melds:
        index, staged = onto.get(meld.uid, (None, ()))
        zone = Zone(ZoneKind.MELD, meld.uid)
        columns.append(Column(zone, meld_order(meld), meld.cards, staged, index, meld))
    known = {meld.uid for meld in side.melds}
    for i, group in groups:
        if group.onto is None or group.onto not in known:
            order = (rank_order(group.rank) + 0.5, i)
            columns.append(Column(Zone(ZoneKind.DRAFT, i), order, (), group.cards, i))
    return sorted(columns, key=lambda column: column.order)


def stacking(column: Column) -> list[tuple[int, CardModel]]:
    """The laid cards from bottom to top, each with its place in the meld.

    Wilds lie behind, so that the rank is seen in front; a canasta shows its colour on top. A run
    lies in its own order.
    """
    cards = list(enumerate(column.cards))
    if column.meld is None or column.meld.suit:
        return cards
    if column.squared:
        cards.sort(key=lambda pair: pair[1].token == _top_card(column).token)
    elif column.meld.rank in RANKS:
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


MELD_Z = 1000.0

STRIP = 0.25
"""How much of a covered card shows at best, in card heights: its index."""

THREES_APART = 0.3
"""Gap between the red threes and the melds, in columns."""

MARGIN = 18.0
"""Height of an area that columns leave free for their captions, in units."""

LEVEL = 3
"""So many cards of a canasta lie exactly on each other; the next ones peep out behind."""

ENOUGH = 34.0
"""Cards at least so wide, in units, and all columns stand side by side. With narrower ones,
canastas share columns, one below the other; then other sides' melds are squared up and do too."""

MOST_DEEP = 3
"""So many canastas share a column at most."""

BELOW = 15.0
"""Height between canastas that share a column, in units: for the count of the upper one."""

Slot = tuple[Column, ...]
"""Columns that stand one below the other; more than one only of what is squared up."""


@dataclass(frozen=True, slots=True)
class ColumnMetrics:
    """Measures shared by the columns of one area.

    Up to `depth` canastas share a column; if `folded`, all melds do as if they were canastas.
    """

    card_width: float
    slot: float
    room: float
    unit: float
    depth: int
    folded: bool

    @property
    def card_height(self) -> float:
        """Height of a melded card."""
        return self.card_width * CARD_RATIO

    def strip(self, column: Column) -> float:
        """How much shows of each covered card: its index, less in a long column."""
        best = STRIP * self.card_height
        spare = self.room - self.card_height
        return max(0.0, min(best, spare / column.strips)) if column.strips else best

    def height(self, slot: Slot) -> float:
        """From the upper edge of the first card to the lower edge of the last."""
        if len(slot) > 1:
            return len(slot) * self.card_height + (len(slot) - 1) * BELOW * self.unit
        return self.card_height + slot[0].strips * self.strip(slot[0])


def fit(
    columns: list[Column], area: Rect, card_height: float, unit: float, *, may_fold: bool = False
) -> ColumnMetrics:
    """The largest cards, up to `card_height`, with which all columns fit into `area`.

    `may_fold`: melds may be squared up for want of room.
    """
    enough = min(ENOUGH * unit, card_height / CARD_RATIO)
    best = _fit(columns, area, card_height, unit, 1)
    for folded in (False, True)[: 1 + may_fold]:
        for depth in range(2, MOST_DEEP + 1):
            if best.card_width >= enough:
                return best
            other = _fit(columns, area, card_height, unit, depth, folded=folded)
            best = max(best, other, key=lambda metrics: metrics.card_width)
    return best


def _fit(
    columns: list[Column], area: Rect, card_height: float, unit: float, depth: int,
    *, folded: bool = False,
) -> ColumnMetrics:  # fmt: skip
    gap, room = 7 * unit, area.h - MARGIN * unit
    if depth > 1:
        card_height = min(card_height, (room - (depth - 1) * BELOW * unit) / depth)
    slots = _slots(columns, depth, folded=folded)
    slot = area.w / max(1.0, len(slots) + _apart(slots))
    width = min(card_height / CARD_RATIO, slot - min(gap, 0.12 * slot))
    slot = min(slot, width + gap + 6 * unit)
    return ColumnMetrics(width, slot, room, unit, depth, folded)


def _slots(columns: list[Column], depth: int, *, folded: bool) -> list[Slot]:
    """What stands side by side: single columns, canastas before the melds if they share some."""
    if depth == 1:
        return [(column,) for column in columns]
    if folded:
        columns = [replace(column, folded=column.meld is not None) for column in columns]
    full = [c for c in columns if c.meld is not None and c.squared and not c.staged]
    others = [column for column in columns if column not in full]
    first = sum(column.meld is None and bool(column.cards) for column in others)
    shared = [tuple(full[i : i + depth]) for i in range(0, len(full), depth)]
    single = [(column,) for column in others]
    return [*single[:first], *shared, *single[first:]]


def _apart(slots: list[Slot]) -> float:
    """How far red threes at the left stand apart, in columns."""
    threes = len(slots) > 1 and slots[0][0].zone.kind is ZoneKind.THREES
    return THREES_APART if threes else 0.0


def place_columns(
    layout: TableLayout, columns: list[Column], area: Rect, metrics: ColumnMetrics
) -> None:
    """Lay all cards of an area's columns, centred as one block; with the counts of loose cards."""
    slots = _slots(columns, metrics.depth, folded=metrics.folded)
    tallest = max((metrics.height(slot) for slot in slots), default=0.0)
    top = area.y + 5 * metrics.unit + max(0.0, (metrics.room - tallest) / 2)
    apart = _apart(slots)
    left = area.cx - metrics.slot * (len(slots) + apart) / 2
    down = metrics.card_height + BELOW * metrics.unit
    z = MELD_Z
    for i, slot in enumerate(slots):
        cx = left + (i + 0.5 + (apart if i else 0.0)) * metrics.slot
        for j, column in enumerate(slot):
            y = top + j * down
            layout.cards.update(_column_cards(column, cx, y, metrics, z))
            place = _column_place(column, cx, y, metrics)
            layout.columns.append(place)
            layout.zones[place.zone] = place.rect
            if place.draft is not None and place.staged is not None:
                layout.zones[Zone(ZoneKind.DRAFT, place.draft)] = place.staged
            if column.zone.kind is ZoneKind.HEAP:
                layout.tallies.append(Tally(column.zone, cx, place.rect.bottom, z + 29))
            z += 30


def _column_cards(
    column: Column, cx: float, top: float, metrics: ColumnMetrics, z: float
) -> dict[Token, CardPlace]:
    """Places for the cards of one column, with its first card's upper edge at `top`."""
    result: dict[Token, CardPlace] = {}
    y = top + metrics.card_height / 2
    showing = _showing(column)
    laid = stacking(column)
    strip = metrics.strip(column)
    lift = min(1.0, 28 / max(1, len(laid) + len(column.staged)))
    for height, (index, card) in enumerate(laid):
        level = min((len(laid) - 1 - height) // LEVEL, 2)
        dy = -1.4 * level * metrics.unit if column.squared else height * strip
        pose, hidden = Pose(cx, y + dy, metrics.card_width), card.token not in showing
        above = z + lift * height
        result[card.token] = CardPlace(pose, above, column.zone, index, card.face, hidden)
    below = (1 if column.squared else len(laid)) if laid else 0
    for index, card in enumerate(column.staged):
        pose = Pose(cx, y + (below + index) * strip, metrics.card_width)
        zone = Zone(ZoneKind.DRAFT, column.draft or 0)
        above = z + lift * (len(laid) + index)
        result[card.token] = CardPlace(pose, above, zone, index, card.face)
    return result


def _showing(column: Column) -> set[Token]:
    """The cards that are seen: all of them, of a squared-up stack the edges of some."""
    if column.squared:
        stack = [card.token for _, card in reversed(stacking(column))]
        return set(stack[: 2 * LEVEL + 1 : LEVEL])
    return {card.token for card in column.cards}


def _column_place(column: Column, cx: float, top: float, metrics: ColumnMetrics) -> ColumnPlace:
    w = metrics.card_width
    rect = Rect(cx - w / 2, top, w, metrics.height((column,)))
    staged = None
    if column.staged:
        first = top + (column.strips + 1 - len(column.staged)) * metrics.strip(column)
        staged = Rect(rect.x, first, w, rect.bottom - first)
    caption = (cx, rect.bottom + metrics.unit)
    room = metrics.slot - 2 * metrics.unit
    return ColumnPlace(column.zone, rect, staged, caption, room, column.meld, column.draft)
