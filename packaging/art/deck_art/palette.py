"""The colours of the deck: six of them, and the tints they need."""

INK = "#1c2738"
RED = "#c2352b"
GOLD = "#e2ab42"
TEAL = "#1f6b74"
IVORY = "#fdfaf1"
SKIN = "#f4d2b0"

EDGE = "#c9bd9e"  # the thin line around a card
SAND = "#f8eed5"  # the ground behind a figure
PALE_TEAL = "#8fbcb8"
WINE = "#8c2c34"  # the back
WINE_DEEP = "#76222b"
DARK_GOLD = "#b47f24"
GREY = "#c9ccd0"
CHESTNUT = "#8a4a2c"
TAN = "#dfa878"
BROWN = "#a66a44"

FELT = "#16494c"
