"""What the side panel of a review shows, as frozen values in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

PageKind = Literal["looking", "moment", "nothing", "refused"]
"""What a page shows: that it is still being looked, a moment, that there is nothing to say about
the deal, or why nothing can be said."""


@dataclass(frozen=True, slots=True)
class ReviewTile:
    """A move: whose it is ("You threw"), its cards as pictures, and the same in words."""

    title: str
    faces: tuple[str | None, ...]
    words: str
    better: bool = False


@dataclass(frozen=True, slots=True)
class ReviewBar:
    """How often something happens after a move: `share` of 0 to 1, and the figure in words."""

    label: str
    share: float
    text: str
    good: bool = False


@dataclass(frozen=True, slots=True)
class ReviewMoment:
    """A moment of a deal, and what is said of it.

    Attributes:
        where: which moment of how many it is (`number`, `count`), and in which turn, in words.
        icon, title, points: its class, and about how much it was worth; points may be empty.
        praise: whether it was well played.
        tiles: what was done, and what was better; of praise only what was done.
        sentences: what is to be said of it, each in a line of its own.
        fact, bars: what differs most between the two; empty where nothing stands out.
        footnote: over how many imagined deals. prompt: the line on the table.
        can_watch: whether there is a typical continuation; `can_try` whether it can be tried again.
    """

    where: str
    number: int
    count: int
    icon: str
    title: str
    points: str
    praise: bool
    tiles: tuple[ReviewTile, ...]
    sentences: tuple[str, ...]
    fact: str = ""
    bars: tuple[ReviewBar, ...] = ()
    footnote: str = ""
    prompt: str = ""
    can_try: bool = True
    can_watch: bool = True

    @property
    def spoken(self) -> str:
        """All of it in words, for those who cannot see it."""
        tiles = (f"{tile.title}: {tile.words}." for tile in self.tiles)
        bars = (f"{bar.label}: {bar.text}." for bar in self.bars)
        fact = (f"{self.fact}.",) if self.fact else ()
        head = (f"{self.where}.", f"{self.title}.", f"{self.points}." if self.points else "")
        parts = (*head, *tiles, *self.sentences, *fact, *bars, self.footnote)
        return " ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """What the panel shows now.

    Attributes:
        title: which deal is reviewed. deal, deals: its number, and how many there are.
        kind: what the page shows; `headline` and `text` say it where there is no moment.
        moment: the moment, where one is shown.
        note: something to know of all of it: that it takes longer here, say.
        luck: what the cards brought, in a sentence; empty where nothing can be said.
        done, total: how far the looking is, in steps; nothing is under way where they are equal.
        has_next, has_previous: whether another moment, or another deal, follows or was before.
        people: who sits where; `seat` is the one whose moves are reviewed.
    """

    title: str
    deal: int
    deals: int
    kind: PageKind
    headline: str = ""
    text: str = ""
    moment: ReviewMoment | None = None
    note: str = ""
    luck: str = ""
    done: int = 0
    total: int = 0
    has_next: bool = False
    has_previous: bool = False
    people: tuple[str, ...] = ()
    seat: int = 0

    @property
    def working(self) -> bool:
        """Whether it is still being looked."""
        return self.done < self.total

    @property
    def spoken(self) -> str:
        """What is said to those who cannot see it."""
        said = self.moment.spoken if self.moment else f"{self.headline}. {self.text}"
        return " ".join(part for part in (f"{self.title}.", said, self.luck, self.note) if part)


@dataclass(frozen=True, slots=True)
class ReviewTrial:
    """A moment that is tried again, or a continuation that is watched: what is said meanwhile.

    Attributes:
        kind: a try that waits for a move, one whose move is being looked at, one that was right or
            not, or a continuation.
        headline, text: what is said.
    """

    kind: Literal["waits", "looking", "right", "wrong", "watching", "watched"]
    headline: str
    text: str

    @property
    def spoken(self) -> str:
        return f"{self.headline}. {self.text}"
