"""Hint and Undo always on the table; what chosen cards could do is outlined and offered."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene.interactions.menus import PAUSE_MS
from canasta_qt.play.scene.items.buttons import HINT, OBVIOUS
from canasta_qt.play.scene.view import TableView
from canasta_qt.view_model.pictures import (
    ButtonId,
    ButtonModel,
    DropTarget,
    TableModel,
    Zone,
    ZoneKind,
)
from tests.helpers.table import table_models as tables
from tests.helpers.table.table_player import RecordingCommands


def played(model: TableModel | None = None, **more: object) -> TableModel:
    """The middle of a deal that a person plays, after drawing."""
    base = model or tables.middle()
    return replace(base, plays=True, buttons=(), sorts=("rank_up", "wilds_left"), **more)  # type: ignore[arg-type]


def shown_texts(view: TableView) -> list[str]:
    buttons = [one for one in view.buttons.buttons if not one.isHidden()]
    return [one.text() for one in sorted(buttons, key=lambda one: one.x())]


def choose(view: TableView, *faces: str) -> tuple[int, ...]:
    model = view.model
    assert model is not None
    tokens = tuple(card.token for card in model.seats[0].hand if card.face in faces)
    view.selection.set(tokens)
    return tokens


@pytest.mark.parametrize("mine", [True, False])
def test_hint_and_undo_are_on_the_table_whoever_plays(view: TableView, mine: bool) -> None:
    view.show_model(played(my_turn=mine))
    assert shown_texts(view) == ["Undo", "Hint"]
    hint = view.buttons.button(HINT)
    assert hint is not None
    assert hint.isEnabled() == mine


def test_they_rest_where_they_are_while_others_move(view: TableView) -> None:
    view.show_model(played(my_turn=False))
    before = [view.buttons.button(one).geometry() for one in (ButtonId.UNDO, HINT)]  # type: ignore[union-attr]
    view.show_model(replace(played(my_turn=False), sorts=()))
    after = [view.buttons.button(one).geometry() for one in (ButtonId.UNDO, HINT)]  # type: ignore[union-attr]
    assert before == after
    assert any(not one.isHidden() for one in view.sorts.buttons)


def test_whoever_only_watches_sees_neither(view: TableView) -> None:
    view.show_model(replace(tables.middle(), plays=False, buttons=()))
    assert shown_texts(view) == []


def test_the_main_button_stands_right_of_them(view: TableView) -> None:
    main = ButtonModel(ButtonId.DRAW, "Draw", accent=True)
    view.show_model(replace(played(), buttons=(main, ButtonModel(ButtonId.ASK, "May I?"))))
    assert shown_texts(view) == ["May I?", "Undo", "Hint", "Draw"]


def test_the_hint_button_asks_for_a_hint(view: TableView, qtbot: QtBot) -> None:
    view.show_model(played())
    with qtbot.waitSignal(view.hint_asked):
        qtbot.mouseClick(view.buttons.button(HINT), Qt.MouseButton.LeftButton)


def test_undo_says_undo(view: TableView, commands: RecordingCommands, qtbot: QtBot) -> None:
    view.show_model(played(can_undo=True))
    qtbot.mouseClick(view.buttons.button(ButtonId.UNDO), Qt.MouseButton.LeftButton)
    assert commands.last() == ("press", (ButtonId.UNDO,))


def test_the_sort_buttons_say_what_they_do(view: TableView) -> None:
    view.show_model(played())
    assert [button.text() for button in view.sorts.buttons] == ["Sort 4–A", "Wilds left"]


# --- chosen cards ---------------------------------------------------------------------------


@pytest.fixture
def model(view: TableView) -> TableModel:
    """What is on the table: the middle of a deal that a person plays."""
    shown = played()
    view.show_model(shown)
    return shown


def melds(model: TableModel, number: int) -> tuple[Zone, ...]:
    """The first melds of the player's side."""
    return tuple(Zone(ZoneKind.MELD, meld.uid) for meld in model.sides[0].melds[:number])


def eights(model: TableModel) -> Zone:
    return melds(model, 2)[1]


def lays_the_eight(model: TableModel, outcome: str = "") -> DropTarget:
    return DropTarget(eights(model), "add", "Lay the eight", outcome)


DISCARD = DropTarget(Zone(ZoneKind.PILE), "discard", "Discard")
DRAWS = (ButtonModel(ButtonId.DRAW, "Draw", accent=True),)
NEW_MELD = Zone(ZoneKind.NEW_MELD, 0)


def offer(
    view: TableView, commands: RecordingCommands, faces: str, *targets: DropTarget
) -> tuple[int, ...]:
    """Choose cards that could go to these places; returns their tokens."""
    commands.targets = targets
    return choose(view, *faces.split())


def test_a_meld_that_takes_the_chosen_cards_is_outlined_with_their_number(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    offer(view, commands, "8s", lays_the_eight(model))
    items = view.scene_of_cards.fixed_items
    assert sum(item.isVisible() for item in items._offers) == 1
    more = {chip.meld.uid: chip.more for chip in items._chips if chip.meld and chip.isVisible()}
    assert more[eights(model).key] == 1
    assert sum(more.values()) == 1
    view.selection.clear()
    assert not any(item.isVisible() for item in items._offers)
    assert not any(chip.more for chip in items._chips)


def test_a_canasta_says_so_on_its_band(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    kings = melds(model, 3)[-1]
    offer(view, commands, "2s", DropTarget(kings, "add", "Lay the two"))
    bands = view.scene_of_cards.fixed_items.bands
    assert [band.more for band in bands if band.meld and band.meld.uid == kings.key] == [1]


def test_the_main_button_lays_the_chosen_cards(
    view: TableView, model: TableModel, commands: RecordingCommands, qtbot: QtBot
) -> None:
    tokens = offer(view, commands, "8s", lays_the_eight(model), DISCARD)
    button = view.buttons.button(OBVIOUS)
    assert button is not None
    assert button.text() == "Lay the eight"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert commands.last() == ("drop", (tokens, eights(model)))


def test_it_discards_what_can_only_be_discarded(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    offer(view, commands, "9d", DISCARD)
    assert shown_texts(view) == ["Undo", "Hint", "Discard"]


def test_enter_presses_the_golden_button_of_the_chosen_cards(
    view: TableView, model: TableModel, commands: RecordingCommands, qtbot: QtBot
) -> None:
    tokens = offer(view, commands, "9d", DISCARD)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert commands.last() == ("drop", (tokens, DISCARD.zone))


def test_where_two_melds_would_take_the_cards_it_does_not_choose(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    both = [DropTarget(meld, "add", "Lay the two") for meld in melds(model, 2)]
    offer(view, commands, "2s", *both)
    assert view.buttons.button(OBVIOUS) is None
    assert sum(item.isVisible() for item in view.scene_of_cards.fixed_items._offers) == 2


def test_it_leaves_the_game_its_own_main_button(
    view: TableView, commands: RecordingCommands
) -> None:
    view.show_model(replace(played(), buttons=DRAWS))
    offer(view, commands, "8s", DropTarget(Zone(ZoneKind.PILE), "take"))
    assert shown_texts(view) == ["Undo", "Hint", "Draw"]


# --- what comes of it -----------------------------------------------------------------------


def test_the_prompt_line_says_what_comes_of_laying_the_chosen_cards(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    line = view.scene_of_cards.fixed_items.prompt
    offer(view, commands, "8s", lays_the_eight(model, "An eight: 5 of 7."))
    assert line.text == "An eight: 5 of 7."
    view.selection.clear()
    assert line.text == model.prompt


def test_a_refusal_and_a_warning_are_said_before_it(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    line = view.scene_of_cards.fixed_items.prompt
    offer(view, commands, "8s", lays_the_eight(model, "An eight: 5 of 7."))
    line.set_refusal("Not there.")
    assert line.text == "Not there."
    view.show_model(replace(model, caution=True, prompt="Sure?"))
    line.set_refusal("")
    assert line.text == "Sure?"


def test_it_is_said_where_the_game_has_its_own_main_button(
    view: TableView, commands: RecordingCommands
) -> None:
    view.show_model(replace(played(), buttons=DRAWS))
    first = DropTarget(NEW_MELD, "first meld", "Lay the eight", "An eight: 10 of 50.")
    offer(view, commands, "8s", first)
    assert view.scene_of_cards.fixed_items.prompt.text == "An eight: 10 of 50."


def test_nothing_is_said_where_the_cards_may_go_to_two_melds(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    both = [DropTarget(meld, "add", "Lay the two", "Something.") for meld in melds(model, 2)]
    offer(view, commands, "2s", *both)
    assert view.scene_of_cards.fixed_items.prompt.text == model.prompt


def test_cards_that_can_only_wait_for_others_tell_what_they_wait_for_without_a_button(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    offer(view, commands, "8s", DropTarget(NEW_MELD, "new meld", "", "A meld needs three cards."))
    assert view.scene_of_cards.fixed_items.prompt.text == "A meld needs three cards."
    assert view.buttons.button(OBVIOUS) is None
    lone = commands.targets
    offer(view, commands, "2s", *lone, DropTarget(eights(model), "add", "", "Too many wild cards."))
    assert view.scene_of_cards.fixed_items.prompt.text == played().prompt  # one of two is no answer
    offer(view, commands, "9d", *lone, DISCARD)
    assert shown_texts(view) == ["Undo", "Hint", "Discard"]


# --- nothing covers what is read ------------------------------------------------------------


def test_the_outline_goes_around_the_count_and_lies_below_it(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    offer(view, commands, "8s", lays_the_eight(model))
    items = view.scene_of_cards.fixed_items
    outline = next(item for item in items._offers if item.isVisible())
    chip = next(one for one in items._chips if one.meld and one.meld.uid == eights(model).key)
    assert outline.sceneBoundingRect().bottom() > chip.sceneBoundingRect().bottom()
    assert outline.zValue() < chip.zValue()


@pytest.mark.parametrize("count", [1, 12])
def test_the_number_of_chosen_cards_covers_no_number_of_a_canasta(
    view: TableView, model: TableModel, commands: RecordingCommands, count: int
) -> None:
    for band in view.scene_of_cards.fixed_items.bands:
        band.more = count
        naturals, wilds = band.numbers
        assert not band.pill.intersects(naturals)
        assert not band.pill.intersects(wilds)
        assert band.area.contains(naturals)
    commands.targets = ()


def test_a_meld_on_which_the_cards_could_only_wait_is_not_outlined(
    view: TableView, model: TableModel, commands: RecordingCommands
) -> None:
    offer(view, commands, "2s", DropTarget(eights(model), "add", "", "Too many wild cards."))
    assert not any(item.isVisible() for item in view.scene_of_cards.fixed_items._offers)
    assert view.scene_of_cards.fixed_items.prompt.text == "Too many wild cards."


# --- for who cannot see it ------------------------------------------------------------------


def test_what_comes_of_the_chosen_cards_is_said_once_the_choice_rests(
    view: TableView, model: TableModel, commands: RecordingCommands, qtbot: QtBot
) -> None:
    said: list[str] = []
    view.offers.told.connect(said.append)
    for outcome in ("An eight: 4 of 7.", "Two eights: 5 of 7."):
        offer(view, commands, "8s", lays_the_eight(model, outcome))
        view.selection.clear()
        offer(view, commands, "8s", lays_the_eight(model, outcome))
    assert said == []
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Two eights: 5 of 7."]
    view.selection.clear()
    qtbot.wait(PAUSE_MS + 100)
    assert len(said) == 1


def test_it_goes_to_the_screen_reader(view: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "canasta_qt.play.scene.view.say", lambda _view, text, _kept: heard.append(text)
    )
    view.offers.told.emit("Two eights: 5 of 7.")
    assert heard == ["Two eights: 5 of 7."]
