"""What the prompt line says for a while: why not, or a hint."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from canasta_qt.controller.view_model import RefusedModel
from canasta_qt.table.scene import TableScene

REFUSAL_MS = 4000


class PromptVoice(QObject):
    """Refusals fade by themselves; hints stay until something else is said."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._fade = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._fade.timeout.connect(self.hush)

    def refuse(self, refused: RefusedModel) -> None:
        """Say why not: shake the cards (or the place) and put the reason in the prompt line."""
        tokens = refused.tokens or self._scene.tokens_in(refused.zone)
        self._scene.shake(t for t in tokens if t not in self._scene.held)
        self._scene.furniture.prompt.set_refusal(refused.text)
        self._fade.start()

    def hint(self, text: str) -> None:
        """Say what to do; an empty text brings the prompt back."""
        self._fade.stop()
        self._scene.furniture.prompt.set_hint(text)

    def hush(self) -> None:
        """No reason any more."""
        self._fade.stop()
        self._scene.furniture.prompt.set_refusal("")
