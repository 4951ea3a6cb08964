"""Which of the moves that were thought over is made: what is trusted, and its rivals."""

from __future__ import annotations

import math

import pytest

from canasta_qt.engine.actions import AskPermission, Discard, LayDown
from canasta_qt.engine.cards import KIND, KIND_TEXT
from canasta_qt.engine.rules import preset
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.levels import Effort
from canasta_qt.players.playout.policy.rollouts import make
from canasta_qt.players.playout.rules.steps import DISCARD, LAY
from canasta_qt.players.playout.state_codec import SHELF
from canasta_qt.players.search.candidates import Candidate, candidates, endings, looks_rude
from canasta_qt.players.search.move_codec import FlatMove, flat_move, flat_view
from canasta_qt.players.search.thinking import (
    MoveWorths,
    Samples,
    Thoughts,
    block_of,
    doubt_in,
    ends_turns,
    rules_of,
    table_is_known,
    think,
    worlds_of,
)
from tests.helpers.cases import for_each
from tests.players.positions import DealPosition

OUT = DealPosition("K 9", melds=(("K K K K K K", "7 7 7 7 7 7 7"), ("4 4 4",)))
"""Laying off the king and throwing the nine goes out."""
NOISY, CLEAR = [0.0, 40.0, -20.0, 60.0] * 4, [100.0, 105.0, 95.0, 100.0] * 4
NOTHING = [0.0] * 16


def _thoughts(*moves: tuple[list[float], bool]) -> Thoughts:
    """Thoughts about discards, each with what it was worth and whether it is a plain gift."""
    records = tuple(Samples(values) for values, _ in moves)
    best = max(range(len(moves)), key=lambda at: (len(records[at].values), records[at].mean))
    made = [
        Candidate(Discard(at), FlatMove(16 + at), gift=gift) for at, (_, gift) in enumerate(moves)
    ]
    return Thoughts(tuple(made), records, records, best)


def test_the_usual_move_is_made_unless_another_one_is_clearly_better() -> None:
    assert _thoughts((NOTHING, False), (NOISY, False)).choice(1.5) == 0
    assert _thoughts((NOTHING, False), (CLEAR, False)).choice(1.5) == 1


def test_the_fewer_the_worlds_are_the_more_they_must_tell() -> None:
    needed = [doubt_in(worlds, 0.5) for worlds in (8, 16, 100, 1000, 100_000)]
    assert needed == sorted(needed, reverse=True)
    assert needed[-1] == pytest.approx(0.5, abs=0.05)
    # one standard error is enough after a thousand worlds, not after sixteen
    assert needed[3] < 1 < needed[1]
    assert math.isinf(doubt_in(7, 0.5))


def test_in_very_few_worlds_the_usual_move_is_made() -> None:
    assert _thoughts((NOTHING[:7], False), (CLEAR[:7], False)).choice(0.5) == 0
    assert _thoughts((NOTHING, False), (CLEAR, False)).choice(0.5) == 1


def test_a_plain_gift_is_not_made_for_being_usual() -> None:
    assert _thoughts((NOISY, True), (NOTHING, False)).choice(1.5) == 1


def test_a_plain_gift_that_is_clearly_better_is_made() -> None:
    assert _thoughts((CLEAR, True), (NOTHING, False)).choice(1.5) == 0


def test_what_a_partner_would_complain_of_must_be_clearly_better_than_other_moves() -> None:
    values = [40.0, -20.0, 60.0, -10.0] * 8  # one and a half standard errors ahead of nothing
    records = (Samples([0.0] * 32), Samples(values))
    for rude, chosen in ((False, 1), (True, 0)):
        moves = Candidate(Discard(0), FlatMove(16)), Candidate(Discard(1), FlatMove(17), rude=rude)
        assert Thoughts(moves, records, records, 1).choice(0.5) == chosen


@for_each(
    ("place", "rude"),
    [
        (DealPosition("K 9 2", melds=(("K K K K",), ("4 4 4",)), pile="5 6"), "K"),
        (DealPosition("K 9 2", melds=(("K K K",), ("4 4 4",)), pile="5 6"), ""),
        (DealPosition("J 9 2", melds=(("K K K", "7 7 7"), ("4 4 4",)), pile="5 6 8 5"), "2"),
        (DealPosition("J 9 2", melds=(("4 4 4",), ("K K K", "7 7 7")), pile="5 6 8 5"), ""),
    ],
)
def test_a_card_for_the_own_canasta_and_a_needed_pile_frozen_look_rude(
    place: DealPosition, rude: str
) -> None:
    moment = HeuristicBot(0).moment(view_of(place.state(), 0))
    found = [KIND_TEXT[KIND[card]] for card in moment.view.hand if looks_rude(moment, card)]
    assert found == [rude] * bool(rude)


def test_of_gifts_alone_the_usual_one_is_trusted() -> None:
    assert _thoughts((NOTHING, True), (NOISY, True)).choice(1.5) == 0


def _compared(
    place: DealPosition, usual: object = None, candidate_factor: int = 1
) -> list[Candidate]:
    view = view_of(place.state(), 0, ())
    bot = HeuristicBot(0)
    rules = rules_of(view.setup.rules)
    chosen = bot.choose(view) if usual is None else usual
    base = flat_view(view)
    return candidates(bot.moment(view), chosen, rules, base, candidate_factor)  # type: ignore[arg-type]


@pytest.mark.parametrize("totals", [(0, 0), (3000, 4900)])
def test_going_out_and_keeping_cards_are_both_compared(totals: tuple[int, int]) -> None:
    place = DealPosition(OUT.hand, OUT.melds, totals=totals)
    actions = [one.action for one in _compared(place)]
    assert any(isinstance(action, LayDown) for action in actions)
    assert any(isinstance(action, Discard) for action in actions)


def test_who_asks_to_go_out_compares_going_out_with_keeping_cards() -> None:
    asking, *others = _compared(OUT, AskPermission())
    assert isinstance(asking.action, AskPermission)
    assert asking.move == flat_move(view_of(OUT.state(), 0, ()), _lay_off_the_king())
    assert any(isinstance(one.action, Discard) for one in others)


def _lay_off_the_king() -> LayDown:
    return next(one.action for one in _compared(OUT) if isinstance(one.action, LayDown))


MANY = DealPosition(
    "K 9 8 6 5 A Q J", melds=(("K K K", "9 9 9", "8 8 8", "6 6 6", "5 5 5"), ("4 4 4",))
)
"""Each of five cards can be laid off."""


def test_who_is_thorough_compares_more_layings() -> None:
    usual, all_of_them = (
        {
            one.move
            for one in _compared(MANY, candidate_factor=candidate_factor)
            if isinstance(one.action, LayDown)
        }
        for candidate_factor in (1, 4)
    )
    assert len(usual) < 5 <= len(all_of_them)
    assert usual < all_of_them


@pytest.mark.parametrize("preset", ["classic_4p", "classic_wild"])
def test_more_layings_are_compared_where_that_is_asked_for(preset: str) -> None:
    view = view_of(DealPosition(MANY.hand, MANY.melds, preset=preset).state(), 0, ())
    bot = HeuristicBot(0)
    compared = []
    for candidate_factor in (1, 4):
        thoughts = think(
            bot.moment(view),
            bot.choose(view),
            Effort(20, 20, candidate_factor=candidate_factor),
            luck=7,
        )
        assert thoughts is not None
        compared.append(len(thoughts.candidates))
    assert compared[0] < compared[1]


def _layings() -> tuple[PlayerView, list[tuple[FlatMove, list[int]]]]:
    """A position with many layings, and after which discards each is judged."""
    view = view_of(MANY.state(), 0, ())
    bot, block = HeuristicBot(0), block_of(view)
    moment = bot.moment(view)
    found = candidates(moment, bot.choose(view), block, flat_view(view))
    return view, [(one.move, endings(moment, one.action)) for one in found]


def test_a_laying_is_judged_with_discards_that_it_leaves_in_the_hand() -> None:
    view, found = _layings()
    assert any(ends for _, ends in found)
    hand = [KIND[card] for card in view.hand]
    for move, ends in found:
        assert len(ends) <= 2
        assert not ends or move.code == LAY
        laid = [kind for kind in set(hand) if move.plan[kind]]
        for end in ends:
            assert end - DISCARD in hand
            assert end - DISCARD not in laid


def test_a_whole_turn_is_worth_what_laying_and_then_discarding_brings() -> None:
    view, found = _layings()
    block, base = block_of(view), flat_view(view)
    outcome, world = MoveWorths(view, block, 0), worlds_of(view, block, base, 7).world(0)
    none = SHELF.filled("nothing laid", FlatMove(0).plan)
    for at, (move, ends) in enumerate(found):
        plan = SHELF.filled(f"laid {at}", move.plan)
        for end in ends:
            laid = world.copy()
            make(block, laid, plan, move.code)
            assert outcome.of(world, plan, move.code, end) == outcome.of(laid, none, end)
        absent = next(kind for kind in range(4, 15) if not world.hand[kind])
        left_open = outcome.of(world, plan, move.code, DISCARD + absent)
        assert left_open == outcome.of(world, plan, move.code)


def test_layings_are_judged_as_whole_turns_where_there_are_partners_only() -> None:
    for game, whole in (("classic_4p", True), ("classic_2p", False), ("manzana", False)):
        assert ends_turns(setup_for(preset(game).rules)) is whole


def test_rules_of_thumb_count_by_the_trust_in_them() -> None:
    view = view_of(MANY.state(), 0, ())
    bot = HeuristicBot(0)
    usual = bot.choose(view)
    held_against = []
    for heuristic_weight in (0.0, 1.0):
        thoughts = think(
            bot.moment(view), usual, Effort(20, 20, heuristic_weight=heuristic_weight), luck=7
        )
        assert thoughts is not None
        held_against.append(thoughts.records)
    costs = [one.cost for one in thoughts.candidates]
    assert any(costs)
    for cost, free, dear in zip(costs, *held_against, strict=True):
        assert free.values[0] - dear.values[0] == pytest.approx(cost)


def test_nobody_goes_out_to_lose_the_match_although_it_brings_points() -> None:
    rivals = ("4 4 4 4 4 4 4", "A A A A A")
    places = (
        DealPosition(OUT.hand, (OUT.melds[0], rivals), totals=totals, hands={1: 6, 3: 6})
        for totals in ((0, 0), (3000, 4850))
    )
    first, last = (place.choose("club") for place in places)
    assert isinstance(first, LayDown)
    assert isinstance(last, Discard)


def test_an_opening_that_must_hold_a_canasta_is_thought_about() -> None:
    for totals in ((0, 6990), (0, 7000), (9000, 0)):
        place = DealPosition("K K 9 8", totals=totals, preset="brazilian")
        assert table_is_known(view_of(place.state(), 0))
