"""How likely the own side still gets the cards it wants before the deal ends."""

from __future__ import annotations

from math import comb

from canasta_qt.bots.heuristic.knowledge import Knowledge


class Prospects:
    """Chances of cards still unseen, each taken to come to the side by itself.

    Attributes:
        side: chance, 0..1, that an unseen card reaches somebody of the own side.
        alone: that it reaches the own hand.
    """

    __slots__ = ("_found", "alone", "side")

    def __init__(self, know: Knowledge) -> None:
        view = know.view
        drawn = view.stock_left * know.weights.drawn_in_time * (1 - know.urgency)
        mates = view.teammates(know.seat)
        held = sum(know.hand_size(mate) for mate in mates)
        won = know.weights.won_from_rivals * sum(know.hand_size(rival) for rival in know.rivals)
        total = max(1, know.loose_total)
        each = drawn / len(view.order)
        self.side = min(0.9, (held + each * (1 + len(mates)) + won) / total)
        self.alone = min(0.9, (each + won / (1 + len(mates))) / total)
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
