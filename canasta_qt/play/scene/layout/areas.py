"""Divides the view into bands: header, seats on top, regions, centre, prompt line and hand. No Qt.

People at the sides have their plates in the centre band, beside stock and pile.
"""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.play.scene.layout.places import CardSize, Rect, TableLayout, per_cent
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import CardModel, SeatModel, TableModel, Zone, ZoneKind


def marks_of(model: TableModel) -> dict[int, int]:
    """Side to the number of its mark, the viewer's side 0.

    Of three people each keeps the mark of before one of them played alone; partners wear that of
    the first of them from the viewer on.
    """
    if len(model.seats) != THREE:
        return {side.side: number for number, side in enumerate(model.sides)}
    behind = sorted(model.seats, key=lambda seat: -((seat.seat - model.viewer) % THREE))
    return {seat.side: (seat.seat - model.viewer) % THREE for seat in behind}


THREE = 3
"""People of whom sides are made in the middle of a deal."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Sizes for the player's eyes."""

    card_size: CardSize | float = "normal"
    """Of all cards, by name or in per cent of the normal one."""
    words: float = 1.0
    """Of words and plates, 1 as designed."""
    large_index: bool = False
    """Whether cards have very large numbers, so that more of a covered card must be seen."""
    rows: int = 1
    """So many rows of the hand have room at least: a hand that had two keeps it in this deal."""

    @property
    def growth(self) -> float:
        """How far the cards are on the way from normal to the largest, 0 to 1."""
        return max(0.0, min(1.0, (per_cent(self.card_size) - 100) / (LARGEST - 100)))

    @property
    def strip(self) -> float:
        """How much of a covered card shows its whole rank, in card heights."""
        return 0.29 if self.large_index else 0.24


LARGEST = 165.0
"""The largest cards, in per cent."""

HAND_SHARE, HAND_MOST = 0.26, (0.236, 0.2)
"""The hand's part of the height of regions, centre and hand, with cards of normal size; and the
height of a card at most, in heights of the view, with one row of cards and with two."""

EDGE, BAR, TOP, PROMPT, MARGIN, GAP = 6.0, 42.0, 35.0, 33.0, 12.0, 4.0
"""In units: width of the wooden edge, heights of the header, of the plates on top and of the line
above the hand, distance of everything from the edge of the view, distance of the bands."""

LIFT = 12.0
"""How far a chosen card of the hand rises, in units; so much is free below the prompt line."""

TURNED = 1.05
"""Height of the hand in heights of its cards: those at its ends are turned and lie lower."""

CENTRE_SHARE = (0.243, 0.19)
"""The centre band's part of what the hand leaves, with normal and with the largest cards."""

LEAST_CENTRE = 62.0
"""Height of the centre band at least, in units, where people sit beside it."""

ONE_ROW_MOST = 21
"""More cards than these lie in two rows."""

ROW_STEP = 0.31
"""How much lower the front row lies, in card heights."""

TOP_ORDER = ("top_left", "top", "top_right")

SEAT_WIDTH, SEAT_SHARE = 212.0, 0.23
"""Width of the plates beside the centre: in units, and at most as a share of the view."""

WAITING_SHARE = 0.62
"""Height of the viewer's packets face down, in heights of the cards of the hand."""

SORT_WIDTH, SORT_HEIGHT = 98.0, 30.0
"""The buttons that sort the hand, in units."""

LEAST_SORT = 78.0
"""Pixels that their words need in the smallest type."""

VIEWER_WIDTH = 118.0
"""Width of the player's own plate, in units."""

BUTTONS_SHARE = 0.56
"""How much of the prompt line the buttons may take."""

LINEAR = 1.25
"""Up to so large a view words grow with it; beyond, cards grow faster than words."""

SLOWER = 0.55


def packets_of(seat: SeatModel) -> tuple[tuple[Zone, tuple[CardModel, ...]], ...]:
    """What lies face down beside a seat besides its hand: the foot, then bonus cards that wait."""
    packets = ((ZoneKind.FOOT, seat.foot), (ZoneKind.WAITING, seat.waiting))
    return tuple((Zone(kind, seat.seat), cards) for kind, cards in packets if cards)


def unit_for(width: float, height: float, words: float = 1.0) -> float:
    """The measure of small things for a view of this size; `words` as in `Sight`.

    Words may grow until the bands that hold them would take the cards' room.
    """
    most = min(width / 1024.0, height / 600.0)
    slow = most if most <= LINEAR else LINEAR * (most / LINEAR) ** SLOWER
    return max(0.6, min(slow * words, most * 1.2))


def line_height(unit: float) -> float:
    return max(17.0, 18 * unit)


def bar_height(unit: float) -> float:
    """Height of the bar on top: never too low for its two lines of smallest text."""
    return max(38, round(BAR * unit))


def hand_card_height(
    width: float, height: float, free: float, sight: Sight, unit: float, rows: int
) -> float:
    """Height of the cards of the hand; `free` is the height for regions, centre and hand."""
    normal = (HAND_SHARE * free - (LIFT + 3) * unit) / TURNED
    wanted = min(normal, 0.19 * height) * per_cent(sight.card_size) / 100
    return min(wanted, HAND_MOST[rows - 1] * height, width / 8.0 * CARD_RATIO)


def make_bands(
    model: TableModel, width: float, height: float, sight: Sight, tilt: float
) -> TableLayout:
    """Divide a view into bands; `tilt` is the upper regions' part of the height of all regions."""
    u = unit_for(width, height, sight.words)
    viewer = next((seat for seat in model.seats if seat.is_viewer), None)
    rows = 2 if viewer and not viewer.special and len(viewer.hand) > ONE_ROW_MOST else 1
    bar = Rect(0, 0, width, bar_height(u))
    top_h = TOP * u if _at(model, TOP_ORDER) else 0.0
    margin, inner_w = MARGIN * u, width - 2 * MARGIN * u
    free = height - bar.h - top_h - (EDGE + PROMPT + 1 + GAP * (3 if top_h else 2)) * u
    room = max(rows, sight.rows)
    card_h = hand_card_height(width, height, free, sight, u, room)
    hand_h = card_h * (TURNED + (room - 1) * ROW_STEP) + (LIFT + 3) * u
    low = Rect(margin, height - EDGE * u - hand_h, inner_w, hand_h)
    sorts, waiting, hand = _low(low, viewer, card_h, u)
    prompt, buttons = _prompt_line(Rect(margin, low.y - (PROMPT + 1) * u, inner_w, PROMPT * u), u)
    top = Rect(margin, bar.bottom + GAP * u, inner_w, top_h)
    first = top.bottom + (GAP * u if top_h else 0.0)
    middle = Rect(margin, first, inner_w, prompt.y - GAP * u - first)
    theirs, centre, ours = _bands(model, middle, sight, u, tilt)
    side = min(SEAT_WIDTH * u, SEAT_SHARE * width) if _at(model, ("left", "right")) else 0.0
    left = Rect(middle.x, centre.y, side, centre.h)
    right = Rect(middle.right - side, centre.y, side, centre.h)
    gap = 6 * u if side else 0.0
    centre = Rect(left.right + gap, centre.y, right.x - left.right - 2 * gap, centre.h)
    return TableLayout(
        width, height, u, card_h / CARD_RATIO, rows, bar, top, left, right, theirs, centre, ours,
        prompt, buttons, sorts, waiting, hand,
    )  # fmt: skip


def _prompt_line(line: Rect, u: float) -> tuple[Rect, Rect]:
    """The prompt and the buttons, right of the player's own plate."""
    buttons = line._replace(x=line.right - BUTTONS_SHARE * line.w, w=BUTTONS_SHARE * line.w)
    left = line.x + (VIEWER_WIDTH + 10) * u
    return line._replace(x=left, w=buttons.x - left - 8 * u), buttons


def _low(low: Rect, viewer: SeatModel | None, card_h: float, u: float) -> tuple[Rect, Rect, Rect]:
    tall = min(low.h - 4 * u, (2 * SORT_HEIGHT + 6) * u)
    sorts = Rect(low.x, low.bottom - tall - 2 * u, max(SORT_WIDTH * u, LEAST_SORT), tall)
    packets = len(packets_of(viewer)) if viewer else 0
    left, wide = sorts.right + 6 * u, (WAITING_SHARE * card_h / CARD_RATIO + 30 * u) * packets
    waiting = Rect(left, low.y + LIFT * u, wide, low.h - LIFT * u)
    return sorts, waiting, Rect(waiting.right, low.y, low.right - waiting.right, low.h)


def _bands(
    model: TableModel, middle: Rect, sight: Sight, u: float, tilt: float
) -> tuple[Rect, Rect, Rect]:
    gap, (normal, largest) = GAP * u, CENTRE_SHARE
    share = normal + (largest - normal) * sight.growth
    least = LEAST_CENTRE * u if _at(model, ("left", "right")) else 0.0
    centre_h = min(max(share * middle.h, least), 0.4 * middle.h)
    both = middle.h - centre_h - 2 * gap
    theirs = middle._replace(h=tilt * both)
    centre = middle._replace(y=theirs.bottom + gap, h=centre_h)
    return theirs, centre, middle._replace(y=centre.bottom + gap, h=both - theirs.h)


def _at(model: TableModel, positions: tuple[str, ...]) -> list[SeatModel]:
    return [seat for seat in model.seats if seat.position in positions]
