"""How the referee says no."""

from __future__ import annotations


class Refused(Exception):
    """An action that the rules do not have; `code` is that of the catalogue, `why` for people."""

    def __init__(self, code: str, why: str = "") -> None:
        super().__init__(f"{code} {why}".strip())
        self.code = code
        self.why = why


def require(condition: object, code: str, why: str = "") -> None:
    """Raise `Refused` unless the condition holds."""
    if not condition:
        raise Refused(code, why)
