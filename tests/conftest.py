"""What every test gets: no screen, English, a data folder of its own, reproducible Hypothesis."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = os.environ["LC_ALL"] = os.environ["LANG"] = "C.UTF-8"

settings.register_profile(
    "ci",
    derandomize=True,
    print_blob=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(autouse=True)
def data_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in place of the player's own data; no test may touch the real one."""
    folder = tmp_path / "canasta-qt-data"
    monkeypatch.setenv("CANASTA_QT_DATA_DIR", str(folder))
    return folder
