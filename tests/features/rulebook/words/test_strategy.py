"""How to play well: advice for every table, and none that the rules in force make untrue."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import cycle, islice

import pytest
from hypothesis import given, settings

from canasta_qt.engine.rules import OPTIONS, TableRules, get, preset, preset_ids, resolve
from canasta_qt.engine.rules.facts import needs_minimum_pile, pack_size
from canasta_qt.engine.rules.table_rules import replace_option
from canasta_qt.features.rulebook.words.glossary import ENTRIES, glossary
from canasta_qt.features.rulebook.words.strategy.advice import NUMBERS, Advice, places
from canasta_qt.features.rulebook.words.strategy.chapter import (
    TOPICS,
    advice,
    chapter,
    playing_well,
)
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import refusal_in
from canasta_qt.words.lines import Line
from canasta_qt.words.sentences import figures
from tests.helpers.cases import for_each
from tests.helpers.deals.rules_strategies import nearby_rules

EVERY = tuple(one for _, paragraphs in TOPICS.values() for one in paragraphs)
GAMES = [preset(preset_id).rules for preset_id in preset_ids()]
CLASSIC = TableRules()


def text(rules: TableRules) -> str:
    return "\n".join(line.text for line in playing_well(rules))


# --- how much is said -----------------------------------------------------------------------


@for_each("preset_id", preset_ids())
def test_every_game_has_a_chapter_of_five_to_ten_paragraphs(preset_id: str) -> None:
    lines = list(playing_well(preset(preset_id).rules))
    paragraphs = [line.text for line in lines if line.kind == "rule"]
    assert [line.kind for line in lines] == ["lead", "rule"] * len(paragraphs)
    assert 5 <= len(paragraphs) <= 10
    assert 400 <= sum(len(paragraph.split()) for paragraph in paragraphs) <= 770


@pytest.mark.parametrize("topic", ["heart", "keep", "open", "throw", "out"])
def test_every_game_is_told_what_matters_most(topic: str) -> None:
    assert all(topic in [one.topic for one in chapter(rules)] for rules in GAMES)


def test_whoever_has_partners_is_told_how_to_help_them() -> None:
    for rules in GAMES:
        told = "partner" in [one.topic for one in chapter(rules)]
        assert told == (rules.match.team_mode != "solo")


def test_no_paragraph_is_left_that_no_game_needs() -> None:
    general = {"any/heart", "any/throw", "any/open", "any/keep", "any/out"}
    spare = {"easy/pile", "turning/threes", "meld/threes", "canastas/threes"}
    used = {one.id for rules in GAMES for one in chapter(rules)}
    rest = {one.id for one in EVERY} - used - general - spare
    assert rest <= {"aces_too/sevens"}


# --- ids ------------------------------------------------------------------------------------


def test_lessons_find_a_paragraph_by_family_and_topic() -> None:
    assert len({one.id for one in EVERY}) == len(EVERY)
    for topic, (_, paragraphs) in TOPICS.items():
        for one in paragraphs:
            assert one.topic == topic
            assert advice(one.id.removesuffix(f"/{topic}"), topic) is one
    with pytest.raises(KeyError):
        advice("nobody", "heart")


# --- nothing is spoken of that the game does not have ---------------------------------------


def freezes(rules: TableRules) -> bool:
    freeze = rules.freeze
    cards = freeze.wild_discard, freeze.wild_upcard, freeze.red_three_upcard, freeze.black_three
    return rules.pile.always_frozen or rules.pile.frozen_before_open or any(cards)


def asks(rules: TableRules) -> bool:
    return rules.permission.mode != "none" and rules.match.team_mode != "solo"


HAS: Mapping[str, Callable[[TableRules], bool]] = {
    r"\bfro?e?e?z": freezes,
    r"wild card on the pile freezes it": lambda rules: (
        rules.freeze.wild_discard
        and rules.discard.wild == "allowed"
        and not rules.pile.always_frozen
    ),
    r"\b(foot|feet)\b": lambda rules: rules.foot.pickup != "none",
    r"\bsequences?\b": lambda rules: rules.sequence.enabled,
    r"(?<!no )\bpartners?\b": lambda rules: rules.match.team_mode != "solo",
    r"\bask first|who is asked|answer binds": asks,
    r"\bjokers?\b": lambda rules: rules.pack.jokers > 0,
    r"\bred threes?\b": lambda rules: rules.red_three.role != "modern",
    r"\b[Bb]lack three": lambda rules: rules.black_three.role == "stop",
    r"special hand": lambda rules: bool(rules.special_hands.hands),
    r"dead rank|rank .* is dead": lambda rules: rules.meld.dead_ranks != "none",
    r"canastas? of (nothing but )?wild cards|meld of wild": lambda rules: rules.wild_meld.enabled,
    r"face down": lambda rules: rules.deal.pile_face_down != 0 and rules.deal.upcard,
    r"\bone turn brings": lambda rules: rules.concealed.total is not None,
    r"lone player": lambda rules: rules.match.team_mode == "temp_2v1",
    r"[Ww]ith two players": lambda rules: rules.match.players == 2,
    r"opening (first|second)|side that opens": lambda rules: rules.bonus_cards.mode != "none",
    r"natural pair": lambda rules: rules.pile.naturals_needed.frozen == 2,
    r"last one must be a discard": lambda rules: rules.go_out.final_discard == "required",
    r"number of the deal": lambda rules: rules.initial.basis == "deal_number",
    r"mixed (one|canasta)": lambda rules: rules.meld.max_wilds != 0,
    r"concede": lambda rules: rules.match.forfeit_call is not None,
    r"red three for each|every red three": lambda rules: rules.go_out.red_threes != "none",
    r"dig down": lambda rules: rules.pile.amount == "from_chosen_card",
}
"""Words of advice to what the rules must have for them, written beside the features on purpose."""


def unfounded(rules: TableRules) -> list[tuple[str, str]]:
    told = [line.text for line in playing_well(rules)]
    return [
        (words, paragraph)
        for words, has in HAS.items()
        for paragraph in told
        if re.search(words, paragraph) and not has(rules)
    ]


def test_the_words_that_are_looked_for_do_occur() -> None:
    told = "\n".join(map(text, GAMES))
    assert [words for words in HAS if not re.search(words, told)] == []


@for_each("preset_id", preset_ids())
def test_no_game_is_advised_about_what_it_does_not_have(preset_id: str) -> None:
    assert unfounded(preset(preset_id).rules) == []


@given(nearby_rules(40, 5))
@settings(max_examples=15, deadline=None)
def test_no_rules_are_advised_about_what_they_do_not_have(rules: TableRules) -> None:
    """Everything is asked of the same rules: drawing them costs most."""
    expect_sound_advice(rules)


@pytest.mark.slow  # the test before stands in for it
@given(nearby_rules(40, 5))
@settings(max_examples=1000, deadline=None)
def test_no_rules_of_a_thousand_are_advised_about_what_they_do_not_have(rules: TableRules) -> None:
    expect_sound_advice(rules)


def expect_sound_advice(rules: TableRules) -> None:
    """What is said under any rules is true: the advice, its numbers and the words of the game."""
    assert unfounded(rules) == []
    assert 5 <= len(chapter(rules)) <= 10
    assert all(one.first.holds(rules) for one in chapter(rules))
    assert list(contradicted(rules)) == [], "the judge does not agree"
    expect_numbers_of_the_options(rules)
    expect_no_word_twice_or_in_vain(rules)


# --- the judge agrees -----------------------------------------------------------------------

Probe = tuple[str, str, str, str, str]
"""Hand, own meld, pile from the bottom, what is tried, and the verdict: "" where it is legal."""

_FILL = "J J T T 5 6 4"
_DEEP = "4 5 6 4 5 6 8 4 5 6 8"
_BELOW = "4 5 6 7 8 T J Q"
"""Put below a pile that is too small for tables where only a larger one may be taken."""
_PAIR: Probe = ("9 9", "", f"{_DEEP} 9", "take: 9 9 *", "")
_LAYOFF: Probe = ("", "9 9 9", f"{_DEEP} 9", "take: *", "")
_NO_LAYOFF: Probe = ("", "9 9 9", f"{_DEEP} 9", "take: *", "E_PILE_FROZEN E_PILE_NO_MATCH")
_NO_WILD: Probe = ("9 2", "", f"{_DEEP} 9", "take: 9 2 *", "E_PILE_FROZEN E_PILE_NO_MATCH")
_FROZEN: Probe = (
    "9 2",
    "",
    f"5 2 {_DEEP} 9",
    "take: 9 2 *",
    "E_PILE_FROZEN E_PILE_NO_MATCH E_RULE_OF_FIVE",
)
_RUN: Probe = ("", "6h 7h 8h", f"{_DEEP} 9h", "take: * -> 1", "")
_THREE: Probe = ("9 9", "", f"{_DEEP} 9 3s", "take: 9 9 *", "E_PILE_BLOCKED E_PILE_NO_MATCH")
_OWN: Probe = ("9 9", "9 9 9 9 9 2 2", f"{_DEEP} 9", "take: 9 9 *", "E_PILE_CANASTA E_RANK_DEAD")
_WILD_GOES: Probe = ("2 9", "", _DEEP, "discard: 2", "")

PROBES: Mapping[str, tuple[Probe, ...]] = {
    "pairs/keep": (_PAIR,),
    "american/heart": (_PAIR, _NO_WILD, _NO_LAYOFF),
    "frozen/heart": (_PAIR, _NO_WILD, _NO_LAYOFF),
    "frozen/pile": (_PAIR, _NO_WILD),
    "pairs/throw": (_NO_LAYOFF,),
    "run_top/throw": (_PAIR, _NO_LAYOFF),
    "layoff/throw": (_LAYOFF,),
    "runs/throw": (_LAYOFF,),
    "classic/freeze": (_FROZEN, _WILD_GOES),
    "more_naturals/freeze": (_FROZEN, _WILD_GOES),
    "to_wild/pile": (_WILD_GOES,),
    "classic/black": (_THREE,),
    "costly/black": (_THREE,),
    "barred/safe": (_OWN,),
    "american/keep": (_OWN,),
}
"""Advice to what the judge must say for it to be true."""


def tried(rules: TableRules, probe: Probe) -> str | None:
    """The code of the refusal, nothing where it is legal, None where it cannot be put."""
    hand, meld, pile, action, _ = probe
    discarding = action.startswith("discard")
    position = {
        "rules": replace_option(rules, "table.enforcement", "prevent"),
        "phase": "play" if discarding else "start",
        "opened": {"0": "earlier"},
        "hands": {"0": f"{hand} {_FILL}"},
        "melds": {"0": ["K K K", *([meld] if meld else [])]},
        "pile": large_enough(rules, pile),
        "stock": 20,
    }
    try:
        refusal = refusal_in(position, action)
    except PositionProblem:
        return None
    return refusal.code.value if refusal else ""


def large_enough(rules: TableRules, pile: str) -> str:
    """The pile, with more cards at its bottom if the rules ask for more."""
    missing = (rules.pile.n or 0) - len(pile.split()) if needs_minimum_pile(rules) else 0
    return " ".join([*islice(cycle(_BELOW.split()), max(missing, 0)), pile])


def contradicted(rules: TableRules) -> Iterator[tuple[str, Probe, str]]:
    ordinary = rules.meld.canasta_size == 7 and rules.meld.min_size <= 3
    if not ordinary or rules.meld.min_naturals > 3 or "9" in rules.pile.blocked_ranks:
        return
    if {*_FILL.split()} <= {rank for rank, _ in rules.discard.rank_locks}:
        return  # nobody who takes a pile could end the turn
    for one in chapter(rules):
        for probe in PROBES.get(one.id, ()):
            code = tried(rules, probe)
            if code is not None and code not in (probe[4].split() or [""]):
                yield one.id, probe, code


def test_every_probe_is_put_to_the_judge() -> None:
    put = {one.id: 0 for one in EVERY if one.id in PROBES}
    assert set(put) == set(PROBES)
    for rules in GAMES:
        for one in chapter(rules):
            for probe in PROBES.get(one.id, ()):
                put[one.id] += tried(rules, probe) is not None
    assert all(put.values()), put


@for_each("preset_id", preset_ids())
def test_the_judge_agrees_with_the_advice_of_a_game(preset_id: str) -> None:
    assert list(contradicted(preset(preset_id).rules)) == []


# --- numbers --------------------------------------------------------------------------------


def numbers_of(value: object) -> Iterator[int]:
    """Every number in the value of an option, however deep."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield abs(value)
    elif isinstance(value, str):
        yield from map(int, re.findall(r"\d+", value))
    elif isinstance(value, tuple):
        for part in value:
            yield from numbers_of(part)
    elif hasattr(value, "__slots__"):
        for name in value.__slots__:
            yield from numbers_of(getattr(value, name))


def strange_numbers(rules: TableRules, lines: Iterator[Line]) -> list[tuple[str, str]]:
    found = []
    for line in lines:
        known = {n for key in line.keys for n in numbers_of(get(rules, key))}
        if "pack.decks" in line.keys:
            known |= {4 * rules.pack.decks, pack_size(rules) - 48 * rules.pack.decks}
        words = {figures(n) for n in known}
        found += [(n, line.text) for n in re.findall(r"\d[\d,]*", line.text) if n not in words]
    return found


@for_each("preset_id", preset_ids())
def test_numbers_of_a_game_come_from_the_options_of_the_line(preset_id: str) -> None:
    expect_numbers_of_the_options(preset(preset_id).rules)


def expect_numbers_of_the_options(rules: TableRules) -> None:
    assert strange_numbers(rules, playing_well(rules)) == []
    assert strange_numbers(rules, glossary(rules)) == []


def test_changed_numbers_are_told() -> None:
    rules = resolve("classic_4p", {"go_out.bonus": 250, "pack.decks": 2})
    assert "brings only 250 points" in text(rules)
    assert "brings only 100 points" in text(CLASSIC)


def test_a_line_names_the_options_that_decide_it() -> None:
    known = {spec.key for spec in OPTIONS}
    for one in EVERY:
        named = set(one.first.options())
        assert named <= known
        assert {key for name in places(one.first.text) for key in NUMBERS[name].keys} <= named


def shown(one: Advice, rules: TableRules) -> bool:
    return one in chapter(rules)


def test_a_rule_that_is_switched_off_takes_its_advice_along() -> None:
    freeze = advice("classic", "freeze")
    assert shown(freeze, CLASSIC)
    assert not shown(freeze, resolve("classic_4p", {"freeze.wild_discard": False}))
    assert not shown(freeze, resolve("classic_4p", {"discard.wild": "never"}))
    ask = "it is not rude to say no"
    assert ask in text(CLASSIC)
    assert ask not in text(resolve("classic_4p", {"permission.mode": "none"}))


# --- the words of the game ------------------------------------------------------------------


def words(rules: TableRules) -> list[str]:
    return [line.cells[0] for line in glossary(rules)]


@for_each("preset_id", preset_ids())
def test_the_words_of_a_game_stand_once_and_in_order(preset_id: str) -> None:
    terms = words(preset(preset_id).rules)
    plain = [re.sub(r"[^\w ]", "", term).casefold() for term in terms]
    assert plain == sorted(set(plain))
    assert {"Stock", "Discard pile", "Meld", "Natural card", "Canasta", "Going out"} <= set(terms)


@for_each("preset_id", preset_ids())
def test_no_word_is_explained_twice_or_in_vain(preset_id: str) -> None:
    expect_no_word_twice_or_in_vain(preset(preset_id).rules)


def expect_no_word_twice_or_in_vain(rules: TableRules) -> None:
    terms = words(rules)
    assert len(terms) == len(set(terms))
    assert ("Foot" in terms) == (rules.foot.pickup != "none")
    assert ("Sequence" in terms) == rules.sequence.enabled
    assert ("Wild canasta" in terms) == rules.wild_meld.enabled
    assert ("Upcard" in terms) == rules.deal.upcard
    assert ("Frozen pile" in terms) <= freezes(rules)
    assert ("Special hand" in terms) == bool(rules.special_hands.hands)
    assert ("\u201cMay I go out?\u201d" in terms) <= asks(rules)


def test_every_word_belongs_to_some_game() -> None:
    rare = {"A two. In a meld it stands in for another card."}
    unused = {one.first.text for one in ENTRIES if not any(one.first.holds(r) for r in GAMES)}
    assert unused <= rare
