"""A saved match read as plain data: `canasta-qt match, format N`, header, deals, actions.

Lines that are no business of a referee (names, seals, what bots considered) are skipped.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple

NEW = "new"
"""A target: a meld of its own."""


class Play(NamedTuple):
    """One group of a step; `target` is a meld's number, `NEW`, or None where none is named."""

    cards: tuple[str, ...]
    target: int | str | None


class Action(NamedTuple):
    """What somebody does: the verb, its groups, and its word (a card, a seat, yes, a hand)."""

    verb: str
    plays: tuple[Play, ...] = ()
    word: str = ""

    def __str__(self) -> str:
        if self.plays:
            groups = (" ".join(play.cards) + _target_text(play.target) for play in self.plays)
            return f"{self.verb}: {' / '.join(groups)}"
        return f"{self.verb}: {self.word}" if self.word else self.verb


def _target_text(target: int | str | None) -> str:
    if target is None:
        return ""
    return f" -> #{target}" if isinstance(target, int) else f" -> {target}"


class Entry(NamedTuple):
    """An action and the seat that took it."""

    seat: int
    action: Action


@dataclass(slots=True)
class DealLog:
    """One deal: its number from 1, the dealer, the deck from the front, the play, the scores."""

    number: int
    dealer: int
    deck: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    scored: tuple[int, ...] | None = None


@dataclass(slots=True)
class MatchLog:
    """The options in force, by dotted key, and the deals."""

    options: dict[str, Any]
    preset: str
    deals: list[DealLog]


_ENTRY = re.compile(r"([0-9]) (.+)")
_DEAL = re.compile(r"deal ([0-9]+) dealer ([0-9])")


def read_match(text: str) -> MatchLog:
    """The match of a saved log. `ValueError` where a line is not understood."""
    options: dict[str, Any] = {}
    preset = ""
    deals: list[DealLog] = []
    for line in text.splitlines():
        if not line or line.startswith(("#", "considered ", "sealed ", "cut ", "conceded ")):
            continue
        if found := _DEAL.fullmatch(line):
            deals.append(DealLog(int(found[1]), int(found[2])))
        elif not deals:
            name, _, value = line.partition(": ")
            if name == "rules":
                options = json.loads(value)["options"]
            elif name == "preset":
                preset = value
        elif line.startswith("deck "):
            deals[-1].deck += line.split()[1:]
        elif line.startswith("scored "):
            deals[-1].scored = tuple(map(int, line.split()[1:]))
        else:
            deals[-1].entries.append(read_entry(line))
    return MatchLog(options, preset, deals)


def read_entry(line: str) -> Entry:
    """The seat and action of a line such as `0 meld: Kh1 Ks1 2c2`."""
    found = _ENTRY.fullmatch(line)
    if found is None:
        raise ValueError(f"no seat and action: {line!r}")
    return Entry(int(found[1]), read_action(found[2]))


def read_action(text: str) -> Action:
    """The action of a text such as `meld: Kh1 Ks1 2c2 / Qd1 -> #4`."""
    verb, colon, rest = text.partition(":")
    if not colon:
        return Action(verb.strip())
    if verb in ("meld", "take", "heap", "merge"):
        return Action(verb, tuple(_play(part) for part in rest.split("/")))
    return Action(verb, (), rest.strip())


def _play(text: str) -> Play:
    cards, arrow, target = text.partition("->")
    if not arrow:
        return Play(tuple(cards.split()), None)
    name = target.strip()
    return Play(tuple(cards.split()), int(name[1:]) if name.startswith("#") else name)
