"""Sequences: what joins which run, how long a run grows, and what it scores."""

from __future__ import annotations

import pytest

from canasta_qt.engine.actions import LayDown, Play
from canasta_qt.engine.cards import code
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.sequences import new_runs
from canasta_qt.engine.movegen.laydowns import openings, pile_takes
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.rules import RulesProblem, resolve
from canasta_qt.record.positions.position import set_up
from tests.helpers.deals.positions import answer_to, score_lines, verdicts

SAMBA: dict[str, object] = {"rules": "samba_us"}
OPENED = {"opened": {"0": "earlier"}}


def melds_of(*actions: str, **fields: object) -> list[str]:
    """The side's melds after legal actions."""
    answer = answer_to(*actions, **{**SAMBA, **fields})
    assert all(result["legal"] for result in answer["results"]), answer["results"]  # type: ignore[attr-defined]
    return answer["melds"]["0"]  # type: ignore[index, no-any-return]


def test_a_run_lies_in_order_however_it_was_laid() -> None:
    hand = "9s 7s 8s 6s 5s J J"
    assert melds_of("meld: 9s 7s 8s", "meld: 5s 6s", hand=hand, **OPENED) == ["5s 6s 7s 8s 9s"]


def test_a_card_joins_the_group_of_its_rank_before_a_run() -> None:
    melds = {"0": ["4s 5s 6s", "7h 7d 7c"]}
    after = melds_of("meld: 7s", hand="7s J J 5d", melds=melds)
    assert after == ["4s 5s 6s", "7h 7d 7c 7s"]


def test_a_card_without_a_group_joins_the_first_run_it_continues() -> None:
    melds = {"0": ["9s Ts Js", "4s 5s 6s", "4s 5s 6s"]}
    after = melds_of("meld: 7s", hand="7s J J 5d", melds=melds)
    assert after == ["9s Ts Js", "4s 5s 6s 7s", "4s 5s 6s"]


def test_a_card_of_a_complete_rank_continues_a_run() -> None:
    melds = {"0": ["7h 7d 7c 7h 7d 7c 7s", "4s 5s 6s"]}
    after = melds_of("meld: 7s", hand="7s J J 5d", melds=melds)
    assert after[1] == "4s 5s 6s 7s"


def test_the_same_cards_may_begin_a_second_run() -> None:
    melds = {"0": ["4s 5s 6s"]}
    hand = "7s 8s 9s J J 5d"
    assert melds_of("meld: 7s 8s 9s", hand=hand, melds=melds) == ["4s 5s 6s 7s 8s 9s"]
    assert melds_of("meld: 7s 8s 9s -> new", hand=hand, melds=melds) == ["4s 5s 6s", "7s 8s 9s"]


def test_no_card_comes_twice_in_a_run() -> None:
    assert verdicts("meld: 6s -> run 4s", hand="6s J J 5d", melds={"0": ["4s 5s 6s"]}, **SAMBA) == [
        "E_SEQ_GAP"
    ]


def test_a_three_never_continues_a_run() -> None:
    assert verdicts("meld: 3s -> run 4s", hand="3s J J 5d", melds={"0": ["4s 5s 6s"]}, **SAMBA) == [
        "E_SEQ_THREE"
    ]


def test_nobody_continues_a_run_of_the_other_side() -> None:
    fields = {"melds": {"0": ["K K K"], "1": ["4s 5s 6s"]}, "hand": "7s J J 5d"}
    assert verdicts("meld: 7s -> run 4s", **SAMBA, **fields) == ["E_OPP_MELD"]


def test_eight_cards_are_too_many_at_once() -> None:
    fields = {"melds": {"0": ["4s 5s 6s 7s 8s 9s"]}, "hand": "Ts Js K K 5d"}
    assert verdicts("meld: Ts Js -> run 4s", **SAMBA, **fields) == ["E_MAX_SIZE"]


def test_wild_cards_fill_gaps_first_and_ends_after_that() -> None:
    fields: dict[str, object] = {"overrides": {"sequence.wilds": 2}, **OPENED}
    assert melds_of("meld: 6s 8s 2", hand="6s 8s 2 J J", **fields) == ["6s 2 8s"]
    assert melds_of("meld: Ks As 2", hand="Ks As 2 J J", **fields) == ["2 Ks As"]
    assert melds_of("meld: 6s 7s 2 X", hand="6s 7s 2 X J J", **fields) == ["6s 7s 2 X"]


def test_a_wild_card_in_a_run_stays_where_it_lies() -> None:
    fields: dict[str, object] = {
        "overrides": {"sequence.wilds": 3},
        "melds": {"0": ["7s 8s 2 X"]},
        "hand": "5s 6s 9s Js 2 K K",
    }
    for laid, verdict in (
        ("6s", "legal"),
        ("Js", "legal"),
        ("5s 6s Js", "legal"),
        ("9s", "E_SEQ_GAP"),
        ("5s", "E_SEQ_GAP"),
        ("5s 2", "legal"),
    ):
        assert verdicts(f"meld: {laid} -> run 7s", **SAMBA, **fields) == [verdict], laid


def test_no_empty_stock_forces_a_take_in_place_of_a_wild_card() -> None:
    fields: dict[str, object] = {
        "rules": "samba_us",
        "overrides": {"sequence.wilds": 2, "stock_end.forced_layoff": "whole_pile"},
        "phase": "start",
        "stock": 0,
        "hand": "K K 4 5",
    }
    runs = {"melds": {"0": ["7c 8c 2 2"]}}
    assert verdicts("draw", pile="Qd 9c", **runs, **fields) == ["legal"]
    assert verdicts("draw", "take: * -> run 7c", pile="Qd Jc", **runs, **fields) == [
        "E_PHASE",
        "legal",
    ]


def test_a_complete_run_grows_only_in_the_turn_that_goes_out() -> None:
    brazil = {
        "overrides": {"sequence.extend_complete_when_going_out": True},
        "melds": {"0": ["4h 5h 6h 7h 8h 9h Th", "K*7"]},
    }
    assert verdicts("meld: Jh -> run 4h", hand="Jh Q 5", **SAMBA, **brazil) == ["E_CLOSED"]
    assert verdicts("meld: Jh Qh -> run 4h", "discard: 5", hand="Jh Qh 5", **SAMBA, **brazil) == [
        "legal",
        "legal",
    ]


def test_a_run_is_a_canasta_for_going_out() -> None:
    melds = {"0": ["4h 5h 6h 7h 8h 9h Th", "K*7"]}
    assert verdicts("discard: 5", hand="5", melds=melds, **SAMBA) == ["legal"]


def test_a_run_needs_neither_as_many_cards_as_other_canastas_nor_fewer() -> None:
    overrides = {"meld.canasta_size": 9}
    fields = {"melds": {"0": ["4h 5h 6h 7h 8h 9h Th", "K*7"]}, "score": {}}
    lines = score_lines(answer_to(overrides=overrides, **SAMBA, **fields))
    assert lines["sequence_canasta"] == 1500
    assert "natural_canasta" not in lines


def test_a_top_card_of_a_frozen_pile_stays_where_runs_take_whole_piles() -> None:
    state = set_up(
        {
            "rules": "samba_us",
            "hands": {"0": "4c 5d Q K K"},
            "melds": {"0": ["6s 7s 8s 9s"]},
            "pile": "4h 2 Ts",
        }
    ).state
    assert pile_takes(state) == []
    state.freezer = -1
    assert [take.plays[0].cards for take in pile_takes(state)] == [(state.pile[-1],)]


def test_a_complete_run_takes_no_pile() -> None:
    fields = {"melds": {"0": ["4s 5s 6s 7s 8s 9s Ts"]}, "hand": "K Q 5d", "pile": "4h Js"}
    assert verdicts("take: * -> run 4s", phase="start", **SAMBA, **fields) == ["E_CLOSED"]


def test_without_the_option_no_run_takes_the_pile() -> None:
    fields = {"melds": {"0": ["4s 5s 6s"]}, "hand": "K Q 5d", "pile": "4h 7s"}
    off = {"sequence.pile_take": "none"}
    assert verdicts("take: * -> run 4s", phase="start", overrides=off, **SAMBA, **fields) == [
        "E_PILE_NO_MATCH"
    ]


def test_an_empty_stock_forces_the_end_of_a_run() -> None:
    fields = {"melds": {"0": ["4s 5s 6s"]}, "hand": "K Q 5d", "pile": "4h 7s", "stock": 0}
    assert verdicts("draw", "take: *", phase="start", **SAMBA, **fields) == ["E_PHASE", "legal"]


def test_an_opening_may_be_a_run_with_a_group() -> None:
    state = set_up(
        {"rules": "samba_us", "phase": "play", "hands": {"0": "Qs Ks As 4h 4d 4c 9d 7c 6h"}}
    ).state
    found = openings(state)
    assert [[len(play.cards) for play in plays] for plays in found] == [[3, 3]]


def test_runs_too_short_to_be_canastas_are_refused_as_rules() -> None:
    with pytest.raises(RulesProblem):
        resolve("samba_us", {"sequence.sizes": [3, 6]})


def test_a_run_is_the_own_canasta_of_a_concealed_hand() -> None:
    concealed = {"concealed.total": 400, "go_out.canastas": 1, "initial.table": [["-inf", 0]]}
    for hand, line in (("4h 5h 6h 7h 8h 9h Th 9", "concealed"), ("K*6 X 9", "concealed")):
        actions = (f"meld: {hand[:-2]}", "discard: 9")
        answer = answer_to(*actions, hand=hand, overrides=concealed, score={}, **SAMBA)
        assert all(result["legal"] for result in answer["results"])  # type: ignore[attr-defined]
        assert score_lines(answer)[line] == 400


def test_a_run_opens_where_any_canasta_does_but_is_no_natural_one() -> None:
    fields: dict[str, object] = {"rules": "brazilian", "hand": "4s 5s 6s 7s 8s 9s Ts K K"}
    run = "meld: 4s 5s 6s 7s 8s 9s Ts"
    assert verdicts(run, totals=[7500, 0], **fields) == ["legal"]
    assert verdicts(run, totals=[9500, 0], **fields) == ["E_INITIAL_CLEAN"]


def test_a_run_too_short_for_a_canasta_opens_no_tier_where_others_are_shorter() -> None:
    fields: dict[str, object] = {"rules": "brazilian", "hand": "4s 5s 6s 7s K K"}
    shorter = {"overrides": {"meld.canasta_size": 4}, "totals": [7500, 0]}
    assert verdicts("meld: 4s 5s 6s 7s", **shorter, **fields) == ["E_INITIAL_CLEAN"]


def test_cards_of_a_suit_in_a_row_are_no_group_where_there_are_no_runs() -> None:
    assert verdicts("meld: 5c 6c 7c", hand="5c 6c 7c 9 9", melds={"0": ["K K K"]}) == [
        "E_MIXED_RANKS"
    ]


def test_a_wild_card_goes_to_the_canasta_of_the_rank_where_runs_have_none() -> None:
    melds = {"0": ["8c 8c 8h 8h 8s 8s 8c", "9d Td Jd"]}
    state = set_up({**SAMBA, "phase": "play", "melds": melds, "hands": {"0": "8d 2 5 6 K"}}).state
    eight, two = sorted(state.hands[0], key=lambda card: code(card)[0] not in "82")[:2]
    step = LayDown((Play((eight, two)),))
    refusal = verify(state, step)
    assert refusal is None or refusal.code is not Code.SEQ_WILD


def test_runs_are_begun_in_every_length_unless_only_the_shortest_are_asked_for() -> None:
    pos = set_up({**SAMBA, "hands": {"0": "4s 5s 6s 7s 8s J 2h Kd"}}).state
    runs = {
        longest: sorted(len(play.cards) for play in new_runs(pos, pos.hands[0], longest=longest))
        for longest in (True, False)
    }
    assert runs == {True: [3, 3, 3, 4, 4, 5], False: [3, 3, 3]}
