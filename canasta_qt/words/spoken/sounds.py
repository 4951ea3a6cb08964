"""What each sound of the table means."""

from __future__ import annotations

from canasta_qt.words.sentences import Text, Texts


class SoundText(Texts, context="SoundTour"):
    """By the names of the sounds' files."""

    DEAL = Text("Cards are dealt")
    DRAW = Text("A card is drawn from the stock")
    TAKE = Text("The pile is taken")
    SWEEP = Text("A big pile is taken")
    PLACE = Text("A card is laid out, not yet confirmed")
    MELD = Text("Cards are melded")
    THREE = Text("A red three is laid out")
    OPEN = Text("A side opens")
    CANASTA = Text("A canasta is complete")
    DISCARD = Text("A card is discarded")
    FREEZE = Text("A discard freezes the pile")
    FOOT = Text("A foot is picked up")
    SLIDE = Text("Cards are pushed together")
    ASK = Text("Somebody asks or answers")
    REFUSED = Text("That cannot be done")
    YOUR_TURN = Text("It is your turn")
    OUT = Text("Somebody goes out")
    END = Text("The deal is over, and nobody has gone out")
    WIN = Text("You have won the match")
    LEFT = Text("The player on your left discards")
    ACROSS = Text("The player across from you discards")
    RIGHT = Text("The player on your right discards")
