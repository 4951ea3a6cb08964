"""In every game Expert compares moves wherever there is a choice, but for few ones."""

from canasta_qt.engine.rules import preset
from tests.helpers.chosen_games import sweep
from tests.players.unthought import MOVE, RULES, TABLE, count, share

SHAPES = (
    "match.team_mode",
    "deal.foot_size",
    "sequence.enabled",
    "red_three.role",
    "meld.same_rank",
    "meld.discard_heap",
)
"""What decides whether playouts know a table and can say a move."""


@sweep("preset_id", by=SHAPES)
def test_hardly_a_choice_is_left_to_rules_of_thumb(preset_id: str) -> None:
    """A sample of what `python -m tests.players.unthought` counts."""
    found = count(preset(preset_id).rules, 1)
    assert not found[RULES]
    assert not found[TABLE]
    assert found[MOVE] <= 3
    assert share(found) <= 0.25


def test_whoever_must_open_with_a_canasta_is_no_exception() -> None:
    assert not count(preset("brazilian").rules, 1, totals=(7500, 9500))[TABLE]
