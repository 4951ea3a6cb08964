"""What cards in hand and on the table are worth to the own side, in points.

`Worth` prices a `Sketch`, an imagined hand and table. Every decision about laying, taking, opening
and discarding compares such prices, so they all want the same things.
"""

from __future__ import annotations

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.limits import Limits
from canasta_qt.bots.heuristic.piles import pile_worth
from canasta_qt.bots.heuristic.sketch import Sketch
from canasta_qt.engine.cards import BLACK_THREE, JOKER, NATURAL_KINDS, TWO
from canasta_qt.engine.opening import minimum


class Worth:
    """Prices for one moment; what was priced once is remembered."""

    def __init__(self, know: Knowledge) -> None:
        rules = know.setup.rules
        self.know = know
        self.weights = know.weights
        self.limits = Limits(rules)
        self.points = know.setup.points
        self.calm = 1 - know.urgency
        self.frozen = know.view.freezer >= 0 or rules.pile.always_frozen
        self.pile = pile_worth(know.weights, know.view.pile)
        self.lacking = max(0, rules.go_out.canastas - know.own.canastas)
        self._size = know.setup.canasta_size
        self._bonus = rules.score.canasta
        self._wild_rules = rules.wild_meld
        self._to_open = 0.0
        if not know.own.opened:
            self._to_open = know.weights.wild_to_open * minimum(know.view, know.seat)
        self._melds: dict[tuple[int, int, int], float] = {}
        self._kept = know.weights.layoff_kept if know.own.opened else 0.8

    # -- the table ---------------------------------------------------------------------------

    def meld(self, kind: int, naturals: int, wilds: int) -> float:
        """A meld beyond its card points: its canasta, or the hope of one, and its presence."""
        key = (kind, naturals, wilds)
        found = self._melds.get(key)
        if found is None:
            found = self._melds[key] = self._price_meld(kind, naturals, wilds)
        return found

    def _price_meld(self, kind: int, naturals: int, wilds: int) -> float:
        size = naturals + wilds
        if not size or kind == BLACK_THREE:
            return 0.0
        if kind == TWO:
            return self._price_wild_meld(size)
        if size >= self._size:
            bonus = self._bonus.mixed if wilds else self._bonus.natural
            return bonus + (self.weights.first_canasta if self.lacking else 0) + self._presence()
        return self._hope(kind, naturals, wilds) + self._presence()

    def _hope(self, kind: int, naturals: int, wilds: int) -> float:
        """The expected bonus of a meld that is no canasta yet."""
        missing = self._size - naturals - wilds
        live = self.know.unseen[kind]
        room = min(2.0, max(0, self.limits.wilds_with(naturals + live) - wilds))
        supply = 0.6 * live + 0.8 * room
        chance = self._chance(missing) * min(1.0, supply / missing)
        hope = chance * (self._bonus.mixed + (self.weights.first_canasta if self.lacking else 0))
        if not wilds and live >= missing:
            pure = chance * min(1.0, 0.5 * live / missing)
            hope += 0.6 * pure * (self._bonus.natural - self._bonus.mixed)
        return hope

    def _chance(self, missing: int) -> float:
        table = self.weights.canasta_chance
        return table[min(missing, len(table) - 1)] * self.calm

    def _price_wild_meld(self, size: int) -> float:
        bonus = self._wild_rules.bonus.mixed
        if size >= self._size:
            return bonus + (self.weights.first_canasta if self.lacking else 0)
        chance = self._chance(self._size - size) * 0.8
        return chance * bonus + (1 - chance) * self._wild_rules.incomplete.normal

    def _presence(self) -> float:
        if self.frozen:
            return self.weights.meld_presence * 0.3
        pile = self.weights.presence_of_pile * self.pile
        return (self.weights.meld_presence + pile) * self.calm

    # -- the hand ----------------------------------------------------------------------------

    def hold(self, kind: int, held: int, naturals: int, wilds: int) -> float:
        """So many naturals of a kind in the hand, kept for later turns."""
        if not held:
            return 0.0
        weights, calm = self.weights, self.calm
        points = self.points[kind]
        caught = (1 - calm) * held * points
        if kind == BLACK_THREE:
            return weights.black_three * (1 + 0.4 * (held - 1)) * calm - caught
        if naturals + wilds or held >= self.limits.min_size:
            gain = self.meld(kind, naturals + held, wilds) - self.meld(kind, naturals, wilds)
            later = self._later(gain, held * points, naturals + held + wilds)
            kept = self._kept if naturals + wilds else self._kept * weights.meld_kept
            return kept * later - caught + self._pair(kind, held, naturals + wilds > 0)
        if held >= 2:
            later = weights.pair_kept * held * points
            later += weights.pair_hope * self.meld(kind, self.limits.min_size, 0)
            return calm * later - caught + self._pair(kind, held, False)
        alive = min(1.0, self.know.unseen[kind] / 3)
        return calm * (weights.single_kept * points + weights.single * alive) - caught

    def _later(self, gain: float, points: float, size: int) -> float:
        """A gain and its card points if laid in a later turn; hopes already count the time left."""
        return (gain * self.calm if size >= self._size else gain) + points * self.calm

    def _pair(self, kind: int, held: int, on_table: bool) -> float:
        """A pair takes the pile; where a meld of the rank takes it anyway, it adds little."""
        if held < 2 or not self.know.unseen[kind]:
            return 0.0
        worth = self.weights.pair + self.weights.pair_of_pile * self.pile
        if on_table and not self.frozen:
            worth *= 0.2
        return worth * self.calm

    def wilds(self, sketch: Sketch) -> float:
        """The wilds in hand: freedom, or what they would do on the table if that is more."""
        count = sketch.wilds_held
        if not count:
            return 0.0
        freedom = self.weights.wild
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
        if there:
            gain = self.meld(TWO, 0, size) - self.meld(TWO, 0, there)
        else:
            chance = 1.0 if size >= self._size else 0.8 * self._chance(self._size - size)
            gain = chance * self._wild_rules.bonus.mixed
        return 0.9 * self.calm * (gain + points)

    def _uses(self, sketch: Sketch) -> list[float]:
        """What single wilds would add to the melds, best first."""
        uses: list[float] = []
        for kind in NATURAL_KINDS:
            wilds = sketch.wilds[kind]
            if not sketch.naturals[kind] and not wilds:
                continue
            naturals = sketch.naturals[kind] + sketch.held[kind]
            most = min(self._size - naturals, wilds + sketch.wilds_held)
            while wilds < most and self.limits.fits(kind, naturals, wilds + 1):
                gain = self.meld(kind, naturals, wilds + 1) - self.meld(kind, naturals, wilds)
                size = naturals + wilds + 1
                kept = self.weights.wild_use
                if size >= self._size:
                    kept = self.weights.wild_finish
                uses.append(kept * self._later(gain, self.points[TWO], size))
                wilds += 1
        uses.sort(reverse=True)
        return uses

    def thinness(self, left: int) -> float:
        """A hand of so many cards at the end of the turn."""
        table = self.weights.thin_hand
        cost = table[left] if left < len(table) else 0.0
        return cost * self.calm * (1.0 if self.lacking else self.weights.thin_hand_with_canastas)

    # -- together ----------------------------------------------------------------------------

    def kind_now(self, sketch: Sketch, kind: int, may_lay: bool) -> float:
        """All that a kind is worth on table and in hand; `may_lay`: in this turn still."""
        held, naturals, wilds = sketch.held[kind], sketch.naturals[kind], sketch.wilds[kind]
        table = self.meld(kind, naturals, wilds)
        value = table + self.hold(kind, held, naturals, wilds)
        if may_lay and held and (naturals or held >= self.limits.min_size):
            laid = self.meld(kind, naturals + held, wilds) + held * self.points[kind]
            value = max(value, laid)
        return value

    def total(self, sketch: Sketch, *, may_lay: bool) -> float:
        """Everything; `sketch` still holds the card that will be discarded."""
        value = sum(self.kind_now(sketch, kind, may_lay) for kind in NATURAL_KINDS)
        value += self.hold(BLACK_THREE, sketch.held[BLACK_THREE], 0, 0)
        value += self.meld(TWO, 0, sketch.wilds[TWO]) + self.wilds(sketch)
        return value + self.thinness(sketch.hand_size - 1)
