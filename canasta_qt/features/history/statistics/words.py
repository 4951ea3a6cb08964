"""Words of the statistics."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Statistics", text)


WORDS: Final[dict[str, str]] = {
    "none": _mark("Nothing here yet. Statistics start with your first finished match."),
    "no_deal": _mark("No deal of these matches was played to its end."),
    "none_chosen": _mark("No match of this kind has ended yet."),
    "won": _mark("{matches}, {won} won ({share} %)"),
    "watched": _mark("{matches} between bots only"),
    "share": _mark("{percent} %"),
    "first": _mark("Your first match will fill this page"),
    "first.why": _mark("It takes one finished match. A short one of a single deal will do."),
    "first.going": _mark("It takes one finished match. Yours waits on the table."),
    "ghost.won": _mark("Won and lost"),
    "ghost.won.more": _mark("by rules, opponents and partner"),
    "ghost.points": _mark("Your points in a deal"),
    "ghost.points.more": _mark("and where they come from"),
    "ghost.play": _mark("Canastas, going out, luck"),
    "ghost.play.more": _mark("and how you compare with the others"),
    "key.won_of": _mark("{won} of {matches}"),
    "key.won": _mark("matches won"),
    "key.share": _mark("{share} %, likely between {low} and {high} %"),
    "key.watched": _mark("matches between bots"),
    "key.points": _mark("points a deal"),
    "key.deals": _mark("over {deals}"),
    "key.opponents": _mark("opponents {points}, over {deals}"),
    "key.doubt": _mark("± {points}, {rest}"),
    "key.canastas": _mark("canastas a deal"),
    "key.natural": _mark("{count} of them natural"),
    "key.out": _mark("of deals you end"),
    "key.out_by": _mark("of deals ended by {name}"),
    "key.out_any": _mark("of deals ended by each player"),
    "key.out_partner": _mark("partner {share} %"),
    "key.out_opponent": _mark("opponents {share} %"),
    "column.own": _mark("You"),
    "column.side": _mark("Your side"),
    "column.opponent": _mark("Opponents"),
    "column.watched": _mark("Bots"),
    "column.partner": _mark("Partner"),
    "section.matches": _mark("Matches and deals"),
    "section.points": _mark("Points in a deal"),
    "section.play": _mark("Play"),
    "row.matches": _mark("Matches won"),
    "row.margin_won": _mark("Winning margin"),
    "row.deals": _mark("Deals, per player"),
    "row.won": _mark("Deals with the most points"),
    "row.ahead": _mark("Lead over the next best"),
    "row.points": _mark("All together"),
    "row.melded": _mark("Cards melded"),
    "row.canasta_points": _mark("Canastas"),
    "row.out_points": _mark("Going out"),
    "row.three_points": _mark("Threes"),
    "row.hand_points": _mark("Cards left in hand"),
    "row.other_points": _mark("Other"),
    "row.side_opened": _mark("Deals with an opening"),
    "row.opened_self": _mark("… made by the player"),
    "row.opening_points": _mark("Points laid to open"),
    "row.opening_round": _mark("Round of the opening"),
    "row.natural": _mark("Natural canastas in a deal"),
    "row.mixed": _mark("Mixed canastas in a deal"),
    "row.other_canastas": _mark("Other canastas in a deal"),
    "row.piles": _mark("Piles taken by a player in a deal"),
    "row.pile_cards": _mark("Cards in a pile taken"),
    "row.out": _mark("Deals ended by going out"),
    "row.concealed": _mark("… concealed"),
    "luck.wilds": _mark("Wild cards in a deal"),
    "luck.threes": _mark("Red threes in a deal"),
    "luck.worth": _mark("Points of the hand dealt"),
    "luck.note": _mark(
        "This counts the cards from the shuffled deck: dealt and drawn, not from the pile. What "
        "to expect follows from the cards still in the deck at that moment. “1 in 20” means that "
        "pure chance strays this far once in twenty times."
    ),
    "luck.totals": _mark("{seen} in all, {due} expected; {deviation} standard deviations"),
    "odds.usual": _mark("as usual"),
    "odds.little_more": _mark("a little more"),
    "odds.little_less": _mark("a little less"),
    "odds.more": _mark("clearly more"),
    "odds.less": _mark("clearly less"),
    "odds.rare_more": _mark("far more"),
    "odds.rare_less": _mark("far less"),
    "odds.number": _mark("{words} (1 in {number})"),
    "group.rules": _mark("Rules"),
    "group.level": _mark("Opponents"),
    "group.partner": _mark("Partner"),
    "group.period": _mark("Month"),
    "level.mixed": _mark("mixed levels"),
    "level.people": _mark("people"),
    "partner.none": _mark("no partner"),
    "period.all": _mark("All time"),
    "period.week": _mark("Last 7 days"),
    "period.month": _mark("Last 30 days"),
    "period.year": _mark("Last 365 days"),
}
"""Everything that the statistics say."""


def statistics_text(key: str, **values: object) -> str:
    """A word or sentence of the statistics with its values."""
    return translate("Statistics", WORDS[key]).format(**values)
