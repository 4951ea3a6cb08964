"""What has a number in challenge codes. Nothing here may ever change its place; new things go last.

A test says when a game, a level or a personality has no number yet.
"""

from __future__ import annotations

from typing import Final

GAMES: Final = (
    "albany",
    "american_2017",
    "american_2024",
    "american_cla",
    "american_old",
    "bain_hand_and_foot",
    "bolivia",
    "brazilian",
    "british",
    "canadian",
    "cardgames_io",
    "chilean",
    "classic_2p",
    "classic_3p",
    "classic_4p",
    "classic_5p",
    "classic_6p_pairs",
    "classic_6p_triples",
    "classic_partner_draw",
    "classic_wild",
    "cuban",
    "denexa_2p",
    "denexa_4p",
    "hand_and_foot",
    "hand_and_foot_saskatchewan",
    "hand_and_foot_simpson",
    "hoyle_2p",
    "italian_canastone",
    "italian_us",
    "joker",
    "jonola",
    "manzana",
    "mexicana",
    "miller_6p",
    "pennies",
    "quinella",
    "railroad",
    "royal",
    "samba",
    "samba_us",
    "sevens",
    "tampa",
    "uruguay",
    "viennese",
    "westergren",
    "yucatan",
)
"""Ids of the games; at most 127."""

LEVELS: Final = ("random", "newcomer", "casual", "steady", "club", "expert", "master")
"""At most eight."""

PERSONALITIES: Final = ("", "freezer", "hunter", "sprinter", "miser", "builder")
"""At most eight."""
