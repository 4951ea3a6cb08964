"""The player's own side is listed first, wherever the draw for partners put it."""

from __future__ import annotations

import random
from typing import Literal

from pytestqt.qtbot import QtBot

from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.play.gestures.draft import Tokens
from canasta_qt.play.presenter.beats import movements_of
from canasta_qt.play.presenter.board import Board
from canasta_qt.play.presenter.picture import Painter, TableMemory, Words, so_far
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.scripts import BeatKind
from canasta_qt.view_model.session import Session, plain_seats
from canasta_qt.words.score_sheet import score_sheet
from tests.helpers.deals.matches import new_run, play_deal
from tests.helpers.table.table_tools import NotedGame

VIEWER = 1
"""A seat of the second side."""


def played_deal() -> MatchRun:
    run = new_run(seed=3)
    run.start_deal()
    dice = random.Random(3)
    while not run.deal_over:
        run.play(random_action(run.state, dice))
    return run


def seen_from(seat: int) -> Session:
    return Session(plain_seats(4, human=seat), "Classic")


def test_the_own_side_comes_first_on_the_table() -> None:
    run = played_deal()
    state = run.state
    painter = Painter(state, seen_from(VIEWER), Tokens(state.setup.pack, 3, 1), "deal")
    hand = state.hands[VIEWER]
    words = Words("", so_far(state), ())
    model = painter.paint(Board(state), TableMemory(VIEWER), hand, None, words)
    assert [side.side for side in model.sides] == [1, 0]
    assert [side.is_ours for side in model.sides] == [True, False]
    assert [side.name for side in model.sides] == ["Vera & Nina", "Otto & You"]


def test_whoever_is_called_you_wins_in_good_english_also_when_a_bot_plays_the_seat() -> None:
    one_deal = {"match.end": {"kind": "deals", "count": 1}}
    verdicts = set()
    for seed in range(4):
        run, rng = new_run("classic_2p", seed=seed, overrides=one_deal), random.Random(seed)
        run.start_deal()
        while not run.deal_over:
            run.play(random_action(run.state, rng))
        verdict = score_sheet(run, Session(plain_seats(2, human=None))).verdict
        verdicts.add(" ".join(verdict.split()[:2]))
    assert verdicts == {"You win", "Vera wins"}


def test_the_own_side_comes_first_on_the_score_sheet() -> None:
    run = played_deal()
    ours = score_sheet(run, seen_from(VIEWER))
    theirs = score_sheet(run, seen_from(0))
    assert ours.sides == ("Vera & Nina", "Otto & You")
    assert ours.totals == tuple(reversed(run.match.totals))
    for name in ("deal_totals", "before", "totals"):
        assert getattr(ours, name) == tuple(reversed(getattr(theirs, name)))
    assert ours.history == tuple(tuple(reversed(row)) for row in theirs.history)
    assert [line.points for line in ours.lines] == [
        tuple(reversed(line.points)) for line in theirs.lines
    ]


def test_the_end_of_a_deal_belongs_to_whoever_went_out() -> None:
    out = set()
    for seed in range(1, 8):
        run = play_deal(new_run("classic_2p", seed=seed), seed)
        assert run.state.result is not None
        tape = run.tape()
        *_, last = movements_of(tape.events(tape.actions), run.state)
        assert (last.kind, last.seat) == (BeatKind.END, run.state.result.out)
        out.add(last.seat)
    assert len(out) > 1


def test_hands_are_turned_up_when_the_deal_is_over_and_not_before() -> None:
    state = played_deal().state
    painter = Painter(state, seen_from(VIEWER), Tokens(state.setup.pack, 3, 1), "deal")

    def hands(over: Literal["no", "deal"]) -> list[str | None]:
        words = Words("", so_far(state), (), over=over)
        model = painter.paint(Board(state), TableMemory(VIEWER), state.hands[VIEWER], None, words)
        return [card.face for seat in model.seats if not seat.is_viewer for card in seat.hand]

    assert any(hands("deal"))
    assert all(hands("deal"))
    assert not any(hands("no"))


def test_partners_drawn_across_the_table_still_leave_the_own_side_first(qtbot: QtBot) -> None:
    for seed in range(8):
        game = NotedGame()
        game.start("classic_partner_draw", seed=seed)
        assert game.model.sides[0].is_ours
        assert game.model.sides[0].name.startswith("You")
        game.controller.close()
