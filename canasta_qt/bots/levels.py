"""How well and in what manner a bot plays: levels and personalities, as chosen and kept."""

from __future__ import annotations

from dataclasses import dataclass

_MARK = ":"
"""Between level and personality in a log or in the settings, as in `expert:miser`."""


@dataclass(frozen=True, slots=True)
class LevelInfo:
    """A playing strength that can be chosen.

    Attributes:
        id: the stable name, kept in logs and settings; its words are the controller's business.
        rank: order of strength, weakest first.
        offered: whether a person may choose it; the others serve tests and simulations.
        rollouts: deals imagined for a decision where playouts run compiled; 0: plays by rules.
        interpreted: the same where they do not.
        careful_rollouts: deals imagined where they run compiled and players in them can weigh all
            they do; 0: they never do.
        rounds: how many rounds of those deals are played before the rest is foreseen, where it can.
        candidate_factor: how many times as many layings, openings and takes such deals compare as
            is usual.
        heuristic_weight: share of what the rules of thumb hold against a move that counts beside
            those deals: the more are imagined, the less they have to say.
        infers_hands: whether it weighs every clue to hidden hands before it imagines such deals.
    """

    id: str
    rank: int
    offered: bool = True
    rollouts: int = 0
    interpreted: int = 0
    careful_rollouts: int = 0
    rounds: int = 0
    candidate_factor: int = 1
    heuristic_weight: float = 0.5
    infers_hands: bool = False


@dataclass(frozen=True, slots=True)
class Style:
    """A level and a personality, as one seat has them; an empty personality is an even one."""

    level: str
    personality: str = ""

    def __str__(self) -> str:
        """As logs and settings keep it."""
        return f"{self.level}{_MARK}{self.personality}" if self.personality else self.level


LEVELS: tuple[LevelInfo, ...] = (
    LevelInfo("random", rank=0, offered=False),
    LevelInfo("newcomer", rank=10),
    LevelInfo("casual", rank=20),
    LevelInfo("steady", rank=30),
    LevelInfo("club", rank=40, rollouts=300, interpreted=60),
    LevelInfo("expert", rank=50, rollouts=3600, interpreted=100, careful_rollouts=3200, rounds=4),
    LevelInfo(
        "master",
        rank=60,
        rollouts=16000,
        interpreted=200,
        careful_rollouts=16000,
        rounds=6,
        candidate_factor=4,
        heuristic_weight=0.25,
        infers_hands=True,
    ),
)
"""Every level, weakest first."""

PERSONALITIES = ("freezer", "hunter", "sprinter", "miser", "builder")
"""Manners of play beside the even one, all about equally strong."""

DEFAULT_LEVEL = "steady"
"""Quick and decent under all rules: the usual companion, and the stand-in for one that fails."""


def style_of(text: str) -> Style:
    """What `str` of a style wrote. Unknown personalities are even ones; levels are not judged."""
    level, _, personality = text.partition(_MARK)
    return Style(level, personality if personality in PERSONALITIES else "")
