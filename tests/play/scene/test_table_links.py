"""Words of the game in messages are links, and one leads to the figures behind a hint."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset
from canasta_qt.features.rulebook.words.terms import Terms
from canasta_qt.play.scene.items.prompt_item import MORE, PromptItem
from canasta_qt.play.scene.layout.places import Rect

HINT = "Keep your pair and meld the rest."


@pytest.fixture
def item(qtbot: QtBot) -> PromptItem:
    made = PromptItem(0)
    made.set_terms(Terms(preset("classic_4p").rules))
    made.set_rect(Rect(0, 0, 460, 30), 0.9)
    return made


def links(item: PromptItem) -> set[str]:
    """All that can be clicked."""
    box = item.boundingRect()
    return {
        item.link_at(QPointF(x, y))
        for x in range(round(box.left()), round(box.right()), 2)
        for y in range(round(box.top()), round(box.bottom()), 2)
    } - {""}


def test_a_plain_prompt_has_no_links(item: PromptItem) -> None:
    item.set_prompt("Meld if you like, then discard one card of the pair.", my_turn=True)
    assert links(item) == set()


def test_hints_refusals_and_warnings_have(item: PromptItem) -> None:
    item.set_hint(HINT)
    assert links(item) == {"pair", "meld"}
    item.set_refusal("The pile is frozen.")
    assert links(item) == {"discard-pile", "frozen-pile"}
    item.set_refusal("")
    item.set_hint("")
    item.set_prompt("A canasta would be lost.", my_turn=True, caution=True)
    assert links(item) == {"canasta"}


def test_a_link_leads_to_the_figures_behind_a_hint_that_has_some(item: PromptItem) -> None:
    item.set_hint(HINT, more=True)
    assert item.text == HINT
    assert links(item) == {"pair", "meld", MORE}
    item.set_hint(HINT)
    assert links(item) == {"pair", "meld"}


def test_links_stay_where_the_words_are_when_lines_wrap(item: PromptItem) -> None:
    item.set_rect(Rect(0, 0, 130, 30), 0.9)
    item.set_hint("Keep your natural pair and meld the rest before the deal ends, please.")
    assert {"pair", "meld"} <= links(item)
