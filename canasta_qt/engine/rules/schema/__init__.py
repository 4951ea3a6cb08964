"""All options of the rules as data, in the order of the catalogue."""

from __future__ import annotations

import difflib
from dataclasses import replace

from canasta_qt.engine.rules.schema.deal_foot import BONUS_CARDS, DEAL, DRAW, FOOT
from canasta_qt.engine.rules.schema.ending import PENALTY, SCORE, SPECIAL_HANDS, STOCK_END, TABLE
from canasta_qt.engine.rules.schema.going_out import CONCEALED, GO_OUT, PERMISSION, PERMISSION_WHOM
from canasta_qt.engine.rules.schema.kinds import BadValue
from canasta_qt.engine.rules.schema.match_pack import MATCH, PACK
from canasta_qt.engine.rules.schema.melds import MELD, SEQUENCE, SPECIAL_RANK, WILD_MELD
from canasta_qt.engine.rules.schema.opening import INITIAL
from canasta_qt.engine.rules.schema.pile import DISCARD, FREEZE, PILE
from canasta_qt.engine.rules.schema.spec import Condition, OptionSpec
from canasta_qt.engine.rules.schema.threes import BLACK_THREE, RED_THREE, THREE

__all__ = [
    "GROUP_TITLES",
    "OPTIONS",
    "BadValue",
    "Condition",
    "OptionSpec",
    "close_keys",
    "option",
]

_IN_ORDER: tuple[OptionSpec, ...] = (
    *MATCH,
    *PACK,
    *DEAL,
    *DRAW,
    *BONUS_CARDS,
    *FOOT,
    *RED_THREE,
    *BLACK_THREE,
    *THREE,
    *MELD,
    *WILD_MELD,
    *SEQUENCE,
    *SPECIAL_RANK,
    *INITIAL,
    *PILE,
    *FREEZE,
    *DISCARD,
    *GO_OUT,
    *PERMISSION,
    *CONCEALED,
    *SPECIAL_HANDS,
    *STOCK_END,
    *SCORE,
    *PENALTY,
    *PERMISSION_WHOM,
    *TABLE,
)

OPTIONS: tuple[OptionSpec, ...] = tuple(
    replace(spec, order=order) for order, spec in enumerate(_IN_ORDER)
)
"""Every option, in catalogue order."""

GROUP_TITLES: tuple[tuple[str, str], ...] = (
    ("match", "The match"),
    ("pack", "The cards"),
    ("deal", "The deal"),
    ("draw", "Drawing"),
    ("bonus_cards", "Bonus cards for opening"),
    ("foot", "The foot"),
    ("red_three", "Red threes"),
    ("black_three", "Black threes"),
    ("three", "Keeping threes"),
    ("meld", "Melds"),
    ("wild_meld", "Wild melds"),
    ("sequence", "Sequences"),
    ("special_rank", "Aces and sevens"),
    ("initial", "Opening"),
    ("pile", "Taking the pile"),
    ("freeze", "Freezing the pile"),
    ("discard", "Discarding"),
    ("go_out", "Going out"),
    ("permission", "May I go out?"),
    ("concealed", "Going out concealed"),
    ("special_hands", "Special hands"),
    ("stock_end", "End of the stock"),
    ("score", "Scoring"),
    ("penalty", "Penalties"),
    ("table", "At the table"),
)
"""Every group with its title, in catalogue order."""

_BY_KEY = {spec.key: spec for spec in OPTIONS}


def option(key: str) -> OptionSpec:
    """The spec of an option. ``KeyError`` if there is none of that key."""
    return _BY_KEY[key]


def close_keys(key: str) -> tuple[str, ...]:
    """Option keys spelt much like an unknown one, best first, at most three."""
    found = difflib.get_close_matches(key, _BY_KEY, n=3, cutoff=0.6)
    if not found:
        name = key.rpartition(".")[2]
        found = [known for known in _BY_KEY if known.rpartition(".")[2] == name][:3]
    return tuple(found)
