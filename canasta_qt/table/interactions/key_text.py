"""A pressed key in the words of the table of commands."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_IGNORED = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier


def key_text(event: QKeyEvent) -> str:
    """The key as Qt's portable text, as "Ctrl+Z" or "Left".

    Shift counts with letters and named keys only: for a sign like "+" it is part of typing it.
    """
    key, modifiers = Qt.Key(event.key()), event.modifiers() & ~_IGNORED
    sign = event.key() < Qt.Key.Key_Escape and not chr(event.key()).isalpha()
    if sign and key is not Qt.Key.Key_Space:
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    text = QKeySequence(QKeyCombination(modifiers, key))
    return text.toString(QKeySequence.SequenceFormat.PortableText)
