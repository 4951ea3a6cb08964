"""The buttons, and the whole picture for one seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from canasta_qt.controller.view_model.melds import DraftModel
from canasta_qt.controller.view_model.people import SeatModel, SideModel
from canasta_qt.controller.view_model.places import CardModel, Token

SortOrder = Literal["rank_up", "rank_down", "wilds_left", "wilds_right"]
"""A way to sort the hand."""


class ButtonId(Enum):
    """The few buttons that matter now; the bar above the hand shows one to four."""

    DRAW = "draw"
    TAKE_PILE = "take_pile"
    CONFIRM = "confirm"
    TAKE_BACK = "take_back"
    ASK = "ask"
    ANSWER_YES = "answer_yes"
    ANSWER_NO = "answer_no"
    GO_OUT = "go_out"
    PASS = "pass"
    UNDO = "undo"
    NEXT_DEAL = "next_deal"
    RESTORE = "restore"
    CONTINUE = "continue"
    SPECIAL = "special"
    """Declare a special hand."""
    LAY_THREE = "lay_three"
    """Table a three that was kept in the hand."""
    MERGE = "merge"
    """Join two own melds of one rank, or two sequences."""
    RETRACT = "retract"
    """Take the last melds of the turn back because no discard is legal."""
    CONCEDE = "concede"
    """Give the deal up, the partner consenting."""
    GO_AHEAD = "go_ahead"
    """Do what was warned of."""
    LEAVE_IT = "leave_it"
    """Do not do what was warned of."""


@dataclass(frozen=True, slots=True)
class ButtonModel:
    """One button: `why_not` is the reason in words when it is disabled."""

    id: ButtonId
    label: str
    enabled: bool = True
    accent: bool = False
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class TableModel:
    """The whole picture for one seat.

    Every card of the pack is in exactly one of: stock, reserved packets, pile, a seat's hand or
    its waiting cards, a meld, the tabled threes, or the draft (a staged card is in the draft and
    not in the hand; a draft group with the top card shows it in the group and not on the pile).
    """

    deal_key: str
    """Changes with each deal; a new key means all cards come from the stock anew."""
    rules_name: str
    deal_number: int
    viewer: int
    stock: tuple[CardModel, ...]
    """Top card last."""
    pile: tuple[CardModel, ...]
    """Bottom to top."""
    frozen: bool
    freezer: Token | None
    """The pile's freezing card, drawn crosswise."""
    seats: tuple[SeatModel, ...]
    sides: tuple[SideModel, ...]
    """The viewer's own side first."""
    prompt: str
    """What is expected of the viewer now, one line."""
    pile_text: str = ""
    """What the pile says of itself: may I take it, by which rule, with what, what is missing."""
    stock_text: str = ""
    """What the stock says of itself, e.g. how far it is to the turn card."""
    status: str = ""
    """Side note, e.g. "Play to 5,000"."""
    buttons: tuple[ButtonModel, ...] = ()
    draft: DraftModel | None = None
    new_cards: tuple[Token, ...] = ()
    playable: tuple[Token, ...] | None = None
    """Cards of the hand that can be used now; None when that is not said."""
    can_undo: bool = False
    my_turn: bool = False
    over: Literal["no", "deal", "match"] = "no"
    turn_card: Token | None = None
    """The card that lies sideways in the stock until it is drawn; its drawer announces it."""
    reserved: tuple[tuple[CardModel, ...], ...] = ()
    """Packets set aside face down for the sides that open, the first opener's first."""
    pile_part: int | None = None
    """How many cards from the top a take brings; None for all of them."""
    pile_depths: tuple[int, ...] | None = None
    """Where the taker names a card of the pile: the places, from the bottom, that may be named now.
    The pile can then be spread out to be looked at. None in all other games."""
    caution: bool = False
    """Whether the prompt is a warning: what the player wanted to do waits for GO_AHEAD."""
    sorts: tuple[SortOrder, ...] = ()
    """The ways to sort that the buttons beside the hand offer now; none where nobody plays."""
    has_runs: bool = False
    """Whether cards of one suit in a row may be melded."""
