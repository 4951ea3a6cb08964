"""How an option is declared: all about it stands at its field of a group, and nowhere else.

A group is a frozen dataclass, and each of its fields is an option:

    layoff: Literal["any_meld", "no"] = option(
        "any_meld",
        choices={"any_meld": "Yes, on any meld of yours.", "no": "No."},
        label="Taking it with a meld on the table",
        help="Whether a pile may be taken by adding its top card to your own meld.",
        shown_when=(Condition("pile.always_frozen", among=(False,)),),
    )

What is declared rides in the field's metadata, so that a group's values stay plain data.
`engine.rules.options` makes the table of all options of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Final, Literal, Protocol, TypeVar, cast

from canasta_qt.engine.rules.declarations.kinds import Choice, Kind, Switch

T = TypeVar("T")

ALIKE: Final = inf
"""As the step of an option: deals come out much the same whatever its value."""
APART: Final = 0.0
"""The same: with another value it is another game."""

Effect = Literal["rules", "display", "conduct"]
"""``rules``: changes play or scores; ``display``: only what is shown; ``conduct``: how the program
runs the table."""

OPTION: Final = "option"
"""The metadata of an option's field lies under this name: its `Declaration`."""
TITLE: Final = "title"
"""The metadata of a group's field in `TableRules`: its heading for people."""


class ByKey(Protocol):
    """Rules as conditions see them."""

    def value(self, key: str) -> object:
        """The typed value of an option by its key."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on another option.

    Its value is ``among`` these, or ``but_not`` one of those, or it is a list that ``lacks`` one.
    """

    key: str
    among: tuple[object, ...] = ()
    but_not: tuple[object, ...] = ()
    lacks: str = ""

    def holds(self, rules: ByKey) -> bool:
        """Whether the rules meet the condition."""
        value = rules.value(self.key)
        if self.lacks:
            return self.lacks not in cast("tuple[object, ...]", value)
        return value in self.among if self.among else value not in self.but_not


@dataclass(frozen=True, slots=True)
class Declaration:
    """What is declared of an option.

    Attributes:
        shown_when: conditions without which the option makes no difference.
        source: the tag of where the default was read (``[pagat]``, ``[denexa]``, ``[ruling]``...).
        name: what the key has after the dot, where it is not the field's own name.
        listed_after: the group after which the option is listed, where it is not its own.
        step: how great a difference counts as one step away from a game whose deals were watched
            (`players.search.nearness`); `ALIKE` and `APART` beside it.
        beyond_playouts: the values that playouts do not know, or True: all but the classic one.
    """

    kind: Kind
    label: str
    help: str
    shown_when: tuple[Condition, ...]
    source: str
    effects: tuple[Effect, ...]
    name: str
    listed_after: str
    step: float
    beyond_playouts: bool | tuple[str, ...]


def option(
    default: T,
    *,
    label: str,
    help: str,  # noqa: A002
    choices: Mapping[T, str] | None = None,
    kind: Kind | None = None,
    none_means: str = "",
    shown_when: tuple[Condition, ...] = (),
    source: str = "[pagat]",
    effects: tuple[Effect, ...] = ("rules",),
    name: str = "",
    listed_after: str = "",
    step: float = 1,
    beyond_playouts: bool | tuple[str, ...] = False,
) -> T:
    """A field of a group that is an option of the rules; ``default`` is the classic value.

    Its values are ``choices``, each word with a sentence that explains it (and None, where
    ``none_means`` says what that stands for), or of another ``kind``; without either it is a
    switch. The rest is as `Declaration` has it.
    """
    if choices is not None:
        kind = Choice(tuple(cast("Mapping[str, str]", choices).items()), none_means)
    declared = Declaration(
        kind=kind or Switch(),
        label=label,
        help=help,
        shown_when=shown_when,
        source=source,
        effects=effects,
        name=name,
        listed_after=listed_after,
        step=step,
        beyond_playouts=beyond_playouts,
    )
    return field(default=default, metadata={OPTION: declared})


def group(classic: T, title: str) -> T:
    """A field of `TableRules` that is a group of options; ``title`` is its heading for people."""
    return field(default=classic, metadata={TITLE: title})
