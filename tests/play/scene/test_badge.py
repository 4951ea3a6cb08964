"""The badge of staged cards: a ring that fills, a tick for enough, a cross and the reason."""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.play.scene.items.badge_item import BadgeItem
from canasta_qt.play.scene.view import TableView
from canasta_qt.view_model.pictures import DraftModel
from tests.helpers.table import table_models as tables


def badge_with(view: TableView, **changes: object) -> BadgeItem:
    """The badge beside an opening half built, with another draft."""
    model = tables.drafting()
    assert model.draft is not None
    view.show_model(replace(model, draft=replace(model.draft, **changes)))  # type: ignore[arg-type]
    return view.scene_of_cards.fixed_items.badge


def draft() -> DraftModel:
    made = tables.drafting().draft
    assert made is not None
    return made


def test_while_points_are_missing_a_ring_shows_how_many_there_are(view: TableView) -> None:
    badge = badge_with(view, problem="Your first meld needs 90 points; this makes 70.")
    assert (badge.sign, badge.words) == ("ring", ("70 of 90", "20 more to open"))
    assert round(badge.share, 2) == 0.78


def test_when_it_is_enough_there_is_a_tick_and_the_key(view: TableView) -> None:
    badge = badge_with(view, badge="95 of 90", ready=True)
    assert (badge.sign, badge.words) == ("tick", ("95 of 90", "Enter lays it down"))


def test_what_is_not_in_order_has_a_cross_and_its_reason(view: TableView) -> None:
    groups = draft().groups
    wrong = replace(groups[0], ok=False, problem="Too many wild cards.")
    badge = badge_with(view, badge="2 wild, 1 king", groups=(wrong, groups[1]))
    assert (badge.sign, badge.words) == ("cross", ("2 wild, 1 king", "Too many wild cards."))


def test_the_badge_lies_left_of_the_stock_and_covers_nothing(view: TableView) -> None:
    badge = badge_with(view)
    layout = view.scene_of_cards.layout
    assert layout is not None
    box = badge.sceneBoundingRect()
    assert box.right() <= layout.stock_label.x
    assert box.left() >= layout.seats[1].rect.right
