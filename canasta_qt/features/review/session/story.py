"""The pages of a review's panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.actions import Action, Discard, DrawStock, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.state import Phase
from canasta_qt.features.review.model.moments import DealReview, MatchReview, Moment
from canasta_qt.features.review.model.offered import NotOffered
from canasta_qt.features.review.model.shown import ReviewBar, ReviewMoment, ReviewPage, ReviewTile
from canasta_qt.features.review.words import review as words
from canasta_qt.features.review.words.review import PanelText
from canasta_qt.players.playout import COMPILED
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import face, number, rank_name
from canasta_qt.words.people import seat_name, shown_again

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
class MomentPlace:
    """A moment of a deal; `at` counts from 0."""

    deal: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Looked:
    """What is known, and whether the search goes on.

    Attributes:
        actions: how many each of the deals has that are over.
        trouble: what else is in the way ("running", "failed"), or an empty text.
    """

    review: MatchReview | None
    actions: tuple[int, ...]
    running: bool = False
    stopped: bool = False
    not_offered: NotOffered | None = None
    trouble: str = ""

    @property
    def over(self) -> int:
        return len(self.actions)

    def deal(self, number: int) -> DealReview | None:
        return self.review.deals.get(number) if self.review is not None else None

    def moments(self, number: int) -> tuple[Moment, ...]:
        deal = self.deal(number)
        return deal.moments if deal is not None else ()

    @property
    def share(self) -> float:
        """How much of all deals has been looked at, 0..1."""
        done = 0
        for deal_number, actions in enumerate(self.actions, start=1):
            deal = self.deal(deal_number)
            if deal is not None:
                done += actions if deal.done else min(deal.judged, actions)
        return done / max(1, sum(self.actions))


@dataclass(frozen=True, slots=True)
class Scene:
    """The position of a moment, and in a sentence what came of the move."""

    phase: Phase
    melds: words.Melds
    sequel: str = ""


def scene_of(timeline: Timeline, session: Session, moment: Moment) -> Scene:
    state = timeline.run_at(ReplayPoint(moment.deal, moment.action - 1)).state
    melds = {meld.uid: meld.kind for meld in state.melds[state.side_of[moment.seat]]}
    entries = timeline.tape(moment.deal).deal.entries
    after = entries[moment.last] if moment.last < len(entries) else None
    taken = isinstance(moment.played, Discard) and after is not None
    if not taken or after is None or not isinstance(after.action, TakePile):
        return Scene(state.phase, melds)
    name = seat_name(shown_again(session, moment.seat), after.seat)
    pile = number(len(state.pile) + 1, "card")
    return Scene(state.phase, melds, PanelText.TOOK(name=name, cards=pile))


def page_of(
    looked: Looked, place: MomentPlace, scene: Scene | None = None, person: str = ""
) -> ReviewPage:
    """The page of a place; `scene` is that of its moment, `person` the name of another player."""
    moments = looked.moments(place.deal)
    moment = None
    if place.at < len(moments) and scene is not None:
        moment = moment_page(moments[place.at], scene, place.at + 1, len(moments))
    kind, headline, text = ("moment", "", "") if moment else _instead(looked, place.deal)
    done = round(STEPS * looked.share)
    working = looked.running or looked.stopped
    title = words.ReviewText.TITLE(deal=place.deal)
    return ReviewPage(
        PanelText.TITLE_OF(title=title, name=person) if person else title,
        place.deal,
        looked.over,
        kind,  # type: ignore[arg-type]
        headline,
        text,
        moment,
        note=_note(looked, person),
        luck=words.luck_words(looked.review.luck) if looked.review is not None else "",
        done=min(done, STEPS - 1) if working else STEPS,
        total=STEPS,
        has_next=place.at + 1 < len(moments) or place.deal < looked.over,
    )


def _note(looked: Looked, person: str) -> str:
    """Who "you" is in another one's review, and that it takes longer here."""
    slow = "" if COMPILED or looked.not_offered else PanelText.SLOW()
    who = PanelText.YOU_ARE(name=person) if person else ""
    return " ".join(part for part in (who, slow) if part)


def _instead(looked: Looked, at: int) -> tuple[str, str, str]:
    deal = looked.deal(at)
    if looked.not_offered is not None:
        reason = words.offer_words(looked.not_offered)
        return "refused", PanelText.REFUSED(), PanelText.REFUSED_TEXT(reason=reason)
    if looked.trouble:
        key, kind = looked.trouble, "refused"
    elif deal is not None and deal.done:
        key, kind = ("well" if deal.asked else "no_choice"), "nothing"
    elif looked.stopped:
        key, kind = "stopped", "looking"
    else:
        key, kind = "looking", "looking"
    return kind, PanelText.of(key)(), PanelText.of(key, "text")()


def moment_page(moment: Moment, scene: Scene, number: int, count: int) -> ReviewMoment:
    turn = words.turn_text(moment.turn)
    return ReviewMoment(
        where=PanelText.WHERE(n=number, count=count, turn=words.inside(turn)),
        number=number,
        count=count,
        icon=ICONS[moment.kind],
        title=words.moment_title(moment.kind),
        points=words.gain_words(moment),
        praise=moment.is_praise,
        tiles=_tiles(moment, scene.melds),
        sentences=(scene.sequel,) if scene.sequel else (),
        fact=words.fact_title(moment.fact.fact) if moment.fact is not None else "",
        bars=_bars(moment),
        footnote=words.worlds_words(moment.worlds),
        prompt=_prompt(moment, scene.phase, turn),
        can_try=not moment.is_praise,
        can_watch=moment.continuation is not None,
    )


def _prompt(moment: Moment, phase: Phase, turn: str) -> str:
    if isinstance(moment.played, Discard) and isinstance(moment.other, Discard):
        return PanelText.ASK_THREW(turn=turn)
    text = PanelText.ASK_STARTS if phase is Phase.START else PanelText.ASK_PLAYS
    return text(turn=turn)


def _tiles(moment: Moment, melds: words.Melds) -> tuple[ReviewTile, ...]:
    played, other, praise = moment.played, moment.other, moment.is_praise
    own = words.tile_words(played, melds, like=played)
    more = words.tile_words(other, melds, like=played)
    return (
        ReviewTile(words.played_label(played), faces_of(played), own, better=praise),
        ReviewTile(words.other_label(moment), faces_of(other), more, better=not praise),
    )


def faces_of(action: Action) -> tuple[str | None, ...]:
    """Pictures of the cards of a move; a back for one that is drawn."""
    if isinstance(action, DrawStock):
        return (None,)
    return tuple(map(face, words.cards_of(action)))


def _bars(moment: Moment) -> tuple[ReviewBar, ...]:
    fact = moment.fact
    if fact is None:
        return ()
    whole = 1.0 if fact.is_share else max(fact.one, fact.other, 1e-9)
    (own, more), (one, other) = _labels(moment), words.fact_figures(fact)
    return (
        ReviewBar(own, fact.one / whole, one, moment.is_praise),
        ReviewBar(more, fact.other / whole, other, not moment.is_praise),
    )


def _labels(moment: Moment) -> tuple[str, str]:
    """Labels of the bars: the ranks where two different ones might be thrown."""
    played, other = moment.played, moment.other
    if isinstance(played, Discard) and isinstance(other, Discard):
        ranks = KIND[played.card], KIND[other.card]
        if ranks[0] != ranks[1]:
            own, more = map(rank_name, ranks)
            return PanelText.AFTER_OWN(rank=own), PanelText.AFTER_OTHER(rank=more)
    text = PanelText.AFTER_USUAL if moment.is_praise else PanelText.AFTER_BETTER
    return PanelText.AFTER_PLAYED(), text()
