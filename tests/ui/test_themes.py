"""Every theme on every felt can be read: the contrast of its words, computed from its tokens."""

from __future__ import annotations

import itertools

from canasta_qt.library.preferences import CHOICES
from canasta_qt.ui.style.tokens import FELTS, SIDES, THEMES, Theme, theme_of
from tests.helpers.cases import for_each
from tests.helpers.screen.contrast import contrast

READABLE, STRONG, SEEN = 4.5, 7.0, 3.0
"""The least contrast of words, of words with high contrast, and of what is no word."""

WRITTEN = [
    *itertools.product(("text", "text_soft"), ("felt", "felt_edge", "surface")),
    *itertools.product(("text", "text_soft"), ("room", "raised", "sunk", "accent_ground")),
    ("text", "wood"), ("text", "wood_dark"), ("text", "inlay"), ("text_soft", "inlay"),
    ("accent", "felt"), ("accent", "felt_edge"), ("accent", "surface"), ("accent", "room"),
    ("on_accent", "accent"), ("on_danger", "danger"), ("ink", "card"), ("red", "card"),
    ("gain", "surface"), ("loss", "surface"), ("warning", "felt"), ("warning", "surface"),
    *itertools.product(("on_canasta",), ("natural", "mixed", "wild", "sequence")),
    *itertools.product(SIDES, ("surface", "room", "mark_ground")),
]  # fmt: skip
"""What is written on what."""

DRAWN = [
    *itertools.product(("edge", "focus", "gold", "text_rest"), ("surface", "room")),
    ("focus", "felt"), ("gold", "felt"), ("loss", "felt"), ("accent", "accent_ground"),
]  # fmt: skip
"""What must be seen on what."""


LOOKS = list(itertools.product(THEMES, ("theme", *FELTS)))


@for_each(("name", "felt"), LOOKS)
def test_words_stand_out_from_their_ground(name: str, felt: str) -> None:
    theme = theme_of(name, felt)
    least = STRONG if theme.strong else READABLE
    faint = {
        pair: round(found, 2)
        for pair in WRITTEN
        if (found := contrast(getattr(theme, pair[0]), getattr(theme, pair[1]))) < least
    }
    assert faint == {}


@for_each(("name", "felt"), LOOKS)
def test_outlines_and_marks_are_seen(name: str, felt: str) -> None:
    theme = theme_of(name, felt)
    pairs = [(getattr(theme, one), getattr(theme, other)) for one, other in DRAWN]
    assert min(contrast(one, other) for one, other in pairs) >= SEEN


def test_every_theme_and_felt_that_can_be_chosen_is_there() -> None:
    assert set(CHOICES["theme"].values) - {"system"} == set(THEMES)
    assert set(CHOICES["felt"].values) - {"theme"} == set(FELTS)


def test_high_contrast_keeps_its_black_table() -> None:
    assert theme_of("high_contrast", "blue") == THEMES["high_contrast"]


def test_a_felt_leaves_the_cards_as_they_are() -> None:
    plain, blue = theme_of("light"), theme_of("light", "blue")
    assert (plain.card, plain.ink, plain.red) == (blue.card, blue.ink, blue.red)
    assert isinstance(blue, Theme)
    assert blue.felt != plain.felt
