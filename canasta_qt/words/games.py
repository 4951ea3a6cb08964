"""Games in words: names, two lines about each, where its rules were read, and the ceremony.

Logs, settings and the database keep the English names, so that they mean the same after another
language was chosen. Names that somebody typed are said as they are.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate

_DESCRIPTIONS: Final[dict[str, str]] = {
    "classic_4p": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "The game most people mean by Canasta: two against two, one canasta before you go out, "
        "and a discard pile worth fighting for that wild cards freeze.",
    ),
    "viennese": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Never more wild cards than natural ones in a meld, and a canasta of yours blocks its "
        "rank in the pile. Going out with a concealed hand pays 1,000.",
    ),
    "classic_wild": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Classic, and twos and jokers may be melded on their own: a wild canasta is worth 2,000, "
        "but costs 1,000 if it stays unfinished.",
    ),
    "denexa_4p": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Classic as denexa.com teaches it: you ask your partner before you meld anything in the "
        "turn, and nobody must take the pile once the stock is used up.",
    ),
    "cardgames_io": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Classic as on the web site: a meld needs more natural cards than wild ones and holds "
        "eleven at most. The turn that draws the last card ends the deal.",
    ),
    "classic_partner_draw": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Cards decide who plays with whom. Two natural cards are needed for each wild one, and a "
        "black three freezes the pile until it is taken.",
    ),
    "british": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Classic, but with your partner's consent you may give up a deal on your turn: the "
        "opponents get 1,500, you nothing.",
    ),
    "classic_2p": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Classic for two: fifteen cards each, two drawn every turn, and two canastas before you "
        "may go out.",
    ),
    "classic_3p": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Everybody begins alone. Whoever takes the pile first plays the rest of the deal against "
        "the other two.",
    ),
    "classic_5p": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Two against three at a table for four: in the larger team one rests in each deal, and "
        "they take turns at it.",
    ),
    "classic_6p_pairs": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Three pairs, three packs, thirteen cards: partners sit opposite, and two canastas are "
        "needed to go out.",
    ),
    "classic_6p_triples": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Three against three with three packs. You may ask one team-mate whether to go out, "
        "and from 7,000 points on the opening needs 150.",
    ),
    "miller_6p": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Three against three with wild canastas of 2,000. It takes three canastas to go out, two "
        "of them without wild cards.",
    ),
    "denexa_2p": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Two players as denexa.com has it: fifteen cards, two drawn every turn, two canastas to "
        "go out; nobody must take the pile at the end.",
    ),
    "hoyle_2p": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Two players, one card drawn, one canasta to go out. As many wild cards as natural ones "
        "in a meld, and wild canastas of 1,000.",
    ),
    "westergren": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Classic for two in which melded black threes count 50 points each.",
    ),
    "american_2017": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "The club game of the United States: an always frozen pile, prized canastas of aces and "
        "sevens, special hands that end a deal, bonus cards for opening.",
    ),
    "american_old": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Modern American with the older table rules: bonus packets lie ready beside the stock, "
        "and an opening needs its points but no pure meld.",
    ),
    "american_2024": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Modern American as published in 2024: the opening needs a pure meld, and unfinished "
        "pure aces, sevens or wild cards keep you from going out.",
    ),
    "american_cla": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "The league's form of Modern American with more special hands; two of them, the dream "
        "hands, win the match at once.",
    ),
    "samba": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Runs of one suit beside melds of one rank: a full run, the samba, is worth 1,500. "
        "Only a natural pair takes the whole pile.",
    ),
    "samba_us": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Samba by the American laws: wild cards freeze the pile, and until then a meld or run of "
        "yours that is not complete may take it too.",
    ),
    "bolivia": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Samba to 15,000 with wild canastas of 2,500. One of the two canastas needed to go out "
        "must be a run, and black threes in hand cost 100.",
    ),
    "brazilian": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Bolivia that grows harder at the top: from 7,000 points on you open with a canasta. Runs "
        "of fewer than five cards cost 1,000 at the end.",
    ),
    "chilean": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Runs and wild canastas with three packs to 15,000; one canasta must be a run. Played "
        "here like Bolivia.",
    ),
    "royal": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Runs, wild melds and melds of black threes at any time with three packs; one canasta "
        "must be a run.",
    ),
    "italian_us": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Samba with hidden cards under the pile, openings without wild cards, and 1,000 or 2,000 "
        "points for whole sets of canastas.",
    ),
    "tampa": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Like Samba with three packs, but wild canastas of 2,000 take the place of the runs.",
    ),
    "quinella": QT_TRANSLATE_NOOP(
        "game_descriptions", "Samba by the American laws with four packs of cards."
    ),
    "yucatan": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "A very long Samba: eight packs of cards and 25,000 points.",
    ),
    "hand_and_foot": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Two hands each: play the first to its end, then pick up the foot. Five canastas of three "
        "kinds to go out, and only the top of the pile is taken.",
    ),
    "hand_and_foot_saskatchewan": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "A smaller first hand, melds of any size, three canastas of three kinds to go out. The "
        "fourth deal opens with a canasta from the hand.",
    ),
    "hand_and_foot_simpson": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Hand and Foot for four players on their own. Red threes are only a burden: get rid of "
        "them in time.",
    ),
    "bain_hand_and_foot": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Your partner earns you your foot. Nobody goes out without a canasta of sevens, and the "
        "pile is taken down to the next wild card.",
    ),
    "pennies": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Three against three, each with a second hand earned by a first canasta. Without a "
        "canasta of sevens nobody goes out and red threes count against you.",
    ),
    "railroad": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Pennies from Heaven for four on their own with eight packs: four canastas of four kinds, "
        "one of them of sevens.",
    ),
    "canadian": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Three canastas to go out, two natural and one wild. The pile is always frozen, wild "
        "cards are never discarded, and a cut of exactly sixty pays 100.",
    ),
    "cuban": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Nothing is added to a full canasta, the pile is always frozen, wild canastas bring "
        "2,000 to 4,000, and black threes leave play with the pile.",
    ),
    "uruguay": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Classic with wild canastas of 2,000 and a pile that is always frozen.",
    ),
    "mexicana": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Opening brings you thirteen more cards at once. A seven on top blocks the pile, and a "
        "canasta of sevens is worth 1,000.",
    ),
    "joker": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "High openings from 100 points, nothing added to a full canasta, an always frozen pile, "
        "and black threes that score like red ones.",
    ),
    "albany": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Classic in which you take the pile only from a card of your choice upwards, and that "
        "card you must meld.",
    ),
    "jonola": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Three packs with nine jokers; taking the pile brings only its top five cards.",
    ),
    "manzana": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "A small game for two with a single pack: seven cards each and canastas of four.",
    ),
    "sevens": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "Classic around the sevens: their canasta is worth 2,000, an unfinished meld of them "
        "costs 1,500, and four in hand at the end cost 500.",
    ),
    "italian_canastone": QT_TRANSLATE_NOOP(
        "game_descriptions",
        "The turned-up card hides more cards under the pile. You open from the hand before you "
        "draw, and need a clean and a dirty canasta to go out.",
    ),
}  # fmt: skip


def game_description(preset_id: str) -> str:
    """What is special about a game, in two lines; nothing for an id that is not known."""
    text = _DESCRIPTIONS.get(preset_id, "")
    return translate("game_descriptions", text) if text else ""


MOST_SOURCES: Final = 3
"""So many sources of a game are named."""

_NAMES: Final[dict[str, str]] = {
    "pagat": "pagat.com",
    "denexa": "denexa.com",
    "cardgames.io": "cardgames.io",
    "canasta.com 2024": "canasta.com",
    "gamerules": "gamerules",
    "rummy-games": "rummy-games.com",
    "card-games-galore": "Card Games Galore",
    "bicycle": "bicyclecards.ca",
    "parlett": "David Parlett, The Penguin Book of Card Games",
    "scheicher": "scheicher.pagat.com",
    "cla-notes": "canastaleague.org",
    "wikipedia": "Wikipedia",
    "de-wiki": "Wikipedia",
    "howstuffworks": "howstuffworks.com",
    "jonola.com": "jonola.com",
}
"""Source tags of the catalogue, `found:` and what is in brackets left out, and who that is."""

_TAG: Final = re.compile(r"\[(?:found: *)?([^\]();]+)")

_CONFIDENCE: Final[dict[str, str]] = {
    "high": QT_TRANSLATE_NOOP("game_sources", "Well documented."),
    "medium": QT_TRANSLATE_NOOP("game_sources", "Documented, with some points open."),
    "low-medium": QT_TRANSLATE_NOOP("game_sources", "Reconstructed from few sources."),
    "low": QT_TRANSLATE_NOOP("game_sources", "Reconstructed: little is known for certain."),
}


def source_names(texts: Iterable[str]) -> tuple[str, ...]:
    """Whom the source tags in these texts speak of, the most frequent first, at most three."""
    count: Counter[str] = Counter()
    for text in texts:
        for tag in _TAG.findall(text):
            name = _name(tag.strip())
            if name:
                count[name] += 1
    return tuple(name for name, _ in count.most_common(MOST_SOURCES))


def _name(tag: str) -> str:
    """The source of a tag; `pagat-samba` is a page of pagat. Nothing for our own rulings."""
    return _NAMES.get(tag) or _NAMES.get(tag.partition("-")[0], "")


def confidence_text(confidence: str) -> str:
    """How well the rules of a game are known, in a sentence."""
    return translate("game_sources", _CONFIDENCE[confidence])


CEREMONY: Final[dict[str, str]] = {
    "you_highest": QT_TRANSLATE_NOOP(
        "Ceremony", "You and {other} drew the highest cards: you play together."
    ),
    "other_highest": QT_TRANSLATE_NOOP(
        "Ceremony", "{name} and {other} drew the highest cards and play together."
    ),
    "by_lot": QT_TRANSLATE_NOOP("Ceremony", "The seats are drawn by lot."),
    "you_first": QT_TRANSLATE_NOOP("Ceremony", "Your card is the highest: you play first."),
    "other_first": QT_TRANSLATE_NOOP(
        "Ceremony", "The card of {name} is the highest: {name} plays first."
    ),
    "you_deal": QT_TRANSLATE_NOOP("Ceremony", "You deal."),
    "other_deal": QT_TRANSLATE_NOOP("Ceremony", "{name} deals."),
    "you_cut": QT_TRANSLATE_NOOP("Ceremony", "You cut the deck."),
    "other_cut": QT_TRANSLATE_NOOP("Ceremony", "{name} cuts the deck."),
    "reconstructed": QT_TRANSLATE_NOOP("Ceremony", "A reconstructed game. {note}"),
    "title": QT_TRANSLATE_NOOP("Ceremony", "{game} (reconstructed)"),
}
"""Key to sentence."""


def ceremony_text(key: str, **values: object) -> str:
    """A sentence about the opening of a match with its values."""
    return translate("Ceremony", CEREMONY[key]).format(**values)


CHANGED: Final = QT_TRANSLATE_NOOP("match_setup", "{game}, changed")
"""Rules made from a game for a match."""

_ENDINGS: Final = (("match_setup", CHANGED), ("Ceremony", CEREMONY["title"]))
"""Contexts and texts of what is added to the name of a game."""


def game_name(kept: str) -> str:
    """A game of the catalogue."""
    return translate("game_names", kept)


def game_note(kept: str) -> str:
    """What the catalogue remarks on a game."""
    return translate("game_notes", kept) if kept else ""


def game_remark(kept: str) -> str:
    """What is to be said of how well the rules of a game are known."""
    return translate("game_remarks", kept) if kept else ""


def shown_title(kept: str) -> str:
    """The title of rules: a game's, one's own, either perhaps changed for a match."""
    for context, text in _ENDINGS:
        ending = text.removeprefix("{game}")
        if kept.endswith(ending):
            game = shown_title(kept.removesuffix(ending))
            return translate(context, text).format(game=game)
    return game_name(kept)
