"""What the end of a deal and of a match shows; columns stand as on the score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Band = Literal["natural", "mixed", "wild", "sequence"]
"""What the band around a canasta shows of it."""


@dataclass(frozen=True, slots=True)
class CanastaModel:
    """A canasta as one card (`face`: "Kh", "X1") with a band; `label` says what it is."""

    face: str
    band: Band
    naturals: int
    wilds: int
    label: str = ""


@dataclass(frozen=True, slots=True)
class PersonModel:
    """Somebody at the table: the name and the file stem of the portrait."""

    name: str
    portrait: str


@dataclass(frozen=True, slots=True)
class PileTake:
    """The largest take of a deal: who took, so many cards, and what they count together."""

    name: str
    mine: bool
    cards: int
    points: int
    column: int


@dataclass(frozen=True, slots=True)
class DealEnding:
    """What the end of a deal shows besides its score sheet.

    Attributes:
        headline: how it ended, short: "You went out".
        subtitle: which deal it was, of which game.
        standing: who leads, and what the next deal asks for.
        people, canastas: of each column.
        out: the column that went out, if one did, and whether that was `concealed`; `out_name` is
            who went out, unless that was the viewer.
        take: the largest take of the pile, if there was one.
    """

    headline: str
    subtitle: str
    standing: str
    people: tuple[tuple[PersonModel, ...], ...]
    canastas: tuple[tuple[CanastaModel, ...], ...]
    out: int | None = None
    out_name: str = ""
    concealed: bool = False
    take: PileTake | None = None


@dataclass(frozen=True, slots=True)
class Highlight:
    """Something of a match that is worth remembering, with a picture: a canasta or a card."""

    title: str
    detail: str
    canasta: CanastaModel | None = None
    face: str = ""


@dataclass(frozen=True, slots=True)
class EndingSide:
    """A column at the end of a match."""

    name: str
    total: int
    people: tuple[PersonModel, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class MatchEnding:
    """How a match ended.

    Attributes:
        title: who won: "You & Otto win".
        detail: by how much, after how many deals; or how else it came about.
        history: the totals after each deal.
        moments: at most three, the most telling first.
    """

    title: str
    detail: str
    sides: tuple[EndingSide, ...]
    history: tuple[tuple[int, ...], ...]
    target: int | None
    moments: tuple[Highlight, ...]
    we_won: bool

    @property
    def told(self) -> str:
        """All of it in words, for those who cannot see it."""
        totals = ", ".join(f"{side.name}: {side.total}" for side in self.sides)
        moments = (f"{one.title}. {one.detail}".strip() for one in self.moments)
        return " ".join((f"{self.title}, {self.detail}. {totals}.", *moments))


# --- what the page before a match shows -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WaitingModel:
    """An interrupted match.

    Attributes:
        detail: which deal, whose turn, how long ago.
        sides: names and totals, the viewer's own first.
        canastas: those the viewer's side has on the table.
    """

    title: str
    detail: str
    sides: tuple[tuple[str, int], ...] = ()
    canastas: tuple[CanastaModel, ...] = ()


@dataclass(frozen=True, slots=True)
class LastResult:
    """How the last match ended: who won it, in a sentence, and the totals, the game, the day."""

    title: str
    detail: str
    people: tuple[PersonModel, ...]


@dataclass(frozen=True, slots=True)
class LearnModel:
    """How far somebody is with the first hand; `step` comes next, from 0.

    `newcomer`: no deal was ever finished, so that it is the first thing to do.
    """

    step: int
    steps: int
    done: bool
    newcomer: bool


@dataclass(frozen=True, slots=True)
class WelcomeModel:
    """All of the page.

    Attributes:
        greeting: a sentence for the time of the day.
        waiting: the match that waits, if one does; `others` says that there are more.
        game, about: the game that would be played, and what it is like.
        doubts: how sure its rules are; empty for well-known ones.
        last: the last match that ended, if there is one.
        companions: who sits at the table usually.
        learn: the first hand; None where it is not offered.
    """

    greeting: str = ""
    waiting: WaitingModel | None = None
    others: bool = False
    game: str = ""
    about: str = ""
    doubts: str = ""
    last: LastResult | None = None
    companions: tuple[PersonModel, ...] = ()
    learn: LearnModel | None = None
