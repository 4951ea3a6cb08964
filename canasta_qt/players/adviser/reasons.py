"""Why a move: reasons about cards, read from the position itself.

A reason is a code with ranks and numbers; `words.teaching.hints` says it. Each has a theme, so that
the two that are given do not say the same thing twice, and a weight: how much it tells somebody who
learns. A reason that explains why imagined deals went better weighs more than one that does not; a
figure of such deals is no reason by itself. What a reason claims is so by the engine, which
`tests.players.adviser.claims` asks.

Moves that people complain of in a partner (`tools.lab.partner_rates`) are sometimes right.
`SURPRISES` name what looks like their fault, and one of these is always given: a player who wonders
about the canasta given up learns little from the pairs that stay in the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.melds.meld_targets import lay
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.catalogue import CONCEDED, SURPRISES, WEIGHTS, Reason, theme_of
from canasta_qt.players.adviser.moves import structural_reasons
from canasta_qt.players.adviser.standpoint import cards_of
from canasta_qt.players.judging import Fact, FactDifference

TOLD: Final = 2
"""Reasons that are given, at most."""

_OF_EITHER: Final = frozenset(
    {"needs_pair", "no_meld", "single", "next_threw", "next_let_lie", "none_left", "stops",
     "frees_hand", "no_wilds", "small_pile", "few_left", "must_open", "keeps_more",
     "costs_little", "costs_much"}
)  # fmt: skip
"""Reasons that tell nothing where they hold of the other move as well, be it about another rank."""

_CERTAIN: Final = SURPRISES | {
    "goes_out", "going", "opens", "completes", "nearly", "grows", "big_pile", "stops", "freezes",
    "frees_hand",
}  # fmt: skip
"""Reasons that tell what happens now, whatever deals bring later."""

_GOOD_LOW: Final = frozenset(
    {"next_takes", "they_take_soon", "they_go_out_soon", "they_go_out", "they_open_soon",
     "they_complete", "own_is_caught", "pile_given", "their_canastas", "own_caught"}
)  # fmt: skip
"""Facts of which less is better; of the others more is."""

_EXPLAINED: Final = 40.0
"""What a reason gains by explaining such a fact."""


Rivals = Sequence[FactDifference]
"""In what the move and the next best one differ, as `Comparison.differences` has it."""


def reasons_for(
    view: PlayerView,
    action: do.Action,
    facts: Rivals = (),
    *,
    rival: do.Action | None = None,
    leaving: frozenset[str] = frozenset(),
) -> tuple[Reason, ...]:
    """The most telling reasons for a legal move of the view's seat, `TOLD` at most.

    `facts` say in what imagined deals went otherwise than with the next best move: a reason that
    explains one comes first. Left out is one that they speak against, one that the `rival` has as
    well, and one whose code is in `leaving`.
    """
    shared = frozenset(structural_reasons(view, rival) if rival is not None else ())
    alike = _OF_EITHER & {one.code for one in shared}
    facts = [one for one in facts if one.fact != "next_takes" or _next_is_rival(view)]
    good = {one.fact: one for one in facts if is_good(one)}
    bad = {one.fact for one in facts if not is_good(one)}
    reasons = [
        one
        for one in structural_reasons(view, action)
        if (bad.isdisjoint(WEIGHTS[one.code].explains) or one.code in _CERTAIN)
        and one.code not in leaving
        and (one.code in SURPRISES or not (one in shared or one.code in alike))
    ]
    weighed = sorted(reasons, key=lambda one: -_weight(one, good))
    second = [one for one in weighed if one.code in CONCEDED][1:]
    weighed = [one for one in weighed if one not in second]
    chosen = tuple(_of_different_themes(weighed))
    surprise = next((one for one in weighed if one.code in SURPRISES), None)
    if surprise is None or any(one.code in SURPRISES for one in chosen):
        return chosen
    others = tuple(one for one in chosen if theme_of(one) != theme_of(surprise))
    return (*others[: TOLD - 1], surprise)


TELLING: Final = 34.0
"""Weight of a reason from which on it explains a move alone."""


def explanation(view: PlayerView, best: do.Action, wrong: do.Action) -> tuple[Reason, ...]:
    """What a move has for it and a worse one has not; empty where that says too little."""
    reasons = reasons_for(view, best, rival=wrong)
    speaking = (WEIGHTS[one.code].weight for one in reasons if one.code not in CONCEDED)
    return reasons if max(speaking, default=0.0) >= TELLING else ()


def plainness(view: PlayerView, action: do.Action) -> tuple[int, float]:
    """How readily a good player would explain a legal move.

    What ends the deal or completes a canasta comes before natural cards that are laid off, or that
    bring the foot nearer, whose points nobody takes away; then what has good reasons, and last what
    looks like a fault.
    """
    reasons = sorted(structural_reasons(view, action), key=lambda one: -WEIGHTS[one.code].weight)
    codes = {one.code for one in reasons}
    good = (one for one in reasons if not (one.code in _FILLERS and isinstance(action, do.Discard)))
    weight = sum(WEIGHTS[one.code].weight for one in _of_different_themes(good))
    if codes & SURPRISES:
        return 0, weight
    if codes & {"goes_out", "going", "completes"}:
        return 3, weight
    return (2 if _lays_naturals(view, action) else 1), weight


_FILLERS: Final = frozenset(
    {"keeps_others", "keeps_more", "least_pair", "costs_little", "costs_much", "must_open",
     "no_wilds"}
)  # fmt: skip
"""Reasons of discards that explain a choice, and are none to prefer it."""


def _lays_naturals(view: PlayerView, action: do.Action) -> bool:
    """Whether natural cards are laid off, or melded by somebody whose foot is still to come."""
    if not isinstance(action, do.LayDown):
        return False
    laying = lay(view, view.side_of[view.seat], action.plays)
    if isinstance(laying, Refusal) or any(IS_WILD[KIND[card]] for card in cards_of(action)):
        return False
    lying = len(view.melds[view.side_of[view.seat]])
    return bool(view.feet[view.seat]) or all(index < lying for index in laying.changed)


def _next_is_rival(view: PlayerView) -> bool:
    return view.side_of[view.next_seat(view.turn_seat)] != view.side_of[view.seat]


def is_good(difference: FactDifference) -> bool:
    """Whether a fact speaks for the first of two moves."""
    less = difference.one < difference.other
    return less if difference.fact in _GOOD_LOW else not less


def _weight(reason: Reason, good: dict[Fact, FactDifference]) -> float:
    kind = WEIGHTS[reason.code]
    return kind.weight + _EXPLAINED * any(fact in good for fact in kind.explains)


def _of_different_themes(reasons: Iterable[Reason]) -> Iterator[Reason]:
    themes: set[str] = set()
    for reason in reasons:
        if theme_of(reason) not in themes:
            themes.add(theme_of(reason))
            yield reason
        if len(themes) == TOLD:
            return
