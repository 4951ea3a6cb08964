"""The table widget: takes models, scripts and the player's hands, and joins them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from canasta_qt.table.accessible import TableMirror
from canasta_qt.table.interactions.base import Context, Hover, Selection
from canasta_qt.table.interactions.keyboard import Keyboard, key_text
from canasta_qt.table.interactions.menus import CardMenu, ChoiceMenu
from canasta_qt.table.interactions.press import Gestures
from canasta_qt.table.items.buttons import ButtonRow, SortButtons
from canasta_qt.table.layout.places import zone_at
from canasta_qt.table.stage import TableStage
from canasta_qt.table.tips import TipBox
from canasta_qt.table.transient import PromptVoice, ThinkingDots
from canasta_qt.view_model.pictures import (
    ButtonId,
    ChoiceModel,
    DropTarget,
    RefusedModel,
    SortOrder,
    Token,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import TableCommands


class NoCommands:
    """A `TableCommands` that does nothing."""

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        """No place."""
        return ()

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        """Nothing."""

    def activate(self, zone: Zone) -> None:
        """Nothing."""

    def quick(self, token: Token) -> None:
        """Nothing."""

    def press(self, button: ButtonId) -> None:
        """Nothing."""

    def choose(self, option: int | None) -> None:
        """Nothing."""

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        """Nothing."""

    def sort_hand(self, how: SortOrder) -> None:
        """Nothing."""

    def unstage(self, tokens: tuple[Token, ...]) -> None:
        """Nothing."""

    def script_finished(self) -> None:
        """Nothing."""


MODIFIER_KEYS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class TableView(TableStage):
    """The card table: the stage, with the player's hands on it.

    Hand it `TableCommands` once, then scripts to `play` or models to show. `announced` carries
    each beat's sentence, `told` its ledger entry, `hint_left`: no hint is wanted any more,
    `touched`: a button of the mouse was pressed on it.
    """

    announced = Signal(str)
    told = Signal(object)
    hint_left = Signal()
    touched = Signal()

    def __init__(self, resources: Path, parent: QWidget | None = None) -> None:
        super().__init__(resources, parent)
        self.setAccessibleName(self.tr("Card table"))
        self._voice = PromptVoice(self._scene, self)
        self.player.announced.connect(self.announced)
        self.player.told.connect(self.told)
        self.player.finished.connect(self._report_finished)
        self.player.shown.connect(self._after_change)
        self.selection = Selection(self._scene)
        self.mirror = TableMirror(self)
        self._context = Context(self._scene, self.selection, NoCommands(), self._voice.hush)
        self.gestures = Gestures(self._context)
        self.card_menu = CardMenu(self._context, self)
        self.keyboard = Keyboard(self._context, self._back, self.card_menu.open_beside)
        self.buttons = ButtonRow(self.viewport())
        self.buttons.pressed.connect(self._press_button)
        self.sorts = SortButtons(self.viewport())
        self.sorts.pressed.connect(self._sort)
        self.choices = ChoiceMenu(self._scene.art, self)
        self.choices.chosen.connect(self._choose)
        self._dots = ThinkingDots(self._scene, self)
        self._hover = Hover(self._scene)
        self._tips = TipBox(self._scene, self.viewport())
        self._last_point: QPoint | None = None
        self._click_counted = True
        self._scene.relaid.connect(self._after_change)

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """From now on these keys (in Qt's portable text) give these commands."""
        self.keyboard.set_keys(keys)

    # --- what the game tells ----------------------------------------------------------------

    def set_commands(self, commands: TableCommands) -> None:
        """Send the player's wishes here from now on."""
        self._context.commands = commands

    @property
    def is_still(self) -> bool:
        """Whether nothing moves, nothing waits to be shown and nothing is being dragged."""
        moving = self.player.pending or self._scene.animator.busy
        return not moving and self.gestures.current is None

    def refuse(self, refused: RefusedModel) -> None:
        """Say why not: shake the cards (or the place) and put the reason in the prompt line."""
        self._voice.refuse(refused)

    def hint(self, text: str, tokens: tuple[Token, ...] | None) -> None:
        """Say what to do and lift the cards of the hand that it is about; None lifts none."""
        self._voice.hint(text)
        if tokens is not None:
            self.selection.set(tokens)

    def offer(self, choice: ChoiceModel) -> None:
        """Ask which of several ways was meant, beside the gesture; the answer goes to `choose`."""
        self.choices.offer(choice, self.viewport().mapToGlobal(self._gesture_point()))

    def _gesture_point(self) -> QPoint:
        """Where the mouse made the gesture, or the button that was pressed.

        For a key, and to take the pile, beside the pile, which most choices are about.
        """
        layout = self._scene.layout
        if self._last_point is not None or layout is None:
            return self._last_point or QPoint()
        pile = layout.zones[Zone(ZoneKind.PILE)]
        return QPoint(round(pile.right), round(pile.y))

    @property
    def commands(self) -> TableCommands:
        """What the player's wishes are sent to; for questions."""
        return self._context.commands

    def act(self) -> TableCommands:
        """The same for deeds from outside the picture, once everything that moves is there."""
        self.player.skip()
        self._last_point = None
        return self._context.act()

    # --- keeping in step --------------------------------------------------------------------

    def _report_finished(self) -> None:
        self._context.commands.script_finished()

    def _after_change(self) -> None:
        """Model or size have changed: buttons, gesture, ring and dots follow."""
        model, layout = self._scene.model, self._scene.layout
        if model is None or layout is None:
            return
        self.buttons.show_buttons(model.buttons, layout.buttons, layout.unit)
        self.sorts.offer(model.sorts, layout.sorts, layout.unit)
        room = self.buttons.left_edge(layout.buttons) - layout.prompt.x - 10 * layout.unit
        wide = layout.prompt._replace(w=max(room, 60.0))
        self._scene.fixed_items.prompt.set_rect(wide, layout.unit)
        self.gestures.relaid()
        self.keyboard.show_ring()
        self._dots.follow(model)
        self.viewport().update()  # Qt forgets to clear where a card lay that moved and hid at once

    def _press_button(self, id_: ButtonId) -> None:
        button = self.buttons.button(id_) if id_ is not ButtonId.TAKE_PILE else None
        self._last_point = button.geometry().topLeft() if button is not None else None
        if self._gate():
            self._context.act().press(id_)

    def _sort(self, how: SortOrder) -> None:
        if self._gate():
            self._context.act().sort_hand(how)

    def _choose(self, option: int | None) -> None:
        self._context.commands.choose(option)

    def _back(self) -> None:
        """Esc: leave the gesture, else the choice of cards, else the staged cards."""
        self._voice.hint("")
        self._voice.hush()
        self.hint_left.emit()
        if self.gestures.cancel() or self.keyboard.pile.close():
            return
        if self.model is not None and self.model.caution:
            self._context.act().press(ButtonId.LEAVE_IT)
        elif self.selection:
            self.selection.clear()
        elif self.model is not None and self.model.draft is not None:
            self._context.act().unstage(())
        else:
            self.keyboard.leave()

    def _gate(self) -> bool:
        """Skip what is moving; True if the player's input may still count.

        Input given while others' cards moved only skips: it was meant for another picture.
        """
        if self.player.playing is None:
            return True
        own = self.model is not None and self.player.is_only_by(self.model.viewer)
        self.player.skip()
        return own

    # --- mouse ------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        self._last_point = event.position().toPoint()
        if event.button() != Qt.MouseButton.LeftButton or self.model is None:
            self.gestures.cancel()
            return
        self.keyboard.leave()
        self._click_counted = self._gate()
        x, y = event.position().x(), event.position().y()
        self.gestures.press(x, y, event.modifiers(), cards_only=not self._click_counted)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._last_point = point.toPoint()
            self.gestures.move(point.x(), point.y())
        elif self.player.playing is None:
            self._hover.at(point.x(), point.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._last_point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.release()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click on a card of the hand does the obvious thing with it; with Ctrl it
        chooses the whole rank.

        Not when its first click only skipped what was moving, nor with another key held down.
        """
        counts = self._click_counted and self._gate()
        if event.button() != Qt.MouseButton.LeftButton or not counts:
            return
        token = self._hand_card_at(event.position())
        if token is None:
            return
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.selection.group(token)
        elif not event.modifiers():
            self.selection.clear()
            self._context.act().quick(token)

    def _hand_card_at(self, point: QPointF) -> Token | None:
        item = self._scene.card_at(point.x(), point.y())
        return item.token if item and item.token in self._scene.hand_tokens() else None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button offers what is possible with a card of the hand, or at a place."""
        if self.model is None or not self._gate():
            return
        self._last_point = event.pos()
        token = self._hand_card_at(QPointF(event.pos()))
        zone = zone_at(self._context.layout, event.pos().x(), event.pos().y())
        self.card_menu.open_for(token, zone, event.globalPos())

    def leaveEvent(self, event: QEvent) -> None:
        self._hover.set(None)
        super().leaveEvent(event)

    # --- keys -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in MODIFIER_KEYS or self.model is None:
            super().keyPressEvent(event)
            return
        if not self._gate():
            event.accept()
            return
        if self.gestures.current is not None and key != Qt.Key.Key_Escape:
            event.accept()
            return
        self._last_point = None
        event.setAccepted(self.keyboard.press(key_text(event)))
        if event.isAccepted():
            self._tips.beside(self.keyboard.zone)
            self.mirror.follow(self.keyboard.zone, self.keyboard.token)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks over the places of the table, then on to the buttons and beyond."""
        if self.model is not None and self.hasFocus() and self.keyboard.tab(forward):
            self._tips.beside(self.keyboard.zone)
            self.mirror.follow(self.keyboard.zone, self.keyboard.token)
            return True
        return super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.keyboard.leave()
        super().focusOutEvent(event)

    # --- events of the view -----------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Card table"))
            self._voice.hint("")
            self._voice.hush()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = event.pos()
            self._tips.at_mouse(event, self.tip_at(at.x(), at.y()))
            return True
        return super().viewportEvent(event)

    def tip_at(self, x: float, y: float) -> str:
        """What the place at a point says of itself; nothing during a gesture."""
        return "" if self.gestures.current is not None else self._tips.text_at(x, y)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()
