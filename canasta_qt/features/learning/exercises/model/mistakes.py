"""Kinds of mistakes over time, from what reviews have confirmed.

The section "mistakes" of `storage.teaching.learning.LearningStore` holds them:
`[key, day, kind]`, a key for each moment (match, deal, action), so that a review that is made again
counts once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, cast, get_args

from canasta_qt.engine import actions as do
from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.judging.facts import Fact

Kind = Literal[
    "small_pile",
    "took_pile",
    "left_pile",
    "other_take",
    "gave_pile",
    "threw_wrong",
    "laid_early",
    "laid_late",
    "other_lay",
    "out_early",
    "out_late",
]
"""Took a small pile too early, took a pile better left, left a pile better taken, took it by the
wrong cards; gave the pile away, threw another wrong card; laid too early, too late, the wrong
cards; went out too early, or too late."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SECTION: Final = "mistakes"
SMALL: Final = 5
"""Cards up to which a pile is a small one."""
SPAN: Final = 30
"""Days that are "lately"; the same number before them is "before"."""
WEEKS: Final = 9
"""Weeks that are counted one by one; they reach back as far as trends do."""
MOST_KEPT: Final = 2000
_GIVEN: Final[frozenset[Fact]] = frozenset(("next_takes", "they_take_soon", "pile_given"))


def kind_of(view: PlayerView, played: Action, better: Action, fact: Fact | None = None) -> Kind:
    """What kind of mistake it was to play this where that was better; `fact`: what differs most."""
    if isinstance(played, do.TakePile):
        if isinstance(better, do.TakePile):
            return "other_take"
        return "small_pile" if len(view.pile) <= SMALL else "took_pile"
    if isinstance(better, do.TakePile):
        return "left_pile"
    if _goes_out(view, played) != _goes_out(view, better):
        return "out_early" if _goes_out(view, played) else "out_late"
    if isinstance(played, do.LayDown):
        return "other_lay" if isinstance(better, do.LayDown) else "laid_early"
    if isinstance(better, do.LayDown):
        return "laid_late"
    return "gave_pile" if fact in _GIVEN else "threw_wrong"


def _goes_out(view: PlayerView, action: Action) -> bool:
    if isinstance(action, (do.GoOut, do.AskPermission, do.DeclareSpecialHand)):
        return True
    return isinstance(action, do.Discard) and len(view.hand) == 1


@dataclass(frozen=True, slots=True)
class Trend:
    """How often a kind happened in the last `SPAN` days, and in as many before them.

    `weeks` are the last `WEEKS` of seven days each, the one that ends today last.
    """

    kind: Kind
    lately: int
    before: int
    weeks: tuple[int, ...] = ()


@dataclass(slots=True)
class Mistakes:
    """Confirmed mistakes by their keys: the day, and the kind."""

    by_key: dict[str, tuple[int, Kind]] = field(default_factory=dict)

    def add(self, key: str, day: int, kind: Kind) -> None:
        """Note a moment; one that is known is noted anew, with its first day."""
        first = self.by_key.get(key, (day, kind))[0]
        self.by_key[key] = (first, kind)
        while len(self.by_key) > MOST_KEPT:
            del self.by_key[next(iter(self.by_key))]

    def remove(self, beginning: str) -> None:
        """Forget the moments whose keys begin so, as when a match is reviewed anew or deleted."""
        self.by_key = {
            key: one for key, one in self.by_key.items() if not key.startswith(beginning)
        }

    def trends(self, today: int) -> tuple[Trend, ...]:
        """The kinds that happened lately or before, the most frequent lately first."""
        lately, before = Counter[Kind](), Counter[Kind]()
        weekly: Counter[tuple[Kind, int]] = Counter()
        for day, kind in self.by_key.values():
            if day <= today:
                weekly[kind, WEEKS - 1 - (today - day) // 7] += 1
            if today - SPAN < day <= today:
                lately[kind] += 1
            elif today - 2 * SPAN < day <= today:
                before[kind] += 1
        found = [
            Trend(kind, lately[kind], before[kind], tuple(weekly[kind, at] for at in range(WEEKS)))
            for kind in KINDS
        ]
        some = [one for one in found if one.lately or one.before]
        return tuple(sorted(some, key=lambda one: (-one.lately, -one.before)))


def to_data(mistakes: Mistakes) -> dict[str, object]:
    """The section that `from_data` reads."""
    return {"moments": [[key, day, kind] for key, (day, kind) in mistakes.by_key.items()]}


def from_data(section: Mapping[str, object]) -> Mistakes:
    """The mistakes in a section; what makes no sense in it is left out."""
    mistakes = Mistakes()
    moments = section.get("moments")
    for one in moments if isinstance(moments, list) else []:
        if not isinstance(one, list) or len(one) != 3:
            continue
        key, day, kind = one
        if isinstance(key, str) and type(day) is int and day > 0 and kind in KINDS:
            mistakes.add(key, day, cast(Kind, kind))
    return mistakes
