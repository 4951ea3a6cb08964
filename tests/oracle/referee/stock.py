"""The deal, the draw, and what happens when the stock runs out (P0, P6)."""

from __future__ import annotations

from tests.oracle.referee.cards import three_name
from tests.oracle.referee.log import DealLog
from tests.oracle.referee.rules import Rules
from tests.oracle.referee.table import OVER, Player, Side, Table, Turn
from tests.oracle.referee.threes import ends_with_three, is_tabled_three, lay_all, threes_in

FIVE_ORDERS = ((0, 1, 2, 3), (0, 1, 2, 4), (0, 3, 2, 4))
"""With five players the side of three (seats 1, 3 and 4) sends AB, AC, BC, and so on."""


def playing_order(rules: Rules, deal: int) -> tuple[int, ...]:
    """The seats that play in this deal, clockwise."""
    if rules["match.team_mode"] == "rotating_3v2":
        return FIVE_ORDERS[(deal - 1) % 3]
    return tuple(range(rules["match.players"]))


def seat_sides(rules: Rules, order: tuple[int, ...]) -> list[Side]:
    """The sides of a deal, by their lowest seat."""
    mode, count = rules["match.team_mode"], len(order)
    if mode in ("solo", "temp_2v1"):
        return [Side((seat,)) for seat in order]
    if mode == "triples":
        return [Side(order[0::2]), Side(order[1::2])]
    half = count // 2
    return [Side((order[at], order[at + half])) for at in range(half)]


def new_deal(rules: Rules, log: DealLog, totals: list[int]) -> Table:
    """Shuffled, dealt and turned; dealt threes are laid where the rules lay them at once."""
    order = playing_order(rules, log.number)
    players = {seat: Player() for seat in order}
    stock = log.deck[::-1]
    at = order.index(log.dealer)
    dealt_to = order[at + 1 :] + order[: at + 1]
    for _ in range(rules["deal.hand_size"]):
        for seat in dealt_to:
            players[seat].hand.add(stock.pop())
    foot = rules["deal.foot_size"] if rules["foot.pickup"] != "none" else 0
    for _ in range(foot):
        for seat in dealt_to:
            players[seat].foot.append(stock.pop())
            players[seat].has_foot = True
    sides = seat_sides(rules, order)
    first = Turn(dealt_to[0], 0)
    table = Table(rules, log.number, order, totals, sides, players, stock, [], set(), first)
    if rules["bonus_cards.mode"] == "reserved_packets":
        for count in rules["bonus_cards.counts"]:
            table.packets.append([stock.pop() for _ in range(count)])
    _turn_upcard(table)
    table.last_card = table.stock[0] if table.stock else ""
    if rules["red_three.place"] == "on_receipt":
        for seat in dealt_to:
            lay_all(table, seat)
    return table


def _turn_upcard(table: Table) -> None:
    rules, stock = table.rules, table.stock
    if not rules["deal.upcard"]:
        return
    while stock:
        card = stock.pop()
        if three_name(card) in rules["deal.upcard_reject"]:
            action = rules["deal.upcard_reject_action"]
            if action == "bury":
                stock.insert(len(stock) - len(stock) // 2, card)
                continue
            _lay_upcard(table, card)
            if action == "cover":
                continue
            break
        _lay_upcard(table, card)
        break
    _slide_under(table)


def _lay_upcard(table: Table, card: str) -> None:
    rules = table.rules
    table.pile.append(card)
    name = three_name(card)
    if (
        (rules.faces.is_wild(card) and rules["freeze.wild_upcard"])
        or (name == "3r" and rules["freeze.red_three_upcard"])
        or (name == "3b" and rules["freeze.black_three"])
    ):
        table.freezing.add(card)


def _slide_under(table: Table) -> None:
    rules = table.rules
    count = rules["deal.pile_face_down"]
    if count == "by_upcard":
        count = rules["deal.pile_face_down_map"].get(table.pile[-1][0], 0) if table.pile else 0
    hidden = [table.stock.pop() for _ in range(min(count, len(table.stock)))]
    table.pile[:0] = hidden
    table.hidden = len(hidden)


def too_short(table: Table) -> bool:
    """Whether a draw would end the deal: no stock, or too little where that ends it."""
    if not table.stock:
        return True
    short = len(table.stock) < table.rules["draw.count"]
    return bool(short and table.rules["draw.short_stock"] == "end_hand")


def ends_by_shortness(table: Table) -> bool:
    """Whether too little is left for a turn to begin, where that ends the deal."""
    return too_short(table) and bool(table.rules["draw.short_stock"] == "end_hand")


def draw(table: Table) -> None:
    """The draw of a turn, and the end of the deal where too little is left for one."""
    if too_short(table):
        table.phase = OVER
        return
    draw_cards(table, table.rules["draw.count"])


def draw_cards(table: Table, count: int) -> None:
    """So many from the stock; threes are laid and replaced. Ends the deal where the last one does.

    Cards that come beside the pile are drawn like others (`draw.extra_with_pile`).
    """
    rules, player, turn = table.rules, table.player, table.turn
    turn.drew = True
    drawn: list[str] = []
    last = ""
    for _ in range(min(count, len(table.stock))):
        last = table.stock.pop()
        player.hand.add(last)
        drawn.append(last)
    before = set(player.hand)
    replaced = lay_all(table, turn.seat, last) if threes_in(rules, drawn) else None
    drawn += [card for card in player.hand if card not in before]
    last = replaced or last
    turn.last_draw = not table.stock
    if table.stock or not is_tabled_three(rules, last):
        return
    if rules["red_three.role"] == "modern":
        if ends_with_three(table, last):
            table.phase = OVER
        return
    _last_red_three(table, drawn, last)


def _last_red_three(table: Table, drawn: list[str], last: str) -> None:
    """The last card of the stock was a red three, or a black one that is laid like it."""
    rules = table.rules
    if rules["red_three.place"] == "optional":
        return
    mode = rules["stock_end.last_red_three"]
    if mode == "end_after_meld":
        table.turn.no_discard = True
        return
    others = [card for card in drawn if not is_tabled_three(rules, card)]
    if mode == "turn_continues_if_other_card" and others:
        return
    table.phase = OVER
