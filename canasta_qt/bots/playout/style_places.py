"""The numbers of a style: how a player inside a playout plays, each at its place in that row."""

from __future__ import annotations

from typing import Final

KEEPS: Final = 0
"""Cards it keeps in the hand when it melds, unless that makes a canasta."""
FILLS: Final = 1
"""Wild cards it spends at most to complete a canasta."""
PAYS_WILD: Final = 2
"""Cards in the pile from which a natural and a wild card are a fair price for it."""
SINGLE: Final = 3
"""Worth of keeping a card held once, in per cent of its face value."""
PAIR: Final = 4
GROUP: Final = 5
WILD: Final = 6
STOPPER: Final = 7
"""Worth of keeping a card of a pair, of three and more, a wild card, a black three, in points."""
PRIZE: Final = 8
PRIZE_CARD: Final = 9
"""What giving the pile away costs: at all, and for each card in it, in points."""
GUESS: Final = 10
"""Per cent of that for each unseen card that could take it."""
LEAVES: Final = 11
"""Points it must expect to gain to go out at once, by its guess of the hands."""
OPENS_KEEPING: Final = 12
"""Cards it keeps in the hand when it opens without the pile."""
HOLDS: Final = 13
"""Cards in a frozen pile from which it keeps its pairs and groups to take it."""
BEGINS: Final = 14
"""Cards of a rank with which it begins a meld after the opening."""
HURRIES: Final = 15
"""Cards in an opponent's hand at which it lays down all it can."""
RISKS: Final = 16
"""Cards of a rank with which it begins a meld that costs points unless it is completed."""
RUN_BEGINS: Final = 17
"""Cards with which it begins a run."""
RUN_NEXT: Final = 18
"""Points for which it keeps a card beside one of its suit that follows in rank; half of them with
one rank between."""
RUN_FEEDS: Final = 19
"""What a card costs that continues a run of the next opponent, if only that card is taken."""

WEIGHS: Final = 20
"""What it does by the prices of the rules of thumb: 1 goes out, 2 also lays, 3 also opens, 4 also
throws."""
