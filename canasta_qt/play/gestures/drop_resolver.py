"""From a gesture to its meaning, which is put to the judge: steps or a reason come out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from canasta_qt.engine.actions import DrawStock, LayDown
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.state import Phase
from canasta_qt.play.gestures import melding, taking
from canasta_qt.play.gestures import special_moves as special
from canasta_qt.play.gestures.draft import Unstage
from canasta_qt.play.gestures.outcomes import deed, outcome
from canasta_qt.play.gestures.situation import GestureOption, Resolution, Situation, TurnStep
from canasta_qt.view_model.pictures import DropTarget, Zone, ZoneKind
from canasta_qt.words.turn import TurnText, no_place, not_held

_Handler = Callable[[Situation, tuple[int, ...], Zone], Resolution]


def resolve(sit: Situation, cards: tuple[int, ...], zone: Zone) -> Resolution:
    """What dropping these cards on that place means."""
    source = sit.source(cards)
    if source == "nowhere":
        return Resolution(why=not_held(cards))
    if not sit.must_act or sit.state.phase is Phase.ANSWER:
        return Resolution(why=sit.not_now())
    if source == "top":
        sit = taking.of_cards(sit, cards)
    handler = _HANDLERS.get((source, zone.kind))
    return handler(sit, cards, zone) if handler else Resolution(why=no_place(cards))


def activate(sit: Situation, zone: Zone) -> Resolution:
    """What clicking a place means: the stock draws, the pile is taken, others mean nothing."""
    handler = _CLICKS.get(zone.kind)
    if handler is None:
        return Resolution()
    if not sit.must_act:
        return Resolution(why=sit.not_now())
    return handler(sit, zone)


def _take_pile(sit: Situation, _zone: Zone | None = None) -> Resolution:
    """Take the pile by its top card, or where the taker names a card by any that can be taken."""
    names_one = sit.state.setup.chooses_depth and sit.chosen < 0
    return taking.or_in_vain(sit, (taking.take_at_any if names_one else taking.take)(sit))


_CLICKS: Final[dict[ZoneKind, Callable[[Situation, Zone], Resolution]]] = {
    ZoneKind.STOCK: lambda sit, _zone: draw(sit),
    ZoneKind.PILE: _take_pile,
    ZoneKind.PILE_CARD: lambda sit, zone: taking.or_in_vain(sit, taking.take_at(sit, zone.key)),
}


def draw(sit: Situation) -> Resolution:
    refusal = verify(sit.state, DrawStock())
    if refusal is not None or not sit.must_act:
        return Resolution(why=sit.not_now(refusal))
    return Resolution((GestureOption(DrawStock(), TurnText.TARGET_DRAW()),))


def quick(sit: Situation, card: int, *others: int) -> Resolution:
    """What a double-click on a card means: lay it off, else choose what it can be melded with, or
    meld it with those if they are the `others` chosen already; else discard it."""
    source = sit.source((card,))
    if source == "top":
        return activate(sit, Zone(ZoneKind.PILE))
    if source == "stock":
        return activate(sit, Zone(ZoneKind.STOCK))
    if source == "nowhere":
        return Resolution(why=TurnText.NO_CARDS_ONE())
    if card in sit.draft.cards:
        return Resolution((GestureOption(Unstage((card,)), TurnText.TARGET_BACK()),))
    if card in special.kept_threes(sit):
        return special.lay_three(sit, (card,))
    if not sit.in_phase(Phase.PLAY):
        return Resolution(why=sit.not_now())
    offs = [*melding.lay_offs(sit, (card,)), *special.heap_options(sit, (card,))]
    if offs:
        return Resolution(tuple(offs), title=TurnText.CHOICE_MELD())
    group = meld_with(sit, card)
    if not group:
        return melding.discard(sit, (card,))
    chosen = (card, *others)
    if others and KIND[card] in {KIND[one] for one in group}:
        laid = melding.lay_new(sit, chosen)
        whole = all(isinstance(option.step, LayDown) for option in laid.options)
        if laid.options and (whole or set(chosen) == set(group)):
            return laid
    return Resolution(chosen=group)


def meld_with(sit: Situation, card: int) -> tuple[int, ...]:
    """The cards of the hand to meld with this one, if possible naturals only; or none.

    The longest run with this card comes before a group of its rank that is no longer.
    """
    kind = KIND[card]
    wild = IS_WILD[kind]
    groups = [
        play.cards
        for action in legal_actions(sit.state)
        if isinstance(action, LayDown)
        for play in action.plays
        if any(KIND[used] == kind for used in play.cards)
    ]
    run = melding.longest_run(sit, card) if groups else ()
    groups = [cards for cards in groups if wild or not melding.is_run(cards)]
    alike = tuple(one for one in sit.hand if KIND[one] == kind and one not in sit.draft.cards)
    if not groups or len(run) >= max(len(alike), 1):
        return run
    best = min(groups, key=lambda cards: (sum(IS_WILD[KIND[c]] for c in cards), -len(cards)))
    rest = tuple(one for one in best if KIND[one] != kind)
    return _with(best, card) if wild else (*alike, *rest)


def _with(group: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The group with this very card in the place of one like it."""
    if card in group:
        return group
    at = next(i for i, one in enumerate(group) if KIND[one] == KIND[card])
    return (*group[:at], card, *group[at + 1 :])


def drop_targets(
    sit: Situation, cards: tuple[int, ...], doubtful: Callable[[TurnStep], bool] = lambda _: False
) -> tuple[DropTarget, ...]:
    """Every place these cards may go now, with the words about it.

    `doubtful` says of a step whether no button should recommend it.
    """
    ways = ((zone, resolve(sit, cards, zone).options) for zone in _zones(sit))
    found = ((_target(sit, cards, zone, ways), ways[0].step) for zone, ways in ways if ways)
    return tuple(
        replace(target, doubtful=True) if target.deed and doubtful(step) else target
        for target, step in found
    )


def _target(
    sit: Situation, cards: tuple[int, ...], zone: Zone, options: tuple[GestureOption, ...]
) -> DropTarget:
    """The words about a place; what comes of it only where the player need not choose."""
    first = options[0]
    result = outcome(sit, cards, first.step) if len(options) == 1 else ""
    several = len({option.target for option in options}) > 1
    word = TurnText.TARGET_CHOOSE() if several else first.target
    return DropTarget(zone, word, deed(sit, cards, first.step), result)


def _zones(sit: Situation) -> list[Zone]:
    zones = [Zone(ZoneKind.PILE), Zone(ZoneKind.HAND, sit.seat)]
    zones += [Zone(ZoneKind.NEW_MELD, sit.side), Zone(ZoneKind.THREES, sit.side)]
    if sit.state.heaps[sit.side]:
        zones.append(Zone(ZoneKind.HEAP, sit.side))
    zones += [Zone(ZoneKind.MELD, meld.uid) for meld in sit.melds]
    zones += [Zone(ZoneKind.DRAFT, index) for index in range(len(sit.draft.groups))]
    zones += [Zone(ZoneKind.PILE_CARD, place) for place in taking.depths(sit) or ()]
    return zones


def _hand_on_pile(sit: Situation, cards: tuple[int, ...], _zone: Zone) -> Resolution:
    if sit.state.phase is not Phase.START:
        return melding.discard(sit, cards)
    any_depth = sit.state.setup.chooses_depth and not sit.draft
    take = taking.take_with_at_any if any_depth else taking.take_with
    return taking.or_in_vain(sit, take(sit, cards))


def _hand_on_hand(sit: Situation, cards: tuple[int, ...], _zone: Zone) -> Resolution:
    staged = tuple(card for card in cards if card in sit.draft.cards)
    back = GestureOption(Unstage(staged), TurnText.TARGET_BACK())
    return Resolution((back,) if staged else ())


def _hand_on_new(sit: Situation, cards: tuple[int, ...], zone: Zone) -> Resolution:
    if zone.key != sit.side:
        return Resolution(why=TurnText.NO_OTHERS_MELDS())
    if len(cards) == 1 and cards[0] in special.kept_threes(sit):
        return special.lay_three(sit, cards)
    heap = special.heap_options(sit, cards)
    found = melding.lay_new(sit, cards)
    if not heap:
        return _with_heap_hint(sit, cards, found)
    melds = [option for option in found.options if isinstance(option.step, LayDown)]
    return Resolution((*melds, *heap), title=TurnText.CHOICE_MELD())


def _hand_on_meld(sit: Situation, cards: tuple[int, ...], zone: Zone) -> Resolution:
    return _with_heap_hint(sit, cards, melding.lay_onto(sit, cards, zone.key))


def _with_heap_hint(sit: Situation, cards: tuple[int, ...], found: Resolution) -> Resolution:
    """Add to a refusal whether the cards may lie loose beside the melds."""
    hint = special.heap_hint(sit, cards) if found.why else ""
    return replace(found, why=f"{found.why} {hint}") if hint else found


def _hand_on_threes(sit: Situation, cards: tuple[int, ...], zone: Zone) -> Resolution:
    threes = [card for card in cards if sit.state.setup.tabled[KIND[card]]]
    if zone.key != sit.side or len(threes) < len(cards):
        return Resolution(why=no_place(cards))
    return special.lay_three(sit, cards)


def _top_on_meld(sit: Situation, _cards: tuple[int, ...], zone: Zone) -> Resolution:
    return taking.or_in_vain(sit, taking.take(sit, zone.key))


def _top_on_new(sit: Situation, _cards: tuple[int, ...], _zone: Zone) -> Resolution:
    return taking.or_in_vain(sit, taking.take(sit, layoff=False))


def _top_on_hand(sit: Situation, cards: tuple[int, ...], zone: Zone) -> Resolution:
    return _top_on_pile(sit, cards, zone) if sit.draft.takes_pile else _take_pile(sit)


def _top_on_pile(sit: Situation, _cards: tuple[int, ...], _zone: Zone) -> Resolution:
    if sit.draft.takes_pile:
        return Resolution((GestureOption(Unstage((), top=True), TurnText.TARGET_BACK()),))
    return Resolution()


_HANDLERS: Final[dict[tuple[str, ZoneKind], _Handler]] = {
    ("hand", ZoneKind.PILE): _hand_on_pile,
    ("hand", ZoneKind.HAND): _hand_on_hand,
    ("hand", ZoneKind.MELD): _hand_on_meld,
    ("hand", ZoneKind.NEW_MELD): _hand_on_new,
    ("hand", ZoneKind.DRAFT): lambda sit, cards, zone: melding.into_group(sit, cards, zone.key),
    ("hand", ZoneKind.THREES): _hand_on_threes,
    ("hand", ZoneKind.HEAP): lambda sit, cards, zone: special.lay_on_heap(sit, cards, zone.key),
    ("hand", ZoneKind.PILE_CARD): lambda sit, cards, at: taking.take_with_at(sit, cards, at.key),
    ("top", ZoneKind.HAND): _top_on_hand,
    ("top", ZoneKind.PILE): _top_on_pile,
    ("top", ZoneKind.MELD): _top_on_meld,
    ("top", ZoneKind.NEW_MELD): _top_on_new,
    ("top", ZoneKind.DRAFT): lambda sit, _cards, zone: taking.take_into_group(sit, zone.key),
    ("stock", ZoneKind.HAND): lambda sit, _cards, _zone: draw(sit),
}
"""(where the cards come from, where they go) to what it means; anything else is no place."""
