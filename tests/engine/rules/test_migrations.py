"""Options written by earlier versions, tried with a history that is made up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from canasta_qt.engine.rules import OPTIONS, RulesProblem, TableRules, codec, dump_rules, load_rules
from canasta_qt.engine.rules.codec import FORMAT, STEPS, migrated

Options = Mapping[str, object]


def _renamed(options: Options) -> Options:
    names = {"pile.stack": "pile.layoff"}
    return {names.get(key, key): value for key, value in options.items()}


def _filled(options: Options) -> Options:
    return {"go_out.bonus": 200, **options}


@pytest.fixture(autouse=True)
def history(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options were changed twice."""
    monkeypatch.setattr(codec, "STEPS", (_renamed, _filled))
    monkeypatch.setattr(codec, "FORMAT", 3)


def test_the_format_counts_the_steps() -> None:
    assert len(STEPS) + 1 == FORMAT


def test_options_of_today_need_no_step() -> None:
    assert migrated({"pile.layoff": "no"}, 3) == {"pile.layoff": "no"}


def test_each_version_passes_through_all_later_steps() -> None:
    newer = {"pile.layoff": "no", "go_out.bonus": 200}
    assert migrated({"pile.stack": "no"}, 1) == newer
    assert migrated({"pile.layoff": "no"}, 2) == newer
    assert migrated({"go_out.bonus": 300}, 2) == {"go_out.bonus": 300}


def test_a_whole_set_of_rules_of_an_earlier_version_is_read() -> None:
    written = dump_rules(TableRules())
    assert written["format"] == 3
    options = cast("dict[str, object]", written["options"])
    options["pile.stack"] = options.pop("pile.layoff")
    assert load_rules({"format": 1, "options": options}) == TableRules()
    with pytest.raises(RulesProblem):
        load_rules({"format": 2, "options": options})


def test_every_option_is_written_and_must_be() -> None:
    whole = dump_rules(TableRules())
    options = cast("dict[str, object]", whole["options"])
    assert list(options) == [spec.key for spec in OPTIONS]
    del options["pile.layoff"]
    with pytest.raises(RulesProblem, match=r"pile\.layoff: the option is missing"):
        load_rules(whole)
