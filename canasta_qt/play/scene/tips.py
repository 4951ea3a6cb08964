"""Tips about places of the table, when the mouse or the focus rests on them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from canasta_qt.play.scene.items.header_item import canasta_words, deal_line, side_line, total_words
from canasta_qt.play.scene.items.painted import translate
from canasta_qt.play.scene.layout.places import zone_at
from canasta_qt.play.scene.scene import TableScene
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.view_model.pictures import SeatModel, SideModel, TableModel, Token, Zone, ZoneKind
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted, figures, labelled

_TAKEN = QT_TRANSLATE_N_NOOP(
    "Table", "You take one card, and it is melded.", "You take {n} cards, this one is melded."
)
_FOOT = QT_TRANSLATE_N_NOOP("Table", "foot: 1 card", "foot: {n} cards")


def tip_of(model: TableModel, zone: Zone) -> str:
    text = _TEXTS.get(zone.kind)
    return text(model, zone.key) if text is not None else ""


def depth_tip(model: TableModel, token: Token) -> str:
    """What taking the spread pile down to this card would bring; empty for other cards."""
    place = next((i for i, card in enumerate(model.pile) if card.token == token), None)
    if place is None:
        return ""
    if place not in (model.pile_depths or ()):
        return translate("Table", "You cannot take the pile down to this card.")
    count = len(model.pile) - place
    return counted(_TAKEN, count)


def side_tip(model: TableModel, side: SideModel) -> str:
    """A side in full: who, what they have, how they stand."""
    lines = [side.name, *(labelled(name, figures(total)) for name, total in side.totals)]
    if not side.totals:
        lines.append(translate("Table", "total {points}").format(points=total_words(side)))
    lines += [side_line(side, playing=model.over == "no"), side.deal_note, canasta_words(side)]
    lines += [" · ".join(side.needs), side.lacks, *side.progress]
    return "\n".join(filter(None, lines))


def _meld(model: TableModel, uid: int) -> str:
    labels = {meld.uid: meld.label for side in model.sides for meld in side.melds}
    return labels.get(uid, "")


def _draft(model: TableModel, index: int) -> str:
    groups = model.draft.groups if model.draft is not None else ()
    return groups[index].problem if index < len(groups) else ""


def _seat(model: TableModel, number: int) -> str:
    seat = _seat_of(model, number)
    if seat.resting:
        return translate("Table", "{name} rests this deal").format(name=seat.name)
    partners = [
        other.name
        for other in model.seats
        if other.side == seat.side and other.seat != number and not other.resting
    ]
    lines = [seat.name]
    if partners:
        together = translate("Table", "plays with {names}")
        lines.append(together.format(names=", ".join(partners)))
    lines.append(translate("Table", "cards in the hand: {count}").format(count=len(seat.hand)))
    if seat.foot or seat.foot_text:
        lines.append(_foot(model, number))
    if seat.waiting:
        lines.append(_waiting(model, number))
    if number != model.viewer and model.plays:
        lines.append(translate("Table", "a click tells what the others did"))
    return "\n".join(lines)


def _waiting(model: TableModel, number: int) -> str:
    text = translate("Table", "bonus cards, picked up at the next turn: {count}")
    return text.format(count=len(_seat_of(model, number).waiting))


def _foot(model: TableModel, number: int) -> str:
    seat = _seat_of(model, number)
    text = counted(_FOOT, len(seat.foot))
    return seat.foot_text or (text if seat.foot else "")


def _heap(model: TableModel, number: int) -> str:
    text = translate("Table", "loose cards laid aside: {count}")
    return text.format(count=len(_side_of(model, number).heap))


def _reserved(model: TableModel, index: int) -> str:
    text = translate("Table", "bonus cards set aside for a side that opens: {count}")
    return text.format(count=len(model.reserved[index]))


def _threes(model: TableModel, number: int) -> str:
    text = translate("Table", "tabled threes: {count}")
    return text.format(count=len(_side_of(model, number).threes))


def _seat_of(model: TableModel, number: int) -> SeatModel:
    return next(seat for seat in model.seats if seat.seat == number)


def _side_of(model: TableModel, number: int) -> SideModel:
    return next(side for side in model.sides if side.side == number)


_TEXTS: dict[ZoneKind, Callable[[TableModel, int], str]] = {
    ZoneKind.PILE: lambda model, _: model.pile_text,
    ZoneKind.STOCK: lambda model, _: model.stock_text,
    ZoneKind.MELD: _meld,
    ZoneKind.DRAFT: _draft,
    ZoneKind.SEAT: _seat,
    ZoneKind.WAITING: _waiting,
    ZoneKind.FOOT: _foot,
    ZoneKind.HEAP: _heap,
    ZoneKind.RESERVED: _reserved,
    ZoneKind.THREES: _threes,
}


class TipBox:
    """The tips of one table; `viewport` is where they appear."""

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        self._scene = scene
        self._viewport = viewport

    def text_at(self, x: float, y: float) -> str:
        """The tip about the place at a point, if any."""
        layout, model = self._scene.layout, self._scene.model
        if layout is None or model is None:
            return ""
        if self._scene.spread:
            item = self._scene.card_at(x, y)
            return depth_tip(model, item.token) if item is not None else ""
        if layout.bar.contains(x, y):
            side = self._scene.fixed_items.bar.side_at(x, y)
            return side_tip(model, side) if side else f"{model.rules_name}\n{deal_line(model)}"
        if model.draft is not None and layout.badge.contains(x, y):
            return "\n".join(dict.fromkeys((model.draft.badge, model.draft.problem))).strip()
        for side in model.sides:
            if layout.captions[side.side].contains(x, y):
                return side_tip(model, side)
        own = layout.seats.get(model.viewer)
        if own is not None and own.rect.contains(x, y):
            return _seat(model, model.viewer)
        zone = zone_at(layout, x, y)
        return tip_of(model, zone) if zone is not None else ""

    def at_mouse(self, event: QHelpEvent, text: str) -> None:
        """Show a text where the mouse rests; an empty one hides the box."""
        if text:
            QToolTip.showText(event.globalPos(), tip_lines(text), self._viewport)
        else:
            QToolTip.hideText()

    def beside(self, zone: Zone | None) -> None:
        """Show the tip about the place with the keyboard's focus beside it."""
        layout, model = self._scene.layout, self._scene.model
        rect = layout.zones.get(zone) if layout is not None and zone is not None else None
        text = tip_of(model, zone) if model is not None and zone is not None and rect else ""
        if text and rect is not None:
            at = self._viewport.mapToGlobal(QPoint(round(rect.right), round(rect.bottom)))
            QToolTip.showText(at, tip_lines(text), self._viewport)
        elif QToolTip.isVisible():
            QToolTip.hideText()
