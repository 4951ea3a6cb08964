"""What the referee says where play seldom comes: positions set by hand, rules beside no game."""

from __future__ import annotations

import pytest

from canasta_qt.engine.rules import resolve
from canasta_qt.record.log_text import dumps
from tests.helpers.cases import for_each
from tests.oracle.compare import differences
from tests.oracle.matches import random_matches
from tests.oracle.referee import log as plain
from tests.oracle.referee.exits import can_go_out
from tests.oracle.referee.foot import note_canastas, take_up
from tests.oracle.referee.log import Action, Play
from tests.oracle.referee.melds import Laying
from tests.oracle.referee.refusal import Refused
from tests.oracle.referee.replay import MatchReplay
from tests.oracle.referee.table import BLACK, OVER, PLAY, RANK, RUN, START, Hand, Meld, Table
from tests.oracle.referee.turns import Referee, begin


def table_of(overrides: dict[str, object], hand: str, melds: list[Meld]) -> Table:
    """A table of Classic in which the seat to act has drawn, and its side opened before."""
    log = next(random_matches("", resolve("classic_4p", overrides), 1, "table"))
    text = plain.read_match(dumps(log))
    table = MatchReplay(text).start(text.deals[0]).table
    table.player.hand = Hand(dict.fromkeys(hand.split()))
    table.side.melds = melds
    table.side.opened, table.turn.number, table.next_uid = 1, 9, len(melds)
    table.phase = PLAY
    return table


CANASTA = [Meld(0, RANK, "9", [f"9{suit}{copy}" for suit in "shdc" for copy in "12"][:7])]


@pytest.mark.parametrize(("wilds", "goes"), [(0, False), (1, True)])
def test_black_threes_go_out_with_a_wild_card_where_their_meld_may_hold_one(
    wilds: int, goes: bool
) -> None:
    table = table_of({"black_three.meld_wilds": wilds}, "3s1 3c1 2s1 5h1", CANASTA)
    assert can_go_out(table) is goes


def test_black_threes_that_make_a_canasta_with_wild_cards_are_a_way_out() -> None:
    rules = {"black_three.meld_wilds": 3, "black_three.meld_sizes": [3, 7]}
    hand = "3s1 3c1 3s2 3c2 2s1 2h1 X1 5h1"
    assert not can_go_out(table_of(rules, hand, []))
    rules["black_three.meld_is_canasta"] = True
    assert can_go_out(table_of(rules, hand, []))


@pytest.mark.parametrize(
    ("hand", "goes"),
    [
        ("9h3 Th1 5c1", True),  # beside the two that lies
        ("9h3 2s1 Jh1 5c1", True),  # a second two between them
        ("9h3 2s1 Qh1 5c1", False),  # a gap of two cards
        ("4h1 4h2 5c1", False),  # no place at the end twice
        ("5s1 2s1 7s1 Kc1", True),  # a new run
        ("5s1 2s1 2h1 7s1 8s1 Kc1", True),  # with one two inside and one above
        ("5s1 2s1 2h1 Kc1", False),  # one natural card is no run
    ],
)
def test_wild_cards_in_runs_are_part_of_a_way_out(hand: str, goes: bool) -> None:
    rules: dict[str, object] = {"sequence.enabled": True, "sequence.wilds": 2}
    lying = [*CANASTA, Meld(1, RUN, "h", ["6h1", "2c1", "8h1"])]
    assert can_go_out(table_of(rules, hand, lying)) is goes


def test_the_cap_of_wild_cards_counts_all_that_lie_with_black_threes() -> None:
    rules: dict[str, object] = {
        "black_three.meld_wilds": 1,
        "black_three.meld": "anytime",
        "black_three.meld_sizes": [3, 7],
    }
    lying = Meld(0, BLACK, "3", ["3s1", "3c1", "2s1"])
    table = table_of(rules, "3s2 2h1 5h1 6h1", [lying])
    with pytest.raises(Refused, match="E_BLACK3_WILD"):
        Laying(table).lay(Play(("3s2", "2h1"), 0))
    Laying(table).lay(Play(("3s2",), 0))
    assert len(table.side.melds[0].cards) == 4


def test_the_second_side_to_open_gets_the_second_packet_though_the_first_lies_there_yet() -> None:
    rules = resolve(
        "american_old",
        {
            "bonus_cards.counts": [5, 2],
            "bonus_cards.with_pile_take": False,
            "pile.take_in_opening_turn": "allowed",
            "initial.from_hand_only": False,
            "initial.table": [["-inf", 15]],
            "initial.require": "none",
        },
    )
    for seed in range(6):
        for log in random_matches("", rules, 1, f"packets/{seed}"):
            assert [str(one) for one in differences(log)] == []


@pytest.mark.parametrize(("last", "phase"), [("3h1", OVER), ("8h1", PLAY)])
def test_a_red_three_ends_the_deal_also_where_it_is_drawn_beside_the_pile(
    last: str, phase: str
) -> None:
    table = table_of({"draw.extra_with_pile": 2}, "9s2 9c2 5h1 6h1 7h1 Th1 Jh1", [])
    table.phase, table.pile, table.stock = START, ["9h2"], [last, "8d2"]
    table.player.hand.take_in(["Kh1", "Kd1", "Ks1"])
    referee = Referee(table)
    referee.act(table.seat, Action("take", (Play(("9s2", "9c2", "9h2"), None),)))
    assert referee.table.phase == phase


@pytest.mark.parametrize(
    ("meld", "comes"),
    [
        (Meld(0, RUN, "s", ["4s1", "5s1", "6s1", "7s1", "8s1", "9s1", "2h1"]), False),
        (Meld(0, RUN, "s", ["4s1", "5s1", "6s1", "7s1", "8s1", "9s1", "Ts1"]), True),
        (Meld(0, RANK, "7", ["7s1", "7h1", "7d1", "7c1", "7s2", "7h2", "2h1"]), True),
        (Meld(0, RANK, "K", ["Ks1", "Kh1", "Kd1", "Kc1", "Ks2", "Kh2", "2h1"]), False),
    ],
)
def test_a_canasta_with_wild_cards_is_black_and_brings_no_foot(meld: Meld, comes: bool) -> None:
    table = table_of({"foot.pickup": "own_first_nonblack_canasta", "deal.foot_size": 7}, "5h1", [])
    note_canastas(table, [meld])
    assert table.player.foot_due is comes


@pytest.mark.parametrize(("wild_helps", "left"), [(False, ["4h1"]), (True, [])])
def test_a_card_that_must_be_laid_off_comes_alone_though_others_are_laid_with_it(
    wild_helps: bool, left: list[str]
) -> None:
    rules = {"stock_end.forced_layoff": "top_only", "pile.natural_plus_wild": wild_helps}
    lying = Meld(0, RANK, "9", ["9s1", "9h1", "9d1"])
    table = table_of(rules, "9s2 2c1 5h1 6h1 7h1 Th1 Jh1", [lying])
    table.phase, table.pile, table.stock = START, ["4h1", "9h2"], []
    referee = Referee(table)
    referee.act(table.seat, Action("take", (Play(("9s2", "2c1", "9h2"), None),)))
    assert referee.table.pile == left


@pytest.mark.parametrize(("forced", "left"), [("top_only", ["4h1"]), ("whole_pile", [])])
def test_a_card_that_must_go_to_a_run_is_laid_off_like_one_that_must_go_to_its_rank(
    forced: str, left: list[str]
) -> None:
    rules = {
        "stock_end.forced_layoff": forced,
        "sequence.enabled": True,
        "sequence.pile_take": "whole_pile",
        "pile.layoff": "no",
    }
    table = table_of(rules, "9s2 2c1 5h1 6h1 7h1", [Meld(0, RUN, "h", ["5h2", "6h2", "7h2"])])
    table.phase, table.pile, table.stock = START, ["4h1", "8h2"], []
    referee = Referee(table)
    referee.act(table.seat, Action("take", (Play(("8h2",), 0),)))
    assert referee.table.pile == left


@pytest.mark.parametrize(
    ("held", "plays", "verdict"),
    [
        ("8h1", (("4h1",), ("8h1",)), None),
        ("8h1", (("4h1", "8h1"),), "E_SEQ_TABLE_ONLY"),
        ("9h1", (("Th1",), ("8h1", "9h1")), "E_SEQ_GAP"),
    ],
)
def test_no_card_of_the_hand_lies_between_a_run_and_the_card_that_takes_the_pile(
    held: str, plays: tuple[tuple[str, ...], ...], verdict: str | None
) -> None:
    rules = {"sequence.enabled": True, "sequence.pile_take": "whole_pile"}
    hand = f"{held} 8h1 Kd1 Kc1 Jd1 Js1"
    table = table_of(rules, hand, [Meld(0, RUN, "h", ["5h2", "6h2", "7h2"])])
    table.phase, table.pile = START, ["Kd2", plays[0][0]]
    take = Action("take", tuple(Play(cards, 0) for cards in plays))
    assert Referee(table).verdict(table.seat, take) == verdict


def test_a_card_from_the_middle_of_the_pile_is_no_card_that_must_be_taken() -> None:
    rules: dict[str, object] = {
        "stock_end.forced_layoff": "top_only",
        "pile.amount": "from_chosen_card",
    }
    lying = Meld(0, RANK, "9", ["9s1", "9h1", "9d1"])
    table = table_of(rules, "5h1 6h1 7h1 Th1 Jh1", [lying])
    table.phase, table.pile, table.stock = START, ["4h1", "9h2", "Kd1"], []
    referee = Referee(table)
    referee.act(table.seat, Action("take", (Play(("9h2",), 0),)))
    assert referee.table.pile == ["4h1"]


FOOT: dict[str, object] = {"foot.pickup": "own_first_canasta", "deal.foot_size": 7}


@pytest.mark.parametrize(
    ("when", "verdict"), [("same_turn_if_melded_out", None), ("after_discard", "E_HAND_GUARD")]
)
def test_a_foot_that_a_canasta_earned_comes_when_the_hand_is_melded_out(
    when: str, verdict: str | None
) -> None:
    lying = [Meld(0, RANK, "9", CANASTA[0].cards[:6])]
    table = table_of(FOOT | {"foot.when": when}, "9c2", lying)
    assert table.player.has_foot
    assert Referee(table).verdict(table.seat, Action("meld", (Play(("9c2",), 0),))) == verdict


@pytest.mark.parametrize("replaced", [True, False])
def test_red_threes_of_a_foot_are_replaced_at_the_next_turn_only_where_those_of_feet_are(
    replaced: bool,
) -> None:
    waits = {"red_three.place": "own_turn_start", "foot.red_three_replaced": replaced}
    table = table_of(FOOT | waits, "5h1 6h1", [])
    table.stock, table.player.foot = ["8s1", "9s1"], ["3h1", "7h1"]
    take_up(table, table.seat, lay_now=False)
    begin(table, table.seat)
    assert set(table.player.hand) == {"5h1", "6h1", "7h1"} | ({"9s1"} if replaced else set())


LOCKED: dict[str, object] = {
    "discard.rank_locks": {"5": "never", "6": "never"},
    "draw.extra_with_pile": 2,
    "initial.table": [["-inf", 15]],
}


@pytest.mark.parametrize("beside", [0, 2])
def test_cards_that_nobody_knows_count_as_cards_to_discard(beside: int) -> None:
    """The judge may not tell what comes: with them a step is legal whatever they are."""
    table = table_of(LOCKED | {"draw.extra_with_pile": beside}, "9s2 9c2 5h1 6h1", [])
    table.phase, table.pile, table.stock = START, ["5d1", "9h2"], ["8h1", "6c1", "5c1"]
    take = Action("take", (Play(("9s2", "9c2", "9h2"), None),))
    assert Referee(table).verdict(table.seat, take) == (None if beside else "E_HAND_GUARD")


def test_an_opening_draws_its_cards_before_those_beside_the_pile() -> None:
    now = {"bonus_cards.mode": "draw_now", "bonus_cards.counts": [3, 0]}
    rules = resolve("classic_2p", {**LOCKED, **now, "discard.rank_locks": {}})
    for seed in range(4):
        for log in random_matches("", rules, 1, f"beside/{seed}"):
            assert [str(one) for one in differences(log)] == []


def test_a_lone_wild_card_that_may_not_be_discarded_is_kept_where_one_card_may_be() -> None:
    """Who holds it may lay it, or pass; without the pass it would be no card to end with."""
    rules: dict[str, object] = {"discard.wild": "never", "go_out.canastas": 1}
    lying = [Meld(0, RANK, "9", CANASTA[0].cards[:6])]
    for passes, verdict in ((True, None), (False, "E_HAND_GUARD")):
        overrides = rules | {"discard.pass_with_one": passes}
        table = table_of(overrides, "9c2 2s1", [meld.copy() for meld in lying])
        assert Referee(table).verdict(table.seat, Action("meld", (Play(("9c2",), 0),))) == verdict


@pytest.mark.parametrize("seeds", [8, pytest.param(20, marks=pytest.mark.slow)])
def test_a_three_kept_until_the_opening_stays_for_the_rest_of_that_turn(seeds: int) -> None:
    rules = resolve("american_cla", {"initial.before_draw_only": True, "pack.jokers": 8})
    for seed in range(seeds):
        for log in random_matches("", rules, 1, f"kept/{seed}"):
            assert [str(one) for one in differences(log)] == []


@pytest.mark.parametrize("of_stock", [True, False])
def test_a_three_of_the_pile_is_replaced_by_a_rule_of_its_own(of_stock: bool) -> None:
    rules: dict[str, object] = {
        "red_three.replace_from_stock": of_stock,
        "red_three.replace_when_from_pile": True,
    }
    table = table_of(rules, "9s2 9c2 5h1 6h1", [])
    table.phase, table.pile, table.stock = START, ["3h1", "9h2"], ["8h1", "7s1"]
    referee = Referee(table)
    referee.act(table.seat, Action("take", (Play(("9s2", "9c2", "9h2"), None),)))
    assert set(referee.table.player.hand) == {"5h1", "6h1", "7s1"}


@pytest.mark.parametrize(("replaced", "verdict"), [(True, "E_PERMISSION_TIMING"), (False, None)])
def test_the_last_card_may_be_asked_about_where_threes_can_leave_a_hand_so_small(
    replaced: bool, verdict: str | None
) -> None:
    table = table_of({"red_three.replace_from_stock": replaced}, "9s2", CANASTA)
    assert Referee(table).verdict(table.seat, Action("ask")) == verdict


def test_of_two_pooled_melds_of_a_rank_cards_join_the_one_that_is_no_canasta_yet() -> None:
    aces = [
        Meld(0, RANK, "A", ["2c1", "2d1", "2s1", "Ac2", "Ad2", "Ah1", "Ah2"]),
        Meld(1, RANK, "A", ["2h1", "Ac1", "As1"]),
    ]
    table = table_of({}, "As2 5h1 6h1", aces)
    referee = Referee(table)
    referee.act(table.seat, Action("meld", (Play(("As2",), None),)))
    assert [len(meld.cards) for meld in referee.table.side.melds] == [7, 4]


@pytest.mark.parametrize(
    ("beside", "verdict"),
    [(("2c2", "2s2", "2d2"), None), (("2c2", "9s2", "9c2", "9d2"), "E_PILE_FROZEN")],
)
def test_twos_that_take_a_two_may_lie_in_several_groups_of_the_wild_meld(
    beside: tuple[str, ...], verdict: str | None
) -> None:
    rules: dict[str, object] = {
        "wild_meld.enabled": True,
        "wild_meld.pile_take": "same_kind_pair",
        "pile.blocked_tops": ["3b", "3r"],
        "meld.same_rank": "new_after_canasta",
        "pile.always_frozen": True,
    }
    table = table_of(rules, "2d1 X1 2c2 2s2 2d2 9s2 9c2 9d2 5h1 6h1 7h1", [])
    table.phase, table.pile = START, ["4h1", "2c1"]
    take = Action("take", (Play(("2d1", "X1", "2c1"), None), Play(beside, None)))
    assert Referee(table).verdict(table.seat, take) == verdict


@pytest.mark.parametrize(("under", "verdict"), [("2h1", None), ("4h1", "E_PHASE")])
def test_a_run_that_takes_the_top_card_of_a_frozen_pile_need_not_take_it_at_the_end(
    under: str, verdict: str | None
) -> None:
    rules: dict[str, object] = {"sequence.enabled": True, "sequence.pile_take": "top_only"}
    run = Meld(0, RUN, "h", ["5h2", "6h2", "7h2"])
    table = table_of(rules, "9s2 2c1 Th1", [run])
    table.phase, table.pile, table.stock = START, [under, "8h2"], []
    table.freezing = {under} & {"2h1"}
    referee = Referee(table)
    assert referee.verdict(table.seat, Action("draw")) == verdict
    assert referee.verdict(table.seat, Action("take", (Play(("8h2",), 0),))) is None


TWO_CANASTAS = [
    Meld(at, RANK, name, [f"{name}{suit}{copy}" for suit in "shdc" for copy in "12"][:7])
    for at, name in enumerate("9Q")
]


def modern_table(mode: str, hand: str, stock: str, draw: int = 1) -> Table:
    """A table at which threes are modern, before the draw that ends the stock."""
    rules: dict[str, object] = {
        "red_three.role": "modern",
        "black_three.role": "modern",
        "black_three.meld": "never",
        "black_three.totals": [0, 100, 300, 500, 1000],
        "discard.threes": "none",
        "go_out.canastas": 2,
        "stock_end.last_three_modern": mode,
        "draw.count": draw,
    }
    table = table_of(rules, hand, [meld.copy() for meld in TWO_CANASTAS])
    table.phase, table.pile, table.stock = START, ["4h1"], stock.split()
    return table


@for_each(
    ("mode", "phase", "left"),
    [
        ("count5", OVER, "5h1 6h1 3c1"),
        ("may_lay", PLAY, "5h1 6h1 3c1"),
        ("must_lay", OVER, "5h1 6h1"),
        ("may_discard_to_go_out", PLAY, "5h1 6h1 3c1"),
    ],
)
@for_each("stock", ["3c1", "3c1 3h1"])
def test_a_three_as_last_card_of_the_stock_ends_a_modern_deal_or_leaves_a_choice(
    mode: str, phase: str, left: str, stock: str
) -> None:
    referee = Referee(modern_table(mode, "5h1 6h1", stock))
    referee.act(referee.table.seat, Action("draw"))
    assert referee.table.phase == phase
    assert set(referee.table.player.hand) == set(left.split())


@pytest.mark.parametrize(("choice", "left"), [("lay", "Kh1 Kd1"), ("pass", "Kh1 Kd1 3c1")])
def test_a_last_three_that_may_be_laid_is_laid_or_kept_and_nothing_else(
    choice: str, left: str
) -> None:
    referee = Referee(modern_table("may_lay", "Kh1 Kd1", "3c1"))
    referee.act(referee.table.seat, Action("draw"))
    assert referee.verdict(referee.table.seat, Action("discard", (), "Kh1")) == "E_PHASE"
    referee.act(referee.table.seat, Action(choice, (), "3c1" if choice == "lay" else ""))
    assert referee.table.phase == OVER
    assert referee.table.out is None
    assert set(referee.table.player.hand) == set(left.split())


def test_a_last_three_that_may_be_discarded_goes_out_and_melds_only_go_down_for_that() -> None:
    kings = Action("meld", (Play(("Kh1", "Kd1", "Ks1"), None),))
    for hand, verdict in (("Kh1 Kd1 Ks1", None), ("Kh1 Kd1 Ks1 5h1", "E_PHASE")):
        referee = Referee(modern_table("may_discard_to_go_out", hand, "3c1"))
        seat = referee.table.seat
        referee.act(seat, Action("draw"))
        assert referee.verdict(seat, Action("lay", (), "3c1")) == "E_PHASE"
        assert referee.verdict(seat, kings) == verdict
        if verdict is None:
            referee.act(seat, kings)
            referee.act(seat, Action("discard", (), "3c1"))
            assert referee.table.out == seat


def test_another_three_of_the_last_draw_is_laid_and_only_the_last_card_stays() -> None:
    table = modern_table("count5", "5h1 6h1", "3c1 3h1", draw=2)
    referee = Referee(table)
    referee.act(table.seat, Action("draw"))
    assert set(referee.table.player.hand) == {"5h1", "6h1", "3c1"}


@pytest.mark.parametrize(("wilds", "verdict"), [(3, None), (0, "E_SECOND_MELD")])
def test_only_a_canasta_full_of_wild_cards_gets_a_second_meld_from_the_pile(
    wilds: int, verdict: str | None
) -> None:
    rules: dict[str, object] = {
        "pile.layoff": "incomplete_only",
        "pile.cap_conflict": "second_meld",
    }
    naturals = ["9s1", "9h1", "9d1", "9c1", "9s2", "9h2", "9d2"]
    own = Meld(0, RANK, "9", [*naturals[wilds:], *["2s1", "2h1", "X1"][:wilds]])
    table = table_of(rules, "9s3 2c1 5h1 6h1", [own])
    table.phase, table.pile = START, ["4h1", "9c2"]
    take = Action("take", (Play(("9s3", "2c1", "9c2"), "new"),))
    assert Referee(table).verdict(table.seat, take) == verdict


@pytest.mark.parametrize(
    "rules",
    [
        {"go_out.final_ban": ["7"]},
        {
            "discard.rank_locks": {"7": "never"},
            "discard.empty_pile_ban": ["A"],
            "discard.empty_pile_fallback": "retract_melds",
        },
    ],
    ids=["banned", "locked"],
)
@pytest.mark.parametrize("pile", ["Ts1", ""])
def test_a_card_that_was_kept_and_may_not_be_the_last_discard_ends_the_turn_with_a_pass(
    rules: dict[str, object], pile: str
) -> None:
    queens = Meld(1, RANK, "Q", ["Qs1", "Qd1", "Qc1"])
    table = table_of(rules | {"discard.pass_with_one": True}, "Qh1 7s1", [*CANASTA, queens])
    table.pile = pile.split()
    referee = Referee(table)
    referee.act(table.seat, Action("meld", (Play(("Qh1",), None),)))
    assert referee.verdict(table.seat, Action("discard", (), "7s1")) is not None
    assert referee.verdict(table.seat, Action("pass")) is None
