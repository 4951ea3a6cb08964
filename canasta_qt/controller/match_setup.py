"""What the new-match dialog needs to know: the games there are, the levels, the last choice.

Dialogs see no engine and no bots; this module hands them plain frozen values, and turns what was
picked into a `NewMatch`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from canasta_qt.controller.messages import ceremony_text
from canasta_qt.controller.session import PEOPLE, NewMatch, SeatSpec, plain_seats, portrait_of
from canasta_qt.engine.rules.presets import PRESET_GROUPS, UnknownPreset, preset, preset_ids
from canasta_qt.engine.setup import setup_for

DEFAULT_NAMES = tuple(name for name, _ in PEOPLE)
"""Names seat by seat, the player's own first."""

DEFAULT_RULES = "classic_4p"
"""What a newcomer plays."""

DEFAULT_LEVEL = plain_seats(2)[1].level
"""How well a newcomer's companions play."""

SEED_LIMIT = 2**31
"""Seeds that are drawn are non-negative and below this: short enough to be read out."""


@dataclass(frozen=True, slots=True)
class GameChoice:
    """One game of the catalogue.

    `team_mode` and the numbers are those of the rules; `target` is None for a match of `deals`.
    `sides` has the side of each seat, the player's own first; it is empty where partners are drawn.
    `foot` is the number of cards of the second hand, 0 without one. `note` is what the catalogue
    says of the game, in English; `reconstructed` that too little is known of it to be sure.
    """

    id: str
    name: str
    players: int
    team_mode: str
    decks: int
    hand_size: int
    target: int | None
    deals: int | None
    canastas: int
    sides: tuple[int, ...] = ()
    foot: int = 0
    note: str = ""
    reconstructed: bool = False

    @property
    def title(self) -> str:
        """The name, with the word that tells a reconstructed game."""
        return ceremony_text("title", game=self.name) if self.reconstructed else self.name


@dataclass(frozen=True, slots=True)
class GameGroup:
    """Games that belong together; `id` names the group, `title` is its English heading."""

    id: str
    title: str
    games: tuple[GameChoice, ...]


@dataclass(frozen=True, slots=True)
class MatchChoice:
    """What the player picked. `names` has one entry per seat, the player's own first.

    `seed` None means: shuffle anew.
    """

    rules: str = DEFAULT_RULES
    names: tuple[str, ...] = DEFAULT_NAMES
    level: str = DEFAULT_LEVEL
    seed: int | None = None


def game_groups() -> tuple[GameGroup, ...]:
    """All games, in the order of the catalogue."""
    games: dict[str, list[GameChoice]] = {group: [] for group, _ in PRESET_GROUPS}
    for preset_id in preset_ids():
        games[preset(preset_id).group].append(game_choice(preset_id))
    return tuple(GameGroup(group, title, tuple(games[group])) for group, title in PRESET_GROUPS)


def game_choice(preset_id: str) -> GameChoice:
    """One game. Raises `UnknownPreset`."""
    found = preset(preset_id)
    rules = found.rules
    return GameChoice(
        id=preset_id,
        name=found.name,
        players=rules.match.players,
        team_mode=rules.match.team_mode,
        decks=rules.pack.decks,
        hand_size=rules.deal.hand_size,
        target=rules.match.end.score,
        deals=rules.match.end.count,
        canastas=rules.go_out.canastas,
        sides=setup_for(rules).side_of if rules.match.partner_selection == "agreed" else (),
        foot=rules.deal.foot_size,
        note=found.note,
        reconstructed=is_reconstructed(preset_id),
    )


def is_reconstructed(preset_id: str) -> bool:
    """Whether the sources of a game leave much of it open, so that it is played as rebuilt here.

    An unknown id is no reconstructed game.
    """
    try:
        return preset(preset_id).reconstructed
    except UnknownPreset:
        return False


def offered_levels() -> tuple[str, ...]:
    """Ids of the bot levels a person may choose, weakest first."""
    from canasta_qt.bots.api import LEVELS  # late: it brings every bot along

    return tuple(level.id for level in LEVELS if level.offered)


def fresh_seed() -> int:
    """A seed nobody has chosen."""
    return random.SystemRandom().randrange(SEED_LIMIT)


def match_from(
    choice: MatchChoice, *, overrides: Mapping[str, Any] | None = None, demo: bool = False
) -> NewMatch:
    """The match that was picked. Empty names become the usual ones. Raises `UnknownPreset`."""
    game = game_choice(choice.rules)
    company = plain_seats(game.players)
    seats = tuple(_named(seat, choice, index) for index, seat in enumerate(company))
    seed = fresh_seed() if choice.seed is None else choice.seed
    return NewMatch(choice.rules, seats, seed, dict(overrides or {}), demo, game.title)


def _named(seat: SeatSpec, choice: MatchChoice, index: int) -> SeatSpec:
    name = choice.names[index].strip() if index < len(choice.names) else ""
    name = name or seat.name
    return replace(seat, name=name, level=choice.level, portrait=portrait_of(name, index))


def known_choice(rules: str, names: Sequence[str], level: str) -> MatchChoice:
    """A choice from saved values; games that are gone and empty names become the usual ones."""
    usual = DEFAULT_NAMES
    kept = tuple(name.strip() or usual[index] for index, name in enumerate(names[: len(usual)]))
    try:
        rules = game_choice(rules).id
    except UnknownPreset:
        rules = DEFAULT_RULES
    return MatchChoice(rules, (*kept, *usual[len(kept) :]), level or DEFAULT_LEVEL)
