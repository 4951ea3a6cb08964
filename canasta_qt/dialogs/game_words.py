"""The games, players and levels in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.match_setup import GameChoice
from canasta_qt.dialogs.numbers import number


def _tr(text: str) -> str:
    return QCoreApplication.translate("game_words", text)


def level_name(level: str) -> str:
    """What a bot level is called."""
    names = {
        "club": _tr("Club player"),
        "random": _tr("Plays anything"),
        "beginner": _tr("Beginner"),
        "expert": _tr("Expert"),
    }
    return names.get(level, level.replace("_", " ").capitalize())


def facts(game: GameChoice) -> str:
    """The game in a few lines: who plays, with how many cards, until when."""
    lines = [
        _company(game),
        _tr("{decks} packs of cards, {hand} cards each").format(
            decks=game.decks, hand=game.hand_size
        ),
        _goal(game),
    ]
    return "\n".join(line for line in lines if line)


def _company(game: GameChoice) -> str:
    company = {
        "pairs": _tr("{n} players, two against two"),
        "triples": _tr("{n} players, three against three"),
    }
    if game.team_mode == "pairs" and game.players > 4:
        return _tr("{n} players in pairs").format(n=game.players)
    if game.players == 2:
        return _tr("2 players, one against the other")
    default = _tr("{n} players, everyone alone")
    if game.team_mode not in ("solo", *company):
        default = _tr("{n} players, partners change")
    return company.get(game.team_mode, default).format(n=game.players)


def _goal(game: GameChoice) -> str:
    needed = (
        _tr("one canasta to go out")
        if game.canastas == 1
        else _tr("{n} canastas to go out").format(n=game.canastas)
    )
    if game.target is not None:
        return _tr("First to {goal} points, {needed}").format(
            goal=number(game.target), needed=needed
        )
    return _tr("{n} deals, {needed}").format(n=game.deals, needed=needed)


def why_not(game: GameChoice, most: int = 9) -> str:
    """Why a game cannot be played yet, naming up to `most` options; empty when it can."""
    if game.playable:
        return ""
    lines = [f"•  {group}: {label}" for group, label in game.missing[:most]]
    if len(game.missing) > most:
        lines.append(_tr("•  and {n} more").format(n=len(game.missing) - most))
    options = "\n".join(lines)
    return _tr(
        "Not yet playable. Rather than play it wrongly, Canasta Qt waits until it knows "
        "these rules of it:\n\n{options}"
    ).format(options=options)


def chair(index: int, players: int) -> str:
    """Who sits there, seen from the player's own chair (index 0), clockwise."""
    if index == 0:
        return _tr("You")
    if players == 2:
        return _tr("Opponent")
    if players == 4 and index < players:
        return (_tr("On your left"), _tr("Partner"), _tr("On your right"))[index - 1]
    return _tr("Player {n}").format(n=index + 1)
