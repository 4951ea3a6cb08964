"""What tests share."""

from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
