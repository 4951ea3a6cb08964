"""Whether what reasons claim is so: ``python -m tests.players.adviser.claims``.

Deals of steady players in all games are walked through. At every few decisions the reasons for the
moves that could be made are read, and each claim is put to the engine, in the true deal: the move
is made in a copy, the next player gets this hand or that. Names every reason that is false.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from canasta_qt.engine import actions as do
from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import HIDDEN, IS_WILD, KIND, NATURAL_KINDS, RUN_CANASTA, SEQUENCE
from canasta_qt.engine.judge.going_out_search import can_go_out
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_types import is_canasta
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.state import DealState, Meld, Phase, TurnRecord
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.catalogue import Reason
from canasta_qt.players.adviser.moves import structural_reasons
from tests.players.permutations import moments

MOVES: Final = 10
"""Moves of a decision whose reasons are read."""


@dataclass(frozen=True, slots=True)
class Case:
    """A move with one of its reasons, the deal in which it is made, and that deal afterwards."""

    state: DealState
    view: PlayerView
    action: do.Action
    reason: Reason
    after: DealState
    events: Sequence[ev.Event]

    @property
    def side(self) -> int:
        return self.view.side_of[self.view.seat]

    @property
    def kind(self) -> int:
        return self.reason.kinds[0]

    @property
    def kept(self) -> list[int]:
        """The own hand once the move is made, without what comes by it."""
        action = self.action
        gone = {action.card} if isinstance(action, do.Discard) else set(cards_of(action))
        gone |= set(action.cards) if isinstance(action, do.LayOnHeap) else set()
        return [card for card in self.view.hand if card not in gone]

    def lying(self, kind: int) -> list[Meld]:
        """The own melds of a kind afterwards."""
        return [meld for meld in self.after.melds[self.side] if meld.kind == kind]

    def next_takes(self, hand: list[int]) -> list[do.TakePile]:
        """Ways to take the pile for whoever plays next, after this discard, with this hand."""
        assert isinstance(self.action, do.Discard)
        return takes_after(self.state, self.action.card, hand)

    def strangers(self) -> list[int]:
        """Natural cards of other ranks than the discard, all different."""
        assert isinstance(self.action, do.Discard)
        own = KIND[self.action.card]
        first = {KIND[card]: card for card in self.state.setup.pack}
        return [first[kind] for kind in NATURAL_KINDS if kind != own and kind in first][:5]

    def like_discard(self) -> list[int]:
        """Other cards of its rank."""
        assert isinstance(self.action, do.Discard)
        card = self.action.card
        return [one for one in self.state.setup.pack if KIND[one] == KIND[card] and one != card]


def cards_of(action: do.Action) -> list[int]:
    """The cards that a laying or a take melds."""
    plays = action.plays if isinstance(action, (do.LayDown, do.TakePile)) else ()
    return [card for play in plays for card in play.cards]


def takes_after(state: DealState, card: int, hand: list[int]) -> list[do.TakePile]:
    """Ways to take the pile for whoever plays next, with this hand, once the card lies on it."""
    imagined = state.clone()
    imagined.pile.append(card)
    if imagined.freezer < 0 and imagined.setup.freezes[KIND[card]]:
        imagined.freezer = card
    imagined.turn_seat = state.next_seat(state.turn_seat)
    imagined.phase, imagined.now = Phase.START, TurnRecord()
    imagined.hands[imagined.turn_seat] = hand
    return pile_takes(imagined)


def can_be_laid(state: DealState, kind: int) -> bool:
    """Whether somebody who has opened could lay a card of this kind, with all that helps."""
    pack = state.setup.pack
    helpful = [card for card in pack if KIND[card] == kind][:5]
    helpful += [card for card in pack if IS_WILD[KIND[card]]][:1]
    helpful += [card for card in pack if KIND[card] in NATURAL_KINDS and KIND[card] != kind][:3]
    for seat in state.order:
        imagined = state.clone()
        imagined.hands[seat] = list(helpful)
        imagined.turn_seat, imagined.phase, imagined.now = seat, Phase.PLAY, TurnRecord()
        side = state.side_of[seat]
        imagined.opened[side] = imagined.opened[side] or 1
        for action in legal_actions(imagined):
            cards = action.cards if isinstance(action, do.LayOnHeap) else cards_of(action)
            if any(KIND[card] == kind for card in cards):
                return True
    return False


def _gained(case: Case) -> list[int]:
    taken = next(one for one in case.events if isinstance(one, ev.PileTaken))
    return [*taken.rest, *taken.melded]


def _caught(case: Case) -> bool:
    state = case.state
    others = [seat for seat in state.order if state.side_of[seat] != case.side]
    held = sum(len(state.hands[seat]) + len(state.feet[seat]) for seat in others)
    return case.reason.number == held > 0


def _completes(case: Case) -> bool:
    before = {one.uid for one in case.state.melds[case.side] if is_canasta(case.state.setup, one)}
    return all(
        any(is_canasta(case.state.setup, one) and one.uid not in before for one in case.lying(kind))
        for kind in case.reason.kinds
    )


def _opens(case: Case) -> bool:
    opened = [one for one in case.events if isinstance(one, ev.Opened)]
    least = opening_minimum(case.state, case.view.seat)
    return bool(opened) and case.reason.number >= case.reason.other == least


def _draws(event: ev.Event, seat: int) -> bool:
    drawn = isinstance(event, ev.StockDrawn) and not event.replacement
    return drawn and event.seat == seat


def _let_lie(case: Case) -> bool:
    """Whether the seat ever drew while a card of the kind lay on top."""
    pile = []
    for event in case.view.history:
        if isinstance(event, (ev.Discarded, ev.UpcardTurned)):
            pile.append(KIND[event.card])
        elif isinstance(event, ev.PileTaken):
            pile = []
        elif pile[-1:] == [case.kind] and _draws(event, case.reason.seat):
            return True
    return False


def _threw(case: Case) -> bool:
    return any(
        isinstance(event, ev.Discarded)
        and event.seat == case.reason.seat
        and KIND[event.card] == case.kind
        for event in case.view.history
    )


def _only_wild_cards_are_safer(case: Case) -> bool:
    assert isinstance(case.action, do.Discard)
    others = {KIND[card]: card for card in case.view.hand if not IS_WILD[KIND[card]]}
    held = case.state.hands[case.state.next_seat(case.state.turn_seat)]
    return all(
        takes_after(case.state, card, case.strangers()) or takes_after(case.state, card, held)
        for card in others.values()
        if verify(case.state, do.Discard(card)) is None
    )


def _may_be_held(case: Case) -> int:
    """Cards of the kind that the next player may hold, as far as the table has seen them."""
    state, seat = case.state, case.view.seat
    open_cards = [*case.view.hand, *case.view.feet[seat], *state.pile[state.pile_hidden :]]
    for side, melds in enumerate(state.melds):
        open_cards += [card for meld in melds for card in meld.cards] + list(state.heaps[side])
    for event in case.view.history:
        if isinstance(event, ev.PileTaken) and event.seat not in (seat, case.reason.seat):
            held = state.hands[event.seat]
            open_cards += [card for card in event.rest[event.hidden :] if card in held]
    seen = {*open_cards} - {HIDDEN}
    return sum(KIND[card] == case.kind for card in {*state.setup.pack} - seen)


def _takes(case: Case) -> list[list[int]]:
    """The cards of the hand that each way to take the pile would lay."""
    hand = set(case.view.hand)
    ways = pile_takes(case.state, 200)
    return [[card for card in cards_of(way) if card in hand] for way in ways]


def _natural_before(case: Case) -> bool:
    old = {meld.uid: meld for meld in case.state.melds[case.side]}
    return any(
        one.uid in old
        and old[one.uid].naturals == len(old[one.uid].cards)
        and one.naturals < len(one.cards)
        for one in case.lying(case.kind)
    )


def _roomy(case: Case) -> bool:
    """Whether the card could be laid off by somebody with cards enough to keep."""
    assert isinstance(case.action, do.Discard)
    roomy = case.state.clone()
    roomy.hands[case.view.seat] = [case.action.card, *case.strangers()[:3]]
    roomy.now = TurnRecord()
    melds = [one.uid for one in case.state.melds[case.side] if one.kind == case.kind]
    offs = [do.LayDown((do.Play((case.action.card,), uid),)) for uid in melds]
    refusals = [verify(roomy, one) for one in offs]
    return any(one is None or one.code is Code.GO_OUT_FOOT for one in refusals)


def _pair_takes_only(case: Case) -> bool:
    like, wild = case.like_discard(), [c for c in case.state.setup.pack if IS_WILD[KIND[c]]]
    return not case.next_takes([like[0], *wild[:2], *case.strangers()])


def _still_low(case: Case) -> bool:
    state, seat = case.state, case.reason.seat
    few = case.reason.number == len(state.hands[seat]) <= 3
    return few and not state.feet[seat] and bool(state.opened[state.side_of[seat]])


def _can_be_completed(case: Case) -> bool:
    """Whether the hand completes an own meld of the kind, or holds a canasta of it."""
    view, kind = case.view, case.kind
    size = RUN_CANASTA if kind == SEQUENCE else view.setup.canasta_size
    melds = [(one.uid, len(one.cards)) for one in view.melds[case.side] if one.kind == kind]
    kinds = {kind, *NATURAL_KINDS} if kind == SEQUENCE else {kind}
    hand = [card for card in view.hand if KIND[card] in kinds or IS_WILD[KIND[card]]]
    return any(
        verify(view, do.LayDown((do.Play(cards, onto),))) is None
        for onto, lying in (*melds, (do.NEW, 0))
        for cards in combinations(hand, max(0, size - lying))
        if cards and (lying or kind != SEQUENCE)
    )


def _can_be_pure(case: Case) -> bool:
    """Whether the unseen natural cards fill up a natural meld together with those of the hand."""
    state, kind = case.state, case.kind
    places = [state.pile[state.pile_hidden :], *state.heaps]
    places += [meld.cards for melds in state.melds for meld in melds]
    seen = sum(KIND[card] == kind for cards in places for card in cards)
    natural = [one for one in state.melds[case.side] if one.kind == kind and not one.wilds]
    most = state.setup.kind_total[kind] - seen
    return any(
        len(lying) + most >= state.setup.canasta_size
        for lying in (*(one.cards for one in natural), ())
    )


def _least_pair(case: Case) -> bool:
    points, held = case.state.setup.points, Counter(KIND[card] for card in case.view.hand)
    pairs = [points[kind] for kind in NATURAL_KINDS if held[kind] > 1]
    return points[case.kind] == min(pairs) < max(pairs)


def _worths(case: Case) -> list[int]:
    naturals = [KIND[card] for card in case.view.hand if KIND[card] in NATURAL_KINDS]
    return [case.state.setup.points[kind] for kind in naturals]


def _piles_taken(case: Case) -> Iterator[list[int]]:
    """What of the pile each way to take it takes."""
    for take in pile_takes(case.state, 200):
        events = act(case.state.clone(), take)
        taken = next(one for one in events if isinstance(one, ev.PileTaken))
        yield [taken.top, *taken.rest, *taken.melded]


CLAIMS: Final[dict[str, Callable[[Case], bool]]] = {
    "goes_out": lambda case: case.after.phase is Phase.OVER,
    "going": lambda case: case.after.phase is Phase.OVER or can_go_out(case.after),
    "concealed": lambda case: not case.state.laid_before[case.view.seat],
    "caught": _caught,
    "opens": _opens,
    "completes": _completes,
    "foot": lambda case: (
        any(isinstance(one, ev.FootTakenUp) for one in case.events)
        or not case.after.hands[case.view.seat]
    ),
    "big_pile": lambda case: len(_gained(case)) == case.reason.number,
    "pile_cards": lambda case: len(_gained(case)) == case.reason.number,
    "pile_wilds": lambda case: any(IS_WILD[KIND[card]] for card in case.state.pile),
    "nearly": lambda case: any(
        len(one.cards) + case.reason.number
        == (RUN_CANASTA if case.kind == SEQUENCE else case.state.setup.canasta_size)
        for one in case.lying(case.kind)
    ),
    "begins": lambda case: (
        len(case.lying(case.kind))
        > sum(meld.kind == case.kind for meld in case.view.melds[case.side])
    ),
    "can_be_pure": lambda case: _can_be_pure(case) and _can_be_completed(case),
    "leaves_canasta": _can_be_completed,
    "before_end": _still_low,
    "grows": lambda case: any(
        len(one.cards) == case.reason.number for one in case.lying(case.kind)
    ),
    "frees_hand": lambda case: len(case.view.hand) - len(case.kept) == case.reason.other,
    "keeps_pairs": lambda case: all(
        sum(KIND[card] == kind for card in case.kept) >= 2 for kind in case.reason.kinds
    ),
    "no_wilds": lambda case: any(IS_WILD[KIND[card]] for card in case.kept),
    "stops": lambda case: not case.next_takes(case.like_discard()[:5]),
    "freezes": lambda case: case.state.freezer < 0 <= case.after.freezer,
    "freezes_needed": lambda case: case.state.freezer < 0 <= case.after.freezer,
    "none_left": lambda case: _may_be_held(case) < 2,
    "next_threw": _threw,
    "next_let_lie": _let_lie,
    "needs_pair": _pair_takes_only,
    "few_left": lambda case: (
        0 < case.reason.number <= 2 and (_may_be_held(case) == case.reason.number)
    ),
    "must_open": lambda case: (
        not case.state.opened[case.state.side_of[case.reason.seat]]
        and opening_minimum(case.state, case.reason.seat) == case.reason.number > 0
    ),
    "no_meld": lambda case: (
        case.kind
        not in [
            KIND[card]
            for meld in case.state.melds[case.state.side_of[case.reason.seat]]
            for card in meld.cards
        ]
    ),
    "small_pile": lambda case: case.reason.number == len(case.state.pile) + 1 <= 4,
    "single": lambda case: sum(KIND[card] == case.kind for card in case.view.hand) == 1,
    "no_choice": lambda case: all(
        verify(case.state, do.Discard(card)) is not None
        for card in case.view.hand
        if KIND[card] != KIND[getattr(case.action, "card", HIDDEN)]
    ),
    "is_full": lambda case: any(
        meld.kind == case.kind and is_canasta(case.state.setup, meld)
        for meld in case.view.melds[case.side]
    ),
    "least_pair": _least_pair,
    "keeps_more": lambda case: (
        sum(KIND[card] == case.kind for card in case.kept) == case.reason.number >= 2
    ),
    "keeps_others": lambda case: all(
        sum(KIND[card] == kind for card in case.kept) >= 2 for kind in case.reason.kinds
    ),
    "costs_much": lambda case: case.reason.number == max(_worths(case)) > min(_worths(case)),
    "costs_little": lambda case: case.reason.number == min(_worths(case)) < max(_worths(case)),
    "dead": lambda case: not can_be_laid(case.state, case.kind),
    "stays": lambda case: case.reason.number == case.state.stock_left,
    "stays_late": lambda case: case.reason.number == case.state.stock_left,
    "leaves_mate": lambda case: case.reason.number == len(case.state.hands[case.reason.seat]) > 3,
    "agreed": lambda case: case.state.now.answer is True,
    "spares_wild": _only_wild_cards_are_safer,
    "gift": lambda case: bool(
        case.next_takes(case.strangers())
        or case.next_takes([*case.state.hands[case.state.next_seat(case.state.turn_seat)]])
    ),
    "can_wait": _roomy,
    "mixes": _natural_before,
    "spends_wild": lambda case: any(IS_WILD[KIND[card]] for card in cards_of(case.action)),
    "tops_up": lambda case: any(
        meld.kind == case.kind and is_canasta(case.state.setup, meld)
        for meld in case.view.melds[case.side]
    ),
    "lays_much": lambda case: len(case.kept) - 1 == case.reason.number,
    "cannot_take": lambda case: not pile_takes(case.state, 200),
    "poor_pile": lambda case: case.reason.number == len(case.state.pile) <= 3,
    "keeps_wilds": lambda case: all(
        any(IS_WILD[KIND[card]] for card in cards) for cards in _takes(case)
    ),
    "hides_hand": lambda case: case.reason.number == min(map(len, _takes(case))),
    "keeps_pair": lambda case: all(
        sum(KIND[card] == case.kind for card in cards) >= 2 for cards in _takes(case)
    ),
    "alone": lambda case: (
        case.state.setup.temporary and len(case.state.sides) == case.state.setup.seats
    ),
    "fills_hand": lambda case: all(
        case.reason.number + 1 == len(one) for one in _piles_taken(case)
    ),
    "holds_much": lambda case: (
        case.reason.number
        == sum(len(cards[case.view.seat]) for cards in (case.state.hands, case.state.feet))
    ),
    "lays_three": lambda case: len(case.after.hands[case.view.seat]) == len(case.view.hand),
}
"""Code of a reason to what must be so."""


def cases(game: str, seed: int, every: int) -> Iterator[Case]:
    """All reasons at every few decisions of a deal: of what is done, and of other moves."""
    rng = random.Random(f"{game}/{seed}")
    for played, view in moments(preset(game).rules, seed, every):
        actions = [one for one in legal_actions(view) if verify(view, one) is None]
        for action in rng.sample(actions, min(MOVES, len(actions))):
            reasons = structural_reasons(view, action)
            if not reasons:
                continue
            after = played.state.clone()
            events = act(after, action)
            for reason in reasons:
                yield Case(played.state, view, action, reason, after, events)


def false_ones(found: Iterator[Case], told: Counter[str]) -> Iterator[Case]:
    """The cases whose claim is not so; how often each code was told is counted in `told`."""
    for case in found:
        told[case.reason.code] += 1
        if not CLAIMS[case.reason.code](case):
            yield case


def main(argv: Sequence[str] | None = None) -> int:
    """Walk the deals; returns 1 where a reason is false."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=300, metavar="N", help="over all games")
    parser.add_argument("--rules", nargs="+", default=list(preset_ids()), metavar="ID")
    parser.add_argument("--every", type=int, default=5, metavar="N", help="decisions")
    options = parser.parse_args(argv)
    told, wrong = Counter[str](), Counter[str]()
    for number in range(options.deals):
        game = options.rules[number % len(options.rules)]
        for case in false_ones(cases(game, number, options.every), told):
            wrong[case.reason.code] += 1
            if wrong[case.reason.code] <= 3:
                print(
                    f"{game} deal {number}, turn {case.view.turn}: {case.reason} of {case.action}"
                )
    for code, count in told.most_common():
        print(f"{code:15} {count:7} told, {wrong[code]} false")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
