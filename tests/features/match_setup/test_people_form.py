"""How well the others play: one level for all, or level and temper for each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.features.match_setup.window.people_form import PeopleForm
from canasta_qt.library.games import Games
from canasta_qt.library.match_setup import MatchChoice, match_from, offered_levels
from canasta_qt.library.preferences import Preferences
from canasta_qt.storage.settings import Settings
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import level_name, level_words, not_ahead_words, slow_words


def _form(qtbot: QtBot, game: str = "classic_4p", **last: object) -> PeopleForm:
    form = PeopleForm(offered_levels(), MatchChoice(**last))  # type: ignore[arg-type]
    qtbot.addWidget(form)
    form.seat(Games().get(game))
    form.show()
    return form


def test_six_levels_are_offered_each_with_a_sentence() -> None:
    levels = offered_levels()
    assert levels == ("newcomer", "casual", "steady", "club", "expert", "master")
    assert len({level_name(level) for level in levels}) == 6
    assert all(level_words(level) for level in levels)


def test_one_level_is_everybodys(qtbot: QtBot) -> None:
    form = _form(qtbot, level="expert")
    assert (form.level(), form.styles()) == ("expert", ())
    assert form.about_level.text() == level_words("expert")
    assert not any(picker.isVisible() for picker in form.pickers)


def test_each_may_have_a_level_and_a_temper(qtbot: QtBot) -> None:
    form = _form(qtbot)
    qtbot.keyClick(form.each, Qt.Key.Key_Space)
    assert [picker.isVisible() for picker in form.pickers] == [False, True, True, True] + [
        False
    ] * 2
    form.pickers[2].show_style("master:miser")
    assert form.styles()[:4] == ("steady", "steady", "master:miser", "steady")
    assert level_words("master") in form.about_level.text()


def test_what_was_chosen_for_each_comes_back(qtbot: QtBot) -> None:
    styles = ("steady", "newcomer", "expert:builder", "casual")
    form = _form(qtbot, styles=styles)
    assert form.each.isChecked()
    assert form.styles()[:4] == styles


@pytest.mark.parametrize(
    "level", ["expert", *(pytest.param(one, marks=pytest.mark.slow) for one in ("club", "master"))]
)
def test_where_nobody_can_think_ahead_the_form_says_so(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    assert _form(qtbot, level=level).about_level.text() == level_words(level)
    monkeypatch.setattr("canasta_qt.players.api.can_think_ahead", lambda rules: False)
    assert _form(qtbot, level=level).about_level.text() == not_ahead_words()
    assert _form(qtbot, level="steady").about_level.text() == level_words("steady")


@pytest.mark.parametrize(
    ("level", "told"), [("club", ""), ("expert", slow_words(1.5)), ("master", slow_words(3))]
)
def test_without_the_compiled_core_the_form_says_what_that_costs(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, level: str, told: str
) -> None:
    monkeypatch.setattr("canasta_qt.players.playout.COMPILED", False)
    shown = _form(qtbot, level=level).about_level.text()
    assert shown == f"{level_words(level)} {told}".strip()
    assert not told or "up to 2 seconds" in told or "up to 3 seconds" in told
    monkeypatch.setattr("canasta_qt.players.playout.COMPILED", True)
    assert _form(qtbot, level=level).about_level.text() == level_words(level)


def test_every_seat_gets_its_style_and_the_log_keeps_it() -> None:
    choice = MatchChoice(seed=1, styles=("", "expert:miser", "casual"))
    match = match_from(choice)
    assert [seat.level for seat in match.seats] == ["steady", "expert:miser", "casual", "steady"]
    players = Session.of(match, range(4)).players()
    assert [player.played_by for player in players[1:]] == ["expert:miser", "casual", "steady"]


def test_styles_survive_a_restart_and_foreign_ones_become_usual() -> None:
    saved: list[Settings] = []
    Preferences(save=saved.append).choice = MatchChoice(styles=("", "master", "club:freezer"))
    assert Preferences(saved[-1]).choice.styles == ("", "master", "club:freezer")
    foreign = Settings(level="genius", styles=("x", "random", "club:odd"))
    choice = Preferences(foreign).choice
    assert (choice.level, choice.styles) == ("steady", ("", "", "club"))


def test_whoever_plays_alone_has_the_same_face_by_another_name(qtbot: QtBot) -> None:
    form, told = _form(qtbot), []
    form.face_chosen.connect(lambda *chosen: told.append(chosen))
    before = form.faces[0].face
    form.name_edits[0].setText("Xenia")
    form.name_edits[0].editingFinished.emit()
    assert told == [("Xenia", before)]


def test_a_face_is_chosen_for_whoever_sits_there_without_a_name(qtbot: QtBot) -> None:
    form, told = _form(qtbot), []
    form.face_chosen.connect(lambda *chosen: told.append(chosen))
    form.name_edits[2].clear()
    form.faces[2].chosen.emit("face-9")
    assert told == [("Otto", "face-9")]
