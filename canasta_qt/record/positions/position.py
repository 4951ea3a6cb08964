"""A position written as JSON, made into a state that the rules can judge.

Seats and sides, melds, feet, and what only modern games know (packets, the turn card, melds to
take back) come first; `set_up` puts them together.

What nobody has named is really unknown: such cards fill their places with ordinary cards of the
pack, print as `?` and cannot be named by an action.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.engine.cards import KIND, RED_THREE, SEQUENCE
from canasta_qt.engine.judge.optional_actions import may_retract, table_before
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.melds.sequences import arrange_run
from canasta_qt.engine.pile.taking import freezes
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import RulesProblem, TableRules, UnknownPreset, resolve
from canasta_qt.engine.seating import sides_against
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealState, FootStage, Meld, Phase, TurnRecord
from canasta_qt.record.positions.fields import (
    MOST_CARDS,
    UNKNOWN,
    CardPool,
    CardWord,
    Fields,
    NamedCard,
    PositionProblem,
    parse_words,
    sort_key,
)

_OPENED: Final = ("no", "earlier", "this_turn")


def lay_melds(state: DealState, groups: list[list[list[NamedCard]]], fields: Fields) -> None:
    """Put every side's groups on the table and book its opening.

    Needs the state's setup, turn and seat to act. `PositionProblem` for what cannot be.
    """
    state.melds = [[] for _ in groups]
    state.opened = [0] * len(groups)
    state.next_uid = 0
    for side, melds in enumerate(groups):
        opened = _opened(state, side, bool(melds), fields)
        turns = {"no": 0, "earlier": state.turn - 1, "this_turn": state.turn}
        state.opened[side] = turns[opened]
        dirty = _begun_dirty(len(groups), side, fields)
        for named in melds:
            state.melds[side].append(_meld(state, side, named, dirty))
        _book_earlier_play(state, side, opened)


def _meld(
    state: DealState, side: int, named: list[NamedCard], dirty: list[CardWord] | None
) -> Meld:
    cards = cards_of(named)
    sort = classify(cards, runs=state.setup.has_runs)
    if isinstance(sort, Refusal):
        raise PositionProblem(f"{named[0].where}: these cards make no meld ({sort.code.value})")
    kind, wilds = sort
    uid = state.next_uid
    state.next_uid += 1
    begun_dirty = wilds > 0 and (
        dirty is None or any(word.fits(card) for word in dirty for card in cards)
    )
    laid = arrange_run(cards) if kind == SEQUENCE else tuple(cards)
    return Meld(uid, kind, laid, wilds, state.opened[side], begun_dirty)


def _opened(state: DealState, side: int, has_melds: bool, fields: Fields) -> str:
    value = fields.by_side("opened", len(state.opened)).get(side)
    if value is None:
        return "earlier" if has_melds else "no"
    if value not in _OPENED:
        raise PositionProblem(f"opened.{side}: 'no', 'earlier' or 'this_turn' is needed")
    if value == "no" and has_melds:
        raise PositionProblem(f"opened.{side}: a side with melds has opened")
    if value == "this_turn" and side != state.side_of[state.turn_seat]:
        raise PositionProblem(f"opened.{side}: only the side to act can open in this turn")
    return str(value)


def _begun_dirty(sides: int, side: int, fields: Fields) -> list[CardWord] | None:
    """The ranks whose meld held a wild card when first laid; None where nothing is said."""
    value = fields.by_side("begun_dirty", sides).get(side)
    if value is None:
        return None
    where = f"begun_dirty.{side}"
    ranks = " ".join(map(str, value)) if isinstance(value, list) else value
    if not isinstance(ranks, str):
        raise PositionProblem(f"{where}: ranks are needed")
    return parse_words(ranks, where)


def _book_earlier_play(state: DealState, side: int, opened: str) -> None:
    """Who laid the melds: in this turn the seat to act, before it the seats beside it."""
    if opened == "this_turn":
        state.now.laid = [(meld.uid, meld.cards) for meld in state.melds[side]]
        state.now.beyond_top = bool(state.now.laid)
    elif state.melds[side]:
        seats = state.sides[side]
        for seat in seats:
            state.laid_before[seat] = seat != state.turn_seat or len(seats) == 1


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of a position: `order` plays the deal, `sides` are side to seats."""

    order: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]

    @property
    def side_of(self) -> tuple[int, ...]:
        """Seat to side."""
        found = {seat: side for side, seats in enumerate(self.sides) for seat in seats}
        return tuple(found[seat] for seat in sorted(found))

    def check_plays(self, seat: int, where: str) -> None:
        """`PositionProblem` for a seat that rests in this deal."""
        if seat not in self.order:
            raise PositionProblem(f"{where}: seat {seat} rests in this deal")


def seats_of(fields: Fields, setup: Setup) -> Seats:
    """The seats and sides as the position has them.

    `deal` says who rests; `lone` (a seat) that the other two of three have become partners.
    """
    lone = _lone(fields, setup)
    sides = setup.sides if lone is None else sides_against(lone, setup.seats)
    return Seats(setup.order_of_deal(fields.number("deal", 1, low=1)), sides)


def _lone(fields: Fields, setup: Setup) -> int | None:
    if not fields.has("lone"):
        return _concluded_lone(fields, setup) if setup.temporary else None
    fields.refuse_unless(setup.temporary, "lone", "these rules have no partnership for one deal")
    return fields.seat("lone", setup.seats)


def _concluded_lone(fields: Fields, setup: Setup) -> int | None:
    """Who must be lone when a seat is out that has no melds of its own (EX-130).

    Then the melds are those of two sides, and the first seat fits that leaves the seat that is out
    on a side with melds.
    """
    score = Fields(fields.mapping("score"), "score.")
    melds = {side for side, laid in fields.by_side("melds", setup.seats).items() if laid}
    if not score.has("out") or not melds or max(melds) > 1:
        return None
    out = score.seat("out", setup.seats)
    if out in melds:
        return None
    for lone in range(setup.seats):
        sides = sides_against(lone, setup.seats)
        if lone != out and next(side for side in (0, 1) if out in sides[side]) in melds:
            return lone
    return None


def threes_by_seat(fields: Fields, key: str, setup: Setup, seats: Seats) -> list[int]:
    """Seat to the number of tabled threes under `key`: by side, or by seat under `by_seat`."""
    value = fields.mapping(key)
    counts = [0] * setup.seats
    if "by_seat" in value:
        by_seat = Fields({"by_seat": value["by_seat"]}, f"{key}.")
        for seat, count in by_seat.by_seat("by_seat", setup.seats).items():
            counts[seat] += fields.count(count, f"{key}.by_seat.{seat}")
    by_side = Fields({key: {name: count for name, count in value.items() if name != "by_seat"}})
    for side, count in by_side.by_side(key, len(seats.sides)).items():
        first = next(seat for seat in seats.sides[side] if seat in seats.order)
        counts[first] += fields.count(count, f"{key}.{side}")
    return counts


@dataclass(frozen=True, slots=True)
class ClosedCards:
    """Cards of a hand or foot: those that are named, and how many there are besides."""

    where: str
    named: list[NamedCard]
    unknown: int = 0

    def taken_from(self, pool: CardPool) -> list[int]:
        """The cards, once the named ones have been allotted."""
        return cards_of(self.named) + pool.unknown(self.unknown, self.where)


def cards_of(named: Iterable[NamedCard]) -> list[int]:
    """The cards that were allotted."""
    return [one.card for one in named]


def set_packets_aside(state: DealState, pool: CardPool) -> None:
    """Packets for the sides that have not opened yet; what is in them nobody knows."""
    state.waiting = [[] for _ in state.hands]
    bonus = state.setup.rules.bonus_cards
    state.packets = [[] for _ in bonus.counts if bonus.mode == "reserved_packets"]
    for place in range(sum(map(bool, state.opened)), len(state.packets)):
        state.packets[place] = pool.unknown(bonus.counts[place], "packets")


def mark_turn_card(state: DealState, fields: Fields) -> None:
    """Whether the turn card is gone: as it is said, or as the number of cards left tells."""
    place = state.setup.rules.deal.turn_card
    gone = place is not None and state.stock_left < place
    if fields.has("turn_card_drawn"):
        gone = fields.switch("turn_card_drawn")
    state.turn_card_drawn = gone


def note_steps(state: DealState) -> None:
    """What may have to go back: melds of this turn, and a pile that must have been taken.

    Only a taken pile is empty in the middle of a later round. Where the melds of the turn are
    not told apart from older ones, they stay where they are.
    """
    melds = state.melds[state.side]
    if state.phase is not Phase.PLAY or state.pile or not melds or not may_retract(state):
        return
    if state.opened[state.side] == state.turn:
        state.now.steps = (replace(table_before(state), melds=(), opened=0, laid=0),)
    elif state.round > 1:
        state.now.steps = (table_before(state),)


_KEYS: Final = (
    "id", "rules", "to_act", "phase", "totals", "deal", "lone", "round", "hands", "feet", "melds",
    "opened", "begun_dirty", "red_threes", "black_threes", "pile", "stock", "turn_card_drawn",
    "asked", "actions", "score",
)  # fmt: skip
_MOST_KEYS: Final = 100
_LONGEST_KEY: Final = 60
_PHASES: Final = {"start": Phase.START, "play": Phase.PLAY}


@dataclass(slots=True)
class Table:
    """A position set up: the state, and what is written on the cards that are known.

    `to_act` is the seat the position asks about; `words` maps every named card to its word.
    """

    state: DealState
    to_act: int
    words: dict[int, CardWord]

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
    if len(position) > _MOST_KEYS:
        raise PositionProblem(f"{len(position)} keys, at most {_MOST_KEYS}")
    for key in position:
        told = key[:_LONGEST_KEY]
        close = [] if key in _KEYS else difflib.get_close_matches(told, _KEYS, n=1, cutoff=0.8)
        if close:
            raise PositionProblem(f"{told}: there is no such key; did you mean {close[0]}?")
    return _Builder(Fields(position)).build()


def rules_of(value: object) -> TableRules:
    """The rules of a position: a preset's id, a preset with overrides, or made already."""
    if isinstance(value, TableRules):
        return value
    overrides: object = {}
    if isinstance(value, dict):
        extra = sorted(set(value) - {"preset", "overrides"})
        if extra:
            raise PositionProblem(f"rules: there is no such key: {', '.join(extra)[:_LONGEST_KEY]}")
        overrides = value.get("overrides", {})
        value = value.get("preset")
    if not isinstance(value, str):
        raise PositionProblem("rules: the id of a preset is needed")
    if not isinstance(overrides, dict):
        raise PositionProblem("rules.overrides: option keys with their values are needed")
    try:
        return resolve(value, overrides)
    except (UnknownPreset, RulesProblem) as problem:
        raise PositionProblem(f"rules: {'; '.join(str(problem).splitlines())}") from None


class _Builder:
    """Sets a state up step by step: first every named card, then the unknown ones."""

    def __init__(self, fields: Fields) -> None:
        self._fields = fields
        self._setup: Setup = setup_for(rules_of(fields.value("rules")))
        self._pool = CardPool(self._setup.pack)
        self._slots: list[NamedCard] = []
        self._seats = seats_of(fields, self._setup)
        self._to_act = fields.seat("to_act", self._setup.seats)
        self._seats.check_plays(self._to_act, "to_act")
        self._scoring = fields.has("score")

    def build(self) -> Table:
        hands = [self._hand(seat) for seat in range(self._setup.seats)]
        melds = [self._melds(side) for side in range(len(self._seats.sides))]
        red = self._threes("red_threes", "3r")
        black = self._threes("black_threes", "3b")
        pile = self._words("pile", self._fields.value("pile", ""))
        stock = self._stock()
        feet = self._feet()
        self._pool.allot(self._slots)
        state = self._blank_state()
        state.red_threes = list(map(cards_of, red))
        state.black_threes = list(map(cards_of, black))
        state.pile = cards_of(pile)
        state.hands = [hand.taken_from(self._pool) for hand in hands]
        self._lay_feet(state, feet)
        lay_melds(state, melds, self._fields)
        set_packets_aside(state, self._pool)
        left = ClosedCards("stock", [], len(self._pool))
        state.stock = tuple((stock or left).taken_from(self._pool))
        state.stock_left = len(state.stock)
        mark_turn_card(state, self._fields)
        state.freezer = self._freezer(state.pile)
        note_steps(state)
        return Table(state, self._to_act, {one.card: one.word for one in self._slots})

    def _lay_feet(self, state: DealState, feet: list[ClosedCards]) -> None:
        """Put the feet in their places; a seat without one has played from it."""
        state.feet = tuple(tuple(foot.taken_from(self._pool)) for foot in feet)
        games = self._setup.rules.deal.foot_size > 0
        state.foot_stages = tuple(
            FootStage.NONE if not games else FootStage.WAITING if foot else FootStage.PLAYED
            for foot in state.feet
        )

    def _words(self, where: str, value: object) -> list[NamedCard]:
        if not isinstance(value, str):
            raise PositionProblem(f"{where}: cards as text are needed")
        slots = [NamedCard(where, word) for word in parse_words(value, where)]
        self._slots += slots
        if len(self._slots) > 2 * MOST_CARDS:
            raise PositionProblem(f"{where}: far more cards than any pack has")
        return slots

    def _closed(self, where: str, value: object) -> ClosedCards:
        """Cards as text, or a number of unknown ones, which cannot be scored."""
        if isinstance(value, str):
            return ClosedCards(where, self._words(where, value))
        count = self._fields.count(value, where)
        if count and self._scoring:
            raise PositionProblem(f"{where}: unknown cards cannot be scored")
        return ClosedCards(where, [], count)

    def _hand(self, seat: int) -> ClosedCards:
        """A hand; left out, it is unknown, or empty where it is only to be scored or rests."""
        given = self._fields.by_seat("hands", self._setup.seats)
        where = f"hands.{seat}"
        if given.get(seat):
            self._seats.check_plays(seat, where)
        absent = self._scoring or seat not in self._seats.order
        return self._closed(
            where, given.get(seat, 0 if absent else self._setup.rules.deal.hand_size)
        )

    def _feet(self) -> list[ClosedCards]:
        """Every seat's foot; `taken`: it is played.

        Left out, a foot is not taken and unknown, or no cards where the position is only to be
        scored.
        """
        size = self._setup.rules.deal.foot_size
        given = self._fields.by_seat("feet", self._setup.seats)
        self._fields.refuse_unless(size > 0 or not given, "feet", "these rules have no foot")
        values = [
            given.get(seat, 0 if self._scoring else size) for seat in range(self._setup.seats)
        ]
        return [
            self._closed(f"feet.{seat}", 0 if value == "taken" else value)
            for seat, value in enumerate(values)
        ]

    def _melds(self, side: int) -> list[list[NamedCard]]:
        value = self._fields.by_side("melds", len(self._seats.sides)).get(side, [])
        if not isinstance(value, list) or len(value) > MOST_CARDS:
            raise PositionProblem(f"melds.{side}: a list of melds is needed")
        melds = [self._words(f"melds.{side}[{at}]", text) for at, text in enumerate(value)]
        if [] in melds:
            raise PositionProblem(f"melds.{side}[{melds.index([])}]: a meld without cards")
        return melds

    def _threes(self, key: str, word: str) -> list[list[NamedCard]]:
        counts = threes_by_seat(self._fields, key, self._setup, self._seats)
        if key == "black_threes" and self._setup.rules.black_three.role == "stop":
            self._fields.refuse_unless(not any(counts), key, "these rules table no black threes")
        return [
            self._words(f"{key} of seat {seat}", f"{word} " * count)
            for seat, count in enumerate(counts)
        ]

    def _stock(self) -> ClosedCards | None:
        """The stock, named cards top first; None for all that is left of the pack."""
        value = self._fields.value("stock")
        if value is None:
            return None
        if isinstance(value, str):
            return ClosedCards("stock", self._words("stock", value))
        return ClosedCards("stock", [], self._fields.count(value, "stock"))

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
