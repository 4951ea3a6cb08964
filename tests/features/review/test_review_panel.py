"""The panel of a review: it fits, says all, and offers what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_qt.features.review.model.shown import (
    ReviewBar,
    ReviewMoment,
    ReviewPage,
    ReviewTile,
    ReviewTrial,
)
from canasta_qt.features.review.window.panel import ReviewPanel
from canasta_qt.features.review.window.parts import MoveTile
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.style.theme import set_current
from canasta_qt.ui.style.tokens import THEMES, theme_of
from tests.helpers import RESOURCES

MOMENT = ReviewMoment(
    "Moment 2 of 3 · your 9th turn", 2, 3, "hint", "A better idea", "about 60 points", False,
    (
        ReviewTile("You discarded", ("8c",), "the eight of clubs"),
        ReviewTile("Better", ("4h",), "the four of hearts", better=True),
    ),
    ("Nina took it right away, with a pile of 12 cards.",),
    "They take the pile within a round",
    (
        ReviewBar("after your eight", 0.31, "31 of 100"),
        ReviewBar("after the four", 0.18, "18 of 100", good=True),
    ),
    "Over 3,000 imagined deals that fit what you knew.",
)  # fmt: skip

SIZES = [((378, 562), 1.0), ((378, 562), 1.5), ((730, 1408), 1.0)]

PAGE = ReviewPage("Review of deal 3", 3, 5, "moment", moment=MOMENT, done=9, total=9, has_next=True)


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[ReviewPanel]:
    art = CardArt(RESOURCES)
    made = ReviewPanel(art)
    qtbot.addWidget(made)
    made.resize(456, 740)
    made.show()
    yield made
    set_scale(1.0)
    set_current(theme_of("evening"))


def shown(panel: ReviewPanel) -> str:
    content = panel.reading.widget()
    return "\n".join(label.text() for label in content.findChildren(QLabel))


def test_it_says_everything(panel: ReviewPanel) -> None:
    panel.show_page(PAGE)
    text = shown(panel)
    for part in (MOMENT.where, MOMENT.title, MOMENT.points, *MOMENT.sentences, MOMENT.footnote):
        assert part in text
    for bar in MOMENT.bars:
        assert bar.label in text
        assert bar.text in text
    assert [tile.tile.words for tile in panel.findChildren(MoveTile)] == [
        "the eight of clubs",
        "the four of hearts",
    ]
    for part in (MOMENT.title, "Better: the four of hearts.", "after the four 18 of 100."):
        assert part in PAGE.spoken
    assert panel.reading.accessibleDescription() == PAGE.spoken


@pytest.mark.parametrize(
    # each size in one theme and each theme at one size stand for all of both
    ("theme", "size", "scale"),
    [
        pytest.param(theme, *room, marks=() if not nth or not at else pytest.mark.slow)
        for nth, theme in enumerate(THEMES)
        for at, room in enumerate([((378, 562), 1.5), ((378, 562), 1.0), ((730, 1408), 1.0)])
    ],
)
def test_no_button_is_cut_and_nothing_is_wider_than_the_panel(
    panel: ReviewPanel, theme: str, size: tuple[int, int], scale: float
) -> None:
    set_current(theme_of(theme))
    set_scale(scale)
    panel.resize(*size)
    for what in ("page", "wrong"):
        if what == "page":
            panel.show_page(PAGE)
        else:
            panel.show_trial(ReviewTrial("wrong", "Not quite", "Careful players would not."))
        panel.grab()
        for button in panel.buttons:
            if button.isVisible():
                assert button.width() >= button.sizeHint().width()
                assert button.geometry().right() < panel.width()
        assert panel.reading.horizontalScrollBar().maximum() == 0


def test_at_the_smallest_size_all_of_it_is_in_sight(panel: ReviewPanel) -> None:
    panel.resize(378, 568)
    panel.show_page(PAGE)
    panel.grab()
    assert panel.reading.verticalScrollBar().maximum() == 0


def test_one_button_is_filled_and_none_while_a_move_is_waited_for(panel: ReviewPanel) -> None:
    def filled() -> list[str]:
        seen = [one for one in panel.buttons if one.isVisible()]
        return [one.text() for one in seen if one.property("look") == "primary"]

    panel.show_page(PAGE)
    assert filled() == ["&Try again"]
    panel.show_trial(ReviewTrial("waits", "Your move", "Make it."))
    assert filled() == []
    assert not panel.findChildren(MoveTile)[1:] or panel.trial is not None
    assert ReviewTrial("looking", "Let me see…", "It is compared.").spoken.count(".") == 1
    panel.show_trial(ReviewTrial("right", "That's it", "Yes."))
    assert filled() == ["&Next"]
    panel.show_page(replace(PAGE, has_next=False))
    panel.show_trial(ReviewTrial("right", "That's it", "Yes."))
    assert filled() == ["&Back"]


def test_the_answer_is_not_to_be_seen_while_one_tries(panel: ReviewPanel) -> None:
    panel.show_page(PAGE)
    panel.show_trial(ReviewTrial("waits", "Your move", "Make it."))
    assert "four of hearts" not in shown(panel)


def test_how_far_it_is_can_be_stopped_and_gone_on_with(panel: ReviewPanel, qtbot: QtBot) -> None:
    looking = replace(PAGE, kind="looking", moment=None, headline="Looking", done=3, total=9)
    panel.show_page(looking)
    assert panel.progress.bar.value() == 3
    with qtbot.waitSignal(panel.stop_asked):
        panel.progress.button.click()
    panel.show_page(looking, stopped=True)
    with qtbot.waitSignal(panel.go_on_asked):
        panel.progress.button.click()
    panel.show_page(PAGE)
    assert panel.progress.isHidden()


def test_what_is_still_being_looked_for_leaves_the_moment_where_it_is(panel: ReviewPanel) -> None:
    panel.show_page(replace(PAGE, done=3))
    content = panel.reading.widget()
    panel.show_page(replace(PAGE, done=5))
    assert panel.reading.widget() is content
    assert panel.progress.bar.value() == 5


def test_while_nothing_is_found_the_line_above_says_only_how_far_it_is(panel: ReviewPanel) -> None:
    page = replace(PAGE, kind="looking", headline="Looking…", moment=None, done=3, total=12)
    panel.show_page(page)
    assert panel.progress.said.text().replace("\u202f", "") == "25%"
    panel.show_page(page, stopped=True)
    assert panel.progress.said.text() == "Stopped"
    panel.show_page(replace(PAGE, done=3, total=12))
    assert panel.progress.said.text().startswith("Looking")


def test_what_is_still_found_is_no_reason_to_tell_a_moment_again() -> None:
    looking = replace(PAGE, moment=None, headline="Looking…", text="Wait.", total=20)
    first = replace(PAGE, total=20, moment=replace(MOMENT, where="Moment 1 of 1", count=1))
    more = replace(first, moment=replace(MOMENT, where="Moment 1 of 2", count=2), luck="Lucky.")
    other = replace(PAGE, moment=replace(MOMENT, title="Costly"))
    assert looking.news(None) == "Review of deal 3. Looking. Wait."
    assert replace(looking, luck="Lucky.").news(looking) == ""
    assert first.news(looking).startswith(
        "Review of deal 3. Moment 1 of 1. A better idea, about 60"
    )
    assert more.news(first) == ""
    assert replace(more, done=20).news(first) == "Moment 1 of 2"
    assert other.news(more).startswith("Moment 2 of 3, your 9th turn. Costly, about 60 points.")
