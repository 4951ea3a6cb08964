"""What cards in hand and on the table are worth to the own side, in points.

`Worth` prices a `Sketch`, an imagined hand and table that is cheap to change and to copy. Every
decision about laying, taking, opening and discarding compares such prices, so they all want the
same things. `Readiness` is how near a hand is to an opening, where that has to be built up over
turns: where all of it must come from the hand, or a hand is so small that it seldom counts enough
by chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_qt.engine.actions import Play
from canasta_qt.engine.cards import (
    ACE,
    BLACK_THREE,
    IS_WILD,
    JOKER,
    KIND,
    KIND_OF_TEXT,
    NATURAL_KINDS,
    SEVEN,
    TWO,
)
from canasta_qt.engine.melds.meld_checks import is_dead_rank
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.players.heuristic.knowledge import Knowledge, melds_to_foot
from canasta_qt.players.heuristic.meld_worth import Limits, MeldWorth, Prize, pile_worth

_PURE_MELD = 3
"""Naturals of one rank that make a meld without wilds."""
_SMALL_HAND = 10
"""A deal of fewer cards is a small hand: it has to be built up even where the pile may help."""
_WITHOUT_PURE = 0.6
"""Share of its points a hand counts that lacks the natural meld the rules ask for."""


def readiness_of(know: Knowledge) -> Readiness | None:
    """The measure for this moment; None where it makes no difference."""
    if know.own.opened:
        return None
    alone = know.setup.from_hand_first
    return Readiness(know) if alone or deals_few(know) else None


def deals_few(know: Knowledge) -> bool:
    """Whether the game is played with small hands."""
    return know.setup.rules.deal.hand_size < _SMALL_HAND


class Readiness:
    """How near hands are to the opening minimum, in points of worth.

    Attributes:
        whole: what a hand is worth that is as good as opened.
    """

    def __init__(self, know: Knowledge) -> None:
        rules = know.setup.rules
        self._need = max(1, opening_minimum(know.view, know.seat))
        self._points = know.setup.points
        self._weights = know.weights
        few, weights = deals_few(know), know.weights
        self.whole = (weights.ready_of_few if few else weights.ready) * (1 - know.urgency)
        self._curve = weights.ready_curve_of_few if few else weights.ready_curve
        self._content = rules.initial.require != "none"
        self._wildless = frozenset(KIND_OF_TEXT.get(t, 0) for t in rules.meld.never_wild_ranks)
        prized = (ACE, SEVEN) if rules.special_rank.incomplete else ()
        self._kinds = tuple(
            (kind, kind not in prized)
            for kind in sorted(NATURAL_KINDS, key=lambda kind: -self._points[kind])
            if not is_dead_rank(know.view, know.side, kind)
        )

    def value(self, held: Sequence[int]) -> float:
        """What the nearness of these cards is worth; grows ever faster towards the minimum."""
        share = min(1.0, self.count(held) / self._need)
        return float(self.whole * share**self._curve)

    def count(self, held: Sequence[int]) -> float:
        """Points an opening from these cards might count, less where its content is missing."""
        wilds = held[TWO] + held[JOKER]
        jokers = held[JOKER]
        total = 0.0
        pure = not self._content
        for kind, may_be_pure in self._kinds:
            number, points = held[kind], self._points[kind]
            if number >= _PURE_MELD and may_be_pure:
                total += number * points
                pure = True
            elif number >= 2 and wilds and kind not in self._wildless:
                joker = jokers > 0
                jokers -= joker
                wilds -= 1
                total += number * points + self._points[JOKER if joker else TWO]
            elif number >= 2:
                total += self._weights.ready_pair * number * points
            elif number:
                total += self._weights.ready_single * points
        return total if pure else total * _WITHOUT_PURE


@dataclass(slots=True)
class Sketch:
    """An imagined moment: kind to cards held, and to naturals and wilds on the own table."""

    held: list[int]
    naturals: list[int]
    wilds: list[int]

    def copy(self) -> Sketch:
        """An independent copy."""
        return Sketch(self.held[:], self.naturals[:], self.wilds[:])

    @property
    def wilds_held(self) -> int:
        """Wild cards in hand."""
        return self.held[TWO] + self.held[JOKER]

    @property
    def hand_size(self) -> int:
        """Cards in hand, red threes apart: those never stay there."""
        return sum(self.held[TWO:])

    def lay(self, kind: int, naturals: int, twos: int = 0, jokers: int = 0) -> None:
        """Move cards from the hand to the meld of a kind."""
        if naturals:
            self.held[kind] -= naturals
            self.naturals[kind] += naturals
        self.held[TWO] -= twos
        self.held[JOKER] -= jokers
        self.wilds[kind] += twos + jokers


def sketch_of(know: Knowledge) -> Sketch:
    """The moment as it is."""
    return Sketch(know.held[:], know.own.naturals[:], know.own.wilds[:])


def meld_kind(know: Knowledge, play: Play) -> int:
    """The kind of the meld that a play goes to."""
    for card in play.cards:
        if not IS_WILD[KIND[card]]:
            return KIND[card]
    for meld in know.view.melds[know.side]:
        if meld.uid == play.onto:
            return meld.kind
    return TWO


def imagine(know: Knowledge, sketch: Sketch, plays: Sequence[Play], top: int | None = None) -> None:
    """Lay the plays in the sketch; `top` comes from the pile, not from the hand."""
    if top is not None:
        sketch.held[KIND[top]] += 1
    for play in plays:
        kind = meld_kind(know, play)
        for card in play.cards:
            this = KIND[card]
            sketch.held[this] -= 1
            if IS_WILD[this]:
                sketch.wilds[kind] += 1
            else:
                sketch.naturals[kind] += 1


MORE_BLACK_THREES = 0.4
"""What every black three beyond the first one in the hand is worth, in parts of that."""
KEPT_UNOPENED = 0.8
"""Share of its later value that a card keeps in the hand before the opening."""
PAIR_BESIDE_MELD = 0.2
"""What a pair adds to a meld of its rank that takes the pile without it."""

_CARDS_OF_TAKE = 3
"""Cards a meld gets when a natural pair takes the pile."""


def _evened(uses: list[float]) -> list[float]:
    """Uses of wilds for one meld, which have to come in this order.

    Where each brings more than the one before it, as on the way to a canasta, they count alike: the
    last is worth nothing without the first.
    """
    if not uses or uses != sorted(uses):
        return uses
    return [sum(uses) / len(uses)] * len(uses)


class Worth:
    """Prices for one moment; what was priced once is remembered.

    Attributes:
        points: kind to face value; `faces`: to what a melded card of it is likely to score.
        pile: what the discard pile is worth to whoever takes it.
        frozen: everybody needs a natural pair to take it.
        lacking: canastas the side still needs to go out.
    """

    def __init__(self, know: Knowledge) -> None:
        rules = know.setup.rules
        self.know = know
        self.weights = know.weights
        self.limits = Limits(know)
        self.melds = MeldWorth(know, self.limits)
        self.meld = self.melds.price
        self.points = know.setup.points
        sure = 1.0 if know.own.canastas or not rules.score.matrix else know.weights.some_canasta
        self.faces = tuple(sure * points for points in self.points)
        self.calm = 1 - know.urgency
        self.frozen = know.frozen_for_all
        self.pile = pile_worth(know.weights, know.view.pile)
        self.lacking = know.own.lacking
        self._to_foot = melds_to_foot(know.view, know.seat)
        self.readiness = readiness_of(know)
        self._size = know.setup.canasta_size
        self._wild_rules = rules.wild_meld
        self._set_shares()

    def _set_shares(self) -> None:
        """What cards keep in the hand, by whether the side has opened and how it must."""
        know, weights = self.know, self.weights
        self._kept = weights.layoff_kept if know.own.opened else KEPT_UNOPENED
        self._freedom = weights.wild
        self._meld_kept = weights.meld_kept
        self._to_open = 0.0
        self._pair_worth = weights.pair
        if deals_few(know):
            opened = know.own.opened
            self._pair_worth = weights.pair_of_few if opened else weights.pair_of_few_to_open
        if self.readiness is not None:
            self._meld_kept *= weights.hopes_unready
            self._freedom = tuple(weights.wild_before_opening * free for free in weights.wild)
        elif not know.own.opened:
            self._to_open = weights.wild_to_open * opening_minimum(know.view, know.seat)

    def laid(self, plays: Sequence[Play]) -> float:
        """What the cards of these plays are likely to score by their faces."""
        return sum(self.faces[KIND[card]] for play in plays for card in play.cards)

    # -- the hand ----------------------------------------------------------------------------

    def hold(self, kind: int, held: int, naturals: int, wilds: int) -> float:
        """So many naturals of a kind in the hand, kept for later turns."""
        if not held:
            return 0.0
        caught = (1 - self.calm) * held * self.points[kind]
        if kind == BLACK_THREE:
            return self._hold_black_threes(held) - caught
        caught -= (1 - self.calm) * self.melds.prizes.caught(kind, held)
        fitting = min(held, self.limits.room(kind, naturals + wilds))
        safe = self.weights.safe_discard * self.calm if fitting < held else 0.0
        return self._hold_fitting(kind, fitting, naturals, wilds) + safe - caught

    def _hold_black_threes(self, held: int) -> float:
        if self.know.setup.tabled[BLACK_THREE]:
            return 0.0
        return self.weights.black_three * (1 + MORE_BLACK_THREES * (held - 1)) * self.calm

    def _hold_fitting(self, kind: int, held: int, naturals: int, wilds: int) -> float:
        """Cards that a meld of their rank would still take."""
        if not held:
            return 0.0
        weights, calm = self.weights, self.calm
        on_table = naturals + wilds > 0
        if not on_table and (prize := self.melds.prizes.of(kind, 0)) is not None:
            return self._hold_prize(kind, held, prize)
        if on_table or held >= self.limits.min_size:
            gain = self.meld(kind, naturals + held, wilds) - self.meld(kind, naturals, wilds)
            later = self._later(gain, held * self.faces[kind], naturals + held + wilds)
            kept = self._kept if on_table else self._kept * self._meld_kept
            return kept * later + self._pair(kind, held, naturals + wilds)
        if held >= 2:
            later = weights.pair_kept * held * self.faces[kind]
            hope = self.meld(kind, self.limits.min_size, 0)
            later += weights.pair_hope * self._meld_kept / weights.meld_kept * hope
            return calm * later + self._pair(kind, held, 0)
        alive = min(1.0, self.know.unseen[kind] / 3)
        return calm * (weights.single_kept * self.faces[kind] + weights.single * alive)

    def _hold_prize(self, kind: int, held: int, prize: Prize) -> float:
        """Cards of a rank that is begun only with most of its canasta in the hand."""
        alone = self.melds.completion(kind, held, alone=True) * prize.done
        begun = self.meld(kind, held, 0) if held >= self.limits.min_size else 0.0
        return self.calm * self.weights.prize_kept * max(0.0, alone, begun)

    def _later(self, gain: float, points: float, size: int) -> float:
        """A gain and its card points if laid in a later turn; hopes already count the time left."""
        return (gain * self.calm if size >= self._size else gain) + points * self.calm

    def _pair(self, kind: int, held: int, on_table: int) -> float:
        """A pair takes the pile; where a meld of the rank takes it anyway, it adds little."""
        if (
            held < 2
            or not self.know.unseen[kind]
            or self.limits.room(kind, on_table) < _CARDS_OF_TAKE
        ):
            return 0.0
        worth = self._pair_worth + self.weights.pair_of_pile * self.pile
        if on_table and not self.frozen:
            worth *= PAIR_BESIDE_MELD
        return worth * self.calm

    def wilds(self, sketch: Sketch) -> float:
        """The wilds in hand: freedom, or what they would do on the table if that is more."""
        count = sketch.wilds_held
        if not count:
            return 0.0
        freedom = self._freedom
        uses = self._uses(sketch)
        total = 0.0
        for number in range(count):
            free = freedom[min(number, len(freedom) - 1)] + (self._to_open if number < 3 else 0)
            use = uses[number] if number < len(uses) else 0.0
            total += max(self.calm * free, use)
        total += self.calm * self.weights.joker_more * sketch.held[JOKER]
        caught = sketch.held[TWO] * self.points[TWO] + sketch.held[JOKER] * self.points[JOKER]
        return max(total, self._collecting(sketch, caught)) - (1 - self.calm) * caught

    def _collecting(self, sketch: Sketch, points: int) -> float:
        """The wilds in hand as cards for a wild canasta, where the rules know it."""
        if not self._wild_rules.enabled:
            return 0.0
        there = sketch.wilds[TWO]
        size = there + sketch.wilds_held
        begun = self.meld(TWO, 0, size) if size >= self._wild_rules.sizes[0] else 0.0
        if there:
            return self.weights.prize_kept * self.calm * (begun - self.meld(TWO, 0, there) + points)
        chance = self.melds.completion(TWO, size, alone=True)
        gain = max(begun, chance * (self._wild_rules.bonus.mixed + self.melds.asked(TWO, size)))
        return self.weights.prize_kept * self.calm * (gain + points)

    def _uses(self, sketch: Sketch) -> list[float]:
        """What single wilds would add to the melds, best first."""
        uses: list[float] = []
        for kind in NATURAL_KINDS:
            wilds = sketch.wilds[kind]
            if not sketch.naturals[kind] and not wilds:
                continue
            naturals = sketch.naturals[kind] + sketch.held[kind]
            most = min(self._size - naturals, wilds + sketch.wilds_held)
            of_kind: list[float] = []
            finishes = naturals + most >= self._size and self.limits.fits(kind, naturals, most)
            while wilds < most and self.limits.fits(kind, naturals, wilds + 1, 1):
                gain = self.meld(kind, naturals, wilds + 1) - self.meld(kind, naturals, wilds)
                size = naturals + wilds + 1
                kept = self.weights.wild_use
                if finishes:
                    more = most - sketch.wilds[kind] - 1
                    kept = self.weights.wild_finish * self.weights.wild_finish_each**more
                of_kind.append(kept * self._later(gain, self.faces[TWO], size))
                wilds += 1
            uses += _evened(of_kind)
        uses.sort(reverse=True)
        return uses

    def thinness(self, left: int) -> float:
        """A hand of so many cards at the end of the turn."""
        if self._to_foot and self.know.own.opened:
            near = self.weights.to_foot
            return near[max(0, left)] * self.calm if left < len(near) else 0.0
        table = self.weights.thin_hand
        cost = table[left] if left < len(table) else 0.0
        return cost * self.calm * (1.0 if self.lacking else self.weights.thin_hand_with_canastas)

    def brings_foot(self, sketch: Sketch) -> bool:
        """Whether so few cards bring the own foot in this turn or with its discard."""
        return self._to_foot and sketch.hand_size < 2

    def nearness(self, sketch: Sketch) -> float:
        """How near the hand is to an opening, until the side has opened."""
        return 0.0 if self.readiness is None else self.readiness.value(sketch.held)

    # -- together ----------------------------------------------------------------------------

    def kind_now(self, sketch: Sketch, kind: int, may_lay: bool) -> float:
        """All that a kind is worth on table and in hand; `may_lay`: in this turn still."""
        held, naturals, wilds = sketch.held[kind], sketch.naturals[kind], sketch.wilds[kind]
        table = self.meld(kind, naturals, wilds)
        value = table + self.hold(kind, held, naturals, wilds)
        if may_lay and held and (naturals or held >= self.limits.min_size):
            fitting = min(held, self.limits.room(kind, naturals + wilds))
            laid = self.meld(kind, naturals + fitting, wilds) + fitting * self.faces[kind]
            value = max(value, laid)
        return value

    def total(self, sketch: Sketch, *, may_lay: bool) -> float:
        """Everything; `sketch` still holds the card that will be discarded."""
        value = sum(self.kind_now(sketch, kind, may_lay) for kind in NATURAL_KINDS)
        value += self.hold(BLACK_THREE, sketch.held[BLACK_THREE], 0, 0)
        value += self.meld(TWO, 0, sketch.wilds[TWO]) + self.wilds(sketch)
        value += self.nearness(sketch)
        return value + self.thinness(sketch.hand_size - 1)
