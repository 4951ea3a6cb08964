"""Install Canasta Qt from its sources below a folder, without any network: for the Flatpak.

    python3 packaging/flatpak_install.py PREFIX

The package goes among PREFIX's Python packages, the command into `bin`, and what a desktop wants to
know into `share`.
"""

import shutil
import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
sys.path[:0] = [str(PACKAGING), str(PACKAGING.parent)]

import qm_files  # noqa: E402
from release.linux_share import write_share  # noqa: E402
from release.project import NAME, ROOT  # noqa: E402

COMMAND = """\
#!/usr/bin/env python3
import sys

from canasta_qt.__main__ import main

sys.exit(main())
"""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.ts", "GLOSSARY.md", "screens")


def install(prefix: Path) -> None:
    """Lay everything below the prefix. Raises `qm_files.NotCompiled`."""
    qm_files.compile_all(qm_files.stale())
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    target = prefix / "lib" / version / "site-packages" / "canasta_qt"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "canasta_qt", target, ignore=LEFT_OUT)
    shutil.copytree(ROOT / "resources", target / "resources", ignore=LEFT_OUT)
    command = prefix / "bin" / NAME
    command.parent.mkdir(parents=True, exist_ok=True)
    command.write_text(COMMAND, encoding="utf-8")
    command.chmod(0o755)
    write_share(prefix, newest=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    install(Path(sys.argv[1]).resolve())
