"""How the view of the table is set up: no scroll bars, smooth pictures, keys and mouse heard."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView

SMALLEST = QSize(640, 420)
"""The least size at which everything on the table can still be read."""


def set_up(view: QGraphicsView) -> None:
    """Make a view a table that does not scroll."""
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    view.setHorizontalScrollBarPolicy(off)
    view.setVerticalScrollBarPolicy(off)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
    view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
    view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    view.setMouseTracking(True)
    view.viewport().setMouseTracking(True)
    view.setMinimumSize(SMALLEST)
