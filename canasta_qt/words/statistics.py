"""Words of the statistics."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate

WORDS: Final[dict[str, str]] = {
    "none": QT_TRANSLATE_NOOP(
        "Statistics", "Nothing to count yet: statistics begin with the first match that ends."
    ),
    "none_chosen": QT_TRANSLATE_NOOP("Statistics", "No match of this kind has ended yet."),
    "won": QT_TRANSLATE_NOOP("Statistics", "{matches}, {won} won ({share} %)"),
    "watched": QT_TRANSLATE_NOOP("Statistics", "{matches} that bots played among themselves"),
    "share": QT_TRANSLATE_NOOP("Statistics", "{percent} %"),
    "column.own": QT_TRANSLATE_NOOP("Statistics", "You"),
    "column.side": QT_TRANSLATE_NOOP("Statistics", "Your side"),
    "column.opponent": QT_TRANSLATE_NOOP("Statistics", "Opponents"),
    "column.watched": QT_TRANSLATE_NOOP("Statistics", "Bots"),
    "column.partner": QT_TRANSLATE_NOOP("Statistics", "Partner"),
    "section.matches": QT_TRANSLATE_NOOP("Statistics", "Matches and deals"),
    "section.points": QT_TRANSLATE_NOOP("Statistics", "Points in a deal"),
    "section.play": QT_TRANSLATE_NOOP("Statistics", "Play"),
    "row.matches": QT_TRANSLATE_NOOP("Statistics", "Matches won"),
    "row.margin_won": QT_TRANSLATE_NOOP("Statistics", "Ahead at the end when winning"),
    "row.deals": QT_TRANSLATE_NOOP("Statistics", "Deals, counted for each player"),
    "row.won": QT_TRANSLATE_NOOP("Statistics", "Deals with the most points"),
    "row.ahead": QT_TRANSLATE_NOOP("Statistics", "Ahead of the best other"),
    "row.points": QT_TRANSLATE_NOOP("Statistics", "All together"),
    "row.melded": QT_TRANSLATE_NOOP("Statistics", "Cards melded"),
    "row.canasta_points": QT_TRANSLATE_NOOP("Statistics", "Canastas"),
    "row.out_points": QT_TRANSLATE_NOOP("Statistics", "Going out"),
    "row.three_points": QT_TRANSLATE_NOOP("Statistics", "Threes"),
    "row.hand_points": QT_TRANSLATE_NOOP("Statistics", "Cards left in hand"),
    "row.other_points": QT_TRANSLATE_NOOP("Statistics", "Other"),
    "row.side_opened": QT_TRANSLATE_NOOP("Statistics", "Deals with an opening"),
    "row.opened_self": QT_TRANSLATE_NOOP("Statistics", "… made by this player"),
    "row.opening_points": QT_TRANSLATE_NOOP("Statistics", "Points laid to open"),
    "row.opening_round": QT_TRANSLATE_NOOP("Statistics", "Round of the opening"),
    "row.natural": QT_TRANSLATE_NOOP("Statistics", "Natural canastas in a deal"),
    "row.mixed": QT_TRANSLATE_NOOP("Statistics", "Mixed canastas in a deal"),
    "row.other_canastas": QT_TRANSLATE_NOOP("Statistics", "Other canastas in a deal"),
    "row.piles": QT_TRANSLATE_NOOP("Statistics", "Piles taken by a player in a deal"),
    "row.pile_cards": QT_TRANSLATE_NOOP("Statistics", "Cards in a pile taken"),
    "row.out": QT_TRANSLATE_NOOP("Statistics", "Deals that a player ended by going out"),
    "row.concealed": QT_TRANSLATE_NOOP("Statistics", "… concealed"),
    "luck.wilds": QT_TRANSLATE_NOOP("Statistics", "Wild cards in a deal"),
    "luck.threes": QT_TRANSLATE_NOOP("Statistics", "Red threes in a deal"),
    "luck.worth": QT_TRANSLATE_NOOP("Statistics", "Points of the hand dealt"),
    "luck.note": QT_TRANSLATE_NOOP(
        "Statistics",
        "Counted are the cards that come from the shuffled deck: dealt and drawn, not from the "
        "pile. What was to be expected follows from the cards still in the deck at that moment. "
        "“1 in 20” means that pure chance strays at least so far once in twenty times.",
    ),
    "luck.totals": QT_TRANSLATE_NOOP(
        "Statistics", "{seen} in all, {due} to be expected; {deviation} standard deviations"
    ),
    "odds.usual": QT_TRANSLATE_NOOP("Statistics", "as usual"),
    "odds.little_more": QT_TRANSLATE_NOOP("Statistics", "a little more"),
    "odds.little_less": QT_TRANSLATE_NOOP("Statistics", "a little less"),
    "odds.more": QT_TRANSLATE_NOOP("Statistics", "clearly more"),
    "odds.less": QT_TRANSLATE_NOOP("Statistics", "clearly less"),
    "odds.rare_more": QT_TRANSLATE_NOOP("Statistics", "remarkably much"),
    "odds.rare_less": QT_TRANSLATE_NOOP("Statistics", "remarkably little"),
    "odds.number": QT_TRANSLATE_NOOP("Statistics", "{words} (1 in {number})"),
    "group.rules": QT_TRANSLATE_NOOP("Statistics", "Rules"),
    "group.level": QT_TRANSLATE_NOOP("Statistics", "Opponents"),
    "group.partner": QT_TRANSLATE_NOOP("Statistics", "Partner"),
    "group.period": QT_TRANSLATE_NOOP("Statistics", "Month"),
    "level.mixed": QT_TRANSLATE_NOOP("Statistics", "of several levels"),
    "partner.none": QT_TRANSLATE_NOOP("Statistics", "without a partner"),
    "period.all": QT_TRANSLATE_NOOP("Statistics", "all the time"),
    "period.week": QT_TRANSLATE_NOOP("Statistics", "the last 7 days"),
    "period.month": QT_TRANSLATE_NOOP("Statistics", "the last 30 days"),
    "period.year": QT_TRANSLATE_NOOP("Statistics", "the last 365 days"),
}
"""Everything that the statistics say."""


def statistics_text(key: str, **values: object) -> str:
    """A word or sentence of the statistics with its values."""
    return translate("Statistics", WORDS[key]).format(**values)
