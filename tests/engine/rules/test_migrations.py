"""Options written by earlier versions, tried with a history that is made up."""

from __future__ import annotations

import pytest

from canasta_qt.engine.rules import (
    OPTIONS,
    RulesProblem,
    TableRules,
    codec,
    dump_rules,
    load_rules,
    replace_option,
)
from canasta_qt.engine.rules.codec import (
    FORMAT,
    STEPS,
    dropped,
    filled,
    mended,
    migrated,
    renamed,
    together,
)
from tests.helpers.alternatives import another

HISTORY = (
    together(renamed("pile.stack", "pile.layoff"), dropped("table.colour")),
    together(mended("pack.decks", lambda packs: packs * 2), filled("go_out.bonus", 200)),  # type: ignore[operator]
)


def test_options_of_today_need_no_step() -> None:
    options = {"pile.layoff": "no"}
    assert migrated(options, FORMAT) == options


def test_each_version_passes_through_all_later_steps() -> None:
    oldest = {"pile.stack": "no", "table.colour": "green", "pack.decks": 1}
    newer = {"pile.layoff": "no", "pack.decks": 2, "go_out.bonus": 200}
    assert migrated(oldest, 1, HISTORY) == newer
    assert migrated({"pile.layoff": "no", "pack.decks": 1}, 2, HISTORY) == newer


def test_what_was_said_is_not_filled_in() -> None:
    assert migrated({"go_out.bonus": 300}, 2, HISTORY) == {"go_out.bonus": 300}


def test_a_whole_set_of_rules_of_an_earlier_version_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = dump_rules(TableRules())
    options = dict(old["options"])  # type: ignore[call-overload]
    options["pile.stack"] = options.pop("pile.layoff")
    options["pack.decks"] = 1
    old = {"format": 1, "options": {**options, "table.colour": "green"}}
    with pytest.raises(RulesProblem):
        load_rules(old)
    monkeypatch.setattr("canasta_qt.engine.rules.codec.STEPS", HISTORY)
    monkeypatch.setattr(codec, "FORMAT", 1 + len(HISTORY))
    assert load_rules(old) == TableRules()
    assert dump_rules(TableRules())["format"] == 3


def test_an_option_added_later_is_written_only_where_it_is_not_classic() -> None:
    written = dump_rules(TableRules())["options"]
    left_out = [spec for spec in OPTIONS if spec.key not in written]  # type: ignore[operator]
    assert left_out == [spec for spec in OPTIONS if spec.added_later]
    for spec in left_out:
        other = another(spec)
        rules = replace_option(TableRules(), spec.key, spec.parse(other))
        options = dump_rules(rules)["options"]
        assert options[spec.key] == other  # type: ignore[index]
        assert load_rules(dump_rules(rules)) == rules


def test_every_other_option_must_be_written() -> None:
    whole = dump_rules(TableRules())
    less = {key: value for key, value in whole["options"].items() if key != "pile.layoff"}  # type: ignore[attr-defined]
    with pytest.raises(RulesProblem, match=r"pile\.layoff: the option is missing"):
        load_rules({**whole, "options": less})


def test_the_format_counts_the_steps() -> None:
    assert len(STEPS) + 1 == FORMAT
