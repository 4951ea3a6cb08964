"""The Tab key where widgets are made late: Qt would put them after everything else."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def tab_stops(content: QWidget) -> list[QWidget]:
    """Every widget in `content` at which the Tab key may stop, in the order it was made."""
    return [
        widget
        for widget in (content, *content.findChildren(QWidget))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.window() is content.window()  # a list that drops down is a window of its own
    ]


def tab_after(before: QWidget, content: QWidget) -> None:
    """Let the Tab key go through `content`, in the order it was made, right after `before`."""
    for one, other in pairwise((before, *tab_stops(content))):
        QWidget.setTabOrder(one, other)
