"""What a side still needs to go out: canastas, its feet played, red threes (P5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from canasta_qt.engine.canasta_kinds import count_of_kind, is_of_kind
from canasta_qt.engine.cards import RED_THREE, SEQUENCE, SEVEN, TWO
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.state import FootStage, Meld, Position
from canasta_qt.engine.view import PlayerView


def missing_kinds(view: PlayerView, melds: Sequence[Meld]) -> dict[str, int]:
    """Kind of canasta asked for to how many more of it a side with these melds needs."""
    missing: dict[str, int] = {}
    for need in view.setup.rules.go_out.kinds:
        short = need.min - count_of_kind(view.setup, melds, need.kind)
        if short > 0:
            missing[need.kind] = short
    return missing


def still_to_complete(view: PlayerView, canastas: int, missing: Mapping[str, int]) -> int:
    """Canastas a side needs before it may go out, by their number and by their kinds."""
    return max(0, view.setup.rules.go_out.canastas - canastas, sum(missing.values()))


def awaits_threes(view: PlayerView, side: int, canastas: int) -> bool:
    """Whether red threes that have not come yet keep a side from going out (P5)."""
    rule = view.setup.rules.go_out.red_threes
    if rule == "none":
        return False
    if rule == "all":
        return sum(map(len, view.red_threes)) < view.setup.kind_total[RED_THREE]
    return sum(len(view.red_threes[seat]) for seat in view.sides[side]) < canastas


def makes_room(view: PlayerView, meld: Meld) -> bool:
    """Whether a meld is full, and the next one of its rank may begin."""
    rules = view.setup.rules.meld
    if rules.max_size is None or rules.same_rank == "merge" or meld.kind in (TWO, SEQUENCE):
        return False
    return len(meld.cards) >= rules.max_size


def feet_to_play(pos: Position, seat: int) -> int:
    """Feet that must still be taken up and played before a seat may go out."""
    stages = pos.foot_stages
    if stages[seat] is FootStage.NONE:
        return 0
    feet = [seat]
    if pos.setup.rules.go_out.partner_in_foot:
        feet += pos.teammates(seat)
    return sum(stages[each] is not FootStage.PLAYED for each in feet)


def melds_to_foot(pos: Position, seat: int) -> bool:
    """Whether a seat gets its foot as soon as its hand is empty."""
    return bool(pos.feet[seat]) and pos.setup.rules.foot.pickup == "hand_empty"


class Wanted:
    """Whether the own side's next canasta of some sort is one that going out asks for."""

    __slots__ = ("_apart", "_full", "_kinds", "_missing", "_spare", "nothing")

    def __init__(self, view: PlayerView, side: int, missing: Mapping[str, int]) -> None:
        needs = view.setup.rules.go_out.kinds
        self.nothing = not needs
        self._missing = missing
        self._kinds = tuple(need.kind for need in needs)
        self._apart = "sevens" in self._kinds
        self._spare: dict[str, int] = {}
        self._full: dict[int, str] = {}
        for need in needs:
            have = count_of_kind(view.setup, view.melds[side], need.kind)
            self._spare[need.kind] = have - need.min
        for meld in view.melds[side] if needs else ():
            if is_canasta(view.setup, meld) and not makes_room(view, meld):
                self._full[meld.kind] = self._kind_of_meld(view, meld)

    def asks_for(self, kind: int, wilds: int) -> bool:
        """Whether a canasta of this kind of cards with so many wilds is needed.

        One that lies there and is not one too many is needed as it is.
        """
        if self.nothing:
            return False
        sort = self._sort(kind, wilds)
        if sort in self._missing:
            return True
        return bool(sort) and self._full.get(kind) == sort and self._spare[sort] <= 0

    def _kind_of_meld(self, view: PlayerView, meld: Meld) -> str:
        for kind in self._kinds:
            if is_of_kind(view.setup, meld, kind, sevens_apart=self._apart):
                return kind
        return ""

    def _sort(self, kind: int, wilds: int) -> str:
        """The kind asked for that such a canasta would be; empty when none."""
        for sort in self._kinds:
            if _is_sort(sort, kind, wilds, apart=self._apart):
                return sort
        return ""


def _is_sort(sort: str, kind: int, wilds: int, *, apart: bool) -> bool:
    if sort == "sevens":
        return kind == SEVEN
    if kind in (TWO, SEQUENCE):
        return sort == ("wild" if kind == TWO else "sequence")
    if apart and kind == SEVEN:
        return False
    return sort in (("mixed", "dirty") if wilds else ("natural", "clean"))
