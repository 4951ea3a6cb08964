"""A position written as JSON, made into a state that the rules can judge.

What nobody has named is really unknown: such cards fill their places with ordinary cards of the
pack, print as `?` and cannot be named by an action.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.pile import freezes
from canasta_qt.engine.rules import (
    RulesProblem,
    TableRules,
    UnknownPreset,
    resolve,
)
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealState, Phase, TurnRecord
from canasta_qt.record.card_words import (
    UNKNOWN,
    Pool,
    PositionProblem,
    Slot,
    Word,
    parse_words,
    sort_key,
)
from canasta_qt.record.position_feet import feet_words, lay_feet
from canasta_qt.record.position_fields import Fields
from canasta_qt.record.position_melds import lay_melds
from canasta_qt.record.position_modern import mark_turn_card, note_steps, set_packets_aside
from canasta_qt.record.position_seats import seats_of, threes_by_seat

_KEYS: Final = (
    "id",
    "rules",
    "to_act",
    "phase",
    "totals",
    "deal",
    "lone",
    "round",
    "hands",
    "feet",
    "melds",
    "opened",
    "begun_dirty",
    "red_threes",
    "black_threes",
    "pile",
    "stock",
    "turn_card_drawn",
    "asked",
    "actions",
    "score",
)
_PHASES: Final = {"start": Phase.START, "play": Phase.PLAY}


@dataclass(slots=True)
class Table:
    """A position set up: the state, and what is written on the cards that are known.

    `to_act` is the seat the position asks about; `words` maps every named card to its word.
    """

    state: DealState
    to_act: int
    words: dict[int, Word]

    def text(self, card: int) -> str:
        """The card as it was written, or `?`."""
        word = self.words.get(card)
        return word.text if word is not None else UNKNOWN

    def hand_text(self, seat: int) -> str:
        """A hand, sorted."""
        cards = self.state.hands[seat]
        ordered = sorted(cards, key=lambda card: sort_key(card, self.text(card)))
        return " ".join(map(self.text, ordered))

    def meld_texts(self, side: int) -> list[str]:
        """The melds of a side, each with its cards in the order laid."""
        return [" ".join(map(self.text, meld.cards)) for meld in self.state.melds[side]]


def set_up(position: Mapping[str, object]) -> Table:
    """The table that a written position describes.

    Raises `PositionProblem` saying what is wrong and where.
    """
    for key in position:
        close = [] if key in _KEYS else difflib.get_close_matches(key, _KEYS, n=1, cutoff=0.8)
        if close:
            raise PositionProblem(f"{key}: there is no such key; did you mean {close[0]}?")
    return _Builder(Fields(position)).build()


def rules_of(value: object) -> TableRules:
    """The rules of a position: a preset's id, a preset with overrides, or made already."""
    if isinstance(value, TableRules):
        return value
    overrides: object = {}
    if isinstance(value, dict):
        extra = sorted(set(value) - {"preset", "overrides"})
        if extra:
            raise PositionProblem(f"rules: there is no such key: {', '.join(extra)}")
        overrides = value.get("overrides", {})
        value = value.get("preset")
    if not isinstance(value, str):
        raise PositionProblem("rules: the id of a preset is needed")
    if not isinstance(overrides, dict):
        raise PositionProblem("rules.overrides: option keys with their values are needed")
    try:
        return resolve(value, overrides)
    except UnknownPreset as problem:
        raise PositionProblem(f"rules: {problem}") from None
    except RulesProblem as problem:
        raise PositionProblem(f"rules: {'; '.join(str(problem).splitlines())}") from None


class _Builder:
    """Sets a state up step by step: first every named card, then the unknown ones."""

    def __init__(self, fields: Fields) -> None:
        self._fields = fields
        self._setup: Setup = setup_for(rules_of(fields.value("rules")))
        self._pool = Pool(self._setup.pack)
        self._slots: list[Slot] = []
        self._seats = seats_of(fields, self._setup)
        self._to_act = fields.seat("to_act", self._setup.seats)
        self._seats.check_plays(self._to_act, "to_act")
        self._scoring = fields.has("score")

    def build(self) -> Table:
        fields, setup = self._fields, self._setup
        hands = [self._hand_words(seat) for seat in range(setup.seats)]
        melds = [self._meld_words(side) for side in range(len(self._seats.sides))]
        red = self._three_words("red_threes", "3r")
        black = self._three_words("black_threes", "3b")
        pile = self._words("pile", fields.value("pile", ""))
        stock = self._stock_words()
        feet = feet_words(fields, setup, self._slots)
        cards = iter(self._pool.allot(self._slots))
        words: dict[int, Word] = {}

        def placed(slots: list[Slot]) -> list[int]:
            chosen = [next(cards) for _ in slots]
            words.update(zip(chosen, (slot.word for slot in slots), strict=True))
            return chosen

        state = self._blank_state()
        known_hands = [placed(slots) for slots, _ in hands]
        groups = [[placed(slots) for slots in side] for side in melds]
        state.red_threes = [placed(slots) for slots in red]
        state.black_threes = [placed(slots) for slots in black]
        state.pile = placed(pile)
        named_stock = placed(stock) if stock is not None else None
        named_feet = [placed(foot.named) for foot in feet]
        state.hands = [
            known + self._pool.unknown(count, f"hands.{seat}")
            for seat, (known, (_, count)) in enumerate(zip(known_hands, hands, strict=True))
        ]
        lay_feet(state, feet, named_feet, self._pool)
        lay_melds(state, groups, fields)
        set_packets_aside(state, self._pool)
        self._fill_stock(state, named_stock)
        mark_turn_card(state, fields)
        state.freezer = self._freezer(state.pile)
        note_steps(state)
        return Table(state, self._to_act, words)

    def _words(self, where: str, value: object) -> list[Slot]:
        if not isinstance(value, str):
            raise PositionProblem(f"{where}: cards as text are needed")
        slots = [Slot(where, word) for word in parse_words(value, where)]
        self._slots += slots
        return slots

    def _hand_words(self, seat: int) -> tuple[list[Slot], int]:
        """The named cards of a hand, and the number of unknown ones."""
        given = self._fields.by_seat("hands", self._setup.seats)
        where = f"hands.{seat}"
        if given.get(seat):
            self._seats.check_plays(seat, where)
        absent = self._scoring or seat not in self._seats.order
        value = given.get(seat, 0 if absent else self._setup.rules.deal.hand_size)
        if isinstance(value, int) and not isinstance(value, bool):
            count = self._fields.count(value, where)
            if count and self._scoring:
                raise PositionProblem(f"{where}: unknown cards cannot be scored")
            return [], count
        return self._words(where, value), 0

    def _meld_words(self, side: int) -> list[list[Slot]]:
        value = self._fields.by_side("melds", len(self._seats.sides)).get(side, [])
        if not isinstance(value, list):
            raise PositionProblem(f"melds.{side}: a list of melds is needed")
        melds = [self._words(f"melds.{side}[{at}]", text) for at, text in enumerate(value)]
        for at, meld in enumerate(melds):
            if not meld:
                raise PositionProblem(f"melds.{side}[{at}]: a meld without cards")
        return melds

    def _three_words(self, key: str, word: str) -> list[list[Slot]]:
        counts = threes_by_seat(self._fields, key, self._setup, self._seats)
        if key == "black_threes" and self._setup.rules.black_three.role == "stop":
            self._fields.refuse_unless(not any(counts), key, "these rules table no black threes")
        return [
            self._words(f"{key} of seat {seat}", f"{word} " * count)
            for seat, count in enumerate(counts)
        ]

    def _stock_words(self) -> list[Slot] | None:
        """The named cards of the stock, top first; None when it is a count or unsaid."""
        value = self._fields.value("stock", None)
        return self._words("stock", value) if isinstance(value, str) else None

    def _fill_stock(self, state: DealState, named: list[int] | None) -> None:
        value = self._fields.value("stock", None)
        if named is not None:
            stock = named
        elif value is None:
            stock = self._pool.unknown(len(self._pool), "stock")
        else:
            stock = self._pool.unknown(self._fields.count(value, "stock"), "stock")
        state.stock = tuple(stock)
        state.stock_left = len(stock)

    def _blank_state(self) -> DealState:
        fields, setup = self._fields, self._setup
        state = DealState()
        state.setup = setup
        state.sides = self._seats.sides
        state.side_of = self._seats.side_of
        state.order = self._seats.order
        state.deal_number = fields.number("deal", 1, low=1)
        state.totals = fields.totals(setup.scorers)
        # The seat to act plays last in its round, so that there always is an earlier turn.
        state.dealer = self._to_act
        state.turn_seat = self._to_act
        state.turn = fields.number("round", 2, low=1) * len(state.order)
        state.phase = _PHASES[fields.word("phase", tuple(_PHASES), "start")]
        state.laid_before = [False] * setup.seats
        state.asks = [0] * setup.seats
        state.now = TurnRecord()
        state.penalties = ()
        state.cuts = ()
        state.pile_hidden = 0
        state.heaps = ((),) * len(self._seats.sides)
        state.result = None
        self._ask(state)
        return state

    def _ask(self, state: DealState) -> None:
        """Book a question of this turn, and its answer where there is one.

        `asked.seat` is who was asked; the seat to act itself stands for the next team-mate.
        """
        if not self._fields.has("asked"):
            return
        asked = Fields(self._fields.mapping("asked"), "asked.")
        seat = asked.seat("seat", self._setup.seats, self._to_act)
        mates = state.teammates(self._to_act)
        if seat not in (self._to_act, *mates):
            raise PositionProblem(f"asked.seat: seat {seat} has no part in this question")
        state.asks[self._to_act] = 1
        state.now.asked = True
        state.now.whom = seat if seat in mates else next(iter(mates), -1)
        if asked.has("answer"):
            state.now.answer = asked.word("answer", ("yes", "no"), "no") == "yes"
        else:
            state.phase = Phase.ANSWER

    def _freezer(self, pile: list[int]) -> int:
        """The first card that freezes the pile; cards under the first good upcard were turned."""
        setup = self._setup
        turned = True
        freezer = -1
        for card in pile:
            kind = KIND[card]
            turned = turned and kind in setup.upcard_rejects
            # A red three was turned, unless the rules let it be discarded.
            upcard = turned or (kind == RED_THREE and not setup.rules.red_three.discardable)
            if freezer < 0 and freezes(setup.rules, kind, upcard=upcard):
                freezer = card
        return freezer
