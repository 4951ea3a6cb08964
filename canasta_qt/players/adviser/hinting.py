"""A hint that teaches: what to do, why, and the figures behind it; thought in a bot's process.

`taught` is handed to that process with the question (`players.worker.Request`), so that bots need
not know who teaches.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.engine.actions import Action, Discard, LayDown, Play
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.quick import quick_move
from canasta_qt.players.adviser.reasons import Reason, plainness, reasons_for, structural_reasons
from canasta_qt.players.bot import Advice, Advised, Bot
from canasta_qt.players.judging import FactDifference, compare
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.search.advice import advice_of

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
    rival = next((one.action for one in advice.moves if is_other(one.action, first)), None)
    facts, lead, worlds = _figures(view, [first] if rival is None else [first, rival])
    why = reasons_for(view, first, facts, rival=rival) or reasons_for(view, first, facts)
    next_seat = view.next_seat(view.turn_seat)
    return Taught(advice.moves, why, facts, lead, worlds, next_seat, rival)


_PER_TAKE: Final = 2.0
"""What a take by the next player in one of a hundred deals counts against the reasons of a move."""


def plainest_first(advice: Advice, view: PlayerView) -> Advice:
    """The same moves; of those that are as good as the first, the one that explains itself best.

    Of discards, what the next player takes less often goes before better words; the usual move is
    preferred to others that have as good a reason. A canasta that lies ready is laid whole where
    going out asks for kinds of canastas, unless another move is surely better.
    """
    ready = _ready_canasta(advice, view)
    level = [one for one in advice.moves if one is advice.moves[0] or one.is_level]
    level += [ready] if ready is not None and ready not in level else []
    if len(level) < 2:
        return advice
    usual = quick_move(view)

    def standing(one: Advised) -> tuple[int, float, bool]:
        rank, weight = plainness(view, one.action)
        rank = _PLAINEST if one is ready else rank
        return rank, weight - _PER_TAKE * (one.taken or 0), not is_other(one.action, usual)

    first = max(level, key=standing)
    if first is advice.moves[0]:
        return advice
    first = replace(first, reasons=("about_equal",))
    return Advice((first, *(one for one in advice.moves if one.action != first.action)))


def _ready_canasta(advice: Advice, view: PlayerView) -> Advised | None:
    """The lay-down of natural cards that completes a canasta, if it may be as good as the first."""
    if not view.setup.rules.go_out.kinds:
        return None
    best = advice.moves[0]
    for one in advice.moves:
        whole = _with_all_of_it(one.action, view)
        unsure = math.hypot(best.interval, one.interval)
        near = math.isfinite(unsure) and best.value - one.value <= unsure
        if near and whole is not None and _completes(view, whole):
            return one if whole == one.action else replace(one, action=whole)
    return None


_PLAINEST: Final = 3
"""How `plainness` ranks what completes a canasta."""


def _completes(view: PlayerView, action: Action) -> bool:
    return any(reason.code == "completes" for reason in structural_reasons(view, action))


def _with_all_of_it(action: Action, view: PlayerView) -> LayDown | None:
    """The same lay-down with all cards of its rank that the hand holds, if that is legal."""
    if not isinstance(action, LayDown) or len(action.plays) > 1:
        return None
    play = action.plays[0]
    kinds = {KIND[card] for card in play.cards}
    if len(kinds) > 1 or IS_WILD[KIND[play.cards[0]]]:
        return None
    more = tuple(card for card in view.hand if KIND[card] in kinds and card not in play.cards)
    whole = LayDown((Play((*play.cards, *more), play.onto),))
    return whole if verify(view, whole) is None else None


def is_other(one: Action, other: Action) -> bool:
    """Whether two moves differ to the eye: in kind, or in the ranks that are played."""
    return _look_of(one) != _look_of(other)


def _look_of(action: Action) -> tuple[type, tuple[int, ...]]:
    cards: tuple[int, ...] = ()
    if isinstance(action, Discard):
        cards = (action.card,)
    elif isinstance(action, LayDown):
        cards = tuple(card for play in action.plays for card in play.cards)
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
