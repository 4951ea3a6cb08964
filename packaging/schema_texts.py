"""The texts that are data of the engine: options with their values, games and groups."""

import dataclasses
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from ts_files import Text  # noqa: E402

from canasta_qt.engine.rules import (  # noqa: E402
    GROUP_TITLES,
    OPTIONS,
    PRESET_GROUPS,
    preset,
    preset_ids,
)
from canasta_qt.library.games import FAVOURITES_GROUP, OWN_GROUP  # noqa: E402
from canasta_qt.view_model.people import PEOPLE  # noqa: E402

WORDS = ("label", "help", "none_means", "counted_means")
"""Fields of options and kinds that are said to people; `values` pairs words with sentences."""

SCHEMA = "canasta_qt/engine/rules/declarations"
PRESETS = "canasta_qt/engine/rules/presets"


def schema_texts() -> Iterator[Text]:
    """Every text of options, games and groups, in the order of the catalogue."""
    for group, title in GROUP_TITLES:
        yield Text("options", title, f"heading of the group {group}", place=SCHEMA)
    for spec in OPTIONS:
        yield from _of_option(spec, spec.key)
    for group, title in (*PRESET_GROUPS, OWN_GROUP, FAVOURITES_GROUP):
        yield Text("game_groups", title, f"group of games: {group}", place=PRESETS)
    for preset_id in preset_ids():
        yield from _of_game(preset_id)
    yield Text("people", PEOPLE[0][0], "the name at the player's own seat", place=PRESETS)


def _of_option(part: object, key: str) -> Iterator[Text]:
    """The texts of an option or of a part of it, however deep they are."""
    if isinstance(part, tuple | list):
        for one in part:
            yield from _of_option(one, key)
        return
    if not dataclasses.is_dataclass(part):
        return
    for field in dataclasses.fields(part):
        value = getattr(part, field.name)
        if isinstance(value, str):
            if field.name in WORDS and value:
                yield Text("options", value, f"{field.name} of {key}", place=SCHEMA)
        elif field.name == "values":
            yield from (Text("options", said, f"{key} = {word}", place=SCHEMA)
                        for word, said in value if said)  # fmt: skip
        else:
            yield from _of_option(value, key)


def _of_game(preset_id: str) -> Iterator[Text]:
    game, place = preset(preset_id), f"{PRESETS}/{preset_id}.toml"
    yield Text("game_names", game.name, f"name of the game {preset_id}", place=place)
    yield Text("game_descriptions", game.description, preset_id, place=place)
    if game.note:
        yield Text("game_notes", game.note, f"remark on {preset_id}", place=place)
    if game.confidence_remark:
        yield Text("game_remarks", game.confidence_remark, f"on {preset_id}", place=place)
