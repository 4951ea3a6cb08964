"""Red threes, and black ones that are tabled: which are laid, when, and what replaces them."""

from __future__ import annotations

from collections.abc import Iterable

from tests.oracle.referee.cards import is_black_three, is_red_three
from tests.oracle.referee.rules import Rules
from tests.oracle.referee.table import OVER, PLAY, Table


def is_tabled_three(rules: Rules, card: str) -> bool:
    """Whether a card of this kind is laid on the table for points."""
    if is_red_three(card):
        return rules.red_threes_tabled
    return is_black_three(card) and rules.black_threes_tabled


def threes_in(rules: Rules, cards: Iterable[str]) -> list[str]:
    """The threes among these that are laid for points, in their order."""
    return [card for card in cards if card[0] == "3" and is_tabled_three(rules, card)]


def table_three(table: Table, seat: int, card: str) -> None:
    """Lay one three from the hand, without replacement."""
    player, side = table.players[seat], table.side_of(seat)
    player.hand.discard(card)
    if is_red_three(card):
        side.red.append(card)
        player.red.append(card)
    else:
        side.black.append(card)
        player.black.append(card)


def may_keep(table: Table, seat: int) -> int:
    """How many threes this seat may hold: as many as it likes, one, or none."""
    rules = table.rules
    if rules["red_three.place"] == "optional":
        return 99
    if rules["red_three.role"] == "modern" and table.side_of(seat).opened is None:
        return rules.threes_kept
    return 99 if rules["three.keep_any"] and rules["red_three.role"] == "modern" else 0


def replace_three(table: Table, seat: int) -> str | None:
    """Draw the replacement of a three that was dealt or drawn; None where there is none."""
    return draw_one(table, seat) if table.rules["red_three.replace_from_stock"] else None


def draw_one(table: Table, seat: int) -> str | None:
    """A card of the stock for the hand; None where the stock has ended."""
    if not table.stock:
        return None
    card = table.stock.pop()
    table.players[seat].hand.add(card)
    return card


def excess(table: Table, seat: int) -> bool:
    """Whether the seat holds more threes than it may keep, and has to choose which it lays."""
    if table.turn.last_three is not None:
        return False
    kept = may_keep(table, seat)
    held = threes_in(table.rules, table.players[seat].hand)
    colours = {is_red_three(card) for card in held}
    return 0 < kept < len(held) and len(colours) > 1


def lay_all(table: Table, seat: int, drawn: str | None = None) -> str | None:
    """Lay every three in hand that must be, each replaced; returns the last card drawn.

    `drawn` is the last card of the turn's own draw, where there was one.

    All that must be laid go together, then they are replaced. Where one may be kept the player
    chooses its colour (`excess`), and nothing is laid before; of one colour the earliest is kept.
    One that comes after the opening takes along what was kept until then. A three that is the last
    card of the stock stays in the hand of modern games (`last_three_modern`), and the draw that
    ends the stock leaves no choice: red ones are kept.
    """
    last: str | None = None
    while True:
        held = threes_in(table.rules, table.players[seat].hand)
        newest = last if last is not None else drawn
        if newest is not None and stays_in_hand(table, newest):
            held = [card for card in held if card != newest]
        held = sorted(held, key=is_black_three)[may_keep(table, seat) :]
        chooses = bool(table.stock) or drawn is None
        if not held or (chooses and excess(table, seat)):
            return last
        for card in held:
            table_three(table, seat, card)
        for _ in held:
            last = replace_three(table, seat) or last


def due(table: Table) -> bool:
    """Whether the seat whose own lay-down opened its side holds a three that it kept until then.

    It must be laid before this turn ends, as its next opportunity.
    """
    keeps = table.rules["red_three.role"] == "modern" and table.rules.threes_kept == 1
    if not keeps or table.rules["red_three.place"] == "optional" or not table.opened_now:
        return False
    return table.turn.last_three is None and bool(threes_in(table.rules, table.player.hand))


def note_last_card(table: Table, before: int) -> None:
    """The last card of the stock has come, of which there were `before`: a three ends the deal.

    So it is in modern games, however the card was drawn. One that lies face down among bonus cards
    ends nothing.
    """
    if table.stock or not before or table.turn.last_three is not None:
        return
    if any(table.last_card in player.bonus for player in table.players.values()):
        return
    if ends_with_three(table, table.last_card):
        table.phase = OVER
    elif stays_in_hand(table, table.last_card):
        table.phase = PLAY if table.last_card in table.player.hand else OVER


def stays_in_hand(table: Table, last: str) -> bool:
    """Whether this card, just drawn, is a three as last card of the stock that stays in hand."""
    rules = table.rules
    return (
        rules["red_three.role"] == "modern"
        and rules["stock_end.last_three_modern"] != "must_lay"
        and rules["red_three.place"] != "optional"
        and not table.stock
        and is_tabled_three(rules, last)
    )


def ends_with_three(table: Table, last: str) -> bool:
    """Whether a modern deal ends at once as this card, the last of the stock, is a three.

    Where it may be laid, or discarded to go out, the turn goes on with nothing else to do.
    """
    rules = table.rules
    if table.stock or rules["red_three.role"] != "modern" or not is_tabled_three(rules, last):
        return False
    if rules["red_three.place"] == "optional":
        return False
    if rules["stock_end.last_three_modern"] in ("may_lay", "may_discard_to_go_out"):
        table.turn.last_three = last
        return False
    return True


def receive_pile(table: Table, seat: int, cards: Iterable[str]) -> None:
    """Cards of a taken pile join the hand; threes among them are tabled.

    They are replaced by a rule of their own, whether or not those of the stock are.
    """
    rules, player, side = table.rules, table.players[seat], table.side_of(seat)
    for card in cards:
        if rules["black_three.removed_on_pile_take"] is not None and is_black_three(card):
            side.removed.append(card)
            continue
        player.hand.add(card)
        if not is_tabled_three(rules, card):
            continue
        kept = may_keep(table, seat) if rules["red_three.role"] == "modern" else 0
        if rules["red_three.place"] == "optional" and not rules["three.keep_any"]:
            kept = 0
        if len(threes_in(rules, player.hand)) <= kept:
            continue
        table_three(table, seat, card)
        if rules["red_three.replace_when_from_pile"]:
            new = draw_one(table, seat)
            if new is not None and is_tabled_three(rules, new):
                lay_all(table, seat, new)
