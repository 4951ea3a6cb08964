"""What preferences and their values are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from canasta_qt.languages import LANGUAGES
from canasta_qt.words.sentences import Text, Texts


class _Label(Texts, context="Preferences"):
    THEME = Text("Theme")
    FELT = Text("Cloth")
    INTERFACE_SCALE = Text("Size of text and buttons")
    BACK = Text("Card backs")
    CARD_SIZE = Text("Card size")
    FOUR_COLOUR = Text("Four colours: blue diamonds, green clubs")
    JUMBO_INDEX = Text("Very large numbers and letters on cards")
    MARK_NEW_CARDS = Text("Mark new cards")
    AUTO_SORT = Text("Sort new cards into my hand")
    SORT_ORDER = Text("Sort order")
    WARN_LAYOFF = Text("Warn before I discard a card that fits our melds")
    WARN_GIFT = Text("Warn before a discard that lets opponents take the pile")
    CONFIRM_CONCEDE = Text("Ask before I concede")
    CONFIRM_LEAVE_MATCH = Text("Ask before I leave a match")
    CONFIRM_GO_OUT = Text("Ask before I go out")
    OWN_CUT = Text("Let me cut the cards before a match")
    TIPS = Text("Tips when something happens for the first time")
    COUNTING_AID = Text("Counting aid in new matches")
    TELL_FIRSTS = Text("Tell me what I did for the first time")
    HOME_EXERCISES = Text("Make more exercises while nobody plays")
    MOTION = Text("Animation")
    SPEED = Text("Speed")
    PACE_PAUSE = Text("Between other players' turns")
    FLY_CARDS = Text("Cards glide to their places")
    STAGGER_DEAL = Text("Cards are dealt one by one")
    FLIP = Text("Cards turn over")
    SHAKE = Text("Cards shake where they may not go")
    SWEEP = Text("The pile is swept up")
    MOMENTS = Text("Great moments are celebrated")
    SOUND = Text("Sounds")
    VOLUME = Text("Volume")
    SOUND_DEAL = Text("Cards are dealt")
    SOUND_DRAW = Text("A card is drawn")
    SOUND_PLACE = Text("Cards are laid down")
    SOUND_SLIDE = Text("Cards are pushed together")
    SOUND_CANASTA = Text("A canasta is complete")
    SOUND_TAKE = Text("The pile is taken")
    SOUND_OPEN = Text("A side opens")
    SOUND_OUT = Text("Somebody goes out")
    SOUND_TURN = Text("It is my turn")
    SOUND_WIN = Text("I have won the match")
    LANGUAGE = Text("Language")
    REMARKS = Text("Remarks at the table, theirs and mine")
    FACES = Text("Show the players' faces")
    ANNOUNCE_EVENTS = Text("Announce events to screen readers")
    ADVICE_KEPT = Text("Save the bots' reasoning for review")


class _ValueName(Texts, context="Preferences"):
    THEME_EVENING = Text("Evening")
    THEME_LIGHT = Text("Light")
    THEME_DARK = Text("Dark")
    THEME_HIGH_CONTRAST = Text("High contrast")
    THEME_SYSTEM = Text("Follow the system")
    FELT_THEME = Text("Match the theme")
    FELT_GREEN = Text("Green")
    FELT_BLUE = Text("Blue")
    FELT_BURGUNDY = Text("Burgundy")
    FELT_WALNUT = Text("Walnut")
    FELT_SLATE = Text("Slate")
    BACK_CLASSIC = Text("Classic, wine red")
    BACK_BLUE = Text("Classic, blue")
    BACK_GREEN = Text("Classic, green")
    BACK_WEAVE = Text("Woven")
    BACK_PLAIN = Text("Plain")
    SORT_ORDER_RANK_UP = Text("Low cards first")
    SORT_ORDER_RANK_DOWN = Text("High cards first")
    SORT_ORDER_WILDS_LEFT = Text("Wild cards on the left")
    SORT_ORDER_WILDS_RIGHT = Text("Wild cards on the right")
    MOTION_SYSTEM = Text("Follow the system")
    MOTION_FULL = Text("As set below")
    MOTION_REDUCED = Text("Off: cards move at once")
    SPEED_SLOW = Text("Slow")
    SPEED_NORMAL = Text("Normal")
    SPEED_FAST = Text("Fast")
    SPEED_OFF = Text("Off: show everything at once")
    PACE_PAUSE_NONE = Text("No pause")
    PACE_PAUSE_SHORT = Text("A short pause")
    PACE_PAUSE_LONG = Text("A long pause")
    PACE_PAUSE_CLICK = Text("Wait until I press Continue")
    VOLUME_QUIET = Text("Quiet")
    VOLUME_NORMAL = Text("Normal")
    VOLUME_LOUD = Text("Loud")
    LANGUAGE_SYSTEM = Text("Follow the system")


def label_of(key: str) -> str:
    """What a preference is called."""
    return _Label.of(key)()


def value_name(key: str, value: str) -> str:
    """What one of the words of a choice is called."""
    if key == "language" and value in LANGUAGES:
        return LANGUAGES[value]  # they call themselves by their own names everywhere
    if key == "interface_scale":
        return QCoreApplication.translate("SizeRow", "{n} %").format(n=value)
    return _ValueName.of(key, value)()
