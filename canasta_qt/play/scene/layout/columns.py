"""The columns of one side: what stands in them, in which order, and what peeps out. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.view_model.pictures import (
    CardModel,
    DraftModel,
    MeldModel,
    SideModel,
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

    @property
    def is_canasta(self) -> bool:
        """Whether the laid cards lie squared up under a band."""
        return self.meld is not None and self.meld.canasta != "no"

    @property
    def is_run(self) -> bool:
        """Whether cards of one suit in a row stand here."""
        return self.meld is not None and bool(self.meld.suit)

    @property
    def squared(self) -> bool:
        """Whether the laid cards lie exactly on each other."""
        return self.is_canasta or self.zone.kind is ZoneKind.HEAP

    @property
    def strips(self) -> int:
        """How many cards of an open column lie under the one in front."""
        return max(0, len(self.cards) + len(self.staged) - 1)


def rank_order(rank: str) -> float:
    """Position of a rank from left to right; wild melds and whatever else come last."""
    return float(RANKS.index(rank)) if rank in RANKS and rank else float(len(RANKS))


def meld_order(meld: MeldModel) -> tuple[float, int]:
    """Where a meld stands: by rank, runs last by suit; of one rank, the one begun first."""
    if meld.suit:
        return len(RANKS) + 1.0 + SUITS.index(meld.suit), meld.uid
    return rank_order(meld.rank), meld.uid


def span(meld: MeldModel) -> str:
    """The ranks of a run, whose cards ascend, wild ones included: "5–10"; empty for other melds."""
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
    """The columns of a side: canastas, open and staged ones by rank, loose cards, threes."""
    groups = list(enumerate(draft.groups)) if draft and side.is_ours else []
    columns = []
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
    columns.sort(key=lambda column: (not column.is_canasta, column.order))
    last = float(len(RANKS) + len(SUITS) + 1)
    for kind, cards in ((ZoneKind.HEAP, side.heap), (ZoneKind.THREES, side.threes)):
        if cards:
            columns.append(Column(Zone(kind, side.side), (last, 0), cards))
    return columns


def stacking(column: Column) -> list[tuple[int, CardModel]]:
    """The laid cards from bottom to top, each with its place in the meld.

    Wilds lie behind; a canasta shows its colour on top; a run lies in its own order.
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


def in_sight(column: Column, most: int) -> list[bool]:
    """Which cards of an open column show, from bottom to top, when `most` may peep out.

    The front card always does, then cards staged by the player, then wild ones, then those nearest
    to the front. A run is not torn: only its lowest cards are covered.
    """
    laid = [card for _, card in stacking(column)]
    count = len(laid) + len(column.staged)

    def rank(place: int) -> tuple[bool, bool, int]:
        wild = place < len(laid) and not column.is_run and _is_wild(laid[place], column.meld)
        return place < len(laid), not wild, -place

    seen = set(sorted(range(count - 1), key=rank)[: max(most, len(column.staged) - 1)])
    return [place in seen or place == count - 1 for place in range(count)]
