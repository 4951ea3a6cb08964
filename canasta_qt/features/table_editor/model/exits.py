"""Ways to go out in this turn: `Exits`, which says "no" only where nothing can be missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, combinations_with_replacement
from typing import Final

from canasta_qt.engine.actions import (
    Action,
    DeclareSpecialHand,
    Discard,
    GoOut,
    LayDown,
    LayThree,
)
from canasta_qt.engine.cards import CODE, KIND, from_code
from canasta_qt.engine.going_out.foot import check_foot_played, foot_comes
from canasta_qt.engine.going_out.requirements import check_permission, may_go_out
from canasta_qt.engine.going_out.special_hands import declarable_hands
from canasta_qt.engine.judge.going_out_search import (
    TableSearch,
    find_going_out,
    goes_out,
    within_reach,
)
from canasta_qt.engine.judge.group_table import GroupTable
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.judge.optional_actions import heap_layings, possible_merges
from canasta_qt.engine.movegen.laydowns import openings, pile_takes
from canasta_qt.engine.pile.taking import verify_pile
from canasta_qt.engine.refusals import NOT_NOW, Code, Refusal
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.features.table_editor.model.arrangements import Arrangements
from canasta_qt.features.table_editor.model.question import Open, Ruling
from canasta_qt.record.positions.judge import after

_MOST_PREPARED: Final = 4
"""Mergers and loose cards that are tried one after the other before the last lay-down."""

_MOST_DRAWN: Final = 200
"""Ways in which the stock may bring cards; with more of them it is not tried what helps."""

_MOST_TAKES: Final = 4
"""Ways to take the pile from which a way out is sought."""

Way = tuple[Action, ...]


class Exits:
    """Looks for a way out for the seat to act.

    Attributes:
        found: the ruling; its way leads to the end of the deal.
    """

    def __init__(
        self, state: DealState, known: frozenset[int], most_prepared: int = _MOST_PREPARED
    ) -> None:
        """`known` are the cards that the position names; the others are placeholders.

        So many mergers and loose cards are tried one after the other before the last lay-down.
        """
        self._state, self._known, self._most_prepared = state, known, most_prepared
        self._hand = state.hands[state.turn_seat]
        self.found = self._before_draw() if state.phase is Phase.START else self._in_turn()

    def _no(self, refusal: Refusal, stuck: Iterable[int] = ()) -> Ruling:
        return Ruling(False, self._state, refusal=refusal, stuck=tuple(stuck))

    def _open(self, reason: Open) -> Ruling:
        return Ruling(None, self._state, reason=reason)

    # --- after the draw -------------------------------------------------------------------------

    def _in_turn(self) -> Ruling:
        state = self._state
        if state.phase is not Phase.PLAY:
            return self._no(NOT_NOW)
        way = next(self._ways(), None)
        if way is not None:
            return Ruling(True, state, way=way)
        sure = self._is_sure()
        for first in self._prepared():
            then = Exits(after(state, (first,)), self._known, self._most_prepared - 1).found
            if then.legal:
                return Ruling(True, state, way=(first, *then.way))
            sure &= then.legal is False
        if not sure:
            return self._open("many")
        return self._open("unknown") if self._brings_unknown() else self._refused()

    def _ways(self) -> Iterator[Way]:
        """Ways out in one step, each carried out to its end."""
        plain = find_going_out(self._state)
        if plain is not None:
            plays, last = plain
            steps: list[Action] = [LayDown(plays)] if plays else []
            yield from self._proved((*steps, *([] if last is None else [Discard(last)])))
        for hand in declarable_hands(self._state):
            yield from self._proved((DeclareSpecialHand(hand),))

    def _prepared(self) -> list[Action]:
        """What may change the table before the last lay-down: melds merged, loose cards laid."""
        if not self._most_prepared or self._is_hopeless():
            return []
        ways: Iterable[Action] = chain(possible_merges(self._state), heap_layings(self._state))
        return [action for action in ways if verify(self._state, action) is None]

    def _proved(self, way: Way) -> Iterator[Way]:
        """The way, and *out* where it ends without a discard, if the judge allows each step."""
        then = self._state
        for action in way:
            if verify(then, action) is not None:
                return
            then = after(then, (action,))
        if then.phase is Phase.PLAY and verify(then, GoOut()) is None:
            then, way = after(then, (GoOut(),)), (*way, GoOut())
        if then.result is not None and then.result.out == self._state.turn_seat:
            yield way

    def _is_hopeless(self) -> bool:
        """Whether no lay-down can be a way out, and nothing that is done before it helps."""
        barred = check_foot_played(self._state) or check_permission(self._state)
        return barred is not None or len(self._stuck(self._hand)) > 1

    def _is_sure(self) -> bool:
        """Whether all ways out were tried, as no way out was found."""
        state, hand = self._state, self._hand
        if self._is_hopeless():
            return True
        if not within_reach(state, hand):
            return True
        if state.opened[state.side]:
            search = TableSearch(state, hand)
            if any(goes_out(state, *way) for way in search.ways()):
                return False
            if not search.gave_up:
                return True
        lasts = {CODE[card]: card for card in hand}.values()
        return not any(self._may_lay_all_but(last) for last in (None, *lasts))

    def _may_lay_all_but(self, last: int | None) -> bool:
        ways = Arrangements(self._state, [card for card in self._hand if card != last])
        return any(goes_out(self._state, way, last) for way in ways) or ways.gave_up

    def _brings_unknown(self) -> bool:
        """Whether this turn may bring cards that nobody knows, with which it might be done."""
        state = self._state
        if any(verify(state, LayThree(card)) is None for card in self._hand):
            return True
        if state.feet[state.turn_seat] and foot_comes(state, state.melds[state.side], 0):
            return len(self._stuck(self._hand)) <= 1
        return self._opening_brings() and bool(openings(state, 1))

    def _opening_brings(self) -> bool:
        """Whether an opening would bring cards into the hand at once."""
        bonus = self._state.setup.rules.bonus_cards
        brings = bonus.mode == "draw_now" and bonus.usable == "same_turn"
        return brings and not self._state.opened[self._state.side]

    def _stuck(self, cards: list[int]) -> list[int]:
        """Cards that no meld takes, whatever wild cards go with them; none where runs might."""
        if self._state.setup.has_runs or self._state.setup.rules.meld.discard_heap:
            return []
        kinds = GroupTable(self._state, cards).stuck(cards)
        return [card for card in cards if KIND[card] in kinds]

    def _refused(self) -> Ruling:
        """Why there is no way out: what the side lacks, or cards that cannot all go."""
        state, hand = self._state, self._hand
        lacks = may_go_out(state)
        if lacks is not None and not within_reach(state, hand):
            return self._no(lacks)
        lacks = check_foot_played(state) or check_permission(state) or lacks
        if lacks is not None:
            return self._no(lacks)
        stuck, whole = self._stuck(hand), next(iter(Arrangements(state, hand)), None)
        if len(stuck) <= 1 and whole is not None:
            lacks = verify(state, LayDown(whole))
        return self._no(lacks or Refusal(Code.GO_OUT_DISCARD, len(hand), 1), stuck)

    # --- before the draw ------------------------------------------------------------------------

    def _before_draw(self) -> Ruling:
        state = self._state
        for hand in declarable_hands(state):
            way = next(self._proved((DeclareSpecialHand(hand),)), None)
            if way is not None:
                return Ruling(True, state, way=way)
        if self._pile_cannot_help():
            return self._after_any_draw()
        for take in pile_takes(state, _MOST_TAKES):
            then = after(state, (take,))
            if not self._known.issuperset((*then.hands[state.turn_seat], *state.pile)):
                continue
            found = self._proved((take,)) if then.result is not None else iter(())
            if then.phase is Phase.PLAY:
                later = Exits(then, self._known).found
                found = iter([(take, *later.way)] if later.legal else [])
            way = next(found, None)
            if way is not None:
                return Ruling(True, state, way=way)
        return self._open("many")

    def _pile_cannot_help(self) -> bool:
        """Whether no take can be a way out, whatever is laid with it."""
        state = self._state
        if verify_pile(state) is not None and not state.setup.chooses_depth:
            return True
        cards = [*self._hand, *state.pile]
        return not within_reach(state, cards) or len(self._stuck(cards)) > 1

    def _after_any_draw(self) -> Ruling:
        """Whether one could go out after the draw, whatever comes off the stock."""
        state = self._state
        if not state.stock_left:
            return self._no(NOT_NOW)
        count = min(state.setup.rules.draw.count, state.stock_left)
        refused = self._no_draw_helps(count)
        if refused is not None:
            return refused
        draws = self._draws(count)
        helps: list[int] = []
        ruling = self._open("draw")
        for cards in draws:
            ruling = self._after_draw(cards)
            if ruling.legal is None:
                return self._open("draw")
            helps += cards[:1] if ruling.legal else []
        if helps or not draws:
            return replace(self._open("draw"), helps=tuple(helps) if count == 1 else ())
        return self._no(ruling.refusal or NOT_NOW)

    def _no_draw_helps(self, count: int) -> Ruling | None:
        """No, where more canastas are missing, or more ranks fit no meld, than a draw may mend.

        A joker is as good as any card for the one, and a card mends one rank of the other.
        """
        state = self._state
        setup = state.setup
        if setup.has_runs or setup.keeps_threes or self._opening_brings():
            return None
        if check_foot_played(state) is not None:
            return None
        richer = [*self._hand, *(from_code(f"X{copy}") for copy in range(1, count + 1))]
        lacks = may_go_out(state)
        if lacks is not None and not setup.merges and not within_reach(state, richer):
            return self._no(lacks)
        stuck = self._stuck(richer)
        by_kind = Counter(KIND[card] for card in stuck)
        mended = sum(number for _, number in by_kind.most_common(count))
        if len(stuck) - mended <= 1:
            return None
        return self._no(Refusal(Code.GO_OUT_DISCARD, len(self._hand), 1), stuck)

    def _draws(self, count: int) -> list[tuple[int, ...]]:
        """What may come: a card for each kind that is left, threes for points left out."""
        setup = self._state.setup
        lying = self._known - set(self._state.remaining_stock())
        free: dict[int | str, list[int]] = {}
        for card in setup.pack:
            if card not in lying and not setup.tabled[KIND[card]]:
                free.setdefault(CODE[card] if setup.has_runs else KIND[card], []).append(card)
        kinds = list(combinations_with_replacement(free, count))
        if len(kinds) > _MOST_DRAWN:
            return []
        counts = (Counter(some) for some in kinds)
        return [
            tuple(card for kind, number in some.items() for card in free[kind][:number])
            for some in counts
            if all(number <= len(free[kind]) for kind, number in some.items())
        ]

    def _after_draw(self, cards: tuple[int, ...]) -> Ruling:
        then = self._state.clone()
        then.phase = Phase.PLAY
        then.stock_left -= len(cards)
        then.hands[then.turn_seat] += cards
        return Exits(then, self._known).found
