"""What a player picked for a match, the `NewMatch` it becomes, and how that begins."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from itertools import chain, repeat

from canasta_qt.engine.match import Match
from canasta_qt.engine.rules import RulesProblem, TableRules, UnknownPreset, diff, preset, resolve
from canasta_qt.library.games import DEFAULT_RULES, Games, ListedGame, changed_game
from canasta_qt.library.match_length import Length, length_in, with_length, without_length
from canasta_qt.players.levels import DEFAULT_LEVEL, LEVELS, style_of
from canasta_qt.record.json_text import parse_json
from canasta_qt.record.log import HUMAN, MatchLog, RuleOrigin
from canasta_qt.record.names import clean_person
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import drawn_seed, secret_of
from canasta_qt.view_model.people import PEOPLE, YOU, numbered_person, portraits_of
from canasta_qt.view_model.session import NewMatch, SeatSpec, Session, plain_seats
from canasta_qt.words.games import TitleText

DEFAULT_NAMES = tuple(name for name, _ in PEOPLE)
"""Names seat by seat, the player's own first."""

RANDOM_BYTES = 32
"""Bytes of the system's randomness in a secret that is drawn."""


@dataclass(frozen=True, slots=True)
class ChangedRules:
    """Rules made for a match and kept nowhere, and how their title is kept."""

    name: str
    rules: TableRules


@dataclass(frozen=True, slots=True)
class MatchChoice:
    """What the player picked. `names` has one entry per seat, the player's own first.

    `changed` are rules made from the game that are played instead. `level` is everybody's where
    `styles` is empty; else that has a level, perhaps with a personality, for each seat, or nothing
    for that of everybody, or "human" for a person. `seed` None means: shuffle anew.
    """

    rules: str = DEFAULT_RULES
    names: tuple[str, ...] = DEFAULT_NAMES
    level: str = DEFAULT_LEVEL
    seed: int | None = None
    changed: ChangedRules | None = None
    styles: tuple[str, ...] = ()
    length: Length = "whole"
    counting_aid: bool | None = None

    def style(self, index: int) -> str:
        """Level and personality of a bot at a seat, as a log keeps them."""
        own = self.styles[index] if index < len(self.styles) else ""
        return own if own not in ("", HUMAN) else self.level

    def is_person(self, index: int) -> bool:
        """Whether a person plays at a seat; the first is the player's own."""
        return index == 0 or (index < len(self.styles) and self.styles[index] == HUMAN)

    @property
    def all_alike(self) -> bool:
        """Whether all bots play equally well and have no temper of their own."""
        return all(style in ("", HUMAN) for style in self.styles)

    def with_level(self, level: str) -> MatchChoice:
        """All bots at this level; people stay people."""
        people = tuple(HUMAN if style == HUMAN else "" for style in self.styles)
        return replace(self, level=level, styles=people if any(people) else ())


def changed_name(name: str) -> str:
    """How the title of a game is kept once its rules were changed and not kept."""
    changed = TitleText.CHANGED.english
    return name if name.endswith(changed.removeprefix("{game}")) else changed.format(game=name)


def offered_levels() -> tuple[str, ...]:
    """Ids of the bot levels a person may choose, weakest first."""
    return tuple(level.id for level in LEVELS if level.offered)


def fresh_secret() -> str:
    """A match's secret, which has nothing to do with its seed: 64 hexadecimal digits."""
    return secrets.token_hex(RANDOM_BYTES)


def game_of(choice: MatchChoice, games: Games) -> ListedGame:
    """The game as it would be played. Raises `LookupError` for one that is gone."""
    game, changed = games.get(choice.rules), choice.changed
    return changed_game(game, changed.name, changed.rules) if changed else game


def match_from(choice: MatchChoice, games: Games | None = None, *, demo: bool = False) -> NewMatch:
    """The match that was picked. Raises `LookupError` for a lost game, and `RulesProblem`."""
    games = games or Games()
    game = game_of(choice, games)
    game = with_length(game, choice.length, games.pace(game.base))
    changed = choice.changed is not None or game.rules != games.get(choice.rules).rules
    return NewMatch(
        game.base,
        _company(choice, game.players),
        drawn_seed() if choice.seed is None else choice.seed,
        diff(game.rules, preset(game.base).rules),
        demo,
        game.kept_title,
        rule_set=game.id if game.own and not changed else "",
    )


def names_at(choice: MatchChoice, players: int) -> tuple[str, ...]:
    """The names at the table of a choice, seat by seat."""
    usual = plain_seats(players)
    typed = chain(choice.names, repeat(""))
    names = [clean_person(name) or seat.name for seat, name in zip(usual, typed, strict=False)]
    people = [seat for seat in range(players) if choice.is_person(seat)]
    for seat in people if len(people) > 1 else ():  # several people are all called by name
        if names[seat] in (YOU, *(names[one] for one in people if one < seat)):
            names[seat] = numbered_person(seat + 1)
    return tuple(names)


def _company(choice: MatchChoice, players: int) -> tuple[SeatSpec, ...]:
    names = names_at(choice, players)
    faces = portraits_of(names)
    return tuple(
        SeatSpec(
            names[index],
            "human" if choice.is_person(index) else "bot",
            choice.style(index),
            faces[index],
        )
        for index in range(players)
    )


def known_choice(choice: MatchChoice, games: Games) -> MatchChoice:
    """The choice with what is gone or empty replaced by what is usual.

    Rules made from a game that is gone still are what they are.
    """
    usual = DEFAULT_NAMES
    typed = zip(choice.names, usual, strict=False)
    kept = tuple(clean_person(name) or default for name, default in typed)
    if kept and kept[0] == numbered_person(1):  # so they were called among several people
        kept = (YOU, *kept[1:])
    return replace(
        choice,
        rules=choice.rules if games.knows(choice.rules) else DEFAULT_RULES,
        names=(*kept, *usual[len(kept) :]),
        level=_known_style(choice.level) or DEFAULT_LEVEL,
        styles=tuple(
            one if one == HUMAN else _known_style(one) for one in choice.styles[: len(usual)]
        ),
    )


def _known_style(text: str) -> str:
    """A style whose level may be chosen; empty for others."""
    style = style_of(text)
    return str(style) if style.level in offered_levels() else ""


def kept_changes(changed: ChangedRules | None) -> str:
    """Rules made for a match as a text for the settings; empty for none."""
    if changed is None:
        return ""
    classic = preset(DEFAULT_RULES).rules
    return json.dumps({"name": changed.name, "options": diff(changed.rules, classic)})


def read_changes(text: str) -> ChangedRules | None:
    """What `kept_changes` wrote; nothing where it cannot be read or played any more."""
    try:
        data = parse_json(text)
        if not isinstance(data, dict):
            return None
        name, options = data["name"], data["options"]
        if not isinstance(name, str) or not isinstance(options, dict):
            return None
        return ChangedRules(name, resolve(DEFAULT_RULES, options))
    except (ValueError, TypeError, KeyError, RulesProblem, UnknownPreset):
        return None


def _secret_for(seed: int | str) -> str:
    """A number somebody typed could be guessed, so its match has a secret of its own.

    From any other seed the secret follows one way, so that a code carries the players' luck as
    well.
    """
    return secret_of(seed) if isinstance(seed, str) else fresh_secret()


def create_match(new: NewMatch) -> tuple[MatchRun, Session]:
    """The match before its first deal. Raises `UnknownPreset`, `RulesProblem` or `ValueError`."""
    rules = resolve(new.rules, dict(new.overrides))
    persons = Match(rules, new.seed).seating.persons
    if len(new.seats) != len(persons):
        raise ValueError(f"{len(new.seats)} seats for rules with {len(persons)}")
    run = MatchRun.new(
        rules,
        new.seed,
        Session.of(new, range(len(persons))).players(),  # by person: the run seats them
        RuleOrigin(
            new.rules,
            tuple(new.overrides.items()),
            new.rules_name if new.overrides or new.rule_set else "",
            new.rule_set,
        ),
        secret=_secret_for(new.seed),
        advice=new.advice,
    )
    run.log.counting_aid = new.counting_aid and not new.demo
    return run, Session.of(new, persons)


def rematch_of(log: MatchLog, games: Games, usual: MatchChoice) -> MatchChoice:
    """The rules and people of a match with new cards; the player is the person at the screen.

    `usual` says how well companions play in place of people, and who else there is.
    """
    from canasta_qt.library.match_saver import title_of

    played = games.in_force(log.rules, title_of(log), log.preset, log.rule_set)
    known = games.get(played.id)
    game = without_length(played, known)
    own = Session.of_log(log).viewer
    people = [*log.players[own:], *log.players[:own]]
    first, *others = people
    styles = [HUMAN if one.is_human else one.played_by for one in others]
    styles.insert(0, "" if first.is_human else first.played_by)
    persons = HUMAN in styles
    alike = not persons and all(style in ("", usual.level) for style in styles)
    choice = replace(
        usual,
        rules=game.id,
        names=(*(one.name for one in people), *usual.names[len(people) :]),
        styles=() if alike else tuple(styles),
        seed=None,
        changed=None if known.rules == game.rules else ChangedRules(game.kept_name, game.rules),
        length=length_in(played.kept_name),
    )
    return known_choice(choice, games)
