"""Files dragged onto a widget, as a file manager does it."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

HOW = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
COPY = Qt.DropAction.CopyAction


def enters(target: QWidget, file: Path) -> bool:
    """Whether the widget takes a file that is held over it."""
    data = a_file(file)
    try:
        event = QDragEnterEvent(QPointF(5, 5), COPY, data, *HOW)
    except TypeError:  # before Qt 6.12, which warns of the other
        event = QDragEnterEvent(QPoint(5, 5), COPY, data, *HOW)
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def drag(target: QWidget, file: Path) -> bool:
    """Hold a file over the widget, and drop it there where it is taken; returns whether it is."""
    taken = enters(target, file)
    if taken:
        data = a_file(file)
        QApplication.sendEvent(target, QDropEvent(QPointF(5, 5), COPY, data, *HOW))
    return taken


def a_file(file: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    return data
