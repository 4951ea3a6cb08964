"""What the rulebook prints is what the engine counts and allows, under rules near every game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.rules.table_rules import replace_option
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import points_in, refusal_in
from canasta_qt.words.score_sheet import LineLabel
from tests.features.rulebook.words.books import write
from tests.helpers.cases import for_each
from tests.helpers.deals.rules_strategies import nearby_rules
from tests.helpers.drawn import drawn

_BAND = re.compile(r"(Below )?(?:Deals? )?(−?[\d,]+)(?: to (−?[\d,]+))?( or more| and later)?")


def number(text: str) -> int:
    return int(text.replace(",", "").replace("−", "-"))


def texts(rules: TableRules, name: str, kind: str) -> list[str]:
    parts = [part for part in write(rules, examples=False).sections if part.id == name]
    return [line.text for part in parts for line in part.lines if line.kind == kind]


def table(rules: TableRules, name: str) -> Iterator[tuple[str, str]]:
    """The rows of a section's tables: what, and what it counts."""
    parts = [part for part in write(rules, examples=False).sections if part.id == name]
    for line in (line for part in parts for line in part.lines):
        if line.kind == "row" and len(line.cells) == 2:
            yield line.cells[0], line.cells[1]


# --- the opening ----------------------------------------------------------------------------


def bands(rules: TableRules) -> Iterator[tuple[int, int, int]]:
    """The first and the last number of each printed band, and its minimum."""
    for what, least in table(rules, "opening"):
        found = _BAND.fullmatch(what)
        if found is None or not re.fullmatch(r"[\d,]+|no minimum", least):
            continue
        below, low, high, open_end = found.groups()
        start = number(low)
        end = number(high) if high else start + 3 if open_end else start
        minimum = 0 if least == "no minimum" else number(least)
        yield (start - 500, start - 1, minimum) if below else (start, end, minimum)


def opening_agrees(rules: TableRules) -> int:
    rows = list(bands(rules))
    for first, last, least in rows:
        for value in (first, last):
            by_deal = rules.initial.basis == "deal_number"
            total, deal = (0, value) if by_deal else (value, 1)
            assert opening_minimum_for(rules, total, deal) == least, (value, rules.initial.table)
    return len(rows)


@for_each("preset_id", preset_ids())
def test_the_bands_of_the_opening_are_those_the_engine_goes_by(preset_id: str) -> None:
    assert opening_agrees(preset(preset_id).rules) >= 3


@drawn(nearby_rules(), few=8, many=30)
def test_changed_bands_are_those_the_engine_goes_by(rules: TableRules) -> None:
    opening_agrees(rules)


# --- canastas -------------------------------------------------------------------------------


CANASTAS = [kind for kind in LineLabel.all() if kind.endswith("_canasta")]


def canasta(rules: TableRules, name: str) -> list[str]:
    """Cards that make the canasta a row of the bonus table names; none where there are none."""
    size, jokers = rules.meld.canasta_size, rules.pack.jokers
    mixed = max(0, size - max(rules.meld.min_naturals, size - 1))
    cards = {
        "Natural canasta": ["9"] * size,
        "Mixed canasta": ["9"] * (size - mixed) + ["2"] * mixed,
        "Natural canasta of aces": ["A"] * size,
        "Mixed canasta of aces": ["A"] * (size - mixed) + ["2"] * mixed,
        "Natural canasta of sevens": ["7"] * size,
        "Canasta of sevens": ["7"] * size,
        "Mixed canasta of sevens": ["7"] * (size - mixed) + ["2"] * mixed,
        "Sequence of seven": ["5h", "6h", "7h", "8h", "9h", "Th", "Jh"],
        "Canasta of wild cards": ["2"] * size,
        "Canasta of twos only": ["2"] * size,
        "Canasta of wild cards with every joker of the pack": ["X"] * jokers
        + ["2"] * (size - jokers),
        "Any other canasta of wild cards": ["2"] * (size - 1) + ["X"] * (jokers > 1),
    }[name]
    possible = len(cards) >= size and (mixed or not name.startswith("Mixed"))
    return cards if possible else []


def canastas_agree(rules: TableRules) -> int:
    checked = 0
    for name, bonus in table(rules, "canastas"):
        cards = " ".join(canasta(rules, name))
        position = {"rules": rules, "melds": {"0": [cards]}, "opened": {"0": "earlier"}}
        try:
            counted = points_in({**position, "score": {}}, CANASTAS) if cards else None
        except PositionProblem:
            continue
        if counted is not None:
            checked += 1
            assert counted == number(bonus) * (rules.score.canastas_for_positive <= 1), name
    return checked


@for_each("preset_id", preset_ids())
def test_the_bonus_of_every_canasta_is_the_one_it_scores(preset_id: str) -> None:
    assert canastas_agree(preset(preset_id).rules) >= 2


@drawn(nearby_rules(), few=8, many=30)
def test_changed_bonuses_are_those_that_are_scored(rules: TableRules) -> None:
    canastas_agree(rules)


# --- red threes -----------------------------------------------------------------------------

_EACH = re.compile(r"Each (?:red )?three on the table is worth (−?[\d,]+) points?(?:; (.*))?\.")
_ALL = re.compile(r"all (\d+) (?:of a colour )?together, (−?[\d,]+) points?.*")


def worth_of(rules: TableRules) -> dict[int, int]:
    """What the book says so many red threes are worth."""
    most = 2 * rules.pack.decks
    for text in texts(rules, "red_threes", "rule"):
        if found := _EACH.match(text):
            worth = {n: n * number(found[1]) for n in range(1, most + 1)}
            if whole := _ALL.match(found[2] or ""):
                worth[int(whole[1])] = number(whole[2])
            return worth
    worth = {}
    for what, value in table(rules, "red_threes"):
        if found := re.fullmatch(r"(\d+) threes?", what):
            worth.setdefault(int(found[1]), number(value))
    return worth


def red_threes_agree(rules: TableRules) -> int:
    worth = worth_of(rules)
    always = rules.red_three.positive_if == "always" and not rules.score.canastas_for_positive
    for held, points in worth.items():
        position = {"rules": rules, "red_threes": {"0": held}, "score": {}}
        counted = points_in(position, ("red_threes",))
        assert abs(counted) in (abs(points), 2 * abs(points), 0)
        assert not always or counted == points
    return len(worth)


@for_each("preset_id", preset_ids())
def test_red_threes_are_worth_what_the_book_says(preset_id: str) -> None:
    rules = preset(preset_id).rules
    assert bool(red_threes_agree(rules)) == (rules.red_three.role != "penalty_card")


@drawn(nearby_rules(), few=8, many=30)
def test_changed_red_threes_are_worth_what_the_book_says(rules: TableRules) -> None:
    red_threes_agree(rules)


# --- taking the pile ------------------------------------------------------------------------

_WAYS: Mapping[str, tuple[str, str, str]] = {
    "one natural card of its rank and a wild card from your hand": ("9 2", "", "take: 9 2 *"),
    "a meld of its rank that your side has on the table": ("", "9 9 9", "take: *"),
}
"""A way the book may name, and how it is tried: cards in the hand, a meld, the action."""


def tried(rules: TableRules, hand: str, meld: str, action: str) -> Refusal | None:
    position = {
        "rules": replace_option(rules, "table.enforcement", "prevent"),
        "opened": {"0": "earlier"},
        "hands": {"0": f"{hand} J J T T 5 6 4"},
        "melds": {"0": ["K K K", *([meld] if meld else [])]},
        "pile": "4 5 6 4 5 6 8 4 5 6 8 9",
    }
    return refusal_in(position, action)


_WAYS_FAIL = {"E_PILE_FROZEN", "E_PILE_NO_MATCH", "E_PILE_CANASTA"}


def ways_agree(rules: TableRules) -> int:
    needed = rules.pile.naturals_needed
    if min(needed.unfrozen, needed.frozen) < 2 or rules.meld.canasta_size < 4:
        return 0
    told = " ".join(texts(rules, "pile", "row"))
    checked = 0
    for words, (hand, meld, action) in _WAYS.items():
        try:
            refusal = tried(rules, hand, meld, action)
        except PositionProblem:
            continue
        if refusal is None or refusal.code.value in _WAYS_FAIL:
            checked += 1
            assert (words in told) == (refusal is None), words
    return checked


@for_each("preset_id", preset_ids())
def test_the_pile_is_taken_in_the_ways_the_book_names_and_no_other(preset_id: str) -> None:
    rules = preset(preset_id).rules
    if rules.pile.amount != "from_chosen_card":
        assert ways_agree(rules)


@drawn(nearby_rules(), few=8, many=30)
def test_changed_ways_to_take_the_pile_are_the_ones_named(rules: TableRules) -> None:
    if rules.pile.amount != "from_chosen_card":
        ways_agree(rules)
