"""Clean and dirty canastas, sets of them, and red threes of the Italian games in playouts."""

from __future__ import annotations

from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.going_out.requirements import may_go_out as judged
from canasta_qt.engine.scoring import score_deal
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.rules import score
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.state_codec import flat_state
from tests.helpers.cases import for_each
from tests.players.positions import DealPosition

CLEAN = ["4 4 4 4 4 4 4", "5 5 5 5 5 5 5", "6 6 6 6 6 6 6", "7 7 7 7 7 7 7", "8 8 8 8 8 8 8"]
DIRTY = ["9 9 9 9 9 9 2", "T T T T T 2 X", "J J J J J 2 X", "Q Q Q Q Q 2 X"]

TABLES = (
    [],
    [CLEAN[0]],
    [DIRTY[0]],
    [CLEAN[0], DIRTY[0]],
    [DIRTY[0], "2 2 2 2 2 2 2"],
    [CLEAN[0], "2 2 2 2 2 2 X"],
    [CLEAN[0], "X X X X X X 2"],
    [*CLEAN[:3], *DIRTY[:2]],
    [*CLEAN, DIRTY[0]],
    [*CLEAN[:4], DIRTY[0]],
    [*CLEAN, *DIRTY, "K K K"],
    ["K K K", "2 2 2"],
)


@for_each("game", ["italian_canastone", "italian_us"])
@for_each("melds", TABLES)
def test_playouts_count_every_table_as_the_game_does(game: str, melds: list[str]) -> None:
    state = DealPosition(hand="A A", melds=(melds, ["K K K K"]), pile="5", preset=game).state()
    threes = [card for card in state.stock if KIND[card] == RED_THREE]
    state.red_threes[0][:], state.red_threes[1][:] = threes[:2], threes[2:5]
    rules = playout_rules(state.setup.rules)
    s = flat_state(state, state.hands, state.remaining_stock())
    mine = [score.score(rules, s, side) for side in range(2)]
    assert mine == [side.total for side in score_deal(state)]
    assert may_go_out(rules, s, 0, False, 0) == (judged(state) is None)
