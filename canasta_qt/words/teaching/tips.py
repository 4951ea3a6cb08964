"""The tips of somebody's first real deals, each told when it is due for the first time."""

from __future__ import annotations

from canasta_qt.words.sentences import Text, Texts


class TipText(Texts, context="Tips"):
    ASKED = Text("Your partner asks to go out. Say no if you still hold many points.")
    GO_OUT = Text("You can go out now: lay down all your cards, and the deal is yours.")
    TAKE = Text("You can take the pile: click it. All its cards are yours.")
    BLOCKED = Text("A black three blocks the pile for one turn. Draw from the stock.")
    FROZEN = Text("The pile is frozen: only two natural cards from your hand take it.")
    OPEN = Text("You can open: choose equal cards and watch the points grow.")
    CANASTA = Text("Your side has a canasta: from now on you may go out.")
    RED_THREE = Text("A red three lies down by itself, and brings 100 points once you open.")
    STOCK = Text("The stock is nearly empty: lay down what you hold, it may end soon.")
