"""The middle of the table-rules dialog: a heading, undo and reset, and the page of options."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from canasta_qt.controller.messages.counting import counted
from canasta_qt.controller.messages.marks import QT_TRANSLATE_N_NOOP
from canasta_qt.controller.rules_draft import RulesDraft, find
from canasta_qt.controller.rules_draft.texts import group_title
from canasta_qt.dialogs.rules.options_page import Listing, OptionsPage, of_group

_FOUND = QT_TRANSLATE_N_NOOP("OptionsPane", "1 rule found", "{n} rules found")


class OptionsPane(QWidget):
    """Shows options of a draft by group, by search or by difference."""

    def __init__(
        self, draft: RulesDraft, parent: QWidget | None = None, *, read_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._draft = draft
        self._by_difference = False
        self.heading = QLabel(self)
        font = self.heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setBold(True)
        self.heading.setFont(font)
        self.undo = self._button(self.tr("&Undo"), "")
        self.redo = self._button(self.tr("Re&do"), self.tr("Do it again (Ctrl+Y)"))
        self.reset_all = self._button(self.tr("R&eset all"), self.tr("Everything as it was"))
        self.page = OptionsPage(draft, self, read_only=read_only)
        self.undo.clicked.connect(draft.undo)
        self.redo.clicked.connect(draft.redo)
        self.reset_all.clicked.connect(self._reset_all)
        line = QHBoxLayout()
        line.setContentsMargins(10, 0, 6, 0)
        line.addWidget(self.heading, 1)
        for button in (self.undo, self.redo, self.reset_all):
            button.setVisible(not read_only)
            line.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(line)
        layout.addWidget(self.page, 1)
        self.setMinimumWidth(340)

    def show_group(self, group: str) -> None:
        """Show one group."""
        self._show(group_title(group), of_group(group))

    def show_found(self, text: str) -> None:
        """Show the options found by words, the best first."""
        keys = find(text)
        empty = self.tr("No rule speaks of “{text}”. Try fewer or other words.").format(text=text)
        title = counted(_FOUND, len(keys))
        self._show(title, Listing(keys, groups=True, empty=empty))

    def show_differences(self) -> None:
        """Show what differs from the rules the draft started from."""
        name = self._draft.base_name or self.tr("the original")
        empty = self.tr("Nothing differs from {game}.").format(game=name)
        self._show(self.tr("What differs"), Listing(self._draft.differs, groups=True, empty=empty))
        self._by_difference = True

    def refresh(self) -> None:
        """Show the draft as it is now. What has just been made equal stays until the next view."""
        self.page.refresh()
        if self._by_difference:
            shown = self.page.listing.keys
            more = [key for key in self._draft.differs if key not in shown]
            if more:
                self.show_differences()
        differs = bool(self._draft.differs or self._draft.unread)
        self.undo.setEnabled(self._draft.can_undo)
        what = self._draft.undo_why or self.tr("the last change")
        self.undo.setToolTip(self.tr("Take back: {what} (Ctrl+Z)").format(what=what))
        self.redo.setEnabled(self._draft.can_redo)
        self.reset_all.setEnabled(differs)

    def _show(self, title: str, listing: Listing) -> None:
        self._by_difference = False
        self.heading.setText(title)
        self.page.show_listing(listing)
        self.page.setAccessibleName(title)

    def _reset_all(self) -> None:
        self._draft.reset_all(self.tr("Reset all"))

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tip)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button
