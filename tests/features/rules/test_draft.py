"""Rules under change: steps, undo, resets, and what keeps them from being played."""

from __future__ import annotations

from hypothesis import strategies as st

from canasta_qt.engine.rules import OPTIONS, TableRules, get, preset
from canasta_qt.features.rules.session.draft import RulesDraft
from tests.helpers.deals.rules_strategies import option_values
from tests.helpers.drawn import drawn

HAND = "deal.hand_size"
PLAYERS = "match.players"


def draft_of(game: str = "classic_4p") -> RulesDraft:
    base = preset(game)
    return RulesDraft(game, base.name, base.rules, base.rules)


def test_a_fresh_draft_is_its_base_and_can_start() -> None:
    draft = draft_of("samba")
    assert draft.rules == preset("samba").rules
    assert draft.base_name == preset("samba").name
    assert draft.startable
    assert (draft.differs, draft.changed) == ((), False)
    assert (draft.can_undo, draft.can_redo) == (False, False)


def test_a_change_differs_and_is_undone_and_done_again() -> None:
    draft = draft_of()
    draft.set(HAND, 13)
    assert (draft.differs, draft.last_changed) == ((HAND,), (HAND,))
    draft.undo()
    assert (draft.differs, draft.last_changed) == ((), (HAND,))
    draft.redo()
    assert get(draft.rules, HAND) == 13


def test_what_is_typed_in_one_field_is_one_step() -> None:
    draft = draft_of()
    draft.set("go_out.bonus", 1, typed="number")
    draft.set("go_out.bonus", 15, typed="number")
    draft.set("go_out.bonus", 150, typed="number")
    draft.undo()
    assert draft.rules == TableRules()
    assert not draft.can_undo


def test_leaving_the_field_ends_the_step() -> None:
    draft = draft_of()
    draft.set("go_out.bonus", 150, typed="number")
    draft.seal()
    draft.set("go_out.bonus", 200, typed="number")
    draft.undo()
    assert get(draft.rules, "go_out.bonus") == 150


def test_typing_back_what_stood_there_leaves_no_step() -> None:
    draft = draft_of()
    draft.set("go_out.bonus", 10, typed="number")
    draft.set("go_out.bonus", 100, typed="number")
    assert not draft.can_undo


def test_switching_on_and_off_is_two_steps() -> None:
    draft = draft_of()
    draft.set("pile.always_frozen", True)
    draft.set("pile.always_frozen", False)
    draft.undo()
    assert get(draft.rules, "pile.always_frozen") is True


def test_a_new_change_forgets_what_was_undone() -> None:
    draft = draft_of()
    draft.set(HAND, 13)
    draft.undo()
    draft.set(HAND, 15)
    assert not draft.can_redo


def test_several_changes_are_one_step() -> None:
    draft = draft_of()
    draft.set_many({HAND: 13, "pack.decks": 3}, "repair")
    assert draft.undo_why == "repair"
    draft.undo()
    assert draft.rules == TableRules()


def test_one_option_is_reset_alone() -> None:
    draft = draft_of("samba")
    draft.set_many({HAND: 11, "sequence.bonus": 500})
    draft.reset(HAND)
    assert draft.differs == ("sequence.bonus",)


def test_all_options_are_reset_in_one_step_that_can_be_undone() -> None:
    draft = draft_of("samba")
    draft.set_many({HAND: 11, "sequence.bonus": 500})
    draft.reset_all()
    assert draft.rules == preset("samba").rules
    draft.undo()
    assert draft.differs == (HAND, "sequence.bonus")


def test_a_conflict_keeps_it_from_starting_until_it_is_settled() -> None:
    draft = draft_of()
    draft.set(PLAYERS, 3)
    assert not draft.startable
    assert any(PLAYERS in issue.keys for issue in draft.issues)
    draft.set(PLAYERS, 4)
    assert draft.startable


def test_input_that_is_no_value_keeps_it_from_starting() -> None:
    draft = draft_of()
    draft.hold_unread("special_hands.list", "cannot be read")
    assert not draft.startable
    assert draft.unread == {"special_hands.list": "cannot be read"}
    draft.set("special_hands.list", ())
    assert draft.startable


def test_undo_first_takes_back_input_that_is_no_value() -> None:
    draft = draft_of()
    draft.set(HAND, 13)
    draft.hold_unread("special_hands.list", "cannot be read")
    draft.undo()
    assert not draft.unread
    assert get(draft.rules, HAND) == 13


def test_what_was_saved_is_no_longer_changed_but_still_differs() -> None:
    draft = draft_of()
    draft.set(HAND, 13)
    draft.mark_saved("Ours")
    assert (draft.name, draft.changed, draft.differs) == ("Ours", False, (HAND,))


def test_each_change_is_told() -> None:
    draft = draft_of()
    heard: list[tuple[str, ...]] = []
    draft.moved.connect(lambda: heard.append(draft.last_changed))
    draft.set(HAND, 13)
    draft.undo()
    assert heard == [(HAND,), (HAND,)]


_STEPS = st.lists(
    st.sampled_from(OPTIONS).flatmap(
        lambda spec: st.tuples(st.just(spec.key), option_values(spec).map(spec.parse))
    ),
    max_size=8,
)


@drawn(_STEPS, st.sampled_from(("", "number")), few=20, many=40)
def test_undoing_everything_gives_the_beginning_and_redoing_the_end(
    steps: list[tuple[str, object]], typed: str
) -> None:
    draft = draft_of("samba")
    for key, value in steps:
        draft.set(key, value, typed)
    end = draft.rules
    while draft.can_undo:
        draft.undo()
    assert draft.rules == preset("samba").rules
    while draft.can_redo:
        draft.redo()
    assert draft.rules == end
