"""Between the engine's positions and the flat states of playouts, and the rows that hold these."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from canasta_qt.engine.cards import FOUR, HIDDEN, JOKER, KIND, SEQUENCE, SUIT, TWO
from canasta_qt.engine.melds.sequences import highest_rank, lowest_rank, suit_of_run
from canasta_qt.engine.opening.requirements import (
    opening_minimum,
    opening_minimum_for,
    opening_tier,
)
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealResult, Meld, Phase, Position
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.state import LONGEST, State

Row = Any
"""A row of numbers: a list, or where playouts run compiled what holds them there."""
_SUIT = tuple(
    "shdc".index(suit) + 1 if suit and KIND[card] >= FOUR else 0 for card, suit in enumerate(SUIT)
)
"""Card to its suit from 1, 0 for cards whose suit never matters."""
TIERS: Final = {
    "": 0,
    "hidden canasta (7 from hand)": 1,
    "any canasta": 2,
    "any canasta and count 200": 2,
    "natural canasta": 3,
}
"""What an opening must hold (`opening_tier`) to its number in `TIER`."""
_STAGES = {
    Phase.START: const.START,
    Phase.PLAY: const.PLAY,
    Phase.OVER: const.OVER,
    Phase.ANSWER: const.PLAY,
}


def undealt_state(rules: TableRules, totals: Sequence[int], deal_number: int, luck: int) -> State:
    """A state to deal into (`hands.deal`), in a match whose sides have these totals."""
    s = blank_state(rules)
    for side, total in enumerate(totals):
        s.minimum[side] = opening_minimum_for(rules, total, deal_number)
    s.luck = luck
    return s


def flat_state(
    pos: Position, hands: Sequence[Sequence[int]], stock: Sequence[int], luck: int = 1
) -> State:
    """The numbers of a position whose hidden cards are the given ones.

    Its seats are those that play the deal (`places_of`). `hands` has every seat's cards, `stock`
    the cards left, next first; what everybody knows of a hand is not in a position and stays 0
    (`note_known`).
    """
    s = blank_state(pos.setup.rules)
    s.luck = luck
    _turn(s, pos)
    for seat, player in enumerate(places_of(pos)):
        hand = hands[player]
        s.held[seat] = len(hand)
        s.red_threes[seat] = len(pos.red_threes[player])
        s.laid_before[seat] = pos.laid_before[player]
        s.black_threes[seat] = len(pos.black_threes[player])
        for card in hand:
            s.hand[const.KINDS * seat + KIND[card]] += 1
            if pos.setup.has_runs:
                s.hand_suits[const.KINDS * seat + KIND[card]] += suits(card)
        s.waiting_held[seat] = len(pos.waiting[player])
        _count(s.waiting, const.KINDS * seat, pos.waiting[player])
        s.foot_held[seat] = len(pos.feet[player])
        _count(s.foot, const.KINDS * seat, pos.feet[player])
        s.foot_stage[seat] = pos.foot_stages[player]
    for place, packet in enumerate(pos.packets):
        s.packet_held[place] = len(packet)
        _count(s.packet, const.KINDS * place, packet)
    for side, number in enumerate(sides_of(pos)):
        melds = pos.melds[number]
        s.opened[side] = pos.opened[number]
        s.minimum[side] = opening_minimum(pos, pos.sides[number][0])
        s.tier[side] = TIERS[opening_tier(pos, pos.sides[number][0])]
        _runs(s, side, [meld for meld in melds if meld.kind == SEQUENCE])
        for kind in range(SEQUENCE):
            _rank(s, side, [meld for meld in melds if meld.kind == kind], pos.setup)
        for card in pos.heaps[number]:
            s.old_cards[const.KINDS * side + KIND[card]] += 1
    if pos.setup.temporary:
        _partnership(s, pos)
    _steps(s, pos)
    runs = pos.setup.has_runs
    s.pile_left = _pack(s.pile, pos.pile, suited=runs)
    for card in pos.pile[pos.pile_hidden :]:
        s.in_pile[KIND[card]] += 1
    s.pile_down = pos.pile_hidden
    s.stock_left = _pack(s.stock_cards, reversed(stock), suited=runs)
    return s


def is_paired(pos: Position) -> bool:
    """Whether a temporary partnership has been formed (P9)."""
    return pos.setup.temporary and len(pos.sides) < pos.setup.seats


def places_of(pos: Position) -> tuple[int, ...]:
    """The seats that play the deal, in turn order, from the one that is a playout's place 0.

    Whoever plays alone against two has place 1, else the first seat in turn has place 0.
    """
    if not is_paired(pos):
        return pos.order
    lone = pos.order.index(_lone(pos))
    return tuple(pos.order[(lone + step) % len(pos.order)] for step in (-1, 0, 1))


def _lone(pos: Position) -> int:
    """The seat that plays alone against two."""
    return next(seats[0] for seats in pos.sides if len(seats) == 1)


def sides_of(pos: Position) -> tuple[int, ...]:
    """The sides in the order in which a playout numbers them."""
    return tuple(pos.side_of[seat] for seat in places_of(pos)[: len(pos.sides)])


def _partnership(s: State, pos: Position) -> None:
    """What only a table of three has: everybody's own need to open, and who plays alone."""
    places = places_of(pos)
    for seat, player in enumerate(places):
        s.own_minimum[seat] = opening_minimum(pos, player)
    if is_paired(pos):
        s.lone = 1 + pos.order.index(_lone(pos))
        last = places.index(pos.turn_seat) == len(places) - 1
        s.minimum[0] = s.own_minimum[len(places) - 1 if last else 0]


def place_of(card: int) -> int:
    """A card with its suit, as it lies in stock and pile where there are runs."""
    return KIND[card] + 16 * _SUIT[card]


def suits(card: int) -> int:
    """A card as one of its suit, by four bits; nothing for twos, threes and jokers."""
    return 1 << (4 * (_SUIT[card] - 1)) if _SUIT[card] else 0


def run_number(meld: Meld) -> int:
    """A run as a playout writes it."""
    suit = "shdc".index(suit_of_run(meld)) + 1
    return lowest_rank(meld) + 16 * highest_rank(meld) + 256 * suit


def current_of(melds: Sequence[Meld], size: int) -> Meld | None:
    """Of a side's melds of one rank the one that cards join by themselves: open, or the last."""
    return next((meld for meld in melds if len(meld.cards) < size), melds[-1] if melds else None)


def _freezer(pile: Sequence[int], card: int) -> int:
    """Place in the pile, from 1, of the card that freezes it; 0 without one."""
    return pile.index(card) + 1 if card in pile else 0


def _turn(s: State, pos: Position) -> None:
    now, result, places = pos.now, pos.result, places_of(pos)
    s.seat = places.index(pos.turn_seat)
    s.turn = pos.turn
    s.stage = _STAGES[pos.phase]
    s.frozen = _freezer(pos.pile, pos.freezer)
    s.out = -1 if result is None or result.out is None else places.index(result.out)
    if result is not None:
        s.special = _worth(pos, result)
        s.concealed = ("no", "full", "no_canasta").index(result.concealed)
    s.took_pile = now.took_pile
    s.no_discard = now.no_discard
    must_ask = pos.setup.rules.permission.mode == "mandatory" and bool(pos.teammates(pos.turn_seat))
    s.refused = now.answer is False or (must_ask and now.answer is None)
    s.asked = now.asked
    s.beyond_top = now.beyond_top
    s.retracted = now.retracted
    kinds = {meld.uid: meld.kind for meld in pos.melds[pos.side]}
    for uid, cards in now.laid:
        s.laid += len(cards)
        if kinds[uid] == SEQUENCE:
            continue
        s.laid_now[kinds[uid]] += len(cards)
        s.wilds_now[kinds[uid]] += sum(KIND[card] in (TWO, JOKER) for card in cards)


def _worth(pos: Position, result: DealResult) -> int:
    """Value of the special hand that ended the deal, 0 without one."""
    hands = pos.setup.rules.special_hands.hands
    return sum(hand.value for hand in hands if hand.id == result.special_hand)


def _count(numbers: Row, start: int, cards: Sequence[int]) -> None:
    """Count the known cards by kind."""
    for card in cards:
        if card != HIDDEN:
            numbers[start + KIND[card]] += 1


def _runs(s: State, side: int, melds: Sequence[Meld]) -> None:
    for place, meld in enumerate(melds[: const.MOST_RUNS]):
        s.runs[const.MOST_RUNS * side + place] = run_number(meld)


def _rank(s: State, side: int, melds: Sequence[Meld], setup: Setup) -> None:
    """The melds of one rank: one that still grows, and canastas beside it."""
    current = current_of(melds, setup.canasta_size)
    for meld in melds:
        if meld is current:
            _meld(s, side, meld)
            continue
        index = const.KINDS * side + meld.kind
        s.old_done[index] += 256 if meld.wilds else 1
        for card in meld.cards:
            s.old_cards[index] += {TWO: 1 << 8, JOKER: 1 << 16}.get(KIND[card], 1)


def _meld(s: State, side: int, meld: Meld) -> None:
    index = const.KINDS * side + meld.kind
    s.born[index] = meld.born
    s.dirty[index] = meld.begun_dirty
    s.sizes[index] = len(meld.cards)
    for card in meld.cards:
        meld_row(s, KIND[card])[index] += 1


def meld_row(s: State, kind: int) -> Row:
    """The row of a state that counts cards of this kind in melds."""
    return s.twos if kind == TWO else s.jokers if kind == JOKER else s.naturals


def _steps(s: State, pos: Position) -> None:
    """The steps of this turn that may have to go back (`retraction`), the last ones."""
    steps = pos.now.steps
    tables = [*(before.melds for before in steps), pos.melds[pos.side]]
    taken = [*(before.took_pile for before in steps), pos.now.took_pile]
    for index in range(max(0, len(steps) - const.MOST_STEPS), len(steps)):
        before = steps[index]
        entry = const.UNDO_SIZE * s.steps
        s.steps += 1
        lay = {card for meld in before.melds for card in meld.cards}
        top = before.pile[-1] if taken[index + 1] and not before.took_pile else HIDDEN
        for meld in tables[index + 1]:
            for card in meld.cards:
                if card not in lay and card != top:
                    s.undo[entry + meld.kind] += {TWO: 1 << 8, JOKER: 1 << 16}.get(KIND[card], 1)
        s.undo[entry + const.PILE_WAS] = len(before.pile)
        s.undo[entry + const.FROZEN_WAS] = _freezer(before.pile, before.freezer)
        s.undo[entry + const.OPENED_WAS] = before.opened
        if top != HIDDEN:
            s.undo[entry + const.TOP_WAS] = KIND[top]
            _pack(s.pile, before.pile, suited=False)


def _pack(numbers: Row, cards: Iterable[int], *, suited: bool) -> int:
    """Write the cards one after the other; how many there are."""
    count = 0
    for count, card in enumerate(cards, 1):
        numbers[count - 1] = place_of(card) if suited else KIND[card]
    return count


def _row_makers() -> tuple[Callable[[Sequence[int]], Any], Callable[[Sequence[float]], Any]]:
    if not COMPILED:
        return list, list
    import mypy_extensions
    from librt.vecs import vec

    return vec[mypy_extensions.i64], vec[float]


row, fractions = _row_makers()
"""Make rows of the given whole numbers, and of fractions."""


@lru_cache
def _zeros(count: int) -> Row:
    return row([0] * count)


def blank_state(rules: TableRules) -> State:
    """A state under these rules in which every number is 0."""
    setup = setup_for(rules)
    s = State(_zeros(max(len(setup.pack), LONGEST)))
    s.has_runs, s.has_feet = int(setup.has_runs), int(setup.has_feet)
    s.has_bonus_cards = int(setup.has_bonus_cards)
    meld = rules.meld
    older = meld.same_rank != "merge" or meld.discard_heap or setup.temporary
    retracts = rules.discard.empty_pile_fallback == "retract_melds"
    s.has_rare_rows = int(older or retracts or bool(rules.initial.tiers))
    return s


def plan_of(s: State) -> tuple[int, ...]:
    """The plan in a state, as `State.set_plan` takes it."""
    rows = (s.plan, s.plan_twos, s.plan_jokers, s.plan_suits, s.plan_runs)
    return (*(number for one in rows for number in one), s.plan_top, s.plan_depth)


class Shelf:
    """Rows that are filled anew for every question, by name and length.

    Compiled code keeps a reference to each row it is ever handed (mypyc 2.4 does not give back what
    it unpacks from an argument), so a row used once would stay in memory for good. A row from a
    shelf holds its numbers only until the same name is filled again.
    """

    def __init__(self) -> None:
        self._rows: dict[tuple[str, int], Any] = {}
        self._zeros: Any = fractions([])
        self._work: dict[int, Any] = {}

    def zeros(self, count: int) -> Any:
        """So many fractions of 0 at least, to be copied from and never changed."""
        if len(self._zeros) < count:
            self._zeros = fractions([0.0] * 2 * count)
        return self._zeros

    def work(self, count: int) -> Any:
        """A row of so many fractions to work with; what stands in it is of no account."""
        if count not in self._work:
            self._work[count] = fractions([0.0] * count)
        return self._work[count]

    def filled(self, name: str, numbers: Sequence[int]) -> Any:
        """The row of this name with these numbers."""
        key = name, len(numbers)
        kept = self._rows.get(key)
        if kept is None:
            kept = self._rows[key] = row(numbers)
        else:
            for place, number in enumerate(numbers):
                kept[place] = number
        return kept


SHELF = Shelf()
"""The rows of this process; its questions come one after the other."""
