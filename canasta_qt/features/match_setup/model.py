"""What other features put where a match is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from canasta_qt.library.games import ListedGame


@dataclass(frozen=True, slots=True)
class GameOffer:
    """Something that can be done with the game that is picked.

    `text` and `about` say what it is in the language of now, `icon` is a name of
    `ui.style.icons`.
    """

    text: Callable[[], str]
    about: Callable[[], str]
    icon: str
    do: Callable[[ListedGame], object]
