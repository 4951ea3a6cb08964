"""The ledger at the side as a dock that folds away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QWidget

from canasta_qt.ui.widgets.common import name_dock_buttons


class LedgerDock(QDockWidget):
    """Holds the lines of the match, or in their place those of a replay.

    Attributes:
        lines: those of the match.
        switch: shows the dock, in front of others, and hides it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ledger")
        self.name_it()
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self.lines = QWidget(self)
        self.setWidget(self.lines)
        self.switch = QAction(self)
        self.switch.setCheckable(True)
        self.switch.triggered.connect(self._switched)
        self.visibilityChanged.connect(self.switch.setChecked)

    def _switched(self, shown: bool) -> None:
        self.setVisible(shown)
        if shown:
            self.raise_()

    def name_it(self) -> None:
        """Write the title in the present language."""
        self.setWindowTitle(self.tr("Ledger"))
        name_dock_buttons(self)

    def set_lines(self, lines: QWidget) -> None:
        """Replace the lines of the match."""
        self.lines.deleteLater()
        self.lines = lines
        self.setWidget(lines)

    def put_in(self, lines: QWidget) -> None:
        """Show other lines until `put_back`."""
        shown = self.widget()
        self.setWidget(lines)
        lines.show()
        if shown is self.lines:
            shown.setParent(self)
            shown.hide()
        else:
            shown.deleteLater()

    def put_back(self) -> None:
        """Show the lines of the match again."""
        self.put_in(self.lines)
