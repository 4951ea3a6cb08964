"""The features of the program: one list, in the order in which they are joined."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context

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


def join_all(context: Context, features: Sequence[str] = FEATURES) -> None:
    """Build the features, then let table and menus show what there is."""
    context.join(Play)
    for name in features:
        context.join(import_module(f"canasta_qt.features.{name}.feature").FEATURE)
    context.of(Play).show_what_is_played()
    context.window.menus.hide_unbound()
