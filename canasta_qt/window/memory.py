"""What the window remembers from one start to the next."""

from __future__ import annotations

from typing import Protocol


class Memory(Protocol):
    """Named plain values (numbers, texts, lists) that survive a restart where they can be saved."""

    def get(self, key: str, default: object = None) -> object:
        """The remembered value, or `default`."""
        ...

    def set(self, key: str, value: object) -> None:
        """Remember a value. Never raises: what cannot be saved is kept until the end."""
        ...


class Forgetful:
    """Remembers until the program ends; for tests and folders that cannot be written."""

    def __init__(self) -> None:
        self._values: dict[str, object] = {}

    def get(self, key: str, default: object = None) -> object:
        """The remembered value, or `default`."""
        return self._values.get(key, default)

    def set(self, key: str, value: object) -> None:
        """Remember a value."""
        self._values[key] = value
