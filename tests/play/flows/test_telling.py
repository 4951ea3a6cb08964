"""What is told by voice: at length or in short, others in one breath, and again when asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.library.ways import OWN, choose_way
from canasta_qt.play.flows import speech
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.reading import ReadingFlow
from canasta_qt.play.flows.speech import SpeechFlow
from canasta_qt.play.speech.engines import Wish
from canasta_qt.play.speech.speaker import Speaker
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.view_model.pictures import ButtonId, ButtonModel, RefusedModel
from canasta_qt.view_model.scripts import Beat, BeatKind
from canasta_qt.view_model.telling import Buffer, Told, Topic
from canasta_qt.words.keys import BY_ID
from canasta_qt.words.reading import hand_lines
from canasta_qt.words.spoken.questions import moves_text, turn_text
from canasta_qt.words.spoken.telling import SpokenText
from tests.helpers.programs.match_window import Window
from tests.helpers.screen.windows import leave_unpainted


class Room(Window):
    """The window with all that speaks, and what was said in it."""

    def __init__(self, qtbot: QtBot | None, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.said: list[str] = []
        self.reading = ReadingFlow(self.context)
        self.speech = SpeechFlow(self.context, Speaker(None))
        self.reading.dock.text.put_below(self.speech.shown)
        self.window.announcer.said.connect(lambda text, _: self.said.append(text))

    def tell(self, *told: Told) -> None:
        """A beat in which this happens."""
        assert self.table.model is not None
        text = " ".join(one.text for one in told)
        self.table.player.announced.emit(Beat(BeatKind.SHOW, self.table.model, (), 1, text, told))

    def ask(self, command: str) -> str:
        """The answer to a command that asks."""
        self.said.clear()
        self.window.commands.run(command)
        (answer,) = self.said
        return answer


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    room = Room(None, tmp_path_factory.mktemp("data"))
    leave_unpainted(room.window)
    hands = {"0": "3s 4h 4d 5c 5d 9h Js Qd Ks Ad X", "1": "4s 5s 6s", "2": "7s 7h", "3": "8s"}
    room.put(
        {
            "rules": "classic_4p",
            "to_act": 0,
            "phase": "play",
            "hands": hands,
            "pile": "Th Td",
            "stock": 40,
            "melds": {"0": ["Kh Kd Kc Kh 2s"], "1": []},
        }
    )
    wait_until_still(room)
    yield room
    room.close()


def wait_until_still(room: Room) -> None:
    QApplication.processEvents()
    while room.table.player.pending:
        QApplication.processEvents()


@pytest.fixture
def room(shared: Room) -> Room:
    shared.reading._turns.clear()
    shared.speech.history.__init__()  # type: ignore[misc]
    shared.said.clear()
    return shared


DRAWS = Told("draws a card", "draws", Topic.DRAWS, "Vera")
NINE = Told("discards the nine of hearts", "discards a nine", Topic.DISCARDS, "Vera")
OTTO = Told("discards the four of clubs", "discards a four", Topic.DISCARDS, "Otto")


def test_what_three_others_do_is_told_in_one_breath(room: Room) -> None:
    for one in (DRAWS, NINE, OTTO):
        room.tell(one)
    assert room.said == []
    room.reading._stands_still()
    assert room.said[0] == (
        "Vera draws a card, discards the nine of hearts; Otto discards the four of clubs. "
        "Otto has 2 cards left."
    )


def test_a_remark_is_told_after_what_it_is_about(room: Room) -> None:
    room.reading.remark("Otto: Hello.")
    room.tell(NINE)
    room.reading.remark("Otto: Nicely done.")
    assert room.said == ["Otto: Hello."]
    room.reading._stands_still()
    assert room.said[1:3] == ["Vera discards the nine of hearts.", "Otto: Nicely done."]


def test_a_tip_is_told_after_what_it_is_about(room: Room) -> None:
    room.tell(NINE)
    room.reading._stage.tipped.emit("Tip: a nine.")
    assert room.said == ["Vera discards the nine of hearts."]


def test_a_warning_names_the_keys_that_answer_it_and_its_end_is_silent(room: Room) -> None:
    model = room.table.model
    assert model is not None
    buttons = (
        ButtonModel(ButtonId.GO_AHEAD, "Discard anyway", enabled=True),
        ButtonModel(ButtonId.LEAVE_IT, "Keep it", enabled=True),
    )
    warned = replace(model, prompt="Vera could take it.", buttons=buttons, caution=True)
    try:
        for one in (warned, replace(warned, my_turn=False)):
            room.table.scene_of_cards.model = one
            room.reading._say_what_is_expected()
        assert room.said == ["Vera could take it. You can: Discard anyway, Y; Keep it, N."]
    finally:
        room.table.scene_of_cards.model = model


def test_a_second_turn_of_the_same_lets_the_first_round_be_told(room: Room) -> None:
    room.tell(DRAWS)
    room.tell(OTTO)
    room.tell(NINE)
    assert room.said == [
        "Vera draws a card; Otto discards the four of clubs. Otto has 2 cards left."
    ]


def test_the_own_deed_and_a_question_are_told_at_once_after_what_went_before(room: Room) -> None:
    room.tell(DRAWS)
    room.tell(Told("Vera asks you: may I go out?", "Vera asks you: may I go out?"))
    assert room.said == ["Vera draws a card.", "Vera asks you: may I go out?"]


def test_each_kind_is_told_at_length_in_short_or_not_at_all(room: Room) -> None:
    choose = room.preferences.choose
    try:
        choose("tell_draws", "off")
        choose("tell_discards", "short")
        choose("tell_warnings", "off")
        room.tell(DRAWS, NINE)
        room.reading.refused(RefusedModel("Not your turn."))
        assert room.said == []
        room.reading._tell_turns()
        assert room.said == ["Vera discards a nine."]
    finally:
        room.preferences.restore(["tell_draws", "tell_discards", "tell_warnings"])


def test_in_short_only_the_beginning_of_the_turn_is_told(room: Room) -> None:
    model = room.table.model
    assert model is not None
    try:
        room.preferences.choose("tell_turn", "short")
        room.reading._expected = ""
        for prompt in ("Draw.", "Discard."):
            room.table.scene_of_cards.model = replace(model, prompt=prompt, my_turn=True)
            room.reading._stands_still()
        assert room.said == ["Your turn."]
    finally:
        room.table.scene_of_cards.model = model
        room.preferences.restore(["tell_turn"])


def test_what_was_said_is_heard_again_and_copied(room: Room) -> None:
    for text in ("One.", "Two.", "Three."):
        room.window.announcer.say(text, Buffer.PLAY)
    room.window.announcer.say("Copied.")
    room.window.announcer.say("Five, selected", None)
    assert room.ask("said_again") == "Copied."
    assert room.ask("said_previous") == "Two."
    assert room.ask("said_first") == "One."
    assert room.ask("said_next") == "Two."
    room.window.commands.run("said_copy")
    assert QGuiApplication.clipboard().text() == "Two."
    assert room.ask("said_last") == "Three."
    assert room.ask("said_buffer") == "Talk, nothing yet."
    assert room.ask("said_buffer") == "Program, 1 line. Copied."


def test_the_keys_of_it_work_wherever_the_window_has_the_keys(qtbot: QtBot, room: Room) -> None:
    room.window.announcer.say("One.", Buffer.PLAY)
    room.window.announcer.say("Two.", Buffer.PLAY)
    room.window.activateWindow()
    room.table.setFocus()
    qtbot.waitUntil(room.table.hasFocus)
    room.said.clear()
    for key in (Qt.Key.Key_Comma, Qt.Key.Key_Period):
        qtbot.keyClick(room.table, key)
    qtbot.keyClick(room.table, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert room.said == ["One.", "Two.", "Two."]


def test_nobody_hears_what_another_person_at_the_screen_was_told(room: Room) -> None:
    room.window.announcer.say("You draw the nine of hearts.", Buffer.PLAY)
    room.window.announcer.say("Copied.")
    room.context.of(Play).curtain.changed.emit()
    assert room.speech.history.lines(Buffer.PLAY) == ()
    assert room.ask("said_again") == "Copied."
    room.window.announcer.say("You draw the two of clubs.", Buffer.PLAY)
    room.context.of(Play).curtain.changed.emit()
    assert room.ask("said_again") == "Nothing was said yet."


def test_it_stands_as_a_list_in_the_text_view(room: Room) -> None:
    shown = room.speech.shown
    room.window.announcer.say("One.", Buffer.PLAY)
    room.do("text_view")
    room.window.announcer.say("Two.", Buffer.PLAY)
    assert [text for _, text in shown.lines.lines()] == ["One.", "Two."]
    assert shown.lines.currentRow() == 1
    room.ask("said_previous")
    assert shown.lines.currentRow() == 0
    shown.buffers.setCurrentIndex(2)
    shown.buffers.activated.emit(2)
    assert room.speech.history.buffer is Buffer.PROGRAM
    assert shown.lines.count() == 0
    room.reading.dock.hide()


def test_there_is_a_key_for_each_question(room: Room) -> None:
    model = room.table.model
    assert model is not None
    assert room.ask("ask_turn") == "Your turn."
    assert room.ask("ask_moves") == model.prompt
    room.table.selection.set(room.table.scene_of_cards.hand_tokens()[-1:])
    assert room.ask("ask_moves").count("; Add to kings. ") == 1
    room.table.selection.clear()
    melds = room.ask("ask_melds")
    assert "2 short of a canasta" in melds
    assert melds.endswith(": no melds.")
    counts = room.ask("ask_counts")
    assert [part.rpartition(", ")[2] for part in counts.split(". ")] == [
        "3 cards",
        "2 cards",
        "1 card",
        "Stock: 40 cards.",
    ]
    assert "to open" in room.ask("ask_score")
    asked = [one for one in BY_ID.values() if one.id.startswith("ask_") or one.id == "read_hand"]
    assert all(one.keys for one in asked)


def test_what_may_be_done_is_told_with_its_key_and_silence_is_no_answer(room: Room) -> None:
    model, keys = room.table.model, {ButtonId.DRAW: "S"}
    assert model is not None
    draw = ButtonModel(ButtonId.DRAW, "Draw", enabled=True)
    shown = replace(model, prompt="", buttons=(draw,))
    texts = [
        moves_text(one, (), lambda button: keys.get(button, ""), taught)
        for one, taught in ((shown, "Draw!"), (replace(shown, buttons=()), ""))
    ]
    assert texts == ["Draw! You can: Draw, S.", "There is nothing to do now."]
    assert room.reading._key_of(ButtonId.TAKE_PILE) == "T"
    assert turn_text(replace(model, my_turn=False)) == "Your turn."


def test_the_keys_come_to_the_hand_with_the_table_where_somebody_listens(
    qtbot: QtBot, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.window.activateWindow()
    room.window.menuBar().setFocus()
    monkeypatch.setattr(room.reading, "_is_heard", lambda: True)
    room.table.setFocus()
    qtbot.waitUntil(lambda: room.table.keyboard.token is not None)
    assert room.table.keyboard.token == room.table.scene_of_cards.hand_tokens()[0]


def test_by_ear_says_how_it_goes_on(room: Room) -> None:
    choose_way(room.preferences, "by_ear")
    assert room.said[-1] == SpokenText.BY_EAR(moves="Shift+A", hand="F4", table="F3")
    choose_way(room.preferences, OWN)
    room.reading.dock.hide()


def test_whatever_lies_on_the_table_can_be_asked_about(room: Room) -> None:
    room.window.commands.follow(None)  # as in a review, which is no match
    assert not room.window.commands.is_offered("read_hand")
    room.table.player.shown.emit()
    assert room.ask("read_hand").startswith("Your hand, 11 cards")
    assert room.window.commands.is_offered("ask_moves")


def test_a_digit_goes_to_a_card_of_the_hand(qtbot: QtBot, room: Room) -> None:
    room.table.setFocus()
    hand = room.table.scene_of_cards.hand_tokens()
    for key, place in ((Qt.Key.Key_1, 0), (Qt.Key.Key_4, 3), (Qt.Key.Key_0, 9)):
        qtbot.keyClick(room.table, key)
        assert room.table.keyboard.token == hand[place]


# --- the own voice ----------------------------------------------------------------------------


class Noting(Speaker):
    """A voice that notes what it would say."""

    def __init__(self) -> None:
        super().__init__(None)
        self.spoken: list[str] = []
        self.stopped = 0

    def say(self, text: str, wish: Wish) -> None:
        self.spoken.append(text)

    def stop(self) -> None:
        self.stopped += 1


@pytest.fixture
def voice(room: Room, monkeypatch: pytest.MonkeyPatch) -> Noting:
    one = Noting()
    monkeypatch.setattr(room.speech, "speaker", one)
    monkeypatch.setattr(room.speech, "_this_run", False)
    monkeypatch.setattr(room.speech._asked, "isValid", lambda: False)
    return one


def test_it_speaks_what_is_announced_once_it_is_switched_on(room: Room, voice: Noting) -> None:
    room.window.announcer.say("One.")
    room.do("own_voice")
    assert room.speech.is_heard
    assert voice.spoken == ["Nothing on this computer speaks: install espeak-ng."]
    room.window.announcer.say("Two.")
    room.do("said_again")
    room.do("own_voice")
    room.window.announcer.say("Three.")
    assert voice.spoken[1:] == ["Two.", "Two."]
    assert voice.stopped


def test_a_voice_that_fails_is_told_once(room: Room, voice: Noting) -> None:
    for _ in range(2):
        room.speech._failed()
    assert room.said == ["The voice fails. Preferences, Speech has others."]


def test_who_listens_is_told_once_that_it_can_be_played_by_ear(
    qtbot: QtBot, room: Room, voice: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.speech._greeting.setInterval(0)
    room.speech._greet_soon()
    assert not room.speech._greeting.isActive(), "nobody listens"
    monkeypatch.setattr(room.speech, "_this_run", True)
    for _ in range(2):
        room.speech._greet_soon()
        qtbot.waitUntil(lambda: not room.speech._greeting.isActive())
    assert voice.spoken == [SpokenText.WELCOME(keys="F1")]


def test_it_is_silent_where_a_screen_reader_listens(
    room: Room, voice: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "screen_reader_listens", lambda: True)
    monkeypatch.setattr(room.speech, "_this_run", True)
    room.window.announcer.say("One.")
    assert voice.spoken == []
    monkeypatch.setattr(speech, "screen_reader_listens", lambda: False)
    room.window.announcer.say("Two.")
    assert voice.spoken == ["Two."]


def test_a_card_of_the_painted_table_is_read_by_its_name(
    qtbot: QtBot, room: Room, voice: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room.speech, "_this_run", True)
    room.reading._is_heard = lambda: room.speech.is_heard
    room.reading._mirror()
    room.table.setFocus()
    qtbot.keyClick(room.table, Qt.Key.Key_2)
    place = room.speech._known(room.table)
    assert place is not None
    assert place.text == "four of hearts"
    room.do("hush")
    assert voice.stopped == 1


# --- the keys follow the turn -----------------------------------------------------------------


def test_the_keys_come_to_the_hand_as_the_turn_begins(
    qtbot: QtBot, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room.reading, "_is_heard", lambda: True)
    room.window.activateWindow()
    room.table.setFocus()
    qtbot.waitUntil(room.table.hasFocus)
    room.table.keyboard.leave()
    room.reading._expected = ""
    room.reading._stands_still()
    token = room.table.keyboard.token
    assert token in room.table.scene_of_cards.hand_tokens()
    qtbot.keyClick(room.table, Qt.Key.Key_End)
    room.reading._expected = ""
    room.reading._stands_still()
    assert room.table.keyboard.token == room.table.scene_of_cards.hand_tokens()[-1]


def test_the_keys_never_leave_an_open_panel_and_go_back_where_they_were(
    qtbot: QtBot, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room.reading, "_is_heard", lambda: True)
    room.do("text_view")
    offers = room.reading.dock.text.offers
    offers.setFocus()
    panel = TablePanel()
    panel.open_on(room.window.stack)
    qtbot.waitUntil(panel.hasFocus)
    room.reading._expected = ""
    room.reading._stands_still()
    assert panel.hasFocus()
    panel.reject()
    qtbot.waitUntil(offers.hasFocus)
    room.reading._expected = ""
    room.reading._stands_still()
    assert room.reading.dock.text.hand.hasFocus()
    room.reading.dock.hide()


def test_who_plays_by_ear_has_the_text_view_until_it_is_undone(room: Room) -> None:
    by_ear, own = (
        next(one for one in room.window.menus.choices["way"].actions() if one.data() == way)
        for way in ("by_ear", "own")
    )
    by_ear.trigger()
    assert room.reading.dock.isVisible()
    assert room.preferences.flag("own_voice")
    own.trigger()
    assert not room.reading.dock.isVisible()
    assert not room.preferences.flag("own_voice")


def test_what_a_show_says_comes_after_what_others_did(room: Room, qtbot: QtBot) -> None:
    room.tell(DRAWS)
    room.reading._stage.told.emit("Not that. One more try.")
    qtbot.waitUntil(lambda: len(room.said) > 1)
    assert room.said == ["Vera draws a card.", "Not that. One more try."]


def test_a_card_that_takes_the_place_of_a_chosen_one_is_not_told_as_chosen(room: Room) -> None:
    table, mirror = room.table, room.table.mirror
    assert table.model is not None
    lines = hand_lines(table.model)
    mirror.show_lines("", lines, ())
    table.selection.set([lines[0].token])
    mirror.show_lines("", lines[1:], ())
    room.reading._is_heard = lambda: True
    room.reading._mirror()
    chosen = [mirror.hand.item(row).isSelected() for row in range(mirror.hand.count())]
    assert [row for row, yes in enumerate(chosen) if yes] == [0]
    room.reading._is_heard = None
    table.selection.clear()
