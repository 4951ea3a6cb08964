"""The content of a review's side panel, as frozen values in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
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
    """A moment of a deal, and the words for it.

    Attributes:
        where: the moment's number of `count`, and its turn, in words.
        icon, title, points: its class, and about how much it was worth; points may be empty.
        tiles: the move that was made, and the better one; of praise only the first.
        fact, bars: the greatest difference between the two; empty where nothing stands out.
        footnote: over how many imagined deals. prompt: the line on the table.
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
        """All of it as text for screen readers."""
        tiles = (f"{tile.title}: {tile.words}." for tile in self.tiles)
        bars = "; ".join(f"{bar.label} {bar.text}" for bar in self.bars)
        fact = ": ".join(filter(None, (self.fact, bars)))
        title = ", ".join(filter(None, (self.title, self.points)))
        where = self.where.replace(" · ", ", ")
        parts = (f"{where}.", f"{title}.", *tiles, *self.sentences, fact and f"{fact}.")
        return " ".join(filter(None, (*parts, self.footnote)))

    @property
    def essence(self) -> ReviewMoment:
        """What is said of it, whatever number it has while others are still found."""
        return replace(self, where="", number=0, count=0)


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """The page of the panel.

    Attributes:
        kind: `headline` and `text` are for pages without a moment.
        note: a remark on all of it, such as that it takes longer here.
        luck: what the cards brought, in a sentence; empty where nothing can be said.
        done, total: how far the search is, in steps; it has ended where they are equal.
        has_next: whether another moment, or another deal, follows.
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
    people: tuple[str, ...] = ()
    seat: int = 0

    @property
    def working(self) -> bool:
        return self.done < self.total

    @property
    def spoken(self) -> str:
        words = self.moment.spoken if self.moment else f"{self.headline.rstrip('…')}. {self.text}"
        return " ".join(part for part in (f"{self.title}.", words, self.luck, self.note) if part)

    def news(self, before: ReviewPage | None) -> str:
        """What is new in it after a page that was spoken; moments are still found meanwhile."""
        known = before.moment if before is not None else None
        if before is None or (before.deal, before.seat) != (self.deal, self.seat):
            return self.spoken
        if self.moment is None or known is None:
            same = self.moment is known and before.headline == self.headline
            return "" if same else self.spoken
        if known.essence != self.moment.essence:
            return self.moment.spoken
        return "" if self.working or self.moment.where == known.where else self.moment.where


@dataclass(frozen=True, slots=True)
class ReviewTrial:
    """The words for a moment that is tried again, or a continuation that is watched."""

    kind: Literal["waits", "looking", "right", "wrong", "watching", "watched"]
    headline: str
    text: str

    @property
    def spoken(self) -> str:
        stop = "" if self.headline.endswith("…") else "."
        return f"{self.headline}{stop} {self.text}"
