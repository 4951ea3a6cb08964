"""Gestures that take the pile: which ways there are, and what to stage for an opening."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from canasta_qt.controller.draft_turn import kind_of
from canasta_qt.controller.messages import cards_name, rank_name, ranks_name, say
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.steps import STAGEABLE, Option, Resolution, Stage, Step
from canasta_qt.engine.actions import AUTO, Play, TakePile
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.legality import fault_of, verify
from canasta_qt.engine.pile import is_frozen, verify_pile
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Phase


def take_by_click(sit: Situation) -> Resolution:
    """The pile was clicked, or its top card dragged to the hand: all ways to take it."""
    return _ways(sit, AUTO)


def take_onto(sit: Situation, uid: int) -> Resolution:
    """The top card was dropped on a meld of the side."""
    return _ways(sit, uid)


def take_with(sit: Situation, cards: Sequence[int]) -> Resolution:
    """Hand cards were dropped on the pile before drawing: take it with these."""
    blocked = pile_refusal(sit)
    if blocked is not None:
        return Resolution(why=sit.why(blocked))
    assert sit.top is not None
    kind = KIND[sit.top]
    naturals = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    if naturals - {kind}:
        return Resolution(why=sit.why(Refusal(Code.MIXED_RANKS, cards=tuple(cards))))
    if sit.draft:
        return _stage_top(sit, tuple(cards))
    return _one(sit, _take(sit, tuple(cards), AUTO))


def take_into_group(sit: Situation, group: int) -> Resolution:
    """The top card was dropped on a staged group."""
    blocked = pile_refusal(sit)
    if blocked is not None:
        return Resolution(why=sit.why(blocked))
    assert sit.top is not None
    kind = KIND[sit.top]
    if group >= len(sit.draft.groups) or sit.draft.groups[group].kind != kind:
        mixed = not _wild_only(sit, group)
        if mixed:
            return Resolution(why=sit.why(Refusal(Code.MIXED_RANKS)))
    step = Stage((), group=group, with_top=True)
    return Resolution((Option(step, say("target.stage_top")),))


def take_to_new_meld(sit: Situation) -> Resolution:
    """The top card was dropped where new melds begin."""
    return _ways(sit, AUTO, layoff=False)


def pile_refusal(sit: Situation) -> Refusal | None:
    """Why the pile cannot be taken now, whatever the cards; None when it depends on them."""
    if not sit.in_phase(Phase.START) or sit.state.now.retracted:
        return Refusal(Code.PHASE)
    return verify_pile(sit.state)


def candidates(sit: Situation) -> list[tuple[int, ...]]:
    """Hand cards that might take the pile, the cheapest first: none, a pair, one with a wild."""
    assert sit.top is not None
    naturals = sit.of_kind(KIND[sit.top])
    needed = sit.state.setup.rules.pile.naturals_needed
    sizes = sorted({needed.unfrozen, needed.frozen})
    found: list[tuple[int, ...]] = [()]
    found += [tuple(naturals[:size]) for size in sizes if len(naturals) >= size]
    if naturals:
        found += [(naturals[0], wild) for wild in _one_of_each_kind(sit.wilds())]
    return found


def describe(sit: Situation, cards: Sequence[int]) -> str:
    """How the pile is taken with these hand cards, in words."""
    assert sit.top is not None
    kind = KIND[sit.top]
    if is_frozen(sit.state, sit.side):  # then only the naturals take it
        cards = [card for card in cards if KIND[card] == kind]
    wilds = [card for card in cards if IS_WILD[KIND[card]]]
    if not cards:
        return say("choice.layoff", rank=rank_name(kind), ranks=ranks_name(kind))
    if len(cards) == 2 and not wilds:
        return say("choice.pair", ranks=ranks_name(kind))
    if len(cards) == 2 and len(wilds) == 1:
        return say("choice.wild", rank=rank_name(kind), wild=rank_name(KIND[wilds[0]]))
    return say("choice.several", cards=cards_name(cards))


def _one_of_each_kind(cards: Iterable[int]) -> list[int]:
    first: dict[int, int] = {}
    for card in cards:
        first.setdefault(KIND[card], card)
    return list(first.values())


def _wild_only(sit: Situation, group: int) -> bool:
    groups = sit.draft.groups
    return group < len(groups) and all(IS_WILD[KIND[card]] for card in groups[group].cards)


def _ways(sit: Situation, onto: int, *, layoff: bool = True) -> Resolution:
    """Every way to take the pile onto a meld; the first reason when there is none."""
    blocked = pile_refusal(sit)
    if blocked is not None:
        return Resolution(why=sit.why(blocked))
    if sit.draft:
        return _stage_top(sit, ())
    options: list[Option] = []
    refusals: list[Refusal] = []
    for cards in candidates(sit):
        if not cards and not layoff:
            continue
        found = _take(sit, cards, onto)
        if isinstance(found, Option):
            options.append(found)
        else:
            refusals.append(found)
    direct = [option for option in options if _is_fair_take(sit, option.step)]
    staged = [option for option in options if not isinstance(option.step, TakePile)]
    options = direct or staged[:1]
    if options:
        return Resolution(tuple(options), title=say("choice.take"))
    return Resolution(why=sit.why(_best_reason(refusals)))


def _is_fair_take(sit: Situation, step: Step) -> bool:
    """A legal take; where faults are let through and punished, nobody is led into one."""
    return isinstance(step, TakePile) and fault_of(sit.state, step) is None


def _best_reason(refusals: Sequence[Refusal]) -> Refusal:
    """The refusal that tells most: why a pair does not do, before that a pair is needed."""
    telling = [r for r in refusals if r.code not in (Code.MIN_SIZE, Code.NOT_HELD)]
    beyond = [r for r in telling if r.code is not Code.PILE_FROZEN]
    return (beyond or telling or list(refusals) or [Refusal(Code.PILE_NO_MATCH)])[0]


def _take(sit: Situation, cards: tuple[int, ...], onto: int) -> Option | Refusal:
    """Taking with these hand cards: at once when it is legal, staged while it opens."""
    assert sit.top is not None
    action = TakePile((Play((*cards, sit.top), onto),))
    refusal = verify(sit.state, action)
    step: Step = action
    if refusal is not None:
        if sit.opened or refusal.code not in STAGEABLE or not cards:
            return refusal
        step = Stage(cards, with_top=True, rank=KIND[sit.top])
    word = say("target.take" if refusal is None else "target.stage_top")
    return Option(step, word, describe(sit, cards), (*cards, sit.top))


def _stage_top(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    """With cards staged already: the top card joins the group of its rank, or begins one."""
    assert sit.top is not None
    kind = KIND[sit.top]
    staged = [card for card in sit.draft.cards if KIND[card] == kind]
    if not cards and not staged:
        pair = sit.of_kind(kind)[: sit.state.setup.rules.pile.naturals_needed.frozen]
        cards = tuple(pair)
    if not cards and not staged:
        lone = Play((sit.top,))
        refusal = verify(sit.state, TakePile((lone,)))
        return Resolution(why=sit.why(refusal or Refusal(Code.PILE_NO_MATCH, kind=kind)))
    step = Stage(cards, with_top=True, rank=kind_of((sit.top,)))
    return Resolution((Option(step, say("target.stage_top")),))


def _one(sit: Situation, found: Option | Refusal) -> Resolution:
    if isinstance(found, Refusal):
        return Resolution(why=sit.why(found))
    return Resolution((found,))
