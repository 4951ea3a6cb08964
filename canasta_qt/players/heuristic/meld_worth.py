"""What melds on the table, and piles, are worth to the own side beyond their cards, in points.

A meld is worth the canasta it may become: what the rules let it become (`Limits`; `verify` has the
last word), how likely its cards still come (`Prospects`), what the canasta brings beyond its bonus
(`next_canasta`), and melds that win much when complete and lose much when not (`Prizes`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb

from canasta_qt.engine.cards import (
    ACE,
    BLACK_THREE,
    IS_WILD,
    JOKER,
    KIND,
    KIND_OF_TEXT,
    KIND_TEXT,
    KINDS,
    NATURAL_KINDS,
    SEVEN,
    TWO,
)
from canasta_qt.engine.melds.meld_checks import is_dead_rank
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.declarations.melds import MeldRules
from canasta_qt.players.heuristic.knowledge import CanastaNeeds, Knowledge, must_wait_for_mates
from canasta_qt.players.heuristic.weights import Weights

_RATIO: dict[str, Callable[[int], int]] = {
    "none": lambda naturals: naturals * 99,
    "nat_ge_wild": lambda naturals: naturals,
    "nat_gt_wild": lambda naturals: naturals - 1,
    "nat_ge_2wild": lambda naturals: naturals // 2,
}

_FIVE = 5
"""Naturals a meld needs before a later turn adds a wild to it (`meld.rule_of_five`)."""


class Limits:
    """The rules about sizes and wilds of the own side's rank melds, ready for quick questions.

    Attributes:
        closed: a canasta takes no more cards, so that exactly so many cards are wanted.
        waits: the seat may complete no canasta before a team-mate has.
        largest: cards that it may put together in a meld.
        dead: kind to "the side may no longer meld it".
        five: a wild joins a meld only beside five naturals, from now on.
    """

    def __init__(self, know: Knowledge) -> None:
        meld = know.setup.rules.meld
        side, opened = know.side, know.view.opened[know.side]
        self.min_size = meld.min_size
        self.max_size = meld.max_size if meld.max_size is not None else 99
        self.waits = must_wait_for_mates(know.view, know.seat)
        self.largest = meld.canasta_size - 1 if self.waits else self.max_size
        self.min_naturals = meld.min_naturals
        self.closed = self.max_size == meld.canasta_size
        self.five = meld.rule_of_five and 0 < opened < know.view.turn
        self.dead = [False] * KINDS
        if meld.dead_ranks != "none":
            self.dead = [is_dead_rank(know.view, side, kind) for kind in range(KINDS)]
        self._cap = meld.max_wilds if meld.max_wilds is not None else 99
        self._ratio = _RATIO[meld.ratio]
        self._wildless = _wildless(know, meld)

    def wilds_with(self, naturals: int) -> int:
        """The most wilds a meld with so many naturals may hold."""
        return max(0, min(self._cap, self._ratio(naturals)))

    def takes_wilds(self, kind: int) -> bool:
        """Whether melds of this kind may get wilds at all, now or later."""
        return not self._wildless[kind]

    def fits(self, kind: int, naturals: int, wilds: int, fresh: int = 0) -> bool:
        """Whether such a meld may lie on the table, `fresh` of its wilds joining it now."""
        if not self.min_size <= naturals + wilds <= self.largest or self.dead[kind]:
            return False
        if wilds and self._wildless[kind]:
            return False
        if fresh and self.five and naturals < _FIVE:
            return False
        return naturals >= self.min_naturals and wilds <= self.wilds_with(naturals)

    def room(self, kind: int, size: int) -> int:
        """Cards that a meld of `size` cards still takes."""
        return 0 if self.dead[kind] else max(0, self.largest - size)

    def naturals_for_wild(self) -> int:
        """Naturals a meld needs before it gets its next wild."""
        return _FIVE if self.five else self.min_naturals


def _wildless(know: Knowledge, meld: MeldRules) -> list[bool]:
    """Kind to "holds no wild": by the rules, or because its meld was begun without one."""
    wildless = [False] * KINDS
    for text in meld.never_wild_ranks:
        wildless[KIND_OF_TEXT.get(text, 0)] = True
    opened = 0 < know.view.opened[know.side] < know.view.turn
    for kind in NATURAL_KINDS if meld.wild_only_if_opened_dirty else ():
        if kind in [KIND_OF_TEXT.get(text) for text in meld.wild_only_if_opened_dirty]:
            begun = know.own.melds[kind]
            wildless[kind] = opened if begun is None else not begun.begun_dirty
    return wildless


@dataclass(frozen=True, slots=True)
class Prize:
    """What such a meld scores at the end: `done` as a canasta, `stump` (negative) before."""

    done: int
    stump: int


class Prizes:
    """The prized melds of a rule set.

    Attributes:
        burden: kind to (cards, points): what it costs to be caught with so many in the hand.
    """

    def __init__(self, rules: TableRules) -> None:
        self._pure: list[Prize | None] = [None] * KINDS
        self._mixed: list[Prize | None] = [None] * KINDS
        bonus, stump = dict(rules.special_rank.bonus), dict(rules.special_rank.incomplete)
        plain = rules.score.canasta
        if bonus or stump:
            self._pure[ACE] = Prize(
                bonus.get("A_pure", plain.natural), stump.get("A_pure", stump.get("A", 0))
            )
            if "A_mixed" in bonus or "A" in stump:
                self._mixed[ACE] = Prize(bonus.get("A_mixed", plain.mixed), stump.get("A", 0))
            sevens = bonus.get("7_any", plain.natural)
            self._pure[SEVEN] = Prize(
                bonus.get("7_pure", sevens), stump.get("7_pure", stump.get("7", 0))
            )
            self._mixed[SEVEN] = Prize(bonus.get("7_any", plain.mixed), stump.get("7", 0))
        if rules.wild_meld.enabled:
            wild = Prize(rules.wild_meld.bonus.mixed, rules.wild_meld.incomplete.normal)
            self._pure[TWO] = self._mixed[TWO] = wild
        self.burden: list[tuple[int, int]] = [(99, 0)] * KINDS
        for held in rules.special_rank.hand_set:
            self.burden[KIND_TEXT.index(held.rank)] = (held.min, held.points)

    def of(self, kind: int, wilds: int) -> Prize | None:
        """The prize of a meld of this kind with so many wilds; None for an ordinary one."""
        return (self._mixed if wilds else self._pure)[kind]

    def caught(self, kind: int, held: int) -> int:
        """Points (negative or 0) for so many cards of a kind in one hand, beside their faces."""
        least, points = self.burden[kind]
        return points if held >= least else 0


MOST_COMING = 0.9
"""No unseen card comes to a side more likely than this."""


class Prospects:
    """Chances of cards still unseen, each taken to come to the side by itself.

    Attributes:
        side: chance, 0..1, that an unseen card reaches somebody of the own side.
        alone: that it reaches the own hand.
    """

    def __init__(self, know: Knowledge) -> None:
        view = know.view
        drawn = view.stock_left * know.weights.drawn_in_time * (1 - know.urgency)
        mates = view.teammates(know.seat)
        held = sum(know.hand_size(mate) for mate in mates)
        won = know.weights.won_from_rivals * sum(know.hand_size(rival) for rival in know.rivals)
        total = max(1, know.loose_total)
        each = drawn / len(view.order)
        self.side = min(MOST_COMING, (held + each * (1 + len(mates)) + won) / total)
        self.alone = min(MOST_COMING, (each + won / (1 + len(mates))) / total)
        self._found: dict[tuple[int, int, bool], float] = {}

    def reach(self, wanted: int, live: int, *, alone: bool = False) -> float:
        """Chance that at least `wanted` of `live` unseen cards come to the side, or the hand."""
        if wanted <= 0:
            return 1.0
        if wanted > live:
            return 0.0
        key = (wanted, live, alone)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = _at_least(wanted, live, self.alone if alone else self.side)
        return found


def _at_least(wanted: int, tries: int, chance: float) -> float:
    return sum(
        comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits)
        for hits in range(wanted, tries + 1)
    )


def next_canasta(know: Knowledge, side: int) -> float:
    """What a side's next canasta brings it beyond its bonus.

    A canasta still needed to go out, and where the score table asks for it (P8): with the first
    one melded cards and threes no longer count against the side, with the second threes count for
    it.
    """
    table = know.theirs[side]
    rules = know.setup.rules
    worth = know.weights.first_canasta if table.canastas < rules.go_out.canastas else 0.0
    if table.missing and table.lacking == sum(table.missing.values()):
        worth = 0.0
    if rules.score.matrix and table.canastas < 2:
        worth += threes(know, side)
        if not table.canastas:
            worth += 2 * melded(know, side) + know.weights.melds_to_come
    return worth


def threes(know: Knowledge, side: int) -> int:
    """Points of the threes a side has laid out, red and black, whatever their sign."""
    rules = know.setup.rules
    total = 0
    for totals, tabled in (
        (rules.red_three.totals, know.view.red_threes),
        (rules.black_three.totals, know.view.black_threes),
    ):
        count = sum(len(tabled[seat]) for seat in know.view.sides[side])
        total += totals[min(count, len(totals) - 1)] if totals and count else 0
    return total


def melded(know: Knowledge, side: int) -> int:
    """Face value of the cards a side has melded."""
    points = know.setup.points
    return sum(points[KIND[card]] for meld in know.view.melds[side] for card in meld.cards)


def pile_worth(weights: Weights, pile: Sequence[int]) -> float:
    """Points that taking these cards is worth on average: by their number, and wilds more."""
    table = weights.pile_by_size
    size = len(pile)
    worth = table[min(size, len(table) - 1)]
    worth += max(0, size - len(table) + 1) * weights.pile_per_card_more
    return worth + weights.pile_wild * sum(IS_WILD[KIND[card]] for card in pile)


PRESENCE_FROZEN = 0.3
"""What is left of a rank's presence on the table while the pile is frozen."""
DRAWN = 0.6
"""Share of the unseen cards of a rank that come to its meld in time."""
WILD_FOUND = 0.8
"""Share of the room for wild cards in a meld that gets filled in time."""
PURE_DRAWN = 0.5
"""The share of unseen cards where no wild card is to help."""
PURE_HOPE = 0.6
"""Share of the pure canastas so hoped for that stay pure."""
WILD_COMPLETED = 0.8
"""How many melds of wild cards are completed where as many others are."""


class MeldWorth:
    """Prices of melds at one moment; what was priced once is remembered.

    Attributes:
        canasta: what the side's next canasta brings beyond its bonus.
        calm: 1 minus the urgency.
    """

    def __init__(self, know: Knowledge, limits: Limits) -> None:
        weights = know.weights
        self._know = know
        self._limits = limits
        self._size = know.setup.canasta_size
        self._bonus = know.setup.rules.score.canasta
        self.prizes = Prizes(know.setup.rules)
        self.prospects = Prospects(know)
        self.calm = 1 - know.urgency
        self.canasta = next_canasta(know, know.side)
        self._wanted = CanastaNeeds(know.view, know.side, know.own.missing)
        if know.frozen_for_all:
            self._presence = weights.meld_presence * PRESENCE_FROZEN
        else:
            pile = weights.presence_of_pile * pile_worth(weights, know.view.pile)
            self._presence = (weights.meld_presence + pile) * self.calm
        self._found: dict[tuple[int, int, int], float] = {}

    def price(self, kind: int, naturals: int, wilds: int) -> float:
        """A meld beyond its card points: its canasta, or the hope of one, and its presence."""
        key = (kind, naturals, wilds)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._price(kind, naturals, wilds)
        return found

    def _price(self, kind: int, naturals: int, wilds: int) -> float:
        size = naturals + wilds
        if not size or kind == BLACK_THREE:
            return 0.0
        prize = self.prizes.of(kind, wilds)
        if prize is not None:
            return self._price_prize(kind, wilds, size, prize)
        if size >= self._size:
            return self._canasta(kind, wilds) + self._presence
        if self._limits.closed:
            return self._closed_hope(kind, naturals, wilds) + self._presence
        return self._hope(kind, naturals, wilds) + self._presence

    def _price_prize(self, kind: int, wilds: int, size: int, prize: Prize) -> float:
        done = prize.done + self.canasta + self.asked(kind, wilds)
        if size >= self._size:
            return done
        chance = self.completion(kind, size)
        return chance * done + (1 - chance) * prize.stump

    def asked(self, kind: int, wilds: int) -> float:
        """What such a canasta is worth because going out asks for its kind."""
        return self._know.weights.asked_for if self._wanted.asks_for(kind, wilds) else 0.0

    def _canasta(self, kind: int, wilds: int) -> float:
        """An ordinary canasta: its bonus and what it brings beyond that."""
        bonus = self._bonus.mixed if wilds else self._bonus.natural
        return bonus + self.canasta + self.asked(kind, wilds)

    def completion(self, kind: int, size: int, *, alone: bool = False) -> float:
        """Chance that such a meld of one kind of cards only becomes a canasta.

        Where melds stay open, deals are shorter and wilds go anywhere: chances seen in play.
        """
        missing = self._size - size
        if missing <= 0:
            return 1.0
        if not self._limits.closed and not self.asked(kind, size):
            return WILD_COMPLETED * self._chance(missing)
        live = self._know.live(kind)
        if kind == TWO:
            live += self._know.live(JOKER)
        return self.prospects.reach(missing, live, alone=alone)

    def stopped(self, kind: int, wilds: int) -> int:
        """What an unfinished meld scores if the deal ends now."""
        prize = self.prizes.of(kind, wilds)
        return prize.stump if prize is not None else 0

    # -- ordinary melds ----------------------------------------------------------------------

    def _hope(self, kind: int, naturals: int, wilds: int) -> float:
        """The expected bonus of a meld that is no canasta yet."""
        missing = self._size - naturals - wilds
        live = self._know.unseen[kind]
        room = min(2.0, max(0, self._limits.wilds_with(naturals + live) - wilds))
        supply = DRAWN * live + WILD_FOUND * room
        chance = self._chance(missing) * min(1.0, supply / missing)
        mixed = self._canasta(kind, max(1, wilds))
        hope = chance * mixed
        if not wilds and live >= missing:
            pure = chance * min(1.0, PURE_DRAWN * live / missing)
            hope += PURE_HOPE * pure * (self._canasta(kind, 0) - mixed)
        return hope

    def _chance(self, missing: int) -> float:
        table = self._know.weights.canasta_chance
        return table[min(missing, len(table) - 1)] * self.calm

    def _closed_hope(self, kind: int, naturals: int, wilds: int) -> float:
        """The same where a canasta is exactly full and wilds come late (`meld.rule_of_five`)."""
        if self._limits.dead[kind]:
            return 0.0
        live = self._know.live(kind)
        most = self._limits.wilds_with(naturals + live) if self._limits.takes_wilds(kind) else wilds
        needed = self._size - max(wilds, most)
        if most > wilds:
            needed = max(needed, self._limits.naturals_for_wild())
        to_come = max(0, self._size - wilds - max(needed, naturals))
        chance = self.prospects.reach(needed - naturals, live)
        chance *= self._know.weights.wild_at_hand**to_come
        hope = chance * self._canasta(kind, max(1, wilds))
        if not wilds:
            pure = self.prospects.reach(self._size - naturals, live)
            hope = max(hope, pure * self._canasta(kind, 0))
        return hope
