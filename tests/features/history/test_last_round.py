"""What the others did, told on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from canasta_qt.features.history.ledger.session import LedgerLine, last_round
from canasta_qt.view_model.pictures import Zone, ZoneKind
from tests.helpers.deals.compared import played_match
from tests.helpers.programs.match_window import Window


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A match in its second deal, after some turns."""
    one = Window(None, tmp_path_factory.mktemp("round"))
    one.pool.silent = True
    assert one.game.resume(played_match(1, 30))
    one.window.show_table()
    one.table.skip()
    yield one
    one.close()


def turn(number: int, *, mine: bool = False, deal: int = 1) -> LedgerLine:
    return LedgerLine("turn", deal, number, number % 4, "Vera", mine)


def test_the_last_round_is_what_came_after_ones_own_turn() -> None:
    others = [turn(2), turn(3), turn(4)]
    lines = [turn(1, mine=True), *others]
    assert last_round(lines) == others
    assert last_round([*lines, turn(5, mine=True)]) == others, "one's own turn has begun"
    assert last_round([*lines, LedgerLine("note")]) == others
    assert last_round([*lines, turn(1, deal=2)]) == [turn(1, deal=2)]
    assert last_round([]) == []


def test_a_click_on_a_player_tells_it_on_the_table_and_another_hides_it(window: Window) -> None:
    window.parts.ledger.refill()
    notice = window.window.notice
    window.window.ledger.hide()
    window.table.commands.activate(Zone(ZoneKind.SEAT, 1))
    told = [line.text for line in last_round(window.parts.ledger.lines.model.lines())]
    assert told
    assert notice.isVisible()
    assert notice.text() == "\n\n".join(told)
    window.do("last_round")
    assert not notice.isVisible()
