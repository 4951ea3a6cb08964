"""A hint that teaches: what to do, why, and the figures behind it; thought in a bot's process.

`taught` is handed to that process with the question (`players.worker.Request`), so that bots need
not know who teaches.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.engine.actions import Action, Discard, LayDown
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.catalogue import CONCEDED, WEIGHTS, Reason, theme_of
from canasta_qt.players.adviser.moves import structural_reasons
from canasta_qt.players.adviser.quick import quick_move
from canasta_qt.players.adviser.ready import can_be_pure, ready_canastas
from canasta_qt.players.adviser.reasons import TELLING, TOLD, plainness, reasons_for
from canasta_qt.players.adviser.standpoint import Standpoint, cards_of
from canasta_qt.players.bot import Advice, Advised, Bot
from canasta_qt.players.judging import FactDifference, compare
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.search.advice import LEVEL_POINTS, advice_of

WORLDS: Final = 400 if COMPILED else 0
"""Deals in which a move and the next best one are compared for their facts: a tenth of a second.

Where playouts are not compiled the reasons of the position have to do."""


@dataclass(frozen=True, slots=True)
class Taught(Advice):
    """Advice with the reasons for its first move.

    Attributes:
        why: the most telling reasons, at most two.
        facts: in what imagined deals went otherwise than with the next best move, surest first.
        lead: by how many points the move was better there; 0 where that is not sure.
        worlds: in how many deals that was seen; 0 where nothing was imagined.
        next_seat: who plays next.
        rival: the next best move of another kind or other ranks; None where there is none.
    """

    why: tuple[Reason, ...] = ()
    facts: tuple[FactDifference, ...] = ()
    lead: int = 0
    worlds: int = 0
    next_seat: int = -1
    rival: Action | None = None


def taught(bot: Bot, view: PlayerView) -> Taught:
    """What `bot` would do as `view.seat`, the seat to act, and why.

    Of moves that are level it is the plainest. The same question gets the same answer.
    """
    advice = plainest_first(advice_of(bot, view), view)
    first = advice.moves[0].action
    rival = next((one.action for one in advice.moves if _is_rival(one.action, first)), None)
    facts, lead, worlds = _figures(view, [first] if rival is None else [first, rival])
    why = _with_risk(view, advice.moves[0], _why(view, first, facts, rival))
    next_seat = view.next_seat(view.turn_seat)
    return Taught(advice.moves, why, facts, lead, worlds, next_seat, rival)


_RISK: Final = 50
"""Of a hundred deals in so many the next player takes the pile: a learner should be told."""


def _with_risk(view: PlayerView, first: Advised, why: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """The reasons for a move; of a discard that is often taken what is risked, not what is safe."""
    told = {one.code for one in why}
    if not isinstance(first.action, Discard) or (first.taken or 0) < _RISK or not view.pile:
        return why
    if told & (CONCEDED | {"spares_wild"}):
        return why
    kind, seat = KIND[first.action.card], view.next_seat(view.turn_seat)
    kept = [one for one in why if theme_of(one) != "safe"]
    kept = kept or [*reasons_for(view, first.action, leaving=_OF_SAFETY)]
    return (*kept[: TOLD - 1], Reason("gift", (kind,), len(view.pile) + 1, seat=seat))


_OF_SAFETY: Final = frozenset(code for code, kind in WEIGHTS.items() if kind.theme == "safe")


def _why(
    view: PlayerView, action: Action, facts: tuple[FactDifference, ...], rival: Action | None
) -> tuple[Reason, ...]:
    """Reasons that tell a move from its rival; where those say little, what holds of both too."""
    apart = reasons_for(view, action, facts, rival=rival)
    both = reasons_for(view, action, facts, leaving=_MERE)
    told = apart if _tells(apart) == _ENOUGH else max(both, apart, key=_tells)
    return told if _tells(told) >= _SOMETHING else reasons_for(view, action) or told


_MERE: Final = frozenset({"no_wilds"})
"""Reasons that nobody gives who does not compare moves."""


_SOMETHING, _ENOUGH = 2, 3
"""That reasons speak for a move, and that one of them explains it alone."""


def _tells(why: tuple[Reason, ...]) -> int:
    """How much reasons tell: 1 where they only speak against the move, 0 where there are none."""
    weights = [WEIGHTS[one.code].weight for one in why if one.code not in CONCEDED]
    if not weights:
        return int(bool(why))
    return _ENOUGH if max(weights) >= TELLING else _SOMETHING


_PER_TAKE: Final = 2.0
"""What a take by the next player in one of a hundred deals counts against the reasons of a move."""


def plainest_first(advice: Advice, view: PlayerView) -> Advice:
    """The same moves; of those that are as good as the first, the one that explains itself best.

    Of discards, what the next player takes less often goes before better words; the usual move is
    preferred to others that have as good a reason. A canasta that lies ready is completed, unless
    another move is surely better.
    """
    ready = _ready_canasta(advice, view)
    level = [one for one in advice.moves if one is advice.moves[0] or one.is_level]
    level += [ready] if ready is not None else []
    if len(level) < 2:
        return advice
    usual = quick_move(view)

    def standing(one: Advised) -> tuple[int, float, bool]:
        rank, weight = plainness(view, one.action)
        return rank, weight - _PER_TAKE * (one.taken or 0), not is_other(one.action, usual)

    first = max(level, key=standing)
    if first is advice.moves[0]:
        return advice
    first = replace(first, reasons=("about_equal",))
    return Advice((first, *(one for one in advice.moves if one.action != first.action)))


def _ready_canasta(advice: Advice, view: PlayerView) -> Advised | None:
    """A lay-down that completes a canasta, where the first move does not and is not surely better.

    Not one that may still become a natural canasta; where nothing can be imagined, only one that
    costs no wild card.
    """
    best = advice.moves[0]
    if any(one.code in _ENDS for one in structural_reasons(view, best.action)):
        return None
    for action, canasta in ready_canastas(view):
        if can_be_pure(Standpoint(view), action, canasta):
            continue
        laid = set(cards_of(action))
        known = next((one for one in advice.moves if laid <= _laid(one.action)), None)
        if known is not None and not _may_be_level(best, known):
            continue
        pair, worlds = [best.action, action], _READY_WORLDS
        found = compare(view, pair, worlds=worlds, luck="hint") if worlds else None
        if found is None:
            surely = any(IS_WILD[KIND[card]] for card in laid)
        else:
            gap = found.gap(0, 1)
            surely = gap.is_beyond(LEVEL_POINTS, _SURE)
        if not surely:
            return Advised(action) if known is None else replace(known, action=action)
    return None


_READY_WORLDS: Final = 3 * WORLDS
"""Deals in which a canasta that lies ready is compared with the best move."""

_ENDS: Final = frozenset({"completes", "goes_out", "going"})
"""Reasons of moves that complete a canasta, or go out."""


def _laid(action: Action) -> set[int]:
    return set(cards_of(action)) if isinstance(action, LayDown) else set()


def _may_be_level(best: Advised, one: Advised) -> bool:
    """Whether a move may be as good as the best, by what was brought while moves were compared."""
    unsure = math.hypot(best.interval, one.interval)
    return not math.isfinite(unsure) or best.value - one.value <= unsure


def _is_rival(one: Action, first: Action) -> bool:
    """Whether a move is another one that is worth comparing: not a joker instead of a two."""
    both_wild = all(isinstance(it, Discard) and IS_WILD[KIND[it.card]] for it in (one, first))
    return is_other(one, first) and not both_wild


def is_other(one: Action, other: Action) -> bool:
    """Whether two moves differ to the eye: in kind, or in the ranks that are played."""
    return _look_of(one) != _look_of(other)


def _look_of(action: Action) -> tuple[type, tuple[int, ...]]:
    cards: tuple[int, ...] = ()
    if isinstance(action, Discard):
        cards = (action.card,)
    elif isinstance(action, LayDown):
        cards = tuple(cards_of(action))
    return type(action), tuple(sorted(KIND[card] for card in cards))


_SURE: Final = 2.0
"""Standard errors from which on a lead in points is shown."""


def _figures(view: PlayerView, moves: list[Action]) -> tuple[tuple[FactDifference, ...], int, int]:
    """Facts, lead in points and number of deals of two moves that can be compared."""
    if len(moves) < 2 or not WORLDS:
        return (), 0, 0
    found = compare(view, moves, worlds=WORLDS, luck="hint")
    if found is None:
        return (), 0, 0
    gap = found.gap(0, 1)
    lead = round(gap.points, -1) if gap.is_beyond(0, _SURE) else 0
    return found.differences(0, 1), max(0, int(lead)), found.worlds
