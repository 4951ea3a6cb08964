"""Melds that win much when complete and lose much when not: wild cards, aces, sevens."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.engine.cards import ACE, KIND_TEXT, KINDS, SEVEN, TWO
from canasta_qt.engine.rules import TableRules


@dataclass(frozen=True, slots=True)
class Prize:
    """What such a meld scores at the end: `done` as a canasta, `stump` (negative) before."""

    done: int
    stump: int


class Prizes:
    """The prized melds of a rule set.

    Attributes:
        burden: kind to (cards, points): what it costs to be caught with so many in the hand.
    """

    __slots__ = ("_mixed", "_pure", "burden")

    def __init__(self, rules: TableRules) -> None:
        self._pure: list[Prize | None] = [None] * KINDS
        self._mixed: list[Prize | None] = [None] * KINDS
        bonus, stump = dict(rules.special_rank.bonus), dict(rules.special_rank.incomplete)
        plain = rules.score.canasta
        if bonus or stump:
            self._pure[ACE] = Prize(
                bonus.get("A_pure", plain.natural), stump.get("A_pure", stump.get("A", 0))
            )
            if "A_mixed" in bonus or "A" in stump:
                self._mixed[ACE] = Prize(bonus.get("A_mixed", plain.mixed), stump.get("A", 0))
            sevens = bonus.get("7_any", plain.natural)
            self._pure[SEVEN] = Prize(
                bonus.get("7_pure", sevens), stump.get("7_pure", stump.get("7", 0))
            )
            self._mixed[SEVEN] = Prize(bonus.get("7_any", plain.mixed), stump.get("7", 0))
        if rules.wild_meld.enabled:
            wild = Prize(rules.wild_meld.bonus.mixed, rules.wild_meld.incomplete.normal)
            self._pure[TWO] = self._mixed[TWO] = wild
        self.burden: list[tuple[int, int]] = [(99, 0)] * KINDS
        for held in rules.special_rank.hand_set:
            self.burden[KIND_TEXT.index(held.rank)] = (held.min, held.points)

    def of(self, kind: int, wilds: int) -> Prize | None:
        """The prize of a meld of this kind with so many wilds; None for an ordinary one."""
        return (self._mixed if wilds else self._pure)[kind]

    def caught(self, kind: int, held: int) -> int:
        """Points (negative or 0) for so many cards of a kind in one hand, beside their faces."""
        least, points = self.burden[kind]
        return points if held >= least else 0
