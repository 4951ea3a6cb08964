"""The table widget: takes models, scripts and the player's hands, and joins them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from canasta_qt.play.scene.accessible import TableMirror
from canasta_qt.play.scene.hint_pointer import HintPointer
from canasta_qt.play.scene.interactions.base import Context, Hover, Selection
from canasta_qt.play.scene.interactions.keyboard import Keyboard, key_text
from canasta_qt.play.scene.interactions.menus import CardMenu, Offers
from canasta_qt.play.scene.interactions.press import Gestures
from canasta_qt.play.scene.items.background import Background
from canasta_qt.play.scene.items.buttons import (
    HINT,
    HINTED,
    OBVIOUS,
    ButtonRow,
    Meaning,
    SortButtons,
    tools_of,
)
from canasta_qt.play.scene.items.prompt_item import MORE, PromptItem
from canasta_qt.play.scene.layout.places import CardSize, zone_at
from canasta_qt.play.scene.moments import Celebrations
from canasta_qt.play.scene.panels.choice import Choices
from canasta_qt.play.scene.panels.note import NotePanel
from canasta_qt.play.scene.player import BeatPlayer
from canasta_qt.play.scene.scene import Presentation, TableScene
from canasta_qt.play.scene.teaching import Teacher
from canasta_qt.play.scene.tips import TipBox
from canasta_qt.play.scene.transient import ChatBubbles, PromptVoice, ThinkingDots
from canasta_qt.ui.style.motion import Tempo
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.view_model.pictures import (
    ButtonId,
    ButtonModel,
    ChoiceModel,
    DropTarget,
    HintModel,
    RefusedModel,
    SortOrder,
    TableModel,
    TermFinder,
    Token,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import BeatKind, Script, TableCommands
from canasta_qt.view_model.telling import Buffer
from canasta_qt.words.cards import number
from canasta_qt.words.reading import ReadingText, face_name
from canasta_qt.words.spoken.telling import SpokenText


class NoCommands:
    """A `TableCommands` that does nothing."""

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        return ()

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None: ...
    def activate(self, zone: Zone) -> None: ...
    def quick(self, token: Token, others: tuple[Token, ...] = ()) -> None: ...
    def press(self, button: ButtonId) -> None: ...
    def choose(self, option: int | None) -> None: ...
    def reorder(self, tokens: tuple[Token, ...], index: int) -> None: ...
    def sort_hand(self, how: SortOrder) -> None: ...
    def unstage(self, tokens: tuple[Token, ...]) -> None: ...
    def script_finished(self) -> None: ...


MODIFIER_KEYS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)

SMALLEST = QSize(640, 420)
"""The least size at which everything on the table can still be read."""


class TableView(QGraphicsView):
    """The card table, with the player's hands on it.

    Hand it `TableCommands` once, then scripts to `play` or models to show.

    Signals:
        hint_asked, hint_followed, hint_left: the player wants advice, the advised move, or no hint.
        hinted(str): the hint that stands in the prompt's place now; empty for none.
        term_asked(id): a word of the game in a message was clicked.
    """

    hint_left = Signal()
    hint_asked = Signal()
    hint_followed = Signal()
    hinted = Signal(str)
    term_asked = Signal(str)

    def __init__(self, resources: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name()
        self.scene_of_cards = scene = TableScene(resources, self)
        """The scene with its items, animator and art."""
        self._lie_flat()
        self._background = Background(self)
        self._background.repainted.connect(self.viewport().update)
        self._voice = PromptVoice(scene, self)
        self.player = BeatPlayer(scene, self)
        self.moments = Celebrations(scene, self.player, self)
        self.selection = Selection(scene)
        self.mirror = TableMirror(self.viewport())
        self._left: tuple[Zone | None, Token | None] = (None, None)
        """Where the ring was as the keys went elsewhere."""
        self._context = Context(scene, self.selection, NoCommands(), self._voice.hush)
        self.gestures = Gestures(self._context)
        self.offers = Offers(self._context, lambda: self.gestures.current is not None, self)
        self.offers.told.connect(self._say_outcome)
        self.chat = ChatBubbles(self._context, self.gestures, self)
        self.card_menu = CardMenu(self._context, self)
        self.keyboard = Keyboard(
            self._context, self._back, self.card_menu.open_beside, self._press_gold
        )
        self.buttons = ButtonRow(self.viewport())
        self.sorts = SortButtons(self.viewport())
        self.teacher = Teacher(scene, self.player, self.buttons, self)
        self.choices = Choices(scene.art, self.viewport())
        self._dots = ThinkingDots(scene, self)
        self._hover = Hover(scene)
        self._tips = TipBox(scene, self.viewport())
        self.pointer = HintPointer(scene, self)
        self._sorts: tuple[SortOrder, ...] = ()
        self._last_point: QPoint | None = None
        self._click_counted = True
        for signal, slot in (
            (self.player.finished, self._report_finished),
            (self.player.shown, self._after_change),
            (self.player.shown, self.chat.follow),
            (self.player.shown, self.pointer.follow),
            (scene.relaid, self._after_change),
            (scene.relaid, self.pointer.follow),
            (self.buttons.pressed, self._press_button),
            (self.sorts.pressed, self._sort),
            (self.choices.chosen, self._choose),
            (self.selection.changed, self._choice_changed),
        ):
            signal.connect(slot)

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Card table"))
        self.viewport().setAccessibleName(self.tr("Cards and buttons"))

    def _lie_flat(self) -> None:
        self.setScene(self.scene_of_cards)
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(off)
        self.setVerticalScrollBarPolicy(off)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        hints = QtGui.QPainter.RenderHint
        self.setRenderHints(hints.SmoothPixmapTransform | hints.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(SMALLEST)

    # --- what is shown ----------------------------------------------------------------------

    @property
    def model(self) -> TableModel | None:
        """The model that is shown, or being moved towards."""
        return self.scene_of_cards.model

    def play(self, script: Script) -> None:
        """Show a script after what is being shown; it ends a hint unless it only sorts the hand."""
        self.choices.dismiss()
        if any(beat.kind is not BeatKind.ARRANGE for beat in script.beats):
            self._drop_hint()
        self.player.play(script)

    def show_model(self, model: TableModel) -> None:
        """Show a position at once, in place of whatever is moving."""
        self._drop_hint()
        self.player.show_model(model)

    def skip(self) -> None:
        self.player.skip()

    def set_speed(self, factor: float) -> None:
        """Multiply all durations by `factor`: 1 as designed, 0.5 twice as fast, 0 at once."""
        self.player.set_pace(factor)

    @property
    def tempo(self) -> Tempo:
        """How panels come and go on this table."""
        scene = self.scene_of_cards
        return Tempo(scene.pace, still=not scene.presentation.fly)

    def set_card_size(self, size: CardSize | float) -> None:
        self.scene_of_cards.set_card_size(size)

    def present(self, presentation: Presentation) -> None:
        self.scene_of_cards.present(presentation)

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """From now on these keys (in Qt's portable text) give these commands."""
        self.keyboard.keys = keys

    # --- what the game tells ----------------------------------------------------------------

    def set_commands(self, commands: TableCommands) -> None:
        """Send the player's commands here from now on."""
        self._context.commands = commands
        self._leave_hint()

    @property
    def is_still(self) -> bool:
        """Whether nothing moves, nothing waits to be shown and nothing is being dragged."""
        moving = self.player.pending or self.scene_of_cards.animator.busy
        return not moving and self.gestures.current is None

    def refuse(self, refused: RefusedModel) -> None:
        """Say why not: shake the cards (or the place) and put the reason in the prompt line."""
        self._drop_hint()
        self._voice.refuse(refused)

    def hint(self, hint: HintModel) -> None:
        """Show a hint, lift its cards, point where they go, and let the main button do it."""
        self._voice.hint("")  # or the other cards that are chosen now would drop it
        if hint.tokens is not None:
            self.selection.set(hint.tokens)
        self._voice.hint(hint.text, bool(hint.more))
        self.pointer.show_hint(hint)
        self._follow_choice()
        self.hinted.emit(hint.text)
        say(self, SpokenText.DOES_IT(hint=hint.text) if hint.deed else hint.text, Buffer.PLAY)

    def _say_outcome(self, text: str) -> None:
        """Say what the chosen cards would bring; of those of a hint it has been said."""
        if self.pointer.standing is None:
            say(self, text, None)

    def _drop_hint(self) -> None:
        if self.pointer.standing is not None:
            self._leave_hint()

    def _leave_hint(self) -> None:
        """Drop the hint, also one that is still being thought of."""
        stood = self.pointer.standing is not None
        self._voice.hint("")
        self.pointer.follow()
        self.hinted.emit("")
        self.hint_left.emit()
        if stood:
            self._follow_choice()

    def _follow_hint(self) -> bool:
        """Make the move that the hint advises; False where none stands."""
        standing = self.pointer.standing
        if standing is not None and standing.deed:
            self._last_point = None
            self._context.acting()
            self.hint_followed.emit()
        return standing is not None

    def tell_more(self) -> bool:
        """Show the figures behind the hint in a panel; False where there are none."""
        standing = self.pointer.standing
        if standing is None or not standing.more:
            return False
        self.hinted.emit("\n".join((standing.text, *standing.more)))
        self.note(standing.text, standing.more)
        return True

    def note(self, title: str, lines: Sequence[str]) -> None:
        """Show a few lines on a small panel, and say them."""
        NotePanel(title, lines, self.said_at).open_on(self.viewport(), self.tempo)
        say(self, " ".join(lines), Buffer.PLAY)

    def _press_gold(self, only_of_hint: bool = False) -> bool:
        """Press the golden button of a hint or of chosen cards; False where none stands."""
        if self._follow_hint():
            return True
        stands = not only_of_hint and self.buttons.button(OBVIOUS) is not None
        if stands:
            self._do_the_obvious()
        return stands

    @property
    def _prompt(self) -> PromptItem:
        return self.scene_of_cards.fixed_items.prompt

    @property
    def terms(self) -> TermFinder:
        """The words of the game that messages explain."""
        return self._prompt.terms

    @terms.setter
    def terms(self, terms: TermFinder) -> None:
        self._prompt.set_terms(terms)

    @property
    def said(self) -> str:
        """The text of the line above the hand."""
        return self._prompt.text

    @property
    def said_at(self) -> QPoint:
        return self._prompt.sceneBoundingRect().topLeft().toPoint()

    def _link_at(self, x: float, y: float) -> str:
        return self._prompt.link_at(self._prompt.mapFromScene(QPointF(x, y)))

    def _follow_link(self, link: str) -> None:
        if link == MORE:
            self.tell_more()
        else:
            self.term_asked.emit(link)

    def choose(self, tokens: tuple[Token, ...]) -> None:
        self.selection.set(tokens)

    def offer(self, choice: ChoiceModel) -> None:
        """Ask which of several ways was meant, beside the gesture; the answer goes to `choose`."""
        self._drop_hint()
        say(self, choice.title, Buffer.PLAY)
        self.choices.tempo = self.tempo
        self.choices.offer(choice, self._gesture_point())

    def _gesture_point(self) -> QPoint:
        """The place of the mouse or of the button that was pressed; else beside the pile."""
        layout = self.scene_of_cards.layout
        if self._last_point is not None or layout is None:
            return self._last_point or QPoint()
        pile = layout.zones[Zone(ZoneKind.PILE)]
        return QPoint(round(pile.right), round(pile.y))

    @property
    def commands(self) -> TableCommands:
        """Where the player's commands go; for questions."""
        return self._context.commands

    def act(self) -> TableCommands:
        """The same for deeds from outside the picture, once everything that moves is there."""
        self.player.skip()
        self._last_point = None
        return self._context.act()

    # --- keeping in step --------------------------------------------------------------------

    def _after_change(self) -> None:
        model, layout = self.scene_of_cards.model, self.scene_of_cards.layout
        if model is None or layout is None:
            return
        self._follow_choice()
        self._sorts = model.sorts or (self._sorts if model.plays else ())
        self.sorts.offer(self._sorts, layout.sorts, layout.unit)
        self.gestures.relaid()
        self.keyboard.show_ring()
        self._dots.follow(model)
        self.viewport().update()  # Qt forgets to clear where a card lay that moved and hid at once

    def _choice_changed(self) -> None:
        self._drop_hint()
        self._follow_choice()

    def _follow_choice(self) -> None:
        model, layout = self.scene_of_cards.model, self.scene_of_cards.layout
        if model is None or layout is None:
            return
        self.offers.follow()
        own, extra = self._buttons_of(model)
        self.buttons.show_buttons(own, layout.buttons, layout.unit, extra)
        room = self.buttons.left_edge(layout.buttons) - layout.prompt.x - 10 * layout.unit
        wide = layout.prompt._replace(w=max(room, 60.0))
        self.scene_of_cards.fixed_items.prompt.set_rect(wide, layout.unit)

    def _buttons_of(
        self, model: TableModel
    ) -> tuple[tuple[ButtonModel, ...], tuple[tuple[Meaning, ButtonModel], ...]]:
        """The buttons of the game, and the tools with the main button of a hint or chosen cards."""
        tools, obvious, hint = tools_of(model), self.offers.obvious, self.pointer.standing
        own = tuple(one for one in model.buttons if not tools or one.id is not ButtonId.UNDO)
        meaning: Meaning = OBVIOUS
        label = obvious.label if obvious is not None and tools else ""
        gold = obvious is None or not obvious.doubtful
        if hint is not None:
            own = tuple(replace(one, accent=False) for one in own if one.id is not hint.button)
            meaning, label, gold = HINTED, hint.deed, True
        if label:
            own = tuple(one for one in own if one.label != label)
            tools += ((meaning, ButtonModel(ButtonId.CONFIRM, label, accent=gold)),)
        return own, tools

    def _press_button(self, id_: Meaning) -> None:
        if id_ == OBVIOUS:
            self._do_the_obvious()
            return
        if isinstance(id_, ButtonId):
            button = self.buttons.button(id_) if id_ is not ButtonId.TAKE_PILE else None
            self._last_point = button.geometry().topLeft() if button is not None else None
        if not self._gate():
            return
        if id_ == HINT:
            self.hint_asked.emit()
        elif id_ == HINTED:
            self._follow_hint()
        elif isinstance(id_, ButtonId):
            self._context.act().press(id_)

    def _do_the_obvious(self) -> None:
        wanted, tokens = self.offers.obvious, self.selection.tokens
        if wanted is not None and tokens and self._gate():
            self._last_point = None
            self._context.act().drop(tokens, wanted.zone)

    def _sort(self, how: SortOrder) -> None:
        if self._gate():
            self._context.act().sort_hand(how)

    def _report_finished(self) -> None:
        self._context.commands.script_finished()

    def _choose(self, option: int | None) -> None:
        self._context.commands.choose(option)

    def _back(self) -> None:
        """Esc: leave the gesture, else the hint, the choice of cards, or the staged cards."""
        advised, hinted = self.pointer.standing is not None, bool(self._prompt.hint)
        self._leave_hint()
        if self.gestures.cancel() or self.keyboard.pile.close():
            return
        if hinted:
            if advised:
                self.selection.clear()
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
        """Skip what is moving; False for input while others' cards moved, which only skips."""
        self.moments.end()
        if self.player.playing is None:
            return True
        own = self.model is not None and self.player.is_only_by(self.model.viewer)
        self.player.skip()
        return own

    # --- mouse ------------------------------------------------------------------------------

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        self.chat.hush()
        self._last_point = event.position().toPoint()
        if event.button() != Qt.MouseButton.LeftButton or self.model is None:
            self.gestures.cancel()
            return
        x, y = event.position().x(), event.position().y()
        if link := self._link_at(x, y):
            self._click_counted = False
            self._follow_link(link)
            return
        self.keyboard.leave()
        self._click_counted = self._gate()
        self.gestures.press(x, y, event.modifiers(), cards_only=not self._click_counted)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        point = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._last_point = point.toPoint()
            self.gestures.move(point.x(), point.y())
        elif self.player.playing is None:
            self._hover.at(point.x(), point.y())
            over = bool(self._link_at(point.x(), point.y()))
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
            if self.viewport().cursor().shape() != shape:
                self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        self._last_point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.release()

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        """Do the obvious thing with a card of the hand; with Ctrl choose its rank.

        Not when the first click only skipped what was moving.
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
            others = tuple(one for one in self.selection.tokens if one != token)
            self.selection.clear()
            self._context.act().quick(token, others)

    def _hand_card_at(self, point: QPointF) -> Token | None:
        item = self.scene_of_cards.card_at(point.x(), point.y())
        return item.token if item and item.token in self.scene_of_cards.hand_tokens() else None

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
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

    def go_to_hand(self) -> None:
        """Let the ring be around a card of the hand, the one it was around if it is there."""
        if self.keyboard.token not in self.scene_of_cards.hand_tokens():
            self.keyboard.press("Home")
        self._show_focus()

    def come_back(self) -> None:
        """Let the ring be again where it was as the keys went elsewhere."""
        zone, token = self._left
        if zone is not None and self.keyboard.zone is None:
            self.keyboard.zone, self.keyboard.token = zone, token
            self.keyboard.show_ring()
            self._show_focus()

    def obey(self, key: str, token: Token) -> bool:
        """Do what a key does with this card; False where it means nothing."""
        if self.model is None or token not in self.scene_of_cards.hand_tokens():
            return False
        self.player.skip()
        self._last_point = None
        self.keyboard.zone, self.keyboard.token = self.scene_of_cards.viewer_zone(), token
        done = self.keyboard.press(key)
        self.keyboard.leave()
        return done

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        key = event.key()
        if key in MODIFIER_KEYS or self.model is None:
            super().keyPressEvent(event)
            return
        dragging = self.gestures.current is not None and key != Qt.Key.Key_Escape
        if not self._gate() or dragging:
            event.accept()
            return
        self._last_point = None
        before = self.selection.tokens
        event.setAccepted(self.keyboard.press(key_text(event)))
        if event.isAccepted():
            self._show_focus()
            self._say_choice(before)

    def _say_choice(self, before: tuple[Token, ...]) -> None:
        """Say whether the card with the focus is chosen now, or how many are."""
        tokens, token = self.selection.tokens, self.keyboard.token
        changed = {*before} ^ {*tokens}
        if not changed or not changed.issubset(self.scene_of_cards.hand_tokens()):
            return
        if token is not None and changed == {token}:
            text = ReadingText.CHOSEN if token in tokens else ReadingText.NOT_CHOSEN
            say(self, text(card=face_name(self.scene_of_cards.cards[token].face)), None)
        else:
            count = ReadingText.COUNT_CHOSEN(count=number(len(tokens), "card"))
            say(self, count if tokens else ReadingText.NONE_CHOSEN(), None)

    def _show_focus(self) -> None:
        self._tips.beside(self.keyboard.zone)
        self.mirror.follow(self.keyboard.zone, self.keyboard.token)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks over the places of the table, then on to the buttons and beyond."""
        if self.model is not None and self.hasFocus() and self.keyboard.tab(forward):
            self._show_focus()
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Tab leads to the first place at once, and from behind to the last."""
        super().focusInEvent(event)
        forward = event.reason() is Qt.FocusReason.TabFocusReason
        back = event.reason() is Qt.FocusReason.BacktabFocusReason
        if self.model is not None and (forward or back) and self.keyboard.tab(forward):
            self._show_focus()

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        self._left = self.keyboard.zone, self.keyboard.token
        self.keyboard.leave()
        self.mirror.follow(None, None)
        super().focusOutEvent(event)

    # --- events of the view -----------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._leave_hint()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QtGui.QHelpEvent):
            at = event.pos()
            self._tips.at_mouse(event, self.tip_at(at.x(), at.y()))
            return True
        return super().viewportEvent(event)

    def tip_at(self, x: float, y: float) -> str:
        """The tip about the place at a point; none during a gesture."""
        if self.gestures.current is not None:
            return ""
        link = self._link_at(x, y)
        return self.terms.meaning(link) if link else self._tips.text_at(x, y)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit_scene()
        return super().event(event)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_scene()

    def _fit_scene(self) -> None:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        self.scene_of_cards.resize(size.width(), size.height(), ratio)
        self._background.resize(size, ratio)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        event.accept()

    def drawBackground(self, painter: QtGui.QPainter, rect: QRectF | QRect) -> None:
        self._background.draw(painter, QRectF(rect))

    def closeEvent(self, event: QtGui.QCloseEvent) -> None:
        self.scene_of_cards.art.stop()
        super().closeEvent(event)

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()
