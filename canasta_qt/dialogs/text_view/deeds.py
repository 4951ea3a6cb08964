"""What can be done with the chosen cards, each with the words that offer it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from canasta_qt.controller.reading import depth_texts, staged_lines
from canasta_qt.controller.table_commands import TableCommands
from canasta_qt.controller.view_model import TableModel, Token, Zone


class Deed(NamedTuple):
    """Something to do: its key, its words, and how it is done."""

    key: Zone | Token
    text: str
    do: Callable[[TableCommands], None]


def deeds(model: TableModel, chosen: tuple[Token, ...], commands: TableCommands) -> Iterator[Deed]:
    """Where the chosen cards may go; how deep the pile may be taken; what may be taken back."""
    if chosen:
        for target in commands.drop_targets(chosen):
            yield Deed(target.zone, target.label, partial(_drop, chosen, target.zone))
    else:
        for zone, text in depth_texts(model):
            yield Deed(zone, text, partial(_activate, zone))
    for tokens, text in staged_lines(model):
        if tokens:
            yield Deed(tokens[0], text, partial(_unstage, tokens))


def _drop(tokens: tuple[Token, ...], zone: Zone, commands: TableCommands) -> None:
    commands.drop(tokens, zone)


def _activate(zone: Zone, commands: TableCommands) -> None:
    commands.activate(zone)


def _unstage(tokens: tuple[Token, ...], commands: TableCommands) -> None:
    commands.unstage(tokens)
