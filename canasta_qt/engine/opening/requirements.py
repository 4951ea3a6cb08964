"""The opening (initial meld): what it needs and what it counts (procedure P2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from math import inf
from operator import or_
from typing import NamedTuple

from canasta_qt.engine.actions import Play
from canasta_qt.engine.cards import KIND, RUN_CANASTA, SEQUENCE
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.melds.meld_types import canasta_bonus
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.shapes.traits import (
    HOLDS_WILDS,
    MIXED_CANASTA,
    REQUIRED,
    UNMIXED_CANASTA,
    meld_traits,
)
from canasta_qt.engine.state import Meld, Position


def opening_minimum_for(rules: TableRules, total: int, deal_number: int) -> int:
    """Points a side with this total before the deal needs to open (EX-075).

    The row with the greatest start not above the total (or the deal's number, `initial.basis`).

    >>> rules = resolve("classic_4p")
    >>> [opening_minimum_for(rules, total, deal_number=1) for total in (-5, 0, 1500, 3000)]
    [15, 50, 90, 120]
    """
    value = deal_number if rules.initial.basis == "deal_number" else total
    found = rules.initial.table[0][1]
    for start, points in rules.initial.table:
        if start is None or start <= value:
            found = points
    return found


def opening_minimum(pos: Position, seat: int) -> int:
    """Points `seat` needs to open for its side in this deal, opened or not.

    In a temporary partnership each partner goes by the own total (P9, EX-084).

    >>> opening_minimum(position(totals=[1600, 0]), 0)
    90
    """
    total = pos.totals[pos.setup.scorer_of[seat]]
    points = opening_minimum_for(pos.setup.rules, total, pos.deal_number)
    if pos.setup.rules.initial.tiers and opening_tier(pos, seat) == "any canasta and count 200":
        return max(points, 200)
    return points


def count_opening(
    pos: Position,
    plays: Sequence[Play],
    top: int | None = None,
    laid: Sequence[Meld] = (),
) -> int:
    """Points an opening counts: face values of its cards, in points.

    `top` is the pile's top card among them, which counts only where `initial.top_card_counts`, and
    where the opening must come from the hand nothing counts that does not lie there without it
    (EX-050); `laid` are the melds that result, whose canasta bonuses count where
    `initial.canasta_bonus_counts`.

    >>> pos = position(phase="play", hands={0: "K K K A A 2"})
    >>> kings, aces = pos.hands[0][:3], pos.hands[0][3:]
    >>> count_opening(pos, [Play(tuple(kings)), Play(tuple(aces))])
    90
    """
    if top is not None and pos.setup.from_hand_first:
        hand = lay_from_hand(pos, plays, top)
        if not isinstance(hand, Laying):
            return 0
        return _points(pos, [c for cards in hand.changed.values() for c in cards], _changed(hand))
    cards = [card for play in plays for card in play.cards]
    if top is not None and not pos.setup.rules.initial.top_card_counts:
        cards.remove(top)
    return _points(pos, cards, laid)


def _points(pos: Position, cards: Sequence[int], laid: Sequence[Meld]) -> int:
    points = pos.setup.points
    total = sum(points[KIND[card]] for card in cards)
    if pos.setup.rules.initial.canasta_bonus_counts:
        total += sum(canasta_bonus(pos.setup, meld) for meld in laid)
    return total


def _changed(laying: Laying) -> list[Meld]:
    return [laying.melds[index] for index in laying.changed]


def lay_from_hand(pos: Position, plays: Sequence[Play], top: int) -> Laying | Refusal:
    """The opening of a pile take as it lies without the pile's top card.

    The cards that take the pile belong to it when they make a meld without that card, and lie
    outside it when they do not, as a pair (EX-049), or when `pile.opening_pair` wants them there.
    """
    beside = [play for play in plays if top not in play.cards]
    if pos.setup.pair_outside:
        return lay(pos, pos.side, beside)
    bare = [Play(tuple(c for c in play.cards if c != top), play.onto) for play in plays]
    bare = [play for play in bare if play.cards]
    inside = lay(pos, pos.side, bare)
    if isinstance(inside, Laying):
        return inside
    return lay(pos, pos.side, beside)


class MeldShape(NamedTuple):
    """What a meld is made of, as far as the content of an opening asks."""

    kind: int
    naturals: int
    wilds: int


def _traits(setup: Setup, shapes: Iterable[MeldShape]) -> int:
    size = setup.canasta_size
    return reduce(or_, (meld_traits(shape.naturals, shape.wilds, size) for shape in shapes), 0)


def _meld_shapes(laying: Laying) -> list[MeldShape]:
    return [MeldShape(meld.kind, meld.naturals, meld.wilds) for meld in _changed(laying)]


def opening_shapes(
    pos: Position, plays: Sequence[Play], laying: Laying, top: int | None
) -> tuple[list[MeldShape], list[MeldShape]]:
    """An opening's melds as they lie from the hand, and as they lie in the end."""
    laid = _meld_shapes(laying)
    if top is None:
        return laid, laid
    hand = lay_from_hand(pos, plays, top)
    return (_meld_shapes(hand) if isinstance(hand, Laying) else []), laid


def requires_content(rules: TableRules) -> bool:
    """Whether these rules ask more of an opening than points.

    >>> requires_content(resolve("classic_4p")), requires_content(resolve("american_2017"))
    (False, True)
    """
    initial = rules.initial
    return (
        initial.require != "none"
        or initial.all_pure_up_to is not None
        or initial.splash
        or bool(initial.tiers)
        or not initial.may_complete_mixed_canasta
    )


def is_splash(pos: Position, hand: Sequence[MeldShape], taken: int = 0) -> bool:
    """Whether a natural or wild canasta from the hand opens without any count (`initial.splash`).

    `taken` is the kind of the pile's top card when it is taken too: the pair that takes it is of
    another rank (EX-070).
    """
    if not pos.setup.rules.initial.splash:
        return False
    groups = (shape for shape in hand if shape.kind not in (SEQUENCE, taken))
    return _traits(pos.setup, groups) & UNMIXED_CANASTA > 0


def missing_content(
    pos: Position, seat: int, hand: Sequence[MeldShape], laid: Sequence[MeldShape]
) -> str:
    """What an opening lacks besides points, by the option's own word; empty: nothing.

    `hand` are its melds as they lie from the hand alone, `laid` as they lie in the end.
    """
    rules = pos.setup.rules
    initial = rules.initial
    whole = hand if pos.setup.from_hand_first else laid
    if not _has_required(pos.setup, hand, whole):
        return initial.require
    if must_be_pure(pos, seat) and _traits(pos.setup, whole) & HOLDS_WILDS:
        return "all_pure"
    if initial.tiers and not _tier_met(pos, seat, hand, whole):
        return opening_tier(pos, seat)
    if not initial.may_complete_mixed_canasta and _traits(pos.setup, laid) & MIXED_CANASTA:
        return "mixed_canasta"
    return ""


def must_be_pure(pos: Position, seat: int) -> bool:
    """Whether no meld of this opening may hold wild cards; a wild meld does (ruling)."""
    limit = pos.setup.pure_up_to
    return limit >= 0 and opening_minimum(pos, seat) <= limit


def spoils_opening(pos: Position, laying: Laying) -> str:
    """What melds laid after the opening, in the same turn, break of its content; empty: nothing.

    Unless the pile was taken all melds of the turn are the opening (P2), so that what an opening
    may not hold cannot be laid in a second step either (ruling). Where one opens before the draw,
    what comes after it is no opening (Canastone).
    """
    if pos.setup.rules.initial.before_draw_only:
        return ""
    if pos.opened[pos.side] != pos.turn or pos.now.took_pile:
        return ""
    traits = _traits(pos.setup, _meld_shapes(laying))
    if traits & HOLDS_WILDS and must_be_pure(pos, pos.turn_seat):
        return "all_pure"
    may_close = pos.setup.rules.initial.may_complete_mixed_canasta
    return "mixed_canasta" if traits & MIXED_CANASTA and not may_close else ""


def may_meet_requirement(
    pos: Position, hand: Sequence[MeldShape], laid: Sequence[MeldShape]
) -> bool:
    """Whether some of these melds might hold what an opening must; False: none can."""
    rules = pos.setup.rules
    whole = hand if pos.setup.from_hand_first else laid
    if not _has_required(pos.setup, hand, whole):
        return False
    return not rules.initial.tiers or _tier_met(pos, pos.turn_seat, hand, whole)


_FROM_HAND = ("pure_meld", "pure_or_wild_meld")
"""Demands that only melds complete from the hand meet, whatever else may count."""


def _has_required(setup: Setup, hand: Sequence[MeldShape], whole: Sequence[MeldShape]) -> bool:
    require = setup.rules.initial.require
    traits = REQUIRED[require]
    return not traits or _traits(setup, hand if require in _FROM_HAND else whole) & traits > 0


def opening_tier(pos: Position, seat: int) -> str:
    """The extra demand of `initial.tiers` on this seat in this deal; empty where there is none."""
    total = pos.totals[pos.setup.scorer_of[seat]]
    found, reached = "", float(-inf)
    for tier in pos.setup.rules.initial.tiers:
        start, value = tier.from_score, total
        if start is None:
            start, value = tier.from_deal or 0, pos.deal_number
        if reached <= start <= value:
            found, reached = tier.need, float(start)
    return found


def _tier_met(
    pos: Position, seat: int, hand: Sequence[MeldShape], whole: Sequence[MeldShape]
) -> bool:
    need = opening_tier(pos, seat)
    shapes = hand if need.startswith("hidden") else whole
    canastas = [shape for shape in shapes if _complete(pos.setup, shape)]
    if need == "natural canasta":
        return any(not shape.wilds and shape.kind != SEQUENCE for shape in canastas)
    return bool(canastas) or not need


def _complete(setup: Setup, shape: MeldShape) -> bool:
    """Whether it is a canasta; a run is one by its own length, and never a natural one."""
    size = RUN_CANASTA if shape.kind == SEQUENCE else setup.canasta_size
    return shape.naturals + shape.wilds >= size
