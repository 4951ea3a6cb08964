"""A deal as it may happen: an opening, a take of the pile and a way out, allowed by the judge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, islice, product
from typing import Final

from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.table_rules import replace_option
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.record.notation import NotationProblem
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import judge, refusal_in

Groups = tuple[str, ...]
"""Melds as positions have them: `("K K K", "9 9 2")`."""

Sheet = tuple[tuple[str, int], ...]

_OPENINGS: Final[tuple[Groups, ...]] = (
    ("K K K", "9 9 2"),
    ("A A A", "K K K"),
    ("A A A", "K K K 2"),
    ("A A A 2", "K K K 2"),
    ("A A A 2", "K K K X"),
    ("A A A X", "K K K X"),
    ("K K K", "Q Q Q 2 X"),
    ("A A A A A", "K K K K K"),
    ("A A A A", "K K K K", "9 9 9 9"),
    ("K K K K", "9 9 9 2"),
    ("K K K K 2", "A A A A"),
    ("K K K K K", "9 9 9 9 9"),
    ("K K K K K K K",),
)
"""Openings that are tried one after the other; a good story has a cheap one."""

_SPARE: Final = "J T 5 4"
"""Cards that the opener keeps."""

_KEPT: Final = 2
"""The opener goes on with so many cards at least."""

_OTHERS_MELD: Final = "J J J"
OTHERS_HAND: Final = "8 8 6 X"
"""What one of the other side is caught with at the end."""


@dataclass(frozen=True, slots=True)
class DealStory:
    """The course of a deal; a part that these rules leave no way for is empty.

    Attributes:
        minimum: what the opening needs, in points.
        opening: the first melds, from the first seat's hand. worth: the values of their cards.
        freezes: the next seat freezes the pile by discarding a two.
        between: who plays between the second seat and the last one, and what each discards.
        partner: the seat that plays first of those who belong to the first seat, or None.
        added: the rank that this partner adds to a meld of the opening.
        pile: the pile when the first seat takes it, its top card last.
        taken_with: the cards of the hand that take it.
        canastas, melds, red_threes: of the first side when it goes out; what was laid down before
            has grown to one of the canastas, or is still one of the other melds.
        lines, others: the score sheets of both sides, kinds and points.
    """

    minimum: int
    opening: Groups
    worth: int
    freezes: bool
    between: tuple[tuple[int, str], ...]
    partner: int | None
    added: str
    pile: tuple[str, ...]
    taken_with: tuple[str, ...]
    canastas: Groups
    melds: Groups
    red_threes: int
    lines: Sheet
    others: Sheet

    @property
    def freezer(self) -> int | None:
        """The place in the pile of the two that freezes it, from 0."""
        return self.pile.index("2") if self.freezes else None


@lru_cache(maxsize=256)
def story_of(rules: TableRules) -> DealStory:
    """A deal under rules that have no conflicts."""
    return _StoryBuilder(replace_option(rules, "table.enforcement", "prevent")).story()


class _StoryBuilder:
    """Tries what may happen, and keeps what the judge allows."""

    def __init__(self, rules: TableRules) -> None:
        self.rules = rules
        self.setup: Setup = setup_for(rules)
        self.values: Mapping[str, int] = dict(rules.pack.points)

    def story(self) -> DealStory:
        opening = next(filter(self._opens, _OPENINGS), ())
        freezes, top = self._freezes(), self._top(opening)
        between = self._between(opening, top)
        pile = (*self._first_pile(), "5", "2" if freezes else "7", *(c for _, c in between), top)
        added, taken_with = self._added(opening), self._taking(opening, pile)
        laid = _laid_down(opening, added, (*taken_with, pile[-1]) if taken_with else ())
        canastas, melds, red, lines, others = self._ending(laid)
        return DealStory(
            opening_minimum_for(self.rules, 0, 1),
            opening,
            sum(self.values[code] for group in opening for code in group.split()),
            freezes,
            between,
            self._partner,
            added,
            pile,
            taken_with,
            canastas,
            melds,
            red,
            lines,
            others,
        )

    def _allows(self, position: Mapping[str, object], action: str) -> bool:
        totals = [0] * self.setup.scorers
        try:
            whole = {"rules": self.rules, "totals": totals, **position}
            return refusal_in(whole, action) is None
        except (PositionProblem, NotationProblem):
            return False

    def _first_pile(self) -> str:
        return "6" if self.rules.deal.upcard else ""

    def _opens(self, melds: Groups) -> bool:
        room = self._room(melds)
        if room < _KEPT:
            return False
        hand = " ".join((*melds, *_SPARE.split()[:room]))
        position: dict[str, object] = {"hands": {"0": hand}, "pile": self._first_pile()}
        if not self.rules.initial.before_draw_only:
            position["phase"] = "play"
        return self._allows(position, "meld: " + " / ".join(melds))

    def _room(self, melds: Groups) -> int:
        """How many cards of the first turn are left beside these melds."""
        laid = sum(len(meld.split()) for meld in melds)
        return self.rules.deal.hand_size + self.rules.draw.count - laid

    def _freezes(self) -> bool:
        known = self.rules.freeze.wild_discard and not self.rules.pile.always_frozen
        position = {"phase": "play", "hands": {"0": "2 J T 8 5 4"}, "pile": "6 5"}
        return known and self._allows(position, "discard: 2")

    def _added(self, opening: Groups) -> str:
        """A natural rank of the opening, where there is a partner and one more may be added."""
        if not opening or len(self.setup.sides[0]) < 2:
            return ""
        rank = opening[0][0]
        position = {**self._open(opening), "phase": "play", "hands": {"0": f"{rank} J T 8 5 4"}}
        return rank if self._allows(position, f"meld: {rank} -> {rank}") else ""

    def _open(self, melds: Groups) -> dict[str, object]:
        return {"opened": {"0": "earlier"}, "melds": {"0": list(melds)}, "pile": "6 5"}

    def _top(self, opening: Groups) -> str:
        laid = {code for group in opening for code in group.split()}
        return next(rank for rank in "QT8" if rank not in laid)

    @property
    def _partner(self) -> int | None:
        order, side = self.setup.orders[0], self.setup.sides[0]
        return next((seat for seat in order[1:] if seat in side), None)

    def _between(self, opening: Groups, top: str) -> tuple[tuple[int, str], ...]:
        """The turns before the last seat's; of two people the first one's own."""
        order = self.setup.orders[0]
        seats = order[2:-1] if len(order) > 2 else order[:1]
        laid = {code for group in opening for code in group.split()}
        others = iter([rank for rank in "8JT6" if rank != top and rank not in laid])
        four = self._partner if self._partner in seats else next(iter(seats), None)
        return tuple((seat, "4" if seat == four else next(others)) for seat in seats)

    def _taking(self, opening: Groups, pile: tuple[str, ...]) -> tuple[str, ...]:
        top = pile[-1]
        deep = f"*{top}" if self.rules.pile.amount == "from_chosen_card" else "*"
        held = self._room(opening) - 1
        for number in (2, 3, 1):
            cards = [top] * number
            if number > held:
                continue
            hand = " ".join((*cards, *_SPARE.replace(top, "").split()[: held - number]))
            position = {**self._open(opening), "hands": {"0": hand}, "pile": " ".join(pile)}
            if self._allows(position, f"take: {' '.join(cards)} {deep}"):
                return tuple(cards)
        return ()

    # --- the end ----------------------------------------------------------------------------

    def _ending(self, laid: Groups) -> tuple[Groups, Groups, int, Sheet, Sheet]:
        """The first way out that costs nothing, or the first of all."""
        first: tuple[Groups, Groups, int, Sheet, Sheet] = ((), (), 0, (), ())
        for canastas, melds, red in self._endings(laid):
            lines, others = self._scores((*canastas, *melds), red)
            ending = canastas, melds, red, lines, others
            if lines and all(points >= 0 for _, points in lines):
                return ending
            first = ending if lines and not first[3] else first
        return first

    def _endings(self, laid: Groups) -> Iterator[tuple[Groups, Groups, int]]:
        """Canastas, other melds, and red threes, with which the first side can go out."""
        for canastas in islice(self._sets(laid), 12):
            melds = tuple(one for one in laid if not any(_grew(one, to) for to in canastas))
            for red in self._red_threes(canastas):
                if self._allows(self._end((*canastas, *melds), red), "discard: 5"):
                    yield canastas, melds, red

    def _sets(self, laid: Groups) -> Iterator[Groups]:
        """Rows of canastas that may be enough, the shortest first."""
        size = self.rules.meld.canasta_size
        usual = ("natural", "mixed")
        wished = (("sequence", "natural"), usual) if self.rules.sequence.enabled else (usual,)
        for kinds, wild in product(wished, (2, 1, 0)):
            pools = self._pools(size, wild, laid)
            needed = [need.kind for need in self.rules.go_out.kinds for _ in range(need.min)]
            taken = [kind for kind in kinds if kind not in needed]
            rows = [next(pools[_SAME.get(kind, kind)], "") for kind in (*taken, *needed)]
            more = chain(pools["natural"], pools["mixed"])
            missing = max(0, self.rules.go_out.canastas - len(rows))
            yield tuple(filter(None, (*rows, *islice(more, missing))))
            yield tuple(filter(None, (*rows[:1], *islice(more, self.rules.go_out.canastas))))

    def _pools(self, size: int, wild: int, laid: Groups) -> dict[str, Iterator[str]]:
        """Canastas of every kind, none twice, and none that a meld of its rank cannot grow to."""

        def of(ranks: str, wilds: int) -> Iterator[str]:
            made = (" ".join([rank] * (size - wilds) + ["2"] * wilds) for rank in ranks)
            return (to for to in made if all(_grew(one, to) for one in laid if one[0] == to[0]))

        jokers = min(2, self.rules.pack.jokers)
        return {
            "natural": of("KAT46", 0),
            "mixed": of("9Q85", wild) if wild else iter(()),
            "sevens": of("7", 0),
            "wild": iter([" ".join(["2"] * (size - jokers) + ["X"] * jokers)]),
            "sequence": iter(["5h 6h 7h 8h 9h Th Jh", "4s 5s 6s 7s 8s 9s Ts"]),
        }

    def _red_threes(self, canastas: Groups) -> tuple[int, ...]:
        if self.rules.red_three.role == "penalty_card" or self.rules.match.team_mode == "temp_2v1":
            return (0,)
        least = {"all": 2 * self.rules.pack.decks, "ge_canastas": len(canastas)}
        return (least.get(self.rules.go_out.red_threes, 1), 0)

    def _end(self, melds: Groups, red: int) -> dict[str, object]:
        position: dict[str, object] = {
            "phase": "play",
            "opened": {"0": "earlier", "1": "earlier"},
            "hands": {"0": "5"},
            "melds": {"0": list(melds)},
            "red_threes": {"0": red},
            "pile": "6 4",
        }
        if self.rules.match.team_mode == "temp_2v1":
            position["lone"] = 0
        if self.setup.has_feet:
            position["feet"] = {str(seat): "taken" for seat in self.setup.sides[0]}
        if asks(self.rules):
            position["asked"] = {"seat": 0, "answer": "yes"}
        return position

    def _scores(self, melds: Groups, red: int) -> tuple[Sheet, Sheet]:
        position = self._end(melds, red)
        position |= {
            "rules": self.rules,
            "hands": {"0": "", "1": OTHERS_HAND},
            "pile": "",
            "melds": {"0": list(melds), "1": [_OTHERS_MELD]},
            "score": {"out": 0},
        }
        if self.setup.has_feet:
            position["feet"] = {str(seat): "taken" for seat in range(self.setup.seats)}
        scores = judge(position).get("scores")
        if not isinstance(scores, dict):
            return (), ()
        first, second = (
            tuple((line["kind"], line["points"]) for line in scores[side]["lines"]) for side in "01"
        )
        return first, second


def _laid_down(opening: Groups, added: str, taken: tuple[str, ...]) -> Groups:
    """The melds of the first side after its second turn, each with its natural cards first."""
    melds = [f"{added} {meld}" if meld[0] == added else meld for meld in opening]
    return (*melds, " ".join(taken)) if taken else tuple(melds)


def _grew(meld: str, canasta: str) -> bool:
    """Whether cards were added to a meld until it was this canasta."""
    return meld[0] == canasta[0] and not Counter(meld.split()) - Counter(canasta.split())


_SAME: Final[Mapping[str, str]] = {"clean": "natural", "dirty": "mixed"}


def asks(rules: TableRules) -> bool:
    """Whether anybody asks a partner before going out."""
    return rules.permission.mode != "none" and rules.match.team_mode != "solo"
