"""Whole matches, the turn of a person, undo, the end of a deal, and starting."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import AskPermission, Discard
from canasta_qt.engine.rules import RulesProblem, UnknownPreset
from canasta_qt.play.match.table_input import WAYS_ON
from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from canasta_qt.view_model.scripts import BeatKind, Script
from canasta_qt.view_model.session import NewMatch, SeatSpec, Session, plain_seats
from canasta_qt.words.people import seat_names
from tests.helpers.table.table_tools import (
    CANASTA,
    NEW,
    PILE,
    REST,
    STOCK,
    NotedGame,
    assert_same,
    assert_sound,
    at_position,
    with_canasta,
)


@pytest.mark.parametrize(
    "rules", ["classic_4p", pytest.param("classic_2p", marks=pytest.mark.slow)]
)
def test_a_whole_match_plays_itself_and_the_picture_is_always_true(
    qtbot: QtBot, game: NotedGame, rules: str
) -> None:
    keys: list[str] = []

    def check(script: Script) -> None:
        assert_same(script.final, game)
        if script.final.deal_key not in keys:
            keys.append(script.final.deal_key)
            begins = [beat.kind for beat in script.beats[:2]]
            assert begins[len(keys) == 1] is BeatKind.DEAL
            assert (begins[0] is BeatKind.CEREMONY) == (len(keys) == 1)
        for beat in script.beats:
            hidden = [seat for seat in beat.model.seats if not seat.is_viewer]
            playing = beat.model.over == "no"
            assert not playing or all(c.face is None for seat in hidden for c in seat.hand)
            assert all(card.face is None for card in beat.model.stock)
            total = sum(len(seat.hand) for seat in beat.model.seats)
            total += len(beat.model.stock) + len(beat.model.pile)
            total += sum(len(m.cards) for side in beat.model.sides for m in side.melds)
            total += sum(len(side.threes) for side in beat.model.sides)
            assert total == 108

    game.on_script = check
    game.start(rules, seed=11, demo=True)
    qtbot.waitUntil(lambda: bool(game.over), timeout=100_000)
    sheet = game.over[0]
    assert sheet is game.sheets[-1]
    assert sheet.match_over
    assert max(sheet.totals) >= 5000
    assert "by" in sheet.verdict
    assert len(keys) == len(game.sheets) == len(sheet.history)
    assert game.model.over == "match"
    assert game.model.prompt == sheet.verdict
    assert [button.id for button in game.model.buttons] == list(WAYS_ON)
    assert game.problems == []
    assert_sound(game)


def test_the_deal_goes_round_the_table_from_the_dealers_left(game: NotedGame) -> None:
    game.pool.silent = True
    game.start(seed=3)
    deal = game.scripts[0].beats[1]
    assert deal.kind is BeatKind.DEAL
    assert len(deal.movers) == 44
    dealer = game.state.dealer
    first = [
        seat.seat
        for token in deal.movers[:4]
        for seat in deal.model.seats
        if token in [card.token for card in seat.hand]
    ]
    assert first == [(dealer + step) % 4 for step in (1, 2, 3, 0)]


def test_the_score_sheet_adds_up(qtbot: QtBot, game: NotedGame) -> None:
    game.start(seed=4, demo=True)
    qtbot.waitUntil(lambda: bool(game.sheets))
    sheet = game.sheets[0]
    for side, total in enumerate(sheet.deal_totals):
        assert sum(line.points[side] or 0 for line in sheet.lines) == total
        assert sheet.before[side] + total == sheet.totals[side]
    assert sheet.title == "Deal 1"
    assert sheet.sides[0] == "You & Otto"


def test_the_table_shows_the_booked_scores_when_the_deal_is_over(
    qtbot: QtBot, game: NotedGame
) -> None:
    """Not what the cards would bring: going out and the cards left in hand count by then."""
    game.start(seed=4, demo=True)
    qtbot.waitUntil(lambda: bool(game.sheets))
    sheet = game.sheets[0]
    end = next(script.final for script in game.scripts if script.final.over == "deal")
    assert tuple(side.total for side in end.sides) == sheet.totals
    assert tuple(side.deal_points for side in end.sides) == sheet.deal_totals
    assert end.prompt == sheet.outcome


def test_bots_wait_for_the_table(qtbot: QtBot, game: NotedGame) -> None:
    game.instant = False
    game.start(seed=4, demo=True)
    qtbot.wait(60)
    assert len(game.scripts) == 1
    game.controller.script_finished()
    qtbot.waitUntil(lambda: len(game.scripts) == 2)
    qtbot.wait(60)
    assert len(game.scripts) == 2


def test_the_bot_to_act_is_shown_thinking(game: NotedGame) -> None:
    game.pool.silent = True
    game.start(seed=4, demo=True)
    seats = game.scripts[-1].final.seats
    assert [seat.seat for seat in seats if seat.thinking] == [game.state.actor]


def test_an_illegal_bot_is_replaced_and_reported(qtbot: QtBot, game: NotedGame) -> None:
    game.pool.answers = [AskPermission()]
    game.start(seed=4, demo=True)
    qtbot.waitUntil(lambda: len(game.scripts) > 4)
    assert len(game.problems) == 1
    assert "illegal move" in game.problems[0]
    assert_sound(game)


def test_bots_get_a_view_without_hidden_cards(qtbot: QtBot, game: NotedGame) -> None:
    game.start(seed=4, demo=True)
    qtbot.waitUntil(lambda: len(game.pool.views) > 6)
    for view in game.pool.views:
        for seat, hand in enumerate(view.hands):
            assert (set(hand) == {-1}) == (seat != view.seat)


# --- the person's turn ---------------------------------------------------------------------


def test_the_prompt_and_buttons_say_what_is_expected(game: NotedGame) -> None:
    at_position(game, hands={"0": "7 7 K 4", **REST}, pile="7", melds={"0": ["A A A"]})
    model = game.model
    assert model.my_turn
    assert model.prompt == "Your turn: draw a card or take the pile."
    assert [(b.id, b.enabled) for b in model.buttons] == [
        (ButtonId.DRAW, True),
        (ButtonId.TAKE_PILE, True),
    ]


def test_a_button_that_cannot_be_pressed_says_why(game: NotedGame) -> None:
    at_position(game, hands={"0": "9 5 K 4", **REST}, pile="7", melds={"0": ["A A A"]})
    take = game.model.buttons[1]
    assert not take.enabled
    assert take.why_not
    assert game.model.prompt == "Your turn: draw a card."


def test_a_lay_down_can_be_taken_back(game: NotedGame) -> None:
    with_canasta(game, "4 4 4 K 9 J")
    before = game.state.digest()
    game.drop("4 4 4", NEW)
    assert game.model.can_undo
    game.drop("K", game.meld_zone("K"))
    game.press(ButtonId.UNDO)
    game.press(ButtonId.UNDO)
    assert game.state.digest() == before
    assert_same(game.model, game)
    assert not game.model.can_undo
    game.press(ButtonId.UNDO)
    assert game.why == "There is nothing to take back."


def test_what_was_drawn_cannot_be_undone(game: NotedGame) -> None:
    at_position(game, hands={"0": "9 5 K 4", **REST}, pile="7")
    game.controller.input.activate(STOCK)
    assert not game.model.can_undo
    game.press(ButtonId.UNDO)
    assert game.why == "There is nothing to take back."


def test_melding_the_last_card_goes_out_by_itself(qtbot: QtBot, game: NotedGame) -> None:
    with_canasta(game, "K K")
    game.drop("K K", game.meld_zone("K"))
    qtbot.waitUntil(lambda: bool(game.sheets))
    assert game.sheets[0].outcome == "You went out."
    assert game.model.over == "deal"
    assert [b.id for b in game.model.buttons] == [ButtonId.NEXT_DEAL, ButtonId.RESULT]


def test_discarding_the_last_card_goes_out(qtbot: QtBot, game: NotedGame) -> None:
    with_canasta(game, "9")
    assert game.targets("9")["pile"] == "discard and go out"
    game.drop("9", PILE)
    qtbot.waitUntil(lambda: bool(game.sheets))
    game.pool.silent = True
    game.press(ButtonId.NEXT_DEAL)
    assert game.state.deal_number == 2
    assert game.model.over == "no"


def test_with_no_stock_and_nothing_to_take_the_deal_ends_by_itself(
    qtbot: QtBot, game: NotedGame
) -> None:
    told: list[str] = []
    game.controller.ledger.connect(told.append)
    at_position(game, hands={"0": "9 5 K 4", **REST}, pile="3b", stock="", melds=CANASTA)
    qtbot.waitUntil(lambda: bool(game.sheets))
    assert "The stock is empty and the pile cannot be taken: the deal ends." in told
    assert game.sheets[0].outcome == "The stock was used up; nobody went out."


def test_the_forced_take_at_the_end_is_explained(game: NotedGame) -> None:
    at_position(game, hands={"0": "9 5 9 4", **REST}, pile="K", stock="", melds=CANASTA)
    game.controller.input.activate(STOCK)
    assert game.why.startswith("The stock is empty and you must take the pile")
    assert game.model.prompt == "The stock is empty: take the pile."


def test_the_next_deal_is_refused_while_one_is_played(game: NotedGame) -> None:
    game.pool.silent = True
    game.start(seed=4)
    game.controller.next_deal()
    assert game.why == "That is not possible now."


# --- starting ------------------------------------------------------------------------------


def test_unknown_and_unplayable_rules_are_refused_and_the_match_goes_on(game: NotedGame) -> None:
    game.pool.silent = True
    game.start(seed=4)
    before = game.state.digest()
    with pytest.raises(UnknownPreset):
        game.controller.new_match(NewMatch("classic_9p", plain_seats(4), 1))
    tame = {"pack.wild_ranks": ("X",)}
    with pytest.raises(RulesProblem):
        game.controller.new_match(NewMatch("samba", plain_seats(4), 1, tame))
    with pytest.raises(ValueError, match="seats"):
        game.controller.new_match(NewMatch("classic_2p", plain_seats(4), 1))
    assert game.state.digest() == before


def test_any_seats_may_be_people_and_each_is_called_by_name() -> None:
    both = (SeatSpec("A", "human"), SeatSpec("B", "human"))
    session = Session.of(NewMatch("classic_2p", both, 1), (0, 1))
    assert session.persons == (0, 1)
    assert session.is_shared
    assert not any(map(session.is_you, session.persons))


def test_where_partners_are_drawn_the_people_sit_as_drawn(game: NotedGame) -> None:
    game.pool.silent = True
    game.start("classic_partner_draw", seed=5)
    session, run = game.match.session, game.match.run
    names = [plain_seats(4)[person].name for person in run.match.seating.persons]
    assert list(seat_names(session)) == names
    assert game.model.seats[session.viewer].position == "bottom"
    assert_same(game.model, game)


def test_a_new_match_in_the_middle_of_another_begins_cleanly(qtbot: QtBot, game: NotedGame) -> None:
    game.start(seed=4, demo=True)
    qtbot.waitUntil(lambda: len(game.scripts) > 5)
    first = game.model.deal_key
    game.start(seed=4, demo=True)
    assert game.model.deal_key != first
    qtbot.waitUntil(lambda: game.state.turn > 3)
    assert_sound(game)


def test_the_hand_is_sorted_and_reordered_only_when_asked(game: NotedGame) -> None:
    game.pool.silent = True
    with_canasta(game, "4 K 9 J X")
    game.controller.input.sort_hand("rank_down")
    ranks = [name[0] for name in game.hand().split()]
    assert ranks == ["K", "J", "9", "4", "X"]
    game.controller.input.reorder(game.tokens("4"), 0)
    assert [name[0] for name in game.hand().split()] == ["4", "K", "J", "9", "X"]
    game.drop("J", Zone(ZoneKind.DRAFT, 0))
    game.controller.input.reorder(game.tokens("4"), 99)
    assert [name[0] for name in game.hand().split()][-1] == "4"
    assert_same(game.model, game)


def test_a_discard_is_told_in_the_script(game: NotedGame) -> None:
    game.pool.silent = True
    with_canasta(game, "9 J 4")
    card = next(c for c in game.state.hands[0] if c % 13 == 7)
    game.controller.act(Discard(card))
    beat = game.scripts[-1].beats[-1]
    assert beat.kind is BeatKind.DISCARD
    assert beat.announce.startswith("You discard the nine of")
