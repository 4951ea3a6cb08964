"""What follows from the rules: the stock, the best opening, what does nothing and why."""

from __future__ import annotations

import pytest

from canasta_qt.engine.match import Match
from canasta_qt.engine.rules import OPTIONS, TableRules, check, option, preset, preset_ids, resolve
from canasta_qt.engine.rules.facts import best_opening, hidden_cards, stock_at_start
from canasta_qt.engine.rules.options import idle_because
from tests.helpers.cases import for_each


def test_the_classic_deal_leaves_a_stock_of_sixty_three() -> None:
    assert stock_at_start(TableRules()) == 108 - 4 * 11 - 1


@for_each("preset_id", preset_ids())
def test_the_stock_of_every_game_is_as_large_as_told(preset_id: str) -> None:
    rules = preset(preset_id).rules
    state, _ = Match(rules, 3).start_deal()
    upcards = len(state.pile) - state.pile_hidden
    turned_again = max(0, upcards - 1)
    fewer_hidden = hidden_cards(rules) - state.pile_hidden
    tabled = sum(map(len, (*state.red_threes, *state.black_threes)))
    assert state.stock_left == stock_at_start(rules) - tabled - turned_again + fewer_hidden


def test_a_small_stock_is_told_with_its_number() -> None:
    issues = check(resolve("classic_4p", {"deal.hand_size": 26}))
    assert [(issue.code, issue.numbers) for issue in issues] == [("small_stock", (("stock", 3),))]


def test_the_best_opening_without_wild_cards_is_worth_less() -> None:
    pure = resolve("classic_4p", {"initial.require": "all_pure"})
    most, most_pure = best_opening(TableRules()), best_opening(pure)
    assert most is not None
    assert most_pure is not None
    assert most > most_pure == 8 * 20 + 4 * 10


def test_no_limit_is_known_where_hands_grow() -> None:
    assert best_opening(preset("samba").rules) is None


def test_an_option_that_matters_is_not_idle() -> None:
    for spec in OPTIONS:
        assert (idle_because(TableRules(), spec.key) == ()) == spec.matters(TableRules())


def test_an_idle_option_names_what_it_lacks() -> None:
    assert idle_because(TableRules(), "wild_meld.lock") == option("wild_meld.lock").shown_when


def test_an_unknown_option_is_no_idle_one() -> None:
    with pytest.raises(KeyError):
        idle_because(TableRules(), "pile.nothing")
