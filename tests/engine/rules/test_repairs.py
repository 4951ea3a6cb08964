"""Ways out of conflicts: each settles its issue and makes no new error."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from canasta_qt.engine.rules import (
    OPTIONS,
    Issue,
    TableRules,
    check,
    get,
    option,
    preset,
    preset_ids,
    replace_option,
)
from canasta_qt.engine.rules.repairs import MOST, Repair, repairs
from canasta_qt.engine.rules.repairs.candidates import candidates

CLASSIC = TableRules()


def changed(base: TableRules, **values: object) -> TableRules:
    """Rules with options changed; `__` stands for the dot of a key."""
    for name, value in values.items():
        key = name.replace("__", ".")
        base = replace_option(base, key, option(key).parse(value))
    return base


def errors(rules: TableRules) -> tuple[Issue, ...]:
    return tuple(issue for issue in check(rules) if issue.severity == "error")


def kinds(issues: tuple[Issue, ...]) -> Counter[tuple[str, tuple[str, ...]]]:
    return Counter((issue.code, issue.keys) for issue in issues)


def the_issue(rules: TableRules, code: str) -> Issue:
    return next(issue for issue in check(rules) if issue.code == code)


def offers(rules: TableRules, code: str, base: TableRules = CLASSIC) -> list[dict[str, object]]:
    return [dict(repair.changes) for repair in repairs(rules, the_issue(rules, code), base)]


def test_three_players_may_play_two_against_one_or_a_fourth_may_come() -> None:
    found = offers(changed(CLASSIC, match__players=3), "team_mode")
    assert found[0] == {"match.team_mode": "temp_2v1", "match.score_unit": "per_player"}
    assert {"match.players": 4} in found


def test_what_was_changed_on_purpose_is_left_alone_at_first() -> None:
    found = offers(changed(CLASSIC, foot__pickup="hand_empty"), "foot")
    assert [set(changes) for changes in found] == [{"deal.foot_size"}, {"foot.pickup"}]
    assert found[0]["deal.foot_size"] in (11, 13)


def test_one_repair_settles_what_the_first_change_would_break() -> None:
    found = offers(changed(CLASSIC, red_three__role="modern"), "modern_threes")
    assert found[0]["black_three.role"] == "modern"
    assert len(found[0]["black_three.totals"]) == 5  # type: ignore[arg-type]


def test_a_third_deck_gets_the_totals_of_a_game_with_three() -> None:
    found = offers(changed(CLASSIC, pack__decks=3), "totals")
    used = {preset(name).rules.red_three.totals for name in preset_ids()}
    assert found[0]["red_three.totals"] in used
    assert len(found[0]["red_three.totals"]) == 7  # type: ignore[arg-type]


def test_rows_in_disorder_are_sorted_rather_than_lost() -> None:
    rules = changed(CLASSIC, initial__table=[["-inf", 15], [3000, 120], [1500, 90]])
    assert offers(rules, "opening_order")[0] == {
        "initial.table": ((None, 15), (1500, 90), (3000, 120))
    }


def test_the_bad_one_of_several_tiers_is_left_out() -> None:
    base = preset("brazilian").rules
    tiers = option("initial.tiers").dump(base.initial.tiers)
    bad = {"need": "any canasta"}
    rules = changed(base, initial__tiers=[*tiers, bad])  # type: ignore[misc]
    assert offers(rules, "tier_from", base)[0] == {"initial.tiers": base.initial.tiers}


def test_a_warning_can_be_repaired_too() -> None:
    rules = changed(CLASSIC, concealed__total=50)
    assert offers(rules, "concealed_less")


def test_a_base_with_errors_of_its_own_still_leaves_a_way() -> None:
    rules = changed(CLASSIC, match__players=3, pack__decks=3)
    for issue in errors(rules):
        assert repairs(rules, issue, rules)


def test_an_issue_that_is_gone_needs_no_repair() -> None:
    gone = the_issue(changed(CLASSIC, match__players=3), "team_mode")
    assert repairs(CLASSIC, gone, CLASSIC) == ()


def test_a_repair_is_applied_as_it_is_described() -> None:
    repair = Repair((("pile.layoff", "no"), ("pack.decks", 3)))
    rules = repair.applied(CLASSIC)
    assert (rules.pile.layoff, rules.pack.decks) == ("no", 3)


def broken_rules(rng: random.Random, count: int) -> Iterator[tuple[TableRules, TableRules]]:
    """Rules with errors, each near one of the games, and that game."""
    while count:
        base = rules = preset(preset_ids()[count % len(preset_ids())]).rules
        for _ in range(rng.randint(1, 12)):
            key = rng.choice(OPTIONS).key
            values = candidates(rules, key, base, {"number": rng.randint(0, 40)})
            if values:
                rules = replace_option(rules, key, rng.choice(values).value)
        if errors(rules):
            count -= 1
            yield rules, base


def require_good_repairs(rules: TableRules, base: TableRules) -> None:
    before = kinds(errors(rules))
    for issue in errors(rules):
        found = repairs(rules, issue, base)
        assert 1 <= len(found) <= MOST
        for repair in found:
            after = check(repair.applied(rules))
            assert (
                kinds(after)[(issue.code, issue.keys)]
                < kinds(check(rules))[(issue.code, issue.keys)]
            )
            assert not kinds(errors(repair.applied(rules))) - before
            assert all(option(k).parse(option(k).dump(v)) == v for k, v in repair.changes)
            assert all(get(rules, key) != value for key, value in repair.changes)


def require_an_end(rules: TableRules, base: TableRules) -> None:
    """The first repair of the first error, again and again, ends without errors."""
    for _ in range(len(errors(rules))):
        if found := errors(rules):
            rules = repairs(rules, found[0], base)[0].applied(rules)
    assert not errors(rules)


def test_every_error_of_many_broken_rules_has_a_repair_and_repairs_come_to_an_end() -> None:
    for rules, base in broken_rules(random.Random(5), 60):
        require_good_repairs(rules, base)
        require_an_end(rules, base)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_every_error_of_thousands_of_broken_rules_has_a_repair(seed: int) -> None:
    for rules, base in broken_rules(random.Random(f"many {seed}"), 500):
        require_good_repairs(rules, base)
        require_an_end(rules, base)
