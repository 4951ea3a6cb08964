"""Advice: sentences with features of the rules under which they are true, and with numbers.

A place `{sequence_bonus}` in a text is filled by the entry of `NUMBERS` of that name; the line then
depends on its options as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from string import Formatter
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.words.strategy.features import (
    Feature,
    first_minimum,
    highest_minimum,
    special_bonus,
    special_loss,
)
from canasta_qt.words.lines import Line, count, points, say
from canasta_qt.words.sentences import figures


@dataclass(frozen=True, slots=True)
class Number:
    """A number with its noun in the reader's language, and the options it comes from."""

    words: Callable[[TableRules], str]
    keys: tuple[str, ...]


def _points(value: Callable[[TableRules], int | None], *keys: str) -> Number:
    return Number(lambda rules: points(value(rules) or 0), keys)


def _loss(value: Callable[[TableRules], int | None], *keys: str) -> Number:
    """Points that something costs, said without their minus."""
    return Number(lambda rules: points(-(value(rules) or 0)), keys)


def _count(value: Callable[[TableRules], int], what: str, *keys: str) -> Number:
    return Number(lambda rules: count(value(rules), what), keys)


def _least_wild_bonus(rules: TableRules) -> int:
    bonus = rules.wild_meld.bonus
    return min(bonus.all_twos, bonus.all_jokers, bonus.mixed)


def _canastas_for_red(rules: TableRules) -> int:
    return int(rules.red_three.positive_if.partition(":")[2] or 0)


def _conceded(rules: TableRules) -> int:
    call = rules.match.forfeit_call
    return call.points_to_opponents if call else 0


_OPENING: Final = ("initial.table", "initial.basis")
_BONUS: Final = "special_rank.bonus"
_LOSS: Final = "special_rank.incomplete"

NUMBERS: Final[dict[str, Number]] = {
    "lowest": _points(first_minimum, *_OPENING),
    "highest": _points(highest_minimum, *_OPENING),
    "pure_up_to": _points(lambda rules: rules.initial.all_pure_up_to, "initial.all_pure_up_to"),
    "joker": _points(lambda rules: dict(rules.pack.points)["X"], "pack.points"),
    "of_a_rank": _count(lambda rules: 4 * rules.pack.decks, "card", "pack.decks"),
    "copies": Number(lambda rules: figures(rules.pack.decks), ("pack.decks",)),
    "wild_cards": _count(
        lambda rules: 4 * rules.pack.decks + rules.pack.jokers, "wild", "pack.decks", "pack.jokers"
    ),
    "size": _count(lambda rules: rules.meld.canasta_size, "card", "meld.canasta_size"),
    "least_meld": _count(lambda rules: rules.meld.min_size, "card", "meld.min_size"),
    "least_run": _count(lambda rules: rules.sequence.sizes[0], "card", "sequence.sizes"),
    "foot_cards": _count(lambda rules: rules.deal.foot_size, "card", "deal.foot_size"),
    "pile_cards": _count(lambda rules: rules.pile.n or 0, "card", "pile.n"),
    "drawn": _count(lambda rules: rules.draw.count, "card", "draw.count"),
    "frozen_naturals": _count(
        lambda rules: rules.pile.naturals_needed.frozen, "natural", "pile.naturals_needed"
    ),
    "canastas": _count(lambda rules: rules.go_out.canastas, "canasta", "go_out.canastas"),
    "red_canastas": _count(_canastas_for_red, "canasta", "red_three.positive_if"),
    "natural": _points(lambda rules: rules.score.canasta.natural, "score.canasta"),
    "mixed": _points(lambda rules: rules.score.canasta.mixed, "score.canasta"),
    "sequence_bonus": _points(lambda rules: rules.sequence.bonus, "sequence.bonus"),
    "wild_bonus": _points(_least_wild_bonus, "wild_meld.bonus"),
    "wild_loss": _loss(lambda rules: rules.wild_meld.incomplete.normal, "wild_meld.incomplete"),
    "sevens_bonus": _points(lambda rules: special_bonus(rules, "7"), _BONUS),
    "sevens_loss": _loss(lambda rules: special_loss(rules, "7"), _LOSS),
    "aces_bonus": _points(lambda rules: special_bonus(rules, "A"), _BONUS),
    "aces_loss": _loss(lambda rules: special_loss(rules, "A"), _LOSS),
    "black_caught": _points(lambda rules: rules.black_three.points_hand, "black_three.points_hand"),
    "red_caught": _loss(lambda rules: rules.red_three.in_hand_end.points, "red_three.in_hand_end"),
    "best_hand": _points(
        lambda rules: max((hand.value for hand in rules.special_hands.hands), default=0),
        "special_hands.list",
    ),
    "bonus_first": _count(lambda rules: rules.bonus_cards.counts[0], "card", "bonus_cards.counts"),
    "bonus_second": _count(lambda rules: rules.bonus_cards.counts[1], "card", "bonus_cards.counts"),
    "conceded": _points(_conceded, "match.forfeit_call"),
    "out_bonus": _points(lambda rules: rules.go_out.bonus, "go_out.bonus"),
    "concealed": _points(lambda rules: rules.concealed.total, "concealed.total"),
}
"""Name of a place in a text to what fills it."""


def places(text: str) -> tuple[str, ...]:
    return tuple(name for _, name, _, _ in Formatter().parse(text) if name)


# --- what a piece of advice is ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sentence:
    """Some sentences in English, to be translated, and when they are true.

    Attributes:
        text: the words; its places are names in `NUMBERS`.
        when: what the rules must have, all of it.
    """

    text: str
    when: tuple[Feature, ...] = ()

    def holds(self, rules: TableRules) -> bool:
        return all(feature.holds(rules) for feature in self.when)

    def words(self, rules: TableRules) -> str:
        return say(self.text, **{name: NUMBERS[name].words(rules) for name in places(self.text)})

    def options(self) -> Iterator[str]:
        for feature in self.when:
            yield from feature.keys
        for name in places(self.text):
            yield from NUMBERS[name].keys


def paragraph(rules: TableRules, sentences: tuple[Sentence, ...]) -> tuple[str, tuple[str, ...]]:
    """The sentences that are true under these rules, and the options of all of them."""
    text = " ".join(one.words(rules) for one in sentences if one.holds(rules))
    return text, tuple(dict.fromkeys(key for one in sentences for key in one.options()))


@dataclass(frozen=True, slots=True)
class Advice:
    """A paragraph of advice.

    Attributes:
        id: the family of games it is written for, such as "runs" or "two", and the topic (a name in
            `chapter.TOPICS`): "runs/heart".
        text, when: its first sentences; where they are not true the paragraph is not given.
        more: sentences that follow, each where it is true.
    """

    id: str
    text: str
    when: tuple[Feature, ...] = ()
    more: tuple[Sentence, ...] = ()

    @property
    def topic(self) -> str:
        return self.id.partition("/")[2]

    @property
    def first(self) -> Sentence:
        return Sentence(self.text, self.when)

    def line(self, rules: TableRules) -> Line:
        """The paragraph with the numbers of these rules; `first` must hold."""
        return Line(*paragraph(rules, (self.first, *self.more)))
