"""The second packet of Hand and Foot games: when it comes and what it brings."""

from __future__ import annotations

from tests.oracle.referee.refusal import require
from tests.oracle.referee.table import RANK, WILD, Meld, Table
from tests.oracle.referee.threes import lay_all


def comes_when_empty(table: Table, seat: int) -> bool:
    """Whether this seat's foot comes because its hand is empty."""
    return table.players[seat].has_foot and table.rules["foot.pickup"] == "hand_empty"


def take_up(table: Table, seat: int, *, lay_now: bool) -> None:
    """The foot joins the hand; red threes in it are laid now or at the owner's next turn."""
    player = table.players[seat]
    if not player.has_foot:
        return
    player.has_foot = False
    player.foot_due = False
    player.foot_turn = table.turn.number
    player.hand.take_in(player.foot)
    player.foot = []
    if lay_now:
        lay_foot_threes(table, seat)


def lay_foot_threes(table: Table, seat: int) -> None:
    """Lay red threes found in a foot, replaced from the stock or not."""
    if table.rules["foot.red_three_replaced"]:
        lay_all(table, seat)
        return
    stock, table.stock = table.stock, []
    lay_all(table, seat)
    table.stock = stock


def note_canastas(table: Table, completed: list[Meld]) -> None:
    """What a canasta that the player to move has just completed does for the feet."""
    rules, player = table.rules, table.player
    pickup = rules["foot.pickup"]
    for meld in completed:
        first = not player.made_canasta
        if pickup == "own_first_canasta" and first:
            player.made_canasta = True
            player.foot_due = player.has_foot
        elif pickup == "own_first_nonblack_canasta":
            special = meld.kind == WILD or (meld.kind == RANK and meld.rank == "7")
            if special or not meld.wilds(rules.faces):
                player.made_canasta = True
                player.foot_due = player.has_foot
        elif pickup == "partner_then_self":
            _bain(table)


def _bain(table: Table) -> None:
    """Bain: a canasta each; the opener's brings both feet, the partner's at once.

    The opener completes none before the partner, and nobody a second one before both have one.
    """
    player = table.player
    partners = [table.players[seat] for seat in table.partners(table.seat)]
    others = all(one.made_canasta for one in partners)
    opener = table.side.opener == table.seat
    require(others or not (opener or player.made_canasta), "E_GO_OUT_FOOT", "partner first")
    player.made_canasta = True
    if not others:
        return
    for seat in table.partners(table.seat):
        if table.players[seat].has_foot:
            take_up(table, seat, lay_now=table.rules["red_three.place"] == "on_receipt")
    player.foot_due = player.has_foot


def at_end_of_turn(table: Table) -> None:
    """A foot that is due, or that an empty hand brings, is taken up after the discard."""
    player = table.player
    empty = not player.hand and comes_when_empty(table, table.seat)
    if player.foot_due or empty:
        take_up(table, table.seat, lay_now=table.rules["red_three.place"] == "on_receipt")


def note_play_from_foot(table: Table) -> None:
    """Part of a turn was played from the foot."""
    if table.player.foot_turn is not None:
        table.player.foot_played = True
