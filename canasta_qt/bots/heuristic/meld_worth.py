"""What melds on the table are worth to the own side beyond their cards, in points."""

from __future__ import annotations

from canasta_qt.bots.heuristic.demands import Wanted
from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.limits import Limits
from canasta_qt.bots.heuristic.piles import pile_worth
from canasta_qt.bots.heuristic.prizes import Prize, Prizes
from canasta_qt.bots.heuristic.prospects import Prospects
from canasta_qt.bots.heuristic.stakes import next_canasta
from canasta_qt.engine.cards import BLACK_THREE, JOKER, TWO


class MeldWorth:
    """Prices of melds at one moment; what was priced once is remembered.

    Attributes:
        canasta: what the side's next canasta brings beyond its bonus.
        calm: 1 minus the urgency.
    """

    __slots__ = (
        "_bonus",
        "_found",
        "_know",
        "_limits",
        "_presence",
        "_size",
        "_wanted",
        "calm",
        "canasta",
        "prizes",
        "prospects",
    )

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
        self._wanted = Wanted(know.view, know.side, know.own.missing)
        if know.frozen_for_all:
            self._presence = weights.meld_presence * 0.3
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
            return 0.8 * self._chance(missing)
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
        supply = 0.6 * live + 0.8 * room
        chance = self._chance(missing) * min(1.0, supply / missing)
        mixed = self._canasta(kind, max(1, wilds))
        hope = chance * mixed
        if not wilds and live >= missing:
            pure = chance * min(1.0, 0.5 * live / missing)
            hope += 0.6 * pure * (self._canasta(kind, 0) - mixed)
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
