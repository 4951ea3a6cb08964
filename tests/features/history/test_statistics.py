"""The window with the statistics: what it shows, chooses and counts late."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.features import join_all
from canasta_qt.features.history.flows.statistics import StatisticsFlow
from canasta_qt.features.history.statistics.session import (
    how_unusual,
    likely_share,
    statistics_model,
)
from canasta_qt.features.history.statistics.window.charts import MOST_BARS, MarginChart
from canasta_qt.features.history.statistics.window.window import FiguresTable, StatisticsWindow
from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.match.game import GameController
from canasta_qt.play.scene.view import TableView
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.storage.database import Database
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.statistics import (
    StatisticsFilter,
    statistics_filter_values,
    statistics_report,
)
from canasta_qt.storage.statistics_counts import Chance
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.widgets.problems import TroubleBox
from tests.helpers import RESOURCES
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import new_run, play_deal
from tests.helpers.deals.stores import packed, recorded_in, unpacked
from tests.helpers.programs.parts import Parts

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a match by each of two rules, and one among bots."""
    store = MatchStore(Database(tmp_path_factory.mktemp("played") / "matches.db"))
    for seed, title in enumerate(("Samba at home", "Classic"), start=1):
        run = new_run(seed=seed, overrides=ONE_DEAL)
        recorder = recorded_in(store, run, title)
        recorder.book(play_deal(run))
    return packed(store)


@pytest.fixture
def store(filled: Path, tmp_path: Path) -> MatchStore:
    return unpacked(filled, tmp_path)


def flow_over(window: QWidget, store: MatchStore | None, match: object = None) -> StatisticsFlow:
    controller = SimpleNamespace(store=store, match=match)
    return StatisticsFlow(Context(window, None, controller, Preferences(), Games()))


@pytest.fixture
def flow(qtbot: QtBot, store: MatchStore) -> StatisticsFlow:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return flow_over(window, store)


def opened(flow: StatisticsFlow) -> StatisticsWindow:
    flow.open()
    assert flow.shown is not None
    return flow.shown


def texts(table: FiguresTable) -> list[list[str]]:
    return [
        [item.text() for column in range(table.columnCount()) if (item := table.item(row, column))]
        for row in range(table.rowCount())
    ]


def test_everything_is_shown_at_first(flow: StatisticsFlow) -> None:
    window = opened(flow)
    assert window.headline.text().startswith("2 matches, ")
    rows = texts(window.figures)
    assert ["Deals, per player", "2", "4"] in rows
    assert window.bell.accessibleDescription().startswith("Wild cards")
    assert len(window.margins.bars) == 2
    assert {row[0] for row in texts(window.grouped)} == {"Samba at home", "Classic"}


def test_rules_are_chosen_above_and_everything_follows(flow: StatisticsFlow) -> None:
    window = opened(flow)
    rules = window.boxes["rules"]
    assert [rules.itemText(row) for row in range(rules.count())] == [
        "All rules", "Classic", "Samba at home",
    ]  # fmt: skip
    rules.setCurrentIndex(1)
    assert window.headline.text().startswith("1 match, ")
    assert [row[0] for row in texts(window.grouped)] == ["Classic"]


def test_a_game_under_its_old_name_and_its_new_one_is_one_line(
    flow: StatisticsFlow, store: MatchStore
) -> None:
    with store.database.writing() as connection:
        for old, name in (
            ("Classic", "Modern American (2017)"),
            ("Samba at home", "Modern American"),
        ):
            connection.execute(
                "UPDATE matches SET rules_name = ? WHERE rules_name = ?", (f"{name}, changed", old)
            )
    window = opened(flow)
    rules = window.boxes["rules"]
    title = "Modern American, changed"
    assert [rules.itemText(row) for row in range(rules.count())] == ["All rules", title]
    rules.setCurrentText(title)
    assert window.headline.text().startswith("2 matches, ")
    assert [row[0] for row in texts(window.grouped)] == [title]


def test_matches_are_compared_by_what_they_share(flow: StatisticsFlow) -> None:
    window = opened(flow)
    partner = next(one for one in window.groups.segments if one.text() == "Partner")
    partner.click()
    assert [row[:2] for row in texts(window.grouped)] == [["Otto", "2"]]


def test_the_curve_follows_the_line_that_is_looked_at(flow: StatisticsFlow) -> None:
    window = opened(flow)
    window.pages.setCurrentIndex(3)
    window.luck.setCurrentCell(window.luck.rowCount() - 1, 0)
    assert window.bell.accessibleDescription().startswith("Points of the hand dealt")


def test_without_a_match_it_says_what_it_waits_for(qtbot: QtBot, tmp_path: Path) -> None:
    store = MatchStore(Database(tmp_path / "matches.db"))
    window = StatisticsWindow()
    qtbot.addWidget(window)
    window.offer(statistics_filter_values(store))
    window.show_model(statistics_model(store, window.choice))
    assert "first match" in window.empty.state.headline.text()
    assert not window.pages.isVisibleTo(window)
    assert window.empty.isVisibleTo(window)
    assert window.keep.isHidden()
    assert not any(entry.isEnabled() for entry in window.keep_menu.actions())
    with qtbot.waitSignal(window.play_asked):
        window.empty.state.button.click()


def test_where_no_match_is_of_the_kind_chosen_all_can_be_shown_again(
    qtbot: QtBot, flow: StatisticsFlow, store: MatchStore
) -> None:
    window = opened(flow)
    with store.database.writing() as connection:
        connection.execute("UPDATE matches SET ended = 1")
    window.boxes["period"].setCurrentIndex(1)
    assert not window.pages.isVisibleTo(window)
    assert window.empty.state.button.text() == "&Show all"
    window.empty.state.button.click()
    assert window.pages.isVisibleTo(window)
    assert window.boxes["period"].currentIndex() == 0


@pytest.mark.parametrize(("match", "asked"), [(None, ["new_match"]), (object(), [])])
def test_the_empty_page_leads_to_a_match(
    qtbot: QtBot, tmp_path: Path, match: object, asked: list[str]
) -> None:
    table = TableView(RESOURCES)
    over = MainWindow(table, RESOURCES, Preferences())
    qtbot.addWidget(over)
    heard: list[str] = []
    over.commands.bind("new_match", lambda: heard.append("new_match"))
    flow = flow_over(over, MatchStore(Database(tmp_path / "matches.db")), match)
    window = opened(flow)
    window.empty.state.button.click()
    assert flow.shown is None
    assert heard == asked


def test_the_first_page_tells_what_most_want_to_know(flow: StatisticsFlow) -> None:
    tiles = opened(flow).overview.tiles
    assert tiles[0].value.text().endswith(" of 2")
    assert [tile.label.text() for tile in tiles] == [
        "matches won", "points a deal", "canastas a deal", "of deals you end",
    ]  # fmt: skip
    assert tiles[1].below.text().endswith("over 2 deals")


def test_a_deal_among_bots_is_one_deal(qtbot: QtBot, tmp_path: Path) -> None:
    store = MatchStore(Database(tmp_path / "bots.db"))
    run = new_run(seed=1, overrides=ONE_DEAL)
    run.on_change = recorder = Recorder(store, title="Bots")
    recorder.book(play_deal(run))
    window = QWidget()
    qtbot.addWidget(window)
    shown = opened(flow_over(window, store))
    assert shown.overview.tiles[1].below.text() == "over 1 deal"
    assert ["Deals, per player", "1"] in texts(shown.figures)


def test_a_share_is_told_with_how_sure_it_is() -> None:
    low, high = likely_share(23, 38)
    assert (round(100 * low), round(100 * high)) == (45, 74)


def test_bars_of_lost_matches_are_outlined_only(qtbot: QtBot) -> None:
    chart = MarginChart()
    qtbot.addWidget(chart)
    chart.resize(400, 240)
    chart.show_margins([1000, -1000])
    picture = chart.grab().toImage()
    own, other = (tint(name).rgb() for name in ("side_1", "side_2"))
    filled, outlined = (
        sum(picture.pixel(x, y) == ink for x in range(400) for y in range(190))
        for ink in (own, other)
    )
    assert filled > 4 * outlined > 0


def test_a_match_given_up_in_its_first_deal_is_the_persons_own(
    qtbot: QtBot, tmp_path: Path
) -> None:
    store = MatchStore(Database(tmp_path / "matches.db"))
    run = new_run()
    recorder = recorded_in(store, run, "Classic")
    run.start_deal()
    run.concede(0)
    recorder.book(run)
    window = StatisticsWindow()
    qtbot.addWidget(window)
    window.show_model(statistics_model(store, window.choice))
    heads = [window.figures.horizontalHeaderItem(column).text() for column in range(3)]
    assert heads == ["", "You", "Opponents"]
    assert ["Matches won", "0", "1"] in texts(window.figures)
    empty = "No deal of these matches was played to its end."
    assert window.components.accessibleDescription() == empty
    assert window.bell.accessibleDescription() == empty
    assert window.margins.bars == [0]


def test_matches_that_were_not_counted_are_counted_meanwhile(
    qtbot: QtBot, flow: StatisticsFlow, store: MatchStore
) -> None:
    before = statistics_report(store, StatisticsFilter())
    with store.database.writing() as connection:
        connection.execute("DELETE FROM people")
        connection.execute("DELETE FROM counts")
    window = opened(flow)
    assert window.counting.text() == "Earlier matches still to count: 2"
    qtbot.waitUntil(lambda: not window.counting.isVisible())
    assert statistics_report(store, StatisticsFilter()) == before
    assert window.headline.text().startswith("2 matches, ")


def test_many_matches_share_bars(qtbot: QtBot) -> None:
    window = StatisticsWindow()
    qtbot.addWidget(window)
    window.margins.show_margins([100, 300] * MOST_BARS)
    assert window.margins.bars == [200.0] * MOST_BARS
    assert window.margins.lately()[-1] == 200.0


@for_each(
    ("seen", "words"),
    [
        (100, "as usual"),
        (112, "a little more (1 in 4)"),
        (82, "clearly less (1 in 14)"),
        (140, "far more (1 in 15,787)"),
        (484, "far more (1 in 1,000,000)"),
    ],
)
def test_luck_is_told_in_words_and_a_number(seen: int, words: str) -> None:
    assert how_unusual(Chance(seen, 100.0, 100.0)) == words


def test_all_of_it_is_reached_by_tab(qtbot: QtBot, flow: StatisticsFlow) -> None:
    window = opened(flow)
    qtbot.waitExposed(window)
    for name in ("figures", "luck", "grouped"):
        table = getattr(window, name)
        assert table.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert table.accessibleName()


def test_a_second_look_does_not_count_anything_twice(
    qtbot: QtBot, flow: StatisticsFlow, store: MatchStore
) -> None:
    before = statistics_report(store, StatisticsFilter())
    with store.database.writing() as connection:
        connection.execute("DELETE FROM people")
    window = opened(flow)
    assert opened(flow) is window
    qtbot.waitUntil(lambda: not window.counting.isVisible())
    assert statistics_report(store, StatisticsFilter()) == before


def test_without_any_store_nothing_opens(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    flow = flow_over(window, None)
    flow.open()
    assert flow.shown is None


def test_matches_that_cannot_be_read_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    window = QWidget()
    qtbot.addWidget(window)
    store = MatchStore(Database(tmp_path / "file" / "matches.db"))
    flow = flow_over(window, store)
    flow.open()
    assert len(window.findChildren(TroubleBox)) == 1
    assert flow.shown is None


def test_the_menu_opens_the_statistics(qtbot: QtBot, store: MatchStore) -> None:
    table = TableView(RESOURCES)
    window = MainWindow(table, RESOURCES, Preferences())
    qtbot.addWidget(window)
    game = GameController(store, parent=window)
    context = Context(window, table, game, Preferences(), Games())
    join_all(context)
    flow = Parts(context).statistics
    window.menus.actions["statistics"].trigger()
    assert flow.shown is not None
    assert flow.shown.isVisible()
    flow.shown.reject()
    game.close()


def test_the_figures_can_be_kept_as_a_pdf(flow: StatisticsFlow, tmp_path: Path) -> None:
    window = opened(flow)
    assert not window.keep.isHidden()
    page = window._written()
    for title in (section.title for section in window._model.sections):  # type: ignore[union-attr]
        assert title in page
    assert window.boxes["rules"].currentText() in page
    file = tmp_path / "figures.pdf"
    window.keep_menu.save_pdf(file)
    assert file.read_bytes().startswith(b"%PDF")
    assert file.stat().st_size > 5_000
