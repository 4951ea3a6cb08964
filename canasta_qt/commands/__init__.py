"""Commands without a window: judge, simulate, replay, rules. They need no PySide6."""
