"""Where the pictures lie."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resources_folder() -> Path:
    """The folder with cards, backs, faces, felts and icons.

    In an installed program it lies in the package, in a checkout beside it. `FileNotFoundError`
    where neither is there.
    """
    for folder in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if (folder / "cards").is_dir():
            return folder
    raise FileNotFoundError(f"the pictures are missing: no folder {_PACKAGE / 'resources'}")


def changelog() -> str:
    """What has changed from version to version, in Markdown and English."""
    return (resources_folder() / "CHANGELOG.md").read_text(encoding="utf-8")
