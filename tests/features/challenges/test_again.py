"""The same deal again: the same cards, practised, and neither stored nor counted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from canasta_qt.engine.actions import Action, Discard, DrawStock
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.state import Phase
from canasta_qt.features.challenges.store import Duplicate
from canasta_qt.features.endings.window.deal_end import DealEnd
from canasta_qt.jobs.answering import BotAnswer, BotPool
from canasta_qt.play.scene.items.buttons import HINTED
from canasta_qt.players.adviser.catalogue import Reason
from canasta_qt.players.adviser.hinting import Taught
from canasta_qt.players.bot import Advised
from canasta_qt.record.timeline import ReplayPoint, Timeline
from tests.helpers.deals.compared import played_match
from tests.helpers.programs.match_window import Window


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A match whose first deal is over."""
    one = Window(None, tmp_path_factory.mktemp("again"))
    one.pool.silent = True
    assert one.game.resume(played_match(1))
    one.window.show_table()
    one.table.skip()
    yield one
    one.close()


def test_the_deal_is_dealt_again_and_nothing_of_it_is_kept(window: Window) -> None:
    match = window.game.match
    assert match is not None
    log, ids = match.run.log.copy(), window.store.ids()
    window.do("deal_again")
    deal = window.parts.challenges.again.deal
    assert deal is not None
    first = Timeline(log).run_at(ReplayPoint(1, 0))
    assert deal.practice.run.state.digest() == first.state.digest()
    assert deal.practice.match is not None
    assert deal.practice.match.recorder is None
    window.table.skip()
    bar = window.parts.challenges.again._bar
    assert "Nothing of this is saved" in bar.text.text()
    told: list[str] = []
    bar.told.connect(told.append)
    deal.ended.emit(340, 520)
    assert told == ["This time 520 points; the first time 340."]
    bar.left.emit()
    assert window.parts.challenges.again.deal is None
    assert match.run.log.deals == log.deals
    assert window.store.ids() == ids


def test_a_hint_points_and_its_button_does_it_and_a_notice_goes(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, notice = window.table, window.window.notice
    window.window.tell("For the first time: a canasta.")
    window.do("deal_again")
    assert not notice.isVisible()
    deal = window.parts.challenges.again.deal
    assert deal is not None
    monkeypatch.setattr(BotPool, "ask", lambda *_, **__: 7)
    runs = (deal._timeline.run_at(ReplayPoint(1, number)) for number in range(40))
    deal.practice.put(next(run for run in runs if run.state.actor == 0))
    table.skip()

    def hint(action: Action, *why: Reason) -> None:
        window.do("hint")
        deal.hints._asked.answered.emit(
            BotAnswer(7, action, advice=Taught((Advised(action),), why))
        )

    hint(DrawStock())
    assert table.said.startswith("Draw")
    assert [arrow.isVisible() for arrow in table.pointer.arrows] == [True]
    button = table.buttons.button(HINTED)
    assert button is not None
    button.click()
    table.skip()
    state = deal.practice.run.state
    assert state.phase is Phase.PLAY
    card = state.hands[0][0]
    hint(Discard(card), Reason("single", (KIND[card],)))
    assert ": you hold no other " in table.said
    window.parts.challenges.again._bar.left.emit()
    assert table.pointer.standing is None


def test_the_end_of_a_deal_offers_it_unless_others_have_the_same_cards(window: Window) -> None:
    sheets, match = window.parts.sheets, window.game.match
    assert match is not None
    sheets.load()
    sheets.show_deal_end()
    assert window.dialog(DealEnd).again.isVisible()
    sheets.close()
    store = window.parts.challenges.duplicate.store
    store.add(Duplicate(str(match.run.log.seed), "Classic", 1))
    window.parts.challenges.again._offer()
    assert not window.window.menus.actions["deal_again"].isEnabled()
    sheets.show_deal_end()
    assert not window.dialog(DealEnd).again.isVisible()
    sheets.close()
