"""The table for those who do not look at it: lists, keys that read, and what is announced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import resolve
from canasta_qt.library.games import Games
from canasta_qt.library.match_setup import ChangedRules, MatchChoice
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.flows.reading import ReadingFlow
from canasta_qt.play.scene.accessible import ReadingList, TableMirror
from canasta_qt.ui.widgets import announcing
from canasta_qt.view_model.pictures import ButtonId, HintModel, TableModel, Zone, ZoneKind
from canasta_qt.words.reading import face_name, hand_text, pile_text, table_text
from tests.helpers.programs.match_window import Window
from tests.helpers.screen.accessible import Role, walk
from tests.helpers.screen.windows import leave_unpainted
from tests.on_screen.text import TextPlayer

Name = QAccessible.Text.Name


class Playable(Window):
    """The window with the text view, as the program puts it together."""

    def __init__(self, qtbot: QtBot | None, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.controller = self.game
        context = Context(self.window, self.table, self.game, self.preferences, Games())
        self.reading = ReadingFlow(context)
        self.begun_with = -1
        """How many actions had been played when the match came to me."""

    @property
    def actions(self) -> int:
        running = self.game.match
        return len(running.run.log.deals[-1].entries) if running is not None else 0

    @property
    def model(self) -> TableModel:
        assert self.table.model is not None
        return self.table.model


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No announcement waits for the one before."""
    monkeypatch.setattr(announcing, "GAP_MS", 0)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A screen reader that listens: what it is told to say."""
    said: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return said


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Playable]:
    one = Playable(qtbot, tmp_path / "data")
    leave_unpainted(one.window)
    yield one
    one.close()


@pytest.fixture(scope="module")
def kept(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playable]:
    """A window for all tests that begin when it is my turn."""
    one = Playable(None, tmp_path_factory.mktemp("text"))
    leave_unpainted(one.window)
    yield one
    one.close()


@pytest.fixture
def match(qtbot: QtBot, kept: Playable) -> Iterator[Playable]:
    """A match in which it is my turn, and nothing has been asked or chosen."""
    if kept.actions != kept.begun_with:
        kept.game.leave()
        kept.store.delete(*kept.store.ids())
        kept.store.purge()
        kept.parts.match.begin(MatchChoice(seed=3, level="newcomer"))
        qtbot.waitUntil(lambda: kept.table.is_still and kept.model.my_turn)
        kept.begun_with = kept.actions
    yield kept
    kept.reading.dock.hide()
    kept.window.notice.hide()
    kept.table._voice.hush()
    kept.table.hint(HintModel())
    kept.table.selection.clear()
    kept.table.keyboard.leave()
    leave_unpainted(kept.window)


@pytest.fixture
def text(match: Playable) -> Playable:
    """The same with the text view open."""
    match.do("text_view")
    return match


@pytest.mark.slow  # stand-in: `test_a_deed_is_done_by_enter_and_the_lists_follow`
def test_a_whole_deal_is_played_in_the_text_view_by_keys_alone(window: Playable) -> None:
    small = {"deal.hand_size": 9, "go_out.canastas": 0, "pack.decks": 1}
    changed = ChangedRules("Small", resolve("classic_2p", small))
    choice = MatchChoice(rules="classic_2p", seed=3, level="newcomer", changed=changed)
    said: list[str] = []
    window.window.announcer.said.connect(lambda text, buffer: said.append(text) if buffer else None)
    window.parts.match.begin(choice)
    player = TextPlayer(window)  # type: ignore[arg-type]
    sheet = player.play_deal()
    assert sheet.title
    assert player.gestures > 10
    assert all(one != other for one, other in pairwise(said)), "told twice"
    assert not [text for text in said if re.search(r"draws (?!a card|\d+ cards)", text)], "hidden"
    mine = [at for at, text in enumerate(said) if text.startswith("You discard")]
    others = [at for at, text in enumerate(said) if text.startswith("Vera draws")]
    assert len(mine) > 3
    assert all(any(own < at for own in mine) or at < mine[0] for at in others)
    assert "Deal result" in "".join(said[-3:])


def test_the_text_view_shows_hand_table_and_buttons(text: Playable) -> None:
    shown = text.reading.dock.text
    assert shown.prompt.text() == text.model.prompt
    hand = next(seat.hand for seat in text.model.seats if seat.is_viewer)
    assert [key for key, _ in shown.hand.lines()] == [card.token for card in hand]
    assert shown.places.lines()[0][1].startswith("Stock")
    draw = shown.buttons.button(ButtonId.DRAW)
    assert draw is not None
    assert draw.isEnabled()


def test_cards_chosen_there_are_chosen_on_the_table_and_the_other_way_round(
    qtbot: QtBot, text: Playable
) -> None:
    shown = text.reading.dock.text
    first, second = (shown.hand.key_at(row) for row in (0, 1))
    shown.hand.item(0).setSelected(True)
    assert text.table.selection.tokens == (first,)
    text.table.selection.set((second,))  # type: ignore[arg-type]
    qtbot.waitUntil(shown.hand.item(1).isSelected)
    assert not shown.hand.item(0).isSelected()


def test_a_deed_is_done_by_enter_and_the_lists_follow(qtbot: QtBot, text: Playable) -> None:
    shown = text.reading.dock.text
    button = shown.buttons.button(ButtonId.DRAW)
    assert button is not None
    button.click()
    qtbot.waitUntil(lambda: not text.table.player.pending and text.model.my_turn)
    qtbot.waitUntil(lambda: shown.prompt.text() == text.model.prompt)
    count = shown.hand.count()
    shown.hand.go_to(0)
    qtbot.keyClick(shown.hand, Qt.Key.Key_Space)
    shown.offers.go_to(shown.offers.row_of(Zone(ZoneKind.PILE)))
    qtbot.keyClick(shown.offers, Qt.Key.Key_Return)
    if text.model.caution:
        qtbot.keyClick(shown.offers, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown.hand.count() == count - 1)


def test_a_digit_goes_to_a_card_and_a_letter_does_what_it_does_on_the_table(
    qtbot: QtBot, text: Playable
) -> None:
    shown = text.reading.dock.text
    for key, row in ((Qt.Key.Key_3, 2), (Qt.Key.Key_0, 9), (Qt.Key.Key_End, 10)):
        qtbot.keyClick(shown.hand, key)
        assert shown.hand.currentRow() == row
    assert shown.hand.selectedItems() == []
    qtbot.keyClick(shown.hand, Qt.Key.Key_J)
    assert shown.hand.currentRow() == 10
    count = shown.hand.count()
    qtbot.keyClick(shown.hand, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: shown.hand.count() > count)
    assert text.table.keyboard.token is None


def test_its_key_opens_it_and_from_within_closes_it(qtbot: QtBot, text: Playable) -> None:
    dock = text.reading.dock
    text.window.activateWindow()
    dock.text.hand.setFocus()
    qtbot.waitUntil(dock.text.hand.hasFocus)
    text.do("text_view")
    assert not dock.isVisible()
    text.do("text_view")
    assert dock.isVisible()
    assert dock.text.hand.hasFocus()
    qtbot.keyClick(dock.text.hand, Qt.Key.Key_Escape)
    assert text.table.hasFocus()


# stand-in: `test_around_the_table_everything_has_a_name...`, roles: `test_behind_the_picture...`
@pytest.mark.slow
def test_everything_in_the_text_view_has_a_name_and_a_role(text: Playable) -> None:
    shown = text.reading.dock.text
    for part, role in (
        (shown.hand, QAccessible.Role.List),
        (shown.offers, QAccessible.Role.List),
        (shown.places, QAccessible.Role.List),
        (shown.prompt, QAccessible.Role.StaticText),
    ):
        spoken = QAccessible.queryAccessibleInterface(part)
        assert spoken.role() == role
        assert spoken.text(Name)
    hand = QAccessible.queryAccessibleInterface(shown.hand)
    assert hand.childCount() == shown.hand.count()
    assert hand.child(0).text(Name) == shown.hand.item(0).text()
    assert hand.child(0).role() == QAccessible.Role.ListItem


def test_the_keys_that_read_say_it_and_show_it(match: Playable, spoken: list[str]) -> None:
    for name, read in (
        ("read_table", table_text), ("read_hand", hand_text), ("read_pile", pile_text),
    ):  # fmt: skip
        spoken.clear()
        match.do(name)
        assert spoken == [read(match.model)]
        assert match.window.notice.text() == read(match.model)


def test_what_happens_is_announced_once(qtbot: QtBot, window: Playable, spoken: list[str]) -> None:
    window.parts.match.begin(MatchChoice(seed=3, level="newcomer"))
    qtbot.waitUntil(lambda: window.table.is_still and window.model.my_turn)
    qtbot.waitUntil(lambda: window.model.prompt in spoken)
    spoken.clear()
    window.game.input.press(ButtonId.DRAW)
    qtbot.waitUntil(lambda: any(said.startswith("You draw the ") for said in spoken))
    qtbot.waitUntil(lambda: window.table.is_still)
    drawn = [said for said in spoken if said.startswith("You draw")]
    assert len(drawn) == 1


def test_the_own_action_is_told_before_the_card_it_brought(
    qtbot: QtBot, match: Playable, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())
        elif event.type() is QAccessible.Event.Focus:
            heard.append("focus")

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    match.table.setFocus()
    qtbot.keyClick(match.table, Qt.Key.Key_End)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    qtbot.keyClick(match.table, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: match.table.is_still and match.model.my_turn)
    assert next(text for text in heard if text).startswith("You draw the ")
    assert heard.count("focus") <= 1


def test_nothing_is_announced_to_those_who_want_quiet(
    qtbot: QtBot, window: Playable, spoken: list[str]
) -> None:
    window.preferences.set_flag("announce_events", False)
    window.parts.match.begin(MatchChoice(seed=3, level="newcomer"))
    qtbot.waitUntil(lambda: window.table.is_still and window.model.my_turn)
    assert spoken == []
    window.do("read_hand")
    assert spoken == [hand_text(window.model)]


def test_a_refusal_is_spoken(match: Playable, spoken: list[str]) -> None:
    match.game.input.press(ButtonId.NEXT_DEAL)
    assert len(spoken) == 1
    assert match.reading.dock.text.prompt.text() == spoken[0]


def test_a_hint_is_spoken_and_stands_in_the_text_view(text: Playable, spoken: list[str]) -> None:
    shown = text.reading.dock.text
    hint = HintModel("Draw from the stock: the pile is frozen.", ("Two worlds.",), tokens=())
    text.table.hint(hint)
    assert spoken == [hint.text]
    assert shown.prompt.text() == f"{text.model.prompt}\n{hint.text}"
    text.table.tell_more()
    assert spoken == [hint.text, *hint.more]
    assert shown.prompt.text().endswith(f"{hint.text}\n{hint.more[0]}")
    text.table.hint(HintModel())
    assert shown.prompt.text() == text.model.prompt


def test_what_is_chosen_by_key_is_spoken(qtbot: QtBot, match: Playable, spoken: list[str]) -> None:
    table = match.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Home)
    assert table.keyboard.token is not None
    name = face_name(table.scene_of_cards.cards[table.keyboard.token].face)
    for said in (f"{name}, selected", f"{name}, not selected"):
        spoken.clear()
        qtbot.keyClick(table, Qt.Key.Key_Space)
        assert spoken == [said]
    spoken.clear()
    qtbot.keyClick(table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert spoken == [f"Selected: {len(table.scene_of_cards.hand_tokens())} cards"]


def test_a_card_of_another_name_says_so_to_screen_readers(
    match: Playable, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[QAccessible.Event, int]] = []
    lines = ReadingList("Hand")
    lines.show_lines([(1, "ace"), (2, "king")])
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: told.append((event.type(), event.child()))
    )
    lines.show_lines([(1, "ace"), (2, "king, new"), (3, "ten")])
    assert told == [(QAccessible.Event.NameChanged, 1)]


def test_behind_the_picture_the_table_is_real_lists(
    qtbot: QtBot, spoken: list[str], match: Playable
) -> None:
    mirror = match.table.findChild(TableMirror)
    assert mirror is not None
    match.table.player.shown.emit()
    hand = QAccessible.queryAccessibleInterface(mirror.hand)
    assert hand.role() == QAccessible.Role.List
    assert hand.text(Name) == "Your hand"
    assert hand.childCount() == len(match.table.scene_of_cards.hand_tokens())
    places = QAccessible.queryAccessibleInterface(mirror.places)
    assert places.child(0).text(Name).startswith("Stock")
    assert not hand.state().invisible


def test_the_lists_behind_the_picture_are_found_from_above_and_show_every_line(
    spoken: list[str], match: Playable
) -> None:
    match.table.player.shown.emit()
    whole = QAccessible.queryAccessibleInterface(match.window)
    found = {node.text(Name): node for _, node in walk(whole) if node.role() is Role.List}
    for name in ("Your hand", "The table"):
        shown = [at for at in range(found[name].childCount()) if _is_seen(found[name].child(at))]
        assert len(shown) == found[name].childCount() > 1


def _is_seen(node: QAccessibleInterface) -> bool:
    return not node.state().invisible and not node.state().offscreen


def test_the_lists_are_not_painted_over_the_table(match: Playable) -> None:
    mirror = match.table.findChild(TableMirror)
    assert mirror is not None
    match.window.setUpdatesEnabled(True)
    before = match.table.grab().toImage()
    assert len({before.pixel(at, at) for at in range(0, before.height(), 7)}) > 5
    mirror.hide()
    without = match.table.grab().toImage()
    mirror.show()
    assert without == before


def test_the_line_behind_the_picture_follows_the_ring_of_the_keys(
    qtbot: QtBot, spoken: list[str], match: Playable
) -> None:
    mirror = match.table.findChild(TableMirror)
    assert mirror is not None
    match.table.player.shown.emit()
    match.table.setFocus()
    qtbot.keyClick(match.table, Qt.Key.Key_Home)
    qtbot.keyClick(match.table, Qt.Key.Key_Right)
    assert mirror.hand.key_at(mirror.hand.currentRow()) == match.table.keyboard.token
    qtbot.keyClick(match.table, Qt.Key.Key_Space)
    assert mirror.hand.currentItem().isSelected()
    qtbot.keyClick(match.table, Qt.Key.Key_Up)
    assert mirror.places.key_at(mirror.places.currentRow()) == match.table.keyboard.zone


def test_hidden_cards_are_read_by_number_only(match: Playable) -> None:
    others = [seat for seat in match.model.seats if not seat.is_viewer]
    said = table_text(match.model)
    for seat in others:
        assert f"{seat.name}, {len(seat.hand)} cards" in said


@pytest.mark.slow  # stand-in: `test_a_match_with_everything_open_speaks_each_language`
def test_in_another_language_the_lists_are_named_anew(qtbot: QtBot, text: Playable) -> None:
    shown = text.reading.dock.text
    shown.hand.setAccessibleName("?")
    QApplication.sendEvent(shown, QEvent(QEvent.Type.LanguageChange))
    assert shown.hand.accessibleName() == "Your hand"
