"""Canonical legal actions: cards that are equal for the rules stand for each other.

Lay-downs are listed one group at a time, openings and lay-downs that go out as whole steps.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, combinations

from canasta_qt.engine import actions
from canasta_qt.engine.actions import AUTO, NEW, Action, AskPermission, LayDown, Play, TakePile
from canasta_qt.engine.cards import (
    BLACK_THREE,
    CODE,
    IS_WILD,
    JOKER,
    KIND,
    KIND_TEXT,
    NATURAL_KINDS,
    SUIT,
    TWO,
    cards_by_kind,
)
from canasta_qt.engine.going_out.requirements import may_be_asked
from canasta_qt.engine.going_out.special_hands import declarable_hands
from canasta_qt.engine.judge.going_out_search import find_going_out
from canasta_qt.engine.judge.legality import is_proper, verify
from canasta_qt.engine.judge.optional_actions import heap_layings, possible_merges
from canasta_qt.engine.melds.meld_targets import find_meld, may_begin_meld
from canasta_qt.engine.melds.sequences import run_plays
from canasta_qt.engine.movegen.laydowns import openings, pile_takes
from canasta_qt.engine.state import Phase, Position


class NoLegalAction(ValueError):
    """Nothing can be done: the deal is over, or nobody plays on from this position."""


def legal_actions(pos: Position) -> list[Action]:
    """Every canonical legal action of the seat to act.

    Penalised faults are among them only where nothing else can be done. In a deal that was dealt
    there always is something; in a position that somebody wrote there may be nothing.

    >>> pos = position(phase="play", hands={0: "As Ah Ad 4s 5s"})
    >>> [text_of(action) for action in legal_actions(pos)]
    ['meld: As1 Ah1 Ad1', 'discard: 4s1', 'discard: 5s1', 'discard: As1']
    >>> legal_actions(position(phase="play", hands={0: "4s"}))
    []
    """
    candidates = list(_candidates(pos))
    proper = [action for action in candidates if is_proper(pos, action)]
    return proper or [action for action in candidates if verify(pos, action) is None]


def can_act(pos: Position) -> bool:
    """Whether the seat to act can do anything, found sooner than all that it can do.

    >>> can_act(position(phase="play", hands={0: "4s"}))
    False
    """
    usual = map(actions.Discard, pos.hands[pos.turn_seat]) if pos.phase is Phase.PLAY else ()
    return any(verify(pos, action) is None for action in chain(usual, _candidates(pos)))


def _candidates(pos: Position) -> Iterator[Action]:
    if pos.phase is Phase.START:
        yield from _start_candidates(pos)
    elif pos.phase is Phase.PLAY:
        yield from _play_candidates(pos)
    elif pos.phase is Phase.ANSWER:
        yield from (actions.AnswerPermission(True), actions.AnswerPermission(False))


def _start_candidates(pos: Position) -> Iterator[Action]:
    yield actions.DrawStock()
    if pos.setup.rules.initial.before_draw_only:
        yield from map(LayDown, openings(pos))
    yield from pile_takes(pos)
    yield from map(actions.DeclareSpecialHand, declarable_hands(pos))
    yield from _threes_to_lay(pos)
    yield actions.ConcedeDeal()


def _threes_to_lay(pos: Position) -> list[actions.LayThree]:
    """A three of each colour that the seat to act has kept in the hand."""
    if not pos.setup.keeps_threes and not pos.now.last_three:
        return []
    threes = {KIND[card]: card for card in pos.hands[pos.turn_seat] if pos.setup.tabled[KIND[card]]}
    return [actions.LayThree(threes[kind]) for kind in sorted(threes)]


def _play_candidates(pos: Position) -> Iterator[Action]:
    side = pos.side_of[pos.turn_seat]
    if pos.opened[side]:
        steps: list[tuple[Play, ...]] = [(play,) for play in _single_groups(pos)]
    else:
        steps = openings(pos)
    yield from map(LayDown, steps)
    going_out = find_going_out(pos)
    # One play may be a step of its own: two unequal wild cards that go out together on one meld.
    if going_out is not None and going_out[0] and going_out[0] not in steps:
        yield LayDown(going_out[0])
    yield from possible_merges(pos)
    yield from map(actions.DeclareSpecialHand, declarable_hands(pos))
    yield from _threes_to_lay(pos)
    yield from _permission_questions(pos)
    seen: set[str] = set()
    for card in sorted(pos.hands[pos.turn_seat]):
        like = CODE[card] if pos.setup.has_runs else KIND_TEXT[KIND[card]]
        if like not in seen:
            seen.add(like)
            yield actions.Discard(card)
    yield actions.GoOut()
    yield actions.Pass()
    yield actions.RetractMelds()
    yield from heap_layings(pos)
    yield actions.ConcedeDeal()


def _permission_questions(pos: Position) -> list[AskPermission]:
    """The question to the team-mate who plays next, then to each other who may be asked."""
    return [AskPermission(), *(AskPermission(seat) for seat in may_be_asked(pos)[1:])]


def _single_groups(pos: Position) -> list[Play]:
    """Groups the side to act might lay by themselves; not verified."""
    hand = pos.hands[pos.turn_seat]
    kinds = cards_by_kind(hand)
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    wilds = [cards[0] for cards in (kinds[TWO], kinds[JOKER]) if cards]
    plays: list[Play] = []
    for kind in NATURAL_KINDS:
        own = [meld for meld in melds if meld.kind == kind]
        for meld in own:
            plays += _additions(pos, kinds[kind], wilds, meld.uid)
        enough = len(kinds[kind]) >= pos.setup.rules.meld.min_naturals
        if enough and may_begin_meld(pos.setup, melds, kind):
            onto = NEW if own else AUTO
            plays += _beginnings(pos, kinds[kind], kinds[TWO] + kinds[JOKER], onto)
    if pos.setup.rules.wild_meld.enabled and wilds:
        both = kinds[TWO] + kinds[JOKER]
        least = pos.setup.rules.wild_meld.sizes[0]
        begun = find_meld(melds, TWO, pos.setup) >= 0
        plays += [Play((wild,)) for wild in wilds] if begun else [Play(tuple(both[:least]))]
    if kinds[BLACK_THREE]:
        plays.append(Play(tuple(kinds[BLACK_THREE])))
    return plays + run_plays(pos, hand) if pos.setup.has_runs else plays


def _additions(pos: Position, naturals: list[int], wilds: list[int], uid: int) -> list[Play]:
    plays = [Play(cards, uid) for cards in _choices(pos, naturals, 1)]
    if len(naturals) > 1:
        plays.append(Play(tuple(naturals), uid))
    return plays + [Play((wild,), uid) for wild in wilds]


def _beginnings(pos: Position, naturals: list[int], wilds: list[int], onto: int) -> list[Play]:
    """New melds of a rank: the smallest, all naturals, and with one wild (or as many as needed)."""
    least = pos.setup.rules.meld.min_size
    sizes = dict.fromkeys((least, len(naturals)))
    plays = [Play(cards, onto) for size in sizes for cards in _choices(pos, naturals, size)]
    missing = max(1, least - len(naturals))
    if len(wilds) >= missing:
        plays += [Play((*naturals, *pool[:missing]), onto) for pool in (wilds, wilds[::-1])]
    return [play for play in dict.fromkeys(plays) if len(play.cards) >= least]


def _choices(pos: Position, naturals: list[int], size: int) -> list[tuple[int, ...]]:
    """`size` of the naturals: where there are runs every choice of suits, else one."""
    if size > len(naturals):
        return []
    if not pos.setup.has_runs:
        return [tuple(naturals[:size])]
    by_suits = {
        tuple(sorted(SUIT[card] for card in cards)): cards for cards in combinations(naturals, size)
    }
    return list(by_suits.values())


def random_action(pos: Position, rng: random.Random) -> Action:
    """One legal action, quickly: plausible, not uniform. Raises `NoLegalAction`."""
    if pos.phase is Phase.START:
        return _random_start(pos, rng)
    if pos.phase is Phase.PLAY:
        return _random_play(pos, rng)
    return _any_action(pos, rng)


def _any_action(pos: Position, rng: random.Random) -> Action:
    legal = legal_actions(pos)
    if not legal:
        raise NoLegalAction("there is nothing to choose")
    return rng.choice(legal)


def _random_rarity(pos: Position, rng: random.Random) -> Action | None:
    """Now and then what few rules have: a special hand, a kept three, a merger, the heap."""
    rules = pos.setup.rules
    rare: list[Action] = [*_threes_to_lay(pos)]
    if pos.setup.merges:
        rare += possible_merges(pos)
    if pos.setup.special_hands:
        rare += map(actions.DeclareSpecialHand, declarable_hands(pos))
    if rules.meld.discard_heap:
        rare += heap_layings(pos)
    if rules.match.forfeit_call is not None and rng.random() < 0.01:
        rare.append(actions.ConcedeDeal())
    if not rare or rng.random() >= 0.3:
        return None
    action = rng.choice(rare)
    return action if is_proper(pos, action) else None


def _random_start(pos: Position, rng: random.Random) -> Action:
    rare = _random_rarity(pos, rng)
    if rare is not None:
        return rare
    draw = actions.DrawStock()
    if pos.setup.rules.initial.before_draw_only and not pos.opened[pos.side] and rng.random() < 0.5:
        found = openings(pos, 1)
        if found:
            return LayDown(found[0])
    if pos.pile and rng.random() < 0.5:
        takes = _quick_takes(pos)
        if takes:
            return rng.choice(takes)
    if verify(pos, draw) is None:
        return draw
    return _any_action(pos, rng)


def _quick_takes(pos: Position) -> list[TakePile]:
    kind = KIND[pos.pile[-1]]
    if pos.setup.chooses_depth:
        return pile_takes(pos, 4)
    if pos.setup.blocked_tops[kind]:
        return []
    if not pos.setup.has_runs and all(KIND[card] != kind for card in pos.hands[pos.turn_seat]):
        melds = pos.melds[pos.side_of[pos.turn_seat]]
        if find_meld(melds, kind, pos.setup) < 0:
            return []
    return pile_takes(pos, 4)


def _random_play(pos: Position, rng: random.Random) -> Action:
    hand = pos.hands[pos.turn_seat]
    if not hand:
        return _any_action(pos, rng)
    rare = _random_rarity(pos, rng)
    if rare is not None:
        return rare
    roll = rng.random()
    if roll < 0.02 and verify(pos, AskPermission()) is None:
        return rng.choice(_permission_questions(pos))
    if roll < 0.6:
        laying = _random_laying(pos, rng)
        if laying is not None and verify(pos, laying) is None:
            return laying
    for card in rng.sample(hand, min(3, len(hand))):
        discard = actions.Discard(card)
        if verify(pos, discard) is None:
            return discard
    return _any_action(pos, rng)


def _random_laying(pos: Position, rng: random.Random) -> LayDown | None:
    side = pos.side_of[pos.turn_seat]
    if not pos.opened[side]:
        found = openings(pos, 1) if rng.random() < 0.2 else []
        return LayDown(found[0]) if found else None
    hand = pos.hands[pos.turn_seat]
    if pos.setup.has_runs and rng.random() < 0.5:
        runs = run_plays(pos, hand)
        if runs:
            return LayDown((rng.choice(runs),))
    kind = KIND[rng.choice(hand)]
    if IS_WILD[kind]:
        melds = pos.melds[side]
        wild = next(card for card in hand if KIND[card] == kind)
        return LayDown((Play((wild,), rng.choice(melds).uid),)) if melds else None
    cards = [card for card in hand if KIND[card] == kind]
    if len(cards) == 2 and find_meld(pos.melds[side], kind, pos.setup) < 0:
        cards += [card for card in hand if IS_WILD[KIND[card]]][:1]
    return LayDown((Play(tuple(cards)),))
