"""Mistakes that reviews have confirmed: their kinds over time, and exercises made of them.

The section "mistakes" of `storage.learning.LearningStore` holds `[key, day, kind]`, with a key for
each moment (match, deal, action), so that a repeated review counts once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, cast, get_args

from canasta_qt.engine import actions as do
from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.learning.exercises.model.exercise import (
    GOOD_ENOUGH,
    CodedMove,
    Exercise,
    ExerciseProblem,
    MatchStanding,
    StatedFact,
    play_text,
)
from canasta_qt.features.learning.exercises.model.finding import degree_of, theme_of
from canasta_qt.features.learning.exercises.model.position import deck_text, played_text, staged
from canasta_qt.features.learning.exercises.model.progress import ExerciseProgress
from canasta_qt.features.review.model.moments import Moment
from canasta_qt.players.judging import Fact, FactDifference, equal_moves
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.rule_code import short_code
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.record.timeline import ReplayPoint, Timeline

MistakeKind = Literal[
    "small_pile", "took_pile", "left_pile", "other_take", "gave_pile", "threw_wrong",
    "laid_early", "laid_late", "other_lay", "out_early", "out_late",
]  # fmt: skip
"""Took a small pile too early, took a pile better left, left a pile better taken, took it by the
wrong cards; gave the pile away, threw another wrong card; laid too early, too late, the wrong
cards; went out too early, or too late."""

KINDS: Final[tuple[MistakeKind, ...]] = get_args(MistakeKind)
SECTION: Final = "mistakes"
SMALL: Final = 5
"""Cards up to which a pile is a small one."""
SPAN: Final = 30
"""Days that are "lately"; the same number before them is "before"."""
WEEKS: Final = 9
"""Weeks that are counted one by one; they reach back as far as trends do."""
MOST_KEPT: Final = 2000
_GIVEN: Final[frozenset[Fact]] = frozenset(("next_takes", "they_take_soon", "pile_given"))


def kind_of(
    view: PlayerView, played: Action, better: Action, fact: Fact | None = None
) -> MistakeKind:
    """The kind of a mistake, `better` being the better move and `fact` the greatest difference."""
    if isinstance(played, do.TakePile):
        if isinstance(better, do.TakePile):
            return "other_take"
        return "small_pile" if len(view.pile) <= SMALL else "took_pile"
    if isinstance(better, do.TakePile):
        return "left_pile"
    if _goes_out(view, played) != _goes_out(view, better):
        return "out_early" if _goes_out(view, played) else "out_late"
    if isinstance(played, do.LayDown):
        return "other_lay" if isinstance(better, do.LayDown) else "laid_early"
    if isinstance(better, do.LayDown):
        return "laid_late"
    return "gave_pile" if fact in _GIVEN else "threw_wrong"


def _goes_out(view: PlayerView, action: Action) -> bool:
    if isinstance(action, (do.GoOut, do.AskPermission, do.DeclareSpecialHand)):
        return True
    return isinstance(action, do.Discard) and len(view.hand) == 1


@dataclass(frozen=True, slots=True)
class Trend:
    """How often a kind happened in the last `SPAN` days, and in as many before them.

    `weeks` are the last `WEEKS` of seven days each, the one that ends today last.
    """

    kind: MistakeKind
    lately: int
    before: int
    weeks: tuple[int, ...] = ()


@dataclass(slots=True)
class Mistakes:
    """Confirmed mistakes by their keys: the day, and the kind."""

    by_key: dict[str, tuple[int, MistakeKind]] = field(default_factory=dict)

    def add(self, key: str, day: int, kind: MistakeKind) -> None:
        """Note a moment; one that is known is noted anew, with its first day."""
        first = self.by_key.get(key, (day, kind))[0]
        self.by_key[key] = (first, kind)
        while len(self.by_key) > MOST_KEPT:
            del self.by_key[next(iter(self.by_key))]

    def remove(self, beginning: str) -> None:
        """Forget the moments whose keys begin so, as when a match is reviewed anew or deleted."""
        self.by_key = {
            key: one for key, one in self.by_key.items() if not key.startswith(beginning)
        }

    def trends(self, today: int) -> tuple[Trend, ...]:
        """The kinds that happened lately or before, the most frequent lately first."""
        lately, before = Counter[MistakeKind](), Counter[MistakeKind]()
        weekly: Counter[tuple[MistakeKind, int]] = Counter()
        for day, kind in self.by_key.values():
            if day <= today:
                weekly[kind, WEEKS - 1 - (today - day) // 7] += 1
            if today - SPAN < day <= today:
                lately[kind] += 1
            elif today - 2 * SPAN < day <= today:
                before[kind] += 1
        found = [
            Trend(kind, lately[kind], before[kind], tuple(weekly[kind, at] for at in range(WEEKS)))
            for kind in KINDS
        ]
        some = [one for one in found if one.lately or one.before]
        return tuple(sorted(some, key=lambda one: (-one.lately, -one.before)))


def to_data(mistakes: Mistakes) -> dict[str, object]:
    return {"moments": [[key, day, kind] for key, (day, kind) in mistakes.by_key.items()]}


def from_data(section: Mapping[str, object]) -> Mistakes:
    """The mistakes in a section; what makes no sense in it is left out."""
    mistakes = Mistakes()
    moments = section.get("moments")
    for one in moments if isinstance(moments, list) else []:
        if not isinstance(one, list) or len(one) != 3:
            continue
        key, day, kind = one
        if isinstance(key, str) and type(day) is int and day > 0 and kind in KINDS:
            mistakes.add(key, day, cast(MistakeKind, kind))
    return mistakes


# --- mistakes of one's own --------------------------------------------------------------------

_PARENT = "classic_4p"


def from_mistake(
    run: MatchRun,
    played: Action,
    better: Action,
    points: int,
    fact: FactDifference | None = None,
) -> Exercise | None:
    """The exercise of a confirmed mistake, or None where it has no theme or does not play again.

    `run` stands before the action, `points` is by how much the better move was ahead, `fact` what
    differs, the move that was played being its `one`. The deck is part of it; names are not.
    """
    view = run.view(run.state.actor)
    theme = theme_of(view, better, played)
    if theme is None or points <= GOOD_ENOUGH or equal_moves(view, better, played):
        return None
    deal = run.log.deals[-1]
    standing = MatchStanding(run.match.deal_number, deal.dealer, run.match.totals)
    stated = None
    if fact is not None:
        stated = StatedFact(fact.fact, round(100 * fact.other), round(100 * fact.one))
    moves = (CodedMove(play_text(view, better), 0), CodedMove(play_text(view, played), -points))
    where = (rules_text(run.log.rules, run.log.preset), deck_text(deal.order), standing)
    degree = degree_of(view, [better], "own")
    try:
        one = Exercise(*where, theme, degree, moves, stated, played_text(run))
        staged(one)
    except ExerciseProblem:
        return None
    return one


def note_review(
    timeline: Timeline,
    moments: Iterable[Moment],
    match: str,
    day: int,
    notes: tuple[ExerciseProgress, Mistakes],
) -> int:
    """Add a review's moments, `notes` being exercises and mistakes; the number of new exercises.

    `match` is the id of the match: each of its moments counts once.
    """
    progress, mistakes = notes
    new = 0
    for moment in moments:
        if moment.is_praise:
            continue
        run = timeline.run_at(ReplayPoint(moment.deal, moment.action - 1))
        fact = None if moment.fact is None else moment.fact.fact
        kind = kind_of(run.view(moment.seat), moment.played, moment.other, fact)
        mistakes.add(f"{match}/{moment.deal}/{moment.action}", day, kind)
        one = from_mistake(run, moment.played, moment.other, moment.points, moment.fact)
        new += one is not None and progress.add_own(one, day, match)
    return new


def rules_text(rules: TableRules, preset_id: str = "") -> str:
    """Rules as an exercise names them: by the id of a game, or else as a short code."""
    if preset_id in preset_ids() and preset(preset_id).rules == rules:
        return preset_id
    return short_code(RuleSet("", _PARENT, rules, preset(_PARENT).rules))
