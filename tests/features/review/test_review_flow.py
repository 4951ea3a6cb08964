"""A review in the window: ways in and out, moments, watching, trying again, what is kept."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import Discard
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.features.review.model.moments import LuckLine, review_data
from canasta_qt.features.review.session.review import ReviewController
from canasta_qt.features.review.window.panel import ReviewPanel
from canasta_qt.features.review.work import MoveAnswer, MoveOrder, ReviewOrder
from canasta_qt.record.timeline import Timeline
from canasta_qt.view_model.pictures import TableModel, Zone, ZoneKind
from tests.helpers.deals.reviews import played_match, usual_review
from tests.helpers.programs.match_window import Window, a_match
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.windows import leave_unpainted
from tests.helpers.workers import no_work

Order = ReviewOrder | MoveOrder

NOTHING = MoveAnswer("better_there")


@pytest.fixture(autouse=True)
def no_processes(monkeypatch: pytest.MonkeyPatch) -> list[Order]:
    """Orders are only noted."""
    return no_work(monkeypatch)


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window for all tests that begin with a match of the history."""
    one = Window(None, tmp_path_factory.mktemp("review"))
    leave_unpainted(one.window)
    yield one
    one.close()


@pytest.fixture
def reviewed(shared: Window) -> Iterator[Window]:
    """A match from the history with a review that is done."""
    with a_review_in(shared):
        yield shared


@pytest.fixture
def reviewed_alone(window: Window) -> Iterator[Window]:
    """The same in a window that has shown nothing before."""
    with a_review_in(window):
        yield window


@contextmanager
def a_review_in(window: Window) -> Iterator[None]:
    timeline = Timeline(played_match())
    number = window.store.import_log(timeline.log, "classic_4p")
    window.reviews.save(number, 0, review_data(usual_review(timeline)))
    window.window.show()
    window.parts.reviews.review_kept(timeline, number)
    window.table.skip()
    yield
    window.parts.reviews.close()
    window.parts.stage.drop()
    window.parts.stage.drop()
    window.game.leave()
    window.window.show_welcome()
    for dialog in window.window.findChildren(QDialog):
        dialog.done(0)
        dialog.deleteLater()
    window.store.delete(number)
    window.store.purge()


def panel(window: Window) -> ReviewPanel:
    dock = window.parts.reviews.dock
    assert dock is not None
    return dock.panel


def review(window: Window) -> ReviewController:
    found = window.parts.reviews.review
    assert found is not None
    return found


def model(window: Window) -> TableModel:
    window.table.skip()
    assert window.table.model is not None
    return window.table.model


def test_the_position_is_shown_as_it_was_known(reviewed: Window) -> None:
    moment = review(reviewed).moment
    assert moment is not None
    shown = model(reviewed)
    own, *others = sorted(shown.seats, key=lambda seat: seat.seat != shown.viewer)
    assert all(card.face for card in own.hand)
    assert not any(card.face for seat in others for card in seat.hand)
    assert not any(card.face for card in shown.stock)
    assert shown.prompt.endswith("which card do you discard?")
    assert not shown.buttons


def test_cards_say_what_was_thrown_and_what_was_better(reviewed: Window) -> None:
    shown = model(reviewed)
    hand = {card.token: card.face for seat in shown.seats if seat.is_viewer for card in seat.hand}
    threw, better = shown.tags
    assert (threw.text, better.text) == ("you discarded", "better")
    assert (threw.better, better.better) == (False, True)
    tiles = panel(reviewed).page.moment.tiles  # type: ignore[union-attr]
    assert (hand[threw.token], hand[better.token]) == (tiles[0].faces[0], tiles[1].faces[0])
    tags = reviewed.table.scene_of_cards.tags
    assert [item.tag.text for item in tags.items if item.isVisible() and item.tag] == [
        "you discarded",
        "better",
    ]


def test_the_screen_reader_hears_the_moment_and_the_hand_tells_its_cards(
    reviewed: Window,
) -> None:
    from canasta_qt.words.reading import hand_lines

    lines = [line.text for line in hand_lines(model(reviewed))]
    assert sum(line.endswith(", you discarded") for line in lines) == 1
    assert sum(line.endswith(", better") for line in lines) == 1
    said: list[str] = []
    reviewed.parts.stage.told.connect(said.append)
    panel(reviewed).next_asked.emit()
    assert "Well found" in said[-1]
    assert "31 of 100" in said[-1]


def test_next_leads_through_moments_and_deals_and_ends(reviewed: Window) -> None:
    here, shown = review(reviewed), panel(reviewed)
    assert shown.page is not None
    shown.on.click()
    assert (here.place.deal, here.place.at) == (1, 1)
    assert shown.page.moment is not None
    assert shown.page.moment.praise
    assert shown.again.isHidden()
    shown.on.click()
    assert (here.place.deal, here.place.at) == (2, 0)
    assert shown.page.headline == "Well played"
    assert model(reviewed).over == "deal"
    assert shown.on.isHidden()
    shown.previous_asked.emit()
    assert (here.place.deal, here.place.at) == (1, 1)
    shown.on.click()
    shown.done.click()
    assert Parts(reviewed.context).reviews.review is None
    assert reviewed.window.stack.currentWidget() is reviewed.window.welcome


def test_keys_lead_through_it(reviewed: Window, qtbot: QtBot) -> None:
    shown = panel(reviewed)
    qtbot.keyClick(shown, Qt.Key.Key_PageDown)
    assert review(reviewed).place.at == 1
    qtbot.keyClick(shown, Qt.Key.Key_PageUp)
    assert review(reviewed).place.at == 0
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert Parts(reviewed.context).reviews.review is None


def test_what_was_imagined_is_watched_and_stop_leads_back(reviewed: Window) -> None:
    shown = panel(reviewed)
    before = model(reviewed)
    shown.watch.click()
    imagined = review(reviewed).imagined
    assert imagined is not None
    assert shown.trial is not None
    assert shown.trial.kind == "watching"
    assert model(reviewed).prompt.startswith("Imagined")
    assert not model(reviewed).tags
    imagined._step()
    assert len(model(reviewed).pile) == len(before.pile) + 1
    assert not any(c.face for s in model(reviewed).seats if not s.is_viewer for c in s.hand)
    imagined._step()
    imagined._step()
    assert shown.trial.kind == "watched"
    shown.stop.click()
    assert shown.trial is None
    assert model(reviewed).tags == before.tags or len(model(reviewed).tags) == 2


def try_card(window: Window, card: int) -> None:
    """Throw a card in the moment that is tried again."""
    again = review(window).again
    assert again is not None
    token = again._practice.presenter.tokens.of(card)
    window.table.skip()
    window.table.commands.drop((token,), Zone(ZoneKind.PILE))
    window.table.skip()


def test_the_best_move_is_right_when_it_is_tried_again(reviewed: Window) -> None:
    moment = review(reviewed).moment
    assert moment is not None
    panel(reviewed).again.click()
    assert model(reviewed).my_turn
    assert not model(reviewed).tags
    assert isinstance(moment.other, Discard)
    try_card(reviewed, moment.other.card)
    trial = panel(reviewed).trial
    assert trial is not None
    assert (trial.kind, trial.headline) == ("right", "That's it")
    panel(reviewed).stop.click()
    assert panel(reviewed).trial is None
    assert model(reviewed).tags


def test_the_same_mistake_is_not_and_can_be_tried_once_more_or_shown(reviewed: Window) -> None:
    moment = review(reviewed).moment
    assert moment is not None
    shown = panel(reviewed)
    shown.again.click()
    assert isinstance(moment.played, Discard)
    try_card(reviewed, moment.played.card)
    assert shown.trial is not None
    assert shown.trial.kind == "wrong"
    assert "60 points" in shown.trial.text
    assert len(model(reviewed).pile) == len(review_pile(reviewed))
    shown.again.click()
    assert shown.trial.kind == "waits"
    shown.show_me.click()
    assert shown.trial is None


def review_pile(window: Window) -> tuple[object, ...]:
    moment, job = review(window).moment, review(window).job
    assert moment is not None
    from canasta_qt.features.review.session.positions import run_before

    return tuple(run_before(job.timeline, moment).state.pile)


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (MoveAnswer("fine"), "right"),
        (replace(NOTHING, points=40), "wrong"),
        pytest.param(MoveAnswer("not_asked"), "wrong", marks=pytest.mark.slow),  # as the one above
        (None, "wrong"),
    ],
)
def test_any_other_move_is_compared_first(
    reviewed: Window, no_processes: list[Order], answer: MoveAnswer | None, kind: str
) -> None:
    moment = review(reviewed).moment
    assert moment is not None
    shown = panel(reviewed)
    shown.again.click()
    again = review(reviewed).again
    assert again is not None
    view = again._view
    named = {moment.played, moment.other}
    third = next(
        one
        for one in map(Discard, view.hand)
        if one not in named and again._practice.run.verify(one) is None
        and not any(same_rank(one, other) for other in named)
    )  # fmt: skip
    try_card(reviewed, third.card)
    assert shown.trial is not None
    assert shown.trial.kind == "looking"
    assert no_processes[-1] == MoveOrder(view, third, moment.other)
    again._work.answered.emit(answer)
    reviewed.table.skip()
    assert shown.trial.kind == kind
    thrown = len(model(reviewed).pile) - len(review_pile(reviewed))
    assert thrown == (kind == "right")


def same_rank(one: Discard, other: object) -> bool:
    from canasta_qt.engine.cards import KIND

    return isinstance(other, Discard) and KIND[one.card] == KIND[other.card]


# --- ways in ------------------------------------------------------------------------------


def test_a_running_deal_is_never_reviewed(window: Window, no_processes: list[Order]) -> None:
    window.parts.match.resume(a_match(40))
    window.do("review")
    assert window.parts.reviews.review is None
    assert "once it is over" in window.window.notice.text()
    assert not no_processes


def test_deals_that_are_over_of_a_running_match_are_reviewed_and_nothing_else(
    window: Window, no_processes: list[Order]
) -> None:
    window.parts.match.resume(played_match(1, more=30))
    window.window.ledger.show()
    window.do("review")
    assert window.parts.reviews.review is not None
    assert window.window.ledger.isHidden(), "it gives its place to the panel"
    (order,) = no_processes
    assert isinstance(order, ReviewOrder)
    assert [deal.number for deal in order.log.deals] == [1]
    assert order.log.secret == ""
    assert panel(window).page is not None
    assert panel(window).page.deals == 1  # type: ignore[union-attr]
    panel(window).left.emit()
    assert not window.window.ledger.isHidden()
    assert window.table.commands is window.game.input
    assert window.window.findChild(QDockWidget, "review") is None or not any(
        dock.isVisible() for dock in window.window.findChildren(QDockWidget, "review")
    )


def test_without_a_match_the_history_opens(window: Window) -> None:
    window.do("review")
    assert window.parts.history.list.isVisible()
    window.parts.history.list.reject()


def test_under_rules_without_a_review_it_is_said_why(
    window: Window, no_processes: list[Order]
) -> None:
    timeline = Timeline(played_match(1, game="classic_2p"))
    window.parts.reviews.review_kept(timeline, None)
    page = panel(window).page
    assert page is not None
    assert page.kind == "refused"
    assert "tested" in page.text
    assert not page.working
    assert not no_processes


@pytest.mark.parametrize(("spread", "told"), [(90, True), (700, False)])
def test_luck_is_told_where_enough_was_played(spread: int, told: bool) -> None:
    from canasta_qt.features.review.session.story import Looked, MomentPlace, page_of

    timeline = Timeline(played_match())
    found = replace(usual_review(timeline), luck=LuckLine(340, 200, spread, 2))
    page = page_of(Looked(found, (90, 90)), MomentPlace(2))
    assert bool(page.luck) == told


def test_the_text_view_lies_behind_and_the_menu_leads_back_to_the_panel(
    reviewed_alone: Window, qtbot: QtBot
) -> None:
    dock = Parts(reviewed_alone.context).reviews.dock
    assert dock is not None
    reviewed_alone.window.ledger.show()
    assert reviewed_alone.window.ledger in reviewed_alone.window.tabifiedDockWidgets(dock)
    reviewed_alone.table.setFocus()
    reviewed_alone.do("review")
    assert panel(reviewed_alone).main.hasFocus()
    assert Parts(reviewed_alone.context).reviews.dock is dock


def test_review_replay_and_practice_never_share_the_table(reviewed: Window) -> None:
    parts = reviewed.parts
    parts.exercises.start(shipped().exercises[0])
    assert parts.reviews.review is None
    timeline = Timeline(played_match())
    parts.reviews.review_kept(timeline, None)
    parts.replays.watch(timeline)
    assert parts.reviews.review is None
    assert parts.replays.replay is not None
    parts.reviews.review_kept(timeline, None)
    assert parts.replays.replay is None
    assert parts.reviews.review is not None


def test_deleting_a_match_forgets_its_review(window: Window) -> None:
    timeline = Timeline(played_match())
    number = window.store.import_log(timeline.log, "classic_4p")
    kept = window.reviews
    kept.save(number, 0, review_data(usual_review(timeline)))
    window.parts.history.open()
    window.parts.history.list.table.go_to(0)
    window.parts.history.delete()
    assert kept.load(number, 0) is not None
    window.parts.history.list.reject()
    assert kept.load(number, 0) is None


def test_what_was_confirmed_of_ones_own_moves_becomes_exercises(reviewed_alone: Window) -> None:
    learning = reviewed_alone.learning
    moments = [
        moment
        for deal in usual_review(review(reviewed_alone).job.timeline).deals.values()
        for moment in deal.moments
        if not moment.is_praise
    ]
    kept = learning.section("mistakes")["moments"]
    assert isinstance(kept, list)
    assert len(kept) == len(moments) > 0


def test_another_seat_is_reviewed_on_request(reviewed: Window, no_processes: list[Order]) -> None:
    header = panel(reviewed).header
    names = [entry.text() for entry in header.who.menu().actions()]
    assert names == ["You", "Vera", "Otto", "Nina"]
    assert [entry.isChecked() for entry in header.who.menu().actions()] == [True, *[False] * 3]
    header.who.menu().actions()[2].trigger()
    assert review(reviewed).job.seat == 2
    given = no_processes[-1]
    assert isinstance(given, ReviewOrder)
    assert given.seat == 2
    page = panel(reviewed).page
    assert page is not None
    assert page.title == "Review of deal 1 · Otto"
    assert "“you” means Otto" in page.spoken
    assert model(reviewed).viewer == 2
    panel(reviewed).header.who.menu().actions()[0].trigger()
    assert review(reviewed).job.seat == 0
    assert panel(reviewed).page.title == "Review of deal 1"  # type: ignore[union-attr]


def test_the_seat_that_is_shown_is_not_opened_anew(reviewed: Window) -> None:
    before = review(reviewed)
    panel(reviewed).header.who.menu().actions()[0].trigger()
    assert review(reviewed) is before


def test_the_panel_keeps_its_share_when_the_window_is_resized(
    reviewed: Window, qtbot: QtBot
) -> None:
    def width_in(wide: int, high: int) -> int:
        reviewed.window.resize(wide, high)
        qtbot.wait(50)
        return panel(reviewed).width()

    usual = width_in(1366, 768)
    assert abs(usual - panel(reviewed).wished(reviewed.window.size())) <= 4
    assert width_in(1024, 600) < usual
    assert width_in(1366, 768) == usual


def test_a_right_move_leads_on(reviewed: Window) -> None:
    panel(reviewed).again.click()
    again = review(reviewed).again
    assert again is not None
    again._practice.act(again._moment.other)
    reviewed.table.skip()
    shown = panel(reviewed)
    assert shown.trial is not None
    assert shown.trial.kind == "right"
    assert shown.main is shown.on
    assert model(reviewed).prompt == shown.trial.headline
    assert not model(reviewed).buttons
    shown.on.click()
    assert review(reviewed).place.at == 1


def test_the_work_of_a_review_goes_with_it(reviewed: Window) -> None:
    """0.2 s."""
    job = weakref.ref(review(reviewed).job)
    reviewed.parts.reviews.close()
    reviewed.parts.stage.leave_all()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert job() is None
