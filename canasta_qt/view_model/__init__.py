"""What the table shows, and what it may send: frozen values, no Qt and no words.

Begin with `pictures.TableModel`, the whole table for one seat. `scripts` has the rows of beats
that lead from one picture to the next, `commands` what the table may ask of the game, `session`
who sits at the table and how fast it goes.
"""

from canasta_qt.view_model.pictures import (
    CARDS,
    ButtonId,
    ButtonModel,
    CardModel,
    CeremonyModel,
    ChoiceModel,
    ChoiceOption,
    Deed,
    DraftGroup,
    DraftModel,
    Drawer,
    DropTarget,
    LedgerEntry,
    LineKind,
    MeldModel,
    Position,
    RefusedModel,
    ScoreLineModel,
    ScoreSheetModel,
    SeatModel,
    SideModel,
    SortOrder,
    TableModel,
    Token,
    Zone,
    ZoneKind,
)
from canasta_qt.words.sentences import figures

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
