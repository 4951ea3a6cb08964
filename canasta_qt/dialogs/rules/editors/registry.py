"""Which editor a kind of value gets: a table that the editors' modules fill."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from canasta_qt.dialogs.rules.editors.base import Editor
from canasta_qt.engine.rules.schema.kinds import Kind

_MAKERS: dict[type, Callable[..., Editor]] = {}

_Made = TypeVar("_Made", bound=Callable[..., Editor])


def edits(*kinds: type) -> Callable[[_Made], _Made]:
    """Marks an editor class, or a function that makes an editor, as the one for these kinds."""

    def note(maker: _Made) -> _Made:
        _MAKERS.update(dict.fromkeys(kinds, maker))
        return maker

    return note


def make_editor(kind: Kind, parent: QWidget | None = None, *, small: bool = False) -> Editor:
    """A fresh editor for values of a kind. `small`: it is one field among several in a row."""
    return _MAKERS[type(kind)](kind, parent, small)


def known_kinds() -> frozenset[type]:
    """The kinds that have an editor."""
    return frozenset(_MAKERS)
