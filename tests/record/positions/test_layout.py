"""Positions taken apart for editing: every card once, written and read again, nothing lost."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import strategies as st

from canasta_qt.engine.cards import CODE
from canasta_qt.engine.rules import preset_ids
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.layout import (
    PALETTE,
    PILE,
    Held,
    Layout,
    Spot,
    blank,
    layout_of,
    position_of,
    problem_of,
)
from tests.helpers.cases import for_each
from tests.helpers.drawn import drawn

HAND = Spot("hand", 0)
FACES = sorted({code for code in CODE if code != "?"})
GAMES = ("classic_4p", "classic_2p", "samba", "hand_and_foot_classic", "american_2017")


def known(game: str) -> str:
    return game if game in preset_ids() else "classic_4p"


edits = st.lists(
    st.tuples(
        st.sampled_from(("add", "move", "take", "turn", "rules", "count", "total", "stock")),
        st.integers(0, 200),
        st.integers(0, 200),
        st.integers(0, 200),
    ),
    max_size=40,
)


def edited(layout: Layout, edit: tuple[str, int, int, int]) -> Layout:
    """One change, chosen by numbers, as the editor would allow it."""
    what, one, two, three = edit
    spots = layout.spots()
    targets = [*spots, *(Spot("new_meld", side) for side in range(len(layout.melds)))]
    spot, to = spots[one % len(spots)], targets[two % len(targets)]
    words = layout.words(spot)
    if what == "add":
        word = FACES[three % len(FACES)]
        return layout.added([word], to) if layout.has_room([word]) else layout
    if what == "move" and words:
        return layout.moved(spot, [three % len(words)], to)
    if what == "take" and words:
        return layout.moved(spot, [three % len(words)], PALETTE)
    if what == "rules":
        return layout.under(known(GAMES[three % len(GAMES)]))
    if what == "count":
        return layout.with_count(one % len(layout.hands), three % 15)
    if what == "total":
        return layout.with_total(one % len(layout.totals), 5 * three)
    return layout.with_stock(three % 30) if what == "stock" else layout


def all_cards(layout: Layout) -> Counter[str]:
    return Counter(word for spot in layout.spots() for word in layout.words(spot))


@drawn(edits, few=30, many=100)
def test_whatever_is_moved_the_pack_keeps_its_cards(
    changes: list[tuple[str, int, int, int]],
) -> None:
    layout = blank("classic_4p")
    for change in changes:
        layout = edited(layout, change)
        pack = Counter(CODE[card] for card in layout.setup.pack)
        assert all_cards(layout) + layout.left() == pack


@drawn(edits, few=30, many=100)
def test_what_the_editor_writes_reads_back_equal(changes: list[tuple[str, int, int, int]]) -> None:
    layout = blank("classic_4p")
    for change in changes:
        layout = edited(layout, change)
    assert layout_of(position_of(layout)) == layout


@for_each("game", preset_ids())
def test_an_empty_table_of_every_game_is_possible(game: str) -> None:
    layout = blank(game)
    assert problem_of(layout) is None
    assert layout_of(position_of(layout)) == layout


def test_a_card_moved_between_melds_leaves_no_empty_meld() -> None:
    layout = blank("classic_4p").added(["Kh"], Spot("new_meld", 0))
    layout = layout.added(["Ah", "As"], Spot("new_meld", 0))
    moved = layout.moved(Spot("meld", 0, 0), [0], Spot("meld", 0, 1))
    assert moved.melds[0] == (("Ah", "As", "Kh"),)


def test_what_the_editor_has_no_place_for_is_kept() -> None:
    written = {
        "rules": "classic_4p",
        "to_act": 1,
        "phase": "play",
        "hands": {"0": 4, "1": "K K 9*3"},
        "stock": "7 8 9",
        "penalties": [{"seat": 0, "fault": "pile_illegal", "points": 50}],
        "opened": {"0": {"turn": 2}},
        "melds": {"0": ["A A A"]},
        "id": "dispute",
    }
    layout = layout_of(written)
    assert layout.hands[1] == Held(("K", "K", "9", "9", "9"))
    again = position_of(layout.added(["4h"], PILE))
    for key in ("stock", "penalties", "opened", "id"):
        assert again[key] == written[key]


def test_a_change_of_melds_forgets_what_was_said_of_their_numbers() -> None:
    written = {"rules": "classic_4p", "melds": {"0": ["A A A"]}, "numbers": {"0": [5]}}
    layout = layout_of(written).added(["K", "K", "K"], Spot("new_meld", 0))
    assert "numbers" not in position_of(layout)
    assert problem_of(layout) is None


def test_a_position_that_cannot_be_is_read_to_be_put_right() -> None:
    layout = layout_of({"rules": "classic_4p", "hands": {"0": "Kh Kh Kh"}})
    found = problem_of(layout)
    assert found is not None
    assert str(found).startswith("hands.0: ")
    assert problem_of(layout.taken(HAND, [0])) is None


@for_each(
    ("written", "place"),
    [
        ([], "a position"),
        ({"rules": "nothing"}, "rules"),
        ({"rules": "classic_4p", "hands": {"0": "Zz"}}, "hands.0"),
        ({"rules": "classic_4p", "melds": {"1": ["K K K", ""]}}, "melds.1[1]"),
        ({"rules": "classic_4p", "phase": "middle"}, "phase"),
        ({"rules": "classic_4p", "red_threes": {"0": -1}}, "red_threes.0"),
    ],
)
def test_what_is_no_position_is_refused_by_place(written: object, place: str) -> None:
    with pytest.raises(PositionProblem, match=f"^{place.replace('[', '.').replace(']', '.')}"):
        layout_of(written)


def test_feet_are_taken_and_given_back() -> None:
    game = next(game for game in preset_ids() if blank(game).setup.has_feet)
    layout = blank(game).with_foot(1, taken=True)
    assert layout.foot_taken(1)
    assert not layout.foot_taken(0)
    assert problem_of(layout) is None
    assert layout.with_foot(1, taken=False) == blank(game)
