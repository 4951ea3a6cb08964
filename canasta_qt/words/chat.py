"""What computer players say now and then: short, friendly, and nothing that is not public.

Nobody laughs at anybody, least of all at the person who plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


class Tone(Enum):
    """How somebody talks."""

    WARM = "warm"
    DRY = "dry"


class Occasion(Enum):
    """What a remark is about, as its speaker sees it: `OURS` is the partner's doing."""

    PILE_MINE = "pile_mine"
    PILE_OURS = "pile_ours"
    PILE_THEIRS = "pile_theirs"
    FROZE = "froze"
    FROZEN_BY_THEM = "frozen_by_them"
    CANASTA_MINE = "canasta_mine"
    CANASTA_OURS = "canasta_ours"
    CANASTA_THEIRS = "canasta_theirs"
    OPENED_OURS = "opened_ours"
    FEW_CARDS = "few_cards"
    LONG_THINK = "long_think"
    DEAL_WON = "deal_won"
    DEAL_LOST = "deal_lost"
    MATCH_WON = "match_won"
    MATCH_LOST = "match_lost"


_WARM: Final[Mapping[Occasion, tuple[str, ...]]] = {
    Occasion.PILE_MINE: (
        QT_TRANSLATE_NOOP("Remarks", "Oh, how lovely!"),
        QT_TRANSLATE_NOOP("Remarks", "Now, where do I put all this?"),
        QT_TRANSLATE_NOOP("Remarks", "Thank you, everybody!"),
    ),
    Occasion.PILE_OURS: (
        QT_TRANSLATE_NOOP("Remarks", "Well done, partner!"),
        QT_TRANSLATE_NOOP("Remarks", "That will help us."),
        QT_TRANSLATE_NOOP("Remarks", "What a catch!"),
    ),
    Occasion.PILE_THEIRS: (
        QT_TRANSLATE_NOOP("Remarks", "I had my eye on that."),
        QT_TRANSLATE_NOOP("Remarks", "Oh dear, the whole pile."),
        QT_TRANSLATE_NOOP("Remarks", "Nicely caught."),
    ),
    Occasion.FROZE: (
        QT_TRANSLATE_NOOP("Remarks", "A little winter."),
        QT_TRANSLATE_NOOP("Remarks", "Sorry, everybody."),
        QT_TRANSLATE_NOOP("Remarks", "Let it rest a while."),
    ),
    Occasion.FROZEN_BY_THEM: (
        QT_TRANSLATE_NOOP("Remarks", "Brr, it is getting cold."),
        QT_TRANSLATE_NOOP("Remarks", "Then we wait."),
    ),
    Occasion.CANASTA_MINE: (
        QT_TRANSLATE_NOOP("Remarks", "There it is!"),
        QT_TRANSLATE_NOOP("Remarks", "Complete at last!"),
        QT_TRANSLATE_NOOP("Remarks", "I do like that sight."),
    ),
    Occasion.CANASTA_OURS: (
        QT_TRANSLATE_NOOP("Remarks", "Beautiful, partner!"),
        QT_TRANSLATE_NOOP("Remarks", "That is a fine canasta."),
        QT_TRANSLATE_NOOP("Remarks", "We make a good team."),
    ),
    Occasion.CANASTA_THEIRS: (
        QT_TRANSLATE_NOOP("Remarks", "Nicely done."),
        QT_TRANSLATE_NOOP("Remarks", "Well played."),
        QT_TRANSLATE_NOOP("Remarks", "You make it look easy."),
    ),
    Occasion.OPENED_OURS: (
        QT_TRANSLATE_NOOP("Remarks", "Off we go!"),
        QT_TRANSLATE_NOOP("Remarks", "Thank you, partner."),
        QT_TRANSLATE_NOOP("Remarks", "A good beginning."),
    ),
    Occasion.FEW_CARDS: (
        QT_TRANSLATE_NOOP("Remarks", "That is a small hand."),
        QT_TRANSLATE_NOOP("Remarks", "Soon it will be over."),
    ),
    Occasion.LONG_THINK: (
        QT_TRANSLATE_NOOP("Remarks", "Thank you for waiting."),
        QT_TRANSLATE_NOOP("Remarks", "That took me a while."),
        QT_TRANSLATE_NOOP("Remarks", "Not an easy one."),
    ),
    Occasion.DEAL_WON: (
        QT_TRANSLATE_NOOP("Remarks", "That was fun!"),
        QT_TRANSLATE_NOOP("Remarks", "The cards were kind."),
    ),
    Occasion.DEAL_LOST: (
        QT_TRANSLATE_NOOP("Remarks", "Well played, everybody."),
        QT_TRANSLATE_NOOP("Remarks", "New cards, new luck."),
    ),
    Occasion.MATCH_WON: (
        QT_TRANSLATE_NOOP("Remarks", "Thank you for a lovely game!"),
        QT_TRANSLATE_NOOP("Remarks", "That was a good match."),
    ),
    Occasion.MATCH_LOST: (
        QT_TRANSLATE_NOOP("Remarks", "Congratulations!"),
        QT_TRANSLATE_NOOP("Remarks", "Well won. Another one?"),
    ),
}

_DRY: Final[Mapping[Occasion, tuple[str, ...]]] = {
    Occasion.PILE_MINE: (
        QT_TRANSLATE_NOOP("Remarks", "I shall need more hands."),
        QT_TRANSLATE_NOOP("Remarks", "That should do for today."),
        QT_TRANSLATE_NOOP("Remarks", "Somebody had to tidy up."),
    ),
    Occasion.PILE_OURS: (
        QT_TRANSLATE_NOOP("Remarks", "Not bad at all."),
        QT_TRANSLATE_NOOP("Remarks", "I approve."),
    ),
    Occasion.PILE_THEIRS: (
        QT_TRANSLATE_NOOP("Remarks", "There it goes."),
        QT_TRANSLATE_NOOP("Remarks", "I was rather fond of it."),
        QT_TRANSLATE_NOOP("Remarks", "Ah well."),
    ),
    Occasion.FROZE: (
        QT_TRANSLATE_NOOP("Remarks", "Nothing personal."),
        QT_TRANSLATE_NOOP("Remarks", "Mind the ice."),
    ),
    Occasion.FROZEN_BY_THEM: (
        QT_TRANSLATE_NOOP("Remarks", "Fetch the ice skates."),
        QT_TRANSLATE_NOOP("Remarks", "I have time."),
    ),
    Occasion.CANASTA_MINE: (
        QT_TRANSLATE_NOOP("Remarks", "As it should be."),
        QT_TRANSLATE_NOOP("Remarks", "One does what one can."),
        QT_TRANSLATE_NOOP("Remarks", "Complete. I counted."),
    ),
    Occasion.CANASTA_OURS: (
        QT_TRANSLATE_NOOP("Remarks", "Very tidy."),
        QT_TRANSLATE_NOOP("Remarks", "I could not have done better."),
    ),
    Occasion.CANASTA_THEIRS: (
        QT_TRANSLATE_NOOP("Remarks", "Respect."),
        QT_TRANSLATE_NOOP("Remarks", "I saw it coming. Almost."),
    ),
    Occasion.OPENED_OURS: (
        QT_TRANSLATE_NOOP("Remarks", "To work, then."),
        QT_TRANSLATE_NOOP("Remarks", "That was the hard part."),
    ),
    Occasion.FEW_CARDS: (
        QT_TRANSLATE_NOOP("Remarks", "Time to put things in order."),
        QT_TRANSLATE_NOOP("Remarks", "It is getting quiet here."),
    ),
    Occasion.LONG_THINK: (
        QT_TRANSLATE_NOOP("Remarks", "Good things take time."),
        QT_TRANSLATE_NOOP("Remarks", "I counted twice."),
    ),
    Occasion.DEAL_WON: (
        QT_TRANSLATE_NOOP("Remarks", "I will not complain."),
        QT_TRANSLATE_NOOP("Remarks", "It could have been worse."),
    ),
    Occasion.DEAL_LOST: (
        QT_TRANSLATE_NOOP("Remarks", "My cards were resting."),
        QT_TRANSLATE_NOOP("Remarks", "One cannot win them all."),
    ),
    Occasion.MATCH_WON: (
        QT_TRANSLATE_NOOP("Remarks", "A pleasure, as always."),
        QT_TRANSLATE_NOOP("Remarks", "I enjoyed every hand."),
    ),
    Occasion.MATCH_LOST: (
        QT_TRANSLATE_NOOP("Remarks", "Well deserved."),
        QT_TRANSLATE_NOOP("Remarks", "I demand a rematch. Politely."),
    ),
}

SAYINGS: Final[Mapping[Tone, Mapping[Occasion, tuple[str, ...]]]] = {
    Tone.WARM: _WARM,
    Tone.DRY: _DRY,
}
"""Tone and occasion to what may be said, in English; `in_words` translates."""


def in_words(saying: str) -> str:
    """One of `SAYINGS` in the player's language."""
    return translate("Remarks", saying)
