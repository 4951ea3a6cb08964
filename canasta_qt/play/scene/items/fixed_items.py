"""Everything on the table that is not a card: kept in step with model and layout."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.play.scene.items import zone_items as zones
from canasta_qt.play.scene.items.badge_item import BadgeItem
from canasta_qt.play.scene.items.canasta_item import CanastaBand, CanastaBase
from canasta_qt.play.scene.items.ceremony_item import CeremonyItem
from canasta_qt.play.scene.items.header_item import BarItem, CaptionItem, NoteItem
from canasta_qt.play.scene.items.painted import PaintedItem, translate
from canasta_qt.play.scene.items.prompt_item import PromptItem
from canasta_qt.play.scene.items.seat_item import ChatBubble, SeatItem
from canasta_qt.play.scene.layout.areas import marks_of
from canasta_qt.play.scene.layout.places import Rect, TableLayout
from canasta_qt.play.scene.layout.regions import MELD_Z
from canasta_qt.play.scene.layout.stacks import SPREAD_Z, hidden_count, part_size
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import DropTarget, TableModel, Zone, ZoneKind

GROUND_Z, CHIP_Z, GLOW_Z, TOP_Z = 1.0, 4500.0, 4600.0, 30_000.0
"""Heights of what lies under the cards, on the melds, over the melds, and over everything."""

BASE_Z, BAND_Z = MELD_Z - 5, CHIP_Z - 3
"""Heights of what lies under the cards of a canasta, and of the band around it."""

OFFER_Z = CHIP_Z - 4
"""Height of the outline around a place for chosen cards: below bands and counts."""

RING_Z = GLOW_Z + 1
"""Height of the ring around a place that has the keyboard's focus."""

OVER_CARDS_Z = SPREAD_Z + 999
"""Height of that ring around a card of the hand or of the spread pile."""

BANNER_LEAST, BANNER_MOST = 80.0, 230.0
"""Width of the banner beside stock and pile, in units."""

OVER_SPREAD = 900.0
"""Height of the glow of its cards above that of the spread pile."""

AnyItem = TypeVar("AnyItem", bound=PaintedItem)


class FixedItems:
    """Owns the painted items; they are made once and shown or hidden afterwards."""

    def __init__(self, scene: QGraphicsScene, resources: Path, art: CardArt) -> None:
        self._scene = scene
        self.portraits = Portraits(resources)
        self.bar = self._add(BarItem(GROUND_Z))
        self.prompt = self._add(PromptItem(GROUND_Z))
        self.badge = self._add(BadgeItem(CHIP_Z), shown=False)
        self.bubble = self._add(zones.PillItem(TOP_Z), shown=False)
        self.ring = self._add(zones.RingItem(RING_Z), shown=False)
        self.band = self._add(zones.BandItem(TOP_Z), shown=False)
        self.banner = self._add(zones.BannerItem(GLOW_Z + 2), shown=False)
        self.ceremony = self._add(CeremonyItem(self.portraits, art, TOP_Z + 1), shown=False)
        self.panel = self._add(zones.PanelItem(SPREAD_Z), shown=False)
        self._slots = [self._add(zones.SlotItem(GROUND_Z)) for _ in range(2)]
        self._stock = self._add(zones.CountItem(GROUND_Z, Qt.AlignmentFlag.AlignRight))
        self._pile = self._add(zones.CountItem(GROUND_Z, Qt.AlignmentFlag.AlignLeft))
        self.seats: dict[int, SeatItem] = {}
        self.remarks: dict[int, ChatBubble] = {}
        self._captions: list[CaptionItem] = []
        self._notes: list[NoteItem] = []
        self._areas: list[zones.AreaItem] = []
        self._chips: list[zones.ChipItem] = []
        self.bases: list[CanastaBase] = []
        self.bands: list[CanastaBand] = []
        """The bands of the canastas; those of `layout.columns`, in their order."""
        self._tallies: list[zones.TallyItem] = []
        self._tallied: list[Zone] = []
        self._declared: list[zones.PillItem] = []
        self._dashes: list[zones.DashedItem] = []
        self._offers: list[zones.GlowItem] = []
        self._glows: list[zones.GlowItem] = []
        self._words: list[zones.PillItem] = []
        self.glowing: dict[Zone, tuple[zones.GlowItem, zones.PillItem]] = {}

    def _add(self, item: AnyItem, *, shown: bool = True) -> AnyItem:
        self._scene.addItem(item)
        item.setVisible(shown)
        return item

    def show_model(self, model: TableModel, layout: TableLayout, ratio: float) -> None:
        """Bring every label, plate and outline in step."""
        u, marks = layout.unit, marks_of(model)
        self._stock.word = translate("Table", "stock")
        self._pile.word = translate("Table", "in the pile")
        self.ceremony.take_place(layout)
        self.bar.set_rect(layout.bar, u)
        self.bar.show_model(model, marks)
        self.prompt.set_rect(layout.prompt, u)
        self.prompt.set_prompt(model.prompt, model.my_turn, caution=model.caution)
        self._show_stacks(model, layout)
        self._show_seats(model, layout, marks, ratio)
        self._show_regions(model, layout, marks)
        self._show_columns(model, layout)
        self._show_canastas(layout)
        self._show_tallies(layout)
        self._show_declared(model, layout)
        self._show_badge(model, layout)
        self._show_banner(model, layout)

    def _show_stacks(self, model: TableModel, layout: TableLayout) -> None:
        u = layout.unit
        self._stock.set_rect(layout.stock_label, u)
        self._pile.set_rect(layout.pile_label, u)
        self._pile.notes, self._pile.frozen = pile_notes(model), model.frozen
        self.panel.setVisible(layout.spread is not None)
        if layout.spread is not None:
            self.panel.set_rect(layout.spread, u)
            words = translate("Table", "Choose a card: you take it and all cards above it")
            self.panel.words = words
        for item, kind in zip(self._slots, (ZoneKind.STOCK, ZoneKind.PILE), strict=True):
            item.set_rect(slot_rect(layout.zones[Zone(kind)], u), u)

    def show_counts(self, counts: Counter[Zone]) -> None:
        self._stock.count = counts[Zone(ZoneKind.STOCK)]
        self._pile.count = counts[Zone(ZoneKind.PILE)]
        for number, plate in self.seats.items():
            plate.count = counts[Zone(ZoneKind.HAND, number)]
        for tally, zone in zip(self._tallies, self._tallied, strict=False):
            tally.count = counts[zone]

    def _show_seats(
        self, model: TableModel, layout: TableLayout, marks: dict[int, int], ratio: float
    ) -> None:
        for seat in model.seats:
            if seat.seat not in self.seats:
                self.seats[seat.seat] = self._add(SeatItem(self.portraits, GROUND_Z))
                self.remarks[seat.seat] = self._add(ChatBubble(TOP_Z - 1))
            plate, place = self.seats[seat.seat], layout.seats.get(seat.seat)
            plate.setVisible(place is not None)
            if place is not None:
                plate.mark, plate.ratio = marks.get(seat.side), ratio
                plate.show_seat(seat, place, layout.unit)
                remark = self.remarks[seat.seat]
                remark.setVisible(bool(seat.remark) and model.over == "no")
                remark.say(seat.remark, place, layout.unit)
        present = {seat.seat for seat in model.seats}
        for number in self.seats.keys() - present:
            self.seats[number].setVisible(False)
            self.remarks[number].setVisible(False)

    def _show_regions(self, model: TableModel, layout: TableLayout, marks: dict[int, int]) -> None:
        u, count = layout.unit, len(model.sides)
        self._grow(self._areas, zones.AreaItem, count, GROUND_Z - 0.5)
        self._grow(self._captions, CaptionItem, count, GROUND_Z)
        self._grow(self._notes, NoteItem, count, GROUND_Z)
        playing = {seat.side for seat in model.seats if seat.is_turn}
        for number, side in enumerate(model.sides):
            place, mark = layout.regions[side.side], marks[side.side]
            ground, caption, note = self._areas[number], self._captions[number], self._notes[number]
            ground.set_rect(place.rect, u)
            ground.mark, ground.turn = mark, side.side in playing and model.over == "no"
            ground.rule = place.rule - place.rect.x if place.rule is not None else None
            ground.head = place.caption.bottom - place.rect.y if place.above else 0.0
            caption.side, caption.mark, caption.above = side, mark, place.above
            caption.playing = model.over == "no"
            caption.set_rect(place.caption, u)
            note.setVisible(place.note is not None)
            if place.note is not None:
                note.show_threes(side)
                note.set_rect(place.note, u)

    def _show_canastas(self, layout: TableLayout) -> None:
        found = [(place.canasta, place.meld) for place in layout.columns if place.canasta]
        self._grow(self.bases, CanastaBase, len(found), BASE_Z)
        self._grow(self.bands, CanastaBand, len(found), BAND_Z)
        for base, band, (card, meld) in zip(self.bases, self.bands, found, strict=False):
            assert card is not None
            assert meld is not None
            base.show_card(card, layout.unit)
            band.show_meld(meld, card, layout.unit)

    def _show_columns(self, model: TableModel, layout: TableLayout) -> None:
        u = layout.unit
        open_ones = (place for place in layout.columns if place.canasta is None)
        melds = [(place, place.meld) for place in open_ones if place.meld is not None]
        self._grow(self._chips, zones.ChipItem, len(melds), CHIP_Z)
        for chip, (place, meld) in zip(self._chips, melds, strict=False):
            chip.show_meld(meld, place.caption, place.room, u)
        groups = model.draft.groups if model.draft else ()
        staged = [
            (place.staged, groups[place.draft])
            for place in layout.columns
            if place.staged and place.draft is not None
        ]
        self._grow(self._dashes, zones.DashedItem, len(staged), CHIP_Z - 1)
        for dash, (rect, group) in zip(self._dashes, staged, strict=False):
            dash.set_rect(rect.grown(3.5 * u), u)
            dash.ok = group.ok

    def _show_tallies(self, layout: TableLayout) -> None:
        self._tallied = [tally.zone for tally in layout.tallies]
        self._grow(self._tallies, zones.TallyItem, len(layout.tallies), CHIP_Z)
        for item, tally in zip(self._tallies, layout.tallies, strict=False):
            item.show_tally(tally, layout.unit)

    def _show_declared(self, model: TableModel, layout: TableLayout) -> None:
        self._grow(self._declared, zones.PillItem, len(layout.declared), CHIP_Z)
        names = {seat.seat: seat.special for seat in model.seats}
        for pill, (seat, rect) in zip(self._declared, layout.declared.items(), strict=False):
            pill.show_text(names[seat], (rect.cx, rect.cy), layout.unit)

    def _grow(self, items: list[AnyItem], kind: type[AnyItem], count: int, z: float) -> None:
        """Have at least `count` items of the list, and exactly so many shown."""
        while len(items) < count:
            items.append(self._add(kind(z)))
        for i, item in enumerate(items):
            item.setVisible(i < count)

    def _show_badge(self, model: TableModel, layout: TableLayout) -> None:
        draft = model.draft
        ours = next((side for side in model.sides if side.is_ours), None)
        self.badge.setVisible(False)
        if draft is not None and draft.badge and ours is not None:
            self.badge.show_draft(draft, ours, layout.badge, layout.unit)
            self.badge.setVisible(True)

    def _show_banner(self, model: TableModel, layout: TableLayout) -> None:
        title = _banner_title(model)
        room = banner_room(model, layout)
        self.banner.setVisible(bool(title) and room is not None)
        if title and room is not None:
            self.banner.set_rect(room, layout.unit)
            self.banner.words = title, model.prompt if model.over == "no" else ""
            self.banner.setVisible(self.banner.is_legible)

    def offer(self, places: list[Zone], count: int, layout: TableLayout) -> None:
        """Outline places where `count` chosen cards may go, with their number."""
        u = layout.unit
        shown = [zone for zone in places if zone in layout.zones]
        self._grow(self._offers, zones.GlowItem, len(shown), OFFER_Z)
        for item, zone in zip(self._offers, shown, strict=False):
            item.ground = False
            item.set_rect(offer_rect(layout, zone), u)
        allowed = {zone.key for zone in shown if zone.kind is ZoneKind.MELD}
        for chip in self._chips:
            uid = chip.meld.uid if chip.meld is not None else None
            chip.show_more(count if uid in allowed and chip.isVisible() else 0)
        for band in self.bands:
            uid = band.meld.uid if band.meld is not None else None
            band.more = count if uid in allowed and band.isVisible() else 0

    def glow(self, targets: tuple[DropTarget, ...], layout: TableLayout) -> None:
        """Let exactly these places glow, each with its word; of a spread pile its cards."""
        spread = {Zone(ZoneKind.PILE)} if layout.spread is not None else set()
        shown = [t for t in targets if t.zone in layout.zones and t.zone not in spread]
        self._grow(self._glows, zones.GlowItem, len(shown), GLOW_Z)
        self._grow(self._words, zones.PillItem, len(shown), TOP_Z - 2)
        self.glowing = {}
        for glow, word, target in zip(self._glows, self._words, shown, strict=False):
            rect = glow_rect(layout, target.zone)
            free = 0 if target.zone.kind is ZoneKind.PILE else 5  # its count stands beside it
            glow.set_rect(rect.grown(free * layout.unit), layout.unit)
            over = target.zone.kind is ZoneKind.PILE_CARD
            glow.setZValue(SPREAD_Z + OVER_SPREAD if over else GLOW_Z)
            word.show_text(target.label, (0.0, 0.0), layout.unit)
            word.centre_on(*word_spot(rect, target.zone, layout, word.area.width()))
            self.glowing[target.zone] = (glow, word)
        self.heat(None)

    def heat(self, zone: Zone | None) -> None:
        """Light the place under the cards; words too wide for their place show only then."""
        for other, (glow, word) in self.glowing.items():
            glow.hot = other == zone
            fits = word.area.width() <= 1.12 * glow.area.width()
            word.setVisible(bool(word.text) and (fits or other == zone))


def word_spot(rect: Rect, zone: Zone, layout: TableLayout, width: float) -> tuple[float, float]:
    """The middle of a glowing place's word: where it hides least of what lies there."""
    u = layout.unit
    if zone.kind is ZoneKind.NEW_MELD:
        return rect.right - width / 2 - 10 * u, rect.bottom - 16 * u
    if zone.kind is ZoneKind.HAND:
        return rect.cx, rect.y + 10 * u
    return rect.cx, rect.y - 2 * u


def glow_rect(layout: TableLayout, zone: Zone) -> Rect:
    """The rectangle that glows or is ringed for a zone: whole columns for staged groups."""
    if zone.kind is ZoneKind.DRAFT:
        for place in layout.columns:
            if place.draft == zone.key:
                return place.rect
    return layout.zones[zone]


def offer_rect(layout: TableLayout, zone: Zone) -> Rect:
    """The outline of a place for chosen cards: around the count below open cards, too."""
    u, rect = layout.unit, glow_rect(layout, zone)
    place = next((one for one in layout.columns if one.zone == zone), None)
    if place is None or place.canasta is not None:
        return rect.grown(5 * u)
    below = zones.chip_height(u) - zones.RAISED * u
    room = next(area for area in layout.areas.values() if area.overlap(rect) > 0)
    outer = rect.grown(5 * u)
    return outer._replace(h=min(outer.h + below - 2 * u, room.bottom + 3 * u - outer.y))


def pile_notes(model: TableModel) -> tuple[str, ...]:
    """The notes below the count of the pile: frozen, hidden cards, what a take brings."""
    notes = [translate("Table", "frozen")] if model.frozen else []
    hidden, part = hidden_count(model), part_size(model)
    if hidden:
        notes.append(translate("Table", "{count} hidden").format(count=hidden))
    if part:
        notes.append(translate("Table", "top {count}").format(count=part))
    return tuple(notes)


def slot_rect(zone: Rect, unit: float) -> Rect:
    height = zone.h - 6 * unit
    return zone.middle(height / CARD_RATIO, height)


def banner_room(model: TableModel, layout: TableLayout) -> Rect | None:
    """The banner's place in the middle of a bare table, else beside the piles if there is room."""
    u, centre = layout.unit, layout.centre
    if model.over == "no":
        return centre.middle(min(centre.w, 460 * u), 84 * u)
    gap = 6 * u
    left = Rect(centre.x + gap, centre.y, layout.stock_label.x - centre.x - 2 * gap, centre.h)
    beyond = layout.pile_label.right + gap
    right = Rect(beyond, centre.y, centre.right - beyond - gap, centre.h)
    room = max(left, right, key=lambda rect: rect.w)
    if room.w < BANNER_LEAST * u:
        return None
    return room.middle(min(room.w, BANNER_MOST * u), min(room.h, 64 * u))


def _banner_title(model: TableModel) -> str:
    if model.over == "match":
        return translate("Table", "The match is over")
    if model.over == "deal":
        return translate("Table", "The deal is over")
    if not model.stock and not model.pile and not any(seat.hand for seat in model.seats):
        return translate("Table", "A new table")
    return ""
