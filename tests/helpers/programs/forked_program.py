"""The program in processes of their own, which find it imported: most of a start is imports.

One process imports it, without an application of Qt, and every other is forked from that one.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

_MOST = 65_536
"""Bytes of a request."""

_PARENT = f"""
import json, os, signal, socket, sys, traceback
from importlib import import_module
import canasta_qt.app.building, canasta_qt.app.program, canasta_qt.start, canasta_qt.jobs.worker
from canasta_qt.app.features import FEATURES, FRONT

import_module(FRONT)
for feature in FEATURES:
    import_module(f"canasta_qt.features.{{feature}}.feature")

def live(asked, output, errors):
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.dup2(output, 1)
    os.dup2(errors, 2)
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv[1:] = asked["words"]
    status = 0
    try:
        exec(asked["code"], {{"__name__": "__main__", "sys": sys}})
    except SystemExit as end:
        status = end.code or 0
    except BaseException:
        status = 1
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)

door = socket.socket(fileno=int(sys.argv[1]))
while True:
    message, passed, _, _ = socket.recv_fds(door, {_MOST}, 2)
    if not message:
        break
    asked = json.loads(message)
    if "code" not in asked:
        pid, status = os.waitpid(asked["pid"], 0 if asked["block"] else os.WNOHANG)
        answer = os.waitstatus_to_exitcode(status) if pid else None
    else:
        answer = os.fork()
        if not answer:
            door.close()
            live(asked, *passed)
        for one in passed:
            os.close(one)
    door.sendall(json.dumps(answer).encode())
"""


class ForkedProgram:
    """A process that was forked; it is used like a `subprocess.Popen`."""

    def __init__(self, door: socket.socket, code: str, words: Sequence[str]) -> None:
        self._door = door
        self.returncode: int | None = None
        (output, says), (errors, complains) = os.pipe(), os.pipe()
        asked = {"code": code, "words": words, "environment": dict(os.environ)}
        socket.send_fds(door, [json.dumps(asked).encode()], [says, complains])
        self.pid = json.loads(door.recv(_MOST))
        os.close(says)
        os.close(complains)
        self.stdout = open(output, encoding="utf-8")  # noqa: SIM115 - closed with the process
        self.stderr = open(errors, encoding="utf-8")  # noqa: SIM115

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal, where it has not ended yet."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        """The exit status, `None` while it runs."""
        return self._look(block=False)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """What is left on both its outputs, once it has ended; killed after so many seconds."""
        with self.stdout, self.stderr:
            patience = threading.Timer(timeout or 3600, self._kill)
            patience.start()
            try:
                told = self.stdout.read(), self.stderr.read()
            finally:
                patience.cancel()
                patience.join()
        self._look(block=True)
        return told

    def kill(self) -> None:
        """End it by force; whatever it still says is lost."""
        if self.poll() is None:
            self._kill()
            self._look(block=True)
        self.stdout.close()
        self.stderr.close()

    def _kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def _look(self, *, block: bool) -> int | None:
        if self.returncode is None:
            self._door.sendall(json.dumps({"pid": self.pid, "block": block}).encode())
            self.returncode = json.loads(self._door.recv(_MOST))
        return self.returncode


class ImportedProgram:
    """A process that has imported the program, and from which others are forked."""

    def __init__(self, folder: Path) -> None:
        self._door, inside = socket.socketpair()
        command = [sys.executable, "-c", _PARENT, str(inside.fileno())]
        self._process = subprocess.Popen(command, cwd=folder, pass_fds=[inside.fileno()])
        inside.close()

    def start(self, code: str, *words: str) -> ForkedProgram:
        """Run Python code, with the environment of now and these words as its command line."""
        return ForkedProgram(self._door, code, words)

    def close(self) -> None:
        """End it. Those that were forked have ended before."""
        self._door.close()
        self._process.wait()
