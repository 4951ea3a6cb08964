"""Files: the match in progress, finished matches, and the settings. Knows no PySide6."""
