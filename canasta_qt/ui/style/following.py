"""Sizes, fonts, icons and colours that are set once and follow the look.

`follow(row.setSpacing, 12)` declares a size at a scale of 100 %; `follow(self._measure)` names a
method. Both are called now and whenever theme, deck or scale have changed, in the order of their
declaration, while the object lives. Painting and size hints need neither: Qt asks again by itself.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QSize
from shiboken6 import isValid

from canasta_qt.ui.style.type import letters_font, px, type_font

Size = float | QSize

_Setting = Callable[[Any, float], object]
"""Sets something of an object that is so many times as large as usual."""


class _Declared:
    """One setting of one object."""

    __slots__ = ("setting", "target", "times")

    def __init__(self, target: weakref.ref[QObject], setting: _Setting) -> None:
        self.target, self.setting, self.times = target, setting, 1.0

    def apply(self) -> None:
        target = self.target()
        if target is not None and isValid(target):
            self.setting(target, self.times)


_declared: Final[dict[tuple[int, str], _Declared]] = {}
"""By the object's id and the name of what is set; gone with the object."""


def declare(target: QObject, name: str, setting: _Setting, *, now: bool = True) -> None:
    """Set something now and whenever the look changes; `name` replaces what had this name."""
    key = (id(target), name)
    known = _declared.get(key)
    if known is None:
        known = _Declared(weakref.ref(target, lambda _: _declared.pop(key, None)), setting)
        _declared[key] = known
    known.setting = setting
    if now:
        setting(target, known.times)


def follow(method: Callable[..., object], *sizes: Size, now: bool = True) -> None:
    """Call a `QObject`'s method with sizes in pixels, `now` and whenever the look changes.

    `sizes` are at a scale of 100 %; naming the method again replaces them.
    """
    name = method.__name__

    def call(target: QObject, times: float) -> None:
        getattr(target, name)(*[_in_pixels(size, times) for size in sizes])

    declare(method.__self__, name, call, now=now)  # type: ignore[attr-defined]


def _in_pixels(size: Size, times: float) -> int | QSize:
    if isinstance(size, QSize):
        return QSize(px(size.width() * times), px(size.height() * times))
    return px(size * times)


class _Written(Protocol):
    def setFont(self, font: Any, /) -> None: ...


def set_type(target: _Written, style: str, times: float = 1.0) -> None:
    """Write in one of `tokens.TYPE`, so many times as large as the interface's scale has it."""
    assert isinstance(target, QObject)
    declare(target, "setFont", lambda one, grown: one.setFont(type_font(style, times * grown)))


def set_letters(target: _Written) -> None:
    """Write in letters of one width, to be compared one by one."""
    assert isinstance(target, QObject)
    declare(target, "setFont", lambda one, _grown: one.setFont(letters_font()))


def renew() -> None:
    """The look is another one: set everything anew."""
    for one in _declared.copy().values():  # whatever is collected meanwhile leaves the original
        one.apply()


def grow(objects: Iterable[QObject], times: float) -> None:
    """Let what is declared of some objects be so many times as large as usual."""
    wanted = {id(one) for one in objects}
    for (target, _), one in _declared.copy().items():
        if target in wanted and one.times != times:
            one.times = times
            one.apply()
