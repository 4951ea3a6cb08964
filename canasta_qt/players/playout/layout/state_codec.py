"""Between the engine's positions and the flat states of playouts, and the rows that hold these."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from canasta_qt.engine.cards import FOUR, HIDDEN, JOKER, KIND, SEQUENCE, SUIT, TWO
from canasta_qt.engine.melds.sequences import highest_rank, lowest_rank, suit_of_run
from canasta_qt.engine.opening.requirements import (
    opening_minimum,
    opening_minimum_for,
    opening_tier,
)
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealResult, Meld, Phase, Position
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.playout.layout import layout as at

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
_STAGES = {Phase.START: at.START, Phase.PLAY: at.PLAY, Phase.OVER: at.OVER, Phase.ANSWER: at.PLAY}


def undealt_state(
    rules: TableRules, totals: Sequence[int], deal_number: int, luck: int
) -> list[int]:
    """A state to deal into (`hands.deal`), in a match whose sides have these totals."""
    s = [0] * at.STATE_SIZE
    for side, total in enumerate(totals):
        s[at.MINIMUM + side] = opening_minimum_for(rules, total, deal_number)
    s[at.LUCK] = luck
    return s


def flat_state(
    pos: Position, hands: Sequence[Sequence[int]], stock: Sequence[int], luck: int = 1
) -> list[int]:
    """The numbers of a position whose hidden cards are the given ones.

    Its seats are those that play the deal (`places_of`). `hands` has every seat's cards, `stock`
    the cards left, next first; what everybody knows of a hand is not in a position and stays 0
    (`note_known`).
    """
    s = [0] * at.STATE_SIZE
    s[at.LUCK] = luck
    _turn(s, pos)
    for seat, player in enumerate(places_of(pos)):
        hand = hands[player]
        s[at.HELD + seat] = len(hand)
        s[at.RED + seat] = len(pos.red_threes[player])
        s[at.LAID_BEFORE + seat] = pos.laid_before[player]
        s[at.BLACK + seat] = len(pos.black_threes[player])
        for card in hand:
            s[at.HAND + at.KINDS * seat + KIND[card]] += 1
            if pos.setup.has_runs:
                s[at.HAND_SUITS + at.KINDS * seat + KIND[card]] += suits(card)
        _count(s, at.WAITING_HELD + seat, at.WAITING + at.KINDS * seat, pos.waiting[player])
        _count(s, at.FOOT_HELD + seat, at.FOOT + at.KINDS * seat, pos.feet[player])
        s[at.FOOT_STAGE + seat] = pos.foot_stages[player]
    for place, packet in enumerate(pos.packets):
        _count(s, at.PACKET_HELD + place, at.PACKET + at.KINDS * place, packet)
    for side, number in enumerate(sides_of(pos)):
        melds = pos.melds[number]
        s[at.OPENED + side] = pos.opened[number]
        s[at.MINIMUM + side] = opening_minimum(pos, pos.sides[number][0])
        s[at.TIER + side] = TIERS[opening_tier(pos, pos.sides[number][0])]
        _runs(s, side, [meld for meld in melds if meld.kind == SEQUENCE])
        for kind in range(SEQUENCE):
            _rank(s, side, [meld for meld in melds if meld.kind == kind], pos.setup)
        for card in pos.heaps[number]:
            s[at.OLD_CARDS + at.KINDS * side + KIND[card]] += 1
    if pos.setup.temporary:
        _partnership(s, pos)
    _steps(s, pos)
    runs = pos.setup.has_runs
    _pack(s, at.PILE, at.PILE_LEFT, pos.pile, suited=runs)
    for card in pos.pile[pos.pile_hidden :]:
        s[at.IN_PILE + KIND[card]] += 1
    s[at.PILE_DOWN] = pos.pile_hidden
    _pack(s, at.STOCK, at.STOCK_LEFT, reversed(stock), suited=runs)
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


def _partnership(s: list[int], pos: Position) -> None:
    """What only a table of three has: everybody's own need to open, and who plays alone."""
    places = places_of(pos)
    for seat, player in enumerate(places):
        s[at.OWN_MINIMUM + seat] = opening_minimum(pos, player)
    if is_paired(pos):
        s[at.LONE] = 1 + pos.order.index(_lone(pos))
        last = places.index(pos.turn_seat) == len(places) - 1
        s[at.MINIMUM] = s[at.OWN_MINIMUM + (len(places) - 1 if last else 0)]


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


def _turn(s: list[int], pos: Position) -> None:
    now, result, places = pos.now, pos.result, places_of(pos)
    s[at.SEAT] = places.index(pos.turn_seat)
    s[at.TURN] = pos.turn
    s[at.STAGE] = _STAGES[pos.phase]
    s[at.FROZEN] = _freezer(pos.pile, pos.freezer)
    s[at.OUT] = -1 if result is None or result.out is None else places.index(result.out)
    if result is not None:
        s[at.SPECIAL] = _worth(pos, result)
        s[at.CONCEALED] = ("no", "full", "no_canasta").index(result.concealed)
    s[at.TOOK] = now.took_pile
    s[at.NO_DISCARD] = now.no_discard
    must_ask = pos.setup.rules.permission.mode == "mandatory" and bool(pos.teammates(pos.turn_seat))
    s[at.REFUSED] = now.answer is False or (must_ask and now.answer is None)
    s[at.ASKED] = now.asked
    s[at.BEYOND_TOP] = now.beyond_top
    s[at.RETRACTED] = now.retracted
    kinds = {meld.uid: meld.kind for meld in pos.melds[pos.side]}
    for uid, cards in now.laid:
        s[at.LAID] += len(cards)
        if kinds[uid] == SEQUENCE:
            continue
        s[at.NOW + kinds[uid]] += len(cards)
        s[at.NOW_WILD + kinds[uid]] += sum(KIND[card] in (TWO, JOKER) for card in cards)


def _worth(pos: Position, result: DealResult) -> int:
    """Value of the special hand that ended the deal, 0 without one."""
    hands = pos.setup.rules.special_hands.hands
    return sum(hand.value for hand in hands if hand.id == result.special_hand)


def _count(s: list[int], held: int, row: int, cards: Sequence[int]) -> None:
    """Cards by number, and by kind those that are known."""
    s[held] = len(cards)
    for card in cards:
        if card != HIDDEN:
            s[row + KIND[card]] += 1


def _runs(s: list[int], side: int, melds: Sequence[Meld]) -> None:
    for place, meld in enumerate(melds[: at.MOST_RUNS]):
        s[at.RUNS + at.MOST_RUNS * side + place] = run_number(meld)


def _rank(s: list[int], side: int, melds: Sequence[Meld], setup: Setup) -> None:
    """The melds of one rank: one that still grows, and canastas beside it."""
    current = current_of(melds, setup.canasta_size)
    for meld in melds:
        if meld is current:
            _meld(s, side, meld)
            continue
        index = at.KINDS * side + meld.kind
        s[at.OLD_DONE + index] += 256 if meld.wilds else 1
        for card in meld.cards:
            s[at.OLD_CARDS + index] += {TWO: 1 << 8, JOKER: 1 << 16}.get(KIND[card], 1)


def _meld(s: list[int], side: int, meld: Meld) -> None:
    index = at.KINDS * side + meld.kind
    s[at.BORN + index] = meld.born
    s[at.DIRTY + index] = meld.begun_dirty
    s[at.SIZES + index] = len(meld.cards)
    for card in meld.cards:
        row = {TWO: at.TWOS, JOKER: at.JOKS}.get(KIND[card], at.NATURALS)
        s[row + index] += 1


def _steps(s: list[int], pos: Position) -> None:
    """The steps of this turn that may have to go back (`retraction`), the last ones."""
    steps = pos.now.steps
    tables = [*(before.melds for before in steps), pos.melds[pos.side]]
    taken = [*(before.took_pile for before in steps), pos.now.took_pile]
    for index in range(max(0, len(steps) - at.MOST_STEPS), len(steps)):
        before = steps[index]
        entry = at.UNDO + at.UNDO_SIZE * s[at.STEPS]
        s[at.STEPS] += 1
        lay = {card for meld in before.melds for card in meld.cards}
        top = before.pile[-1] if taken[index + 1] and not before.took_pile else HIDDEN
        for meld in tables[index + 1]:
            for card in meld.cards:
                if card not in lay and card != top:
                    s[entry + meld.kind] += {TWO: 1 << 8, JOKER: 1 << 16}.get(KIND[card], 1)
        s[entry + at.PILE_WAS] = len(before.pile)
        s[entry + at.FROZEN_WAS] = _freezer(before.pile, before.freezer)
        s[entry + at.OPENED_WAS] = before.opened
        if top != HIDDEN:
            s[entry + at.TOP_WAS] = KIND[top]
            s[at.PILE : at.PILE + len(before.pile)] = [KIND[card] for card in before.pile]


def _pack(s: list[int], row: int, count: int, cards: Iterable[int], *, suited: bool) -> None:
    for card in cards:
        s[row + s[count]] = place_of(card) if suited else KIND[card]
        s[count] += 1


def _row_maker() -> Callable[[Sequence[int]], Any]:
    if not COMPILED:
        return list
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64]


row: Callable[[Sequence[int]], Any] = _row_maker()
"""Makes a row of the given numbers."""


class Shelf:
    """Rows that are filled anew for every question, by name and length.

    Compiled code keeps a reference to each row it is ever handed (mypyc 2.4 does not give back what
    it unpacks from an argument), so a row used once would stay in memory for good. A row from a
    shelf holds its numbers only until the same name is filled again.
    """

    def __init__(self) -> None:
        self._rows: dict[tuple[str, int], Any] = {}

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
