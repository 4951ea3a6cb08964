"""How a graphics view must be set up to be a table: no frame, no scrolling, smooth cards."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView


def set_up(view: QGraphicsView) -> None:
    """Make a view plain, quick and ready for mouse and keys."""
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
    view.setMinimumSize(QSize(640, 420))
