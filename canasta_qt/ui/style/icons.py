"""The icons in `resources/icons`, in a colour of the theme, sharp at every scale."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap

from canasta_qt.ui.style.following import declare
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SIZE
from canasta_qt.ui.style.type import px

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLineEdit

DRAWN_IN: Final = re.compile("#(1c273[89]|c2352[bc])")
"""The one colour in each of the files, which is replaced."""

_MOST: Final = 400


class _Store:
    """The folder of the icons, and a cache of what was drawn."""

    folder = Path()
    drawn: dict[tuple[str, str, int, float], QPixmap] = {}


def use_folder(folder: Path) -> None:
    _Store.folder = folder
    names.cache_clear()
    _source.cache_clear()


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in _Store.folder.glob("*.svg")))


@cache
def _source(name: str) -> str:
    return (_Store.folder / f"{name}.svg").read_text(encoding="utf-8")


def picture(name: str, colour: str, side: int, ratio: float) -> QPixmap:
    """An icon `side` pixels wide in a colour `#rrggbb`, for a screen with so many dots a pixel."""
    key = (name, colour, side, ratio)
    found = _Store.drawn.get(key)
    if found is None:
        if len(_Store.drawn) > _MOST:
            _Store.drawn.clear()
        found = _Store.drawn[key] = _draw(DRAWN_IN.sub(colour, _source(name)), side, ratio)
    return found


def _draw(source: str, side: int, ratio: float) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer  # late: the window stands earlier

    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        QSvgRenderer(QByteArray(source.encode())).render(painter, QRectF(pixmap.rect()))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def draw(painter: QPainter, name: str, box: QRectF, token: str = "text") -> None:
    """Paint an icon into a box, as large as fits."""
    side = round(min(box.width(), box.height()))
    drawn = picture(name, tint(token).name(), side, painter.device().devicePixelRatioF())
    at = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    painter.drawPixmap(at.topLeft(), drawn)


def icon(name: str, token: str = "text", size: int = SIZE["icon"]) -> QIcon:
    """An icon in the present colours, also for a resting control; `size` at a scale of 100 %."""
    ratios = {1.0, *(screen.devicePixelRatio() for screen in QGuiApplication.screens())}
    made = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, token), (QIcon.Mode.Disabled, "text_rest")):
        for ratio in sorted(ratios):
            made.addPixmap(picture(name, tint(colour).name(), px(size), ratio), mode)
    return made


class Wearer(Protocol):
    """What has an icon: a button, an action, a menu."""

    def setIcon(self, icon: QIcon, /) -> None: ...


def wear(target: Wearer, name: str, token: str = "text", size: int = SIZE["icon"]) -> None:
    """Show an icon on a button or an action, also after the theme or the scale has changed."""

    def put_on(wearer: Any, _times: float) -> None:
        wearer.setIcon(icon(name, token, size))
        if hasattr(wearer, "setIconSize"):
            wearer.setIconSize(QSize(px(size), px(size)))

    assert isinstance(target, QObject)
    declare(target, "setIcon", put_on)


def lead(field: QLineEdit, name: str, token: str = "text_soft") -> None:
    """Show an icon before what is written in a field; a click on it begins to write."""
    from PySide6.QtWidgets import QLineEdit

    action = field.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
    action.setText(field.accessibleName())
    action.triggered.connect(lambda _=False: field.setFocus())
    wear(action, name, token)
