"""What the table shows: frozen pictures of a position, made for one seat's eyes.

The presenter makes a `TableModel` after every event; the table draws it and knows nothing else.
Cards are named by *tokens*: one number per physical card and deal, drawn at random, so that a
hidden card's token tells nothing about its face. A token keeps naming the same card for the whole
deal, which lets the table move one and the same item from stock to hand to meld.
"""

from canasta_qt.controller.figures import figures
from canasta_qt.controller.view_model.ceremony import CeremonyModel, Drawer
from canasta_qt.controller.view_model.gestures import (
    ChoiceModel,
    ChoiceOption,
    DropTarget,
    RefusedModel,
)
from canasta_qt.controller.view_model.ledger import CARDS, Deed, LedgerEntry, LineKind
from canasta_qt.controller.view_model.melds import DraftGroup, DraftModel, MeldModel
from canasta_qt.controller.view_model.people import Position, SeatModel, SideModel
from canasta_qt.controller.view_model.places import CardModel, Token, Zone, ZoneKind
from canasta_qt.controller.view_model.sheet import ScoreLineModel, ScoreSheetModel
from canasta_qt.controller.view_model.table import ButtonId, ButtonModel, SortOrder, TableModel

__all__ = [
    "CARDS",
    "ButtonId",
    "ButtonModel",
    "CardModel",
    "CeremonyModel",
    "ChoiceModel",
    "ChoiceOption",
    "Deed",
    "DraftGroup",
    "DraftModel",
    "Drawer",
    "DropTarget",
    "LedgerEntry",
    "LineKind",
    "MeldModel",
    "Position",
    "RefusedModel",
    "ScoreLineModel",
    "ScoreSheetModel",
    "SeatModel",
    "SideModel",
    "SortOrder",
    "TableModel",
    "Token",
    "Zone",
    "ZoneKind",
    "figures",
]
