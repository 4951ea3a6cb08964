"""Labels, helps and sentences of the options, translated."""

from __future__ import annotations

from canasta_qt.controller.messages.rule_values import schema_text
from canasta_qt.engine.rules import GROUP_TITLES, OptionSpec

_TITLES = dict(GROUP_TITLES)


def said(text: str) -> str:
    """A text of the schema in the player's language."""
    return schema_text(text)


def label(spec: OptionSpec) -> str:
    """What an option is called."""
    return said(spec.label)


def help_text(spec: OptionSpec) -> str:
    """What an option does."""
    return said(spec.help)


def group_title(group: str) -> str:
    """The heading of a group of options."""
    return said(_TITLES[group])
