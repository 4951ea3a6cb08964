"""Plays the human seat by keyboard alone: keys go to whatever has the focus, as for a person."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from canasta_qt.view_model.pictures import ButtonId, Token, Zone, ZoneKind
from tests.on_screen.mouse import Stuck
from tests.on_screen.player import MousePlayer

Key = Qt.Key
MOST_TABS = 120
"""More than any table has places and buttons."""

_LETTERS = {
    ButtonId.UNDO: Key.Key_U,
    ButtonId.ANSWER_YES: Key.Key_Y,
    ButtonId.TAKE_BACK: Key.Key_Escape,
}
"""Buttons with a key of their own."""

_WAKES = {Zone(ZoneKind.STOCK): Key.Key_S, Zone(ZoneKind.PILE): Key.Key_T}


class KeyPlayer(MousePlayer):
    """The same policy as `MousePlayer`, carried out without a mouse."""

    def _key(self, key: Qt.Key) -> None:
        focus = QApplication.activePopupWidget() or QApplication.focusWidget()
        if focus is None:
            raise Stuck("nothing has the keyboard's focus")
        QTest.keyClick(focus, key)
        self.mouse.rest()

    def _drag(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        """Choose exactly these cards, then walk to the place and press Enter there."""
        keyboard, selection = self.program.table.keyboard, self.program.table.selection
        self._to_table()
        self._key(Key.Key_Home)
        for token in self.program.table.scene_of_cards.hand_tokens():
            if keyboard.token != token:
                raise Stuck("the arrow keys lost their way in the hand")
            if (token in tokens) != (token in selection.tokens):
                self._key(Key.Key_Space)
            self._key(Key.Key_Right)
        if zone.kind is ZoneKind.PILE:
            self._key(Key.Key_D)
        elif zone.kind is ZoneKind.NEW_MELD:
            self._key(Key.Key_M)
        else:
            self._walk_to(zone)
            self._key(Key.Key_Return)

    def _walk_to(self, zone: Zone) -> None:
        for _ in range(MOST_TABS):
            if self.program.table.keyboard.zone == zone:
                return
            self._key(Key.Key_Tab)
        raise Stuck(f"Tab does not come to {zone}")

    def _to_table(self) -> None:
        self._tab_to(self.program.table, self.program.table.viewport())

    def _tab_to(self, *wanted: QWidget) -> None:
        for _ in range(MOST_TABS):
            if QApplication.focusWidget() in wanted:
                return
            self._key(Key.Key_Tab)
        raise Stuck(f"Tab does not come to {wanted[0]}")

    def _click_zone(self, zone: Zone) -> None:
        self._key(_WAKES[zone])

    def _name_card(self) -> None:
        """The focus is on the uppermost card that may be named, if there is one."""
        model = self._model
        assert model is not None
        self._key(Key.Key_Return if model.pile_depths else Key.Key_Escape)

    def _push(self, wanted: ButtonId) -> None:
        if wanted in _LETTERS:
            self._key(_LETTERS[wanted])
            return
        button = self.program.table.buttons.button(wanted)
        assert button is not None, f"no button {wanted}"
        self._tab_to(button)
        self._key(Key.Key_Space)

    def _choose(self) -> None:
        """The first way has the focus."""
        self._key(Key.Key_Return)
        self.mouse.rest(5)

    def _press(self, button: QPushButton) -> None:
        self._tab_to(button)
        self._key(Key.Key_Return)
