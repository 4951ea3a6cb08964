"""Nothing is lost: stored actions, going on after an interruption, folders that cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset
from canasta_qt.library.match_saver import find_waiting
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.match.hand_memory import HandMemory
from canasta_qt.record.log_text import dumps, loads
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import Paths
from canasta_qt.storage.match_values import Unfinished
from canasta_qt.storage.matches import MatchStore
from canasta_qt.view_model.pictures import ButtonId
from canasta_qt.view_model.scripts import Script
from tests.helpers.deals.matches import finished_in
from tests.helpers.table.table_tools import PILE, NotedGame, assert_sound


@pytest.fixture
def saved(qtbot: QtBot, tmp_path: Path) -> Iterator[NotedGame]:
    """A game that keeps its matches in a folder."""
    noted = NotedGame(Paths.find(tmp_path / "data"))
    yield noted
    noted.controller.close()


def store_of(game: NotedGame) -> MatchStore:
    store = game.controller.store
    assert store is not None
    return store


def stored_text(game: NotedGame) -> str:
    """The match being played, as another program would find it on the disk."""
    recorder = game.match.recorder
    assert recorder is not None
    assert recorder.match is not None
    other = MatchStore(Database(store_of(game).database.path))
    text = other.text(recorder.match)
    other.database.close()
    return text


def waiting(game: NotedGame) -> Unfinished | None:
    """The match that would be offered at the next start."""
    match = find_waiting(store_of(game)).match
    return match.unfinished if match else None


def test_every_action_is_on_disk_before_it_is_shown(qtbot: QtBot, saved: NotedGame) -> None:
    def check(script: Script) -> None:
        run = saved.match.run
        assert stored_text(saved) == dumps(run.log)

    saved.on_script = check
    saved.start(seed=6, demo=True, rules_name="Classic, four players")
    qtbot.waitUntil(lambda: len(saved.scripts) > 40)


@pytest.mark.parametrize(
    "rules",
    [
        "classic_4p", "hand_and_foot",
        *(
            pytest.param(rules, marks=pytest.mark.slow)
            for rules in (
                "american_2017", "classic_5p", "classic_3p", "italian_canastone",
                "classic_6p_triples", "viennese", "samba", "railroad",
            )
        ),
    ],
)  # fmt: skip
def test_a_match_goes_on_exactly_where_it_stopped(
    qtbot: QtBot, saved: NotedGame, rules: str
) -> None:
    saved.start(rules, seed=6)
    play_some(qtbot, saved, 6)
    digest, model = saved.state.digest(), saved.model
    saved.controller.close()

    again = NotedGame(store_of(saved))
    again.pool.silent = True
    unfinished = waiting(again)
    assert unfinished is not None
    assert [p.name for p in unfinished.log.players] == [s.name for s in model.seats]
    assert again.controller.resume(unfinished)
    assert again.state.digest() == digest
    assert [s.name for s in again.model.seats] == [s.name for s in model.seats]
    assert again.model.rules_name == preset(rules).name
    assert [side.name for side in again.model.sides] == [side.name for side in model.sides]
    assert again.model.my_turn == model.my_turn
    assert_sound(again)
    again.pool.silent = False
    again.controller.go_on()
    play_some(qtbot, again, 3)
    assert stored_text(again) == dumps(again.match.run.log)
    again.controller.close()


def play_some(qtbot: QtBot, game: NotedGame, turns: int) -> None:
    """The person draws and throws the first card; the others play."""
    for _ in range(turns):
        qtbot.waitUntil(lambda: game.model.my_turn or bool(game.sheets))
        if game.sheets:
            return
        if game.model.buttons and game.model.buttons[0].id is ButtonId.ANSWER_YES:
            game.press(ButtonId.ANSWER_YES)
            continue
        game.press(ButtonId.DRAW)
        for card in game.model.seats[game.model.viewer].hand:
            before = len(game.scripts)
            game.controller.input.drop((card.token,), PILE)
            if len(game.scripts) > before:
                break


def test_a_match_interrupted_after_a_deal_goes_on_with_the_sheet(
    qtbot: QtBot, saved: NotedGame
) -> None:
    logs: list[str] = []

    def keep(_sheet: object) -> None:
        logs.append(dumps(saved.match.run.log))

    saved.controller.scored.connect(keep)
    saved.start(seed=6, demo=True, rules_name="Classic, four players")
    qtbot.waitUntil(lambda: bool(logs))
    saved.controller.close()
    again = NotedGame()
    assert again.controller.resume(loads(logs[0]).log)
    assert again.model.over == "deal"
    qtbot.waitUntil(lambda: bool(again.sheets))
    assert again.sheets[0] == saved.sheets[0]
    assert again.controller.sheets == tuple(again.sheets)
    again.controller.close()


def test_the_sheets_of_deals_played_before_can_be_looked_up_after_going_on(
    qtbot: QtBot, saved: NotedGame
) -> None:
    logs: list[str] = []

    def keep(script: Script) -> None:
        run = saved.match.run
        if script.final.deal_number == 3:
            logs.append(dumps(run.log))

    saved.on_script = keep
    saved.start(seed=6, demo=True, rules_name="Classic, four players")
    qtbot.waitUntil(lambda: bool(logs))
    sheets = saved.controller.sheets
    saved.controller.close()
    assert [sheet.title for sheet in sheets] == ["Deal 1", "Deal 2"]
    again = NotedGame()
    again.pool.silent = True
    assert again.controller.resume(loads(logs[0]).log)
    assert again.controller.sheets == sheets
    again.start(seed=7)
    assert again.controller.sheets == ()
    again.controller.close()


def test_several_matches_wait_the_latest_first(qtbot: QtBot, saved: NotedGame) -> None:
    store = store_of(saved)
    saved.start(seed=6)
    assert not find_waiting(store).others
    saved.start("classic_2p", seed=7)
    search = find_waiting(store)
    assert search.others
    assert search.match is not None
    assert len(search.match.unfinished.log.players) == 2
    everything = find_waiting(store, 30)
    assert not everything.others
    assert [len(match.unfinished.log.players) for match in everything.matches] == [2, 4]
    assert everything.matches[1].title == "Classic, four players, deal 1"
    assert everything.matches[1].totals == "You & Otto 0 – Vera & Nina 0"


def test_a_finished_match_no_longer_waits(qtbot: QtBot, saved: NotedGame) -> None:
    saved.start(seed=11, demo=True, overrides={"match.end": {"kind": "deals", "count": 1}})
    qtbot.waitUntil(lambda: bool(saved.over))
    assert waiting(saved) is None
    (match,) = finished_in(store_of(saved))
    assert match.rules_name == "Classic, four players"
    assert match.deals == 1


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(
    qtbot: QtBot, tmp_path: Path
) -> None:
    blocked = tmp_path / "data"
    blocked.write_text("a file where the folder should be")
    game = NotedGame(Paths.find(blocked))
    game.start(seed=6, demo=True)
    qtbot.waitUntil(lambda: len(game.scripts) > 20)
    assert len(game.problems) == 1
    assert "cannot be saved now, but it goes on" in game.problems[0]
    assert str(blocked) in game.problems[0]
    assert_sound(game)
    game.controller.close()


@pytest.mark.parametrize("over", [False, True], ids=["in mid-match", "after the last deal"])
def test_what_a_full_disk_refused_is_kept_when_the_match_leaves_the_table(
    qtbot: QtBot, saved: NotedGame, over: bool
) -> None:
    store = store_of(saved)
    with store.database.reading() as connection:
        size = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {size}")
        saved.start(seed=11, demo=True, overrides={"match.end": {"kind": "deals", "count": 1}})
        qtbot.waitUntil(lambda: bool(saved.over) if over else len(saved.scripts) > 20)
        saved.controller.hold()
        assert len(saved.problems) == 1
        connection.execute("PRAGMA max_page_count = 1000000")
    log = saved.match.run.log
    saved.controller.close()
    kept = [store.log(number) for number in store.ids()]
    assert [dumps(one) for one in kept] == [dumps(log)]
    assert [one.deals for one in finished_in(store)] == [1] * over


def test_a_folder_that_may_not_be_looked_into_does_not_stop_the_start(
    qtbot: QtBot, saved: NotedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("canasta_qt.storage.database.make_folder", forbidden)
    saved.start(seed=6, demo=True, rules_name="Classic, four players")
    qtbot.waitUntil(lambda: len(saved.scripts) > 5)
    assert len(saved.problems) == 1
    assert_sound(saved)


def test_a_log_that_does_not_play_again_is_told_and_set_aside(
    qtbot: QtBot, saved: NotedGame
) -> None:
    saved.start(seed=6, demo=True, rules_name="Classic, four players")
    qtbot.waitUntil(lambda: len(saved.scripts) > 10)
    saved.controller.close()
    store = store_of(saved)
    with store.database.writing() as connection:
        connection.execute("UPDATE actions SET line = '1 out\n' WHERE deal = 1 AND number = 1")
    again = NotedGame(store)
    (unfinished,) = store.unfinished().matches
    assert not again.controller.resume(unfinished)
    assert "cannot be continued" in again.problems[0]
    assert store.unfinished().matches == ()
    again.controller.close()


def test_a_match_that_begins_in_mid_deal_is_on_disk_before_anybody_acts(
    qtbot: QtBot, saved: NotedGame
) -> None:
    saved.start(seed=6, demo=True, rules_name="Classic, four players")
    qtbot.waitUntil(lambda: len(saved.scripts) > 10)
    run = saved.match.run
    log = run.log.copy()
    saved.controller.close()
    store = store_of(saved)
    again = NotedGame(store)
    assert again.controller.resume(log)
    number = again.controller.number
    again.controller.close()
    assert number is not None
    assert store.log(number) == log


def test_the_hand_lies_as_it_was_arranged_after_a_restart(qtbot: QtBot, saved: NotedGame) -> None:
    preferences = Preferences()
    memory = HandMemory(saved.controller, preferences)
    saved.start(seed=6)
    play_some(qtbot, saved, 5)
    hand = [card.token for card in saved.model.seats[0].hand]
    saved.controller.input.reorder((hand[0],), len(hand) - 1)
    arranged = [card.face for card in saved.model.seats[0].hand]
    saved.controller.close()
    del memory

    again = NotedGame(store_of(saved))
    again.pool.silent = True
    memory = HandMemory(again.controller, preferences)
    unfinished = waiting(again)
    assert unfinished is not None
    assert again.controller.resume(unfinished)
    assert [card.face for card in again.model.seats[0].hand] != arranged
    memory.bring_back()
    assert [card.face for card in again.model.seats[0].hand] == arranged
    again.controller.close()


@pytest.mark.parametrize("kept", ["", "{}", "[1, 1", '["a"]', "[99, 1, 5, 4]"])
def test_an_order_of_the_hand_that_belongs_elsewhere_changes_nothing(
    qtbot: QtBot, saved: NotedGame, kept: str
) -> None:
    preferences = Preferences()
    memory = HandMemory(saved.controller, preferences)
    saved.start(seed=6)
    play_some(qtbot, saved, 1)
    before = saved.model.seats[0].hand
    preferences.hand = kept
    memory.bring_back()
    assert saved.model.seats[0].hand == before
