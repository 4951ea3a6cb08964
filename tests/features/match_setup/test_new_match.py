"""The new-match dialog offers every game, starts only what can be played, keeps the names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.features.match_setup.window.dialog import NewMatchDialog
from canasta_qt.features.match_setup.window.game_finder import doubts, facts
from canasta_qt.library.games import GameGroup, Games, listed_game
from canasta_qt.library.match_setup import DEFAULT_NAMES, MatchChoice, match_from
from canasta_qt.library.preferences import Preferences
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.settings import Settings
from tests.helpers.cases import for_each

Opener = Callable[..., NewMatchDialog]


@pytest.fixture(scope="module")
def groups() -> tuple[GameGroup, ...]:
    return Games().groups()


@pytest.fixture
def opened(qtbot: QtBot) -> Opener:
    def make(last: MatchChoice | None = None) -> NewMatchDialog:
        dialog = NewMatchDialog(Games(), ("steady",), last or MatchChoice())
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def test_enter_alone_means_the_same_again(qtbot: QtBot, opened: Opener) -> None:
    last = MatchChoice(rules="viennese", names=("Ada", *DEFAULT_NAMES[1:]))
    dialog = opened(last)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert chosen.args == [last]


def test_all_games_are_listed(groups: tuple[GameGroup, ...]) -> None:
    assert sum(len(group.games) for group in groups) == len(preset_ids())


def test_a_game_asks_for_as_many_names_as_people(opened: Opener) -> None:
    dialog = opened()
    games = "classic_2p", "classic_3p", "classic_4p", "classic_5p", "miller_6p"
    for people, game in enumerate(games, 2):
        dialog.finder.list.show_game(game)
        shown = [edit.isVisible() for edit in dialog.people.name_edits]
        assert shown.count(True) == people, game


def test_each_name_says_who_sits_with_whom(opened: Opener) -> None:
    dialog = opened()
    expected: list[tuple[str, list[str], list[int | None]]] = [
        ("classic_4p", ["You", "Left", "Partner", "Right"], [None] * 4),
        ("classic_3p", ["You", "Left", "Right"], [0, 1, 2]),
        ("classic_5p", ["You", "Opponent", "Partner", "Opponent", "Opponent"], [0, 1, 0, 1, 1]),
        (
            "classic_6p_pairs",
            ["You", "Second pair", "Third pair", "Partner", "Second pair", "Third pair"],
            [0, 1, 2, 0, 1, 2],
        ),
        (
            "classic_6p_triples",
            ["You", "Opponent", "Partner", "Opponent", "Partner", "Opponent"],
            [0, 1, 0, 1, 0, 1],
        ),
        ("classic_partner_draw", ["You", "Player 2", "Player 3", "Player 4"], [None] * 4),
    ]
    for game, chairs, marks in expected:
        dialog.finder.list.show_game(game)
        shown = dialog.people.chairs[: len(chairs)]
        assert [label.text() for label in shown] == chairs, game
        assert [label.mark() for label in shown] == marks, game


def test_on_a_heading_the_game_shown_beside_it_starts(qtbot: QtBot, opened: Opener) -> None:
    dialog = opened(MatchChoice(rules="samba"))
    qtbot.keyClick(dialog.finder.list, Qt.Key.Key_Home)
    assert dialog.finder.list.currentItem().parent() is None
    with qtbot.waitSignal(dialog.chosen) as chosen:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert chosen.args[0].rules == "samba"


def test_names_survive_a_look_at_another_game(opened: Opener) -> None:
    dialog = opened()
    dialog.people.name_edits[3].setText("Zoe")
    dialog.finder.list.show_game("classic_2p")
    dialog.finder.list.show_game("classic_4p")
    assert dialog.choice().names[3] == "Zoe"


def test_the_seed_is_hidden_until_asked_for(opened: Opener) -> None:
    dialog = opened()
    assert not dialog.people.seed.isVisible()
    dialog.people.more_button.click()
    assert dialog.people.seed.isVisible()
    dialog.people.seed.setText("17")
    assert dialog.choice().seed == 17


def test_without_a_seed_the_cards_are_shuffled_anew(opened: Opener) -> None:
    assert opened().choice().seed is None


def test_the_dialog_fits_the_smallest_screen(opened: Opener) -> None:
    dialog = opened()
    dialog.people.more_button.click()
    for game in ("american_2017", "classic_3p", "classic_5p", "miller_6p"):
        dialog.finder.list.show_game(game)
        assert dialog.minimumSizeHint().height() <= 560, game
        assert dialog.minimumSizeHint().width() <= 1000, game


def test_the_match_seats_the_player_and_named_bots() -> None:
    match = match_from(MatchChoice(names=("Ada", "  ", "Bo", "Cy"), seed=5))
    assert [seat.name for seat in match.seats] == ["Ada", "Vera", "Bo", "Cy"]
    assert [seat.played_by for seat in match.seats] == ["human", "bot", "bot", "bot"]
    assert match.seed == 5


def test_the_choice_comes_back_from_the_settings_without_its_seed() -> None:
    saved: list[Settings] = []
    names = ("A", "B", "C", "D", "E", "F")
    Preferences(save=saved.append).choice = MatchChoice("denexa_4p", names, seed=3)
    assert Preferences(saved[-1]).choice == MatchChoice("denexa_4p", names)


def test_foreign_settings_become_the_usual_match() -> None:
    foreign = Settings(preset="gone", player_name=" ", bot_names=("",), level="", speed="warp")
    assert Preferences(foreign).choice == MatchChoice()
    assert Preferences(foreign).speed == "normal"


@pytest.mark.parametrize(("kept", "size"), [(1, "normal"), (128, "large"), (999, "jumbo")])
def test_any_card_size_becomes_the_nearest_known_one(kept: int, size: str) -> None:
    assert Preferences(Settings(card_size=kept)).card_size == size


def test_what_cannot_be_saved_still_holds_and_is_told_once() -> None:
    problem = StorageProblem(StorageCode.NOT_WRITABLE, Path("/x"), "read-only")

    def save(_settings: Settings) -> None:
        raise problem

    told: list[StorageProblem] = []
    preferences = Preferences(save=save, on_problem=told.append)
    preferences.speed = "fast"
    preferences.speed = "slow"
    assert preferences.speed == "slow"
    assert told == [problem]


def test_facts_of_a_game_are_plain_sentences() -> None:
    assert facts(listed_game("classic_4p")).splitlines() == [
        "4 players, two against two",
        "2 packs of cards, 11 cards each",
        "First to 5,000 points, one canasta to go out",
    ]


@for_each(
    ("game", "words"),
    [
        ("classic_3p", "the other two become partners"),
        ("classic_5p", "the third rests"),
        ("classic_6p_pairs", "6 players in three pairs"),
        ("classic_6p_triples", "three against three"),
        ("classic_partner_draw", "Partners are drawn"),
    ],
)
def test_the_facts_say_how_people_play_together(game: str, words: str) -> None:
    assert words in facts(listed_game(game))


# --- reconstructed games --------------------------------------------------------------------

UNSURE = {game for game in preset_ids() if preset(game).confidence.startswith("low")}
"""Games of confidence low or low-medium."""


def test_exactly_the_games_of_low_confidence_are_called_reconstructed(
    groups: tuple[GameGroup, ...],
) -> None:
    unsure = {game.id for group in groups for game in group.games if game.reconstructed}
    assert {"albany", "british"} <= unsure == UNSURE


def test_a_reconstructed_game_is_labelled_and_tells_what_is_not_known(opened: Opener) -> None:
    dialog = opened()
    for game in sorted(UNSURE):
        dialog.finder.list.show_game(game)
        choice = listed_game(game)
        item = dialog.finder.list.currentItem()
        assert item is not None
        assert item.text(0) == f"{choice.name} (reconstructed)"
        assert dialog.details.doubts.isVisible(), game
        assert dialog.details.doubts.text().startswith("Reconstructed:"), game
        assert dialog.details.doubts.text().endswith(choice.note), game


def test_a_game_that_is_known_well_raises_no_doubts(opened: Opener) -> None:
    dialog = opened()
    dialog.finder.list.show_game("samba")
    assert not dialog.details.doubts.isVisible()
    assert doubts(listed_game("samba")) == ""


def test_the_facts_tell_of_a_second_hand_and_of_a_single_pack() -> None:
    assert "13 cards each, 11 more in the second hand" in facts(listed_game("pennies"))
    assert facts(listed_game("manzana")).splitlines()[1] == "1 pack of cards, 7 cards each"
