"""``python -m canasta_qt`` and the installed command ``canasta-qt``.

Nothing here imports Qt while the module loads: a spawned bot process imports this module again.
"""

import multiprocessing
import signal
import sys


def main() -> int:
    """Run the program; returns the exit status."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is open yet that needs an end
    multiprocessing.freeze_support()
    from canasta_qt.start import main as start

    status = start()
    closing = sys.modules.get("canasta_qt.app.closing")
    if closing is not None:  # there was a window, or could have been
        closing.end_process(status)
    return status


if __name__ == "__main__":
    sys.exit(main())
