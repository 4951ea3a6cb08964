"""The mark by which the translation tools find a text that is translated later."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text itself. The tools know this name; Qt's own has no useful type in Python."""
    return text
