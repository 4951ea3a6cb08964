"""`Reviewer`: goes through a match for one seat, decision by decision.

It may be stopped after any decision and goes on from there. Only deals that are over are looked at,
so nothing of a running one is ever betrayed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from time import perf_counter
from typing import Final

from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    LayDown,
    LayThree,
)
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.review.model.continuation import continuation
from canasta_qt.features.review.model.judging import FRESH_WORLDS, Judgement, MoveJudge
from canasta_qt.features.review.model.luck import luck_line
from canasta_qt.features.review.model.moments import (
    JUDGE_VERSION,
    DealReview,
    MatchReview,
    Moment,
    kind_of,
)
from canasta_qt.features.review.model.offered import NotOffered, why_not
from canasta_qt.players.adviser.reasons import explanation, is_good
from canasta_qt.players.api import make_bot
from canasta_qt.players.judging import (
    Comparison,
    Fact,
    FactDifference,
    equal_moves,
    goes_on_laying,
    joined,
)
from canasta_qt.record.log import Entry, MatchLog
from canasta_qt.record.log_text import deal_text, play_text
from canasta_qt.record.replay import DealTape
from canasta_qt.record.timeline import ReplayPoint, Timeline


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice of a seat: its first and last action and its turn, from 1, view, and move."""

    action: int
    last: int
    turn: int
    view: PlayerView
    played: Action


_NO_CHOICES: Final = (AnswerPermission, ConcedeDeal, LayThree)
"""What is not judged: it speaks of the hand of another one, or leaves the better move possible."""


def decisions(timeline: Timeline, deal: int, seat: int, after: int = 0) -> Iterator[Decision]:
    """The choices of a seat in a deal, but for those in its first `after` actions.

    Left out is what cannot be judged by itself: answers, questions that a partner says no to, a
    three laid out before the turn goes on, and steps of laying down that make no single move
    together.
    """
    tape = timeline.tape(deal)
    entries = tape.deal.entries
    number = 0
    while number < len(entries):
        number += 1
        if entries[number - 1].seat != seat or number <= after:
            continue
        last = _last_of(entries, number)
        decision = _decision(timeline, tape, number, last)
        if decision is None:
            number = last
            continue
        yield decision
        number = decision.last


def _decision(timeline: Timeline, tape: DealTape, number: int, last: int) -> Decision | None:
    entries, deal = tape.deal.entries, tape.deal.number
    seat, action = entries[number - 1]
    if isinstance(action, _NO_CHOICES) or _is_denied(entries, number):
        return None
    run = timeline.run_at(ReplayPoint(deal, number - 1))
    view = run.view(seat)
    turn = sum(begun.state.turn_seat == seat for begun in tape.turns if begun.entries <= number - 1)
    if not isinstance(action, LayDown) or goes_on_laying(view):
        return Decision(number, number, turn, view, action)
    after = timeline.run_at(ReplayPoint(deal, last)).state
    played = action if last == number else joined(view, after.melds[view.side])
    if played is None or _lays_more(entries, last, seat):
        return None
    return Decision(number, last, turn, view, played)


def _last_of(entries: Sequence[Entry], number: int) -> int:
    """The last of the lay-downs that follow each other, from this action on."""
    seat, last = entries[number - 1].seat, number
    while last < len(entries) and isinstance(entries[last].action, LayDown):
        if entries[last].seat != seat:
            break
        last += 1
    return last if isinstance(entries[number - 1].action, LayDown) else number


def _lays_more(entries: Sequence[Entry], last: int, seat: int) -> bool:
    """Whether the seat lays down, or asks, once more in the same turn."""
    for entry in entries[last:]:
        if entry.seat == seat:
            return isinstance(entry.action, (LayDown, AskPermission))
        if not isinstance(entry.action, AnswerPermission):
            return False
    return False


def _is_denied(entries: Sequence[Entry], number: int) -> bool:
    """Whether this is a question that nobody answers with yes."""
    if not isinstance(entries[number - 1].action, AskPermission):
        return False
    answer = entries[number].action if number < len(entries) else None
    return not (isinstance(answer, AnswerPermission) and answer.yes)


# --- what is worth telling of a moment --------------------------------------------------------

SEEN: Final = 0.03
"""Share of the deals by which a fact must differ to be worth a word."""
SEEN_ON_AVERAGE: Final[dict[Fact, float]] = {
    "pile_given": 0.5,
    "own_canastas": 0.05,
    "their_canastas": 0.05,
    "own_caught": 5.0,
    "their_caught": 5.0,
}
"""The same of averages: cards, canastas and points a deal."""
EXPLAINS: Final = 0.3
"""Share of the gap that a fact must explain: one that only goes along convinces nobody."""

FOUND_BY_ANYBODY: Final = ("newcomer", "casual")
"""Levels that would have to miss a move, too, for it to be well found."""


def telling_fact(comparison: Comparison, better: int) -> FactDifference | None:
    """The fact that differs most and speaks for the better move, if it explains much of the gap.

    `one` of it is the first branch. Facts that happen or not come before averages.
    """
    weighed = [
        (min(1.0, explained) * abs(one.one - one.other), one)
        for one in comparison.differences(0, 1)
        if is_good(one) == (better == 0)
        and abs(one.one - one.other) >= SEEN_ON_AVERAGE.get(one.fact, SEEN)
        and (explained := comparison.explained(one.fact)) >= EXPLAINS
    ]
    shares = [(much, one) for much, one in weighed if one.is_share]
    if shares:
        return max(shares, key=lambda found: found[0])[1]
    averages = [(comparison.explained(one.fact), one) for _, one in weighed]
    return max(averages, key=lambda found: found[0])[1] if averages else None


def anybody_finds(view: PlayerView, played: Action) -> bool:
    """Whether a move is the one that even beginners make: nothing to be praised for."""
    bots = (make_bot(level, "review") for level in FOUND_BY_ANYBODY)
    return any(equal_moves(view, played, bot.choose(view)) for bot in bots)


def _deserves_praise(decision: Decision, judgement: Judgement) -> bool:
    """Whether not everybody finds the move, and it can be said what is good about it."""
    view, played, usual = decision.view, decision.played, judgement.rival
    if usual is None or anybody_finds(view, played):
        return False
    return bool(explanation(view, played, usual))


# --- `Reviewer` -------------------------------------------------------------------------------

_PLAYERS: Final = (
    ("canasta_qt.players.search", ("chances.json", "outlooks.json", "readings.json")),
    ("canasta_qt.players.playout", ("styles.json",)),
)
"""What the players in imagined deals go by."""


class ReviewNotOffered(ValueError):
    """Matches under these rules are not reviewed; `reason` says why."""

    def __init__(self, reason: NotOffered) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """How far a review is.

    Attributes:
        deal: which deal has just been looked at.
        done: share, 0..1, of the actions of all asked deals that have been looked at.
        moment: the new one, if any; it may still give way to greater ones of its deal.
    """

    review: MatchReview
    deal: int
    done: float
    moment: Moment | None = None


@lru_cache(maxsize=1)
def judge_name() -> str:
    """The judge's version, a digest of the players it imagines, and how many deals."""
    digest = hashlib.blake2b(digest_size=4)
    for package, names in _PLAYERS:
        for name in names:
            digest.update(files(package).joinpath(name).read_bytes())
    return f"{JUDGE_VERSION}-{digest.hexdigest()}-{FRESH_WORLDS}"


def deal_digest(log: MatchLog, tape: DealTape) -> str:
    """A digest of a deal as it was played, under its rules and at its score."""
    before = tape.before
    parts = (repr(log.rules), tuple(before.totals), deal_text(tape.deal), play_text(tape.deal))
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()


def deals_to_review(timeline: Timeline) -> tuple[int, ...]:
    last = len(timeline.tapes)
    return tuple(number for number in range(1, last + 1) if number < last or timeline.run.deal_over)


class Reviewer:
    """Reviews the deals of a match that are over, for one seat.

    Attributes:
        review: what is known by now.
        deals: the deals that are reviewed, in order.
    """

    def __init__(
        self,
        timeline: Timeline,
        seat: int,
        before: MatchReview | None = None,
        deals: Sequence[int] | None = None,
    ) -> None:
        """`before`: an earlier review, used as far as it is of this judge and these deals.

        `deals`: which ones are reviewed and in which order, if not all. Raises `ReviewNotOffered`,
        and `ValueError` for a seat that does not exist.
        """
        reason = why_not(timeline.log.rules)
        if reason is not None:
            raise ReviewNotOffered(reason)
        if not 0 <= seat < timeline.log.rules.match.players:
            raise ValueError(f"there is no seat {seat}")
        self._timeline, self._seat = timeline, seat
        over = deals_to_review(timeline)
        self.deals = over if deals is None else tuple(deal for deal in deals if deal in over)
        digests = {deal: deal_digest(timeline.log, timeline.tape(deal)) for deal in over}
        known = _still_true(before, seat, digests)
        found = {deal: known.get(deal, DealReview(deal, digests[deal])) for deal in over}
        self.review = MatchReview(seat, judge_name(), found)
        self._stopped = False

    @property
    def is_done(self) -> bool:
        return all(self.review.deals[deal].done for deal in self.deals)

    def stop(self) -> None:
        """Ends `run` soon, from whichever thread; what it is just looking at is not counted."""
        self._stopped = True

    def run(self) -> Iterator[ReviewProgress]:
        """Look at what is left; yields after each decision and at the end of each deal."""
        self._stopped = False
        luck = luck_line(self._timeline, self._seat, deals_to_review(self._timeline))
        self.review = replace(self.review, luck=luck)
        judge = MoveJudge(stop=lambda: self._stopped)
        for deal in self.deals:
            if not self.review.deals[deal].done:
                yield from self._review_deal(judge, deal)
            if self._stopped:
                return

    def _review_deal(self, judge: MoveJudge, deal: int) -> Iterator[ReviewProgress]:
        for decision in decisions(self._timeline, deal, self._seat, self.review.deals[deal].judged):
            begun = perf_counter()
            judgement = judge.judge(decision.view, decision.played)
            moment = self._moment(deal, decision, judgement)
            if self._stopped:
                return
            seconds = perf_counter() - begun
            self._note(_with(self.review.deals[deal], decision, judgement, moment, seconds))
            yield self._progress(deal, moment)
        actions = self._timeline.tape(deal).actions
        self._note(replace(self.review.deals[deal], judged=actions, done=True))
        yield self._progress(deal)

    def _moment(self, deal: int, decision: Decision, judgement: Judgement) -> Moment | None:
        if judgement.verdict not in ("better_there", "well_found") or self._stopped:
            return None
        if judgement.verdict == "well_found" and not _deserves_praise(decision, judgement):
            return None
        place = ReplayPoint(deal, decision.action - 1)
        return moment_of(self._timeline, place, decision, judgement)

    def _note(self, deal: DealReview) -> None:
        self.review = replace(self.review, deals={**self.review.deals, deal.deal: deal})

    def _progress(self, deal: int, moment: Moment | None = None) -> ReviewProgress:
        actions = sum(self._timeline.tape(one).actions for one in self.deals)
        done = sum(self.review.deals[one].judged for one in self.deals)
        return ReviewProgress(self.review, deal, done / max(1, actions), moment)


def moment_of(
    timeline: Timeline, place: ReplayPoint, decision: Decision, judgement: Judgement
) -> Moment:
    """The moment of a judgement that found something; `place` is the position before the move."""
    praise, comparer = judgement.verdict == "well_found", judgement.comparer
    careful, plain, rival = judgement.careful, judgement.plain, judgement.rival
    assert comparer is not None
    assert careful is not None
    assert plain is not None
    assert rival is not None
    seat, better = decision.view.seat, 0 if praise else 1
    comparison = comparer.comparison()
    return Moment(
        place.deal,
        decision.action,
        decision.last,
        seat,
        decision.turn,
        "well_found" if praise else kind_of(judgement.points),
        judgement.points,
        decision.played,
        rival,
        careful,
        plain,
        comparison.worlds,
        judgement.plain_worlds,
        telling_fact(comparison, better),
        comparison.chance(min(careful, plain, key=lambda gap: gap.points)),
        continuation(timeline, place, seat, comparer, better),
    )


def _with(
    deal: DealReview,
    decision: Decision,
    judgement: Judgement,
    moment: Moment | None,
    seconds: float,
) -> DealReview:
    disputed = (decision.action,) if judgement.verdict == "disputed" else ()
    return replace(
        deal,
        judged=decision.last,
        asked=deal.asked + (judgement.verdict != "not_asked"),
        found=deal.found if moment is None else (*deal.found, moment),
        disputed=(*deal.disputed, *disputed),
        seconds=deal.seconds + seconds,
    )


def _still_true(
    before: MatchReview | None, seat: int, digests: dict[int, str]
) -> dict[int, DealReview]:
    """The deals of an earlier review that are unchanged, if this judge made it."""
    if before is None or before.judge != judge_name() or before.seat != seat:
        return {}
    return {
        number: deal for number, deal in before.deals.items() if digests.get(number) == deal.digest
    }
