"""Why a discard: what it keeps, what it is worth, and who may want it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import IS_WILD, KIND, NATURAL_KINDS
from canasta_qt.engine.going_out.foot import foot_comes_with_discard
from canasta_qt.engine.judge.discards import discard_goes_out
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_targets import lay
from canasta_qt.engine.melds.meld_types import has_canasta
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.engine.pile.taking import is_frozen
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules.facts import freezes
from canasta_qt.engine.state import Meld
from canasta_qt.players.adviser.catalogue import FEW, Reason
from canasta_qt.players.adviser.gifts import meld_given
from canasta_qt.players.adviser.ready import left_ready
from canasta_qt.players.adviser.standpoint import Standpoint, about_mates, caught, staying
from canasta_qt.players.heuristic.danger import danger
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.search.candidates import SURE_GIFT, needs_pile

_PAIR: Final = 2
"""Cards of a pair."""

_LOW: Final = 5
"""Points of a low card."""


def on_discarding(at: Standpoint, action: do.Discard) -> Iterator[Reason]:
    """Every reason that the position has for a legal discard."""
    view, kind = at.view, KIND[action.card]
    if discard_goes_out(view, action.card):
        yield Reason("goes_out")
        yield from caught(at)
        yield from about_mates(at)
        return
    if at.may_go():
        yield from staying(view)
    if any(
        meld.kind == kind and at.is_long(meld) and _takes(at, meld, action.card)
        for meld in view.melds[at.side]
    ):
        yield Reason("can_wait", (kind,))
    yield from left_ready(at, action)
    if _is_only_choice(at, kind):
        hand = len(view.hand)
        yield Reason("foot" if hand == 1 and foot_comes_with_discard(view) else "no_choice")
        return
    if at.is_foe:
        yield from _safety(at, kind)
    if 0 < len(view.pile) <= FEW and not at.setup.freezes[kind]:
        yield Reason("small_pile", (), len(view.pile) + 1)
    if has_canasta(at.setup, view.melds[at.side], kind) and not IS_WILD[kind]:
        yield Reason("is_full", (kind,))
    if _is_dead(at, kind):
        yield Reason("dead", (kind,))
    yield from _keeping(at, action.card)


def _is_only_choice(at: Standpoint, kind: int) -> bool:
    """Whether no card of another kind may be discarded."""
    others = {KIND[card]: card for card in at.view.hand if KIND[card] != kind}
    return all(verify(at.view, do.Discard(card)) is not None for card in others.values())


def _keeping(at: Standpoint, card: int) -> Iterator[Reason]:
    """What stays in the hand, and what the card is worth there."""
    kind = KIND[card]
    held = at.counts[kind]
    kept = tuple(one for one in at.pairs_after((card,)) if one != kind)
    if not IS_WILD[kind] and any(IS_WILD[KIND[one]] for one in at.view.hand):
        yield Reason("no_wilds")
    if kept:
        most = at.most_of(kept[:2], (card,))
        code = "keeps_pairs" if held == 1 else "keeps_others"
        yield Reason(code, kept[:2], len(kept), other=most)
    if kind not in NATURAL_KINDS:
        return
    points = at.setup.points
    if held == 1 and not _own_meld(at, kind):
        yield Reason("single", (kind,))
    elif held > _PAIR:
        yield Reason("keeps_more", (kind,), held - 1)
    elif held == _PAIR and _is_least(points[kind], [points[one] for one in kept]):
        yield Reason("least_pair", (kind,))
    worths = {points[one] for one in NATURAL_KINDS if at.counts[one]}
    if len(worths) < 2:
        return
    if at.near_the_end < 0 and points[kind] == min(worths) <= _LOW:
        yield Reason("costs_little", (), points[kind])
    if at.near_the_end >= 0 and points[kind] == max(worths):
        yield Reason("costs_much", (), points[kind])


def _is_least(one: int, others: list[int]) -> bool:
    return bool(others) and one <= min(others) and one < max(others)


def _safety(at: Standpoint, kind: int) -> Iterator[Reason]:
    """Why the next player will hardly take the pile after this card."""
    view, rules = at.view, at.setup.rules
    if at.setup.blocked_tops[kind]:
        yield Reason("stops", (kind,), len(view.pile), seat=at.next)
        if not IS_WILD[kind]:
            return
    if freezes(rules, kind, upcard=False):
        if view.freezer < 0 and not rules.pile.always_frozen and _is_pair_needed(at):
            code = "freezes_needed" if needs_pile(view) else "freezes"
            yield Reason(code, (kind,), len(view.pile) + 1, seat=at.next)
        return
    if kind not in NATURAL_KINDS:
        return
    side = view.side_of[at.next]
    frozen = is_frozen(view, side)
    fits = any(meld.kind == kind for meld in view.melds[side]) and not frozen
    safe = _no_gifts(at)
    if kind not in safe:
        yield from _giving(at, kind, safe)
    elif not fits:
        yield from _hardly_taken(at, kind, frozen=frozen)


def _giving(at: Standpoint, kind: int, safe: list[int]) -> Iterator[Reason]:
    """Why the pile is handed over; `safe` are kinds in the hand that would not do that."""
    if safe and all(IS_WILD[one] for one in safe):
        yield Reason("spares_wild", seat=at.next)
    elif safe and kind not in safe:
        yield Reason("gift", (kind,), len(at.view.pile) + 1, seat=at.next)


def _hardly_taken(at: Standpoint, kind: int, *, frozen: bool) -> Iterator[Reason]:
    """What is known of the next player's cards of this rank."""
    view, memory = at.view, Memory(at.view)
    side, held = view.side_of[at.next], memory.known[at.next][kind]
    asked = at.setup.rules.pile.naturals_needed
    needed = min(_PAIR, asked.frozen if frozen else asked.unfrozen)
    if at.left(kind) + held < needed:
        yield Reason("none_left", (kind,), at.left(kind), seat=at.next)
    elif not held and memory.thrown[at.next][kind] > 0:
        yield Reason("next_threw", (kind,), seat=at.next)
    elif not held and memory.let_lie[at.next][kind] > 0:
        yield Reason("next_let_lie", (kind,), seat=at.next)
    elif not held and 0 < at.left(kind) <= _PAIR:
        yield Reason("few_left", (kind,), at.left(kind))
    elif frozen:
        if _is_pair_needed(at):
            yield Reason("needs_pair", (kind,), seat=at.next)
    elif view.opened[side] and not _on_table(view.melds[side], kind):
        yield Reason("no_meld", (kind,), seat=at.next)
    least = opening_minimum(view, at.next)
    if not view.opened[side] and least > 0:
        yield Reason("must_open", (), least, seat=at.next)


def _is_pair_needed(at: Standpoint) -> bool:
    """Whether a frozen pile is taken by a pair and nothing else, not even the end of a run."""
    rules = at.setup.rules
    run = at.setup.has_runs and rules.sequence.pile_take == "top_only"
    return rules.pile.naturals_needed.frozen == _PAIR and not run


def _on_table(melds: Iterable[Meld], kind: int) -> bool:
    """Whether a card of this kind lies in one of the melds, in a run too."""
    return any(KIND[card] == kind for meld in melds for card in meld.cards)


def _no_gifts(at: Standpoint) -> list[int]:
    """Kinds in the hand that do not hand over the pile in plain sight."""
    view = at.view
    know = HeuristicBot("reasons").moment(view).know
    known, cards = know.memory.known[at.next], {KIND[card]: card for card in view.hand}
    return [
        kind
        for kind, card in cards.items()
        if danger(know, kind) < SURE_GIFT or not (known[kind] or meld_given(view, card))
    ]


def _own_meld(at: Standpoint, kind: int) -> bool:
    return any(meld.kind == kind for meld in at.view.melds[at.side])


def _takes(at: Standpoint, meld: Meld, card: int) -> bool:
    """Whether a meld of the own side takes the card, whatever else the hand must keep."""
    return not isinstance(lay(at.view, at.side, (do.Play((card,), meld.uid),)), Refusal)


def _is_dead(at: Standpoint, kind: int) -> bool:
    """Whether no side can meld this rank any more, nor lay a card of it off, or on a heap."""
    rules = at.setup.rules.meld
    if kind not in NATURAL_KINDS or at.setup.has_runs or rules.discard_heap:
        return False
    cards = [card for card in at.setup.pack if KIND[card] == kind]
    wild = [card for card in at.setup.pack if IS_WILD[KIND[card]]][:1]
    least = rules.min_size
    begun = [do.Play(tuple(cards[:least]), do.NEW)]
    begun += [do.Play((*cards[: least - 1], *wild), do.NEW)] if wild else []
    return all(
        isinstance(lay(at.view, side, (play,)), Refusal)
        for side, melds in enumerate(at.view.melds)
        for play in (*begun, *(do.Play(tuple(cards[:1]), one.uid) for one in melds))
    )
