"""The tool that tells what the first take of a fat pile is worth."""

from __future__ import annotations

import pytest

from canasta_qt.engine.rules import preset
from tools.lab.first_takes import lead_of, leads_after, main, told


def test_a_lead_is_counted_from_the_mean_of_the_others() -> None:
    assert lead_of(0, [500, 300]) == 200
    assert lead_of(1, [500, 300, 100]) == 0


def test_the_same_seed_gives_the_same_leads() -> None:
    rules = preset("manzana").rules
    leads = list(leads_after(rules, "manzana", 2, 3, "a"))
    assert leads
    assert list(leads_after(rules, "manzana", 2, 3, "a")) == leads
    assert list(leads_after(rules, "manzana", 10_000, 3, "a")) == []


def test_few_deals_say_nothing() -> None:
    assert told([100.0]) == "taken in 1 deals, too few to say more"
    assert told([100.0, -100.0, 300.0]).endswith("ahead in 67% of 3 deals")


def test_the_command_names_the_game_and_the_pile(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["manzana", "--least", "2", "--deals", "3"]) == 0
    assert capsys.readouterr().out.startswith("manzana, a pile of 2 or more: ")
