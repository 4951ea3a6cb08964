"""Gestures: what goes where, what is staged, and what is refused in words."""

import pytest

from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from canasta_qt.view_model.scripts import BeatKind
from tests.helpers.table.table_tools import (
    HAND,
    NEW,
    PILE,
    STOCK,
    NotedGame,
    assert_same,
    opened,
    unopened,
)


def test_a_click_on_the_stock_draws(game: NotedGame) -> None:
    unopened(game, "4 5 6 9 J", phase="start")
    game.controller.input.activate(STOCK)
    assert len(game.state.hands[0]) == 6
    assert game.scripts[-1].beats[0].kind is BeatKind.DRAW
    assert game.model.new_cards


def test_who_draws_twice_while_it_is_shown_has_drawn(
    game: NotedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.instant = False
    unopened(game, "4 5 6 9 J", phase="start")
    game.controller.input.activate(STOCK)
    game.controller.input.activate(STOCK)
    game.press(ButtonId.DRAW)
    game.controller.input.script_finished()
    game.controller.input.activate(STOCK)
    assert not game.refusals
    monkeypatch.setattr("canasta_qt.play.match.table_input.AGAIN_MS", 0)
    game.controller.input.activate(STOCK)
    assert game.why == "You have drawn already: meld or discard."


def test_undo_brings_the_marks_of_new_cards_back(game: NotedGame) -> None:
    opened(game, "4 4 4 9 J", phase="start")
    game.controller.input.activate(STOCK)
    marked = game.model.new_cards
    assert marked
    fours = game.tokens("4 4 4")
    game.match.presenter._memory.new += game.match.presenter.tokens.cards(fours) or ()
    with_fours = set(marked) | set(fours)
    game.drop("4 4 4", NEW)
    assert set(game.model.new_cards) == set(marked)
    game.press(ButtonId.UNDO)
    assert set(game.model.new_cards) == with_fours


def test_drawing_twice_is_refused_kindly(game: NotedGame) -> None:
    unopened(game, "4 5 6 9 J")
    game.controller.input.activate(STOCK)
    assert game.why == "You have drawn already: meld or discard."


def test_melding_before_drawing_is_refused_for_an_opened_side(game: NotedGame) -> None:
    opened(game, "4 4 4 K J", phase="start")
    game.drop("4 4 4", NEW)
    assert game.why == "Draw or take the pile first."
    game.drop("K", game.meld_zone("K"))
    assert game.why == "Draw or take the pile first."


def test_a_card_dropped_on_the_pile_is_discarded_and_the_turn_goes_on(game: NotedGame) -> None:
    unopened(game, "4 5 6 9 J")
    game.pool.silent = True
    game.drop("9", PILE)
    assert game.state.turn_seat == 1
    assert game.model.pile[-1].face is not None
    assert game.model.pile[-1].face.startswith("9")


def test_two_cards_are_no_discard(game: NotedGame) -> None:
    unopened(game, "4 5 6 9 J")
    game.drop("9 J", PILE)
    assert game.why == "Discard one card only."


def test_a_legal_meld_of_an_opened_side_is_laid_at_once(game: NotedGame) -> None:
    opened(game, "4 4 4 9 J")
    game.drop("4 4 4", NEW)
    assert [meld.rank for meld in game.model.sides[0].melds] == ["K", "Q", "4"]
    assert game.model.draft is None


def test_two_ranks_dropped_together_become_two_melds(game: NotedGame) -> None:
    opened(game, "4 4 4 5 5 5 9 J")
    game.drop("4 5 4 5 4 5", NEW)
    assert [meld.rank for meld in game.model.sides[0].melds] == ["K", "Q", "4", "5"]


def test_an_unfinished_meld_is_staged_and_laid_when_complete(game: NotedGame) -> None:
    opened(game, "4 4 4 9 J")
    game.drop("4 4", NEW)
    draft = game.model.draft
    assert draft is not None
    assert not draft.ready
    assert "at least 3 cards" in draft.problem
    game.drop("4", Zone(ZoneKind.DRAFT, 0))
    draft = game.model.draft
    assert draft is not None
    assert draft.ready
    game.press(ButtonId.CONFIRM)
    assert [meld.rank for meld in game.model.sides[0].melds] == ["K", "Q", "4"]
    assert game.model.draft is None


def test_laying_off_goes_to_the_meld_it_is_dropped_on(game: NotedGame) -> None:
    opened(game, "K 9 9 J X")
    game.drop("K", game.meld_zone("K"))
    game.drop("X", game.meld_zone("Q"))
    kings, queens = game.model.sides[0].melds
    assert (kings.naturals, queens.wilds) == (4, 2)


def test_a_lone_wild_asks_which_meld_it_joins(game: NotedGame) -> None:
    opened(game, "X 9 9 J 4")
    targets = game.controller.input.drop_targets(game.tokens("X"))
    assert [one.label for one in targets if one.zone == NEW] == ["choose a meld"]
    game.drop("X", NEW)
    choice = game.choices[-1]
    assert [option.label for option in choice.options] == ["to the kings", "to the queens"]
    game.controller.input.choose(0)
    assert game.model.sides[0].melds[0].wilds == 1


def test_pairs_dropped_with_wild_cards_get_one_each(game: NotedGame) -> None:
    unopened(game, "7 7 9 9 2 2 2 K 4 5")
    game.drop("7 7 9 9 2 2", NEW)
    assert game.choices == []
    draft = game.model.draft
    assert draft is not None
    assert [len(group.cards) for group in draft.groups] == [3, 3]
    game.controller.input.unstage()
    game.drop("7 7 9 9 2 2 2", NEW)
    assert [one.label for one in game.choices[-1].options] == ["to the sevens", "to the nines"]


def test_a_choice_taken_back_does_nothing(game: NotedGame) -> None:
    opened(game, "X 9 9 J 4")
    game.drop("X", NEW)
    before = game.state.digest()
    game.controller.input.choose(None)
    game.controller.input.choose(1)
    assert game.state.digest() == before


def test_nothing_goes_on_the_opponents_melds(game: NotedGame) -> None:
    opened(game, "8 9 9 J 4")
    theirs = game.model.sides[1].melds[0]
    game.drop("8", Zone(ZoneKind.MELD, theirs.uid))
    assert game.why == "You can only add to your own side's melds."
    assert "meld" not in game.targets("8")


def test_mixed_ranks_on_a_meld_are_refused_in_words(game: NotedGame) -> None:
    opened(game, "K J 9 4 5")
    game.drop("K J", game.meld_zone("K"))
    assert game.why == "A meld holds one rank only; wild cards may join it."


def test_the_last_card_before_a_canasta_must_be_kept(game: NotedGame) -> None:
    opened(game, "4 4 4")
    game.drop("4 4 4", NEW)
    draft = game.model.draft
    assert draft is not None
    assert "You cannot go out yet" in draft.problem


def test_legal_places_glow_with_a_word(game: NotedGame) -> None:
    opened(game, "K 9 9 J 4")
    assert game.targets("K") == {
        "pile": "discard and end turn",
        "new_meld": "add to kings",
        "meld": "add to kings",
    }
    assert "meld" not in game.targets("J")


def test_cards_staged_after_the_opening_are_no_first_meld(game: NotedGame) -> None:
    opened(game, "K 9 9 9 J 4")
    assert game.targets("9")["new_meld"] == "new meld"


def test_targets_change_nothing(game: NotedGame) -> None:
    opened(game, "K K 9 9 9 X")
    before = game.state.digest()
    for text in ("K", "K K", "9 9 9", "X", "9 X"):
        game.targets(text)
    assert game.state.digest() == before
    assert game.model.draft is None


# --- the opening ---------------------------------------------------------------------------


def test_an_opening_is_composed_with_a_live_badge(game: NotedGame) -> None:
    unopened(game, "K K K Q Q X 4 5")
    game.drop("K K K", NEW)
    draft = game.model.draft
    assert draft is not None
    assert draft.badge == "30 of 50"
    assert "needs 50 points" in draft.problem
    assert game.model.prompt == (
        "Your first meld needs 20 points more; add cards or take them back."
    )
    game.drop("Q Q", NEW)
    game.drop("X", Zone(ZoneKind.DRAFT, 1))
    draft = game.model.draft
    assert draft is not None
    assert draft.badge == "Ready: 100 points"
    assert draft.ready
    assert_same(game.model, game)
    game.press(ButtonId.CONFIRM)
    assert [meld.rank for meld in game.model.sides[0].melds] == ["K", "Q"]
    assert game.scripts[-1].beats[0].kind is BeatKind.MELD
    assert len(game.scripts[-1].beats[0].movers) == 6


def test_an_opening_below_the_minimum_is_not_laid(game: NotedGame) -> None:
    unopened(game, "K K K Q Q X 4 5")
    game.drop("K K K", NEW)
    game.press(ButtonId.CONFIRM)
    assert game.why == "Your first meld needs 50 points; this makes 30."
    assert not game.state.melds[0]


def test_esc_takes_every_staged_card_back(game: NotedGame) -> None:
    unopened(game, "K K K Q Q X 4 5")
    game.drop("K K K", NEW)
    game.drop("Q Q", NEW)
    game.press(ButtonId.TAKE_BACK)
    assert game.model.draft is None
    assert len(game.model.seats[0].hand) == 8


def test_staged_cards_go_back_one_by_one(game: NotedGame) -> None:
    unopened(game, "K K K Q Q X 4 5")
    game.drop("K K K X", NEW)
    game.drop("X", HAND)
    game.controller.input.unstage(game.tokens("K"))
    draft = game.model.draft
    assert draft is not None
    assert [len(group.cards) for group in draft.groups] == [2]


def test_a_wild_moves_from_group_to_group(game: NotedGame) -> None:
    unopened(game, "K K K Q Q X 4 5")
    game.drop("K K K X", NEW)
    game.drop("Q Q", NEW)
    game.drop("X", Zone(ZoneKind.DRAFT, 1))
    draft = game.model.draft
    assert draft is not None
    assert [len(group.cards) for group in draft.groups] == [3, 3]


def test_discarding_with_cards_staged_is_refused(game: NotedGame) -> None:
    unopened(game, "K K K Q Q X 4 5")
    game.drop("K K K", NEW)
    game.drop("4", PILE)
    assert game.why.startswith("First lay down the cards you put out")


def test_cards_staged_before_drawing_stay_staged_after_it(game: NotedGame) -> None:
    unopened(game, "K K K Q Q X 4 5", phase="start")
    game.drop("K K K X", NEW)
    draft = game.model.draft
    assert draft is not None
    assert draft.badge == "80 of 50: draw first"
    assert not draft.ready
    game.press(ButtonId.DRAW)
    draft = game.model.draft
    assert draft is not None
    assert draft.ready


def test_black_threes_join_no_other_cards(game: NotedGame) -> None:
    unopened(game, "3b 3b K K K X 4 5")
    game.drop("K K K", NEW)
    game.drop("3", Zone(ZoneKind.DRAFT, 0))
    assert game.why == "Threes cannot be melded this way."


# --- the double-click ----------------------------------------------------------------------


def test_a_double_click_lays_off_where_it_fits(game: NotedGame) -> None:
    opened(game, "K 9 J 4")
    game.controller.input.quick(game.tokens("K")[0])
    assert len(game.model.sides[0].melds[0].cards) == 4


def test_a_double_click_discards_a_card_that_cannot_be_melded(game: NotedGame) -> None:
    opened(game, "K 9 J 4")
    game.pool.silent = True
    game.controller.input.quick(game.tokens("9")[0])
    assert game.state.turn_seat == 1


def _double_click(game: NotedGame, cards: str) -> tuple[int, ...]:
    """Double-click the first of these cards with the others chosen; what is to be chosen then."""
    chosen: list[tuple[int, ...]] = []
    game.controller.input.chosen.connect(chosen.append)
    first, *others = game.tokens(cards)
    game.controller.input.quick(first, tuple(others))
    game.controller.input.chosen.disconnect(chosen.append)
    return chosen[-1] if chosen else ()


def test_a_double_click_chooses_all_that_it_could_be_melded_with(game: NotedGame) -> None:
    opened(game, "9 9 9 J 4")
    before = game.state.digest()
    assert set(_double_click(game, "9")) == set(game.tokens("9 9 9"))
    assert not game.refusals
    assert game.state.digest() == before


def test_the_next_double_click_lays_them(game: NotedGame) -> None:
    opened(game, "9 9 9 J 4")
    assert _double_click(game, "9 9 9") == ()
    assert [meld.rank for meld in game.model.sides[0].melds] == ["K", "Q", "9"]


def test_two_of_a_rank_are_chosen_with_the_wild_card_they_need(game: NotedGame) -> None:
    opened(game, "9 9 X J 4")
    assert set(_double_click(game, "9")) == set(game.tokens("9 9 X"))


def test_a_double_click_beside_other_chosen_cards_chooses_anew(game: NotedGame) -> None:
    opened(game, "9 9 9 J 4")
    assert set(_double_click(game, "9 J")) == set(game.tokens("9 9 9"))
    assert [meld.rank for meld in game.model.sides[0].melds] == ["K", "Q"]


def test_before_the_opening_the_next_double_click_stages_them(game: NotedGame) -> None:
    unopened(game, "K K K Q Q Q 4 5")
    assert set(_double_click(game, "Q")) == set(game.tokens("Q Q Q"))
    _double_click(game, "Q Q Q")
    draft = game.model.draft
    assert draft is not None
    assert [group.rank for group in draft.groups] == ["Q"]


def test_a_double_click_takes_a_staged_card_back(game: NotedGame) -> None:
    unopened(game, "K K K Q Q X 4 5")
    game.drop("K K K", NEW)
    game.controller.input.quick(game.tokens("K")[0])
    draft = game.model.draft
    assert draft is None or len(draft.groups[0].cards) in (2, 3)


# --- a card that fits nowhere ----------------------------------------------------------------


def test_a_card_on_a_meld_of_another_rank_is_told_that_it_does_not_fit(game: NotedGame) -> None:
    opened(game, "6 6 6 J 4")
    game.drop("6", game.meld_zone("K"))
    assert game.why == "A six does not fit the kings."
    game.drop("6 6 6", game.meld_zone("Q"))
    assert game.why == "These cards do not fit the queens."
    assert game.model.draft is None


def test_a_card_on_a_staged_group_of_another_rank_does_not_fit_either(game: NotedGame) -> None:
    unopened(game, "5 5 5 6 6 6 J 4")
    game.drop("5 5 5", NEW)
    game.drop("6", Zone(ZoneKind.DRAFT, 0))
    assert game.why == "A six does not fit the fives."


@pytest.mark.parametrize("hand", ["6 9 9 J 4", "6 6 9 9 J"])
def test_the_felt_does_not_glow_for_what_can_be_no_meld(game: NotedGame, hand: str) -> None:
    opened(game, hand)
    assert "new_meld" not in game.targets("6")
    game.drop("6", NEW)
    assert "at least 3 cards" in game.why
    assert game.model.draft is None


@pytest.mark.parametrize("hand", ["6 6 6 9 J", "6 6 X 9 J"])
def test_the_felt_glows_for_the_first_card_of_what_can_be_a_meld(
    game: NotedGame, hand: str
) -> None:
    opened(game, hand)
    assert "new_meld" in game.targets("6")


# --- wrong cards, wrong places -------------------------------------------------------------


@pytest.mark.parametrize("kind", list(ZoneKind))
def test_foreign_tokens_are_refused_everywhere(game: NotedGame, kind: ZoneKind) -> None:
    opened(game, "K 9 J 4")
    before = game.state.digest()
    game.controller.input.drop((99999,), Zone(kind, 0))
    other = game.model.seats[1].hand[0].token
    game.controller.input.drop((other,), Zone(kind, 0))
    assert len(game.refusals) == 2
    assert game.state.digest() == before


def test_commands_without_a_match_are_refused(game: NotedGame) -> None:
    controller = game.controller
    controller.input.activate(STOCK)
    controller.input.drop((1,), PILE)
    controller.input.quick(1)
    controller.input.choose(3)
    controller.input.reorder((1,), 0)
    controller.input.sort_hand("rank_up")
    controller.input.unstage()
    controller.script_finished()
    for button in ButtonId:
        controller.input.press(button)
    assert controller.input.drop_targets((1,)) == ()
    assert game.refusals
    assert not game.scripts
