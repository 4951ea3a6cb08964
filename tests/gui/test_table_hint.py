"""A hint stands where the prompt stands, lifts its cards, and goes when the play goes on."""

from __future__ import annotations

from canasta_qt.table.prompt_item import PromptItem


def test_a_hint_goes_when_something_else_is_expected() -> None:
    item = PromptItem(0)
    item.set_prompt("Draw a card.", my_turn=True)
    item.set_hint("Draw from the stock.")
    item.set_prompt("Draw a card.", my_turn=True)
    assert item.hint == "Draw from the stock."
    item.set_prompt("Meld or discard.", my_turn=True)
    assert item.hint == ""


def test_a_hint_takes_the_place_of_a_refusal_and_a_refusal_is_seen_above_it() -> None:
    item = PromptItem(0)
    item.set_refusal("Not now.")
    item.set_hint("Draw from the stock.")
    assert item.refusal == ""
    item.set_refusal("Not now.")
    assert (item.refusal, item.hint) == ("Not now.", "Draw from the stock.")
