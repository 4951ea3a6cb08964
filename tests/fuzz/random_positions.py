"""Positions that nobody would think of, written as `docs/POSITIONS.md` has them.

They range over all games, phases, hands, piles and melds, also where play never leads: a seat that
holds nothing, an empty stock, a turn in its middle of which nothing else is known.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from canasta_qt.engine.cards import CODE, IS_WILD, KIND, NATURAL_KINDS, code
from canasta_qt.engine.rules import RulesProblem, preset_ids, resolve
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.record.positions.completing import completed
from canasta_qt.record.positions.fields import PositionProblem

Written = dict[str, Any]

_OPTIONS: tuple[tuple[str, object], ...] = (
    ("table.enforcement", "penalise"),
    ("draw.count", 2),
    ("discard.pass_with_one", True),
    ("go_out.canastas", 2),
    ("permission.mode", "mandatory"),
    ("permission.binding", True),
)
"""Changes of rules that some positions are under."""


def random_position(rng: random.Random) -> Written:
    """A position that can be set up, and completed with cards for the unknown ones."""
    while True:
        position = _Writer(rng).position()
        try:
            completed(position, 0)
        except PositionProblem:
            continue
        return position


class _Writer:
    """Writes one position; what it writes may still be refused."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._rules = self._some_rules()
        self._setup: Setup = setup_for(resolve(self._rules["preset"], self._rules["overrides"]))
        self._left = list(self._setup.pack)
        rng.shuffle(self._left)
        self._deal = rng.choice((1, 1, 1, 2, 3))
        self._order = self._setup.order_of_deal(self._deal)
        self._sides = self._setup.sides
        self._to_act = rng.choice(self._order)

    def _some_rules(self) -> Written:
        game, overrides = self._rng.choice(preset_ids()), {}
        if self._chance(0.4):
            overrides = dict([self._rng.choice(_OPTIONS)])
            try:
                resolve(game, overrides)
            except RulesProblem:
                overrides = {}
        return {"preset": game, "overrides": overrides}

    def _chance(self, share: float) -> bool:
        return self._rng.random() < share

    def position(self) -> Written:
        """What is on the table, in the order in which it takes its cards out of the pack."""
        rng, seats = self._rng, range(self._setup.seats)
        found: Written = {
            "rules": self._rules,
            "deal": self._deal,
            "to_act": self._to_act,
            "phase": rng.choice(("start", "play", "play")),
            "dealer": rng.choice(self._order),
            "round": rng.choice((1, 2, 2, 5, 9)),
            "totals": [rng.choice((0, 0, -200, 1490, 4950)) for _ in range(self._setup.scorers)],
            "melds": dict(self._melds()),
            "pile": self._cards(rng.choice((0, 0, 1, 1, 2, 5, 20))),
            "hands": {str(seat): self._hand(seat) for seat in seats if seat in self._order},
            **self._threes(),
        }
        found |= self._of_some_rules() | self._of_turn(found)
        if self._chance(0.3):
            found["stock"] = rng.choice((0, 0, 1, 2, 5))
        if found["pile"] and self._chance(0.2):
            found["freezer"] = rng.randint(0, len(found["pile"].split()))
        if self._chance(0.1):
            found["pile_face_down"] = rng.randint(0, 3)
        return found

    # --- cards ------------------------------------------------------------------------------

    def _cards(self, count: int) -> str:
        taken = [self._left.pop() for _ in range(min(count, len(self._left)))]
        return " ".join(map(code, taken))

    def _of_kind(self, fits: Any, count: int) -> list[int]:
        cards = [card for card in self._left if fits(card)][:count]
        self._left = [card for card in self._left if card not in cards]
        return cards

    def _hand(self, seat: int) -> object:
        """The hand to act mostly by name, others mostly as a number; few cards more often."""
        count = self._rng.choice((0, 1, 1, 1, 2, 2, 3, 5, 11, 15, 26))
        named = self._chance(0.9 if seat == self._to_act else 0.2)
        if not named:
            return min(count, len(self._left) // (2 * self._setup.seats))
        few = self._rng.choice(NATURAL_KINDS)
        alike = self._of_kind(lambda card: KIND[card] == few, self._rng.choice((0, 0, 1, 3)))
        words = [*map(code, alike), self._cards(count - len(alike) if count > len(alike) else 0)]
        return " ".join(filter(None, words))

    def _melds(self) -> Iterator[tuple[str, list[str]]]:
        for side in range(len(self._sides)):
            count = self._rng.choice((0, 0, 1, 2, 3, 6))
            laid = [text for _ in range(count) if (text := self._meld())]
            if laid:
                yield str(side), laid

    def _meld(self) -> str:
        rng = self._rng
        if self._setup.has_runs and self._chance(0.4):
            return self._run()
        kind, size = rng.choice(NATURAL_KINDS), rng.choice((3, 3, 4, 5, 6, 7, 7, 8))
        wilds = self._of_kind(lambda card: IS_WILD[KIND[card]], rng.choice((0, 0, 1, 2, 3)))
        if self._setup.rules.wild_meld.enabled and self._chance(0.15):
            wilds += self._of_kind(lambda card: IS_WILD[KIND[card]], size)
            return " ".join(map(code, wilds)) if len(wilds) > 2 else ""
        cards = self._of_kind(lambda card: KIND[card] == kind, max(1, size - len(wilds)))
        return " ".join(map(code, [*cards, *wilds])) if cards else ""

    def _run(self) -> str:
        suit, low = self._rng.choice("shdc"), self._rng.randrange(6)
        faces = [f"{rank}{suit}" for rank in "456789TJQKA"[low : low + self._rng.randint(3, 7)]]
        found: list[int] = []
        for face in faces:
            found += self._of_kind(lambda card, face=face: CODE[card] == face, 1)
        return " ".join(map(code, found))

    def _threes(self) -> Written:
        if not self._chance(0.3):
            return {}
        side = str(self._rng.randrange(len(self._sides)))
        key = self._rng.choice(("red_threes", "red_threes", "black_threes"))
        return {key: {side: self._rng.randint(1, 2)}}

    # --- what only some rules have, and the turn ------------------------------------------------

    def _of_some_rules(self) -> Written:
        rng, found = self._rng, {}
        seats = [str(seat) for seat in self._order]
        if self._setup.has_feet:
            found["feet"] = {seat: "taken" for seat in seats if self._chance(0.5)} | {
                seat: "next_turn" for seat in seats if self._chance(0.1)
            }
            if self._chance(0.2):
                found["earned"] = [
                    int(seat) for seat in seats if seat not in found["feet"] and self._chance(0.5)
                ]
        if self._setup.has_bonus_cards and self._chance(0.3):
            found["waiting"] = {seat: rng.randint(0, 3) for seat in seats}
        if self._setup.rules.meld.discard_heap and self._chance(0.5):
            found["heaps"] = {"0": self._cards(rng.randint(1, 4))}
        if self._setup.temporary and self._chance(0.5):
            found["lone"] = rng.choice(self._order)
        return found

    def _of_turn(self, position: Written) -> Written:
        rng, found = self._rng, {}
        side = next(at for at, seats in enumerate(self._sides) if self._to_act in seats)
        if self._chance(0.4):
            laid = str(side) in position["melds"]
            found["opened"] = {str(side): rng.choice(("earlier", "this_turn") if laid else ("no",))}
        if self._chance(0.2):
            asked: Written = {"seat": rng.choice(self._order)}
            if self._chance(0.8):
                asked["answer"] = rng.choice(("yes", "no"))
            found["asked"] = asked
        if self._chance(0.25):
            keys = ("took_pile", "beyond_top", "no_discard", "last_three", "stays", "retracted")
            found["this_turn"] = {key: True for key in keys if self._chance(0.25)}
            if self._setup.rules.match.forfeit_call is not None and self._chance(0.3):
                found["this_turn"]["conceding"] = True
        if self._chance(0.1):
            found["turn_card_drawn"] = True
        if self._chance(0.2):
            found["melded"] = [seat for seat in self._order if self._chance(0.4)]
        if self._chance(0.1):
            found["questions"] = {str(self._to_act): rng.randint(1, 3)}
        return found
