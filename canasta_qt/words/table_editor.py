"""What the table editor says: places, problems of a position by place, answers of the judge."""

from __future__ import annotations

import re
from typing import Final

from canasta_qt.engine.cards import CODE, FACES
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.refusals import Refusal
from canasta_qt.record.positions.fields import CardWord, PositionProblem, parse_words
from canasta_qt.record.positions.layout import Layout, Spot
from canasta_qt.words.cards import card_name, listed
from canasta_qt.words.refusals import refusal_text
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
    "copied": _mark("The position was copied as text."),
    "saved": _mark("The position was saved."),
    "bad_text": _mark("This is no position: {problem}. The table stays as it was."),
    "bad_many": _mark("The file holds {n} positions; the first one is shown."),
    "play": _mark("Play o&n from here"),
    "play_tip": _mark(
        "You play the hand of the player to act, computer players the others. Unknown cards are "
        "dealt at random from what is left."
    ),
    "exercise": _mark("Make an e&xercise of it"),
    "exercise_tip": _mark(
        "The position comes to the table as an exercise: find the best move. Whatever you do is "
        "compared in imagined deals, as in a review."
    ),
    "no_play": _mark("That cannot be played on: {problem}"),
    "ask": _mark("As&k"),
    "ask_mode": _mark("Dropping asks"),
    "ask_mode_tip": _mark(
        "While this is on, cards that are dropped stay where they are, and it is asked instead: "
        "may I lay these, may I take the pile with these?"
    ),
    "question": _mark("May I …"),
    "question_hint": _mark("May I …? For example: meld: K K K, take: 9 9 *, discard: 4, out"),
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
    "exercise_ask": _mark("Your own exercise: what is the best move?"),
    "exercise_looking": _mark("Comparing your move in imagined deals …"),
    "exercise_miss": _mark("There is a better move. Try again."),
    "exercise_title": _mark("Your own exercise"),
    "playing_title": _mark("Played on from the table editor"),
    "playing": _mark("You play on from your position. Nothing of it is kept."),
    "playing_over": _mark("The deal is over."),
    "again": _mark("&Again"),
    "editor": _mark("Back to the &editor"),
    "leave": _mark("&Leave"),
    "too_many": _mark("one {card} too many; the pack has no more."),
    "too_few_left": _mark("{n} cards are too many; only {left} are left."),
    "of_place": _mark("{place}: {problem}"),
}  # fmt: skip


def editor_text(key: str, /, **values: object) -> str:
    """A text of the editor, with its values."""
    text = translate("TableEditor", _TEXTS[key])
    return text.format(**values) if values else text


def side_name(layout: Layout, side: int) -> str:
    """Who belongs to a side: "players 1 and 3"."""
    seats = [str(seat + 1) for seat in layout.sides[side]]
    if len(seats) == 1:
        return editor_text("side_one", n=seats[0])
    return editor_text("side", seats=listed(seats))


def spot_name(layout: Layout, spot: Spot) -> str:
    """A place on the table: "Meld 2 of players 1 and 3"."""
    if spot.zone == "hand":
        key = "hand_to_act" if spot.owner == layout.to_act else "hand"
        return editor_text(key, n=spot.owner + 1)
    if spot.zone in ("meld", "new_meld", "red_threes"):
        side = side_name(layout, spot.owner)
        return editor_text(spot.zone, side=side, m=spot.meld + 1)
    return editor_text(spot.zone)


def face_of(word: str) -> int:
    """A card that a word may mean, the first of its kind."""
    found: CardWord = parse_words(word, "")[0]
    return found.exact % FACES if found.exact >= 0 else found.faces[0]


def word_name(word: str) -> str:
    """A card as it is named: "king of hearts"."""
    return str(card_name(face_of(word)))


_MELD: Final = re.compile(r"melds\.(\d+)\[(\d+)\]")
_HAND: Final = re.compile(r"hands\.(\d+)")
_THREES: Final = re.compile(r"red_threes of seat (\d+)")
_TOO_MANY: Final = re.compile(r"one '([^']+)' too many, the pack has no more")
_LEFT: Final = re.compile(r"(\d+) cards are too many, only (\d+) are left")


def spot_of(layout: Layout, place: str) -> Spot | None:
    """The place that a message about a position names, if the table has it."""
    meld, hand, threes = (one.match(place) for one in (_MELD, _HAND, _THREES))
    if meld is not None:
        return Spot("meld", int(meld[1]), int(meld[2]))
    if hand is not None:
        return Spot("hand", int(hand[1]))
    if threes is not None:
        seat = int(threes[1])
        sides = [side for side, seats in enumerate(layout.sides) if seat in seats]
        return Spot("red_threes", sides[0]) if sides else None
    return Spot("pile") if place == "pile" else None


def problem_text(layout: Layout, problem: PositionProblem) -> str:
    """What is wrong with a position, and where, as the table has it."""
    place, colon, message = str(problem).partition(": ")
    if not colon:
        return str(problem)
    spot = spot_of(layout, place)
    name = spot_name(layout, spot) if spot is not None else place
    if place == "stock":
        name = editor_text("stock").replace("&", "").rstrip(":")
    return editor_text("of_place", place=name, problem=_reason(layout, spot, message))


def _reason(layout: Layout, spot: Spot | None, message: str) -> str:
    if spot is not None and spot.zone == "meld" and message.startswith("these cards make no meld"):
        cards = [face_of(word) for word in layout.words(spot)]
        sort = classify(cards, runs=layout.setup.has_runs)
        if isinstance(sort, Refusal):
            return refusal_text(sort)
    many, left = _TOO_MANY.match(message), _LEFT.match(message)
    if many is not None:
        return editor_text("too_many", card=word_name(many[1]))
    if left is not None:
        return editor_text("too_few_left", n=left[1], left=left[2])
    return message


FACE_WORDS: Final = (*(f"{rank}{suit}" for suit in "shdc" for rank in "AKQJT98765432"), "X")
"""Every face of a pack, suit by suit, as words."""
assert all(word in CODE for word in FACE_WORDS)
