"""The rulebook: complete, true to golden texts, and marked where an option changed."""

from __future__ import annotations

import pytest

from canasta_qt.engine.rules import OPTIONS, TableRules, diff, preset, preset_ids, resolve
from canasta_qt.engine.rules.declarations import kinds
from canasta_qt.engine.rules.options import OptionSpec
from canasta_qt.features.rulebook.words import writer
from canasta_qt.features.rulebook.words.page import as_html
from canasta_qt.words.lines import Line, Rulebook
from tests.features.rulebook.words.books import write
from tests.golden.write_rulebooks import FOLDER, text_of
from tests.helpers.alternatives import FIXED, changes
from tests.helpers.cases import for_each
from tests.helpers.chosen_games import sweep
from tests.helpers.deals.rules_strategies import nearby_rules
from tests.helpers.drawn import drawn
from tests.helpers.work import calls_in

CLASSIC = TableRules()


def lines(book: Rulebook) -> list[Line]:
    return [line for section in book.sections for line in section.lines]


def book(rules: TableRules) -> Rulebook:
    """The book without examples; most options are changed from the same few games."""
    return write(rules, examples=False)


def keys(rules: TableRules) -> set[str]:
    return {key for line in lines(book(rules)) for key in line.keys}


def told(rules: TableRules, title: str) -> str:
    return "\n".join(line.text for line in lines(write(rules, title)))


def section(rules: TableRules, name: str) -> str:
    found = [each for each in book(rules).sections if each.id == name]
    return "\n".join(line.text for each in found for line in each.lines)


@for_each("preset_id", preset_ids())
def test_every_game_has_the_rulebook_that_was_read_and_approved(preset_id: str) -> None:
    golden = (FOLDER / f"{preset_id}.txt").read_text(encoding="utf-8")
    assert text_of(preset_id) == golden


@for_each("preset_id", preset_ids())
def test_every_option_in_which_a_game_differs_from_classic_has_a_line(preset_id: str) -> None:
    rules = preset(preset_id).rules
    changed = diff(rules, CLASSIC)
    differing = {spec.key for spec in OPTIONS if spec.key in changed and spec.matters(rules)}
    assert differing <= keys(rules)


MANY = kinds.Codes, kinds.NumberMap, kinds.Numbers
"""Kinds of options of whose many values two stand in for the others."""

Change = tuple[TableRules, TableRules]


def few(spec: OptionSpec, found: list[Change]) -> list[Change]:
    """Those of the changes that stand in for all; numbers are asked for in `test_numbers`."""
    if isinstance(spec.kind, kinds.Whole):
        return []
    return [found[0], found[-1]] if found and isinstance(spec.kind, MANY) else found


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("spec", OPTIONS, ids=lambda spec: spec.key)
def test_no_option_changes_without_a_trace(spec: OptionSpec, *, every: bool) -> None:
    found = list(changes(spec))
    assert bool(found) != (spec.key in FIXED)
    for base, rules in found if every else few(spec, found):
        assert book(base) != book(rules), diff(rules, base)
        assert spec.key in keys(rules), diff(rules, base)


def test_a_line_names_only_options_that_exist() -> None:
    known = {spec.key for spec in OPTIONS}
    assert all(keys(preset(preset_id).rules) <= known for preset_id in preset_ids())


@drawn(nearby_rules(), few=5, many=40)
def test_rules_that_cannot_be_played_have_a_rulebook_all_the_same(rules: TableRules) -> None:
    mine = write(rules, "Mine")
    assert "aim" in [each.id for each in mine.sections]
    assert as_html(mine)


def test_sections_that_do_not_apply_are_absent() -> None:
    names = [each.id for each in write(CLASSIC).sections]
    assert not {"sequences", "wild_melds", "foot", "special_hands", "doubts"} & set(names)
    samba = [each.id for each in write(preset("samba").rules).sections]
    assert samba.index("sequences") > samba.index("melds")


def test_a_reconstructed_game_carries_its_note() -> None:
    game = preset("albany")
    assert game.note in told(game.rules, game.name)


def test_a_note_belongs_to_the_game_and_not_to_another_with_the_same_rules() -> None:
    game, twin = preset("bolivia"), preset("chilean")
    assert twin.rules == game.rules
    assert twin.note not in told(game.rules, game.name)
    assert twin.note in told(twin.rules, twin.name)


def test_numbers_come_from_the_rules() -> None:
    rules = resolve("classic_4p", {"go_out.bonus": 350, "go_out.canastas": 3})
    text = section(rules, "going_out")
    assert "350 points" in text
    assert "3 canastas" in text


def test_the_patterns_of_special_hands_are_told_in_words() -> None:
    text = section(preset("american_cla").rules, "special_hands")
    assert "a pair of twos or of jokers" in text
    assert "one card of each rank from two to ace and a joker" in text


def test_a_special_hand_without_its_wild_pair_is_not_listed() -> None:
    rules = resolve("american_cla", {"special_hands.wild_pair": "none"})
    assert "Quads" not in section(rules, "special_hands")


def test_changed_lines_are_marked_in_words_and_by_an_anchor_once() -> None:
    html = as_html(write(CLASSIC), {"score.canasta"})
    assert html.count('class="changed"') >= 2
    assert html.count("Changed:") == html.count('class="changed"')
    assert html.count('<a name="marked">') == 1


def test_nothing_is_marked_when_nothing_changed() -> None:
    assert "Changed:" not in as_html(write(CLASSIC))


def test_a_title_cannot_break_the_page() -> None:
    assert "<script>" not in as_html(write(CLASSIC, "<script>"))


def test_writing_the_book_is_quick_enough_to_do_it_at_every_change() -> None:
    rules = resolve("samba", {"match.end": {"kind": "target", "score": 4500}})
    as_html(writer.write(resolve("samba")))  # what is imported or looked up once is no work later
    work = calls_in(lambda: as_html(writer.write(rules)))
    assert work < 200_000


PENALISE = {"table.enforcement": "penalise"}
FAULTS = (
    "permission.mode",
    "red_three.role",
    *(spec.key for spec in OPTIONS if spec.key.startswith("penalty.")),
)


@sweep("preset_id", by=FAULTS)
def test_no_book_tells_prices_of_faults_that_the_program_does_not_let_happen(
    preset_id: str,
) -> None:
    refused, punished = resolve(preset_id), resolve(preset_id, PENALISE)
    assert "does not let you" in section(refused, "table")
    assert "cost your side points" not in section(refused, "penalties")
    assert "does not let you" not in section(punished, "table")
    assert "These faults cost your side points" in section(punished, "penalties")


def test_giving_the_pile_back_is_told_where_the_game_has_it() -> None:
    assert "you give the pile back" in section(resolve("hoyle_2p"), "penalties")
    assert section(resolve("classic_4p"), "penalties") == ""


def test_the_fine_for_a_red_three_is_told_where_players_lay_them_out_themselves() -> None:
    book = section(resolve("denexa_4p", PENALISE), "penalties")
    assert "Each red three still in your hand at the end of the deal: \N{MINUS SIGN}500" in book
    assert "Nobody lays your red threes out for you" in book
    assert "red three" not in section(resolve("american_2017", PENALISE), "penalties")


def test_who_says_more_than_yes_or_no_loses_the_answer() -> None:
    book = section(resolve("denexa_4p"), "penalties")
    assert "answers yes or no and nothing more" in book
    assert "opponents give it" in book
    assert "opponents" not in section(resolve("denexa_2p"), "penalties")
