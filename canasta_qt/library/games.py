"""All games a match can start with: those of the catalogue and the player's own rule sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from canasta_qt.engine.rules.options import OPTIONS
from canasta_qt.engine.rules.overrides import diff
from canasta_qt.engine.rules.presets import (
    PRESET_GROUPS,
    Confidence,
    Preset,
    is_preset,
    preset,
    preset_ids,
)
from canasta_qt.engine.rules.table_rules import TableRules
from canasta_qt.engine.setup import setup_for
from canasta_qt.library.rule_library import RuleLibrary
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.words import games as words

DEFAULT_RULES = "classic_4p"
"""What a newcomer plays, and where rules belong whose own game is gone."""

OWN_GROUP = ("my", "My rules")
FAVOURITES_GROUP = ("favourites", "Favourites")


@dataclass(frozen=True, slots=True)
class ListedGame:
    """One game, its texts in the player's language; `kept_name` is how logs and settings keep it.

    Of a game of the catalogue, `note` is what the catalogue remarks, `confidence` and `remark` how
    well its rules are known, `sources` who described them. Of a player's own rule set (`own`),
    `parent` is the game it was made from, and `changes` the number of options that differ from it.
    """

    id: str
    name: str
    kept_name: str
    rules: TableRules
    description: str = ""
    note: str = ""
    confidence: Confidence = "high"
    remark: str = ""
    sources: tuple[str, ...] = ()
    own: bool = False
    parent: str = ""
    parent_name: str = ""
    changes: int = 0
    favourite: bool = False

    @property
    def players(self) -> int:
        """How many play."""
        return self.rules.match.players

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat, the player's own first; empty where partners are drawn."""
        agreed = self.rules.match.partner_selection == "agreed"
        return setup_for(self.rules).side_of if agreed else ()

    @property
    def reconstructed(self) -> bool:
        """Whether too little is known of it to be sure."""
        return self.confidence in ("low", "low-medium")

    @property
    def title(self) -> str:
        """The name, with the word that marks a reconstructed game."""
        return words.CeremonyText.TITLE(game=self.name) if self.reconstructed else self.name

    @property
    def kept_title(self) -> str:
        """How a log keeps the title."""
        name = self.kept_name
        return words.CeremonyText.TITLE.english.format(game=name) if self.reconstructed else name

    @property
    def base(self) -> str:
        """The game of the catalogue that its rules are described by."""
        if not self.own:
            return self.id
        return self.parent if is_preset(self.parent) else DEFAULT_RULES


@dataclass(frozen=True, slots=True)
class GameGroup:
    """Games that belong together; `id` names the group, `title` is its English heading."""

    id: str
    title: str
    games: tuple[ListedGame, ...]


class Games:
    """Every game there is; looked up anew each time, so that it is never out of date."""

    def __init__(self, library: RuleLibrary | None = None) -> None:
        """Without a library there are only the games of the catalogue."""
        self.library = library
        self.pace: Callable[[str], float | None] = lambda _game: None
        """About how many minutes a deal of a game took here, if that is known; set from outside."""

    def groups(self) -> tuple[GameGroup, ...]:
        """All games: the favourites (again in their groups), then the catalogue, then one's own."""
        games = [self.get(preset_id) for preset_id in preset_ids()]
        own = [self._of_set(one) for one in self.library.all()] if self.library else []
        groups = {FAVOURITES_GROUP: [game for game in (*own, *games) if game.favourite]}
        for group in PRESET_GROUPS:
            groups[group] = [game for game in games if preset(game.id).group == group[0]]
        groups[OWN_GROUP] = own
        return tuple(GameGroup(*group, tuple(within)) for group, within in groups.items() if within)

    def all(self) -> tuple[ListedGame, ...]:
        """Every game once: the catalogue, then one's own."""
        groups = self.groups()
        return tuple(
            game for group in groups if group.id != FAVOURITES_GROUP[0] for game in group.games
        )

    def count(self) -> int:
        """How many games there are."""
        return len(preset_ids()) + (len(self.library.all()) if self.library else 0)

    def own_ids(self) -> tuple[str, ...]:
        """The favourites, then the player's own rule sets."""
        if self.library is None:
            return ()
        liked = [one for one in preset_ids() if one in self.library.favourites()]
        return (*liked, *(one.id for one in self.library.all()))

    def get(self, game_id: str) -> ListedGame:
        """One game. Raises `LookupError`: `UnknownPreset` or `UnknownRuleSet`."""
        if self.library is None or is_preset(game_id):
            return listed_game(game_id, favourite=self._liked(game_id))
        return self._of_set(self.library.get(game_id))

    def knows(self, game_id: str) -> bool:
        """Whether there is such a game."""
        try:
            self.get(game_id)
        except LookupError:
            return False
        return True

    def in_force(
        self, rules: TableRules, title: str, preset_id: str, rule_set: str = ""
    ) -> ListedGame:
        """The game on a table, found by what its log keeps; it may be unknown by now."""
        known = next((one for one in (rule_set, preset_id) if self.knows(one)), DEFAULT_RULES)
        game = self.get(known)
        return game if game.rules == rules else changed_game(game, title, rules)

    def _liked(self, game_id: str) -> bool:
        return self.library is not None and game_id in self.library.favourites()

    def _of_set(self, one: RuleSet) -> ListedGame:
        return ListedGame(
            one.id,
            one.name,
            one.name,
            one.rules,
            own=True,
            parent=one.parent,
            parent_name=name_of_preset(one.parent),
            changes=len(diff(one.rules, one.parent_rules)),
            favourite=self._liked(one.id),
        )


def listed_game(preset_id: str, *, favourite: bool = False) -> ListedGame:
    """A game of the catalogue. Raises `UnknownPreset`."""
    found = preset(preset_id)
    return ListedGame(
        preset_id,
        words.game_name(found.name),
        found.name,
        found.rules,
        description=words.game_description(found.description),
        note=words.game_note(found.note),
        confidence=found.confidence,
        remark=words.game_remark(found.confidence_remark),
        sources=words.source_names(_source_tags(found)),
        favourite=favourite,
    )


def changed_game(game: ListedGame, name: str, rules: TableRules) -> ListedGame:
    """A game with changed rules, whose kept title is `name`, and without what was said of it."""
    return ListedGame(
        game.id,
        words.shown_title(name),
        name,
        rules,
        own=game.own,
        parent=game.parent if game.own else game.id,
        parent_name=game.name,
        changes=len(diff(rules, game.rules)),
        favourite=game.favourite,
    )


def is_reconstructed(preset_id: str) -> bool:
    """Whether a game of the catalogue is played as rebuilt here from scarce sources."""
    return is_preset(preset_id) and preset(preset_id).reconstructed


def _source_tags(found: Preset) -> Iterable[str]:
    """Where its options were read; the first of all games has those of the options themselves."""
    if found.parent is None:
        return (spec.source for spec in OPTIONS)
    return (source for _, _, source in found.overrides)


def name_of_preset(preset_id: str) -> str:
    """What a game of the catalogue is called; empty for one that is not known."""
    return words.game_name(preset(preset_id).name) if is_preset(preset_id) else ""
