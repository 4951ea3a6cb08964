"""Gestures that take the pile by its top card, or at any depth (Albany, P3b)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from canasta_qt.engine.actions import AUTO, NEW, Play, RestorePile, TakePile
from canasta_qt.engine.cards import IS_WILD, KIND, SEQUENCE, TWO
from canasta_qt.engine.judge.legality import breach, verify
from canasta_qt.engine.melds.meld_targets import find_meld, find_target, may_begin_meld
from canasta_qt.engine.melds.sequences import least_connected_first
from canasta_qt.engine.pile.taking import bottom_of_take, is_frozen, verify_pile
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Meld, Phase
from canasta_qt.play.gestures.draft import Stage, kind_of
from canasta_qt.play.gestures.situation import STAGEABLE, GestureOption, Resolution, Situation
from canasta_qt.words.cards import card_name, cards_name, number, rank_name, ranks_name, run_words
from canasta_qt.words.turn import TurnText

Claim = tuple[tuple[int, ...], int]
"""Cards that would take the pile, and the meld they would go to with its card."""


def or_in_vain(sit: Situation, found: Resolution) -> Resolution:
    """These ways; where there are none, reaching for the pile in vain (`cautions` ask first)."""
    if found.options or not sit.must_act or verify(sit.state, RestorePile()) is not None:
        return found
    return replace(found, options=(GestureOption(RestorePile(), TurnText.TARGET_TAKE()),))


def take(sit: Situation, onto: int = AUTO, *, layoff: bool = True) -> Resolution:
    """Every way to take the pile; the first reason when there is none.

    `onto` is the meld on which the top card was dropped, if it was. Without `layoff` it was dropped
    where new melds begin, and does not join one alone.
    """
    blocked = pile_refusal(sit)
    if blocked is not None:
        return Resolution(why=sit.why(blocked))
    if sit.draft:
        return _stage_top(sit, ())
    options, refusals = _tried(sit, _claims(sit, onto, layoff=layoff))
    takes = [option for option in options if isinstance(option.step, TakePile)]
    options = _each_once(sit, takes) or options[:1]
    if options:
        return Resolution(tuple(options), title=TurnText.CHOICE_TAKE())
    return Resolution(why=sit.why(_best_reason(refusals)))


def _each_once(sit: Situation, takes: Sequence[GestureOption]) -> list[GestureOption]:
    """The ways that differ; in games with runs, where some bring one card, with their number."""
    found: dict[tuple[str, tuple[int, ...]], GestureOption] = {}
    for take_ in takes:
        kinds = tuple(sorted(KIND[card] for card in take_.cards))
        found.setdefault((take_.label, kinds), _counted(sit, take_))
    return list(found.values())


def _counted(sit: Situation, way: GestureOption) -> GestureOption:
    if not sit.state.setup.has_runs or not isinstance(way.step, TakePile) or sit.top is None:
        return way
    count = len(sit.state.pile) - bottom_of_take(sit.state, way.step, sit.top)
    label = TurnText.CHOICE_BRINGS(how=way.label, count=number(count, "card"))
    return replace(way, label=label)


def take_with(sit: Situation, cards: Sequence[int]) -> Resolution:
    """Hand cards were dropped on the pile before drawing: take it with these.

    One card that is not of the rank on top was to be discarded: first comes a draw.
    """
    if sit.must_act and len(cards) == 1 and (sit.top is None or KIND[cards[0]] != KIND[sit.top]):
        return Resolution(why=sit.not_now())
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
    homes = (NEW, AUTO) if _is_asked_where(sit, cards) else (AUTO,)
    options, refusals = _tried(sit, [(tuple(cards), onto) for onto in homes])
    if options:
        return Resolution(tuple(options), title=TurnText.CHOICE_TAKE())
    return Resolution(why=sit.why(refusals[-1]))


def take_into_group(sit: Situation, group: int) -> Resolution:
    """The top card was dropped on a staged group."""
    blocked = pile_refusal(sit)
    if blocked is not None:
        return Resolution(why=sit.why(blocked))
    assert sit.top is not None
    groups, fitting = sit.draft.groups, (KIND[sit.top], TWO, 0)  # 0: it holds no cards yet
    if group >= len(groups) or groups[group].kind not in fitting:
        return Resolution(why=sit.why(Refusal(Code.MIXED_RANKS)))
    step = Stage((), group=group, with_top=True, chosen=_chosen(sit))
    return Resolution((GestureOption(step, TurnText.TARGET_STAGE_TOP()),))


def pile_refusal(sit: Situation) -> Refusal | None:
    """Why the pile cannot be taken now, whatever the cards; None when it depends on them."""
    if not sit.in_phase(Phase.START) or sit.state.now.retracted:
        return Refusal(Code.PHASE)
    return verify_pile(sit.state, sit.top)


def candidates(sit: Situation) -> list[tuple[int, ...]]:
    """Hand cards that might take the pile, the cheapest first: none, a pair, one with a wild."""
    assert sit.top is not None
    naturals = sit.of_kind(KIND[sit.top])
    if sit.state.setup.has_runs:
        naturals = least_connected_first(naturals, sit.hand)
    needed = sit.state.setup.rules.pile.naturals_needed
    sizes = sorted({needed.unfrozen, needed.frozen})
    found: list[tuple[int, ...]] = [()]
    found += [tuple(naturals[:size]) for size in sizes if len(naturals) >= size]
    if naturals:
        found += [(naturals[0], wild) for wild in _one_of_each_kind(sit.wilds())]
    above = cards_above(sit)
    if above:
        found += [(*naturals[:size], *above) for size in range(len(naturals) + 1)]
    return found


def cards_above(sit: Situation) -> tuple[int, ...]:
    """Cards of the pile above a chosen one that are of its rank; they may be melded with it."""
    if sit.top is None or not sit.state.setup.chooses_depth:
        return ()
    above = sit.state.pile[sit.state.pile.index(sit.top) + 1 :]
    return tuple(card for card in above if KIND[card] == KIND[sit.top])


def describe(sit: Situation, cards: Sequence[int], onto: int = AUTO) -> str:
    """How the pile is taken with these hand cards, in words."""
    assert sit.top is not None
    kind = KIND[sit.top]
    run = None if cards else _run_joined(sit, onto)
    if run is not None:
        one = sit.state.setup.rules.sequence.pile_take == "top_only"
        text = TurnText.CHOICE_TOP_ONLY if one else TurnText.CHOICE_LAYOFF_RUN
        return text(rank=rank_name(kind), run=run_words(run.cards))
    if cards and onto == NEW:
        return TurnText.CHOICE_NEW_GROUP(ranks=ranks_name(kind))
    above = [card for card in cards if card in sit.state.pile]
    if above:
        return TurnText.CHOICE_OF_PILE(cards=cards_name(cards), count=number(len(above), "card"))
    if is_frozen(sit.state, sit.side):  # then only the naturals take it
        cards = [card for card in cards if KIND[card] == kind]
    wilds = [card for card in cards if IS_WILD[KIND[card]]]
    if not cards:
        return TurnText.CHOICE_LAYOFF(rank=rank_name(kind), ranks=ranks_name(kind))
    if len(cards) == 2 and not wilds:
        text = TurnText.CHOICE_PAIR_JOINING if _is_asked_where(sit, cards) else TurnText.CHOICE_PAIR
        return text(ranks=ranks_name(kind))
    if len(cards) == 2 and len(wilds) == 1:
        return TurnText.CHOICE_WILD(rank=rank_name(kind), wild=rank_name(KIND[wilds[0]]))
    return TurnText.CHOICE_SEVERAL(cards=cards_name(cards))


def _run_joined(sit: Situation, onto: int) -> Meld | None:
    """The own run that the top card alone would join."""
    assert sit.top is not None
    joined = next((meld for meld in sit.melds if meld.uid == onto), None)
    if onto == AUTO:
        at = find_target(sit.state.setup, sit.melds, KIND[sit.top], (sit.top,))
        joined = sit.melds[at] if at >= 0 else None
    return joined if joined is not None and joined.kind == SEQUENCE else None


def _one_of_each_kind(cards: Iterable[int]) -> list[int]:
    first: dict[int, int] = {}
    for card in cards:
        first.setdefault(KIND[card], card)
    return list(first.values())


def _claims(sit: Situation, onto: int, *, layoff: bool) -> list[Claim]:
    hands = candidates(sit)
    claims = [(cards, onto) for cards in hands if cards or layoff]
    if onto != AUTO:
        return claims
    claims += [(cards, NEW) for cards in hands if cards and _is_asked_where(sit, cards)]
    if layoff:
        claims += [((), meld.uid) for meld in sit.melds if meld.kind == SEQUENCE]
    return claims


def _is_asked_where(sit: Situation, cards: Sequence[int]) -> bool:
    """Whether the top card with these could join the side's meld of its rank or begin another."""
    assert sit.top is not None
    setup, kind = sit.state.setup, KIND[sit.top]
    if find_meld(sit.melds, kind, setup) < 0 or not may_begin_meld(setup, sit.melds, kind):
        return False
    return find_target(setup, sit.melds, kind, (*cards, sit.top)) >= 0


def _best_reason(refusals: Sequence[Refusal]) -> Refusal:
    """The most helpful refusal: why a pair does not do, before that a pair is needed."""
    telling = [r for r in refusals if r.code not in (Code.MIN_SIZE, Code.NOT_HELD)]
    beyond = [r for r in telling if r.code is not Code.PILE_FROZEN]
    return (beyond or telling or list(refusals) or [Refusal(Code.PILE_NO_MATCH)])[0]


def _tried(sit: Situation, claims: Iterable[Claim]) -> tuple[list[GestureOption], list[Refusal]]:
    found = [_take_with(sit, cards, onto) for cards, onto in claims]
    options = [one for one in found if isinstance(one, GestureOption)]
    return options, [one for one in found if isinstance(one, Refusal)]


def _take_with(sit: Situation, cards: tuple[int, ...], onto: int) -> GestureOption | Refusal:
    """Taking with these hand cards: at once when it is legal, staged while it opens."""
    assert sit.top is not None
    action = TakePile((Play((*cards, sit.top), onto),))
    refusal = breach(sit.state, action)
    if refusal is not None and (sit.opened or refusal.code not in STAGEABLE or not cards):
        return refusal
    step = action if refusal is None else _stage_with_top(sit, cards)
    word = (TurnText.TARGET_TAKE if refusal is None else TurnText.TARGET_STAGE_TOP)()
    return GestureOption(step, word, describe(sit, cards, onto), (*cards, sit.top))


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
        refusal = breach(sit.state, TakePile((lone,)))
        return Resolution(why=sit.why(refusal or Refusal(Code.PILE_NO_MATCH, kind=kind)))
    return Resolution((GestureOption(_stage_with_top(sit, cards), TurnText.TARGET_STAGE_TOP()),))


def _stage_with_top(sit: Situation, cards: tuple[int, ...]) -> Stage:
    assert sit.top is not None
    above = tuple(card for card in cards if card in sit.state.pile)
    hand = tuple(card for card in cards if card not in above)
    return Stage(hand, with_top=True, rank=kind_of((sit.top,)), chosen=_chosen(sit), above=above)


def _chosen(sit: Situation) -> int:
    """The card of the pile a take is about where it need not be the top card, or -1."""
    deep = sit.state.setup.chooses_depth
    return sit.top if deep and sit.top is not None else -1


MOST = 9
"""Ways offered at most when no depth has been named."""


def at(sit: Situation, place: int) -> Situation:
    """The situation of somebody who has chosen the card at this place of the pile, from below."""
    pile = sit.state.pile
    open_card = sit.state.pile_hidden <= place < len(pile)
    return replace(sit, chosen=pile[place]) if open_card else sit


def of_cards(sit: Situation, cards: Sequence[int]) -> Situation:
    """The situation of somebody who holds one card of the pile, or several of them."""
    if not sit.state.setup.chooses_depth or not cards:
        return sit
    return replace(sit, chosen=min(cards, key=sit.state.pile.index))


def take_at(sit: Situation, place: int) -> Resolution:
    """A card of the spread pile was chosen: all ways to take the pile down to it."""
    if not sit.state.setup.chooses_depth:
        return Resolution()
    return _named(sit, place, take(at(sit, place)))


def take_with_at(sit: Situation, cards: tuple[int, ...], place: int) -> Resolution:
    """Hand cards were dropped on a card of the spread pile: take the pile down to it with them."""
    return _named(sit, place, take_with(at(sit, place), cards))


def _named(sit: Situation, place: int, found: Resolution) -> Resolution:
    """Let a refusal about the top card name the card of the pile that was chosen."""
    below = sit.state.pile_hidden <= place < len(sit.state.pile) - 1
    if below:
        card = sit.state.pile[place]
        if found.why == sit.why(Refusal(Code.PILE_NO_MATCH, kind=KIND[card])):
            return replace(found, why=TurnText.NO_DEPTH(card=card_name(card)))
    return found


def take_at_any(sit: Situation) -> Resolution:
    """The pile itself was clicked: ways at any depth, the deepest first."""
    return _at_every(sit, take, range(sit.state.pile_hidden, len(sit.state.pile)))


def take_with_at_any(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    """Hand cards were dropped on the pile: take it by any card of their rank."""
    naturals = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    places = [
        place
        for place in range(sit.state.pile_hidden, len(sit.state.pile))
        if KIND[sit.state.pile[place]] in naturals
    ]
    return _at_every(sit, lambda there: take_with(there, cards), places)


def depths(sit: Situation) -> tuple[int, ...] | None:
    """Places of the pile, from below, that may be named now; None where nobody names a depth."""
    if not sit.state.setup.chooses_depth:
        return None
    if not sit.in_phase(Phase.START) or sit.draft.takes_pile:
        return ()
    places = range(sit.state.pile_hidden, len(sit.state.pile))
    return tuple(place for place in places if take_at(sit, place).options)


def _at_every(
    sit: Situation, ways: Callable[[Situation], Resolution], places: Sequence[int]
) -> Resolution:
    """The ways at all these places in one list; where there is none, why the top card has none."""
    options: list[GestureOption] = []
    for place in places:
        card = sit.state.pile[place]
        for option in ways(at(sit, place)).options:
            label = TurnText.CHOICE_DEPTH(card=card_name(card), how=option.label)
            options.append(replace(option, label=label))
    if options:
        return Resolution(tuple(options[:MOST]), title=TurnText.CHOICE_TAKE())
    return ways(at(sit, len(sit.state.pile) - 1))
