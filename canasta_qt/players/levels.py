"""How well and in what manner a bot plays: levels and personalities, as chosen and kept."""

from __future__ import annotations

import math
from dataclasses import dataclass

_MARK = ":"
"""Between level and personality in a log or in the settings, as in `expert:miser`."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think.

    Attributes:
        budget: rollouts for a decision, about.
        careful_rollouts: the same with players inside them who weigh all they do, under rules that
            let them (`can_be_careful`): truer deals, each in the time of two or three others; 0
            for none.
        heuristic_weight: share of what the rules of thumb hold against a move that counts beside
            those: the more are imagined, the less they have to say.
        rounds: how many of them careful players play before the rest of a deal is foreseen, where
            that is known; 0: all.
        candidate_factor: how many times as many layings, openings and takes are compared as is
            usual.
        cards: of all rollouts for a decision together: the more the pack has the fewer rollouts
            there are. Usually 16,000 with two packs, a quarter with eight.
        price: points that a further rollout of Classic must promise for a move to stay among those
            compared (`search.thinking.promise`), more where rollouts take longer; 0: all rollouts
            are made.
    """

    budget: int
    careful_rollouts: int = 0
    heuristic_weight: float = 0.5
    rounds: int = 4
    candidate_factor: int = 1
    cards: int = 1_728_000
    price: float = 0.0


@dataclass(frozen=True, slots=True)
class LevelInfo:
    """A playing strength that can be chosen.

    Attributes:
        id: the stable name, kept in logs and settings; its words are the controller's business.
        rank: order of strength, weakest first.
        offered: whether a person may choose it; the others serve tests and simulations.
        effort: how hard it thinks where playouts run compiled; None: it plays by rules.
        interpreted: how hard at most where they do not.
        interpreted_s: seconds after which it moves there, whatever is left of that.
    """

    id: str
    rank: int
    offered: bool = True
    effort: Effort | None = None
    interpreted: Effort | None = None
    interpreted_s: float = math.inf


@dataclass(frozen=True, slots=True)
class Style:
    """A level and a personality, as one seat has them; an empty personality is an even one."""

    level: str
    personality: str = ""

    def __str__(self) -> str:
        """As logs and settings keep it."""
        return f"{self.level}{_MARK}{self.personality}" if self.personality else self.level


PRICE = 0.001
"""Points that Expert asks of a rollout: where two moves are equally good, some 500 of each in
Classic, several times as many in games in which a card can be worth thousands."""

LEVELS: tuple[LevelInfo, ...] = (
    LevelInfo("random", rank=0, offered=False),
    LevelInfo("newcomer", rank=10),
    LevelInfo("casual", rank=20),
    LevelInfo("steady", rank=30),
    LevelInfo(
        "club",
        rank=40,
        effort=Effort(300),
        interpreted=Effort(300, cards=40_000, price=PRICE),
        interpreted_s=0.3,
    ),
    LevelInfo(
        "expert",
        rank=50,
        effort=Effort(12000, 9600, cards=1_036_800, price=PRICE),
        interpreted=Effort(1200, 900, cards=100_000, price=PRICE),
        interpreted_s=1.5,
    ),
    LevelInfo(
        "master",
        rank=60,
        effort=Effort(
            32000,
            32000,
            heuristic_weight=0.25,
            rounds=6,
            candidate_factor=4,
            cards=4_000_000,
            price=PRICE / 8,
        ),
        interpreted=Effort(2400, 1800, cards=200_000, price=PRICE),
        interpreted_s=3.0,
    ),
)
"""Every level, weakest first."""

PERSONALITIES = ("freezer", "hunter", "sprinter", "miser", "builder")
"""Manners of play beside the even one, all about equally strong."""

PLAYERS_VERSION = 5
"""Raised whenever a level may answer otherwise than before; challenge codes carry it, at most 31.

`tests/players/test_players_version.py` knows what the levels do and says when it is due.
"""

DEFAULT_LEVEL = "steady"
"""Quick and decent under all rules: the usual companion, and the stand-in for one that fails."""


def style_of(text: str) -> Style:
    """What `str` of a style wrote. Unknown personalities are even ones; levels are not judged."""
    level, _, personality = text.partition(_MARK)
    return Style(level, personality if personality in PERSONALITIES else "")
