"""A position taken apart for editing: cards by place, each change a new `Layout`.

What the layout has no place for is carried along in `others` and written back as it was, unless a
change makes it untrue.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple, TypeVar

from canasta_qt.engine.cards import CODE
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.record.positions.fields import (
    CardPool,
    CardWord,
    Fields,
    NamedCard,
    PositionProblem,
    parse_words,
    read_words,
)
from canasta_qt.record.positions.position import rules_of, seats_of, set_up

Written = dict[str, object]
_T = TypeVar("_T")

ZoneName = Literal["palette", "hand", "pile", "meld", "new_meld", "red_threes"]


class Spot(NamedTuple):
    """Where cards lie: `owner` is a seat of a hand, or a side; `meld` counts from 0."""

    zone: ZoneName
    owner: int = 0
    meld: int = 0


PALETTE: Final = Spot("palette")
PILE: Final = Spot("pile")
PHASES: Final = ("start", "play")
OPENED: Final = ("", "no", "earlier", "this_turn")
"""Words for an opening; empty: as the melds imply."""

_STALE: Final[dict[str, tuple[str, ...]]] = {
    "hand": ("this_turn",),
    "pile": ("this_turn", "freezer"),
    "meld": ("this_turn", "numbers", "next_number", "begun", "begun_dirty"),
    "new_meld": ("this_turn", "numbers", "next_number", "begun", "begun_dirty"),
    "red_threes": ("red_threes", "black_threes"),
}
"""What a change of cards in a place makes untrue."""

_CARD_KEYS: Final = ("feet", "stock", "pile_face_down", "waiting", "packets", "heaps",
                     "red_threes", "black_threes")  # fmt: skip
_EDITED: Final = ("rules", "to_act", "phase", "hands", "melds", "pile", "totals")


@dataclass(frozen=True, slots=True)
class Held:
    """A hand: cards by name, or else a number of unknown ones; None is the usual number."""

    words: tuple[str, ...] = ()
    unknown: int | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """A position by places; words are cards as positions write them.

    Attributes:
        hands: by seat. melds, opened: by side. totals: by who keeps one.
        red_threes: by side, and black ones where these are laid out as well.
        stock: a number of unknown cards; None for all that is left.
    """

    rules: object
    to_act: int = 0
    phase: str = "start"
    hands: tuple[Held, ...] = ()
    melds: tuple[tuple[tuple[str, ...], ...], ...] = ()
    pile: tuple[str, ...] = ()
    red_threes: tuple[tuple[str, ...], ...] = ()
    opened: tuple[str, ...] = ()
    totals: tuple[int, ...] = ()
    stock: int | None = None
    others: Mapping[str, object] = field(default_factory=dict)

    @property
    def setup(self) -> Setup:
        """The pack, seats and sides of these rules."""
        return setup_for(rules_of(self.rules))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Side to seats."""
        return seats_of(Fields({"rules": self.rules, **self.others}), self.setup).sides

    @property
    def own_side(self) -> int:
        """The side to act."""
        return next(at for at, seats in enumerate(self.sides) if self.to_act in seats)

    # --- cards ------------------------------------------------------------------------------

    def words(self, spot: Spot) -> tuple[str, ...]:
        """The cards in a place; none in the palette and where a new meld may come."""
        if spot.zone == "hand":
            return self.hands[spot.owner].words
        if spot.zone == "meld":
            return self.melds[spot.owner][spot.meld]
        if spot.zone == "red_threes":
            return self.red_threes[spot.owner]
        return self.pile if spot.zone == "pile" else ()

    def left(self) -> Counter[str]:
        """Face (`Kh`, `X`) to how many cards of it the pack holds besides those named."""
        free = list(self.setup.pack)
        for word in sorted(self._named(), key=lambda one: one.word.choices):
            card = next((card for card in free if word.word.fits(card)), None)
            if card is not None:
                free.remove(card)
        return Counter(CODE[card] for card in free)

    def has_room(self, words: Sequence[str]) -> bool:
        """Whether the pack holds these cards besides those that are named."""
        more = [NamedCard("", word) for word in parse_words(" ".join(words), "")]
        try:
            CardPool(self.setup.pack).allot([*self._named(), *more])
        except PositionProblem:
            return False
        return True

    def _named(self) -> list[NamedCard]:
        texts = [word for spot in self.spots() for word in self.words(spot)]
        texts += [text for key in _CARD_KEYS for text in _texts_in(self.others.get(key))]
        return [NamedCard("", word) for word in parse_words(" ".join(texts), "")]

    def spots(self) -> list[Spot]:
        """Every place that holds cards."""
        melds = [
            Spot("meld", side, at)
            for side, laid in enumerate(self.melds)
            for at in range(len(laid))
        ]
        return [
            *(Spot("hand", seat) for seat in range(len(self.hands))),
            PILE,
            *melds,
            *(Spot("red_threes", side) for side in range(len(self.red_threes))),
        ]

    # --- changes ----------------------------------------------------------------------------

    def added(self, words: Sequence[str], to: Spot) -> Layout:
        """With these cards in a place too."""
        return self if not words else self._put(to, (*self.words(to), *words))

    def taken(self, spot: Spot, places: Sequence[int]) -> Layout:
        """Without the cards at these places of a spot; a meld without cards is gone."""
        kept = [word for at, word in enumerate(self.words(spot)) if at not in places]
        return self._put(spot, tuple(kept))

    def moved(self, spot: Spot, places: Sequence[int], to: Spot) -> Layout:
        """With cards taken from one place to another."""
        if spot == to:
            return self
        words = [self.words(spot)[at] for at in sorted(places)]
        if to.zone == "palette":
            return self.taken(spot, places)
        gone = (
            spot.zone == "meld"
            and len(words) == len(self.words(spot))
            and to.zone == "meld"
            and to.owner == spot.owner
            and to.meld > spot.meld
        )
        after = self.taken(spot, places)
        return after.added(words, to._replace(meld=to.meld - 1) if gone else to)

    def _put(self, spot: Spot, words: tuple[str, ...]) -> Layout:
        base = replace(self, others=_without(self.others, *_STALE.get(spot.zone, ())))
        if spot.zone == "hand":
            held = Held(words) if words else Held((), 0)
            return replace(base, hands=_with(self.hands, spot.owner, held))
        if spot.zone == "pile":
            return replace(base, pile=words)
        if spot.zone == "red_threes":
            return replace(base, red_threes=_with(self.red_threes, spot.owner, words))
        if spot.zone in ("meld", "new_meld"):
            laid = self.melds[spot.owner]
            at = len(laid) if spot.zone == "new_meld" else spot.meld
            melds = (*laid[:at], *([words] if words else []), *laid[at + 1 :])
            return replace(base, melds=_with(self.melds, spot.owner, melds))
        return self

    def with_count(self, seat: int, count: int) -> Layout:
        """With so many unknown cards in a hand."""
        return replace(self, hands=_with(self.hands, seat, Held((), count)))

    def with_opened(self, side: int, word: str) -> Layout:
        """With another word about an opening."""
        return replace(
            self, opened=_with(self.opened, side, word), others=_without(self.others, "opened")
        )

    def with_stock(self, count: int | None) -> Layout:
        """With so many cards in the stock; None: all that is left."""
        return replace(self, stock=count, others=_without(self.others, "stock"))

    def foot_taken(self, seat: int) -> bool:
        """Whether a foot is played from."""
        return _by_number(self.others.get("feet")).get(str(seat)) == "taken"

    def with_foot(self, seat: int, *, taken: bool) -> Layout:
        """With a foot that is played from, or one that waits as it was dealt."""
        feet = _by_number(self.others.get("feet"))
        feet.pop(str(seat), None)
        if taken:
            feet[str(seat)] = "taken"
        others = _without(self.others, "feet")
        return replace(self, others={**others, "feet": feet} if feet else others)

    def with_total(self, scorer: int, points: int) -> Layout:
        """With another total before the deal."""
        return replace(self, totals=_with(self.totals, scorer, points))

    def under(self, rules: object) -> Layout:
        """The same cards under other rules, as far as they have seats, sides and cards for them."""
        fresh = blank(rules)
        found = replace(fresh, to_act=min(self.to_act, len(fresh.hands) - 1), phase=self.phase)
        for spot in self.spots():
            owners = {"hand": len(fresh.hands), "pile": 1}.get(spot.zone, len(fresh.melds))
            if spot.owner >= owners or (spot.zone == "red_threes" and not fresh.red_threes):
                continue
            target = spot if spot.zone != "meld" else Spot("new_meld", spot.owner)
            words = list(self.words(spot))
            while words and not found.has_room(words):
                words.pop()
            found = found.added(words, target)
        return found


def _with(values: tuple[_T, ...], at: int, value: _T) -> tuple[_T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _without(others: Mapping[str, object], *keys: str) -> dict[str, object]:
    return {key: value for key, value in others.items() if key not in keys}


def _by_number(value: object) -> dict[str, object]:
    """An object by seat, of which a list is the short form."""
    pairs = enumerate(value) if isinstance(value, list) else ()
    found = value.items() if isinstance(value, dict) else pairs
    return {str(key): one for key, one in found}


def _texts_in(value: object) -> list[str]:
    """Every text of cards in a value; `taken` and the like are none."""
    if isinstance(value, str):
        try:
            parse_words(value, "")
        except PositionProblem:
            return []
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for one in inner for text in _texts_in(one)]


def blank(rules: object) -> Layout:
    """An empty table under rules, with the usual other hands. `PositionProblem` for no rules."""
    setup = setup_for(rules_of(rules))
    sides = len(setup.sides)
    return Layout(
        rules,
        hands=tuple(Held((), None if seat else 0) for seat in range(setup.seats)),
        melds=((),) * sides,
        red_threes=((),) * sides,
        opened=("",) * sides,
        totals=(0,) * setup.scorers,
    )


def layout_of(position: object) -> Layout:
    """A written position taken apart, also one that cannot be, so that it can be put right.

    Raises `PositionProblem` for what is no position at all.

    >>> layout_of({"rules": "classic_4p", "pile": "9 K"}).pile
    ('9', 'K')
    """
    if not isinstance(position, dict):
        raise PositionProblem(
            "a position is an object with keys such as 'rules' and 'hands'", "no_object"
        )
    fields = Fields(position)
    setup = setup_for(rules_of(fields.value("rules")))
    sides = len(seats_of(fields, setup).sides)
    others = _without(position, *_EDITED)
    stock, opened = others.get("stock"), ("",) * sides
    threes: tuple[tuple[str, ...], ...] = ((),) * sides
    if _is_count(stock):
        others.pop("stock")
    read_threes = _threes(fields, sides, "red_threes")
    if read_threes is not None:
        threes = read_threes
        others.pop("red_threes", None)
        black = _threes(fields, sides, "black_threes") if tables_black_threes(setup) else None
        if black is not None:
            threes = tuple((*red, *more) for red, more in zip(threes, black, strict=True))
            others.pop("black_threes", None)
    given = fields.by_side("opened", sides)
    if all(word in OPENED for word in given.values()):
        opened = tuple(str(given.get(side, "")) for side in range(sides))
        others.pop("opened", None)
    hands = fields.by_seat("hands", setup.seats)
    return Layout(
        position["rules"],
        fields.seat("to_act", setup.seats),
        fields.word("phase", PHASES, "start"),
        tuple(_held(hands.get(seat), f"hands.{seat}", fields) for seat in range(setup.seats)),
        tuple(tuple(map(_texts, laid)) for laid in fields.melds(sides)),
        _cards(fields.value("pile", ""), "pile"),
        threes,
        opened,
        fields.totals(setup.scorers),
        fields.count(stock, "stock") if _is_count(stock) else None,
        others,
    )


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _texts(words: Iterable[CardWord]) -> tuple[str, ...]:
    return tuple(word.text for word in words)


def _cards(value: object, where: str) -> tuple[str, ...]:
    return _texts(read_words(value, where))


def _held(value: object, where: str, fields: Fields) -> Held:
    if value is None:
        return Held()
    if isinstance(value, str):
        words = _cards(value, where)
        return Held(words) if words else Held((), 0)
    return Held((), fields.count(value, where))


def tables_black_threes(setup: Setup) -> bool:
    """Whether black threes are laid out beside the melds, as red ones are."""
    return setup.rules.black_three.role != "stop"


def _threes(fields: Fields, sides: int, key: str) -> tuple[tuple[str, ...], ...] | None:
    """Side to its threes of a colour; None where they are given by seat."""
    if "by_seat" in fields.mapping(key):
        return None
    given, three = fields.by_side(key, sides), "3r " if key == "red_threes" else "3b "
    found = []
    for side in range(sides):
        value, where = given.get(side, ""), f"{key}.{side}"
        text = value if isinstance(value, str) else three * fields.count(value, where)
        found.append(_cards(text, where))
    return tuple(found)


def _threes_text(layout: Layout, *, black: bool) -> Written:
    """Side to its threes of a colour; where black ones stay in the hand all count as red."""
    both = tables_black_threes(layout.setup)
    found: Written = {}
    for side, words in enumerate(layout.red_threes):
        text = " ".join(word for word in words if (both and word[1:2] in "scb") == black)
        if text:
            found[str(side)] = text
    return found


def position_of(layout: Layout) -> Written:
    """The written position; it reads back to an equal layout."""
    found: Written = {"rules": layout.rules, "to_act": layout.to_act, "phase": layout.phase}
    if any(layout.totals):
        found["totals"] = list(layout.totals)
    hands: dict[str, object] = {}
    for seat, held in enumerate(layout.hands):
        if held.words:
            hands[str(seat)] = " ".join(held.words)
        elif held.unknown is not None:
            hands[str(seat)] = held.unknown
    found["hands"] = hands
    for key, value in (
        ("melds", {str(s): [*map(" ".join, laid)] for s, laid in enumerate(layout.melds) if laid}),
        ("red_threes", _threes_text(layout, black=False)),
        ("black_threes", _threes_text(layout, black=True)),
        ("opened", {str(s): word for s, word in enumerate(layout.opened) if word}),
        ("pile", " ".join(layout.pile)),
    ):  # fmt: skip
        if value:
            found[key] = value
    if layout.stock is not None:
        found["stock"] = layout.stock
    return {**found, **layout.others}


def problem_of(layout: Layout) -> PositionProblem | None:
    """Why such a position cannot be, or None when it can.

    >>> print(problem_of(layout_of({"rules": "classic_4p", "pile": "9*9"})))
    pile: one '9' too many, the pack has no more
    """
    try:
        set_up(position_of(layout))
    except PositionProblem as problem:
        return problem
    return None
