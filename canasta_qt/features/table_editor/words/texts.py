"""The texts of the table editor."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("TableEditor", text)


_TEXTS: Final[dict[str, str]] = {
    "title": _mark("Table editor"),
    "game": _mark("&Game:"),
    "palette": _mark("Cards of the pack"),
    "palette_tip": _mark(
        "Drag a card to its place, or choose it and press a key: H for the hand of the player to "
        "act, P for the pile, M for a new meld, O for a new meld of the other side, R for red "
        "threes, 1 to 9 for a meld that is there. Delete takes cards out."
    ),
    "card_left": _mark("{card}, {n} left"),
    "no_card_left": _mark("The pack holds no more of these: {cards}."),
    "send_hand": _mark("&Hand"),
    "send_pile": _mark("&Pile"),
    "send_meld": _mark("&Meld"),
    "send_other": _mark("&Others"),
    "take_out": _mark("&Remove"),
    "send_tip": _mark("Chosen cards go there (key {key})."),
    "hand": _mark("Hand of player {n}"),
    "hand_to_act": _mark("Hand of player {n}, to act"),
    "pile": _mark("Discard pile (top card last)"),
    "meld": _mark("Meld {m} of {side}"),
    "new_meld": _mark("New meld of {side}"),
    "drop_here": _mark("drop cards here"),
    "red_threes": _mark("Red threes of {side}"),
    "side": _mark("players {seats}"),
    "side_one": _mark("player {n}"),
    "unknown": _mark("Unknown cards of player {n}"),
    "unknown_label": _mark("unknown cards"),
    "usual": _mark("as dealt"),
    "to_act": _mark("To &act:"),
    "player": _mark("Player {n}"),
    "phase": _mark("T&urn:"),
    "phase_start": _mark("has not drawn yet"),
    "phase_play": _mark("has drawn or taken the pile"),
    "stock": _mark("&Stock:"),
    "stock_left": _mark("all that is left"),
    "total_of": _mark("Points of {side}"),
    "opened_of": _mark("Opening of {side}"),
    "opened_": _mark("as the melds tell"),
    "opened_no": _mark("not yet"),
    "opened_earlier": _mark("in an earlier turn"),
    "opened_this_turn": _mark("in this turn"),
    "foot": _mark("Player {n} plays from the foot"),
    "possible": _mark("This position is possible."),
    "undo": _mark("Undo"),
    "redo": _mark("Redo"),
    "clear": _mark("C&lear"),
    "open": _mark("Ope&n…"),
    "save": _mark("Sa&ve…"),
    "copy": _mark("&Copy"),
    "paste": _mark("Past&e"),
    "file": _mark("&File"),
    "file_kind": _mark("Positions (*.json);;All files (*)"),
    "file_name": _mark("position.json"),
    "moved": _mark("{cards}: {place}"),
    "taken_out": _mark("{cards}: taken out"),
    "undone": _mark("Undone."),
    "redone": _mark("Done again."),
    "cleared": _mark("The table is empty. Undo brings everything back."),
    "nothing_undone": _mark("There is nothing to undo."),
    "nothing_redone": _mark("There is nothing to do again."),
    "copied": _mark("The position was copied as text."),
    "saved": _mark("The position was saved."),
    "bad_text": _mark("This is no position: {problem} The table stays as it was."),
    "in_line": _mark("{problem} (line {line}, column {column})."),
    "bad_many": _mark("The file holds {n} positions; the first one is shown."),
    "play": _mark("Play o&n from here"),
    "play_tip": _mark(
        "You play the hand of the player to act, computer players the others. Unknown cards are "
        "dealt at random from what is left."
    ),
    "exercise": _mark("Make an e&xercise of it"),
    "exercise_tip": _mark(
        "The position is kept under a name and comes to the table: find the best move. Whatever "
        "you do is compared in imagined deals, as in a review. You find it again under Learn, "
        "Exercises, Yours."
    ),
    "no_play": _mark("That cannot be played on: {problem}"),
    "ask": _mark("As&k"),
    "ask_mode": _mark("Dropping asks"),
    "ask_mode_tip": _mark(
        "While this is on, cards that are dropped stay where they are, and it is asked instead: "
        "may I lay these, may I take the pile with these?"
    ),
    "question": _mark("May I …"),
    "question_hint": _mark("May I take the pile?"),
    "question_tip": _mark(
        "Ask in your own words: “May I take the pile with two nines?” Or as positions are "
        "written: take: 9 9 *, meld: K K K, discard: 4, out."
    ),
    "not_understood": _mark("I do not understand that. I understand these:"),
    "for_example": _mark("For example: {move}"),
    "none_legal": _mark("No. There is nothing of that sort to be done with this hand."),
    "hand_unknown": _mark("The cards of this hand are not known. Lay them out first."),
    "you_may": _mark("These are possible: {what}."),
    "out_ready": _mark("The side has all that going out needs."),
    "not_frozen": _mark("The pile is not frozen."),
    "frozen": _mark("The pile is frozen."),
    "frozen_for_side": _mark("The pile is frozen for this side until its first meld."),
    "has_opened": _mark("The side has opened."),
    "opens_with": _mark("The side's first meld needs {n} points."),
    "canastas_needed": _mark("Going out needs {need}; the side has {have}."),
    "may_draw": _mark("&Draw"),
    "may_take": _mark("Take the p&ile"),
    "may_lay": _mark("Lay do&wn"),
    "may_throw": _mark("Dis&card"),
    "may_out": _mark("Go ou&t"),
    "yes": _mark("Yes."),
    "no": _mark("No. {why}"),
    "not_read": _mark("That question cannot be read: {problem}"),
    "holds": _mark("Cards in the hand afterwards: {n}."),
    "takes": _mark("Cards taken from the pile: {n}."),
    "canastas": _mark("Canastas of the side: {n}."),
    "opens": _mark("The side opens; {n} points are needed."),
    "deal_over": _mark("The deal is over."),
    "choose_first": _mark("Choose cards of the hand first."),
    "exercise_ask": _mark("What is the best move?"),
    "exercise_looking": _mark("Comparing your move in imagined deals …"),
    "exercise_failed": _mark("Your move could not be compared just now. Please make it again."),
    "hint_looking": _mark("An expert looks at your hand …"),
    "exercise_miss": _mark("There is a better move. Try again."),
    "exercise_first": _mark("The turn is over: every move was right at once."),
    "exercise_second": _mark("The turn is over: right at the second attempt."),
    "exercise_missed": _mark("The turn is over, after more than one miss."),
    "exercise_shown": _mark("The turn is over, with the expert's help."),
    "exercise_title": _mark("Your own exercise: {name}"),
    "playing_title": _mark("Played on from the table editor"),
    "playing": _mark("You play on from your position. Nothing of it is kept."),
    "playing_over": _mark("The deal is over."),
    "again": _mark("&Again"),
    "pass_on": _mark("&Pass on…"),
    "pass_on_tip": _mark("A code with this exercise, and with your result if you like"),
    "keep": _mark("&Keep it"),
    "nothing_shown": _mark("There is no position on the table that could be edited."),
    "kept": _mark("Kept. You find it under Learn, Exercises, Yours."),
    "editor": _mark("Back to the &editor"),
    "leave": _mark("&Leave"),
    "of_place": _mark("{place}: {problem}"),
}  # fmt: skip


def editor_text(key: str, /, **values: object) -> str:
    """A text of the editor, with its values."""
    text = translate("TableEditor", _TEXTS[key])
    return text.format(**values) if values else text
