"""Why a move, from the position itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import BLACK_THREE, HIDDEN, IS_WILD, KIND, RUN_CANASTA, SEQUENCE
from canasta_qt.engine.going_out.foot import foot_comes
from canasta_qt.engine.going_out.requirements import concealed_style
from canasta_qt.engine.melds.meld_targets import lay
from canasta_qt.engine.melds.meld_types import canasta_bonus, is_canasta
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.opening.requirements import count_opening, opening_minimum
from canasta_qt.engine.pile.taking import bottom_of_take, claiming_play
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.seating import partnership_is_open
from canasta_qt.engine.state import Meld
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.catalogue import FEW, MANY, Reason
from canasta_qt.players.adviser.discarding import on_discarding
from canasta_qt.players.adviser.ready import left_ready
from canasta_qt.players.adviser.standpoint import (
    Standpoint,
    about_mates,
    cards_of,
    caught,
    staying,
)

_PAIR: Final = 2
"""Cards of a pair."""


def structural_reasons(view: PlayerView, action: do.Action) -> tuple[Reason, ...]:
    """Every reason that the position itself has for a legal move."""
    finder = _FINDERS.get(type(action))
    return tuple(finder(Standpoint(view), action)) if finder is not None else ()


def _on_laying(at: Standpoint, action: do.LayDown) -> Iterator[Reason]:
    cards = cards_of(action)
    left = len(at.view.hand) - len(cards)
    if at.may_go():
        if left > 1:
            yield from staying(at.view)
        else:
            yield Reason("going")
            yield from caught(at)
            yield from about_mates(at)
    yield from _opens(at, action, None)
    growing = list(_melds_grow(at, action))
    yield from growing
    if left > 1 and not any(one.code == "completes" for one in growing):
        yield from left_ready(at, action)
    yield from _mixes(at, action)
    yield from _hand_after(at, action, cards, left)
    if 1 < left <= FEW + 1 and len(cards) >= FEW and at.view.opened[at.side] and _is_early(at):
        yield Reason("lays_much", (), left - 1)
    kept = at.pairs_after(cards)
    if kept and at.view.stock_left and len(cards) >= FEW:
        yield Reason("keeps_pairs", kept[:2], len(kept), other=at.most_of(kept[:2], cards))
    if any(IS_WILD[KIND[card]] for card in at.view.hand) and not any(
        IS_WILD[KIND[card]] for card in cards
    ):
        yield Reason("no_wilds")


def _hand_after(
    at: Standpoint, action: do.LayDown, cards: Sequence[int], left: int
) -> Iterator[Reason]:
    laying, seat = lay(at.view, at.side, action.plays), at.near_the_end
    if left == 0 and not isinstance(laying, Refusal) and foot_comes(at.view, laying.melds, 0):
        yield Reason("foot")
    elif seat >= 0:
        worth = sum(at.setup.points[KIND[card]] for card in cards)
        yield Reason("before_end", (), len(at.view.hands[seat]), worth, seat)
    if len(cards) >= FEW:
        yield Reason("frees_hand", (), left, len(cards))


def _opens(at: Standpoint, action: do.LayDown | do.TakePile, top: int | None) -> Iterator[Reason]:
    """That the side opens, with how much, against how much is asked for."""
    if at.view.opened[at.side]:
        return
    laying = lay(at.view, at.side, action.plays)
    melds = [] if isinstance(laying, Refusal) else [laying.melds[i] for i in laying.changed]
    points = count_opening(at.view, action.plays, top, melds)
    minimum = opening_minimum(at.view, at.seat)
    if points >= minimum > 0:
        yield Reason("opens", (), points, minimum)


def _changed(
    at: Standpoint, action: do.LayDown | do.TakePile
) -> Iterator[tuple[Meld | None, Meld]]:
    """Melds that are begun or joined, each with what it was before."""
    laying, before = lay(at.view, at.side, action.plays), at.view.melds[at.side]
    if isinstance(laying, Refusal):
        return
    for index in laying.changed:
        yield before[index] if index < len(before) else None, laying.melds[index]


def _melds_grow(at: Standpoint, action: do.LayDown | do.TakePile) -> Iterator[Reason]:
    """Canastas that are completed, or nearly."""
    done = [
        meld
        for was, meld in _changed(at, action)
        if is_canasta(at.setup, meld) and not (was is not None and is_canasta(at.setup, was))
    ]
    if done:
        done.sort(key=lambda meld: -canasta_bonus(at.setup, meld))
        ranks = [meld.kind for meld in done if _has_rank(meld)]
        kinds = tuple(dict.fromkeys(ranks)) if _has_rank(done[0]) else (done[0].kind,)
        yield Reason("completes", kinds, canasta_bonus(at.setup, done[0]))
    for was, meld in _changed(at, action):
        if meld in done:
            continue
        lacks = _lacks(at, meld)
        if 0 < lacks <= 2:
            yield Reason("nearly", (meld.kind,), lacks, len(meld.cards))
        elif was is not None:
            yield Reason("grows", (meld.kind,), len(meld.cards))
        elif isinstance(action, do.TakePile):
            yield Reason("begins", (meld.kind,))


def _has_rank(meld: Meld) -> bool:
    return meld.kind != SEQUENCE and not IS_WILD[meld.kind]


def _mixes(at: Standpoint, action: do.LayDown) -> Iterator[Reason]:
    """A wild card on a canasta, or on a long natural or a short meld, which is none by that."""
    for was, now in _changed(at, action):
        if was is None or now.wilds == was.wilds:
            continue
        if is_canasta(at.setup, was) and _has_rank(was):
            yield Reason("tops_up", (now.kind,))
        elif at.is_long(was) and not was.wilds and len(now.cards) < at.setup.canasta_size:
            yield Reason("mixes", (now.kind,), len(now.cards))
        elif _has_rank(now) and _lacks(at, now) > _PAIR:
            yield Reason("spends_wild")


def _is_early(at: Standpoint) -> bool:
    """Whether a hand of seven cards is played while half of the stock is left and no end near."""
    view = at.view
    if len(view.hand) <= 2 * FEW:
        return False
    hands = sum(len(view.hands[seat]) for seat in view.order)
    near = min((len(view.hands[seat]) for seat in at.foes), default=0) <= FEW + 1
    return 2 * view.stock_left >= len(view.setup.pack) - hands and not near


def _lacks(at: Standpoint, meld: Meld) -> int:
    """Cards that a meld lacks for a canasta; 0 for one that never is."""
    if meld.kind == BLACK_THREE:
        return 0
    size = RUN_CANASTA if meld.kind == SEQUENCE else at.setup.canasta_size
    return max(0, size - len(meld.cards))


def _on_taking(at: Standpoint, action: do.TakePile) -> Iterator[Reason]:
    view = at.view
    claim = claiming_play(action, view.pile[-1])
    top = view.pile[-1] if claim is not None else None
    yield from _opens(at, action, top)
    yield from _melds_grow(at, action)
    gained = _gained(view, action)
    more = len(gained) - 1
    if more >= MANY:
        yield Reason("big_pile", (), more)
    elif more > 1:
        yield Reason("pile_cards", (), more)
    wilds = sum(IS_WILD[KIND[card]] for card in gained if card != HIDDEN)
    if wilds:
        yield Reason("pile_wilds", (), wilds)


def _on_drawing(at: Standpoint, action: do.DrawStock) -> Iterator[Reason]:
    """Why not take the pile: it cannot be, it brings little, or it costs what is worth keeping."""
    view = at.view
    if not view.pile:
        return
    takes = pile_takes(view)
    if not takes:
        yield Reason("cannot_take", (KIND[view.pile[-1]],))
        return
    if partnership_is_open(view):
        yield Reason("alone")
    if len(view.pile) <= FEW:
        yield Reason("poor_pile", (), len(view.pile))
    hand = set(view.hand)
    laid = [[card for card in cards_of(take) if card in hand] for take in takes]
    if all(any(IS_WILD[KIND[card]] for card in cards) for cards in laid):
        yield Reason("keeps_wilds")
    least = min(map(len, laid))
    if not view.opened[at.side] and least >= FEW:
        yield Reason("hides_hand", (), least)
    kind = KIND[view.pile[-1]]
    if all(sum(KIND[card] == kind for card in cards) >= _PAIR for cards in laid):
        yield Reason("keeps_pair", (kind,))
    more = len(view.pile) - 1
    if more >= FEW and all(len(_gained(view, take)) > more for take in takes):
        yield Reason("fills_hand", (), more)


def _gained(view: PlayerView, take: do.TakePile) -> Sequence[int]:
    """The cards of the pile that come with a take, its top card too."""
    return view.pile[bottom_of_take(view, take, view.pile[-1]) :]


def _on_heap(at: Standpoint, action: do.LayOnHeap) -> Iterator[Reason]:
    left = len(at.view.hand) - len(action.cards)
    if left <= 1 and at.may_go():
        yield Reason("going")
        yield from caught(at)
        yield from about_mates(at)
    yield Reason("frees_hand", (), left, len(action.cards))


def _on_going_out(at: Standpoint, action: do.GoOut) -> Iterator[Reason]:
    yield Reason("goes_out")
    if concealed_style(at.view) != "no":
        yield Reason("concealed")
    yield from caught(at)
    yield from about_mates(at)


def _on_asking(at: Standpoint, action: do.AskPermission) -> Iterator[Reason]:
    yield from caught(at)


def _on_answering(at: Standpoint, action: do.AnswerPermission) -> Iterator[Reason]:
    if action.yes:
        yield from caught(at)
    else:
        yield Reason("holds_much", (), len(at.view.hand) + len(at.view.feet[at.seat]))


def _on_three(at: Standpoint, action: do.LayThree) -> Iterator[Reason]:
    if at.view.stock_left:
        yield Reason("lays_three", (KIND[action.card],))


_FINDERS: Final[dict[type, Callable[[Standpoint, Any], Iterator[Reason]]]] = {
    do.LayDown: _on_laying,
    do.TakePile: _on_taking,
    do.DrawStock: _on_drawing,
    do.Discard: on_discarding,
    do.GoOut: _on_going_out,
    do.AskPermission: _on_asking,
    do.AnswerPermission: _on_answering,
    do.LayThree: _on_three,
    do.LayOnHeap: _on_heap,
}
"""Kind of move to what finds its reasons."""
