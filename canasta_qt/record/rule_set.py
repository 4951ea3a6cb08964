"""`RuleSet`: a set of rules that a player keeps under a name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.rules import TableRules

SUFFIX: Final = ".canasta-rules"
"""How the name of a file with rules ends."""

OWN: Final = "my-"
"""How the id of a player's own set begins; no preset's id does."""

LONGEST_NAME: Final = 60


_NAMELESS: Final = "Canasta"


def clean_name(name: str, otherwise: str = _NAMELESS) -> str:
    """A name that can be kept and sent: one line, not too long; `otherwise` if nothing is left."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip() or otherwise


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A saved set of rules.

    Attributes:
        id: `OWN` and a short unique word.
        name: what the player calls it.
        parent: id of the preset it came from; it may be gone by now.
        rules: the rules.
        parent_rules: the parent as it was when the set was saved. Differences are always against
            this, so nothing changes under the player when a preset does.
        favourite: whether it stands among the favourites.
        created, changed: when, in UTC as ISO 8601.
    """

    id: str
    name: str
    parent: str
    rules: TableRules
    parent_rules: TableRules
    favourite: bool = False
    created: str = ""
    changed: str = ""


@dataclass(frozen=True, slots=True)
class ImportedRules:
    """Rules somebody sent, as a file or as a short code; nothing has been stored.

    `name`, `parent`, `rules` and `parent_rules` are those of a `RuleSet`. `program` is the version
    that wrote them; a short code does not tell. `created`, `changed`: as far as they are told.
    """

    name: str
    parent: str
    rules: TableRules
    parent_rules: TableRules
    program: str = ""
    created: str = ""
    changed: str = ""
