"""A position written as JSON, made into a state that the rules can judge.

What nobody has named is really unknown: such cards fill their places with ordinary cards of the
pack, print as `?` and cannot be named by an action.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.cards import KIND, KIND_TEXT, RED_THREE, SEQUENCE
from canasta_qt.engine.dealing import empty_state
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.melds.sequences import arrange_run
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import RulesProblem, TableRules, UnknownPreset, resolve
from canasta_qt.engine.rules.facts import freezes
from canasta_qt.engine.seating import sides_against
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealState, FootStage, Meld, Phase
from canasta_qt.record.positions.fields import (
    MOST_CARDS,
    UNKNOWN,
    CardPool,
    CardWord,
    Fields,
    NamedCard,
    PositionProblem,
    parse_words,
    read_words,
    sort_key,
)
from canasta_qt.record.positions.turns import (
    book_penalties,
    book_turn,
    count_turns,
    earned_feet,
    freezer_at,
    melded_seats,
    numbers_of,
    opened_turn,
    questions_of,
)


def _lay_melds(state: DealState, groups: list[list[list[NamedCard]]], fields: Fields) -> None:
    """Put every side's groups on the table and book its opening."""
    state.melds = [[] for _ in groups]
    state.opened = [0] * len(groups)
    for side, melds in enumerate(groups):
        state.opened[side] = opened_turn(state, side, bool(melds), fields)
        laid = _LaidMelds(state, side, fields, len(melds))
        state.melds[side] = [laid.meld(at, named) for at, named in enumerate(melds)]
        _book_earlier_play(state, side)
    _check_numbers(state, fields)


class _LaidMelds:
    def __init__(self, state: DealState, side: int, fields: Fields, count: int) -> None:
        sides = len(state.sides)
        self._state = state
        self._opened = state.opened[side]
        self._numbers = numbers_of(fields, "numbers", side, sides, count)
        self._born = numbers_of(fields, "begun", side, sides, count)
        self._dirty = _begun_dirty(sides, side, fields)

    def meld(self, at: int, named: list[NamedCard]) -> Meld:
        """The meld of these cards, which is the side's meld number `at` from 0."""
        cards = cards_of(named)
        sort = classify(cards, runs=self._state.setup.has_runs)
        if isinstance(sort, Refusal):
            raise PositionProblem(
                f"{named[0].where}: these cards make no meld ({sort.code.value})", "no_meld"
            )
        kind, wilds = sort
        born = self._opened if self._born is None else self._born[at]
        laid = arrange_run(cards) if kind == SEQUENCE else tuple(cards)
        return Meld(self._uid(at), kind, laid, wilds, born, self._began_dirty(at, cards, wilds))

    def _uid(self, at: int) -> int:
        uid = self._state.next_uid if self._numbers is None else self._numbers[at]
        self._state.next_uid = max(self._state.next_uid, uid + 1)
        return uid

    def _began_dirty(self, at: int, cards: list[int], wilds: int) -> bool:
        if self._dirty is None:
            return wilds > 0
        places, ranks = self._dirty
        named = any(word.fits(card) for word in ranks for card in cards)
        return wilds > 0 and (at in places or named)


def _check_numbers(state: DealState, fields: Fields) -> None:
    uids = [meld.uid for melds in state.melds for meld in melds]
    fields.refuse_unless(len(set(uids)) == len(uids), "numbers", "two melds have the same number")
    state.next_uid = fields.number("next_number", state.next_uid, low=state.next_uid)


def _begun_dirty(sides: int, side: int, fields: Fields) -> tuple[list[int], list[CardWord]] | None:
    """Which melds held a wild card when first laid, by place and by rank; None where unsaid."""
    value = fields.by_side("begun_dirty", sides).get(side)
    if value is None:
        return None
    where = f"begun_dirty.{side}"
    if isinstance(value, str):
        value = [value]
    if not isinstance(value, list):
        raise PositionProblem(f"{where}: ranks are needed", "form")
    places = [one for one in value if isinstance(one, int) and not isinstance(one, bool)]
    ranks = " ".join(str(one) for one in value if one not in places)
    return places, parse_words(ranks, where)


def _book_earlier_play(state: DealState, side: int) -> None:
    """Who laid the melds: in this turn the seat to act, before it the seats beside it."""
    if state.opened[side] == state.turn:
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
            raise PositionProblem(f"{where}: seat {seat} rests in this deal", "rests", n=seat + 1)


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
    message = "these rules have no partnership for one deal"
    fields.refuse_unless(setup.temporary, "lone", message, "not_in_rules")
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


def _threes_by_seat(fields: Fields, key: str, setup: Setup, seats: Seats) -> list[str]:
    """Seat to the tabled threes under `key`: by side, or by seat under `by_seat`."""
    value = fields.mapping(key)
    texts = [""] * setup.seats
    if "by_seat" in value:
        by_seat = Fields({"by_seat": value["by_seat"]}, f"{key}.")
        for seat, given in by_seat.by_seat("by_seat", setup.seats).items():
            texts[seat] += _threes_text(fields, key, given, f"{key}.by_seat.{seat}")
    by_side = Fields({key: {name: given for name, given in value.items() if name != "by_seat"}})
    for side, given in by_side.by_side(key, len(seats.sides)).items():
        first = next(seat for seat in seats.sides[side] if seat in seats.order)
        texts[first] += _threes_text(fields, key, given, f"{key}.{side}")
    return texts


def _threes_text(fields: Fields, key: str, given: object, where: str) -> str:
    colour = "3r" if key == "red_threes" else "3b"
    if not isinstance(given, str):
        return f"{colour} " * fields.count(given, where)
    for word in parse_words(given, where):
        if any(KIND_TEXT[KIND[face]] != colour for face in word.faces):
            raise PositionProblem(
                f"{where}: {word.text!r} is none of the {key.replace('_', ' ')}",
                "not_red_three" if colour == "3r" else "not_black_three",
                card=word.text,
            )
    return f"{given} "


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


def _set_packets_aside(state: DealState, given: list[ClosedCards], pool: CardPool) -> None:
    """Packets as they are written, or for the sides that have not opened yet unknown ones."""
    bonus = state.setup.rules.bonus_cards
    state.packets = [[] for _ in bonus.counts if bonus.mode == "reserved_packets"]
    unsaid = range(sum(map(bool, state.opened)), len(state.packets))
    for place in range(len(state.packets)):
        if given:
            state.packets[place] = given[place].taken_from(pool)
        elif place in unsaid:
            state.packets[place] = pool.unknown(bonus.counts[place], "packets")


def _mark_turn_card(state: DealState, fields: Fields) -> None:
    """Whether the turn card is gone: as the position says, or as the cards left imply."""
    place = state.setup.rules.deal.turn_card
    gone = place is not None and state.stock_left < place
    if fields.has("turn_card_drawn"):
        gone = fields.switch("turn_card_drawn")
    state.turn_card_drawn = gone


_KEYS: Final = (
    "id", "rules", "to_act", "phase", "totals", "deal", "lone", "round", "dealer", "hands", "feet",
    "earned", "melds", "opened", "begun", "begun_dirty", "numbers", "next_number", "melded",
    "heaps", "red_threes", "black_threes", "waiting", "packets", "pile", "pile_face_down",
    "freezer", "stock", "turn_card_drawn", "asked", "questions", "cuts", "penalties", "this_turn",
    "actions", "score",
)  # fmt: skip
_MOST_KEYS: Final = 100
_LONGEST_KEY: Final = 60
_PHASES: Final = {"start": Phase.START, "play": Phase.PLAY}


@dataclass(slots=True)
class SetUpPosition:
    """A position set up: the state, the seat to act, and each known card's word."""

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


def set_up(position: Mapping[str, object]) -> SetUpPosition:
    """The table that a written position describes. Raises `PositionProblem`.

    >>> set_up({"rules": "classic_4p", "hands": {"0": "K K 4"}}).state.setup.seats
    4
    """
    if len(position) > _MOST_KEYS:
        raise PositionProblem(f"{len(position)} keys, at most {_MOST_KEYS}", "form")
    for key in position:
        name = key[:_LONGEST_KEY]
        close = [] if key in _KEYS else difflib.get_close_matches(name, _KEYS, n=1, cutoff=0.8)
        if close:
            raise PositionProblem(
                f"{name}: there is no such key; did you mean {close[0]}?", "unknown_key", name=name
            )
    return _Builder(Fields(position)).build()


def rules_of(value: object) -> TableRules:
    """The rules of a position: a preset's id, a preset with overrides, or made already.

    >>> rules_of({"preset": "classic_4p", "overrides": {"draw.count": 2}}).draw.count
    2
    """
    if isinstance(value, TableRules):
        return value
    overrides: object = {}
    if isinstance(value, dict):
        extra = sorted(set(value) - {"preset", "overrides"})
        if extra:
            name = ", ".join(extra)[:_LONGEST_KEY]
            raise PositionProblem(f"rules: there is no such key: {name}", "unknown_key", name=name)
        overrides = value.get("overrides", {})
        value = value.get("preset")
    if not isinstance(value, str):
        raise PositionProblem("rules: the id of a preset is needed", "no_rules")
    if not isinstance(overrides, dict):
        raise PositionProblem("rules.overrides: option keys with their values are needed", "form")
    try:
        return resolve(value, overrides)
    except (UnknownPreset, RulesProblem) as problem:
        reason = "; ".join(str(problem).splitlines())
        raise PositionProblem(f"rules: {reason}", "no_rules") from None


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

    def build(self) -> SetUpPosition:
        hands = [self._hand(seat) for seat in range(self._setup.seats)]
        melds = self._melds()
        red = self._threes("red_threes")
        black = self._threes("black_threes")
        heaps = self._heaps()
        pile = self._words("pile", self._fields.value("pile", ""))
        hidden = self._closed("pile_face_down", self._fields.value("pile_face_down", 0))
        waiting = self._waiting()
        packets = self._packets()
        stock = self._stock()
        feet = self._feet()
        self._pool.allot(self._slots)
        state = self._blank_state()
        state.red_threes = list(map(cards_of, red))
        state.black_threes = list(map(cards_of, black))
        state.heaps = tuple(tuple(cards_of(heap)) for heap in heaps)
        state.hands = [hand.taken_from(self._pool) for hand in hands]
        self._lay_feet(state, feet)
        _lay_melds(state, melds, self._fields)
        self._book_deal(state)
        state.waiting = [cards.taken_from(self._pool) for cards in waiting]
        _set_packets_aside(state, packets, self._pool)
        face_down = hidden.taken_from(self._pool)
        state.pile = [*face_down, *cards_of(pile)]
        state.pile_hidden = len(face_down)
        left = ClosedCards("stock", [], len(self._pool))
        state.stock = tuple((stock or left).taken_from(self._pool))
        state.stock_left = len(state.stock)
        _mark_turn_card(state, self._fields)
        state.freezer = self._freezer(state)
        book_turn(state, self._fields)
        return SetUpPosition(state, self._to_act, {one.card: one.word for one in self._slots})

    def _book_deal(self, state: DealState) -> None:
        melded = melded_seats(self._fields, self._setup.seats)
        state.laid_before = state.laid_before if melded is None else melded
        for seat, count in questions_of(self._fields, self._setup.seats).items():
            state.asks[seat] = count
        book_penalties(state, self._fields)

    def _lay_feet(self, state: DealState, feet: list[ClosedCards]) -> None:
        """Put the feet in their places; a seat without one has played from it, or will next."""
        state.feet = tuple(tuple(foot.taken_from(self._pool)) for foot in feet)
        given = self._fields.by_seat("feet", self._setup.seats)
        earned = earned_feet(self._fields, self._setup.seats)
        wrong = any(earned[seat] and not foot for seat, foot in enumerate(state.feet))
        self._fields.refuse_unless(not wrong, "earned", "a seat without its foot has it already")
        games = self._setup.rules.deal.foot_size > 0

        def stage(seat: int) -> FootStage:
            if not state.feet[seat]:
                later = given.get(seat) == "next_turn"
                return FootStage.TAKEN if later else FootStage.PLAYED
            return FootStage.EARNED if earned[seat] else FootStage.WAITING

        state.foot_stages = tuple(
            stage(seat) if games else FootStage.NONE for seat in range(self._setup.seats)
        )

    def _heaps(self) -> list[list[NamedCard]]:
        given = self._fields.by_side("heaps", len(self._seats.sides))
        known = self._setup.rules.meld.discard_heap
        self._fields.refuse_unless(
            known or not given, "heaps", "these rules have no heap", "not_in_rules"
        )
        return [
            self._words(f"heaps.{side}", given.get(side, ""))
            for side in range(len(self._seats.sides))
        ]

    def _waiting(self) -> list[ClosedCards]:
        given = self._fields.by_seat("waiting", self._setup.seats)
        known = self._setup.has_bonus_cards
        self._fields.refuse_unless(
            known or not given, "waiting", "these rules have no bonus cards", "not_in_rules"
        )
        return [
            self._closed(f"waiting.{seat}", given.get(seat, 0)) for seat in range(self._setup.seats)
        ]

    def _packets(self) -> list[ClosedCards]:
        """The packets for the first and the second opener; empty where they are not given."""
        if not self._fields.has("packets"):
            return []
        bonus = self._setup.rules.bonus_cards
        count = len(bonus.counts) if bonus.mode == "reserved_packets" else 0
        given = self._fields.value("packets")
        if not isinstance(given, list) or len(given) != count:
            raise PositionProblem(f"packets: a list of {count} packets is needed", "form")
        return [self._closed(f"packets[{at}]", one) for at, one in enumerate(given)]

    def _words(self, where: str, value: object) -> list[NamedCard]:
        return self._named(where, read_words(value, where))

    def _named(self, where: str, words: list[CardWord]) -> list[NamedCard]:
        slots = [NamedCard(where, word) for word in words]
        self._slots += slots
        if len(self._slots) > 2 * MOST_CARDS:
            raise PositionProblem(
                f"{where}: far more cards than any pack has", "any_pack", n=MOST_CARDS
            )
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
        """Every seat's foot; `taken`: it is played, `next_turn`: in the hand, for the next turn."""
        size = self._setup.rules.deal.foot_size
        given = self._fields.by_seat("feet", self._setup.seats)
        self._fields.refuse_unless(
            size > 0 or not given, "feet", "these rules have no foot", "not_in_rules"
        )
        values = [
            given.get(seat, 0 if self._scoring else size) for seat in range(self._setup.seats)
        ]
        return [
            self._closed(f"feet.{seat}", 0 if value in ("taken", "next_turn") else value)
            for seat, value in enumerate(values)
        ]

    def _melds(self) -> list[list[list[NamedCard]]]:
        return [
            [self._named(f"melds.{side}[{at}]", words) for at, words in enumerate(laid)]
            for side, laid in enumerate(self._fields.melds(len(self._seats.sides)))
        ]

    def _threes(self, key: str) -> list[list[NamedCard]]:
        texts = _threes_by_seat(self._fields, key, self._setup, self._seats)
        black = self._setup.rules.black_three
        leave = black.role != "stop" or black.removed_on_pile_take is not None
        if key == "black_threes" and not leave:
            self._fields.refuse_unless(
                not any(texts), key, "these rules table no black threes", "not_in_rules"
            )
        return [self._words(f"{key} of seat {seat}", text) for seat, text in enumerate(texts)]

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
        number, totals = fields.number("deal", 1, low=1), fields.totals(setup.scorers)
        state = empty_state(setup, (), self._to_act, number, totals)
        state.sides, state.side_of = self._seats.sides, self._seats.side_of
        count_turns(state, fields)
        state.phase = _PHASES[fields.word("phase", tuple(_PHASES), "start")]
        self._ask(state)
        return state

    def _ask(self, state: DealState) -> None:
        """Book a question of this turn; the seat to act as `asked.seat` means its next mate."""
        if not self._fields.has("asked"):
            return
        asked = Fields(self._fields.mapping("asked"), "asked.")
        seat = asked.seat("seat", self._setup.seats, self._to_act)
        mates = state.teammates(self._to_act)
        if not mates:
            raise PositionProblem("asked: there is no team-mate to be asked")
        if seat not in (self._to_act, *mates):
            raise PositionProblem(f"asked.seat: seat {seat} has no part in this question")
        state.asks[self._to_act] = 1
        state.now.asked = True
        state.now.whom = seat if seat in mates else mates[0]
        if asked.has("answer"):
            state.now.answer = asked.word("answer", ("yes", "no"), "no") == "yes"
        else:
            state.phase = Phase.ANSWER

    def _freezer(self, state: DealState) -> int:
        """The first card that freezes the pile; cards under the first good upcard were turned."""
        setup = self._setup
        if self._fields.has("freezer"):
            return freezer_at(state.pile, self._fields)
        turned = True
        freezer = -1
        for card in state.pile[state.pile_hidden :]:
            kind = KIND[card]
            turned = turned and kind in setup.upcard_rejects
            # A red three was turned, unless the rules let it be discarded.
            upcard = turned or (kind == RED_THREE and not setup.rules.red_three.discardable)
            if freezer < 0 and freezes(setup.rules, kind, upcard=upcard):
                freezer = card
        return freezer
