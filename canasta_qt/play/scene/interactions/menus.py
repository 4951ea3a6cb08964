"""The menu of the right button."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, get_args

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from canasta_qt.play.scene.interactions.base import Context
from canasta_qt.play.scene.tips import tip_of
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.ui.widgets.standard import bold
from canasta_qt.view_model.pictures import ButtonId, DropTarget, SortOrder, Token, Zone, ZoneKind
from canasta_qt.words.keys import BY_ID

SORT_ORDERS: Final[tuple[SortOrder, ...]] = get_args(SortOrder)
"""Ways to sort the hand; the commands are called the same."""

_HAND: Final = ZoneKind.HAND

MenuEntry = tuple[str, Callable[[], None]]
"""Words of the menu, and what they do."""


class CardMenu(QMenu):
    """Places for the chosen cards, or the one under the mouse; ways to choose and to sort; and the
    buttons of the moment."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._sorts = QMenu(self)  # a new one each time would stay

    def open_for(self, token: Token | None, zone: Zone | None, at: QPoint) -> bool:
        """Show the menu for a card of the hand, or a place; False if nothing is possible."""
        if token is not None and token not in self._context.selection:
            self._context.selection.set((token,))
        self.clear()
        place = zone if token is None and zone is not None and zone.kind is not _HAND else None
        self._tell(place)
        self._fill(self, self._going(None if token is not None else zone))
        self._fill(self, self._buttons())
        if token is not None:
            self._fill(self, self._choosing(token))
        model = self._context.scene.model
        if place is None and model is not None and model.sorts:
            self.addSeparator()
            self._sorts.setTitle(self.tr("Sort my hand"))
            self._sorts.clear()
            self._fill(self._sorts, self._sorting())
            self.addMenu(self._sorts)
        if self.actions():
            self.popup(at)
        return bool(self.actions())

    def open_beside(self, token: Token | None, zone: Zone | None) -> None:
        """Show the menu beside a card of the hand, or a place; beside the hand for neither."""
        scene, layout, view = self._context.scene, self._context.layout, self.parentWidget()
        near = layout.zones.get(zone, layout.hand) if zone is not None else layout.hand
        if token is not None:
            near = scene.rest_pose(scene.cards[token]).bounds
        point = QPoint(round(near.cx), round(near.y))
        self.open_for(token, zone, view.mapToGlobal(point) if view is not None else point)

    def _fill(self, menu: QMenu, entries: Iterator[MenuEntry]) -> None:
        found = list(entries)
        if found and menu.actions():
            menu.addSeparator()
        for words, deed in found:
            text = words[:1].upper() + words[1:]
            action = menu.addAction(text.replace("&", "&&"))
            action.triggered.connect(self._context.acting)
            action.triggered.connect(deed)

    def _going(self, zone: Zone | None) -> Iterator[MenuEntry]:
        chosen = self._context.selection.tokens
        for target in self._context.commands.drop_targets(chosen) if chosen else ():
            if zone is None or target.zone == zone:
                yield target.label, partial(self._send, chosen, target.zone)

    def _tell(self, place: Zone | None) -> None:
        """Begin with what there is to say of a place."""
        model = self._context.scene.model
        text = tip_of(model, place) if model is not None and place is not None else ""
        for line in text.replace(". ", ".\n").splitlines():
            told = self.addAction(line.replace("&", "&&"))
            told.setEnabled(False)
            told.setFont(bold(self.font()))

    def _buttons(self) -> Iterator[MenuEntry]:
        model = self._context.scene.model
        for button in model.buttons if model else ():
            if button.enabled:
                yield button.label, partial(self._press, button.id)

    def _choosing(self, token: Token) -> Iterator[MenuEntry]:
        selection, hand = self._context.selection, self._context.scene.hand_tokens()
        yield self.tr("Select the whole rank"), partial(selection.group, token)
        yield self.tr("Select the whole hand"), partial(selection.set, hand)
        yield self.tr("Clear selection"), selection.clear
        yield self.tr("Move to the left end"), partial(self._move, 0)
        yield self.tr("Move to the right end"), partial(self._move, len(hand))

    def _sorting(self) -> Iterator[MenuEntry]:
        model = self._context.scene.model
        for how in SORT_ORDERS:
            if how == "suits" and not (model and model.has_runs):
                continue
            words = BY_ID[how].label.replace("&", "")
            yield words, partial(self._sort, how)

    def _press(self, button: ButtonId) -> None:
        # a menu may outlive the show it was opened in: the table that is there is asked
        self._context.commands.press(button)

    def _sort(self, how: SortOrder) -> None:
        self._context.commands.sort_hand(how)

    def _move(self, index: int) -> None:
        self._context.commands.reorder(self._context.selection.tokens, index)

    def _send(self, chosen: tuple[Token, ...], zone: Zone) -> None:
        tokens = tuple(t for t in chosen if t in self._context.scene.hand_tokens())
        if tokens:
            self._context.commands.drop(tokens, zone)


_LAID = (ZoneKind.MELD, ZoneKind.DRAFT)
_PLACED = (*_LAID, ZoneKind.NEW_MELD)

PAUSE_MS = 700
"""Pause before an outcome is spoken: going through the hand by keys reads the cards first."""


@dataclass(frozen=True, slots=True)
class Obvious:
    """Drop the chosen cards on a zone: the label of its button, if any, and the outcome.

    The button of what is `doubtful` is not in gold.
    """

    zone: Zone
    label: str
    outcome: str
    doubtful: bool = False


class Offers(QObject):
    """Follows which cards are chosen; `dragging`: a gesture shows its own places now."""

    told = Signal(str)
    """The outcome of the chosen cards, to be spoken."""

    def __init__(self, context: Context, dragging: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._dragging = dragging
        self.obvious: Obvious | None = None
        """The action of the main button now."""
        self._said = ""
        self._pause = single_shot(self, lambda: self.told.emit(self._said), PAUSE_MS)

    def follow(self) -> None:
        """Other cards are chosen, or the table has changed."""
        scene, tokens = self._context.scene, self._context.selection.tokens
        model = scene.model
        if scene.layout is None or model is None or self._dragging():
            return
        playing = bool(tokens) and model.my_turn and model.plays and not model.caution
        targets = self._context.commands.drop_targets(tokens) if playing else ()
        places = [target.zone for target in targets if _outlined(target)]
        scene.fixed_items.offer(places, len(tokens), scene.layout)
        found = obvious(targets)
        self._show(found.outcome if found else "")
        led = any(button.accent or button.id is ButtonId.DRAW for button in model.buttons)
        self.obvious = found if found and found.label and not led else None

    def _show(self, outcome: str) -> None:
        """Write what comes of it, and say it once no other card is chosen."""
        self._context.scene.fixed_items.prompt.set_outcome(outcome)
        if outcome == self._said:
            return
        self._said = outcome
        if outcome:
            self._pause.start()
        else:
            self._pause.stop()


def _outlined(target: DropTarget) -> bool:
    """Melds that take the cards as they are, and groups put out that may wait with them."""
    kind = target.zone.kind
    return kind is ZoneKind.DRAFT or (kind is ZoneKind.MELD and bool(target.deed))


def obvious(targets: tuple[DropTarget, ...]) -> Obvious | None:
    """What to do with cards that may go to these places, if there is only one thing to do.

    Laying off comes before a new meld, and that before a discard. Cards that can only be staged to
    wait for others get no button, only the words.
    """
    done = [target for target in targets if target.deed]
    for kinds in (_LAID, (ZoneKind.NEW_MELD,), (ZoneKind.PILE,)):
        found = [target for target in done if target.zone.kind in kinds]
        if found:
            one = found[0]
            if len(found) > 1:
                return None
            return Obvious(one.zone, one.deed, one.outcome, one.doubtful)
    outcomes = {t.outcome: t.zone for t in targets if t.zone.kind in _PLACED}
    text, zone = next(iter(outcomes.items()), ("", None))
    return Obvious(zone, "", text) if zone is not None and text and len(outcomes) == 1 else None
