"""What happens, spoken where a screen reader listens."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from canasta_qt.controller.preferences import Preferences


class Announcer(QObject):
    """The one voice of the table; polite, so that it interrupts nothing that is being read."""

    def __init__(self, speaker: QObject, preferences: Preferences) -> None:
        """`speaker` is the widget in whose name is spoken; it becomes the parent."""
        super().__init__(speaker)
        self._speaker = speaker
        self._preferences = preferences

    def say(self, text: str) -> None:
        """Speak of what has happened, unless the player wants quiet."""
        if self._preferences.flag("announce_events"):
            self.read(text)

    def read(self, text: str) -> None:
        """Speak what the player has asked for."""
        if text and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._speaker, text)
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(event)
