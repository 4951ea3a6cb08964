"""What the table shows for a while: chat bubbles, dots of thinking, words in the prompt line."""

from __future__ import annotations

from PySide6.QtCore import QObject

from canasta_qt.play.scene.interactions.base import Context
from canasta_qt.play.scene.interactions.press import Gestures
from canasta_qt.play.scene.items.fixed_items import TOP_Z
from canasta_qt.play.scene.items.seat_item import DOTS, ChatBubble
from canasta_qt.play.scene.scene import TableScene
from canasta_qt.ui.style.tokens import MOTION
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.pictures import RefusedModel, TableModel

SHOWN_MS = MOTION["remark"].milliseconds
"""How long a word stays."""


class ChatBubbles(QObject):
    """Shows words on a table; a click on the table, or anything to be read there, ends them."""

    def __init__(self, context: Context, gestures: Gestures, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._gestures = context, gestures
        self._about: tuple[object, str] = (None, "")
        self.bubble = ChatBubble(TOP_Z - 1)
        self.bubble.setVisible(False)
        context.scene.addItem(self.bubble)
        self._time = single_shot(self, self.hush, SHOWN_MS)
        context.scene.sceneRectChanged.connect(self.hush)

    @property
    def speaking(self) -> bool:
        return self.bubble.isVisible()

    def say(self, seat: int, text: str) -> bool:
        """Show what a seat says; False while another one speaks, the player drags, a remark of the
        game is shown or the deal is over."""
        layout, model = self._context.scene.layout, self._context.scene.model
        if self.speaking or layout is None or model is None or not self._may_speak(model):
            return False
        if (place := layout.seats.get(seat)) is None:
            return False
        self._about = (self._context.commands, model.deal_key)
        self.bubble.say(text, place, layout.unit)
        self.bubble.setVisible(True)
        self._time.start()
        return True

    def hush(self) -> None:
        self._time.stop()
        self.bubble.setVisible(False)

    def _may_speak(self, model: TableModel) -> bool:
        asked = any(seat.remark for seat in model.seats)
        return not asked and model.over == "no" and self._gestures.current is None

    def follow(self) -> None:
        """The table has changed: hush for a remark of the game, at the end and in another deal."""
        model = self._context.scene.model
        same = model is not None and self._about == (self._context.commands, model.deal_key)
        if model is None or not same or not self._may_speak(model):
            self.hush()


AFTER_MS, STEP_MS = MOTION["dots_wait"].milliseconds, MOTION["dots_step"].milliseconds


class ThinkingDots(QObject):
    """Dots at thinking seats, after `AFTER_MS`; they stand still where cards do not fly."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._seats: frozenset[int] = frozenset()
        self._lit = -1
        self._timer = single_shot(self, self._step)

    def follow(self, model: TableModel) -> None:
        """Take over who is thinking now."""
        seats = frozenset(seat.seat for seat in model.seats if seat.thinking)
        if seats == self._seats:
            return
        for seat in self._seats - seats:
            self._scene.fixed_items.seats[seat].dots = -1
        self._seats, self._lit = seats, -1
        self._timer.stop()
        if seats:
            self._timer.start(AFTER_MS)

    def _step(self) -> None:
        self._lit = (self._lit + 1) % DOTS
        if self._scene.presentation.fly:
            self._timer.start(STEP_MS)
        for seat in self._seats:
            self._scene.fixed_items.seats[seat].dots = self._lit


REFUSAL_MS = MOTION["refusal"].milliseconds


class PromptVoice(QObject):
    """Refusals fade by themselves; hints stay until something else is said."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._fade = single_shot(self, self.hush, REFUSAL_MS)

    def refuse(self, refused: RefusedModel) -> None:
        """Say why not: shake the cards (or the place) and put the reason in the prompt line."""
        tokens = refused.tokens or self._scene.tokens_in(refused.zone)
        self._scene.shake(t for t in tokens if t not in self._scene.held)
        self._scene.fixed_items.prompt.set_refusal(refused.text)
        self._fade.start()

    def hint(self, text: str, more: bool = False) -> None:
        """Say what to do; an empty text brings the prompt back. `more`: a link leads to figures."""
        self._fade.stop()
        self._scene.fixed_items.prompt.set_hint(text, more)

    def hush(self) -> None:
        self._fade.stop()
        self._scene.fixed_items.prompt.set_refusal("")
