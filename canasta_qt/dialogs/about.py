"""What this program is."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_qt import __version__
from canasta_qt.build_info import build_words


class About(QMessageBox):
    """Name, version, licence, and a promise about the network."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Canasta Qt"))
        if parent is not None and not parent.windowIcon().isNull():
            self.setIconPixmap(parent.windowIcon().pixmap(72, 72))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(self.tr("Canasta Qt {version}").format(version=__version__))
        self.setInformativeText(
            self.tr(
                "Canasta at your own table, by your own rules.\n\n"
                "It never uses the network, and the computer players see only "
                "what a person in their chair would see.\n\n"
                "Free software under the MIT licence. Drawn with Qt {qt}.\n"
                "Build: {build}"
            ).format(qt=qVersion(), build=build_words())
        )
        self.setStandardButtons(QMessageBox.StandardButton.Close)
