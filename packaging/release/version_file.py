"""The version resource of the Windows programs, in the form PyInstaller reads."""

from __future__ import annotations

from pathlib import Path

from release.project import COPYRIGHT, NAME, PUBLISHER, SUMMARY, TITLE, numbers_of, version

TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1,
    subtype=0x0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable('040904B0', [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])])
  ]
)
"""


def text() -> str:
    """The version resource."""
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": TITLE,
        "Comments": SUMMARY,
        "FileVersion": version(),
        "InternalName": NAME,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version(),
    }
    lines = ",\n".join(f"      StringStruct({key!r}, {value!r})" for key, value in strings.items())
    numbers = (*numbers_of(version()), 0)
    return TEMPLATE.format(numbers=numbers, strings=lines)


def write(file: Path) -> Path:
    """Write it."""
    file.write_text(text(), encoding="utf-8")
    return file
