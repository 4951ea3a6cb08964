"""Every way to lay given cards in one step, so that "No" means that there is none.

Cards that are alike for the rules stand for each other. Only meld by meld is tested here (P1), to
leave out what cannot be; whether a whole step is legal says the judge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final

from canasta_qt.engine.actions import AUTO, NEW, Play
from canasta_qt.engine.cards import BLACK_THREE, CODE, IS_WILD, KIND, SEQUENCE, SUIT, TWO
from canasta_qt.engine.melds.meld_checks import check_meld
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.melds.sequences import arrange_run, suit_of_run
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.state import Meld, Position

Plays = tuple[Play, ...]

MOST_STEPS: Final = 3_000
"""Steps of one search; with more of them `gave_up` is True and nothing follows from finding none.
"""


class Arrangements:
    """Iterates over the ways to lay all of `must` and any of `may`, the plainest first.

    Attributes:
        gave_up: there were more ways than were tried.
    """

    def __init__(
        self,
        pos: Position,
        must: Sequence[int],
        may: Sequence[int] = (),
        *,
        top: int | None = None,
        hopeless: Callable[[Plays], bool] = lambda _: False,
    ) -> None:
        """`top` is a card of the pile that lies in the first play; `must` does not hold it.

        Nothing is added to plays that are `hopeless`; `must` in its order decides what comes first.
        """
        self._pos, self._top, self._hopeless = pos, top, hopeless
        self._must = [*([] if top is None else [top]), *sorted(must, key=_wild_last)]
        self._may = sorted(may, key=_wild_last)
        self._melds = pos.melds[pos.side_of[pos.turn_seat]]
        self._runs = pos.setup.has_runs
        self._fitting: dict[tuple[int, tuple[int | str, ...]], bool] = {}
        self._steps = 0
        self.gave_up = False

    def __iter__(self) -> Iterator[Plays]:
        return self._ways((), self._must, self._may)

    def _ways(self, plays: Plays, must: list[int], may: list[int]) -> Iterator[Plays]:
        self._steps += 1
        if self._steps > MOST_STEPS:
            self.gave_up = True
            return
        if plays and self._hopeless(plays):
            return
        if not must and not may:
            if plays:
                yield plays
            return
        first = (must or may)[0]
        if not must:
            like = self._like(first)
            yield from self._ways(plays, must, [card for card in may if self._like(card) != like])
        taken = {self._place(play) for play in plays} - {None}
        for play in self._with(first, [*must, *may]):
            if self._place(play) not in taken:
                yield from self._ways((*plays, play), _less(must, play), _less(may, play))

    def _like(self, card: int) -> int | str:
        return CODE[card] if self._runs else KIND[card]

    def _place(self, play: Play) -> tuple[int, int] | None:
        """Where a second play would be one with this; None where another meld may be begun."""
        kind = next((KIND[card] for card in play.cards if not IS_WILD[KIND[card]]), TWO)
        if play.onto >= 0:
            return play.onto, 0
        once = not self._runs and self._pos.setup.rules.meld.same_rank == "merge"
        return (play.onto, kind) if once or kind in (TWO, BLACK_THREE) else None

    # --- plays with one card --------------------------------------------------------------------

    def _with(self, card: int, pool: list[int]) -> Iterator[Play]:
        """Plays of this card with others of the pool, that P1 allows by themselves."""
        others = [one for one in pool if one != card]
        wilds = [one for one in others if IS_WILD[KIND[one]]]
        if IS_WILD[KIND[card]]:
            cores = [(card,), *((one, card) for one in self._one_of_each(others))]
            for core in cores:
                yield from self._groups(core, others, wilds)
            return
        yield from self._groups((card,), others, wilds)
        if self._runs:
            yield from self._runs_with(card, others, wilds)

    def _one_of_each(self, cards: list[int]) -> list[int]:
        kinds = {KIND[card]: card for card in reversed(cards) if not IS_WILD[KIND[card]]}
        return list(kinds.values())

    def _groups(self, core: tuple[int, ...], others: list[int], wilds: list[int]) -> Iterator[Play]:
        kind = KIND[core[0]]
        like = [card for card in others if KIND[card] == kind and card not in core]
        naturals = self._choices(like) if not IS_WILD[kind] else iter([()])
        pool = [card for card in wilds if card not in core]
        targets = self._targets(TWO if IS_WILD[kind] else kind)
        for same in naturals:
            for more in self._wild_choices(pool):
                cards = (*core, *same, *more)
                for onto in targets:
                    if self._fits(cards, onto):
                        yield Play(cards, onto)

    def _choices(self, cards: list[int]) -> Iterator[tuple[int, ...]]:
        """So many of cards of one rank, all of them first; where there are runs suits matter."""
        for count in range(len(cards), -1, -1):
            if not self._runs:
                yield tuple(cards[:count])
                continue
            seen: set[tuple[str, ...]] = set()
            for some in combinations(cards, count):
                suits = tuple(sorted(CODE[card] for card in some))
                if suits not in seen:
                    seen.add(suits)
                    yield some

    def _wild_choices(self, wilds: list[int]) -> list[tuple[int, ...]]:
        """So many twos and so many jokers, none of them first."""
        twos = [card for card in wilds if KIND[card] == TWO]
        jokers = [card for card in wilds if KIND[card] != TWO]
        some = [
            (*twos[:two], *jokers[:joker])
            for two in range(len(twos) + 1)
            for joker in range(len(jokers) + 1)
        ]
        return sorted(some, key=len)

    def _targets(self, kind: int) -> list[int]:
        """Melds that cards of a kind may go to: wild cards to any, others to those of their rank.

        Wild cards that join no meld, and a rank that the side has not, are a new one.
        """
        if kind == TWO:
            own = [meld.uid for meld in self._melds]
            return [*([] if any(meld.kind == TWO for meld in self._melds) else [NEW]), *own]
        own = [meld.uid for meld in self._melds if meld.kind == kind]
        begins = not own or self._pos.setup.rules.meld.same_rank != "merge"
        named = [*own, *([NEW] if begins else [])]
        return [AUTO, *named] if own and self._top is not None else named

    def _runs_with(self, card: int, others: list[int], wilds: list[int]) -> Iterator[Play]:
        suit = SUIT[card]
        row = {KIND[one]: one for one in reversed(others) if SUIT[one] == suit}
        row = {kind: one for kind, one in row.items() if not IS_WILD[kind] and kind != KIND[card]}
        runs = [meld.uid for meld in self._melds if self._is_run_of(meld, suit)]
        few = [more for more in self._wild_choices(wilds) if len(more) <= self._most_wilds]
        for count in range(len(row), -1, -1):
            for some in combinations(row.values(), count):
                for more in few:
                    cards = (card, *some, *more)
                    for onto in (*runs, *([NEW] if count else [])):
                        if self._fits(cards, onto):
                            yield Play(cards, onto)

    @property
    def _most_wilds(self) -> int:
        return self._pos.setup.rules.sequence.wilds

    def _is_run_of(self, meld: Meld, suit: str) -> bool:
        return meld.kind == SEQUENCE and suit_of_run(meld) == suit

    # --- what cannot be -------------------------------------------------------------------------

    def _fits(self, cards: tuple[int, ...], onto: int) -> bool:
        key = (onto, tuple(sorted((self._like(card) for card in cards), key=str)))
        if key not in self._fitting:
            self._fitting[key] = self._top in cards or self._may_lie(cards, onto)
        return self._fitting[key]

    def _may_lie(self, cards: tuple[int, ...], onto: int) -> bool:
        pos = self._pos
        before = next((meld for meld in self._melds if meld.uid == onto), None)
        found = classify(cards, runs=self._runs)
        if before is not None and before.kind == SEQUENCE:
            found = SEQUENCE, sum(IS_WILD[KIND[card]] for card in cards)
        if isinstance(found, Refusal):
            return False
        kind, wilds = found
        kind = before.kind if before is not None else kind
        if kind == BLACK_THREE and pos.setup.rules.black_three.meld == "never":
            return False
        lying = (*(before.cards if before else ()), *cards)
        lying = arrange_run(lying) if kind == SEQUENCE else lying
        held = wilds + (before.wilds if before else 0)
        born, dirty = (before.born, before.begun_dirty) if before else (pos.turn, wilds > 0)
        meld = Meld(before.uid if before else -1, kind, lying, held, born, dirty)
        return check_meld(pos, pos.side_of[pos.turn_seat], before, meld, cards) is None


def _wild_last(card: int) -> bool:
    return IS_WILD[KIND[card]]


def _less(cards: list[int], play: Play) -> list[int]:
    return [card for card in cards if card not in play.cards]
