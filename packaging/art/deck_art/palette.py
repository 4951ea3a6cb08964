"""The colours of the deck: six of them, and the tints they need."""

INK = "#1c2738"
RED = "#c2352b"
GOLD = "#e2ab42"
TEAL = "#1f6b74"
IVORY = "#fdfaf1"
SKIN = "#f4d2b0"

CLUBS = "#1c2739"  # one step from ink and red, so that the program can find these suits
DIAMONDS = "#c2352c"  # alone and give them colours of their own

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

NAVY = "#27426f"  # other backs
NAVY_DEEP = "#1f365c"
NAVY_WEAVE = "#4c6798"
FOREST = "#28573f"
FOREST_DEEP = "#204734"
FOREST_WEAVE = "#4c7c63"
WINE_WEAVE = "#a9494e"

FELT = "#16494c"
