"""``python -m canasta_qt`` and the installed command ``canasta-qt``.

Nothing here imports Qt while the module loads: a spawned bot process imports this module again.
"""

import multiprocessing
import sys


def main() -> int:
    """Run the program; returns the exit status."""
    multiprocessing.freeze_support()
    from canasta_qt.start import main as start

    return start()


if __name__ == "__main__":
    sys.exit(main())
