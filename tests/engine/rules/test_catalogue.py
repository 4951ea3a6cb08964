"""Options and presets of the first version are those of the catalogue, a snapshot of it."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from canasta_qt.engine.rules import (
    OPTIONS,
    PRESET_GROUPS,
    TableRules,
    UnknownPreset,
    diff,
    get,
    option,
    preset,
    preset_ids,
    replace_option,
    resolve,
)
from tests.helpers.cases import for_each

CATALOGUE = json.loads(Path(__file__).with_name("catalogue_presets.json").read_text("utf-8"))
PRESETS = CATALOGUE["presets"]


def test_every_option_of_the_catalogue_is_there_in_its_order() -> None:
    told = CATALOGUE["options"]
    assert [spec.key for spec in OPTIONS if spec.key in told] == list(told)
    assert [spec.order for spec in OPTIONS] == list(range(len(OPTIONS)))


def test_every_default_is_classic() -> None:
    for key, value in CATALOGUE["options"].items():
        spec = option(key)
        assert spec.default == spec.parse(value), key
        assert spec.dump(spec.default) == value, key


def test_every_preset_of_the_catalogue_is_there_in_its_order() -> None:
    assert [game for game in preset_ids() if game in PRESETS] == list(PRESETS)


@for_each("preset_id", PRESETS)
def test_the_preset_differs_from_classic_just_as_the_catalogue_says(preset_id: str) -> None:
    changes = {
        key: option(key).parse(value) for key, value in PRESETS[preset_id]["changes"].items()
    }
    found = diff(preset(preset_id).rules, TableRules())
    assert {key: option(key).parse(value) for key, value in found.items()} == changes


@for_each("preset_id", PRESETS)
def test_the_preset_keeps_its_parent_and_how_sure_we_are(preset_id: str) -> None:
    found = preset(preset_id)
    assert found.parent == PRESETS[preset_id]["parent"]
    assert found.confidence == PRESETS[preset_id]["confidence"].split()[0]
    has_remark = " " in PRESETS[preset_id]["confidence"]
    assert bool(found.confidence_remark) == has_remark


@for_each("preset_id", preset_ids())
def test_a_preset_is_fit_to_be_shown(preset_id: str) -> None:
    found = preset(preset_id)
    assert found.name
    assert found.note
    assert found.group in dict(PRESET_GROUPS)
    assert all(source for _, _, source in found.overrides)


def test_names_of_presets_are_all_different() -> None:
    names = [preset(preset_id).name for preset_id in preset_ids()]
    assert len(set(names)) == len(names)


def test_nothing_but_classic_is_its_own_root() -> None:
    assert [i for i in preset_ids() if preset(i).parent is None] == ["classic_4p"]
    assert preset("classic_4p").rules == TableRules()


def test_an_unknown_preset_is_named_with_ids_like_it() -> None:
    with pytest.raises(UnknownPreset, match=r"no preset called 'clasic_4p'.*classic_4p") as caught:
        preset("clasic_4p")
    assert caught.value.close[0] == "classic_4p"
    with pytest.raises(UnknownPreset, match=r"'\.\./secret'"):
        resolve("../secret")


def test_rules_are_values() -> None:
    rules = resolve("samba")
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert hash(rules) == hash(resolve("samba"))
    assert rules != TableRules()


def test_options_are_read_and_replaced_by_key() -> None:
    rules = replace_option(TableRules(), "pile.layoff", "no")
    assert (get(rules, "pile.layoff"), rules.pile.layoff) == ("no", "no")
    assert get(resolve("american_2017"), "special_hands.list") != ()
    for key in ("pile.layof", "pile", "nothing.at_all"):
        with pytest.raises(KeyError):
            get(rules, key)
        with pytest.raises(KeyError):
            replace_option(rules, key, 1)
