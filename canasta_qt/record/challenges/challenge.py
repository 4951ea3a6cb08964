"""`Challenge`: what somebody asks somebody else to play, and what can be wrong with its code."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from canasta_qt.engine.rules import TableRules, diff
from canasta_qt.record.rule_set import RuleFault, RuleSet
from canasta_qt.record.seeds import OneDeal

ChallengeKind = Literal["match", "deal", "exercise"]


class Players(NamedTuple):
    """Which version of the players; interpreted playouts imagine fewer deals than compiled ones."""

    number: int
    compiled: bool = True


class ChallengeResult(NamedTuple):
    """The points of the own side, and of the best other one.

    For an exercise `own` is the attempt that was right, 0 for none.
    """

    own: int
    other: int = 0


@dataclass(frozen=True, slots=True)
class ChallengeTable:
    """Cards and company.

    Attributes:
        seed: of the match. cut: after how many cards its deck was cut; None: not at all.
        deal: the number of the one deal that is played, by `dealer`; 0 for the whole match.
        seat: where the person sits.
        styles: level and personality of every seat; that of the person's own does not matter.
        fingerprint: of the rules, as the writer's program had them.
    """

    seed: str
    seat: int
    styles: tuple[str, ...]
    players: Players
    fingerprint: int
    cut: int | None = None
    deal: int = 0
    dealer: int = 0

    @property
    def match_seed(self) -> str:
        """The seed under which this is played."""
        if not self.deal:
            return self.seed
        return OneDeal(self.seed, self.deal, self.dealer, self.cut).text()

    @property
    def match_cut(self) -> int | None:
        """The cut before the first deal of what is played; one deal has it in its seed."""
        return None if self.deal else self.cut


@dataclass(frozen=True, slots=True)
class Challenge:
    """What somebody is asked to play.

    Attributes:
        game: id of the game, or of the one that changed rules come from; may be unknown then.
        changed: the rules with their name, where they are not just a game over some length.
        table: cards and company; None for an exercise.
        exercise: id of an exercise that comes with the program, its line, or the text of one that
            was laid out (`record.positions.exercise`).
    """

    kind: ChallengeKind
    game: str
    rules: TableRules
    changed: RuleSet | None = None
    table: ChallengeTable | None = None
    exercise: str = ""
    result: ChallengeResult | None = None

    @property
    def rules_differ(self) -> bool:
        """Whether the game has other rules here than where the code was made."""
        return self.table is not None and self.table.fingerprint != fingerprint(self.rules)


FINGERPRINT_BITS: Final = 10


def fingerprint(rules: TableRules) -> int:
    """A short number that other rules most likely do not have.

    >>> fingerprint(TableRules()) == fingerprint(resolve("classic_4p", {"draw.count": 2}))
    False
    """
    text = json.dumps(diff(rules, TableRules()), sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:2]) >> (16 - FINGERPRINT_BITS)


FaultCode = Literal[
    "foreign",
    "newer",
    "letter",
    "near",
    "typing",
    "incomplete",
    "too_long",
    "content",
    "game",
    "rules",
    "no_rules",
]


UNFINISHED: Final[frozenset[FaultCode]] = frozenset({"incomplete", "no_rules"})
"""Faults of a code that somebody is still typing."""


@dataclass(frozen=True, slots=True)
class CodeFault:
    """What is wrong with a code.

    Attributes:
        place: the number of the letter, from 1 with the first C; dashes do not count. 0 for none.
        group: the number of its group, from 1 for the beginning `CC1`.
        found, meant: what stands there, a letter or a group, and what is probably meant.
        number, most: a version, and the newest that is known.
        rules: what is wrong with the rules that travel with it.
    """

    code: FaultCode
    place: int = 0
    group: int = 0
    found: str = ""
    meant: str = ""
    number: int = 0
    most: int = 0
    rules: RuleFault | None = None


class CodeProblem(ValueError):
    """A text that is no challenge code, or one that cannot be played here."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(fault.code)
        self.fault = fault
