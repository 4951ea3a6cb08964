"""The features of the program: one list, in the order in which they are joined."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from canasta_qt.play.flows.flow import Context
    from canasta_qt.play.windows.main_window import MainWindow

FEATURES: Final = (
    "rulebook",
    "review",
    "counting",
    "endings",
    "learning",
    "rules",
    "match_setup",
    "history",
    "challenges",
    "score_keeper",
    "table_editor",
    "preferences",
)
"""The folders; a feature may use those before it, and is gone without its line."""

FRONT: Final = "canasta_qt.features.match_setup.window.welcome"
"""The page before a match, which is shown before the features are built."""


def front_page(window: MainWindow) -> QWidget:
    """The page before a match, which offers nothing yet."""
    page: QWidget = import_module(FRONT).Welcome(window.art, window.portraits, window)
    return page


def join_all(context: Context, features: Sequence[str] = FEATURES) -> None:
    """Build the features, then let the table show what is played."""
    from canasta_qt.play.flows.face import Play

    context.join(Play)
    for name in features:
        context.join(import_module(f"canasta_qt.features.{name}.feature").FEATURE)
    context.of(Play).show_what_is_played()
