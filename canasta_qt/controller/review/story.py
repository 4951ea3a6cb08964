"""What a review found, as pages of the panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from canasta_qt.bots.playout import COMPILED
from canasta_qt.coach.review.moments import DealReview, LuckLine, MatchReview, Moment
from canasta_qt.coach.review.offered import NotOffered
from canasta_qt.controller.review.positions import cards_of
from canasta_qt.engine.actions import Action, DrawStock
from canasta_qt.engine.state import Phase
from canasta_qt.view_model.review import ReviewBar, ReviewMoment, ReviewPage, ReviewTile
from canasta_qt.words.cards import face
from canasta_qt.words.sentences import figures
from canasta_qt.words.teaching import review_page as say

ICONS: Final = {
    "better_idea": "hint",
    "costly": "warning",
    "turning_point": "turning",
    "well_found": "star",
}
"""Class of a moment to its icon."""

STEPS: Final = 100
"""Of the bar of progress."""


@dataclass(frozen=True, slots=True)
class Place:
    """Which moment of which deal is shown; `at` counts from 0."""

    deal: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Looked:
    """How things stand: what is known, of how many deals, and whether it is still being looked.

    Attributes:
        over: how many deals are over. actions: how many each of them has.
        refused: why there is no review; empty where there is one. reason: more about it.
    """

    review: MatchReview | None
    actions: tuple[int, ...]
    running: bool = False
    stopped: bool = False
    refused: str = ""
    reason: str = ""

    @property
    def over(self) -> int:
        """How many deals there are to review."""
        return len(self.actions)

    def deal(self, number: int) -> DealReview | None:
        """What is known of a deal."""
        return self.review.deals.get(number) if self.review is not None else None

    def moments(self, number: int) -> tuple[Moment, ...]:
        """What is told of a deal."""
        deal = self.deal(number)
        return deal.moments if deal is not None else ()

    @property
    def share(self) -> float:
        """How much of all deals has been looked at, 0..1."""
        done = [self._done(number) for number in range(1, self.over + 1)]
        return sum(done) / max(1, sum(self.actions))

    def _done(self, number: int) -> int:
        deal, actions = self.deal(number), self.actions[number - 1]
        if deal is None:
            return 0
        return actions if deal.done else min(deal.judged, actions)


def refusal_of(reason: NotOffered) -> str:
    """The key of the words for a refusal."""
    return str(reason)


def page_of(looked: Looked, place: Place, phase: Phase | None = None) -> ReviewPage:
    """The page of a place; `phase` is that of the moment's position."""
    moments = looked.moments(place.deal)
    moment = None
    if place.at < len(moments):
        moment = moment_page(moments[place.at], place.at + 1, len(moments), phase)
    kind, headline, text = ("moment", "", "") if moment else _instead(looked, place.deal)
    done = round(STEPS * looked.share)
    working = (looked.running or looked.stopped) and not looked.refused
    return ReviewPage(
        say.page_text("title", n=place.deal) if looked.over else say.page_text("title.none"),
        place.deal,
        looked.over,
        kind,  # type: ignore[arg-type]
        headline,
        text,
        moment,
        note="" if COMPILED or looked.refused else say.page_text("slow"),
        luck=_luck(looked.review.luck if looked.review is not None else None),
        done=min(done, STEPS - 1) if working else STEPS,
        total=STEPS,
        has_next=place.at + 1 < len(moments) or place.deal < looked.over,
        has_previous=place.at > 0 or place.deal > 1,
    )


def _instead(looked: Looked, number: int) -> tuple[str, str, str]:
    """What is said where there is no moment."""
    deal = looked.deal(number)
    if looked.refused:
        key, kind = looked.refused, "refused"
    elif deal is not None and deal.done:
        key, kind = ("well" if deal.asked else "no_choice"), "nothing"
    elif looked.stopped:
        key, kind = "stopped", "looking"
    else:
        key, kind = "looking", "looking"
    return kind, say.page_text(key), say.page_text(f"{key}.text", reason=looked.reason)


def moment_page(moment: Moment, number: int, count: int, phase: Phase | None) -> ReviewMoment:
    """A moment as the panel shows it."""
    praise, turn = moment.is_praise, say.turn_text(moment.turn)
    fact, bars = _bars(moment)
    return ReviewMoment(
        where=say.inside(turn),
        number=number,
        count=count,
        icon=ICONS[moment.kind],
        title=say.moment_title(moment.kind),
        points=say.page_text("points", points=figures(moment.points)),
        praise=praise,
        tiles=tuple(_tiles(moment)),
        sentences=tuple(_sentences(moment)),
        fact=fact,
        bars=bars,
        footnote=say.page_text("footnote", worlds=figures(moment.worlds)),
        prompt=_prompt(moment, phase, turn),
        can_watch=moment.continuation is not None,
    )


def _prompt(moment: Moment, phase: Phase | None, turn: str) -> str:
    """What was to be decided."""
    both = (type(moment.played).__name__, type(moment.other).__name__)
    if both == ("Discard", "Discard"):
        return say.page_text("prompt.threw", turn=turn)
    key = "prompt.starts" if phase is Phase.START else "prompt.plays"
    return say.page_text(key, turn=turn)


def _tiles(moment: Moment) -> Iterator[ReviewTile]:
    played, praise = moment.played, moment.is_praise
    yield ReviewTile(
        say.tile_title(played), faces_of(played), say.tile_words(played, like=played), praise
    )
    if praise:
        words = say.tile_words(moment.other, like=played)
        yield ReviewTile(say.page_text("instead"), faces_of(moment.other), words)
    else:
        words = say.tile_words(moment.other, like=played)
        yield ReviewTile(say.page_text("better"), faces_of(moment.other), words, better=True)


def faces_of(action: Action) -> tuple[str | None, ...]:
    """Pictures of the cards of a move; a back for one that is drawn."""
    if isinstance(action, DrawStock):
        return (None,)
    return tuple(map(face, cards_of(action)))


def _sentences(moment: Moment) -> Iterator[str]:
    chance = round(100 * moment.chance) if moment.chance is not None else 0
    if chance >= 1:
        yield say.page_text("chance", n=figures(chance))


def _bars(moment: Moment) -> tuple[str, tuple[ReviewBar, ...]]:
    return "", ()


def _luck(luck: LuckLine | None) -> str:
    if luck is None:
        return ""
    key = "luck" if luck.result >= 0 else "luck.behind"
    return say.page_text(
        key,
        result=figures(abs(luck.result)),
        luck=figures(luck.luck, signed=True),
        spread=figures(luck.spread),
    )
