"""What tests of packaging share."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def window_application(qapp: QApplication) -> QApplication:
    """Icons are drawn by whatever application there is; windows of later tests need this one."""
    return qapp
