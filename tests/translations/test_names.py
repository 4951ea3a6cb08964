"""Games and people are kept in English and called what they are called in the language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from canasta_qt.commands import rules
from canasta_qt.engine.rules import resolve
from canasta_qt.library import language
from canasta_qt.library.games import Games
from canasta_qt.library.match_setup import (
    ChangedRules,
    MatchChoice,
    changed_name,
    game_of,
    kept_changes,
    match_from,
)
from canasta_qt.library.search import find
from canasta_qt.view_model.session import Session, plain_seats
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import kept_person, rules_title, seat_names


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    language.use(qapp, "de")
    yield
    language.use(qapp, "en")
    QLocale.setDefault(before)


def changed(game: str) -> MatchChoice:
    name = changed_name(Games().get(game).kept_name)
    return MatchChoice(game, changed=ChangedRules(name, resolve(game, {"go_out.bonus": 200})))


@pytest.mark.usefixtures("german")
def test_games_have_their_german_names() -> None:
    game = Games().get("classic_4p")
    assert (game.name, game.kept_name) == ("Klassisch, vier Spieler", "Classic, four players")
    own = game_of(changed("classic_4p"), Games())
    assert own.name == "Klassisch, vier Spieler, geändert"
    assert own.kept_name == "Classic, four players, changed"


@pytest.mark.usefixtures("german")
def test_what_is_kept_of_a_match_is_english() -> None:
    choice = changed("classic_4p")
    assert match_from(choice).rules_name == "Classic, four players, changed"
    assert "geändert" not in kept_changes(choice.changed)
    assert match_from(choice).seats[0].name == "You"


@pytest.mark.usefixtures("german")
def test_the_own_seat_is_called_du_and_kept_as_you() -> None:
    session = Session(plain_seats(2), "Samba, changed")
    assert (seat_names(session)[0], session.seats[0].name) == ("Du", "You")
    assert rules_title(session) == "Samba, geändert"
    assert [kept_person(typed) for typed in ("Du", " Du", "Erna")] == ["You", "You", "Erna"]


def test_whoever_is_called_you_is_spoken_to_where_bots_play_too() -> None:
    session = Session(plain_seats(2, human=None))
    assert [session.is_you(seat) for seat in (0, 1)] == [True, False]


@pytest.mark.usefixtures("german")
def test_names_that_somebody_typed_stay_as_they_are() -> None:
    assert shown_title("Sundays at Vera's") == "Sundays at Vera's"


def test_the_options_are_found_by_the_words_of_each_language(qapp: QApplication) -> None:
    english = find("frozen")
    language.use(qapp, "de")
    german = find("eingefroren")
    language.use(qapp, "en")
    assert english
    assert german
    assert find("frozen") == english


@pytest.mark.usefixtures("german")
def test_the_rulebook_and_the_list_of_games_speak_german(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert rules.write_rulebook(["classic_4p", "--language", "de"]) == 0
    assert capsys.readouterr().out.startswith("Klassisch, vier Spieler\n=======")
    assert rules.list_rules(["--language", "de", "--data-dir", str(tmp_path)]) == 0
    assert "Klassisch, vier Spieler" in capsys.readouterr().out
