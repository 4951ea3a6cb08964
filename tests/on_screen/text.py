"""Plays the human seat in the text view by keyboard alone: its lists and buttons only."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from canasta_qt.app.program import Program
from canasta_qt.play.scene.accessible import ReadingList
from canasta_qt.play.windows.text_view import TextView
from canasta_qt.view_model.pictures import ButtonId, Token, Zone, ZoneKind
from tests.on_screen.keys import KeyPlayer
from tests.on_screen.mouse import Stuck
from tests.on_screen.player import Listener, _ignore

Key = Qt.Key


class TextPlayer(KeyPlayer):
    """The same policy as `MousePlayer`; what it does it finds in the lists of the text view."""

    def __init__(self, program: Program, on_moment: Listener = _ignore) -> None:
        super().__init__(program, on_moment)
        program.window.menus.actions["text_view"].trigger()

    @property
    def _text(self) -> TextView:
        return self.program.reading.dock.text

    def _to(self, part: QWidget) -> None:
        self._tab_to(part)

    def _walk_down(self, part: ReadingList, key: object) -> None:
        self._to(part)
        self._key(Key.Key_Home)
        for row in range(part.count()):
            if part.key_at(row) == key:
                return
            if row < part.count() - 1:
                self._key(Key.Key_Down)
        raise Stuck(f"{key} is not listed: {part.lines()}")

    def _drag(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        """Choose exactly these cards with Space; do with them what is listed, if it is."""
        text = self._text
        self._to(text.hand)
        self._key(Key.Key_Home)
        for row in range(text.hand.count()):
            chosen = text.hand.item(row).isSelected()
            if (text.hand.key_at(row) in tokens) != chosen:
                self._key(Key.Key_Space)
            self._key(Key.Key_Down)
        if text.offers.row_of(zone) >= 0:
            self._walk_down(text.offers, zone)
            self._key(Key.Key_Return)
        self.mouse.rest()

    def _click_zone(self, zone: Zone) -> None:
        wanted = ButtonId.DRAW if zone.kind is ZoneKind.STOCK else ButtonId.TAKE_PILE
        self._push(wanted)

    def _push(self, wanted: ButtonId) -> None:
        button = self._text.buttons.button(wanted)
        if button is not None and button.isEnabled():
            self._to(button)
            self._key(Key.Key_Space)
        self.mouse.rest()
