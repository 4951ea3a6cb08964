"""Remarks at the table: short, friendly, and nothing that is not public.

Computer players have words for what they see; people choose among a few.

Nobody laughs at anybody, least of all at the person who plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Remarks", text)


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
    SPECIAL_MINE = "special_mine"
    SPECIAL_OURS = "special_ours"
    SPECIAL_THEIRS = "special_theirs"
    FEW_CARDS = "few_cards"
    LONG_THINK = "long_think"
    DEAL_WON = "deal_won"
    DEAL_LOST = "deal_lost"
    MATCH_WON = "match_won"
    MATCH_LOST = "match_lost"


_WARM: Final[Mapping[Occasion, tuple[str, ...]]] = {
    Occasion.PILE_MINE: (
        _mark("Oh, how lovely!"),
        _mark("Now, where do I put all this?"),
        _mark("Thank you, everybody!"),
    ),
    Occasion.PILE_OURS: (
        _mark("Well done, partner!"),
        _mark("That will help us."),
        _mark("What a catch!"),
    ),
    Occasion.PILE_THEIRS: (
        _mark("I had my eye on that."),
        _mark("Oh dear, the whole pile!"),
        _mark("Nicely caught."),
    ),
    Occasion.FROZE: (
        _mark("A little winter."),
        _mark("Sorry, everybody."),
        _mark("Let it rest a while."),
    ),
    Occasion.FROZEN_BY_THEM: (_mark("Brr, it's getting cold."), _mark("Then we wait.")),
    Occasion.CANASTA_MINE: (
        _mark("There it is!"),
        _mark("Complete at last!"),
        _mark("I do like that sight."),
    ),
    Occasion.CANASTA_OURS: (
        _mark("Beautiful, partner!"),
        _mark("That's a fine canasta."),
        _mark("We make a good team."),
    ),
    Occasion.CANASTA_THEIRS: (
        _mark("Nicely done."),
        _mark("Well played."),
        _mark("You make it look easy."),
    ),
    Occasion.OPENED_OURS: (
        _mark("Off we go!"),
        _mark("Thank you, partner."),
        _mark("A good start."),
    ),
    Occasion.SPECIAL_MINE: (_mark("Would you look at that!"), _mark("I hardly dared to hope.")),
    Occasion.SPECIAL_OURS: (
        _mark("What a hand, partner!"),
        _mark("Partner, that's a beauty!"),
        _mark("You kept that quiet, partner!"),
    ),
    Occasion.SPECIAL_THEIRS: (_mark("What a hand!"), _mark("You don't see that every day.")),
    Occasion.FEW_CARDS: (_mark("My hand is getting small."), _mark("It will soon be over.")),
    Occasion.LONG_THINK: (
        _mark("Thank you for waiting."),
        _mark("That took me a while."),
        _mark("Not an easy one."),
    ),
    Occasion.DEAL_WON: (_mark("That was fun!"), _mark("The cards were kind.")),
    Occasion.DEAL_LOST: (_mark("Well played, everybody."), _mark("New cards, new luck.")),
    Occasion.MATCH_WON: (_mark("Thank you for a lovely game!"), _mark("That was a good match.")),
    Occasion.MATCH_LOST: (_mark("Congratulations!"), _mark("Well played. Another one?")),
}

_DRY: Final[Mapping[Occasion, tuple[str, ...]]] = {
    Occasion.PILE_MINE: (
        _mark("I'll need more hands."),
        _mark("That should do for today."),
        _mark("Somebody had to tidy up."),
    ),
    Occasion.PILE_OURS: (_mark("Not bad at all."), _mark("I approve.")),
    Occasion.PILE_THEIRS: (
        _mark("There it goes."),
        _mark("I was rather fond of it."),
        _mark("Ah well."),
    ),
    Occasion.FROZE: (_mark("Nothing personal."), _mark("Mind the ice.")),
    Occasion.FROZEN_BY_THEM: (_mark("Fetch the ice skates."), _mark("I have time.")),
    Occasion.CANASTA_MINE: (
        _mark("As it should be."),
        _mark("One does what one can."),
        _mark("Complete. I counted."),
    ),
    Occasion.CANASTA_OURS: (_mark("Very tidy."), _mark("I couldn't have done better.")),
    Occasion.CANASTA_THEIRS: (_mark("Respect."), _mark("I saw it coming. Almost.")),
    Occasion.OPENED_OURS: (_mark("Let's get to work."), _mark("That was the hard part.")),
    Occasion.SPECIAL_MINE: (_mark("All in order."), _mark("Nothing left to sort.")),
    Occasion.SPECIAL_OURS: (
        _mark("So that was your plan, partner."),
        _mark("I should never have worried."),
    ),
    Occasion.SPECIAL_THEIRS: (_mark("And I had plans."), _mark("Hard to argue with that.")),
    Occasion.FEW_CARDS: (_mark("Time to put things in order."), _mark("It's getting quiet here.")),
    Occasion.LONG_THINK: (_mark("Good things take time."), _mark("I counted twice.")),
    Occasion.DEAL_WON: (_mark("I won't complain."), _mark("It could have been worse.")),
    Occasion.DEAL_LOST: (_mark("My cards were resting."), _mark("You can't win them all.")),
    Occasion.MATCH_WON: (_mark("A pleasure, as always."), _mark("I enjoyed every hand.")),
    Occasion.MATCH_LOST: (_mark("Well deserved."), _mark("I demand a rematch. Politely.")),
}

SAYINGS: Final[Mapping[Tone, Mapping[Occasion, tuple[str, ...]]]] = {
    Tone.WARM: _WARM,
    Tone.DRY: _DRY,
}
"""Tone and occasion to remarks, in English; `in_words` translates."""


QUICK: Final[tuple[str, ...]] = (
    _mark("Well played!"),
    _mark("Thank you, partner!"),
    _mark("What luck!"),
    _mark("Oh dear…"),
    _mark("One moment, please."),
    _mark("Take your time."),
    _mark("Good luck, everybody!"),
    _mark("Good game!"),
)
"""What people may say, in English."""

TO_PARTNER: Final = "Thank you, partner!"
"""The one that needs a partner."""

ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "Well played!": (_mark("Thank you!"), _mark("Too kind.")),
    TO_PARTNER: (_mark("With pleasure."), _mark("We make a good team.")),
    "What luck!": (_mark("It comes and goes."), _mark("The cards were kind.")),
    "Oh dear…": (_mark("New cards, new luck."), _mark("Chin up!")),
    "One moment, please.": (_mark("Take your time."), _mark("I have time.")),
    "Take your time.": (_mark("Thank you!"),),
    "Good luck, everybody!": (_mark("And to you!"), _mark("Good luck!")),
    "Good game!": (_mark("It is a pleasure."), _mark("I enjoy it, too.")),
}
"""What somebody may answer to each of `QUICK`."""


def in_words(saying: str) -> str:
    """One of `SAYINGS`, `QUICK` or `ANSWERS` in the player's language."""
    return translate("Remarks", saying)
