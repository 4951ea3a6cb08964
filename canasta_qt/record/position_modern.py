"""What only modern games know in a written position: packets, the turn card, melds to take back."""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.engine.retraction import is_played, table_before
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.record.card_words import Pool
from canasta_qt.record.position_fields import Fields


def set_packets_aside(state: DealState, pool: Pool) -> None:
    """Packets for the sides that have not opened yet; what is in them nobody knows."""
    state.waiting = [[] for _ in state.hands]
    bonus = state.setup.rules.bonus_cards
    state.packets = [[] for _ in bonus.counts if bonus.mode == "reserved_packets"]
    for place in range(sum(map(bool, state.opened)), len(state.packets)):
        state.packets[place] = pool.unknown(bonus.counts[place], "packets")


def mark_turn_card(state: DealState, fields: Fields) -> None:
    """Whether the turn card is gone: as it is said, or as the number of cards left tells."""
    place = state.setup.rules.deal.turn_card
    gone = place is not None and state.stock_left < place
    if fields.has("turn_card_drawn"):
        gone = fields.switch("turn_card_drawn")
    state.turn_card_drawn = gone


def note_steps(state: DealState) -> None:
    """What may have to go back: melds of this turn, and a pile that must have been taken.

    Only a taken pile is empty in the middle of a later round. Where the melds of the turn are
    not told apart from older ones, they stay where they are.
    """
    melds = state.melds[state.side]
    if state.phase is not Phase.PLAY or state.pile or not melds or not is_played(state):
        return
    if state.opened[state.side] == state.turn:
        state.now.steps = (replace(table_before(state), melds=(), opened=0, laid=0),)
    elif state.round > 1:
        state.now.steps = (table_before(state),)
