"""Why a move: reasons are read from positions, and never against what imagined deals say."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest

from canasta_qt.engine import events as ev
from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    Play,
    TakePile,
)
from canasta_qt.engine.cards import CODE, KIND, KIND_OF_TEXT, RUN_CANASTA
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.adviser import hinting
from canasta_qt.players.adviser.catalogue import CONCEDED, WEIGHTS, Reason, theme_of
from canasta_qt.players.adviser.hinting import is_other, plainest_first, taught
from canasta_qt.players.adviser.moves import structural_reasons
from canasta_qt.players.adviser.ready import ready_canastas
from canasta_qt.players.adviser.reasons import TOLD, reasons_for
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Advice, Advised
from canasta_qt.players.judging import FactDifference
from canasta_qt.players.playout import COMPILED
from canasta_qt.record.positions.position import set_up
from tests.helpers.cases import for_each
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.players.permutations import moments, shuffled_where_hidden
from tests.players.positions import DealPosition


def _cards(view: PlayerView, ranks: str) -> tuple[int, ...]:
    """Cards of the hand by their ranks."""
    left = list(view.hand)
    found = []
    for rank in ranks.split():
        card = next(card for card in left if KIND[card] == KIND_OF_TEXT[rank])
        left.remove(card)
        found.append(card)
    return tuple(found)


def _view(place: DealPosition) -> PlayerView:
    return view_of(place.state(), place.seat, place.history)


def _lay(view: PlayerView, *groups: str) -> LayDown:
    left, plays = view, []
    for group in groups:
        cards = _cards(left, group)
        plays.append(Play(cards))
    return LayDown(tuple(plays))


def _found(view: PlayerView, action: Action) -> dict[str, Reason]:
    assert verify(view, action) is None
    return {one.code: one for one in structural_reasons(view, action)}


def _discard(place: DealPosition, rank: str) -> dict[str, Reason]:
    view = _view(place)
    return _found(view, Discard(_cards(view, rank)[0]))


K, NINE, FOUR = KIND_OF_TEXT["K"], KIND_OF_TEXT["9"], KIND_OF_TEXT["4"]
OPENED = (["A A A"], ["6 6 6"])


# --- discards -------------------------------------------------------------------------------


def test_a_black_three_stops_the_next_player() -> None:
    found = _discard(DealPosition("3b 9 K K", melds=OPENED, pile="7"), "3b")
    assert found["stops"].seat == 1
    assert found["keeps_pairs"].kinds == (K,)


def test_a_wild_card_freezes_the_pile_and_then_little_in_it_is_no_reason() -> None:
    found = _discard(DealPosition("2 9 K K", melds=OPENED, pile="7 5"), "2")
    assert found["freezes"].number == 3
    assert "small_pile" not in found
    assert "freezes" not in _discard(DealPosition("2 9 K K", melds=OPENED, pile="7 X 5"), "2")


def test_a_card_that_fits_the_next_players_meld_is_no_safe_one() -> None:
    assert (
        not {"no_meld", "needs_pair", "next_threw"}
        & _discard(DealPosition("6 9 K K", melds=OPENED, pile="7 5 4 4"), "6").keys()
    )
    assert _discard(DealPosition("9 6 K K", melds=OPENED, pile="7 5 4 4"), "9")["no_meld"].seat == 1


def test_a_gift_may_spare_a_wild_card() -> None:
    melds = ((), ("K K K", "9 9 9"))
    assert "spares_wild" in _discard(DealPosition("K 9 2", melds=melds, pile="4 5 6"), "K")
    assert "spares_wild" not in _discard(DealPosition("K 9 8 2", melds=melds, pile="4 5 6"), "K")
    assert "spares_wild" not in _discard(DealPosition("K 9", melds=melds, pile="4 5 6"), "K")


def test_who_could_go_out_and_throws_a_card_plays_on() -> None:
    melds = (("K K K K K K K", "7 7 7 7"), ("4 4 4",))
    assert "stays" in _discard(DealPosition("7 9", melds=melds, pile="5 6"), "9")
    assert "stays" not in _discard(DealPosition("9 8 6", melds=melds, pile="5 6"), "9")


def test_what_the_next_player_threw_is_safer() -> None:
    nine = next(card for card in range(52) if KIND[card] == NINE)
    past = (ev.TurnBegan(1, 5), ev.Discarded(1, nine))
    found = _discard(DealPosition("9 Q K K", melds=OPENED, pile="7 5 4 4", history=past), "9")
    assert found["next_threw"] == Reason("next_threw", (NINE,), seat=1)


def test_what_came_to_the_next_player_with_the_pile_is_not() -> None:
    nines = [card for card in range(108) if KIND[card] == NINE]
    seven = next(card for card in range(52) if KIND[card] == KIND_OF_TEXT["7"])
    past = (
        ev.TurnBegan(1, 5),
        ev.Discarded(1, nines[0]),
        ev.TurnBegan(1, 9),
        ev.PileTaken(1, seven, (nines[1],)),
    )
    found = _discard(DealPosition("9 Q K K", melds=OPENED, pile="7 5 4 4", history=past), "9")
    assert "next_threw" not in found


def test_a_frozen_pile_takes_a_pair_and_a_rank_that_is_out_has_none() -> None:
    place = DealPosition("9 Q K K", melds=OPENED, pile="7 X 4 5")
    assert "needs_pair" in _discard(place, "9")
    out = DealPosition("9 Q K K", melds=(["A A A", "9 9 9 9 9 9"], ["6 6 6"]), pile="7 X 4 5")
    found = _discard(out, "9")
    assert found["none_left"].number == 1


def test_a_single_card_goes_and_pairs_stay() -> None:
    found = _discard(DealPosition("9 Q Q K K", melds=OPENED, pile="7 5 4 4"), "9")
    assert found["single"].kinds == (NINE,)
    assert found["keeps_pairs"].number == 2
    assert "keeps_pairs" not in _discard(DealPosition("9 9 Q K K", melds=OPENED, pile="7 5"), "9")


def test_of_a_pair_that_is_split_what_stays_is_told() -> None:
    place = DealPosition("5 5 Q Q K K", melds=OPENED, pile="7 5 4 4")
    found = _discard(place, "5")
    assert found["least_pair"].kinds == (KIND_OF_TEXT["5"],)
    assert found["keeps_others"].kinds == (K, KIND_OF_TEXT["Q"])
    assert found["costs_little"].number == 5
    assert "least_pair" not in _discard(place, "Q")
    more = _discard(DealPosition("5 5 5 2 K", melds=OPENED, pile="7 5 4 4"), "5")
    assert more["keeps_more"].number == 2
    assert "no_wilds" in more


def test_a_rank_of_which_two_are_out_is_told_and_who_has_to_open_first() -> None:
    table = (["A A A", "9 9 9 9 9"], ["6 6 6"])
    assert _discard(DealPosition("9 Q K", melds=table, pile="7 5"), "9")["few_left"].number == 2
    found = _discard(DealPosition("9 Q K", melds=(["A A A"],), pile="7 5"), "9")
    assert (found["must_open"].number, found["must_open"].seat) == (50, 1)


def test_where_nothing_else_can_be_discarded_that_is_told() -> None:
    assert "no_choice" in _discard(DealPosition("9 9", melds=OPENED, pile="7 5"), "9")
    last = DealPosition("9", melds=(["A A A"],), pile="7", preset="hand_and_foot", turn=5)
    assert set(_discard(last, "9")) & {"foot", "no_choice", "single"} == {"foot"}


def test_what_a_full_canasta_is_worth_and_what_a_card_costs_at_the_end() -> None:
    table = (["9 9 9 9 9 9 9"], ["6 6 6"])
    found = _discard(DealPosition("9 4 4", melds=table, pile="7 5", hands={1: 8, 3: 2}), "9")
    assert found["is_full"].kinds == (NINE,)
    assert found["costs_much"].number == 10


def test_a_canasta_that_waits_says_why() -> None:
    pure = DealPosition("2 8 4 4 Q", melds=(["5 5 5 5 5 5"], ["6 6 6"]), pile="7 9")
    assert "can_be_pure" in _discard(pure, "Q")
    advice = Advice((Advised(Discard(_cards(_view(pure), "Q")[0]), 40.0),))
    assert plainest_first(advice, _view(pure)) == advice
    gone = DealPosition("2 8 4 4 Q", melds=(["5 5 5 5 5 5"], ["6 6 6"]), pile="5 5")
    assert "leaves_canasta" in _discard(gone, "Q")
    dirty = DealPosition("2 8 4 4 Q", melds=(["5 5 5 5 5 X"], ["6 6 6"]), pile="7 9")
    assert "leaves_canasta" in _discard(dirty, "Q")
    view = _view(dirty)
    assert "leaves_canasta" in _found(view, _lay(view, "4 4 2"))
    assert "leaves_canasta" not in _found(view, LayDown((Play(_cards(view, "2"), 0),)))


@for_each("rank", ["Q", "8"])
def test_no_discard_has_only_what_speaks_against_it(rank: str) -> None:
    place = DealPosition("2 8 4 4 Q", melds=(["5 5 5 5 5 X"], ["6 6 6"]), pile="7 9")
    view = _view(place)
    other = Discard(_cards(view, {"Q": "8", "8": "Q"}[rank])[0])
    moves = (Advised(Discard(_cards(view, rank)[0]), 900.0, 1.0), Advised(other, 800.0, 1.0))
    why = hinting._why(view, moves[0].action, (), moves[1].action)
    assert any(one.code not in CONCEDED for one in why)


def test_a_discard_that_is_often_taken_says_so() -> None:
    view = _view(DealPosition("4 9 Q Q K K", melds=OPENED, pile="7 5 4 4"))
    why = (Reason("single", (FOUR,)), Reason("costs_little", (), 5))
    four = Advised(Discard(_cards(view, "4")[0]), taken=70)
    told = hinting._with_risk(view, four, why)
    gift = Reason("gift", (FOUR,), 5, seat=1)
    assert told == (why[0], gift)
    safe = (Reason("next_threw", (FOUR,), seat=1), Reason("must_open", (), 50, seat=1))
    assert [one.code for one in hinting._with_risk(view, four, safe)] == ["keeps_pairs", "gift"]
    assert hinting._with_risk(view, replace(four, taken=20), why) == why
    assert hinting._with_risk(view, four, told) == told


def test_what_little_tells_moves_apart_is_not_all_that_is_told() -> None:
    view = _view(DealPosition("4 9 Q Q K K", melds=OPENED, pile="7 5 4 4"))
    four, nine = (Discard(_cards(view, rank)[0]) for rank in "49")
    assert [one.code for one in reasons_for(view, four, rival=nine)] == ["costs_little"]
    assert "keeps_pairs" in [one.code for one in hinting._why(view, four, (), nine)]


def test_a_small_pile_is_little_to_lose() -> None:
    assert _discard(DealPosition("9 K K", melds=OPENED, pile="7"), "9")["small_pile"].number == 2
    assert "small_pile" not in _discard(DealPosition("9 K K", melds=OPENED, pile="7 5 4 Q"), "9")


# --- melds ----------------------------------------------------------------------------------


def test_an_opening_is_told_with_its_points_and_the_minimum() -> None:
    view = _view(DealPosition("K K K 5 5 5 9 4 4 Q", pile="7"))
    near_miss = structural_reasons(view, _lay(view, "K K K", "5 5 5"))
    assert "opens" not in [one.code for one in near_miss]
    view = _view(DealPosition("A A A 5 5 5 9 4 4 Q", pile="7"))
    found = _found(view, _lay(view, "A A A"))
    assert (found["opens"].number, found["opens"].other) == (60, 50)
    assert found["keeps_pairs"].kinds == (KIND_OF_TEXT["5"], FOUR)
    assert found["keeps_pairs"].other == 3


def test_three_fives_free_the_hand_and_the_pair_of_fours_stays() -> None:
    view = _view(DealPosition("5 5 5 4 4 Q 9 8", melds=OPENED, pile="7"))
    told = reasons_for(view, _lay(view, "5 5 5"))
    assert [one.code for one in told] == ["frees_hand", "keeps_pairs"]
    assert told[1].kinds == (FOUR,)


def test_a_canasta_is_told_with_its_bonus_and_one_that_is_near_with_what_is_missing() -> None:
    view = _view(DealPosition("K K 4 Q 9", melds=(["K K K K K"], ["6 6 6"]), pile="7"))
    found = _found(view, _lay(view, "K K"))
    assert (found["completes"].kinds, found["completes"].number) == ((K,), 500)
    view = _view(DealPosition("K 4 Q 9", melds=(["K K K K K"], ["6 6 6"]), pile="7"))
    assert _found(view, _lay(view, "K"))["nearly"].number == 1
    view = _view(DealPosition("K 4 Q 9", melds=(["K K K"], ["6 6 6"]), pile="7"))
    assert _found(view, _lay(view, "K"))["grows"].number == 4


def test_canastas_that_are_completed_are_told_together_the_dearest_first() -> None:
    view = _view(DealPosition("K 9 2 4 Q", melds=(["9 9 9 9 9", "K K K K K K"], []), pile="7"))
    plays = (Play(_cards(view, "9 2"), 0), Play(_cards(view, "K"), 1))
    assert _found(view, LayDown(plays))["completes"] == Reason("completes", (K, NINE), 500)


def test_a_wild_card_on_a_canasta_looks_like_a_waste() -> None:
    view = _view(DealPosition("2 4 Q Q 8 6", melds=(["9 9 9 9 9 9 2"], []), pile="7"))
    assert "tops_up" in _found(view, LayDown((Play(_cards(view, "2"), 0),)))
    short = _view(DealPosition("2 4 Q Q 8 6", melds=(["9 9 9", "K K K K X"], []), pile="7"))
    spent = [_found(short, LayDown((Play(_cards(short, "2"), uid),))) for uid in (0, 1)]
    assert ["spends_wild" in one for one in spent] == [True, False]


def test_a_rival_with_few_cards_is_a_reason_to_lay() -> None:
    place = DealPosition("5 5 5 4 Q 9", melds=OPENED, pile="7", hands={1: 2})
    view = _view(place)
    found = _found(view, _lay(view, "5 5 5"))
    assert (found["before_end"].seat, found["before_end"].number) == (1, 2)


def test_going_out_catches_the_others() -> None:
    place = DealPosition(
        "9", melds=(["K K K K K K K"], ["6 6 6"]), pile="7", hands={1: 5, 2: 4, 3: 6}
    )
    view = _view(place)
    found = _found(view, Discard(view.hand[0]))
    assert found["goes_out"]
    assert found["caught"].number == 11
    empty = _view(
        DealPosition("", melds=(["K K K K K K K"], ["6 6 6"]), pile="7", hands={1: 5, 3: 6})
    )
    if verify(empty, GoOut()) is None:
        assert _found(empty, GoOut())["caught"].number == 11


# --- the pile -------------------------------------------------------------------------------


def _take(view: PlayerView, ranks: str) -> TakePile:
    return TakePile((Play((*_cards(view, ranks), view.pile[-1])),))


def test_a_big_pile_is_worth_taking_for_what_it_brings() -> None:
    place = DealPosition("9 9 4 Q", melds=OPENED, pile="7 5 4 4 Q J 2 8 9", phase=Phase.START)
    view = _view(place)
    found = _found(view, _take(view, "9 9"))
    assert found["big_pile"].number == 8
    assert found["pile_wilds"].number == 1


def test_why_the_pile_is_left_alone() -> None:
    poor = _view(DealPosition("9 9 4 Q", melds=OPENED, pile="7 9", phase=Phase.START))
    assert _found(poor, DrawStock())["poor_pile"].number == 2
    wild = _view(DealPosition("9 2 4 Q", melds=OPENED, pile="7 5 4 4 9", phase=Phase.START))
    assert "keeps_wilds" in _found(wild, DrawStock())
    none = _view(DealPosition("8 2 4 Q", melds=OPENED, pile="7 X 4 4 9", phase=Phase.START))
    assert "cannot_take" in _found(none, DrawStock())
    assert _found(wild, DrawStock())["fills_hand"].number == 4


def test_whoever_takes_the_first_pile_of_three_plays_alone() -> None:
    place = DealPosition(
        "9 9 4 Q", melds=(["K K K"], ["6 6 6"], []), pile="7 5 4 9", phase=Phase.START,
        preset="classic_3p",
    )  # fmt: skip
    assert "alone" in _found(_view(place), DrawStock())


def test_whoever_is_asked_hears_who_is_caught() -> None:
    place = DealPosition(
        "9 9 4 Q", melds=(["K K K K K K K"], []), phase=Phase.ANSWER, turn_seat=2,
        hands={1: 5, 3: 6},
    )  # fmt: skip
    view = _view(place)
    assert _found(view, AnswerPermission(yes=True))["caught"].number == 11
    assert _found(view, AnswerPermission(yes=False))["holds_much"].number == 4


# --- beside imagined deals ------------------------------------------------------------------


def _fact(fact: str, one: float, other: float) -> FactDifference:
    return FactDifference(fact, one, other, 9.0)  # type: ignore[arg-type]


def test_a_reason_that_explains_what_happens_is_told_first() -> None:
    view = _view(DealPosition("5 5 5 4 4 Q 9 8", melds=OPENED, pile="7"))
    lay = _lay(view, "5 5 5")
    told = reasons_for(view, lay, (_fact("own_takes_soon", 0.4, 0.2),))
    assert [one.code for one in told] == ["keeps_pairs", "frees_hand"]


def test_a_figure_of_imagined_deals_is_no_reason() -> None:
    view = _view(DealPosition("Q 9 J", melds=OPENED, pile="7 5 4 4 6"))
    discard = Discard(_cards(view, "9")[0])
    told = reasons_for(view, discard, (_fact("own_opens_soon", 0.4, 0.2),))
    assert {one.code for one in told} <= set(WEIGHTS)


def test_of_level_moves_the_one_that_explains_itself_comes_first() -> None:
    view = _view(DealPosition("9 Q Q K K", melds=OPENED, pile="7 5 4 4"))
    queen, nine = (Discard(_cards(view, rank)[0]) for rank in "Q9")
    split = Advice((Advised(queen, 5.0), Advised(nine, 4.0, is_level=True)))
    assert plainest_first(split, view).moves[0].action == nine
    clear = Advice((Advised(queen, 50.0), Advised(nine, 4.0)))
    assert plainest_first(clear, view) == clear


def test_a_canasta_in_the_hand_is_laid_whole() -> None:
    place = DealPosition("K K K K K K K 4 5 9 T", preset="hand_and_foot", melds=(["8 8 8"], []))
    view = _view(place)
    part, nine = _lay(view, "K K K K K"), Discard(_cards(view, "9")[0])
    close = Advice((Advised(nine, 40.0, 90.0), Advised(part, 10.0, 90.0)))
    assert plainest_first(close, view).moves[0].action == _lay(view, "K K K K K K K")
    whole = _lay(view, "K K K K K K K")
    clear = Advice((Advised(nine, 400.0, 90.0), Advised(whole, 10.0, 90.0)))
    assert plainest_first(clear, view) == clear


def test_a_canasta_that_lies_ready_is_not_passed_over() -> None:
    melds = (["8 8 8", "2 2 2 2 X X", "K K K K K 2"], [])
    view = _view(DealPosition("4 4 6 T X", preset="hand_and_foot", melds=melds))
    joker = _cards(view, "X")
    for other in (Discard(_cards(view, "T")[0]), _lay(view, "4 4 X")):
        first = plainest_first(Advice((Advised(other, 40.0),)), view).moves[0].action
        assert first == LayDown((Play(joker, 1),))


def test_a_run_is_completed_at_both_ends() -> None:
    written = {"hands": {"0": "4h 5h Ts 9s 9c"}, "melds": {"0": ["6h 7h 8h 9h Th"]}}
    state = set_up({"rules": "samba", "phase": "play", **written}).state
    view = view_of(state, state.actor, ())
    action, run = ready_canastas(view)[0]
    assert len(run.cards) == RUN_CANASTA
    assert {CODE[card][:2] for card in action.plays[0].cards} == {"4h", "5h"}


def test_of_what_speaks_against_a_move_one_is_told() -> None:
    melds = (["5 5 5 5 5 X"], ["6 6 6"])
    view = _view(DealPosition("5 2 8 4 4 Q", melds=melds, pile="7 9 4"))
    five = Discard(_cards(view, "5")[0])
    assert {"can_wait", "leaves_canasta"} <= _found(view, five).keys()
    told = [one.code for one in reasons_for(view, five)]
    assert len([code for code in told if code in CONCEDED]) == 1 < len(told)


def test_no_card_is_called_safe_that_is_not() -> None:
    view = _view(DealPosition("Q 9 J K K", melds=OPENED, pile="7 5 4 4 8"))
    discard = Discard(_cards(view, "9")[0])
    assert "no_meld" in [one.code for one in reasons_for(view, discard)]
    told = reasons_for(view, discard, (_fact("next_takes", 0.5, 0.1),))
    assert "safe" not in map(theme_of, told)


@sweep("rules", by=ACTIONS)
def test_two_reasons_at_most_of_different_themes_under_all_rules(rules: str) -> None:
    bot = make_bot("steady", 1)
    for _, view in islice(moments(preset(rules).rules, 3, 13), 6):
        told = reasons_for(view, bot.choose(view))
        assert len(told) <= TOLD
        assert len({theme_of(one) for one in told}) == len(told)


HINTED = [
    *("classic_4p", "hand_and_foot"),
    *(pytest.param(game, marks=pytest.mark.slow) for game in ("american_2017", "samba")),
]
HINTS = [("club", 40), pytest.param("expert", 400, marks=pytest.mark.slow)]
"""Players, and in how many deals their two best moves are compared."""


@pytest.mark.parametrize(("level", "worlds"), HINTS)
@pytest.mark.parametrize("rules", HINTED)
def test_hidden_cards_dealt_anew_change_no_hint(
    rules: str, level: str, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few imagined deals stand in for many: they too follow from what the seat sees."""
    monkeypatch.setattr(hinting, "WORLDS", worlds if COMPILED else 0)
    bot, rng = make_bot(level, "proof", by_count=True), random.Random(rules)
    for played, view in islice(moments(preset(rules).rules, 5, 31), 4):
        hidden = shuffled_where_hidden(played.state, view.seat, rng)
        other = view_of(hidden, view.seat, played.events)
        assert taught(bot, other) == taught(bot, view)


def test_moves_that_look_alike_are_not_compared() -> None:
    spade, heart = (card for card in range(26) if KIND[card] == NINE)
    assert not is_other(Discard(spade), Discard(heart))
    assert is_other(Discard(spade), DrawStock())
